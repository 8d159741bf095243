"""Score pad for games with printed cards."""
