# Score pads: at the prompt, as text and as a page. What a pad refuses is at the end.

## What is played, and how it stands

pad-title =
    { $format ->
        [points-race] Carrera a { pad-points }
        [lowest-score] Menos puntos, a { pad-points }
        [partners] Por parejas, a { pad-points }
        [rotating-partners] Parejas rotativas, { pad-rounds }
       *[elimination] Eliminación con { pad-points }
    }, { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] Gana quien llegue primero a { pad-points }.
        [lowest-score] Cuando alguien llega a { pad-points }, gana el total más bajo.
        [partners] Gana la primera pareja que llegue a { pad-points }.
        [rotating-partners] Después de { pad-rounds } gana el total más alto.
       *[elimination] Quien llega a { pad-points } queda fuera, y gana quien aguante hasta el final.
    }
pad-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pad-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
pad-nothing-played = Aún no se ha jugado ninguna ronda.
pad-won =
    La partida ha terminado: { LIST($names) } { $shared ->
        [yes] comparten la victoria
       *[no] { $count ->
            [one] gana
           *[other] ganan
        }
    } con { pad-points }.
pad-leading =
    { $how ->
        [level] { LIST($names) } empatan a { pad-points }.
        [lowest] { LIST($names) } { $count ->
            [one] tiene
           *[other] tienen
        } el total más bajo, { pad-points }.
       *[highest] { LIST($names) } { $count ->
            [one] va
           *[other] van
        } por delante con { pad-points }.
    }
pad-rounds-to-go = Por jugar: { pad-rounds }.
pad-points-to-go = Por ganar: { pad-points }.
pad-nearest =
    { LIST($names) } { $count ->
        [one] está
       *[other] están
    } más cerca de { $target }, a { pad-points }.
pad-eliminated =
    { LIST($names) } { $count ->
        [one] queda
       *[other] quedan
    } fuera.
pad-head-to-head = { LIST($names) } juegan el mano a mano.

## A round

pad-sides = { LIST($one) } contra { LIST($other) }.
pad-dealt = Repartió { $name }.
pad-drawn = La ronda quedó en tablas.
pad-went-out = { $name } terminó.
pad-scored =
    { $points ->
        [0] { $name } terminó y no ganó nada.
       *[other] { $name } terminó y ganó { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] { $name } terminó; { LIST($team) } ganaron { pad-points } cada uno.
       *[together] { $name } terminó; { LIST($team) } ganaron { pad-points }.
    }
pad-left = { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] A { $name } le quedaron { $hand }
       *[more] a { $name }, { $hand }
    }
pad-hand-cards = { WHOLE($cards) } ({ $points })

## As text

pad-what-is-added = Un número entre paréntesis es lo que sumó la ronda.
pad-short-name = { $short } es { $name }.
pad-told-round = Ronda { $number }:
pad-column-round = Ronda
pad-column-dealer = Reparte
pad-column-went-out = Terminó
pad-column-total = Suma
pad-unknown = no se sabe
pad-nobody = nadie
pad-legend-colors = Cartas: { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "name") }
pad-legend-faces =
    { $more ->
        [minion] S Salta, R Cambio de sentido, +2 Roba dos, W Comodín, W4 Comodín Roba cuatro, M Minion mutado.
        [flip] S Salta, R Cambio de sentido, +2 Roba dos, W Comodín, W4 Comodín Roba cuatro, ^ carta de catapulta.
       *[none] S Salta, R Cambio de sentido, +2 Roba dos, W Comodín, W4 Comodín Roba cuatro.
    }
pad-legend-points =
    { $minion ->
        [yes] Los números cuentan su valor; Salta, Cambio de sentido y Roba dos, { $action } puntos; todos los comodines, { $wild }.
       *[no] Los números cuentan su valor; Salta, Cambio de sentido y Roba dos, { $action } puntos; Comodín y Comodín Roba cuatro, { $wild }.
    }

## As a page

