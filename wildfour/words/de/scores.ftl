# Wie eine Partie steht. $reader wie in events.ftl.

scores = Punkte: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] du { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = Wer zuerst { point-count } hat, gewinnt.
goal-lowest-score = Hat jemand { point-count }, gewinnt die kleinste Summe.
goal-partners = Die Partner, die zuerst { point-count } haben, gewinnen.
goal-rotating-partners = Nach { $rounds } Runden gewinnt die höchste Summe.
goal-two-tables = Nach { $rounds } Runden an beiden Tischen gewinnt die höchste Summe.
goal-elimination = Wer { point-count } hat, scheidet aus, und wer übrig bleibt, gewinnt.
eliminated =
    { $reader ->
        [actor] Du bist ausgeschieden.
        [among] Du und { LIST($others) } seid ausgeschieden.
       *[nobody] { LIST($others) } { $count ->
                [one] ist
               *[other] sind
            } ausgeschieden.
    }
sheet-round = Runde
sheet-total = Summe
standings-after = Rangliste nach { $rounds } von { $all } Runden an beiden Tischen:
standing =
    { $place }. { $reader ->
        [actor] Du
       *[nobody] { $name }
    }: { point-count }, gewonnene Runden: { $won }, Punkte der Gegner: { $against }
