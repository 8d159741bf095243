# Turniere: wer wo sitzt, wie es steht, was auf den Seiten steht, und was ein Turnier ablehnt. desk.ftl hat den Rest.
#
# Ein Wort für jede Sache:
#   direct encounter   direkte Begegnung     sit out       pausieren, Pause
#   entry (log)        Eintrag, Protokoll    sitting       Serie
#   final              Finale                slip          Zettel
#   individual         Einzelturnier         standings     Stand
#   lot                Los                   substitute    Ersatz
#   partner            Partner               tie           Gleichstand
#   playoff            Stechen               whist         Partnerturnier
#   score pad          Punkteblock           withdraw      sich abmelden

## Tische und Serien

sitting-title =
    { $final ->
        [yes] Finale
       *[no] Serie { $number }
    }
sitting-of = Serie { $number } von { $sittings }.
final-rules = Das Finale, mit Ausscheiden (H7): Wer { $points } Punkte hat, ist draußen.
table-title = Tisch { $table } in Serie { $sitting }
final-round-title = Runde { $number } des Finales
# $dealer: wer zuerst gibt, oder 0.
seated-teams =
    { $dealer ->
        [0] Tisch { $table }: { LIST($one) } gegen { LIST($other) }.
       *[other] Tisch { $table }: { LIST($one) } gegen { LIST($other) }. { $dealer } gibt zuerst.
    }
seated-players =
    { $place ->
        [final] Finale: { LIST($names) }.
       *[table] Tisch { $table }: { LIST($names) }.
    }{ $dealer ->
        [0] {""}
       *[other] {" "}{ $dealer } gibt zuerst.
    }
seats-in-order = Plätze im Uhrzeigersinn: { LIST($names) }.
sitting-out = Pause: { LIST($names) }.
waiting-for =
    { $count ->
        [one] In Serie { $sitting } fehlt noch Tisch { LIST($tables) }.
       *[other] In Serie { $sitting } fehlen noch die Tische { LIST($tables) }.
    }
final-goes-on =
    { $dealer ->
        [0] Als Nächstes: Runde { $number } des Finales.
       *[other] Als Nächstes: Runde { $number } des Finales; { $dealer } gibt.
    }
next-enter =
    { $count ->
        [0] Als Nächstes: alle anmelden, die mitspielen.
        [one] Als Nächstes: weitere anmelden; bisher ist es nur eine Person.
       *[other] Als Nächstes: weitere anmelden, oder mit diesen { $count } starten.
    }
next-sitting = Als Nächstes: Serie { $number } setzen.
next-final = Als Nächstes: das Finale setzen.
tournament-over = Das Turnier ist zu Ende.
have-won =
    { $count ->
        [one] Gewonnen hat { LIST($names) }.
       *[other] Den Sieg teilen sich { LIST($names) }.
    }

## Was Tische melden

told-teams = { LIST($teams) }
told-team = { $team } { $points }
told-team-rounds = { $team } { WHOLE($rounds) } (zusammen { $points })
told-rounds = { LIST($rounds) }
told-round = { LIST($hands) }: { $points } Punkte für { $name }
told-drawn-round = unentschieden, also keine Punkte
told-hand = { $name } { $points }
told-out = { $name } Schluss
told-nobody-out = niemand Schluss
told-hands = { LIST($hands) }

## Wie gleichmäßig ein Plan ist

balance-exact =
    { $times ->
        [one] Alle spielen einmal mit allen anderen zusammen und zweimal gegen sie.
       *[other] Alle spielen { $times }-mal mit allen anderen zusammen und { $twice }-mal gegen sie.
    }
balance-sitting-out =
    { $count ->
        [one] In jeder Serie hat eine Person Pause.
       *[other] In jeder Serie haben { $count } Personen Pause.
    }
balance-equal-games =
    { $games ->
        [one] Alle spielen in einer davon mit.
       *[other] Alle spielen in { $games } davon mit.
    }
balance-games =
    { $some ->
        [one] Eine Person spielt in { $fewer } davon mit, alle anderen in { $more }.
       *[other] { $others ->
            [one] Eine Person spielt in { $more } davon mit, alle anderen in { $fewer }.
           *[many] { $some } Personen spielen in { $fewer } davon mit, { $others } in { $more }.
        }
    }
