"""Rulebook data: cards, editions, options, clauses, notation."""
