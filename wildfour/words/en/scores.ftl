# How a match stands. $reader is as in events.ftl.

scores = Scores: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] you { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = The first to reach { point-count } wins.
goal-lowest-score = When somebody reaches { point-count }, the lowest total wins.
goal-partners = The first partners to reach { point-count } win.
goal-rotating-partners = The highest total after { $rounds } rounds wins.
goal-elimination = Whoever reaches { point-count } is out, and the last one left wins.
eliminated =
    { $reader ->
        [actor] You are out.
        [among] You and { LIST($others) } are out.
       *[nobody] { LIST($others) } { $count ->
                [one] is
               *[other] are
            } out.
    }
sheet-round = Round
sheet-total = Total