counted-per-game = Damit das gerecht ist, zählen im Stand die Punkte je gespielter Serie.
balance-partners-once =
    { $never ->
        [0] Niemand spielt zweimal mit derselben Person zusammen.
       *[other] Niemand spielt zweimal mit derselben Person zusammen; { $never } Paare kommen nie zusammen.
    }
balance-partners =
    { $pairs ->
        [one] Ein Paar spielt { $times }-mal zusammen.
       *[other] { $pairs } Paare spielen { $times }-mal zusammen.
    }
balance-opponents-once = Niemand spielt zweimal gegen dieselbe Person.
balance-opponents =
    { $pairs ->
        [one] Zwei treffen { $times }-mal als Gegner aufeinander, alle anderen seltener.
       *[other] { $pairs } Paare treffen { $times }-mal als Gegner aufeinander, alle anderen seltener.
    }
encounters =
    { $again ->
        [0] In diesem Plan treffen sich nirgends zwei ein zweites Mal.
        [one] In diesem Plan treffen sich einmal zwei wieder; weniger als { $least } solche Treffen hat kein Plan dieser Art.
       *[other] In diesem Plan treffen sich { $again }-mal zwei wieder; weniger als { $least } solche Treffen hat kein Plan dieser Art.
    }

## Der Stand

progress =
    { $tables ->
        [0] Noch hat kein Tisch gemeldet.
        [one] Ein Tisch hat gemeldet, { $sittings ->
            [one] in einer Serie.
           *[other] in { $sittings } Serien.
        }
       *[other] { $tables } Tische haben gemeldet, { $sittings ->
            [one] in einer Serie.
           *[other] in { $sittings } Serien.
        }
    }
column-rank = Platz
column-player = Name
column-points = Punkte
column-per-game = Je Serie
column-rounds-won = Gewonnene Runden
column-left-over = Übrig
column-games = Spiele
column-remarks = Bemerkungen
per-game = { $whole },{ $tenths }
tie-broken =
    { $by ->
        [rounds-won] bei Gleichstand entschieden die gewonnenen Runden
        [points-left-over] bei Gleichstand entschieden die übrigen Punkte
        [direct-encounters] bei Gleichstand entschieden die direkten Begegnungen
        [playoff] über den Platz im Finale entschied ein Stechen
       *[lot] über den Platz im Finale entschied das Los
    }
won-final = hat das Finale gewonnen
final-note =
    { $staying ->
        [yes] noch im Finale mit { $points }
       *[no] im Finale ausgeschieden mit { $points }
    }
came-late =
    { $sitting ->
        [0] kam nach dem Start dazu
       *[other] kam nach Serie { $sitting } dazu
    }
came-back =
    { $sitting ->
        [0] kam vor Serie 1 zurück
       *[other] kam nach dem Setzen von Serie { $sitting } zurück
    }
withdrew-note =
    { $sitting ->
        [0] vor Serie 1 abgemeldet
       *[other] nach dem Setzen von Serie { $sitting } abgemeldet
    }{ $substitute ->
        [0] {""}
       *[other] ; { $substitute } sprang ein
    }
# $won: werden gewonnene Runden verglichen? $per_game: zählen die Punkte je Serie?
order =
    { $per_game ->
        [yes] Reihenfolge: die meisten Punkte je gespielter Serie
       *[no] Reihenfolge: die meisten Punkte
    }{ $won ->
        [yes] ; dann die meisten gewonnenen Runden
       *[no] {" "}(gewonnene Runden zählen nicht, weil einige Tische nur Summen gemeldet haben)
    }; dann die wenigsten übrigen Punkte; dann die direkten Begegnungen derer, die noch gleich sind: die eigenen Punkte weniger die der anderen, wo sie Gegner waren. Wer in alldem gleich ist, teilt sich den Platz (R43).
order-final = Wer im Finale spielt, steht vorn, in dessen Reihenfolge.

## Seiten

page-all-sittings = Alle Serien, die noch kommen
page-sitting-of = Serie { $number } von { $sittings }
page-sitting-number = { $number }
page-table =
    { $final ->
        [yes] Finaltisch
       *[no] Tisch { $table }
    }
page-rounds =
    { $rounds ->
        [one] Jeder Tisch spielt eine Runde.
       *[other] Jeder Tisch spielt { $rounds } Runden.
    }
