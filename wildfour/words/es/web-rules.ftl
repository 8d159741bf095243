# The rules in the browser, around the clauses themselves.

web-rules-intro = Todas las reglas de cinco reglamentos, con nuestros criterios donde el libro calla.
web-rules-how = Cómo se juega
web-rules-step =
    { $step ->
        [goal] Cada cual recibe 7 cartas. Gana quien se queda primero sin ninguna.
        [match] En tu turno, juega una carta que coincida con la de arriba en color, número o símbolo.
        [draw] ¿Ninguna encaja? Roba una. Si encaja, puedes jugarla enseguida.
        [actions] Salta: la siguiente persona pierde el turno. Cambio de sentido: se juega al revés. Roba dos: roba 2 y pierde el turno.
        [wild] Un Comodín va sobre cualquier carta, y tú eliges el color. Tras un Comodín Roba cuatro, la siguiente persona roba 4.
       *[uno] ¿Te quedan dos cartas? Canta UNO al jugar una. Si te atrapan sin cantarlo, robas 2.
    }
web-rules-picture =
    { $step ->
        [goal] Una mano de siete cartas
        [match] Sobre un 4 verde: un 9 verde y un 4 azul
        [draw] Un 6 amarillo robado del mazo
        [actions] Salta amarillo, Cambio de sentido verde, Roba dos azul
        [wild] Comodín, Comodín Roba cuatro y los cuatro colores para elegir
       *[uno] Una sola carta y el canto UNO
    }
web-rules-of-table = Las reglas de tu mesa. Edición: { $edition }.
web-rules-options = Lo que vale en esta mesa
web-rules-all-editions = Las reglas de todas las ediciones
web-rules-found =
    { $count ->
        [0] Ninguna regla dice eso. Prueba con otra palabra.
        [one] { $count } regla encontrada.
       *[other] { $count } reglas encontradas.
    }
web-rules-count =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
web-rules-search = Busca: roba cuatro, última carta, dos jugadores…
web-rules-all = Los cinco
web-rules-editions = Ediciones
web-rules-everywhere = las cinco ediciones
web-part =
    { $part ->
        [A] Cartas
        [B] Preparación
        [C] Un turno
        [D] Qué hacen las cartas
        [E] Una sola carta
        [F] Puntuación
        [G] Castigos
        [H] Otras maneras de jugar
        [I] La catapulta
        [R] Criterios
       *[house] Reglas de la casa
    }
web-part-about-rulings = Donde los libros callan o se contradicen, decidimos y decimos por qué. La mayoría de los criterios se pueden cambiar en una mesa.
web-part-about-house = No están en ningún libro. Todas están apagadas, salvo que una mesa las active.
web-rules-option = Opción «{ $option }»:
web-rules-without = Según el libro:
web-rules-at-table = En esta mesa:
web-rules-with-option = Con { $option }
web-eg-top = carta de arriba
web-eg-fits = ✓ encaja
web-eg-not = ✕ no encaja
web-eg-copies = × { $count }
web-eg-refused = Rechazada:
