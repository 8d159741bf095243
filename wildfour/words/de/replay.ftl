# Aufzeichnungen im Browser, und was von ihren Karten bewiesen ist. Ein Browser liest das, wenn er eine zeigt.

## Aufzeichnungen

web-replays-intro = Sieh dir jede Partie noch einmal an, Zug für Zug, von jedem Platz aus. Und prüfe, ob ehrlich ausgeteilt wurde.
web-replays-mine = Deine Partien
web-replays-public = Von offenen Tischen
web-replays-none = Hier ist noch nichts. Eine Partie kommt hierher, wenn sie vorbei ist.
web-replays-file = Eine Mitschrift öffnen
web-replays-file-about = Wähle eine Datei, oder zieh sie hierher.
web-match-left = Die Partie wurde abgebrochen
web-replay = Aufzeichnung
web-replay-round = Aufzeichnung · Runde { $number }
web-replay-not-shown = Diese Partie lässt sich nicht zeigen
web-round-of = Runde { $number } von { $count }
web-move-of =
    { $number ->
        [0] Das Austeilen
       *[other] Zug { $number } von { $count }
    }
web-whose-view = Wessen Sicht
web-open-view = Offen
web-hand-of =
    { $count ->
        [one] { $count } Karte von { $name }
       *[other] { $count } Karten von { $name }
    }
web-to-start = Zum Anfang
web-move-back = Einen Zug zurück
web-move-on = Einen Zug weiter
web-play = Abspielen
web-pause = Anhalten
web-speed = Tempo { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] UNO!
        [caught] erwischt
       *[out] Schluss
    }
web-download = Mitschrift herunterladen
web-check-deal = Karten prüfen
web-deal-checked = Karten in diesem Browser geprüft
web-deal-not-proved = Die Karten sind nicht bewiesen
web-how = Wie?
web-why = Warum?

## Was von einer Partie bewiesen ist, so gesagt, wie man beim Spielen spricht

web-proof = Was bewiesen ist
web-proof-locked = Vor der ersten Karte hat der Server ein Geheimnis verschlossen, und jedes Gerät eine eigene Zahl. Danach konnte niemand mehr etwas daran ändern, und niemand kannte alles.
web-proof-computed =
    Dieser Browser hat die Karten daraus gerade selbst noch einmal berechnet. { $rounds ->
        [one] Das Austeilen
       *[other] Alle { $rounds } Runden, wie sie ausgeteilt wurden,
    } und { $draws ->
        [0] sonst nichts
        [one] eine später gezogene Karte
       *[other] { $draws } später gezogene Karten
    } sind genau das, was herauskommen musste.
web-proof-own =
    { $count ->
        [one] Eine eigene Zahl kam von { LIST($names) }. Wenn dieses Gerät ehrlich war, konnte niemand die Karten aussuchen, auch der Server nicht.
       *[other] Eigene Zahlen kamen von { LIST($names) }. Wenn auch nur eines dieser Geräte ehrlich war, konnte niemand die Karten aussuchen, auch der Server nicht.
    }
web-proof-no-own = Aber alle Zahlen kamen vom Server, denn nur seine Bots haben gespielt: Er hätte vor dem Beginn unter mehreren Verteilungen wählen können.
web-proof-later =
    { $count ->
        [one] Eine Karte oder ein Schuss kam nach dem Mischen des Ablagestapels oder vom Katapult. Das kann diese Seite nicht prüfen; der Befehl `python3 run.py verify` kann es.
       *[other] { $count } Karten und Schüsse kamen nach dem Mischen des Ablagestapels oder vom Katapult. Das kann diese Seite nicht prüfen; der Befehl `python3 run.py verify` kann es.
    }
web-proof-noted = Und es sind die Regeln, Namen und Zahlen der Partie, die hier gespielt wurde: Dieser Browser hat sich den Fingerabdruck vor der ersten Karte gemerkt.
web-proof-not-noted = Dieser Browser war nicht dabei, als die Partie begann. Wer sich den Fingerabdruck damals notiert hat, kann ihn vergleichen.
web-proof-yours = Die Zahl dieses Browsers ist dabei; es genügt also, wenn dieses Gerät ehrlich war.
web-proof-moves = Die Züge und das Ergebnis, die hier zu sehen sind, hat dieser Browser so gesehen.
web-proof-moves-until = Bis zum Zug { $move } der Runde { $round } hat dieser Browser die Züge so gesehen, wie sie hier stehen. Für das Spätere und das Ergebnis steht nur der Server ein.
web-proof-moves-told = Für die Züge und das Ergebnis steht nur der Server ein.
web-proof-talk = Dass sich niemand die Karten verraten hat, kann niemand beweisen.
web-fingerprint = Fingerabdruck
web-own-seed = Dein Startwert
web-last-link = Letztes Glied der Zugkette
web-not-proved =
    { $what ->
        [headings] Diese Mitschrift sagt nicht, wie ihre Karten zustande kamen, deshalb kann sie niemand prüfen.
        [commitment] Die Zahl von { $name } ist nicht die, die verschlossen wurde. Eine der beiden wurde geändert.
        [fingerprint] Die Regeln, die Plätze oder die Namen sind nicht die, die vor der ersten Karte feststanden.
        [secret] Das Geheimnis des Servers für Runde { $round } ist nicht das, das er verschlossen hat.
        [revealed] Der Server hat sein Geheimnis für Runde { $round } nicht gezeigt.
        [deal] Beim Austeilen von Runde { $round } musste Karte { $place } { CARD($right, form: "a") } sein, aber da steht { CARD($written, form: "a") }.
        [draw] In Runde { $round } musste bei Zug { $move } { CARD($right, form: "a") } gezogen werden, aber da steht { CARD($written, form: "a") }.
        [own-seed] Die Zahl, die von diesem Browser kam, steht nicht in dieser Mitschrift.
        [link] Die Züge sind nicht die, die dieser Browser gesehen hat.
       *[unreadable] Das ist keine Mitschrift, die sich prüfen lässt.
    }
web-not-proved-then = Jemand hat diese Mitschrift verändert, oder die Partie war nie fair.
