"""Players that are programs. Policies are written in the language of the rules, so that they can be compiled."""
