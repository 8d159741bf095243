# The rules in the browser, around the clauses themselves.

web-rules-intro = Todas las reglas de cinco reglamentos, con nuestros criterios donde el libro calla.
web-rules-search = Busca: roba cuatro, última carta, dos jugadores…
web-rules-none = Ninguna regla dice eso. Prueba con otra palabra.
web-rules-all = Los cinco
web-rules-editions = Ediciones
web-rules-everywhere = las cinco ediciones
web-rules-parts = Partes del libro
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
