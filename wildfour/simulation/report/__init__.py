"""Reports of simulations: text, pages, figures, and spreadsheets."""
