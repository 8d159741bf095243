# Punkteblöcke: in der Eingabezeile, als Text und als Seite. Am Ende steht, was ein Block ablehnt.

## Was gespielt wird, und wie es steht

pad-title =
    { $format ->
        [points-race] Punkterennen bis { $points }
        [lowest-score] Kleinste Summe bis { $points }
        [partners] Partner bis { $points }
        [rotating-partners] Wechselnde Partner, { pad-rounds }
       *[elimination] Ausscheiden bei { $points }
    }, { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] Wer zuerst { pad-points } hat, gewinnt.
        [lowest-score] Hat jemand { pad-points }, gewinnt die kleinste Summe.
        [partners] Die Partner, die zuerst { pad-points } haben, gewinnen.
        [rotating-partners] Nach { $rounds ->
            [one] einer Runde
           *[other] { $rounds } Runden
        } gewinnt die höchste Summe.
       *[elimination] Wer { pad-points } hat, scheidet aus, und wer übrig bleibt, gewinnt.
    }
pad-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pad-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
pad-nothing-played = Noch ist keine Runde gespielt.
pad-won =
    { $shared ->
        [yes] Die Partie ist zu Ende: { LIST($names) } teilen sich den Sieg mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
       *[no] Die Partie ist zu Ende: { LIST($names) } { $count ->
            [one] gewinnt
           *[other] gewinnen
        } mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
pad-leading =
    { $how ->
        [level] { LIST($names) } haben alle { pad-points }.
        [lowest] { LIST($names) } { $count ->
            [one] hat
           *[other] haben
        } die kleinste Summe: { pad-points }.
       *[highest] { LIST($names) } { $count ->
            [one] führt
           *[other] führen
        } mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
pad-rounds-to-go =
    { $rounds ->
        [one] Es fehlt noch eine Runde.
       *[other] Es fehlen noch { $rounds } Runden.
    }
pad-points-to-go =
    { $points ->
        [one] Es fehlt noch ein Punkt.
       *[other] Es fehlen noch { $points } Punkte.
    }
pad-nearest =
    { LIST($names) } { $count ->
        [one] ist
       *[other] sind
    } am nächsten an { $target }; bis dahin { $points ->
        [one] fehlt ein Punkt
       *[other] fehlen { $points } Punkte
    }.
pad-eliminated =
    { LIST($names) } { $count ->
        [one] ist
       *[other] sind
    } ausgeschieden.
pad-head-to-head = { LIST($names) } spielen jetzt gegeneinander.

## Eine Runde

pad-sides = { LIST($one) } gegen { LIST($other) }.
pad-dealt = { $name } hat gegeben.
pad-drawn = Die Runde endete unentschieden.
pad-went-out = { $name } hat Schluss gemacht.
pad-scored =
    { $points ->
        [0] { $name } hat Schluss gemacht und bekommt nichts.
       *[other] { $name } hat Schluss gemacht und bekommt { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] { $name } hat Schluss gemacht; { LIST($team) } bekommen je { pad-points }.
       *[together] { $name } hat Schluss gemacht; { LIST($team) } bekommen { pad-points }.
    }
pad-left = Übrig: { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] bei { $name } { $hand }
       *[more] bei { $name } { $hand }
    }
pad-hand-cards = { WHOLE($cards) } (zusammen { $points })

## Als Text

pad-what-is-added = In Klammern steht, was in der Runde dazukam.
pad-short-name = { $short } ist { $name }.
pad-told-round = Runde { $number }:
pad-column-round = Runde
pad-column-dealer = Geber
pad-column-went-out = Schluss
pad-column-total = Summe
pad-unknown = unbekannt
pad-nobody = niemand
pad-legend-colors = Karten: { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "name") }
pad-legend-faces =
    { $more ->
        [minion] S Aussetzen, R Richtungswechsel, +2 Zieh zwei, W Farbwahl, W4 Zieh vier, M Minion-Karte.
        [flip] S Aussetzen, R Richtungswechsel, +2 Zieh zwei, W Farbwahl, W4 Zieh vier, ^ Katapultkarte.
       *[none] S Aussetzen, R Richtungswechsel, +2 Zieh zwei, W Farbwahl, W4 Zieh vier.
    }
pad-legend-points =
    { $minion ->
        [yes] Zahlen zählen ihren Wert, Aussetzen-, Richtungswechsel- und Zieh-zwei-Karten { $action } Punkte, Farbwahl-, Zieh-vier- und Minion-Karten { $wild }.
       *[no] Zahlen zählen ihren Wert, Aussetzen-, Richtungswechsel- und Zieh-zwei-Karten { $action } Punkte, Farbwahl- und Zieh-vier-Karten { $wild }.
    }

## Als Seite

