# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

# A seat, where its player's name is not known.
seat = asiento { $number }

round-goes-on = La ronda aún no ha terminado; juégala hasta el final antes de repartir la siguiente
match-is-over = La partida ha terminado y no se reparten más rondas; empieza otra partida
not-playing = { $name } no juega esta ronda; espera a la siguiente

## What somebody is asked to do: after "you have to", and after "Bea is about to".
## $lay: can a card be laid? $other: can the other thing be done?

asked-choose-color = elegir el color de la carta inicial
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] jugar una carta o robar
           *[no] jugar una carta
        }
       *[no] { $other ->
            [yes] robar
           *[no] pasar
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] jugar o guardar la carta robada
           *[no] jugar la carta robada
        }
       *[no] guardar la carta robada
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] aceptar, desafiar o acumular una carta de robar
           *[no] aceptar o desafiar
        }
       *[no] { $lay ->
            [yes] aceptar o acumular una carta de robar
           *[no] aceptar
        }
    }
asked-flip =
    { $other ->
        [yes] lanzar a alguien o renunciar
       *[no] lanzar a alguien
    }
asked-give = dar una carta a quien recibió el impacto
asked-swap = elegir con quién cambiar la mano

## What can be done instead. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] juega otra carta o roba
            [pass] juega otra carta o pasa
           *[none] juega otra carta
        }
       *[no] { $other ->
            [draw] roba
           *[pass] pasa
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] juégala o guárdala
           *[none] juégala
        }
       *[no] guárdala
    }
instead-answer =
    { $lay ->
        [yes] juega otra o acepta
       *[no] acepta
    }
instead-wait = espera tu turno

## Whose turn it is

round-is-over = La ronda ha terminado y «{ $move }» llega tarde; empieza otra ronda
you-are-out = Ya jugaste tu última carta; { $seat } todavía tiene que { $asked }
not-your-turn = No es tu turno; { $seat } tiene que { $asked }
not-now = «{ $move }» no es posible ahora; tienes que { $asked }
others-challenge = Solo puede desafiar { $seat }, que robaría las cartas; espera

## Jumping in

no-jump-in-now = Ahora nadie puede intercalar; { $seat } tiene que { $asked }
jump-in-not-alike = Solo puedes intercalar una carta de color que tengas y que sea igual a la de arriba, no { CARD($card, form: "a") }; espera tu turno
jump-in-on-start = La carta inicial no la jugó nadie, así que nadie puede intercalar sobre ella; espera tu turno
jump-in-on-own = La carta de arriba es tuya, y no puedes intercalar sobre tu propia carta; espera

## Laying a card

# $face: a digit, skip, reverse or two.
face =
    { $face ->
        [skip] un Salta
        [reverse] un Cambio de sentido
        [two] un Roba dos
       *[other] un { $face }
    }
top-card =
    { $wild ->
        [yes] el { CARD($card) }, que vale como { COLOR($color) }
       *[no] el { CARD($card) }
    }
not-in-hand = No tienes { CARD($card, form: "a") }; tienes { CARDS($hand) }
only-the-card-drawn = Después de robar solo puedes jugar la carta robada, el { CARD($drawn) }; { $instead }
last-card-no-number = Tu última carta tiene que ser un número, y { CARD($card, form: "a") } no lo es; { $instead }
you-hold-the-color = Tienes una carta { COLOR($color, form: "feminine") }, así que no puedes jugar un Comodín Roba cuatro; { $instead }
no-match = { CARD($card, form: "A") } no encaja con { $top }; { $instead }
lay-a-match = { CARD($card, form: "A") } no encaja con { $top }; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] juega una carta { COLOR($color, form: "feminine") } o un comodín, o roba
        [pass] juega una carta { COLOR($color, form: "feminine") } o un comodín, o pasa
       *[none] juega una carta { COLOR($color, form: "feminine") } o un comodín
    }
lay-color-face-or-wild =
    { $other ->
        [draw] juega una carta { COLOR($color, form: "feminine") }, { $face } o un comodín, o roba
        [pass] juega una carta { COLOR($color, form: "feminine") }, { $face } o un comodín, o pasa
       *[none] juega una carta { COLOR($color, form: "feminine") }, { $face } o un comodín
    }
last-card-lies = La última carta ya está jugada, y { CARD($card, form: "a") } llega tarde; acéptala, o protesta
not-stacked = Aquí no se acumulan cartas de robar, y { CARD($card, form: "a") } no es respuesta; tienes que { $asked }
no-draw-card = { CARD($card, form: "A") } no es una carta de robar, así que no es respuesta; tienes que { $asked }
last-card-not-stacked-on = Sobre una última carta no se acumula, y { CARD($card, form: "a") } no es respuesta; tienes que { $asked }
not-stacked-here = { CARD($card, form: "A") } no se puede acumular aquí sobre { CARD($top, form: "a") }; { $instead }

## Other answers

no-pass = No puedes pasar mientras haya algo que hacer; { $instead }
must-lay-drawn = Quien puede jugar, tiene que jugar; juega la carta que acabas de robar
must-lay = Quien puede jugar, tiene que jugar; juega una carta
must-flip = Con una carta de catapulta hay que lanzar; apunta a alguien, por ejemplo con flip 1
gift-not-held = No puedes dar { CARD($card, form: "a") } porque no lo tienes; tienes { CARDS($hand) }
choose-another-seat = «{ $move }» no es posible; elige otro asiento, de 0 a { $last }
nothing-to-challenge = No hay ningún Comodín Roba cuatro que desafiar: arriba está { $top }; acepta
object-instead = Aquí el farol está prohibido: protesta en vez de desafiar, o acepta
nobody-bluffs = Aquí nadie puede ir de farol, así que no hay nada que desafiar; acepta
last-four-stands = Aquí no se puede desafiar un Comodín Roba cuatro jugado como última carta; acepta
nothing-to-draw = No queda ninguna carta que robar; tienes que { $asked }

## What is said of other players

catch-yourself = No puedes atraparte a ti; canta UNO con ¡uno!
no-such-seat = El asiento { $seat } no existe; los asientos van de 0 a { $last }
opponents-catch = Solo los rivales pueden atrapar a quien no canta; déjaselo a ellos
no-objections = Aquí las cartas que no valen se rechazan, así que no hay nada que protestar; sigue jugando
too-late-to-object = Es tarde para protestar: la carta de arriba vale; sigue jugando
object-to-own = No puedes protestar contra tu propia carta; déjaselo a los demás
objected-already = Ya protestaste contra esta carta; sigue jugando
no-accusations = Aquí no se acusa a nadie de sugerir jugadas; sigue jugando
accuse-another = Solo puedes acusar a otra persona de la mesa; elige una
accused-is-out = { $seat } ya jugó su última carta, y ningún castigo hace volver a nadie; sigue jugando
accused-already = Ya acusaste a { $seat }; ahora los demás tienen que estar de acuerdo
