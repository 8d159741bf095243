"""The refusal of a transcript that is not what was laid down."""

from wildfour.errors import WildfourError


class Unfair(WildfourError):
    """Something in a transcript is not what the pledge and the secrets make it."""
