"""Tournaments: who sits with whom, when more play than one table holds or partners change."""
