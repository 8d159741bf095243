# The score of a match. $reader is as in events.ftl.

scores = Scores: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] you { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = The first to reach { point-count } wins.
goal-lowest-score = When a player reaches { point-count }, the lowest total wins.
goal-partners = The first team to reach { point-count } wins.
goal-rotating-partners = The highest total after { $rounds } rounds wins.
goal-two-tables = The highest total after { $rounds } rounds at both tables wins.
goal-elimination = A player who reaches { point-count } is out; the last player left wins.
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
standings-after = Standings after { $rounds } of { $all } rounds at both tables:
standing =
    { $place }. { $reader ->
        [actor] You
       *[nobody] { $name }
    }: { point-count }, rounds won: { $won }, points against: { $against }