page-how-partners = Partner sitzen sich gegenüber. Schreibt für jede Runde auf, was jedes Paar bekommt.
page-how-alone = Schreibt für jede Runde auf, wie viele Punkte auf jeder Hand übrig sind, und „Schluss“ bei der Person, die Schluss gemacht hat.
page-how-dealing = Nach der ersten Runde gibt immer die nächste Person links.
page-how-final = Schreibt nach jeder Runde auf, wie viele Punkte auf jeder Hand übrig sind. Wer { $points } Punkte hat, ist draußen; wer übrig bleibt, gewinnt.
page-team = Paar
page-in-order-of-seats = In der Reihenfolge der Plätze
page-sum = Summe
page-seats = Plätze im Uhrzeigersinn
page-deals-first = gibt zuerst
page-you-deal-first = du gibst zuerst
page-players = Wer wo sitzt
page-players-about =
    { $sittings ->
        [one] { $players } Personen, eine Serie.
       *[other] { $players } Personen, { $sittings } Serien.
    }
page-column-sitting = Serie
page-column-table = Tisch
page-column-partner = Mit
page-column-against = Gegen
page-column-with = Mit
page-names = { LIST($names) }
page-sits-out = Pause
page-standings =
    { $over ->
        [yes] Endstand
       *[no] Stand
    }

## Namen

name-with-mark = „{ $name }“ geht nicht als Name; lass „{ $mark }“ weg.
name-begins-with-mark = „{ $name }“ geht nicht als Name; am Anfang darf kein „{ $mark }“ stehen.
name-like-points = „{ $name }“ geht nicht als Name; auf einem Zettel würde „{ $word }“ als Punkte gelesen.
name-taken = { $name } ist schon angemeldet; gib allen verschiedene Namen.
name-of-several = „{ $name }“ könnte { LIST($names, last: "or") } sein; tippe mehr vom Namen.
no-such-entrant =
    { $count ->
        [0] Hier heißt niemand „{ $name }“; noch ist niemand angemeldet.
       *[other] Hier heißt niemand „{ $name }“; angemeldet sind { LIST($known) }.
    }
no-such-player-here = Hier heißt niemand „{ $name }“.

## Was ein Turnier ablehnt

no-whist-design = Für { $players } Personen gibt es keinen Whist-Plan.
too-few-for-partners = Wechselnde Partner brauchen mindestens { $least } Personen, und es sind nur { $players }.
too-few-for-a-table = Tische zu { $size } brauchen mindestens { $size } Personen, und angemeldet sind nur { $players }.
how-many-sittings = Mit { $players } Personen können an einem Abend nicht alle mit allen zusammenspielen; sag, wie viele Serien es sein sollen, etwa start 5 oder --sittings 5.
no-such-kind = Ein Turnier der Art „{ $name }“ gibt es nicht; es gibt { LIST($kinds) }.
setting-range = --{ $name } kann nicht { $value } sein; möglich ist eine ganze Zahl von { $least } bis { $most }.
whist-table-size = An den Tischen eines Partnerturniers sitzen { $size } Personen, nicht { $wanted }.
individual-without-partners = Ein Einzelturnier hat keine Partner; lass die Option weg, oder wähle die Art whist.
settings-missing = Am Anfang fehlen die Einstellungen.
entry-refused = Eintrag { $number } kann nicht sein: { $refusal }
fact-not-read = Ein Eintrag lässt sich nicht lesen („{ WHOLE($text) }“); diese Version von Wildfour hat ihn nicht geschrieben.
tournament-exists = Das Turnier gibt es schon; leg ein anderes in einer anderen Datei an.
no-such-entry = Einen Eintrag { $entry } zum Zurücknehmen gibt es nicht; die Einträge gehen von 2 bis { $last }.
undone-already = Eintrag { $entry } ist schon zurückgenommen.
cannot-undo = Eintrag { $entry } lässt sich nicht zurücknehmen, denn dann gilt: { $because }
too-late-for-partners = Das Turnier hat mit allen Partnern begonnen, also ist es für { $name } zu spät; neu dazukommen kann nur, wer für jemanden einspringt.
tournament-full = Das Turnier hat { $most } Personen, mehr gehen nicht; mach zwei Turniere daraus.
too-late = Alle Serien sind gesetzt, also ist es für { $name } zu spät.
withdrawn-already = { $name } ist schon abgemeldet.
nothing-to-withdraw-from = Das Turnier ist zu Ende, { $name } braucht sich nicht mehr abzumelden.
substitute-needed = { $name } hat in den Serien, die noch kommen, einen Platz; sag, wer einspringt.
no-substitute-needed = Für { $name } muss hier niemand einspringen; lass den Ersatz weg.
not-withdrawn = { $name } ist nicht abgemeldet, also gibt es nichts zurückzuholen.
too-late-to-return = Für { $name } ist es zu spät, um zurückzukommen.
not-started-yet = Das Turnier hat noch nicht begonnen; starte es, wenn alle angemeldet sind.
started-already = Das Turnier hat schon begonnen; setzen zeigt, was gespielt wird.
not-the-next-sitting = Serie { $sitting } ist nicht die nächste; setzen zeigt, wo das Turnier steht.
wrong-players-seated = Serie { $sitting } lässt sich so nicht setzen: Alle haben höchstens einen Platz, an einem Tisch der richtigen Größe.
waiting-first = { $waiting } Vorher wird nichts anderes gesetzt.
nothing-left-to-seat = Das Turnier ist zu Ende, also gibt es nichts mehr zu setzen; stand zeigt, wie es ausging.
nothing-planned = Es kommen keine Serien mehr; stand zeigt, wie das Turnier steht.
nothing-seated-to-print = Noch ist keine Serie gesetzt; das macht setzen.
final-undecided =
    { $places ->
        [one] { LIST($names) } sind gleichauf beim letzten Platz im Finale (R43). Lass sie eine Runde spielen und melde sie mit stechen, oder lass mit los das Los entscheiden.
       *[other] { LIST($names) } sind gleichauf bei den letzten { $places } Plätzen im Finale (R43). Lass sie eine Runde spielen und melde sie mit stechen, oder lass mit los das Los entscheiden.
    }
