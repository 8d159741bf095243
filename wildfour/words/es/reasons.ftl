# Hints: what the expert would do in the player's place, and why. $name is another player.

## What needs no thought

hint-call = Escribe { $move } enseguida: mientras no cantes, cualquiera puede atraparte.
hint-catch = Escribe { $move }: { $name } no cantó UNO y por eso tiene que robar dos cartas.
hint-catch-partner = { $name } no cantó UNO, pero es tu pareja: déjalo pasar.
hint-object = Escribe { $move }: la carta de { $name } no encaja ni por color ni por número o símbolo.
hint-silence = El experto no diría nada aquí: pulsa Intro.
hint-no-choice = No tienes elección: solo puedes { $move }.
hint-only-watching = Solo estás mirando, así que no hay nada que aconsejar.

## What the expert would do

hint-thinking = El experto está pensando; Ctrl-C lo detiene.
hint-preparing = El experto se está preparando; Ctrl-C lo detiene.
hint-stopped = Pues sin pista.
hint-ended = El experto dejó de funcionar; pregunta otra vez.
hint-impossible = El experto no puede jugar aquí ({ LONG($reason) }).
adviser =
    { $by ->
        [network] El bot rápido
       *[expert] El experto
    }
advice-lay = { adviser } jugaría { TYPED($move) }.
advice-jump-in = { adviser } intercalaría { TYPED($move) }.
advice-color = { adviser } elegiría { COLOR($color) }.
advice-flip = { adviser } lanzaría a la colchoneta de { $name }.
advice-swap = { adviser } cambiaría la mano con { $name }.
advice-give = { adviser } daría { CARD($card, form: "a") }.
advice-nothing = { adviser } no haría nada y dejaría seguir el juego.
advice-draw = { adviser } robaría una carta.
advice-keep = { adviser } guardaría la carta.
advice-pass = { adviser } pasaría.
advice-accept = { adviser } aceptaría.
advice-challenge = { adviser } desafiaría.
advice-decline = { adviser } renunciaría.
advice-call-too = Canta a la vez, { $move }, para que nadie pueda atraparte.

## Why

reason-last-card = Es tu última carta.
reason-next-has-few =
    { $count ->
        [1] { $name } va después y solo tiene una carta.
       *[other] { $name } va después y solo tiene { card-count }.
    }
reason-sheds = Quita { point-count } de tu mano.
# $more: yes where the card to be laid is not counted.
reason-holds-color =
    { $count ->
        [1] Tienes { $more ->
                [yes] otra carta { COLOR($color, form: "feminine") }.
               *[no] una carta { COLOR($color, form: "feminine") }.
            }
       *[other] Tienes { $more ->
                [yes] { $count } cartas más de color { COLOR($color) }.
               *[no] { $count } cartas de color { COLOR($color) }.
            }
    }
reason-next-lacks-color = { $name } va después y no parece tener ninguna carta { COLOR($color, form: "feminine") }.
reason-wild-fits-later = Tu { CARD($card) } seguirá encajando más tarde.
reason-wilds-fit-later = Tus comodines seguirán encajando más tarde.
reason-has-cards = { $name } tiene { card-count }.
reason-has-fewest = { $name } es quien menos cartas tiene: { $count }.
reason-bluff = Es un farol: si { $name } lo desafía, las cuatro cartas las robas tú.
reason-gets-hand = Te llevas la mano de { $name }: { card-count }.
reason-keeps-hand = Si no, tendrías que entregar tu mano.
reason-only-of-color = Es tu única carta { COLOR($color, form: "feminine") }.
reason-seen-color = Viste una carta { COLOR($color, form: "feminine") } en la mano de { $name }.
reason-lacks-color = { $name } no parece tener ninguna carta { COLOR($color, form: "feminine") }.
reason-may-hold-color = { $name } tiene { card-count }, y es fácil que alguna sea { COLOR($color, form: "feminine") }.
reason-failed-challenge = Un desafío fallido cuesta dos cartas más.
reason-nothing-else = Es la única carta que encaja.
reason-wins-more = Gana { $more ->
        [one] una ronda más
       *[other] { $more } rondas más
    } de cada cien que { $move }.
reason-worth-more = Vale { $more ->
        [one] { $more } punto
       *[other] { $more } puntos
    } más que { $move }.
reason-nothing-better = Ninguna otra jugada salió claramente mejor.
alike =
    { $count ->
        [one] { LIST($moves) } es casi igual de bueno.
       *[other] { LIST($moves) } son casi igual de buenos.
    }
wins-more-worth-less = { $move } gana más rondas, pero en conjunto vale menos.
wins-more-worth-alike = { $move } gana más rondas y vale más o menos lo mismo.

## The numbers

column-move = jugada
column-chance = probabilidad
column-worth = valor
column-tries = pruebas
number = { $number }
more-moves =
    { $count ->
        [one] Otra jugada no es mejor.
       *[other] Otras { $count } jugadas no son mejores.
    }
about-chance =
    { $partner ->
        [yes] Probabilidad: de que tú o tu pareja terminen primero.
       *[no] Probabilidad: de que termines primero.
    }
# $counts: points that are won and lost, or points left in the own hand, once, twice or three times as the limit is near.
about-worth =
    Valor: { $out } puntos por terminar, { $counts ->
        [won] más lo que ganas, menos lo que ganan los demás.
        [left] menos lo que queda en tu mano.
        [left-twice] menos lo que queda en tu mano, el doble porque el límite está cerca.
       *[left-thrice] menos lo que queda en tu mano, el triple porque el límite está cerca.
    }
