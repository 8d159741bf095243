# Die Arena: was abgelehnt wird, was sie ausgibt, und ihre Hilfe. $unit: rounds oder matches.

## Was abgelehnt wird

arena-needs-bots = Eine Arena braucht mindestens zwei Bots; nenne sie, etwa: python3 run.py arena casual novice.
bot-named-twice = Der Bot { $bot } ist zweimal genannt; nenne jeden Bot einmal, oder setz ihn mit --table an einen Tisch.
bots-or-tables = Nenne die Bots, die sich treffen sollen, oder gib jeden Tisch mit --table an, aber nicht beides.
table-of-bots = Für einen Tisch mit { $players } Plätzen sind { $bots } Bots genannt ({ LIST($names) }); nenne einen für jeden Platz.
arena-rounds-range = { $rounds } Runden lassen sich nicht spielen; verlange 1 bis { $most }.
arena-matches-range = { $matches } Partien lassen sich nicht spielen; verlange 1 bis { $most }.
arena-plays-matches = --rounds ist für einzelne Runden; mit --format, --target oder --matches werden ganze Partien gespielt, sag dann zum Beispiel --matches 100.
workers-range = --workers braucht eine Zahl von 1 bis { $most }, nicht { $workers }.
worker-died = Ein Arbeitsprozess ist unerwartet zu Ende gegangen; versuch es mit --workers 1, um zu sehen, warum.
picture-ending = { LONG($file) } lässt sich nicht zeichnen; der Name muss auf .png, .svg oder .pdf enden.
picture-needs-matplotlib = Ein Bild braucht das Paket matplotlib, und { LONG($python) } hat es nicht; starte den Befehl mit python3 run.py, das richtet es ein.
picture-of-pairings = Das Bild vergleicht immer zwei Bots; an jedem Tisch müssen genau zwei verschiedene sitzen.
record-is-something-else = { LONG($file) } ist nicht die Aufzeichnung einer Arena; wähle eine andere Datei.
record-damaged = { LONG($file) } ist in Zeile { $line } beschädigt; entferne die Zeile, oder wähle eine andere Datei.
record-of-another = { LONG($file) } ist die Aufzeichnung einer anderen Arena: { $name } ist dort { LONG($was) }, nicht { LONG($now) }; mach mit denselben Angaben weiter, oder wähle eine andere Datei.

## Was sie ausgibt

arena-for-going-out = gespielt wird ums Schlussmachen
arena-for-matches = gespielt werden ganze Partien ({ $format })
arena-amount =
    { $unit ->
        [matches] { $matches ->
            [one] { $matches } Partie
           *[other] { $matches } Partien
        } mit { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        }
       *[rounds] { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        }
    } an { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    } in { $time }.
arena-partial = Nicht alles Verlangte wurde gespielt.
arena-fairness =
    { $unit ->
        [matches] Jede Partie wurde von jedem Platz aus gespielt, und an allen Tischen hatten Runden derselben Nummer dieselben Karten. Bereiche und ± sind 95-%-Intervalle.
       *[rounds] Jede Kartenverteilung wurde von jedem Platz aus gespielt, und alle Tische hatten dieselben. Bereiche und ± sind 95-%-Intervalle.
    }
matrix-heads-up =
    { $unit ->
        [matches] Gewonnene Partien (%) des Bots links gegen den Bot oben; der gleiche Anteil wäre { $equal }
       *[rounds] Gewonnene Runden (%) des Bots links gegen den Bot oben; der gleiche Anteil wäre { $equal }
    }
matrix-one-among =
    { $unit ->
        [matches] Gewonnene Partien (%) eines Bots von links, wenn am Tisch sonst nur der Bot oben sitzt; der gleiche Anteil wäre { $equal }
       *[rounds] Gewonnene Runden (%) eines Bots von links, wenn am Tisch sonst nur der Bot oben sitzt; der gleiche Anteil wäre { $equal }
    }
matrix-side-among =
    { $unit ->
        [matches] Gewonnene Partien (%) eines Paares des Bots links, wenn am Tisch sonst nur der Bot oben sitzt; der gleiche Anteil wäre { $equal }
       *[rounds] Gewonnene Runden (%) eines Paares des Bots links, wenn am Tisch sonst nur der Bot oben sitzt; der gleiche Anteil wäre { $equal }
    }
arena-column-table = Tisch
arena-column-played =
    { $unit ->
        [matches] Partien
       *[rounds] Runden
    }
arena-column-undecided =
    { $unit ->
        [matches] ohne Ende
       *[rounds] unentschieden
    }
arena-column-bot = Bot
arena-column-won = gewonnen (%)
arena-column-equal = gleicher Anteil (%)
arena-column-points =
    { $unit ->
        [matches] Punkte pro Partie
       *[rounds] Punkte pro Runde
    }
bot-in-seats = { $bot } ({ $seats } Plätze)
ratings-title = Wertungen von openskill (Plackett-Luce), ± zwei Sigma:
ratings-missing = Wertungen gibt es nicht: Sie brauchen das Paket openskill, und { LONG($python) } hat es nicht.
picture-foot =
    { $unit ->
        [matches] { $played } Partien an jedem Tisch, Startwert { $seed }; jede Partie wurde von jedem Platz aus gespielt.
       *[rounds] { $played } Runden an jedem Tisch, Startwert { $seed }; jede Kartenverteilung wurde von jedem Platz aus gespielt.
    }
picture-legend = Klein gedruckt: 95-%-Intervalle. Grau: mehr als der gleiche Anteil. Fett: Das Intervall enthält ihn nicht.
ratings-axis = Wertung (openskill), ± zwei Sigma
failed-where = Es geschah in Kartenverteilung { $deal } zum Startwert { $seed }, mit { LIST($bots) } am Tisch, in der Reihenfolge der Plätze.
failed-view = Was der Bot sah, mit Plätzen ab 0: { WHOLE($view) }
failed-end = Nichts trat an seine Stelle, und die Arena wurde beendet.
arena-stopped = Beendet; die Zahlen gelten für das, was bis dahin getan war.
arena-continue = Um weiterzumachen, gib denselben Befehl noch einmal, mit --resume { LONG($file) }.

## Hilfe

help-arena = Bots gegeneinander spielen lassen und sagen, welcher besser ist
arena-bots = zwei oder mehr Bots, von denen jeder jeden trifft: { LIST($levels, last: "or") }, oder deine eigenen, etwa mybot:choose; ein Bot kann Angaben haben: "expert budget=20ms"
arena-table = stattdessen: ein Bot für jeden Platz, etwa skilled,random,random,random; für mehrere Tische wiederholen
arena-players = Plätze an einem Tisch; 2, wenn nichts angegeben ist
arena-rounds = Runden an jedem Tisch; { $rounds }, wenn nichts angegeben ist
arena-matches = ganze Partien spielen, so viele an jedem Tisch; { $matches }, wenn nichts angegeben ist
arena-format = ganze Partien in dieser Spielform spielen; points-race, wenn nichts angegeben ist
arena-target = die Punkte, mit denen eine Partie endet; 500, wenn nichts angegeben ist
arena-option = eine Regel ändern; für mehrere wiederholen
arena-edition = die Ausgabe
arena-seed = der Startwert allen Zufalls; 0, wenn nichts angegeben ist
arena-workers = Prozesse; einer für jeden Kern, wenn nichts angegeben ist
arena-resume = was getan ist, in dieser Datei aufheben und von dort weitermachen
arena-json = JSON in eine Datei schreiben, oder anstelle des Textes ausgeben
arena-picture = die Matrix zeichnen: .png, .svg oder .pdf
