# Replays in the browser, and what is proved of their deals. A browser reads this when it shows one.

## Replays

web-replays-intro = Vuelve a ver cualquier partida, jugada por jugada, desde cada asiento. Y comprueba sus repartos.
web-replays-mine = Tus partidas
web-replays-public = De mesas abiertas
web-replays-none = Aún no hay nada. Una partida llega aquí cuando termina.
web-replays-file = Abrir un acta
web-replays-file-about = Elige un archivo, o suéltalo aquí.
web-match-left = La partida se dejó
web-replay = Repetición
web-replay-round = Repetición · ronda { $number }
web-replay-not-shown = Esta partida no se puede mostrar
web-round-of = Ronda { $number } de { $count }
web-move-of =
    { $number ->
        [0] El reparto
       *[other] Jugada { $number } de { $count }
    }
web-whose-view = Punto de vista
web-open-view = Abierto
web-hand-of =
    { $count ->
        [one] Mano de { $name }, { $count } carta
       *[other] Mano de { $name }, { $count } cartas
    }
web-to-start = Al principio
web-move-back = Una jugada atrás
web-move-on = Una jugada adelante
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] ¡UNO!
        [caught] atrapada
       *[out] terminó
    }
web-download = Descargar el acta
web-check-deal = Comprobar el reparto
web-deal-checked = Reparto comprobado en este navegador
web-deal-not-proved = El reparto no está demostrado
web-how = ¿Cómo?
web-why = ¿Por qué?

## What is proved of a match, in a player's words

web-proof = Qué se demostró
web-proof-locked = Antes de la primera carta, el servidor guardó un secreto bajo llave, y cada dispositivo su propio número. Después nadie podía cambiar el suyo, y nadie los conocía todos.
web-proof-computed =
    Este navegador acaba de calcular de nuevo las cartas a partir de ellos, por su cuenta. { $rounds ->
        [one] El reparto
       *[other] Los { $rounds } repartos
    } y { $draws ->
        [0] nada más
        [one] una carta robada después
       *[other] { $draws } cartas robadas después
    }: todo es exactamente lo que tenía que ser.
web-proof-own =
    { $count ->
        [one] { LIST($names) } puso su propio número. Si ese dispositivo era honrado, nadie pudo elegir las cartas, ni siquiera el servidor.
       *[other] { LIST($names) } pusieron sus propios números. Si al menos uno de esos dispositivos era honrado, nadie pudo elegir las cartas, ni siquiera el servidor.
    }
web-proof-no-own = Pero todos los números eran del servidor, porque solo jugaron sus bots: pudo elegir entre repartos antes de empezar.
web-proof-later =
    { $count ->
        [one] Una carta o un lanzamiento llegó después de barajar de nuevo, o de la catapulta. Esta página no puede comprobarlo; la orden `python3 run.py verify` sí.
       *[other] { $count } cartas y lanzamientos llegaron después de barajar de nuevo, o de la catapulta. Esta página no puede comprobarlos; la orden `python3 run.py verify` sí.
    }
web-proof-noted = Y son las reglas, los nombres y los números de la partida que se jugó aquí: este navegador anotó la huella antes de la primera carta.
web-proof-not-noted = Este navegador no estaba cuando empezó la partida. Quien anotó entonces la huella puede compararla.
web-proof-yours = El número de este navegador está entre ellos, así que basta con que este dispositivo fuera honesto.
web-proof-moves = Las jugadas y el resultado que se muestran son los que vio este navegador.
web-proof-moves-until = Hasta la jugada { $move } de la ronda { $round }, las jugadas que se muestran son las que vio este navegador. De lo posterior y del resultado solo responde el servidor.
web-proof-moves-told = De las jugadas y del resultado solo responde el servidor.
web-proof-talk = Nadie puede demostrar que los jugadores no se contaron sus cartas.
web-fingerprint = Huella
web-own-seed = Tu semilla
web-last-link = Último eslabón de las jugadas
web-not-proved =
    { $what ->
        [headings] Esta acta no dice de dónde salieron sus cartas, así que nadie puede comprobarlas.
        [commitment] El número de { $name } no es el que se guardó bajo llave. Se cambió uno de los dos.
        [fingerprint] Las reglas, los asientos o los nombres no son los que se fijaron antes de la primera carta.
        [secret] El secreto del servidor para la ronda { $round } no es el que guardó bajo llave.
        [revealed] El servidor no ha mostrado su secreto de la ronda { $round }.
        [deal] En el reparto de la ronda { $round }, la carta { $place } tenía que ser { CARD($right) }, pero está escrito { CARD($written) }.
        [draw] En la ronda { $round }, jugada { $move }, había que robar { CARD($right) }, pero está escrito { CARD($written) }.
        [own-seed] El número que aportó este navegador no está en esta acta.
        [link] Las jugadas no son las que vio este navegador.
       *[unreadable] Esto no es un acta que se pueda comprobar.
    }
web-not-proved-then = Alguien ha cambiado esta acta, o nunca fue una partida justa.
