# Positionen, die sich nicht lesen lassen oder die es in keiner Runde gibt. Was zu schreiben ist, steht in docs/notation.md.

position-hands = Die Hände einer Position schreibt man als 0: …, 1: … und so weiter, der Reihe nach und jede einmal.
position-top-missing = Der Position fehlt die oberste Karte; füge eine hinzu, etwa „top r7“.
position-part-unknown =
    „{ $name }“ ist kein Teil einer Position{ $guess ->
        [0] ; die Teile heißen { LIST($known) }.
       *[other] . Meinst du „{ $guess }“?
    }
position-too-many = So viele { $card } gibt es in { $edition } nicht; nimm eine aus der Position.
position-drawn-by-nobody = Wer eine Karte gezogen hat, ist am Zug; schreib zum Beispiel „turn 0“.
position-drawn-elsewhere = Die gezogene Karte { $card } ist nicht auf der Hand, die am Zug ist; füge sie dort hinzu.
position-no-seat = „{ $text }“ nach { $name } ist kein Platz; die Plätze sind 0 bis { $last }.
position-no-number = „{ $text }“ nach { $name } ist keine kleine Zahl; schreib zum Beispiel „{ $name } 2“.
position-no-word = { $name } kann nicht „{ $text }“ sein, nur { LIST($known, last: "or") }.
position-twice = In der Position steht „{ $name }“ zweimal; schreib es einmal.

## Was es in keiner Runde gibt

