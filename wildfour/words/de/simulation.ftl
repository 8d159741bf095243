# Simulationen: was abgelehnt wird, was der Befehl ausgibt, und seine Hilfe. Berichte stehen in report.ftl.
#
# Ein Wort für jede Sache, über cards.ftl hinaus:
#   deal        Kartenverteilung      policy      Spielweise
#   jump-in     Einwurf               run         Lauf
#   move        Einzelzug             seed        Startwert
#   objection   Einspruch             turn        Zug

## Was abgelehnt wird

no-such-policy =
    Die Spielweise „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Spielweisen heißen { LIST($known) }.
policies-of-players = Für { $players } Personen sind { $policies } Spielweisen angegeben; nenne eine für alle, oder eine für jeden Platz.
policy-takes-no = Eine Spielweise kennt „{ $setting }“ nicht; sie kennt { LIST($rates) }.
thinking-takes-no = Die Spielweise { $policy } kennt „{ $setting }“ nicht: Sie entscheidet selbst, wann sie blufft und wann sie anzweifelt; lass das weg.
rate-range = „{ $setting }“ geht nicht; eine Rate ist eine Zahl von 0 bis 1.
rounds-below-zero = { $rounds } Runden lassen sich nicht spielen; verlange 0 oder mehr.
rounds-range = { $rounds } Runden lassen sich nicht simulieren; verlange 1 bis { $most }.
matches-range = { $matches } Partien lassen sich nicht simulieren; verlange 1 bis { $most }.
rounds-or-matches = --rounds und --matches gehen nicht zusammen; simuliere einzelne Runden oder ganze Partien.
only-for-matches = --format und --target sind für Partien; füge zum Beispiel --matches 1000 hinzu, oder lass sie weg.
not-player-counts = „{ $text }“ ist keine Personenzahl; schreib eine wie 4, oder mehrere wie 2,4,6.
threads-range = --threads braucht eine Zahl von 1 bis { $most }, nicht { $threads }.
threads-elsewhere = --threads betrifft die Kerne dieses Rechners und geht deshalb nicht mit --on { $backend }; lass eins von beiden weg.
compare-changes-nothing = --compare „{ $options }“ ändert nichts, denn diese Regeln gelten ohnehin; nenne andere Optionen.
run-asked-twice = Derselbe Lauf ist zweimal verlangt ({ WHOLE($run) }); verlange ihn einmal.
json-and-csv = Nur eines von --json und --csv kann hier ausgegeben werden; gib dem anderen eine Datei, etwa --csv runs.csv.
no-such-backend = --on kennt auto, cpu, cuda, ray und ray:ADDRESS, nicht „{ $text }“.
matches-elsewhere = Partien werden auf cpu simuliert, nicht auf { $backend }; lass --on oder --matches weg.

## Wo es läuft

compiling = Die Regeln werden für diesen Rechner übersetzt; das dauert bis zu einer halben Minute, und nur beim ersten Mal.
machine-code-failed = Der kompilierte Code für { $engine } ist fehlgeschlagen. Das ist ein Fehler in Wildfour; bitte melden Sie ihn.
no-cuda-package = Eine GPU braucht das Paket numba-cuda, und { LONG($python) } hat es nicht; installiere es dort, oder lass --on cuda weg.
no-gpu = Hier gibt es keine GPU, die CUDA benutzen kann; lass --on cuda weg, dann rechnen die Kerne.
no-ray = --on ray braucht das Paket ray, und { LONG($python) } hat es nicht; installiere es dort, oder lass --on ray weg.
ray-not-started = Ray ließ sich auf diesem Rechner nicht starten ({ LONG($reason) }); lass --on ray weg, dann rechnen die Kerne.
ray-not-reached = Der Ray-Cluster unter „{ $address }“ ist nicht zu gebrauchen ({ LONG($reason) }); prüfe seine Adresse.
ray-no-answer = Der Ray-Cluster unter „{ $address }“ hat in { $seconds } Sekunden nicht geantwortet; prüfe seine Adresse.
ray-needs-token = Der Ray-Cluster unter „{ $address }“ verlangt ein Token; setze RAY_AUTH_MODE=token und RAY_AUTH_TOKEN.
ray-failed = Ray konnte die Runden nicht spielen ({ LONG($reason) }); versuch es noch einmal, oder lass --on ray weg.

## Was simuliert wurde

player-count =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
no-options = keine Optionen
policies-named = Spielweise { WHOLE($policies) }
seed-named = Startwert { $seed }
same-request = noch einmal derselbe Lauf
run-amount =
    { $unit ->
        [matches] { $matches ->
            [one] { $matches } Partie
           *[other] { $matches } Partien
        }, { $rounds } Runden und { $moves } Einzelzüge
       *[rounds] { $rounds ->
            [one] { $rounds } Runde
           *[other] { $rounds } Runden
        } und { $moves } Einzelzüge
    } in { $time } auf { $backend }: { $speed } Runden/s
