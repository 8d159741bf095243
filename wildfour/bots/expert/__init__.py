"""Level expert: search over sampled deals."""
