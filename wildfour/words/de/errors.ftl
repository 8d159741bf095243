# Was sich nicht lesen oder aufbauen lässt. $guess ist, was gemeint sein könnte, oder 0.

## Wo etwas abgelehnt wurde

at-line = Zeile { $line }: { $refusal }
in-file = { LONG($file) }, { $refusal }

## Namen, die es nicht gibt

no-such-edition =
    Die Ausgabe „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Ausgaben heißen { LIST($known) }.
no-such-option =
    Die Option „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Optionen heißen { LIST($known) }.
no-such-format =
    Die Spielform „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Spielformen heißen { LIST($known) }.
no-such-clause =
    Die Regel „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Regeln gehen von A1 bis I3, die Festlegungen beginnen mit R1, und Hausregeln heißen wie ihre Option.

## Optionen

no-such-value = { $option } kann nicht „{ $value }“ sein; wähle { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate kann nicht „{ $value }“ sein; gib eine Zahl von 0 bis 1 an, oder eine für jeden Platz, etwa 0.7,0.4.
no-such-flip-cards = „{ $value }“ ist keine Liste von Katapultkarten; nenne Zahlen von 1 bis 9 oder Karten, zum Beispiel 1,5,r7.
no-such-target = target kann nicht „{ $value }“ sein; gib eine ganze Zahl von { $least } bis { $most } an.
given-twice = Die Option { $option } steht zweimal da; gib sie einmal an.
needs-launcher = Die Option { $option } bewirkt in { $edition } nichts: Ein Katapult hat nur launcher-2009.
needs-minion = Die Option { $option } bewirkt in { $edition } nichts: Minion-Karten hat nur minion-2016.
needs-table-penalties = Die Option { $option } bewirkt in { $edition } nichts: Strafen am Tisch (G1 bis G3) hat nur classic-2003.
needs-silent-two-handed = Die Option { $option } bewirkt in { $edition } nichts: Das regelt die Anleitung dort selbst (H1).
useless-without = Die Option { $option } bewirkt ohne { $needed } nichts; nimm { $needed } dazu, oder lass { $option } weg.
contradiction-draw-until-playable-drawn-card-stays = Die Optionen { $option } und { $other } widersprechen sich: Was gezogen wird, weil es sich legen lässt, dürfte nicht gelegt werden; wähle eine davon.
contradiction-players-referee-seven-zero = Die Optionen { $option } und { $other } widersprechen sich: Sind die Hände getauscht, lässt sich eine falsche Karte nicht mehr zurücknehmen (G2); wähle eine davon.
edition-players = { $edition } ist für { $least } bis { $most } Personen, nicht für { $players }.
partners-players = Mit Partnern spielen 4, 6, 8 oder 10 Personen, nicht { $players }.
hit-rates-players = hit-rate hat { $rates } Zahlen für { $players } Personen; gib eine für alle an, oder für jede eine.

## Karten und Züge

not-a-card = „{ $text }“ ist keine Karte; Karten schreibt man wie { LIST($examples, last: "or") }.
not-a-color = „{ $text }“ ist keine Farbe; die Farben sind { LIST($colors) }.
not-a-move =
    „{ $name }“ ist kein Zug{ $guess ->
        [0] ; ein Zug ist eine Karte oder eines der Wörter { LIST($known) }.
       *[other] . Meinst du { $guess }?
    }
not-a-move-number = { $number } ist nicht die Nummer eines Zuges; in docs/notation.md stehen alle.
card-takes-no-color = „{ $card }>{ $color }“ wählt eine Farbe, das tun aber nur Farbwahlkarten; schreib { $card }.
card-needs-color = { $card } braucht eine Farbe; schreib zum Beispiel { $card }>{ $color }.
move-needs-seat = „{ $move }“ braucht die Nummer eines Platzes, 0 bis 9; schreib zum Beispiel { $word } 2.

## Wer spielt

not-a-name = „{ $name }“ geht nicht als Name; ein Name hat 1 bis { $longest } druckbare Zeichen und kein Komma.
bots-of-players = „{ $bots }“ sagt nicht, wer für wen spielt; nenne für jeden der { $players } Plätze einen Bot oder „{ $person }“.

## Was der Zufall gab, wie eine Mitschrift oder ein Test es festhält

chance-gives-number = Statt „{ $word }“ muss hier eine Zahl von 0 bis { $most } stehen, die der Zufall gab.
chance-gives-hit-or-miss = Statt „{ $word }“ muss hier „hit“ oder „miss“ stehen, denn ein Schuss endet.
chance-is-missing = Hier fehlt, was der Zufall gab: eine gezogene Karte, „hit“ oder „miss“.
chance-gave-more =
    { $written ->
        [0] Von dem, was der Zufall gab, steht hier nichts; es { $came ->
            [one] fehlt ein Wort
           *[other] fehlen { $came } Wörter
        }.
        [one] Von dem, was der Zufall gab, steht hier nur ein Wort; es müssten { $came } sein.
       *[other] Von dem, was der Zufall gab, stehen hier nur { $written } Wörter; es müssten { $came } sein.
    }
chance-gave-less = „{ $words }“ ist zu viel: So etwas gab der Zufall hier nicht.
card-cannot-come = { $card } kann hier nicht kommen: In dem Stapel, aus dem gezogen wird, ist keine mehr.

## Mitschriften

not-a-transcript =
    { $noun ->
        [pad] Das ist kein Punkteblock; ein Punkteblock beginnt mit „{ $begins }“.
       *[transcript] Das ist keine Mitschrift; eine Mitschrift beginnt mit „{ $begins }“.
    }
transcript-version =
    { $noun ->
        [pad] Der Punkteblock
       *[transcript] Die Mitschrift
    } hat das Format „{ $version }“, dieses Programm liest aber Format { $readable }; nimm das Programm, mit dem die Datei geschrieben wurde, oder ein neueres.
transcript-cut-off = Die Datei bricht mitten in ihrer letzten Zeile ab.
heading-missing = Hier fehlt die Zeile „{ $heading }: …“.
impossible-seats = Diese Plätze sind unmöglich: Nach „seats“ kommen die Nummern der Spielenden, 0 bis { $last }, jede höchstens einmal; sitzen alle der Reihe nach, lass die Plätze weg.
round-missing = Es fehlt eine Runde; sie beginnt mit einer Zeile wie „round 1 dealer 0 -> …“.
round-without-end = Die Runde davor hat kein Ende; nur bei der letzten darf es fehlen.
round-not-over-here = Die Runde ist hier nicht zu Ende; einige ihrer Züge fehlen.
round-ended-otherwise = Die Runde ging anders aus; richtig ist die Zeile „{ WHOLE($line) }“.
not-a-round-line = Mit „{ $text }“ beginnt keine Runde; schreib „round { $number } dealer 0 -> …“.
not-a-move-line = „{ $text }“ ist weder ein Zug noch das Ende einer Runde; schreib zum Beispiel „0 draw -> r7“.
not-an-end-line = Mit „{ $text }“ endet keine Runde; schreib „end winner 0 points 57 position …“.
match-over-before = Die Partie war vor dieser Runde zu Ende; nimm die Runde heraus.
wrong-seats = In dieser Runde sitzen die Falschen; richtig ist „seats { $seats }“.
wrong-dealer = In dieser Runde gibt der falsche Platz; richtig ist „dealer { $dealer }“.

## Spielformen und Abrechnung

format-without-partners = Die Spielform { $format } kennt keine Partner; lass die Option partners weg, oder spiele die Spielform partners.
format-takes-no-settings = Zur Spielform { $format } gehört kein „{ $setting }“; lass es weg.
format-takes-no-such-setting = Zur Spielform { $format } gehört kein „{ $setting }“; möglich sind { LIST($known) }, jedes höchstens einmal: { $example }.
format-setting-range = { $name } kann nicht „{ $value }“ sein; gib eine ganze Zahl von 1 bis { $most } an.
format-players = Die Spielform { $format } ist für { LIST($allowed, last: "or") } Personen, nicht für { $players }.
not-two-tables = Diese beiden Dateien gehören nicht zu derselben Partie zu acht an zwei Tischen (H6).
hands-and-results = Die Runde hat { $hands } Hände und { $results } Ergebnisse; gib für jede Hand eines an.
winner-with-points = Wer Schluss macht, hat keine Karten mehr, also auch keine { $points } Punkte.

## Tische

dealer-seat = Platz { $seat } kann nicht geben; die Plätze sind 0 bis { $last }.
not-a-number-of-players = Die Zahl der Spieler muss eine ganze Zahl sein, nicht { $players }.
no-move-to-undo = Es gibt keinen Zug, der zurückgenommen werden kann.
not-a-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
not-a-player = Die Person { $player } gibt es nicht; die Nummern sind 0 bis { $last }.
not-a-move-at-all = { $move } ist kein Zug; ein Zug ist ein Text wie „draw“ oder seine Nummer in docs/notation.md.
who-of-players =
    { $who ->
        [one] Ein Name ist
       *[other] { $who } Namen sind
    } angegeben, aber { $players } spielen mit; sag für alle, wer für sie spielt.
stale-move = { $move } wurde bei Ereignis { $at } gewählt, der Tisch ist aber schon bei { $number }; schau noch einmal hin.
not-a-snapshot = Das ist kein Abbild eines Tisches ({ LONG($problem) }); nimm den Tisch aus seiner Mitschrift wieder auf.
snapshot-version = Das Abbild stammt von einer anderen Wildfour-Version; nimm den Tisch aus seiner Mitschrift wieder auf.
rounds-not-kept = Die gespielten Runden wurden bei dieser Partie nicht aufgehoben; sie stehen dort, wo sie aufgeschrieben wurden.
chance-without-positions = Diese Zufallsfolge hat keine Positionen; nimm eine, die welche hat, etwa einen Seed.

## Lernumgebungen

env-no-such-choice = { $setting } kann nicht „{ $value }“ sein; wähle { LIST($choices, last: "oder") }.
env-no-such-number = { $setting } kann nicht { $value } sein; gib eine ganze Zahl von { $least } bis { $most } an.
env-no-such-policy =
    Die Spielweise „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Spielweisen heißen { LIST($known) }.
env-no-such-setting =
    Die Einstellung „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Einstellungen heißen { LIST($known) }.
env-opponents =
    { $given ->
        [one] Ein Gegner ist
       *[other] { $given } Gegner sind
    } für { $players } Spieler angegeben; gib einen für alle an, oder { $needed }.
env-actions-shape = Die Aktionen sind { $kind } der Form { $shape }; gib { $size } ganze Zahlen an, eine für jede Umgebung.
env-action-type = { LONG($action) } ist keine Aktion; eine Aktion ist eine ganze Zahl.
env-action-range = Die Aktion { $action } gibt es nicht; die Aktionen gehen von 0 bis { $most }.
env-action-not-offered = Spieler { $seat } kann jetzt nicht „{ $action }“ wählen; die Maske bietet { LIST($offered) } an.
env-no-such-action = „{ $move }“ ist keine Aktion dieser Umgebung; layout.action_names zählt alle auf.
env-over = Die Episode ist zu Ende; rufe vor dem nächsten Schritt reset auf.
env-one-seed = Eine Liste von Startwerten geht nicht; gib eine Zahl an, aus der jede Umgebung ihre eigenen Runden bekommt.
env-reset-mask = reset_mask muss ein NumPy-Array aus { $size } Wahrheitswerten sein, einem für jede Umgebung.
env-bot-failed = Der Bot an Platz { $seat } hat „{ $move }“ geantwortet, das ist keiner seiner Züge; wähle einen anderen Gegner.
env-no-cuda = numba-cuda ist nicht installiert; installiere die Erweiterung „cuda“, oder nimm Batch, das auf dem Prozessor läuft.
env-no-gpu = Hier gibt es keine GPU, die CUDA benutzen kann; nimm Batch, das auf dem Prozessor läuft.

## Ein Server, der betrügt

server-cheated =
    { $what ->
        [anchor] Der Server hat den Anker dieser Partie ausgetauscht.
        [own] Der Server führt unter deinem Namen eine Festlegung, die nicht von deinem Programm stammt.
        [changed] Der Server hat Spieler, Festlegungen oder Startwerte geändert, die er schon gezeigt hatte.
        [incomplete] Der Server wollte deinen Startwert, bevor sich alle festgelegt hatten.
        [restarted] Der Server hat die Startwerte noch einmal verlangt, ohne zu sagen, wer gefehlt hat.
        [fingerprint] Der Fingerabdruck des Servers passt nicht zu den Spielern, Regeln und Festlegungen, die er gezeigt hat.
        [seed] Der Startwert von { $name } passt nicht zur Festlegung von { $name }.
        [unrevealed] Der Server hat ausgeteilt, bevor er alle Startwerte gezeigt hatte.
        [link] Die Züge des Servers sind nicht die, die dein Programm gesehen hat.
       *[taken-back] Der Server hat Züge zurückgenommen, die dein Programm schon gesehen hatte.
    }
server-cheated-evidence = { $cheat } Die Beweise stehen in { LONG($file) }.
server-cheated-no-evidence = { $cheat } Die Beweise ließen sich nicht speichern.