page-made-with = Hecho con { WHOLE($program) }. Sigue las reglas de UNO®; sin relación con Mattel ni respaldo de Mattel.
pad-page-title = Marcador
pad-page-name = Marcador: { LIST($names) }
pad-sheet = Hoja
pad-caption = La suma de cada jugador después de cada ronda, lo que añadió la ronda y lo que quedó en la mano.
pad-caption-empty = Escribe la suma de cada jugador después de cada ronda, y lo que añadió la ronda.
pad-team = { LIST($names) }
pad-with = con { $name }
pad-dealt-short = repartió { $name }
pad-drawn-short = tablas
pad-went-out-short = terminó
pad-left-with = le quedan { $points }
pad-not-in-this-round = no juega esta ronda
pad-place =
    { $place ->
        [won] gana
        [shared] comparte la victoria
        [leads] va por delante
       *[eliminated] fuera
    }
pad-legend = Cartas:

## At the prompt

pad-who-plays = ¿Quiénes juegan? Escribe los nombres en el orden de los asientos, separados por comas.
pad-who-deals = ¿Quién reparte primero? Escribe un nombre, o pulsa Intro para { $name }.
pad-begins = Marcador: { $what }, con { LIST($names) }. Se guarda en { LONG($file) }.
pad-how-to-begin = Para cada jugador escribe lo que le queda en la mano: cartas como { $cards }, puntos como 57, o terminó. Escribe ayuda para saber más.
pad-goes-on = Sigue el marcador de { LONG($file) }: { $what }, con { LIST($names) }.
pad-half-line = La última línea del marcador estaba a medias y se quitó. Todas las rondas confirmadas están.
pad-nothing-begun = No se empezó nada, y no se cambió nada.
pad-is-saved = El marcador está guardado en { LONG($file) }.
pad-begun-round-lost = La ronda que estabas escribiendo no está en él.
pad-over-what-now = La partida ha terminado. Escribe hoja, deshacer, corregir, imprimir ARCHIVO o salir.
pad-round-number = Ronda { $number }.
pad-deals = Reparte { $name }.
pad-whose-hand = ¿{ $name }?
pad-round-saved = La ronda { $number } está guardada.
pad-round-corrected = La ronda { $number } está corregida.
pad-round-taken-back = La ronda { $number } se ha quitado.
pad-correction-taken-back = La corrección de la ronda { $number } se ha quitado.
pad-hand-taken-back = La mano de { $name } se ha quitado.
pad-correcting = Escribe otra vez las manos de la ronda { $number }, o deshacer para dejarla como está:
pad-drawn-hands-asked = Nadie terminó, y en esta mesa las manos cuentan.
pad-page-is-in = La página está en { LONG($file) }.
pad-help-hand = Para cada jugador escribe lo que le queda en la mano: cartas como { $cards }, o puntos como 57. Para quien terminó escribe terminó o -. Si nadie podía seguir, escribe tablas.
pad-help-cards =
    { $minion ->
        [yes] Una carta es la letra de su color y un número, S (Salta), R (Cambio de sentido) o +2 (Roba dos); o es W (Comodín), W4 (Comodín Roba cuatro) o M (Minion mutado).
       *[no] Una carta es la letra de su color y un número, S (Salta), R (Cambio de sentido) o +2 (Roba dos); o es W (Comodín) o W4 (Comodín Roba cuatro).
    }
pad-help-line = Una ronda entera cabe en una línea: { WHOLE($example) }
pad-help-undo = deshacer quita lo último que escribiste; corregir 2 te deja escribir otra vez la ronda 2.
pad-help-others = hoja muestra todo hasta ahora, imprimir ARCHIVO escribe una página para imprimir, ayuda muestra esto, salir termina. Cada ronda se guarda en cuanto está completa.

# Words that may be typed; English ones are understood in every language.
pad-word-sheet = hoja, puntos
pad-word-undo = deshacer
pad-word-correct = corregir
pad-word-print = imprimir, página
pad-word-help = ayuda, ?
pad-word-quit = salir, q
pad-word-drawn = tablas
pad-word-out = terminó, termino, -
typed-answer-yes = sí, si, s
typed-answer-no = no, n
yes-or-no = Escribe { $yes } o { $no }.

## What a pad refuses

pad-shown-as-it-is = --html y --json muestran el marcador de --file tal como está; quita lo que describa otra partida.
pad-needs-names = Un marcador vacío necesita nombres; añade --players Ann,Bob,Cid.
pad-is-there = Hay un marcador en { LONG($file) }; da solo --file para seguirlo, o añade --new.
pad-is-over = La partida ha terminado, así que no hay otra ronda; quita una, o empieza otro marcador.
pad-no-such-round =
    { $rounds ->
        [0] No hay ronda { $number } que corregir; aún no se ha jugado ninguna.
        [one] No hay ronda { $number } que corregir; solo se ha jugado la ronda 1.
       *[other] No hay ronda { $number } que corregir; se han jugado las rondas 1 a { $rounds }.
    }
