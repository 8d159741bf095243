"""The level *expert*: search over sampled deals."""