page-made-with = Gemacht mit { WHOLE($program) }. Es spielt nach den Regeln von UNO®, steht aber in keiner Verbindung zu Mattel.
pad-page-title = Punkteblock
pad-page-name = Punkteblock: { LIST($names) }
pad-sheet = Punkte
pad-caption = Die Summe nach jeder Runde, was die Runde brachte, und was auf der Hand übrig blieb.
pad-caption-empty = Schreibt nach jeder Runde auf, was sie brachte, und die neue Summe.
pad-team = { LIST($names) }
pad-with = mit { $name }
pad-dealt-short = { $name } gab
pad-drawn-short = unentschieden
pad-went-out-short = Schluss gemacht
pad-left-with = { $points } übrig
pad-not-in-this-round = nicht in dieser Runde
pad-place =
    { $place ->
        [won] gewinnt
        [shared] teilt den Sieg
        [leads] führt
       *[eliminated] ausgeschieden
    }
pad-legend = Karten:

## In der Eingabezeile

pad-who-plays = Wer spielt mit? Tippe die Namen in der Reihenfolge der Plätze, mit Kommas dazwischen.
pad-who-deals = Wer gibt zuerst? Tippe einen Namen, oder drück nur die Eingabetaste für { $name }.
pad-begins = Punkteblock: { $what }, mit { LIST($names) }. Er wird in { LONG($file) } gespeichert.
pad-how-to-begin = Tippe für jede Person, was auf der Hand übrig ist: Karten wie { $cards }, Punkte wie 57, oder schluss. Mit hilfe erfährst du mehr.
pad-goes-on = Es geht weiter mit dem Punkteblock in { LONG($file) }: { $what }, mit { LIST($names) }.
pad-half-line = Die letzte Zeile des Blocks war nur halb geschrieben und fiel weg. Alle bestätigten Runden sind da.
pad-nothing-begun = Es wurde nichts begonnen und nichts geändert.
pad-is-saved = Der Punkteblock ist in { LONG($file) } gespeichert.
pad-begun-round-lost = Die Runde, die du gerade eingegeben hast, ist nicht dabei.
pad-over-what-now = Die Partie ist zu Ende. Tippe blatt, zurück, ändern, drucken DATEI oder ende.
pad-round-number = Runde { $number }.
pad-deals = { $name } gibt.
pad-whose-hand = { $name }?
pad-round-saved = Runde { $number } ist gespeichert.
pad-round-corrected = Runde { $number } ist geändert.
pad-round-taken-back = Runde { $number } ist zurückgenommen.
pad-correction-taken-back = Die Änderung an Runde { $number } ist zurückgenommen.
pad-hand-taken-back = Die Hand von { $name } ist zurückgenommen.
pad-correcting = Tippe die Hände von Runde { $number } noch einmal, oder zurück, um alles zu lassen, wie es ist:
pad-drawn-hands-asked = Niemand hat Schluss gemacht, und an diesem Tisch zählen dann die Hände.
pad-page-is-in = Die Seite ist in { LONG($file) }.
pad-help-hand = Tippe für jede Person, was auf der Hand übrig ist: Karten wie { $cards }, oder Punkte wie 57. Wer Schluss gemacht hat, bekommt schluss oder -. Konnte niemand weiterspielen, tippe unentschieden.
pad-help-cards =
    { $minion ->
        [yes] Eine Karte ist der Buchstabe ihrer Farbe und eine Zahl, S (Aussetzen), R (Richtungswechsel) oder +2 (Zieh zwei); oder sie ist W (Farbwahl), W4 (Zieh vier) oder M (Minion-Karte).
       *[no] Eine Karte ist der Buchstabe ihrer Farbe und eine Zahl, S (Aussetzen), R (Richtungswechsel) oder +2 (Zieh zwei); oder sie ist W (Farbwahl) oder W4 (Zieh vier).
    }
pad-help-line = Eine ganze Runde passt in eine Zeile: { WHOLE($example) }
pad-help-undo = zurück nimmt zurück, was du zuletzt getippt hast; mit ändern 2 gibst du Runde 2 neu ein.
pad-help-others = blatt zeigt alles bisher, drucken DATEI schreibt eine Seite zum Drucken, hilfe zeigt das hier, ende hört auf. Jede Runde wird gespeichert, sobald sie vollständig ist.

# Was man tippen kann; die englischen Wörter gelten immer.
pad-word-sheet = blatt, punkte
pad-word-undo = zurück, rückgängig
pad-word-correct = ändern, korrigieren
pad-word-print = drucken, seite
pad-word-help = hilfe
pad-word-quit = ende, aufhören
pad-word-drawn = unentschieden
pad-word-out = schluss, aus
typed-answer-yes = ja, j
typed-answer-no = nein
yes-or-no = Tippe { $yes } oder { $no }.

## Was ein Block ablehnt

