# Cards and colors in words, and lists. The functions CARD, CARDS, COLOR and LIST say these messages.
#
# One word for each thing:
#   accept         accepter              jump in          intercepter
#   bluff          bluff                 launcher         catapulte
#   call UNO       annoncer UNO          lay              poser
#   catch          attraper              match            partie
#   challenge      défier                miss a turn      passer son tour
#   clause         règle                 move             coup
#   crash-pad      matelas               Mutated Minion   Minion mutant
#   dealer         qui distribue         object           contester
#   discards       défausse              option           option
#   draw           piocher               penalty          pénalité
#   Draw Two       +2                    Reverse          Changement de sens
#   draw pile      pioche                round            manche
#   edition        édition               ruling           arbitrage
#   flip           lancer                seat             place
#   flip card      carte catapulte       Skip             Passe-tour
#   format         formule               start card       première carte
#   go out         finir                 top card         carte du dessus
#   hand           main                  transcript       compte rendu
#   hit, miss      touché, raté          turn             tour
#   house rule     règle maison          Wild             Joker
#   leftovers      cartes restantes      Wild Draw Four   Joker +4
# All cards are masculine (un 7 vert, un Passe-tour vert), while "carte" is feminine: COLOR($color, form: "feminine").
# Whoever reads is "tu"; nobody's gender is known. "de" and "que" before a name would have to be elided: avoid them.

# $color: b, g, o (orange, instead of red), r or y.
color =
    { $form ->
        [feminine] { $color ->
                [b] bleue
                [g] verte
                [o] orange
                [r] rouge
               *[y] jaune
            }
       *[plain] { $color ->
                [b] bleu
                [g] vert
                [o] orange
                [r] rouge
               *[y] jaune
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
            [wild] Joker
            [four] Joker +4
            [minion] Minion mutant
            [skip] Passe-tour { color }
            [reverse] Changement de sens { color }
            [two] +2 { color }
           *[other] { $face } { color }
        }{ $flip ->
            [yes] {" "}à catapulte
           *[no] {""}
        }

no-cards = aucune carte

# A list is begun with list-middle, as often as needed, and ended with list-end. $last: and, or.
list-middle = { $start }, { $next }
list-end =
    { $last ->
        [or] { $start } ou { $next }
       *[and] { $start } et { $next }
    }

# $count: how many.
card-count =
    { $count ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
        [7] sept cartes
        [8] huit cartes
        [9] neuf cartes
        [10] dix cartes
       *[other] { $count } cartes
    }
point-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# A card or a move in the notation. The function TYPED says it; a screen may show it in its $color.
as-typed = { $text }
