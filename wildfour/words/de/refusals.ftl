# Züge und Bitten, die jetzt nicht möglich sind. Dahinter steht die Regel, die es sagt, darum kein Punkt.

by-clause = { $refusal } ({ $clause })

seat = Platz { $number }

round-goes-on = Die Runde ist noch nicht zu Ende; spiele sie zu Ende, bevor neu gegeben wird
match-is-over = Die Partie ist vorbei, es wird keine Runde mehr gegeben; beginne eine neue Partie
not-playing = { $name } spielt in dieser Runde nicht mit; warte auf die nächste

## Was jemand tun soll: nach „du musst“ und nach „Bea muss“.

asked-choose-color = die Farbe der Startkarte wählen
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] eine Karte legen oder ziehen
           *[no] eine Karte legen
        }
       *[no] { $other ->
            [yes] ziehen
           *[no] passen
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] die gezogene Karte legen oder behalten
           *[no] die gezogene Karte legen
        }
       *[no] die gezogene Karte behalten
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] annehmen, anzweifeln oder eine Ziehkarte stapeln
           *[no] annehmen oder anzweifeln
        }
       *[no] { $lay ->
            [yes] annehmen oder eine Ziehkarte stapeln
           *[no] annehmen
        }
    }
asked-flip =
    { $other ->
        [yes] auf jemanden schießen oder darauf verzichten
       *[no] auf jemanden schießen
    }
asked-give = der getroffenen Person eine Karte geben
asked-swap = aussuchen, mit wem die Hand getauscht wird

## Was stattdessen geht.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] lege eine andere Karte oder ziehe
            [pass] lege eine andere Karte oder passe
           *[none] lege eine andere Karte
        }
       *[no] { $other ->
            [draw] ziehe
           *[pass] passe
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] lege sie oder behalte sie
           *[none] lege sie
        }
       *[no] behalte sie
    }
instead-answer =
    { $lay ->
        [yes] lege eine andere oder nimm an
       *[no] nimm an
    }
instead-wait = warte, bis du dran bist

## Wer an der Reihe ist

round-is-over = Die Runde ist vorbei, „{ $move }“ kommt zu spät; beginne eine neue Runde
you-are-out = Du hast deine letzte Karte gelegt und bist fertig; { $seat } muss noch { $asked }
not-your-turn = Du bist nicht an der Reihe; { $seat } muss { $asked }
not-now = „{ $move }“ geht jetzt nicht; du musst { $asked }
others-challenge = Nur { $seat } müsste ziehen und darf anzweifeln; warte

## Einwerfen

no-jump-in-now = Jetzt kann niemand einwerfen; { $seat } muss { $asked }
jump-in-not-alike = Einwerfen kannst du nur eine farbige Karte, die du hast und die der obersten gleicht, nicht { CARD($card, form: "a") }; warte, bis du dran bist
jump-in-on-start = Die Startkarte hat niemand gelegt, darum wirft auf sie auch niemand ein; warte, bis du dran bist
jump-in-on-own = Die oberste Karte hast du selbst gelegt, und auf die eigene Karte wirft man nicht ein; warte

## Eine Karte legen

face =
    { $face ->
        [skip] eine Aussetzen-Karte
        [reverse] eine Richtungswechsel-Karte
        [two] eine Zieh-zwei-Karte
       *[other] eine { $face }
    }
top-card =
    { $wild ->
        [yes] die { CARD($card) }, die für { COLOR($color, form: "name") } steht
       *[no] die { CARD($card) }
    }
