"""Environment steps, interpreted or compiled."""