position-needs-seats = Eine Position braucht einen Platz für turn, dealer und laid-by; schreib zum Beispiel „turn 0“.
position-choosing-color = In der Phase choose-color ist eine Farbwahlkarte oder eine Minion-Karte die Startkarte; schreib „top W“ und kein laid-by.
position-no-discards-yet = Unter der Startkarte liegt noch keine Karte; lass „discard“ weg.
position-no-color-yet = In der Phase choose-color ist noch keine Farbe gewählt; lass die Farbe weg.
position-color-missing = Obenauf liegt eine Karte ohne eigene Farbe, und es ist keine gewählt; füge eine hinzu, etwa „color { $color }“.
position-color-of-top = Die oberste Karte { $card } hat ihre eigene Farbe; lass die Farbe weg oder schreib „color { $color }“.
position-won-already = Platz { $seat } hat gewonnen, also ist die Runde zu Ende; schreib „phase over“.
position-over-without-winner = Eine Runde, die zu Ende ist, hat jemand gewonnen, oder alle haben gepasst; füge „winner 0“ oder „passes { $players }“ hinzu.
position-winner-holds-cards = Platz { $seat } hat gewonnen und hält noch Karten; nimm sie aus der Hand.
position-winner-laid = Platz { $seat } hat gewonnen, also auch die oberste Karte gelegt; schreib „laid-by { $seat }“.
position-no-card-left = Platz { $seat } hat keine Karte mehr und damit gewonnen; gib dort eine oder schreib „phase over“ und „winner { $seat }“.
position-drawn-card-stays = Mit drawn-card-stays ist der Zug mit dem Ziehen vorbei; schreib „phase play“ und keine gezogene Karte.
position-no-launcher = In { $edition } gibt es kein Katapult und darum keine Phase { $phase }; schreib „phase play“.
position-gift-by-chance = Mit gift-by-chance wird eine Karte sofort übergeben, darum gibt es keine Phase give; schreib „phase play“.
position-swap-after-seven = Die Phase swap folgt auf eine 7, wo seven-zero gilt; schreib „phase play“ oder „top r7“ und die Option.
position-no-flip = Auf { $card } folgt hier kein Schuss; schreib „phase play“ oder lege eine Katapultkarte, etwa „top r7^“.
position-own-card = In der Phase { $phase } hat die oberste Karte gelegt, wer am Zug ist; schreib „laid-by { $seat }“.
position-own-answer = Niemand antwortet auf die eigene Karte; schreib ein anderes turn oder ein anderes laid-by.
position-demands-cards = Wer auf { $card } antwortet, muss vielleicht Karten ziehen; füge „pending { $cards }“ hinzu.
position-no-answer = Niemand wird hier nach einer Antwort auf { $card } gefragt; schreib „phase play“ und kein pending.
position-nothing-pending = Karten stehen nur aus, solange jemand antworten soll; lass pending weg oder schreib „phase answer“.
position-pending-cards = Bei { $card } sind { $own } Karten zu ziehen, also können nicht { $pending } ausstehen; schreib „pending { $own }“.
position-give-to-whom = In der Phase give wurde jemand anderes getroffen; füge zum Beispiel „target { $seat }“ hinzu.
position-hit-by-nothing = Platz { $seat } wurde hier nicht getroffen; lass target weg.
position-drawn-missing = In der Phase play-drawn braucht die Position die gezogene Karte; füge zum Beispiel „drawn r7“ hinzu.
position-nothing-drawn = Nur in der Phase play-drawn wurde gerade eine Karte gezogen; lass „drawn“ weg oder schreib „phase play-drawn“.
position-cannot-have-called = Platz { $seat } kann für keine Karte angesagt haben, die jetzt gelegt oder übergeben werden darf; lass ihn bei „called“ weg.
position-cannot-be-caught = Erwischt werden kann nur, wer die oberste Karte gelegt hat und noch eine hält; schreib „laid-by { $seat }“ oder lass „exposed“ weg.
position-caught-too-late = Niemand kann mehr erwischt werden, sobald die Nächsten gezogen haben; lass „exposed“ weg.
position-too-many-passes = Nach { $players }-mal Passen ist die Runde zu Ende; schreib „passes { $most }“ oder weniger.
position-no-reason-to-pass = Niemand passt, solange es Karten zu ziehen gibt; lass „passes“ weg oder schreib „draw“ ohne Karten und kein discard.
position-nothing-under = Unter der obersten Karte liegt keine; lass „under-by“ weg.
position-under-needs-referees = Eine Karte unter der obersten gibt es nur mit der Option players-referee; leg sie zu discard.
position-cannot-take-back = In dieser Phase kann keine Karte zurückgenommen werden; leg die Karte unter der obersten zu discard.
position-color-before-missing = Unter der obersten Karte liegt eine ohne eigene Farbe, darum fehlt die Farbe davor; füge zum Beispiel „color-before r“ hinzu.
position-color-before-wrong = Die Farbe davor war die von { $card }; lass „color-before“ weg.
position-under-laid-by-nobody = Eine Zieh-vier-Karte ist nie die Startkarte, also hat sie jemand gelegt; füge zum Beispiel „under-by 0“ hinzu.
position-zero-or-one = „bluff“ und „wrong“ sind 0 oder 1; schreib 1 oder lass sie weg.
position-no-bluff = Nur eine Zieh-vier-Karte kann ein Bluff sein; lass „bluff“ weg.
position-cannot-be-wrong = Nur eine Karte, die zurückgenommen werden darf, kann falsch sein oder einen Einspruch bekommen; füge zum Beispiel „under r7“ hinzu oder lass es weg.
position-own-objection = Niemand erhebt Einspruch gegen die eigene Karte; lass diesen Platz bei „objected“ weg.
position-accused-needs-referees = Ohne players-referee wird niemand beschuldigt, Züge vorgeschlagen zu haben; lass „accused { $seat }“ weg.
position-accuses-itself = Platz { $seat } beschuldigt sich nicht selbst; nenne einen anderen Platz.
position-accused-enough = { $accusers } Beschuldigungen entscheiden es, und Platz { $seat } hätte schon gezogen; nenne weniger.
position-accused-out = Wer keine Karten mehr hat, beschuldigt niemanden und wird nicht beschuldigt; lass diesen Platz bei „accused“ weg.
