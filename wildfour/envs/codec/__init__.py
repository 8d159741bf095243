"""Conversion of views and moves in notation to observation bytes and action numbers, and back."""
