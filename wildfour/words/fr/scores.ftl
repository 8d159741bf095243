# How a match stands. $reader is as in events.ftl.

scores = Points : { LIST($scores) }.
score-of =
    { $reader ->
        [actor] toi { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = Qui atteint en premier { point-count } gagne.
goal-lowest-score = Dès que quelqu’un atteint { point-count }, le total le plus bas gagne.
goal-partners = La première équipe qui atteint { point-count } gagne.
goal-rotating-partners = Après { $rounds } manches, le total le plus haut gagne.
goal-two-tables = Après { $rounds } manches aux deux tables, le total le plus haut gagne.
goal-elimination = Qui atteint { point-count } est hors jeu, et qui reste à la fin gagne.
eliminated =
    { $reader ->
        [actor] Tu es hors jeu.
        [among] { LIST($others) } et toi êtes hors jeu.
       *[nobody] { LIST($others) } { $count ->
                [one] est
               *[other] sont
            } hors jeu.
    }
sheet-round = Manche
sheet-total = Somme
standings-after = Classement après { $rounds } manches sur { $all } aux deux tables :
standing =
    { $place }. { $reader ->
        [actor] Toi
       *[nobody] { $name }
    } : { point-count }, manches gagnées : { $won }, points adverses : { $against }
