"""One step of an environment, interpreted or compiled."""
