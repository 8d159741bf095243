"""Results of simulations for people and spreadsheets."""