pad-shown-as-it-is = --html und --json zeigen den Block aus --file, wie er ist; lass weg, was eine andere Partie beschreibt.
pad-needs-names = Ein leerer Block braucht Namen; gib --players Ann,Bob,Cid dazu an.
pad-is-there = In { LONG($file) } ist ein Punkteblock; gib nur --file an, um damit weiterzumachen, oder noch --new dazu.
pad-is-over = Die Partie ist zu Ende, also gibt es keine nächste Runde; nimm eine zurück, oder fang einen anderen Block an.
pad-no-such-round =
    { $rounds ->
        [0] Runde { $number } lässt sich nicht ändern; noch ist keine gespielt.
        [one] Runde { $number } lässt sich nicht ändern; bisher ist nur Runde 1 gespielt.
       *[other] Runde { $number } lässt sich nicht ändern; gespielt sind die Runden 1 bis { $rounds }.
    }
pad-correct-which = Welche Runde? Tippe zum Beispiel ändern 2.
pad-correction-breaks = Runde { $number } bleibt, wie sie war, denn sonst hätte Runde { $later } nicht gespielt werden können: { $why }
pad-nothing-to-undo = Es gibt nichts zurückzunehmen; der Block ist leer.
pad-wrong-players = Das sind die Falschen für diese Runde; in ihr spielen { LIST($names) }, in dieser Reihenfolge.
pad-wrong-dealer =
    { $name ->
        [0] In dieser Runde gibt die falsche Person; niemand weiß, wer es sein müsste.
       *[other] In dieser Runde gibt die falsche Person; { $name } wäre dran.
    }
pad-same-name = Zwei heißen { $name }; gib allen verschiedene Namen.
pad-cards-of-all = Die Runde hat { $hands } Hände; nenne die Karten von allen oder von keiner.
pad-winner-not-seated = Wer Schluss macht, muss in der Runde sitzen.
pad-winner-with-cards = Wer Schluss macht, hat keine Karten mehr; nur bei den anderen bleiben welche übrig.
not-a-hand = „{ $text }“ ist keine Hand; tippe Karten wie { $cards }, Punkte wie 57, oder schluss.
pad-too-many-cards = Es gibt { $cards } Karten, und eine davon liegt auf dem Tisch; so viele können nicht übrig sein.
pad-hand-is-worth = Die Hand { $cards } zählt { $right } Punkte, nicht { $points }.
pad-too-many-of =
    { $there ->
        [0] Die Karte { $card } gibt es hier nicht; zähl noch einmal.
       *[other] Die Karte { $card } gibt es hier nur { $there }-mal, also können nicht { $left } übrig sein; zähl noch einmal.
    }
pad-hand-cannot-be = Keine Hand kann mit diesen Karten { $points } Punkte zählen; zähl noch einmal.
pad-hands-cannot-be = { $hands } Hände können zusammen nicht { $points } Punkte zählen; zähl noch einmal.
pad-no-such-player = Hier heißt niemand „{ $name }“; es spielen { LIST($players) }.
pad-two-hands = { $name } hat in dieser Zeile zwei Hände; gib nur eine an.
pad-not-a-players-hand = „{ $text }“ ist keine Hand von jemandem; schreib Name, Doppelpunkt und Hand, etwa { WHOLE($example) }.
pad-not-in-round = { $name } spielt in dieser Runde nicht mit; lass die Hand weg.
pad-two-went-out = { LIST($names) } können nicht beide Schluss gemacht haben; die Runde endet mit der ersten Person.
pad-nobody-went-out = Jemand muss Schluss gemacht haben; schreib schluss für diese Hand, oder unentschieden, wenn niemand weiterspielen konnte.
pad-drawn-hands-count = An diesem Tisch zählen die Hände einer unentschiedenen Runde; schreib unentschieden, und dann die Hand von { $name } und alle anderen.
pad-hands-missing =
    { $count ->
        [one] Es fehlt die Hand von { LIST($names) }; schreib alle auf, etwa { WHOLE($example) }.
       *[other] Es fehlen die Hände von { LIST($names) }; schreib alle auf, etwa { WHOLE($example) }.
    }
pad-out-in-drawn-round = In einer unentschiedenen Runde macht niemand Schluss; lass unentschieden weg, oder schreib, was auf jeder Hand übrig war.
pad-drawn-so-nobody-out = Die Runde endete unentschieden, also hat niemand Schluss gemacht; tippe, was auf der Hand übrig ist.
pad-only-one-goes-out = Nur eine Person macht Schluss; tippe zurück, um eine Antwort zu ändern.
pad-type-round-again = { $refusal } Tippe die Runde noch einmal.
pad-print-where = Die Seite braucht einen Dateinamen; tippe drucken abend.html.
pad-not-a-round = „{ $text }“ ist hier keine Runde; schreib „{ $expected }, dealer NAME, …“ mit der Hand von allen.
pad-over-before = Die Partie war vor dieser Runde zu Ende; nimm die Zeile heraus.

## Auf der Befehlszeile

usage-pad-players = die Namen in der Reihenfolge der Plätze: Ann,Bob,Cid
usage-pad-file = wo der Block gespeichert wird, oder ist
usage-pad-new = einen anderen Block anfangen; der alte bleibt als DATEI.old
usage-pad-html = den Block als Seite zum Drucken schreiben, und aufhören
usage-pad-json = den Block als Daten ausgeben, und aufhören