not-in-hand = Du hast keine { CARD($card) }; du hast { CARDS($hand) }
only-the-card-drawn = Nach dem Ziehen darfst du nur die gezogene Karte legen ({ CARD($drawn) }); { $instead }
last-card-no-number = Die letzte Karte muss eine Zahl sein, und { CARD($card, form: "a") } ist keine; { $instead }
you-hold-the-color = Du hast eine { COLOR($color) } Karte, darum darfst du keine Zieh-vier-Karte legen; { $instead }
no-match = { CARD($card, form: "A") } passt nicht auf { $top }; { $instead }
lay-a-match = { CARD($card, form: "A") } passt nicht auf { $top }; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] lege eine { COLOR($color) } Karte oder eine Farbwahlkarte, oder ziehe
        [pass] lege eine { COLOR($color) } Karte oder eine Farbwahlkarte, oder passe
       *[none] lege eine { COLOR($color) } Karte oder eine Farbwahlkarte
    }
lay-color-face-or-wild =
    { $other ->
        [draw] lege eine { COLOR($color) } Karte, { $face } oder eine Farbwahlkarte, oder ziehe
        [pass] lege eine { COLOR($color) } Karte, { $face } oder eine Farbwahlkarte, oder passe
       *[none] lege eine { COLOR($color) } Karte, { $face } oder eine Farbwahlkarte
    }
last-card-lies = Die letzte Karte liegt schon, { CARD($card, form: "a") } kommt zu spät; nimm an, oder erhebe Einspruch
not-stacked = Ziehkarten werden hier nicht gestapelt, darum ist { CARD($card, form: "a") } keine Antwort; du musst { $asked }
no-draw-card = { CARD($card, form: "A") } ist keine Ziehkarte und darum keine Antwort; du musst { $asked }
last-card-not-stacked-on = Auf eine letzte Karte wird nicht gestapelt, darum ist { CARD($card, form: "a") } keine Antwort; du musst { $asked }
not-stacked-here = { CARD($card, form: "A") } darf hier nicht auf { CARD($top, form: "a") } gestapelt werden; { $instead }

## Andere Antworten

no-pass = Solange du etwas tun kannst, darfst du nicht passen; { $instead }
must-lay-drawn = Wer legen kann, muss legen; lege die gezogene Karte
must-lay = Wer legen kann, muss legen; lege eine Karte
must-flip = Bei einer Katapultkarte muss geschossen werden; ziele auf jemanden, zum Beispiel mit flip 1
gift-not-held = Du kannst keine { CARD($card) } verschenken, weil du keine hast; du hast { CARDS($hand) }
choose-another-seat = „{ $move }“ geht nicht; wähle einen anderen Platz von 0 bis { $last }
nothing-to-challenge = Es gibt keine Zieh-vier-Karte anzuzweifeln: Oben liegt { $top }; nimm an
object-instead = Bluffen ist hier verboten; erhebe Einspruch, statt anzuzweifeln, oder nimm an
nobody-bluffs = Hier kann niemand bluffen, es gibt also nichts anzuzweifeln; nimm an
last-four-stands = Eine Zieh-vier-Karte als letzte Karte kann hier nicht angezweifelt werden; nimm an
nothing-to-draw = Es ist keine Karte mehr zum Ziehen da; du musst { $asked }

## Was über andere gesagt wird

catch-yourself = Dich selbst kannst du nicht erwischen; sag UNO mit uno! an
no-such-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
opponents-catch = Eine fehlende Ansage dürfen nur Gegner bemerken; überlass es ihnen
no-objections = Falsche Karten werden hier gar nicht angenommen, es gibt also keinen Einspruch; spiel weiter
too-late-to-object = Für einen Einspruch ist es zu spät: Die oberste Karte gilt; spiel weiter
object-to-own = Gegen die eigene Karte kannst du keinen Einspruch erheben; überlass das den anderen
objected-already = Gegen diese Karte hast du schon Einspruch erhoben; spiel weiter
no-accusations = Hier wird niemandem ein Tipp vorgeworfen; spiel weiter
accuse-another = Du kannst nur einer anderen Person am Tisch einen Tipp vorwerfen; such eine aus
accused-is-out = { $seat } hat die letzte Karte gelegt, und keine Strafe bringt jemanden zurück; spiel weiter
accused-already = Das hast du { $seat } schon vorgeworfen; jetzt müssen die anderen zustimmen
