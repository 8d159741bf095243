# Cards and colors in words, and lists. The functions CARD, CARDS, COLOR and LIST say these messages.
#
# One word for each thing:
#   accept         aceptar               jump in          intercalar
#   bluff          farol                 launcher         catapulta
#   call UNO       cantar UNO            lay              jugar
#   catch          atrapar               match            partida
#   challenge      desafiar              miss a turn      perder el turno
#   clause         regla                 move             jugada
#   crash-pad      colchoneta            Mutated Minion   Minion mutado
#   dealer         quien reparte         object           protestar
#   discards       descartes             option           opción
#   draw           robar                 penalty          castigo
#   Draw Two       Roba dos              Reverse          Cambio de sentido
#   draw pile      mazo                  round            ronda
#   edition        edición               ruling           criterio
#   flip           lanzar, lanzamiento   seat             asiento
#   flip card      carta de catapulta    Skip             Salta
#   format         modalidad             start card       carta inicial
#   go out         terminar              top card         carta de arriba
#   hand           mano                  transcript       acta
#   hit, miss      acierto, fallo        turn             turno
#   house rule     regla de la casa      Wild             Comodín
#   leftovers      cartas sobrantes      Wild Draw Four   Comodín Roba cuatro
# All cards are masculine (un 7 rojo, un Salta rojo), while "carta" is feminine: COLOR($color, form: "feminine").
# Whoever reads is "tú", several are "ustedes"; nobody's gender is known.

# $color: b, g, o (orange, instead of red), r or y.
color =
    { $form ->
        [feminine] { $color ->
                [b] azul
                [g] verde
                [o] naranja
                [r] roja
               *[y] amarilla
            }
       *[plain] { $color ->
                [b] azul
                [g] verde
                [o] naranja
                [r] rojo
               *[y] amarillo
            }
    }

# $form: plain (red 7), a (a red 7), or A (A red 7). $face: a digit, skip, reverse, two, wild, four or minion. $flip: yes or no.
card =
    { $form ->
        [a] un { card.plain }
        [A] Un { card.plain }
       *[plain] { card.plain }
    }
    .plain =
        { $face ->
            [wild] Comodín
            [four] Comodín Roba cuatro
            [minion] Minion mutado
            [skip] Salta { color }
            [reverse] Cambio de sentido { color }
            [two] Roba dos { color }
           *[other] { $face } { color }
        }{ $flip ->
            [yes] {" "}con catapulta
           *[no] {""}
        }

no-cards = ninguna carta

# A list is begun with list-middle, as often as needed, and ended with list-end. $last: and, or.
list-middle = { $start }, { $next }
list-end =
    { $last ->
        [or] { $start } o { $next }
       *[and] { $start } y { $next }
    }

# $count: how many.
card-count =
    { $count ->
        [0] ninguna carta
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] siete cartas
        [8] ocho cartas
        [9] nueve cartas
        [10] diez cartas
       *[other] { $count } cartas
    }
point-count =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

# A card or a move in the notation. The function TYPED says it; a screen may show it in its $color.
as-typed = { $text }
