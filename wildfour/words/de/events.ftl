# Was geschehen ist: eine Nachricht für jede Art von Ereignis, und was eine Runde sonst noch erzählt.
# $reader: actor (es liest, wer handelt), target (es liest, wen es betrifft) oder nobody. Bei mehreren: actor (wer liest,
# allein), among (wer liest, und $others) oder nobody (nur $others).

## Eine Runde beginnt

event-round-began = Runde { $number }.
round-partners = Partner: { LIST($pairs) }.
pair =
    { $reader ->
        [actor] du + { $partner }
       *[nobody] { $name } + { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] Nur du und { LIST($others) } sind noch dabei.
               *[other] Noch dabei: du, { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] Nur { LIST($others) } sind noch dabei.
               *[other] Noch dabei: { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] Gleichstand, also noch einmal: { LIST($draws) }.
       *[no] Alle ziehen eine Karte, um zu sehen, wer gibt: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] du { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] Du gibst.
       *[nobody] { $seat } gibt.
    }
event-dealt =
    { $reader ->
        [actor] Du bekommst { TYPED($cards) }.
       *[nobody] { $name } bekommt { TYPED($cards) }.
    }
event-turned-up = Die Startkarte ist { CARD($card, form: "a") }.
event-put-back = Die { CARD($card) } kommt zurück in den Stapel, und eine andere wird aufgedeckt.

## Ein Zug

event-named-color =
    { $reader ->
        [actor] Du wählst { COLOR($color, form: "name") }.
       *[nobody] { $seat } wählt { COLOR($color, form: "name") }.
    }
event-played =
    { $reader ->
        [actor] Du { $jumped_in ->
                [yes] wirfst { event-played.card-and-color } ein.
               *[no] legst { event-played.card-and-color }.
            }
       *[nobody] { $seat } { $jumped_in ->
                [yes] wirft { event-played.card-and-color } ein.
               *[no] legt { event-played.card-and-color }.
            }
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } und { $reader ->
                [actor] wählst
               *[nobody] wählt
            } { COLOR($color, form: "name") }
        }
event-drew =
    { $reader ->
        [actor] Du ziehst { event-drew.drawn }{ $misses ->
                [yes] {" "}und setzt aus
               *[no] {""}
            }.
       *[nobody] { $name } zieht { event-drew.drawn }{ $misses ->
                [yes] {" "}und setzt aus
               *[no] {""}
            }.
    }
    .drawn =
        { $known ->
            [yes] { CARDS($cards, form: "a") }
           *[no] { card-count }
        }
event-kept =
    { $reader ->
        [actor] Du behältst sie.
       *[nobody] { $seat } behält sie.
    }
event-passed =
    { $reader ->
        [actor] Du kannst weder legen noch ziehen und passt.
       *[nobody] { $seat } kann weder legen noch ziehen und passt.
    }
event-missed-turn =
    { $reader ->
        [actor] Du setzt aus.
       *[nobody] { $seat } setzt aus.
    }
event-reversed =
    { $direction ->
        [left] Jetzt geht es links herum weiter.
       *[right] Jetzt geht es rechts herum weiter.
    }
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.

## Was die Karten bewirken

event-accepted =
    { $reader ->
        [actor] Du nimmst an.
       *[nobody] { $seat } nimmt an.
    }
event-challenged =
    { $reader ->
        [actor] Du zweifelst die Karte von { $laid_by } an.
        [target] { $seat } zweifelt deine Karte an.
       *[nobody] { $seat } zweifelt die Karte von { $laid_by } an.
    }
event-showed-hand =
    { $reader ->
        [actor] Du zeigst { $to } deine Hand.
        [target] { $seat } zeigt dir { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } zeigt { $to } die ganze Hand.
               *[other] { $seat } zeigt { $to } { TYPED($hand) }.
            }
    }
event-guilty = Es war ein Bluff!
event-innocent = Es war kein Bluff.

## Die vorletzte Karte, und Schluss

event-called =
    { $reader ->
        [actor] Du sagst UNO an!
       *[nobody] { $seat } sagt UNO an!
    }
event-caught =
    { $reader ->
        [actor] Du erwischst { $other }: UNO war nicht angesagt.
        [target] { $seat } erwischt dich: Du hast UNO nicht angesagt.
       *[nobody] { $seat } erwischt { $other }: UNO war nicht angesagt.
    }
