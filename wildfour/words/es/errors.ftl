# What cannot be read or built. Where a $guess is given, it is what may have been meant, or 0.

## Where something was refused

at-line = línea { $line }: { $refusal }
in-file = { LONG($file) }, { $refusal }

## Names that there are not

no-such-edition =
    No existe la edición «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } ediciones son { LIST($known) }.
no-such-option =
    No existe la opción «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } opciones son { LIST($known) }.
no-such-format =
    No existe la modalidad «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } modalidades son { LIST($known) }.
no-such-clause =
    No existe la regla «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } reglas van de A1 a I3, los criterios desde R1, y las reglas de la casa llevan el nombre de su opción.

## Options

no-such-value = { $option } no puede ser «{ $value }»; elige { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate no puede ser «{ $value }»; da un número de 0 a 1, o uno para cada asiento, como 0.7,0.4.
no-such-flip-cards = «{ $value }» no es una lista de cartas de catapulta; indica números del 1 al 9 o cartas, por ejemplo 1,5,r7.
no-such-target = target no puede ser «{ $value }»; da un número entero de { $least } a { $most }.
given-twice = La opción { $option } está dos veces; dala una sola vez.
needs-launcher = La opción { $option } no hace nada en { $edition }: solo launcher-2009 tiene catapulta.
needs-minion = La opción { $option } no hace nada en { $edition }: solo minion-2016 tiene Minions mutados.
needs-table-penalties = La opción { $option } no hace nada en { $edition }: solo classic-2003 tiene castigos de la mesa (G1 a G3).
needs-silent-two-handed = La opción { $option } no hace nada en { $edition }: su propio libro tiene una regla para esto (H1).
useless-without = La opción { $option } no hace nada sin { $needed }; añade { $needed }, o quita { $option }.
contradiction-draw-until-playable-drawn-card-stays = Las opciones { $option } y { $other } se contradicen: una carta robada porque se puede jugar no se podría jugar; elige una.
contradiction-players-referee-seven-zero = Las opciones { $option } y { $other } se contradicen: una vez cambiadas las manos, una carta que no valía no se puede retirar (G2); elige una.
edition-players = { $edition } es para { $least } a { $most } jugadores, no { $players }.
partners-players = Para jugar por parejas hacen falta 4, 6, 8 o 10 jugadores, no { $players }.
hit-rates-players = hit-rate tiene { $rates } números para { $players } jugadores; da uno para todos, o uno para cada uno.

## Cards and moves

not-a-card = «{ $text }» no es una carta; las cartas se escriben como { LIST($examples, last: "or") }.
not-a-color = «{ $text }» no es un color; los colores son { LIST($colors) }.
not-a-move =
    «{ $name }» no es una jugada; { $guess ->
        [0] una jugada es una carta, o una de las palabras { LIST($known) }.
       *[other] ¿querías decir { $guess }?
    }
not-a-move-number = { $number } no es el número de ninguna jugada; docs/notation.md las tiene todas.
card-takes-no-color = «{ $card }>{ $color }» elige un color, y eso solo lo hacen los comodines; escribe { $card }.
card-needs-color = { $card } necesita un color; escribe, por ejemplo, { $card }>{ $color }.
move-needs-seat = «{ $move }» necesita el número de un asiento, de 0 a 9; escribe, por ejemplo, { $word } 2.

## Players

not-a-name = «{ $name }» no puede ser un nombre; un nombre tiene de 1 a { $longest } caracteres visibles y ninguna coma.
bots-of-players = «{ $bots }» no dice quién juega por quién; nombra un bot, o «{ $person }», para cada uno de los { $players } jugadores.

## What chance gave, as a transcript or a test has it

chance-gives-number = «{ $word }» debería ser aquí un número de 0 a { $most }, el que dio el azar.
chance-gives-hit-or-miss = «{ $word }» debería ser aquí 'hit' o 'miss', donde acaba un lanzamiento.
chance-is-missing = Aquí falta lo que dio el azar: una carta robada, o 'hit' o 'miss'.
chance-gave-more =
    { $written ->
        [0] Aquí no está escrito lo que dio el azar: debería haber { $came ->
            [one] una palabra
           *[other] { $came } palabras
        }.
        [one] Aquí solo hay una palabra de lo que dio el azar: debería haber { $came }.
       *[other] Aquí solo hay { $written } palabras de lo que dio el azar: debería haber { $came }.
    }
chance-gave-less = «{ $words }» sobra: el azar no dio nada así aquí.
card-cannot-come = { $card } no puede salir aquí: no queda ninguna en el mazo del que se roba.

## Transcripts

not-a-transcript =
    { $noun ->
        [pad] Esto no es un marcador; un marcador empieza con «{ $begins }».
       *[transcript] Esto no es un acta; un acta empieza con «{ $begins }».
    }
transcript-version =
    { $noun ->
        [pad] El marcador
       *[transcript] El acta
    } tiene la versión de formato «{ $version }», pero este programa lee la versión { $readable }; usa el programa que la escribió, o uno más nuevo.
transcript-cut-off = El archivo está cortado en medio de la última línea.
heading-missing = Aquí falta la línea «{ $heading }: …».
impossible-seats = Estos asientos son imposibles: después de 'seats' van los números de los jugadores, de 0 a { $last }, cada uno una vez como mucho; si todos se sientan en orden, quita los asientos.
round-missing = Falta una ronda; empieza con una línea como 'round 1 dealer 0 -> …'.
round-without-end = La ronda anterior a esta no tiene final; solo puede faltarle a la última.
round-not-over-here = La ronda no termina aquí; faltan jugadas.
round-ended-otherwise = La ronda terminó de otra manera; la línea correcta es «{ WHOLE($line) }».
not-a-round-line = «{ $text }» no empieza una ronda; escribe 'round { $number } dealer 0 -> …'.
not-a-move-line = «{ $text }» no es ni una jugada ni el final de una ronda; escribe, por ejemplo, '0 draw -> r7'.
not-an-end-line = «{ $text }» no termina una ronda; escribe 'end winner 0 points 57 position …'.
match-over-before = La partida había terminado antes de esta ronda; quita la ronda.
wrong-seats = En esta ronda se sientan los jugadores equivocados; lo correcto es 'seats { $seats }'.
wrong-dealer = En esta ronda reparte el asiento equivocado; lo correcto es 'dealer { $dealer }'.

## Formats and sheets

format-without-partners = La modalidad { $format } no tiene parejas; quita la opción partners, o juega la modalidad partners.
format-takes-no-settings = La modalidad { $format } no admite «{ $setting }»; quítalo.
format-takes-no-such-setting = La modalidad { $format } no admite «{ $setting }»; admite { LIST($known) }, cada uno una vez como mucho: { $example }.
format-setting-range = { $name } no puede ser «{ $value }»; da un número entero de 1 a { $most }.
format-players = La modalidad { $format } necesita { LIST($allowed, last: "or") } jugadores, no { $players }.
not-two-tables = Estos dos archivos no son de una misma partida de ocho jugadores en dos mesas (H6).
hands-and-results = La ronda tiene { $hands } manos y { $results } resultados; da un resultado para cada mano.
winner-with-points = A quien termina no le quedan cartas, no { $points } puntos.

## Tables

dealer-seat = El asiento { $seat } no puede repartir; los asientos van de 0 a { $last }.
not-a-number-of-players = El número de jugadores debe ser un número entero, no { $players }.
no-move-to-undo = No hay ninguna jugada que deshacer.
not-a-seat = El asiento { $seat } no existe; los asientos van de 0 a { $last }.
not-a-player = El jugador { $player } no existe; los jugadores van de 0 a { $last }.
not-a-move-at-all = { $move } no es una jugada; una jugada es un texto como 'draw', o su número en docs/notation.md.
who-of-players =
    { $who ->
        [one] Hay un nombre
       *[other] Hay { $who } nombres
    } para { $players } jugadores; di quién juega por cada uno.
stale-move = { $move } se eligió en el suceso { $at }, y la mesa ya va por el { $number }; mira otra vez.
not-a-snapshot = Esto no es una instantánea de una mesa ({ LONG($problem) }); retoma la mesa desde su acta.
snapshot-version = La instantánea es de otra versión de Wildfour; retoma la mesa desde su acta.
rounds-not-kept = Las rondas terminadas no se guardaron con esta partida; las tiene quien las anotó.
chance-without-positions = Este azar no tiene posiciones; usa uno que las tenga, como una semilla.

## Environments for learning

env-no-such-choice = { $setting } no puede ser «{ $value }»; elige { LIST($choices, last: "or") }.
env-no-such-number = { $setting } no puede ser { $value }; da un número entero de { $least } a { $most }.
env-no-such-policy =
    No existe la política «{ $name }»; { $guess ->
        [0] las
       *[other] ¿querías decir { $guess }? Las
    } políticas son { LIST($known) }.
env-no-such-setting =
    No existe el ajuste «{ $name }»; { $guess ->
        [0] los
       *[other] ¿querías decir { $guess }? Los
    } ajustes son { LIST($known) }.
env-opponents =
    { $given ->
        [one] Hay un rival
       *[other] Hay { $given } rivales
    } para { $players } jugadores; da uno para todos, o { $needed }.
env-actions-shape = Las acciones son { $kind } de forma { $shape }; da { $size } números enteros, uno para cada entorno.
env-action-type = { LONG($action) } no es una acción; una acción es un número entero.
env-action-range = La acción { $action } no existe; las acciones van de 0 a { $most }.
env-action-not-offered = El jugador { $seat } no puede elegir «{ $action }» ahora; la máscara ofrece { LIST($offered) }.
env-no-such-action = «{ $move }» no es una acción de este entorno; layout.action_names las tiene todas.
env-over = El episodio ha terminado; llama a reset antes del siguiente paso.
env-one-seed = No se admite una lista de semillas; da un número, y cada entorno saca de él sus propias rondas.
env-reset-mask = reset_mask tiene que ser un array de NumPy de { $size } booleanos, uno para cada entorno.
env-bot-failed = El bot del asiento { $seat } respondió «{ $move }», que no es ninguna de sus jugadas; elige otro rival.
env-no-cuda = numba-cuda no está instalado; instala el extra 'cuda', o usa Batch, que corre en la CPU.
env-no-gpu = Aquí no hay ninguna GPU que CUDA pueda usar; usa Batch, que corre en la CPU.

## Un servidor que hace trampas

server-cheated =
    { $what ->
        [anchor] El servidor cambió el ancla de esta partida.
        [own] El servidor muestra a tu nombre un compromiso que tu programa no hizo.
        [changed] El servidor cambió jugadores, compromisos o semillas que ya había mostrado.
        [incomplete] El servidor pidió tu semilla antes de que todos se hubieran comprometido.
        [restarted] El servidor volvió a pedir las semillas sin decir quién faltaba.
        [fingerprint] La huella del servidor no corresponde a los jugadores, las reglas y los compromisos que mostró.
        [seed] La semilla de { $name } no abre el compromiso de { $name }.
        [unrevealed] El servidor repartió antes de mostrar todas las semillas.
        [link] Las jugadas del servidor no son las que vio tu programa.
       *[taken-back] El servidor retiró jugadas que tu programa ya había visto.
    }
server-cheated-evidence = { $cheat } Las pruebas están en { LONG($file) }.
server-cheated-no-evidence = { $cheat } No se pudieron guardar las pruebas.
