# Cards and colors in words, and lists. The functions CARD, CARDS, COLOR and LIST say these messages.
#
# This is Brazilian Portuguese. One word for each thing:
#   accept         aceitar               jump in          cortar
#   bluff          blefe                 launcher         catapulta
#   call UNO       dizer UNO             lay              jogar
#   catch          flagrar               match            partida
#   challenge      desafiar              miss a turn      perder a vez
#   clause         regra                 move             jogada
#   crash-pad      colchão               Mutated Minion   Minion mutante
#   dealer         quem dá as cartas     object           contestar
#   discards       descarte              option           opção
#   draw           comprar               penalty          castigo
#   Draw Two       +2                    Reverse          Inverter
#   draw pile      monte                 round            rodada
#   edition        edição                ruling           decisão
#   flip           lançar, lançamento    seat             lugar
#   flip card      carta de catapulta    Skip             Pular
#   format         modalidade            start card       carta inicial
#   go out         bater                 top card         carta de cima
#   hand           mão                   transcript       registro
#   hit, miss      acerto, erro          turn             vez
#   house rule     regra da casa         Wild             Coringa
#   leftovers      cartas que sobram     Wild Draw Four   Coringa +4
# All cards are masculine (um 7 vermelho, um Pular vermelho), while "carta" is feminine: COLOR($color, form: "feminine").
# Whoever reads is "você"; nobody's gender is known.

# $color: b, g, o (orange, instead of red), r or y.
color =
    { $form ->
        [feminine] { $color ->
                [b] azul
                [g] verde
                [o] laranja
                [r] vermelha
               *[y] amarela
            }
       *[plain] { $color ->
                [b] azul
                [g] verde
                [o] laranja
                [r] vermelho
               *[y] amarelo
            }
    }

# $form: plain (red 7), a (a red 7), or A (A red 7). $face: a digit, skip, reverse, two, wild, four or minion. $flip: yes or no.
card =
    { $form ->
        [a] um { card.plain }
        [A] Um { card.plain }
       *[plain] { card.plain }
    }
    .plain =
        { $face ->
            [wild] Coringa
            [four] Coringa +4
            [minion] Minion mutante
            [skip] Pular { color }
            [reverse] Inverter { color }
            [two] +2 { color }
           *[other] { $face } { color }
        }{ $flip ->
            [yes] {" "}com catapulta
           *[no] {""}
        }

no-cards = nenhuma carta

# A list is begun with list-middle, as often as needed, and ended with list-end. $last: and, or.
list-middle = { $start }, { $next }
list-end =
    { $last ->
        [or] { $start } ou { $next }
       *[and] { $start } e { $next }
    }

# $count: how many.
card-count =
    { $count ->
        [0] nenhuma carta
        [1] uma carta
        [2] duas cartas
        [3] três cartas
        [4] quatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] sete cartas
        [8] oito cartas
        [9] nove cartas
        [10] dez cartas
       *[other] { $count } cartas
    }
point-count =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

# A card or a move in the notation. The function TYPED says it; a screen may show it in its $color.
as-typed = { $text }
