# Cards and colors in words, and lists. The functions CARD, CARDS, COLOR and LIST use these messages.

# $color: b, g, o (orange, instead of red), r or y.
color =
    { $color ->
        [b] blue
        [g] green
        [o] orange
        [r] red
       *[y] yellow
    }

# $form: plain (red 7), a (a red 7), or A (A red 7). $face: a digit, skip, reverse, two, wild, four or minion. $flip: yes or no.
card =
    { $form ->
        [a] { $color ->
                [o] an { card.plain }
               *[other] a { card.plain }
            }
        [A] { $color ->
                [o] An { card.plain }
               *[other] A { card.plain }
            }
       *[plain] { card.plain }
    }
    .plain =
        { $face ->
            [wild] Wild
            [four] Wild Draw Four
            [minion] Mutated Minion
            [skip] { color } Skip
            [reverse] { color } Reverse
            [two] { color } Draw Two
           *[other] { color } { $face }
        }{ $flip ->
            [yes] {" "}flip card
           *[no] {""}
        }

no-cards = no cards

# A list starts with list-middle, as often as needed, and ends with list-end. $last: and, or.
list-middle = { $start }, { $next }
list-end =
    { $last ->
        [or] { $start } or { $next }
       *[and] { $start } and { $next }
    }

# $count: number of cards.
card-count =
    { $count ->
        [0] no cards
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
       *[other] { $count } cards
    }
point-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# A card or a move in notation, for the function TYPED; a screen can show it in its $color.
as-typed = { $text }