nobody-is-tied = Um einen Platz im Finale gibt es keinen Gleichstand, also gibt es nichts zu entscheiden.
wrong-players-in-tie = Gleichauf sind { LIST($names) }; nenne alle genau einmal.
sitting-not-seated =
    { $seated ->
        [0] Serie { $sitting } ist nicht gesetzt; noch ist es keine, also setz die erste.
        [one] Serie { $sitting } ist nicht gesetzt; gesetzt ist nur Serie 1.
       *[other] Serie { $sitting } ist nicht gesetzt; gesetzt sind die Serien 1 bis { $seated }.
    }
no-such-table =
    { $tables ->
        [one] In Serie { $sitting } gibt es keinen Tisch { $table }; es gibt nur Tisch 1.
       *[other] In Serie { $sitting } gibt es keinen Tisch { $table }; die Tische sind 1 bis { $tables }.
    }
no-such-final-round =
    { $over ->
        [yes] Im Finale gibt es keine Runde { $number } zu melden; es war nach Runde { $played } zu Ende.
       *[no] Im Finale gibt es keine Runde { $number } zu melden; als Nächstes kommt Runde { $following }.
    }
final-not-seated = Das Finale ist nicht gesetzt; setzen ruft es auf, wenn alle Tische gemeldet haben.
reported-already =
    { $same ->
        [yes] { $table } hat schon genau dieses Ergebnis.
       *[no] { $table } hat schon ein anderes Ergebnis; mit ändern (correct) änderst du es.
    }
nothing-to-correct = { $table } hat noch kein Ergebnis, das man ändern könnte; melde zuerst eines.
corrected-to-the-same = { $table } hat schon genau dieses Ergebnis, also gibt es nichts zu ändern.
alone-at-table = { $table } wird nicht gespielt, weil dort nur noch eine Person sitzt.
final-would-have-gone-otherwise = Mit dieser Änderung hätten nach Runde { $number } des Finales andere weitergespielt; möglich ist nur noch eine, bei der dieselben im Finale bleiben. Für mehr nimm zuerst die späteren Runden zurück.

## Ergebniszettel

every-team-once = Der Zettel für { WHOLE($table) } braucht jedes Paar einmal, etwa „{ WHOLE($example) }“.
every-player-once = Der Zettel für { WHOLE($table) } braucht jede Person einmal, etwa „{ WHOLE($example) }“.
pair-for-every-round =
    { $rounds ->
        [one] Gespielt wurde eine Runde, also gib ein Zahlenpaar an, etwa 120-0.
       *[other] Gib ein Zahlenpaar mit den Summen an, etwa 120-75, oder eines für jede der { $rounds } Runden.
    }