run-stopped = Vorzeitig beendet: Die Zahlen gelten nur für einen Teil des Verlangten.
run-is-the-same = Jede Runde endete genau wie in { $other }; es gibt nichts zu vergleichen.

## Was herauskam

found-turns = Züge pro Runde
found-points = Punkte pro Runde
found-rounds = Runden pro Partie
found-calls = Ansagen
found-catches = Ohne Ansage erwischt
found-challenges = Angezweifelt
found-jump-ins = Einwürfe
found-wrong-cards = Falsche Karten
found-false-objections = Einsprüche gegen richtige Karten
found-reshuffles = Neu gemischt
found-drawn = Unentschiedene Runden
found-unfinished-rounds = Runden ohne Ende
found-unfinished-matches = Partien ohne Ende
found-shared = Geteilte Siege
spread = { $mean } (Median { $median }; die Hälfte liegt zwischen { $p25 } und { $p75 }, neun von zehn zwischen { $p5 } und { $p95 })
per-round = { $rate } pro Runde
challenges-found = { $rate } pro Runde; { $share } davon deckten einen Bluff auf
wrong-cards-noticed = { $rate } pro Runde; { $share } davon wurden zurückgenommen
none = nie
drawn-why = { $rounds } (niemand konnte legen oder ziehen)
unfinished-rounds-why = { $rounds } (nach { $most } Einzelzügen nicht zu Ende)
unfinished-matches-why = { $matches } (nach { $most } Runden nicht zu Ende)
shared-why =
    { $matches ->
        [one] { $matches } Partie hatte mehrere Sieger
       *[other] { $matches } Partien hatten mehrere Sieger
    }

column-seat =
    { $unit ->
        [matches] Person
       *[rounds] Platz
    }
column-wins = gewinnt
column-round-points = Punkte pro Runde
column-totals = Punkte am Ende
left-of-dealer = links vom Geber
dealer = Geber
intervals-explained = ± und die Bereiche in Klammern sind 95-%-Intervalle.

## Läufe nebeneinander

column-turns = Züge pro Runde
column-rounds = Runden pro Partie
column-first-wins =
    { $unit ->
        [matches] Person 1 gewinnt
       *[rounds] Platz 1 gewinnt
    }
column-first-wins-points =
    { $unit ->
        [matches] Person 1 gewinnt (Prozentpunkte)
       *[rounds] Platz 1 gewinnt (Prozentpunkte)
    }
differences =
    { $unit ->
        [matches] Unterschiede zwischen Partien derselben Nummer, die bei gleichem Kartenspiel gleich beginnen:
       *[rounds] Unterschiede zwischen Runden derselben Nummer, die bei gleichem Kartenspiel gleich beginnen:
    }
no-difference = keiner

## Wenn es zu Ende ist

written = Geschrieben: { LONG($file) }
stopped-after =
    Beendet nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } in { $done ->
        [one] { $done } Lauf
       *[other] { $done } Läufen
    } von { $asked }; die Zahlen gelten nur für diese.
stopped-before = Beendet, bevor etwas getan war.

## Hilfe

help-simulate = Runden oder Partien millionenfach spielen und sagen, wie sie sind
simulate-edition = die Ausgabe, oder mehrere: a,b
simulate-players = wie viele spielen; mehrere Zahlen: 2,4,6
simulate-option = in jedem Lauf eine Regel ändern; für mehrere wiederholen
simulate-compare = ein weiterer Lauf, der auch diese Optionen hat: stacking=any, oder mehrere in Anführungszeichen; für mehrere wiederholen
simulate-rounds = Runden in jedem Lauf; { $rounds }, wenn nichts angegeben ist
simulate-matches = Partien spielen statt einzelner Runden
simulate-format = die Spielform der Partien; points-race, wenn nichts angegeben ist
simulate-target = die Punkte, mit denen eine Partie endet; 500, wenn nichts angegeben ist
simulate-policy = { LIST($policies, last: "or") }; oder eine für jeden Platz, von links neben dem Geber an: greedy,random,random; eine Spielweise kann Raten haben: "greedy bluff=0.2 challenge=0.5"; die Raten sind { LIST($rates) }
simulate-seed = der Startwert allen Zufalls; 0, wenn nichts angegeben ist
simulate-threads = wie viele Kerne rechnen; alle, wenn nichts angegeben ist
simulate-on = cpu, cuda, ray oder ray:ADDRESS; wird ausgesucht, wenn nichts angegeben ist
simulate-json = JSON in eine Datei schreiben, oder anstelle des Textes ausgeben
simulate-csv = CSV in eine Datei schreiben, oder anstelle des Textes ausgeben
simulate-report = eine Seite mit Abbildungen in diesen Ordner schreiben
