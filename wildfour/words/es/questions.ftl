# What a player is asked, from what the player sees. What is to be typed stands in the sentence: see typed.ftl.

your-turn = Es tu turno.
card-counts = Cartas: { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] tú { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] Arriba hay { CARD($card, form: "a") }.
       *[other] Arriba hay { CARD($card, form: "a") }, y el color es { COLOR($color) }.
    }
your-hand = Tienes { TYPED($cards) }.

# $plays: a list of offers, $count of them. $other: what else can be done.
can-play =
    { $count ->
        [0] { $other ->
                [pass] Nada de tu mano encaja y no queda nada que robar: solo puedes pasar.
               *[draw] Nada de tu mano encaja: tienes que robar.
            }
       *[other] { $other ->
                [draw] Puedes jugar { LIST($plays, last: "or") }, o robar.
               *[none] Tienes que jugar { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] No encaja: la tienes que guardar.
       *[other] { $other ->
                [keep] Puedes jugar { LIST($plays, last: "or") }, o guardar la carta.
               *[none] Tienes que jugar { LIST($plays, last: "or") }.
            }
    }
# $kind: a card that is laid as it is, a wild card that needs a color, a Wild Draw Four that would be a bluff, or any card.
offer =
    { $kind ->
        [any] una carta
        [wild] { TYPED($card) } + color
        [bluff] { TYPED($card) } + color (un farol)
       *[plain] { TYPED($card) }
    }

must-draw = El { CARD($card) } de { $name } te obliga a robar { card-count }.
# $answers: challenge, stack (lay one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] Puedes aceptar, desafiar o jugar { LIST($plays, last: "or") }.
        [challenge] Puedes aceptar o desafiar.
        [stack] Puedes aceptar, o jugar { LIST($plays, last: "or") }.
       *[neither] Solo puedes aceptar.
    }
last-card-laid = { $name } jugó su última carta, { CARD($card, form: "a") }. Con aceptar termina la ronda.
which-color = ¿Qué color va a ser? Escribe { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } para { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] ¿A qué colchoneta lanzas? Escribe { LIST($choices, last: "or") }; o renunciar.
       *[no] ¿A qué colchoneta lanzas? Escribe { LIST($choices, last: "or") }.
    }
which-gift = ¿Qué carta le das a { $name }? Escribe, por ejemplo, { $move }.
whose-hand = ¿Con quién cambias la mano? Escribe { LIST($choices, last: "or") }.

## Whether it is the player's turn or not

one-card-left = Te queda una carta.
can-catch = { $name } no cantó UNO: puedes escribir { $move }.
can-jump-in = Puedes intercalar { LIST($plays, last: "or") }.
can-object = Puedes protestar contra la carta de { $name }: protestar.
press-enter = Pulsa Intro para seguir.
has-one-card-left = A { $name } le queda una carta.
