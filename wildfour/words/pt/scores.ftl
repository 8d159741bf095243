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