pad-correct-which = ¿Qué ronda? Escribe, por ejemplo, corregir 2.
pad-correction-breaks = La ronda { $number } se queda como estaba, porque la ronda { $later } no se habría podido jugar: { $why }
pad-nothing-to-undo = No hay nada que deshacer; el marcador está vacío.
pad-wrong-players = No son los jugadores de esta ronda; la juegan { LIST($names) }, en ese orden.
pad-wrong-dealer =
    { $name ->
        [0] En esta ronda no reparte quien debe; nadie sabe quién debería.
       *[other] En esta ronda no reparte quien debe; debería repartir { $name }.
    }
pad-same-name = Dos jugadores se llaman { $name }; da a cada uno un nombre distinto.
pad-cards-of-all = La ronda tiene { $hands } manos; nombra las cartas de todas, o de ninguna.
pad-winner-not-seated = Quien termina tiene que estar en la ronda.
pad-winner-with-cards = A quien termina no le quedan cartas; solo a los demás.
not-a-hand = «{ $text }» no es una mano; escribe cartas como { $cards }, puntos como 57, o terminó.
pad-too-many-cards = La baraja tiene { $cards } cartas, y una está en la mesa; no pueden sobrar tantas.
pad-hand-is-worth = La mano { $cards } vale { $right } puntos, no { $points }.
pad-too-many-of =
    { $there ->
        [0] La baraja no tiene { $card }; cuenta otra vez.
       *[other] La baraja solo tiene { $there } de { $card }, así que no pueden sobrar { $left }; cuenta otra vez.
    }
pad-hand-cannot-be = Ninguna mano de esta baraja puede valer { $points } puntos; cuenta otra vez.
pad-hands-cannot-be = { $hands } manos no pueden valer juntas { $points } puntos en esta baraja; cuenta otra vez.
pad-no-such-player = Aquí nadie se llama «{ $name }»; juegan { LIST($players) }.
pad-two-hands = { $name } tiene dos manos en esta línea; da solo una.
pad-not-a-players-hand = «{ $text }» no es la mano de nadie; escribe un nombre, dos puntos y la mano, como { WHOLE($example) }.
pad-not-in-round = { $name } no juega esta ronda; quita esa mano.
pad-two-went-out = { LIST($names) } no pueden haber terminado a la vez; la ronda acaba con el primero.
pad-nobody-went-out = Alguien tiene que haber terminado; escribe terminó en esa mano, o tablas si nadie podía seguir.
pad-drawn-hands-count = En esta mesa cuentan las manos de una ronda en tablas; escribe tablas, y luego la mano de { $name } y todas las demás.
pad-hands-missing =
    { $count ->
        [one] Falta la mano de { LIST($names) }; escribe la de todos, como { WHOLE($example) }.
       *[other] Faltan las manos de { LIST($names) }; escribe la de todos, como { WHOLE($example) }.
    }
pad-out-in-drawn-round = En una ronda en tablas nadie termina; quita tablas, o escribe lo que quedó en cada mano.
pad-drawn-so-nobody-out = La ronda quedó en tablas, así que nadie terminó; escribe lo que queda en la mano.
pad-only-one-goes-out = Solo termina uno; escribe deshacer para cambiar una respuesta.
pad-type-round-again = { $refusal } Escribe la ronda otra vez.
pad-print-where = La página necesita un nombre de archivo; escribe imprimir tarde.html.
pad-not-a-round = «{ $text }» no es aquí una ronda; escribe '{ $expected }, dealer NOMBRE, …' con la mano de cada jugador.
pad-over-before = La partida había terminado antes de esta ronda; quita la línea.

## On the command line

usage-pad-players = los nombres en el orden de los asientos: Ann,Bob,Cid
usage-pad-file = dónde se guarda el marcador, o se guardó
usage-pad-new = empezar otro marcador; el anterior se conserva como FILE.old
usage-pad-html = escribir el marcador como página para imprimir, y salir
usage-pad-json = mostrar el marcador como datos, y salir
