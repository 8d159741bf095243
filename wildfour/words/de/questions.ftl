# Was jemand gefragt wird, aus dem, was zu sehen ist. Was zu tippen ist, steht im Satz: siehe typed.ftl.

your-turn = Du bist an der Reihe.
card-counts = Karten: { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] du { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] Oben liegt { CARD($card, form: "a") }.
       *[other] Oben liegt { CARD($card, form: "a") }, und die Farbe ist { COLOR($color, form: "name") }.
    }
your-hand = Du hast { TYPED($cards) }.

can-play =
    { $count ->
        [0] { $other ->
                [pass] Nichts davon passt, und zu ziehen ist auch nichts: Du kannst nur passen.
               *[draw] Nichts davon passt: Du musst ziehen.
            }
       *[other] { $other ->
                [draw] Du kannst { LIST($plays, last: "or") } legen oder ziehen.
               *[none] Du musst { LIST($plays, last: "or") } legen.
            }
    }
can-play-drawn =
    { $count ->
        [0] Sie passt nicht: Du musst sie behalten.
       *[other] { $other ->
                [keep] Du kannst { LIST($plays, last: "or") } legen oder die Karte behalten.
               *[none] Du musst { LIST($plays, last: "or") } legen.
            }
    }
offer =
    { $kind ->
        [any] eine Karte
        [wild] { TYPED($card) } + Farbe
        [bluff] { TYPED($card) } + Farbe (ein Bluff)
       *[plain] { TYPED($card) }
    }

must-draw = { $name } hat { CARD($card, form: "a") } gelegt: Du musst { card-count } ziehen.
can-answer =
    { $answers ->
        [both] Du kannst annehmen, anzweifeln oder { LIST($plays, last: "or") } legen.
        [challenge] Du kannst annehmen oder anzweifeln.
        [stack] Du kannst annehmen oder { LIST($plays, last: "or") } legen.
       *[neither] Du kannst nur annehmen.
    }
last-card-laid = { $name } hat die letzte Karte gelegt, { CARD($card, form: "a") }. Mit annehmen ist die Runde zu Ende.
which-color = Welche Farbe soll es sein? Tippe { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } für { COLOR($color, form: "name") }
whose-crash-pad =
    { $decline ->
        [yes] Auf wessen Landefeld schießt du? Tippe { LIST($choices, last: "or") }; oder verzichten.
       *[no] Auf wessen Landefeld schießt du? Tippe { LIST($choices, last: "or") }.
    }
which-gift = Welche Karte gibst du { $name }? Tippe zum Beispiel { $move }.
whose-hand = Mit wem tauschst du die Hand? Tippe { LIST($choices, last: "or") }.

## Ob man an der Reihe ist oder nicht

one-card-left = Du hast noch eine Karte.
can-catch = { $name } hat UNO nicht angesagt: Du kannst { $move } tippen.
can-jump-in = Du kannst { LIST($plays, last: "or") } einwerfen.
can-object = Gegen die Karte von { $name } kannst du Einspruch erheben: einspruch.
press-enter = Mit der Eingabetaste geht es weiter.
has-one-card-left = { $name } hat noch eine Karte.
