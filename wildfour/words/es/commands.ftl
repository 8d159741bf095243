# What the commands print, and the help of the command line.

## What cannot be typed like this

bad-arguments = { LONG($problem) }; { $program } --help muestra qué es posible.
argument-unknown = No sé qué hacer con «{ LONG($text) }»; { $program } --help muestra qué puedes escribir.
argument-missing = Falta algo: { LONG($names) }; { $program } --help muestra qué escribir.
argument-needs-more = Falta algo después de { $name }; { $program } --help muestra qué escribir ahí.
argument-stands-alone = { $name } va solo; quita «{ $text }».
argument-not-with = { $name } y { $other } no van juntos; usa uno de ellos.
argument-not-whole = «{ $text }» no es un número entero, y { $name } necesita uno, como 4.
no-such-command =
    No existe la orden «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } órdenes son { LIST($known) }.
no-such-language = Aquí aún no hay idioma «{ $name }»; los idiomas son { LIST($known) }.

## Lists

listed-edition = { $name }: { $title }, { $cards } cartas, de { $least } a { $most } jugadores.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Sin ella:
listed-changed = Con ella:

## Help

help-about = Se juega con las reglas de UNO®. Sin relación con Mattel ni respaldo de Mattel.
help-usage = uso:
help-what-to-type = qué escribir
help-also = opciones
help-help = mostrar esta ayuda
help-version = decir qué versión es
help-verbose = con --version, mostrar también qué código máquina se usa y por qué
machine-code =
    { $why ->
        [chosen] Código máquina: { $kind }, elegido por WILDFOUR_ENGINE.
        [processor] Código máquina: { $kind }, ya compilado para procesadores como este.
       *[none] Código máquina: compilado en este equipo, porque no hay ninguno ya compilado para él.
    }
help-language = el idioma; si no se dice, el de tu sistema
help-commands = órdenes
help-command = ORDEN
help-play = jugar una partida contra bots
help-replay = contar una partida que se anotó
help-pad = llevar los puntos de una partida con cartas de verdad
help-tournament = llevar un torneo: sentar, anotar resultados, mostrar la clasificación
help-editions = listar los reglamentos
help-options = listar las opciones de una mesa y qué cambia cada una
help-options-edition = solo las opciones que significan algo en esta edición
help-rules = consultar las reglas, y nuestros criterios donde callan
help-rules-clause = una regla como C1 o R7; todas si no se dice
help-edition = el reglamento; classic-2003 si no se dice
help-option = cambiar una regla; se puede usar varias veces
help-format = points-race, lowest-score, partners, rotating-partners o elimination
help-target = los puntos que terminan la partida; 500 si no se dice
help-play-players = cuántos juegan, contigo; 4 si no se dice
help-play-name = tu nombre
help-play-bots = cómo juegan los bots: novice, casual, skilled o expert; una palabra para todos, o una para cada uno separadas por comas; casual si no se dice
help-play-seed = repartir siempre las mismas cartas y dar a los bots la misma suerte
help-play-save = el archivo en que se guarda la partida
help-play-new = empezar otra partida
help-play-resume = seguir la partida guardada
help-replay-file = el archivo en que se guardó una partida
help-replay-with = la transcripción de la otra mesa de una partida en dos mesas (H6); añade la clasificación
help-replay-as = de quién puedes ver la mano, por nombre o asiento; spectator no ve ninguna
help-replay-all = mostrar todas las cartas
