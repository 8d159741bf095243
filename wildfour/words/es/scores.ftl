# How a match stands. $reader is as in events.ftl.

scores = Puntos: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] tú { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = Gana quien llegue primero a { point-count }.
goal-lowest-score = Cuando alguien llega a { point-count }, gana el total más bajo.
goal-partners = Gana la primera pareja que llegue a { point-count }.
goal-rotating-partners = Después de { $rounds } rondas gana el total más alto.
goal-two-tables = Después de { $rounds } rondas en las dos mesas gana el total más alto.
goal-elimination = Quien llega a { point-count } queda fuera, y gana quien aguante hasta el final.
eliminated =
    { $reader ->
        [actor] Quedas fuera.
        [among] Tú y { LIST($others) } quedan fuera.
       *[nobody] { LIST($others) } { $count ->
                [one] queda
               *[other] quedan
            } fuera.
    }
sheet-round = Ronda
sheet-total = Suma
standings-after = Clasificación después de { $rounds } de { $all } rondas en las dos mesas:
standing =
    { $place }. { $reader ->
        [actor] Tú
       *[nobody] { $name }
    }: { point-count }, rondas ganadas: { $won }, puntos en contra: { $against }
