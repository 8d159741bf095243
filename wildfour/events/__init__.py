"""Events of rounds and matches, and their views per audience."""
