"""Adapters to other libraries' interfaces."""
