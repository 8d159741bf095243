# Fair deals: the ceremony, and what `wildfour verify` says. docs/fair.md explains the words.

## The ceremony

no-such-position = Ninguna ronda usa { $position } palabras de azar; se calculan como mucho { $most }.
too-few-random-bytes = Solo se dieron { $given } bytes al azar; hacen falta al menos { $least }.
chain-used-up = Los secretos de esta partida alcanzan para { $rounds } rondas, y no se puede repartir otra con justicia; la partida termina aquí.
another-chain = Estos secretos no llevan al ancla de esta mesa; usa la cadena con la que se creó.
committed-already = { $name } ya se comprometió con una semilla y no puede cambiarla.
not-a-commitment = Un compromiso tiene { $bytes } bytes.
not-a-fair-seed = Una sal tiene { $salt } bytes, y una semilla de 1 a { $most }.
reveals-too-soon = Ninguna semilla se revela antes de que todos se comprometan; primero { LIST($names) }.
seed-does-not-open = Esta no es la semilla con la que se comprometió { $name }.
seeds-are-missing = Los repartos aún no están fijados; primero tienen que comprometerse y revelar { LIST($names) }.

## Headings of a transcript

fair-version = Los repartos justos son de la versión «{ $version }», pero este programa comprueba la versión { $readable }; usa uno más nuevo.
bad-heading-fair = 'fair:' necesita una versión y un ancla de 64 cifras hexadecimales.
bad-heading-commitments = 'commitments:' necesita una entrada para cada uno de los { $players } jugadores, como 'own' y 64 cifras hexadecimales, separadas por comas.
bad-heading-seeds = 'seeds:' necesita una entrada para cada uno de los { $players } jugadores: una sal de 32 cifras hexadecimales, un guion y una semilla, separadas por comas.
bad-heading-missed = 'missed:' necesita números de intentos y nombres, como '1 Bob', separados por comas.
bad-heading-fingerprint = 'fingerprint:' necesita 64 cifras hexadecimales.
not-a-secret-line = Esto no es el secreto de una ronda; un secreto tiene 64 cifras hexadecimales.

## What cannot be verified

fair-no-headings = Esta acta no se puede comprobar: no dice qué se fijó antes de la primera carta, así que nadie puede calcular qué tenía que dar el azar.
fair-nothing-revealed = Esta acta aún no se puede comprobar: el servidor no ha revelado ninguno de sus secretos, y lo hace cuando termina la partida.
fair-partly =
    { $proved ->
        [one] La primera ronda está demostrada
       *[other] Las primeras { $proved } rondas están demostradas
    }, pero el acta tiene { $rounds }, y el servidor no ha revelado el secreto de la siguiente; vuelve a pedir el acta cuando termine la partida.

not-a-fingerprint = «{ $text }» no es una huella ni un eslabón; da al menos sus primeras { $least } cifras hexadecimales, en minúsculas.
not-a-salted-seed = «{ WHOLE($text) }» no es una semilla; da la sal de 32 cifras hexadecimales, un guion y la semilla, en minúsculas.

## What is proved

fair-proved =
    Demostrado: { $rounds ->
        [one] el reparto de la única ronda
       *[other] los repartos de las { $rounds } rondas
    } y todo lo que dio el azar después ({ $draws ->
        [one] una carta o un lanzamiento
       *[other] { $draws } cartas y lanzamientos
    }) es lo que dan los secretos y semillas de este archivo.
fair-own-seeds = Según el archivo, las semillas de { LIST($names) } las hicieron los programas de los jugadores: nadie pudo elegir las cartas si al menos uno de ellos hizo su semilla al azar y la guardó en secreto hasta que todos se comprometieron.
fair-no-own-seeds = Todas las semillas son del servidor, así que pudo elegir las cartas.
fair-your-seeds = Tu semilla está entre ellas ({ LIST($names) }), así que basta con que lo haya hecho tu propio programa.
fair-given-up =
    Antes, { $tries ->
        [one] un intento de acordar las semillas no llegó
       *[other] { $tries } intentos de acordar las semillas no llegaron
    } al final porque alguien no reveló la suya; la línea 'missed:' dice quién.
