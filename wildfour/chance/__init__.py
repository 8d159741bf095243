"""Streams of chance; nothing hidden is stored."""
