"""One served table."""
