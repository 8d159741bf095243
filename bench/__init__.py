"""Measurements and proofs that are too long for tests or need other machines. The benchmark itself is `wildfour
bench`."""