fair-moves-told = Las jugadas, el resultado, quién era un bot y si falta algo al final son palabra del servidor; el último eslabón que guardó tu programa los demuestra (--link).
fair-moves-proved = Tu eslabón es el último de esta partida: las jugadas, el resultado y los bots del comienzo son los que vio tu programa.
fair-moves-until =
    Hasta { $move ->
        [0] el reparto
       *[other] la jugada { $move }
    } de la ronda { $round }, las jugadas y los bots del comienzo son los que vio tu programa; { $later ->
        [one] un paso posterior es
       *[other] { $later } pasos posteriores son
    } palabra del servidor, y también el resultado.
fair-left = La partida se dejó antes de su final.

fair-compare = Pero quien escribió este archivo puede haberlo inventado todo, salvo que su huella { WHOLE($fingerprint) } sea la que viste antes de la primera carta (--fingerprint).
fair-compared = Lo que anotaste coincide: estos secretos, semillas, nombres y reglas se fijaron antes de la primera carta.

## What differs

unfair-noted = No demostrado: anotaste la huella { WHOLE($right) }, y está escrita { WHOLE($written) }, así que es otra partida u otras semillas.
unfair-your-seed = No demostrado: tu semilla { WHOLE($seed) } no está entre las que dieron los jugadores, así que estas cartas no salieron de ella.
unfair-link = No demostrado: tu eslabón { WHOLE($link) } no aparece en esta partida; se cambiaron jugadas, el resultado o los bots, falta una parte, o es otra partida.

unfair-anchor = No demostrado: ninguna semilla abre su compromiso, así que el ancla no es aquella con la que se comprometieron.
unfair-commitment = No demostrado: la semilla de { $name } no abre el compromiso de { $name }; se cambió uno de los dos.
unfair-order = No demostrado: se cambió el orden de los asientos; { $name } se comprometió como jugador { $right }, y esa semilla está en el lugar del jugador { $written }.
unfair-terms =
    No demostrado: la partida empezó con { $what ->
        [edition] la edición { $right }, y está escrita { $written }.
        [options] las opciones «{ WHOLE($right) }», y está escrito «{ WHOLE($written) }».
        [format] la modalidad { $right }, y está escrita { $written }.
       *[dealer] el primer reparto de «{ $right }», y está escrito «{ $written }».
    }
unfair-fingerprint = No demostrado: la huella no es la de esta mesa; se cambió la edición, las opciones, la modalidad, el primer reparto, quién dio semillas o quién faltó, o la huella.
unfair-secret =
    No demostrado: el secreto de la ronda { $round } no está en la cadena del servidor; no lleva { $anchor ->
        [0] al ancla.
       *[other] al secreto de la ronda { $anchor }.
    }
unfair-replay = No demostrado, porque la partida no pudo ser así: { $refusal }
unfair-deal =
    No demostrado: en el reparto de la ronda { $round }, la carta { $place } { $right ->
        [none] no debería estar, y está escrita { $written }.
       *[other] debería ser { $right }, y { $written ->
            [none] no hay nada escrito.
           *[other] está escrita { $written }.
        }
    }
unfair-move =
    No demostrado: en la ronda { $round }, en la jugada { $move } ({ $name }: { $text }), lo que dio el azar con el número { $place } { $right ->
        [none] no debería estar, y está escrito { $written }.
       *[other] debería ser { $right }, y { $written ->
            [none] no hay nada escrito.
           *[other] está escrito { $written }.
        }
    }
unfair-position =
    No demostrado: en la ronda { $round }, { $move ->
        [0] después del reparto
       *[other] después de la jugada { $move }
    } el azar va por { $right }, y { $written ->
        [none] no hay nada escrito.
       *[other] está escrito { $written }.
    }
