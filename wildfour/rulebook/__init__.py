"""What is printed, as data: cards, editions, options, clauses, notation."""
