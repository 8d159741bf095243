"""In which manner somebody decides, as far as the expert can tell; its networks are told, too."""

LIKE_SKILLED, AT_RANDOM, SPARINGLY, LIKE_NETWORK, MANNERS = range(5)
