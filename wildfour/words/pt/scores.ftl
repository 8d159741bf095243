# How a match stands. $reader is as in events.ftl.

scores = Pontos: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] você { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = Quem chegar primeiro a { point-count } ganha.
goal-lowest-score = Quando alguém chega a { point-count }, ganha a menor soma.
goal-partners = A primeira dupla que chegar a { point-count } ganha.
goal-rotating-partners = Depois de { $rounds } rodadas, ganha a maior soma.
goal-two-tables = Depois de { $rounds } rodadas nas duas mesas, ganha a maior soma.
goal-elimination = Quem chega a { point-count } está fora, e quem sobra por último ganha.
eliminated =
    { $reader ->
        [actor] Você está fora.
        [among] Você e { LIST($others) } estão fora.
       *[nobody] { LIST($others) } { $count ->
                [one] está
               *[other] estão
            } fora.
    }
sheet-round = Rodada
sheet-total = Soma
standings-after = Classificação depois de { $rounds } de { $all } rodadas nas duas mesas:
standing =
    { $place }. { $reader ->
        [actor] Você
       *[nobody] { $name }
    }: { point-count }, rodadas ganhas: { $won }, pontos sofridos: { $against }
