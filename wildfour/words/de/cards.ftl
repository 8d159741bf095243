# Karten und Farben in Worten, und Aufzählungen. Die Funktionen CARD, CARDS, COLOR und LIST sagen diese Nachrichten.
#
# Ein Wort für jede Sache:
#   accept         annehmen              jump in          einwerfen
#   bluff          Bluff                 launcher         Katapult
#   call UNO       UNO ansagen           lay              legen
#   catch          erwischen             match            Partie
#   challenge      anzweifeln            miss a turn      aussetzen
#   clause         Regel                 move             Zug
#   crash-pad      Landefeld             Mutated Minion   Minion-Karte
#   dealer         Geber                 object           Einspruch erheben
#   discards       Ablagestapel          option           Option
#   draw           ziehen                penalty          Strafe
#   Draw Two       Zieh-zwei-Karte       Reverse          Richtungswechsel-Karte
#   draw pile      Nachziehstapel        round            Runde
#   edition        Ausgabe               ruling           Festlegung
#   flip           schießen, Schuss      seat             Platz
#   flip card      Katapultkarte         Skip             Aussetzen-Karte
#   format         Spielform             start card       Startkarte
#   go out         Schluss machen        top card         oberste Karte
#   hand           Hand                  transcript       Mitschrift
#   hit, miss      Treffer, Fehlschuss   turn             Zug; an der Reihe sein
#   house rule     Hausregel             Wild             Farbwahlkarte
#   leftovers      übrige Karten         Wild Draw Four   Zieh-vier-Karte
# Alle Karten sind weiblich, damit Farben nur eine Endung brauchen. Wer liest, wird mit „du“ angeredet.

# $form: plain (rote), dative (roten) oder name (Rot).
color =
    { $form ->
        [dative] { $color ->
                [b] blauen
                [g] grünen
                [o] orangefarbenen
                [r] roten
               *[y] gelben
            }
        [name] { $color ->
                [b] Blau
                [g] Grün
                [o] Orange
                [r] Rot
               *[y] Gelb
            }
       *[plain] { $color ->
                [b] blaue
                [g] grüne
                [o] orangefarbene
                [r] rote
               *[y] gelbe
            }
    }

# $form: plain (rote 7), dative (roten 7), a (eine rote 7), A (Eine rote 7).
card =
    { $form ->
        [a] eine { card.plain }
        [A] Eine { card.plain }
       *[plain] { card.plain }
    }
    .plain =
        { $face ->
            [wild] Farbwahlkarte
            [four] Zieh-vier-Karte
            [minion] Minion-Karte
            [skip] { color } Aussetzen-Karte
            [reverse] { color } Richtungswechsel-Karte
            [two] { color } Zieh-zwei-Karte
           *[other] { color } { $face }
        }{ $flip ->
            [yes] {" "}mit Katapult
           *[no] {""}
        }

no-cards = keine Karten

# Eine Aufzählung beginnt mit list-middle, so oft wie nötig, und endet mit list-end. $last: and, or.
list-middle = { $start }, { $next }
list-end =
    { $last ->
        [or] { $start } oder { $next }
       *[and] { $start } und { $next }
    }

card-count =
    { $count ->
        [0] keine Karten
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
        [7] sieben Karten
        [8] acht Karten
        [9] neun Karten
        [10] zehn Karten
       *[other] { $count } Karten
    }
point-count =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

as-typed = { $text }