event-false-call =
    { $reader ->
        [actor] Das war nicht nötig und kostet dich zwei Karten.
       *[nobody] Das war nicht nötig und kostet { $seat } zwei Karten.
    }
event-false-catch =
    { $reader ->
        [actor] Du willst { $other } erwischen, aber ohne Grund.
        [target] { $seat } will dich erwischen, aber ohne Grund.
       *[nobody] { $seat } will { $other } erwischen, aber ohne Grund.
    }
event-went-out =
    { $reader ->
        [actor] Du machst Schluss!
       *[nobody] { $seat } macht Schluss.
    }
event-round-drawn = Niemand kann mehr legen oder ziehen, also gewinnt niemand die Runde.

## Strafen

event-objected =
    { $reader ->
        [actor] Du erhebst Einspruch gegen die Karte von { $laid_by }.
        [target] { $seat } erhebt Einspruch gegen deine Karte.
       *[nobody] { $seat } erhebt Einspruch gegen die Karte von { $laid_by }.
    }
event-false-objection = Die Karte war erlaubt.
event-took-back =
    { $reader ->
        [actor] Die Karte war falsch: Du nimmst die { CARD($card) } zurück.
       *[nobody] Die Karte war falsch: { $seat } nimmt die { CARD($card) } zurück.
    }
event-accused =
    { $reader ->
        [actor] Du sagst, dass { $other } einen Zug vorgeschlagen hat.
        [target] { $seat } sagt, dass du einen Zug vorgeschlagen hast.
       *[nobody] { $seat } sagt, dass { $other } einen Zug vorgeschlagen hat.
    }
event-suggested =
    { $reader ->
        [actor] Die anderen bestätigen, dass du einen Zug vorgeschlagen hast.
       *[nobody] Die anderen bestätigen, dass { $seat } einen Zug vorgeschlagen hat.
    }

## Das Katapult

event-flipped =
    { $reader ->
        [actor] Du schießt auf das Landefeld von { $at }.
        [target] { $seat } schießt auf dein Landefeld.
       *[nobody] { $seat } schießt auf das Landefeld von { $at }.
    }
event-hit = Treffer!
event-missed = Daneben.
event-declined =
    { $reader ->
        [actor] Du schießt nicht.
       *[nobody] { $seat } schießt nicht.
    }
event-gave =
    { $reader ->
        [actor] Du gibst { $to } { event-gave.gift }.
        [target] { $seat } gibt dir { event-gave.gift }.
       *[nobody] { $seat } gibt { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] eine Karte
           *[other] { CARD($card, form: "a") }
        }

## Hausregel seven-zero

event-swapped-hands =
    { $reader ->
        [actor] Du tauschst die Hand mit { $other } und hast jetzt { TYPED($hand) }.
        [target] { $seat } tauscht die Hand mit dir, und du hast jetzt { TYPED($hand) }.
       *[nobody] { $seat } tauscht die Hand mit { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Alle geben ihre Hand nach links weiter.
       *[right] Alle geben ihre Hand nach rechts weiter.
    }{ $hand ->
        [none] {""}
       *[other] {" "}Du hast jetzt { TYPED($hand) }.
    }

## Das Ende einer Runde, und die Partie

left-with =
    { $reader ->
        [actor] Bei dir bleibt { TYPED($cards) } übrig: { point-count }.
       *[nobody] Bei { $name } bleibt { TYPED($cards) } übrig: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] Du bekommst { point-count }.
        [among] Du und { LIST($others) } bekommt { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] bekommt
               *[other] bekommen
            } { point-count }.
    }
nobody-scores = Niemand bekommt Punkte.
event-match-ended =
    { $reader ->
        [actor] Du gewinnst die Partie!
        [among] Du und { LIST($others) } gewinnt die Partie!
       *[nobody] { LIST($others) } { $count ->
                [one] gewinnt
               *[other] gewinnen
            } die Partie!
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] Jetzt spielst du selbst.
               *[nobody] Jetzt spielt { $name }.
            }
        [nobody] { $reader ->
                [actor] Für dich spielt jetzt niemand.
               *[nobody] Für { $name } spielt jetzt niemand.
            }
       *[other] { $reader ->
                [actor] Für dich spielt jetzt ein Bot ({ $who }).
               *[nobody] Für { $name } spielt jetzt ein Bot ({ $who }).
            }
    }
