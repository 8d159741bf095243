"""General tools that know nothing of cards."""
