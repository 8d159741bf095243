"""What a seat sees and may do as bytes, in the language of the rules: for learners, and for our own network."""
