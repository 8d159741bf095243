# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

round-goes-on = The round is not over yet; play it to its end before the next one is dealt
match-is-over = The match is over, so no other round is dealt; begin another match
