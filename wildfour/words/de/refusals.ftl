# Züge und Bitten, die jetzt nicht möglich sind. Dahinter steht die Regel, die es sagt, darum kein Punkt.

by-clause = { $refusal } ({ $clause })

round-goes-on = Die Runde ist noch nicht zu Ende; spiele sie zu Ende, bevor neu gegeben wird
match-is-over = Die Partie ist vorbei, es wird keine Runde mehr gegeben; beginne eine neue Partie