number-for-every-round =
    { $rounds ->
        [one] Gespielt wurde eine Runde, also gib für jedes Paar eine Zahl an, etwa „{ WHOLE($example) }“.
       *[other] Gib für jedes Paar eine Zahl für jede der { $rounds } Runden an, oder eine Summe, etwa „{ WHOLE($example) }“.
    }
number-for-every-seat = Gib für { LIST($names) }, in dieser Reihenfolge, je eine Zahl oder schluss an.
number-for-every-player = Gib für alle eine Zahl für jede Runde an, etwa „{ WHOLE($example) }“.
who-went-out =
    { $count ->
        [0] In Runde { $number } hat niemand Schluss gemacht; schreib schluss bei der Person, die es war, oder - bei allen, wenn die Runde unentschieden war (R7).
       *[other] { LIST($names) } können in Runde { $number } nicht alle Schluss gemacht haben; schreib schluss bei der Person, die es war, oder - bei allen, wenn die Runde unentschieden war (R7).
    }
not-points = „{ $text }“ ist keine Punktzahl; schreib eine ganze Zahl wie 57.
not-a-team = { WHOLE($text) } ist kein Paar an diesem Tisch; die Paare sind { WHOLE($table) }.
points-of-teams-wanted = { WHOLE($table) } sind Partner; gib die Punkte jedes Paares an.
points-of-hands-wanted = { WHOLE($table) } haben keine Partner; gib an, wie viele Punkte auf jeder Hand übrig sind.
wrong-number-of-rounds =
    { $rounds ->
        [one] Am Tisch wurde eine Runde gespielt, nicht { $given }; gib für jede ein Ergebnis an.
       *[other] Am Tisch wurden { $rounds } Runden gespielt, nicht { $given }; gib für jede ein Ergebnis an.
    }
everyone-once = An diesem Tisch sitzen { LIST($names) }; nenne alle genau einmal.
one-number-a-round =
    { $rounds ->
        [one] Am Tisch wurde eine Runde gespielt; gib für jedes Paar eine Zahl an.
       *[other] Am Tisch wurden { $rounds } Runden gespielt; gib für jedes Paar eine Zahl für jede an, oder eine Summe.
    }
both-teams-scored = In Runde { $number } haben beide Paare Punkte; Punkte bekommt nur das Paar, das Schluss gemacht hat.
not-in-two-hands = { $points } Punkte können auf zwei Händen nicht übrig sein; alle Karten zusammen haben { $most }, also zähl noch einmal.
team-cannot-score =
    { $rounds ->
        [one] In einer Runde kann ein Paar nicht { $points } Punkte bekommen; zähl noch einmal.
       *[other] In { $rounds } Runden kann ein Paar nicht { $points } Punkte bekommen; zähl noch einmal.
    }
teams-cannot-score =
    { $rounds ->
        [one] In einer Runde können zwei Paare nicht { $points } Punkte bekommen; nur eines bekommt welche.
       *[other] In { $rounds } Runden können zwei Paare nicht { $points } Punkte bekommen; in jeder bekommt nur eines welche.
    }

## Die Datei

tournament-file-exists = { LONG($file) } gibt es schon; wähle für ein neues Turnier eine andere Datei.
not-a-tournament = { LONG($file) } ist kein Turnier von Wildfour; gib die Datei eines Turniers an.
tournament-version = { LONG($file) } ist im Format { $version } geschrieben, dieses Wildfour liest aber Format { $readable }; nimm die Version, die es geschrieben hat.
tournament-incomplete = { LONG($file) } ist beschädigt: Im Protokoll fehlen Einträge; nimm eine vollständige Kopie.
tournament-damaged = { LONG($file) } ist beschädigt: { $refusal }
tournament-went-on = { LONG($file) } hat inzwischen { $now } Einträge, nicht { $known }; sieh noch einmal nach.
others-kept-writing = In { LONG($file) } schreiben ständig andere; es wurde nichts geändert, versuch es noch einmal.
tournament-locked = In { LONG($file) } schreibt gerade ein anderes Programm; es wurde nichts geändert, versuch es noch einmal.
tournament-not-usable = { LONG($file) } lässt sich nicht verwenden ({ LONG($reason) }); es wurde nichts geändert.
no-tournament-there =
    { $folder ->
        [yes] In { LONG($file) } ist kein Turnier; leg mit create eines an, oder öffne die Turnierleitung mit diesem Namen.
       *[no] Für { LONG($file) } gibt es keinen Ordner; wähle einen anderen Ort.
    }
