# Die Turnierleitung: ihre Eingabezeile, was sie sagt, ihre Hilfe. Die Wörter stehen oben in tournament.ftl.

## Was geschehen ist

tournament-created = { LONG($file) } ist ein neues Turnier.
settings =
    { $kind ->
        [whist] Partnerturnier
       *[individual] Einzelturnier
    }, { $edition }{ $options ->
        [0] {""}
       *[other] , Optionen: { WHOLE($options) }
    }, Startzahl { $seed }.
# $sittings: so viele sind gewünscht, oder 0.
settings-whist =
    { $sittings ->
        [0] { $cycles ->
            [one] Die Partner wechseln, bis alle einmal mit allen zusammengespielt haben, { $rounds ->
                [one] jeweils eine Runde (H6, R19).
               *[other] jeweils { $rounds } Runden (H6, R19).
            }
           *[other] Die Partner wechseln, bis alle { $cycles }-mal mit allen zusammengespielt haben, { $rounds ->
                [one] jeweils eine Runde (H6, R19).
               *[other] jeweils { $rounds } Runden (H6, R19).
            }
        }
        [one] Eine Serie mit wechselnden Partnern, { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
        }
       *[other] { $sittings } Serien mit wechselnden Partnern, { $rounds ->
            [one] je eine Runde.
           *[other] je { $rounds } Runden.
        }
    }
settings-individual =
    { $sittings ->
        [0] { $games ->
            [one] Ein Spiel für alle
           *[other] { $games } Spiele für alle
        }
        [one] Eine Serie
       *[other] { $sittings } Serien
    } an Tischen zu { $size }, { $rounds ->
        [one] eine Runde je Spiel
       *[other] { $rounds } Runden je Spiel
    }; { $final ->
        [0] ohne Finale.
       *[other] dann spielen die besten { $final } ein Finale mit Ausscheiden (H7).
    }
have-entered =
    { $count ->
        [one] { LIST($names) } ist angemeldet.
       *[other] { LIST($names) } sind angemeldet.
    }
many-entered = { $count } Personen sind angemeldet.
players-in-all =
    { $count ->
        [one] Das ist die erste Person.
       *[other] Zusammen sind es { $count }.
    }
plays-late =
    { $count ->
        [one] Die neue Person spielt ab der nächsten Serie mit, { $games ->
            [one] ein Spiel.
           *[other] { $games } Spiele.
        }
       *[other] Die Neuen spielen ab der nächsten Serie mit, { $games ->
            [one] je ein Spiel.
           *[other] je { $games } Spiele.
        }
    }
withdraw-really =
    { $substitute ->
        [0] Meldet sich { $name } wirklich ab? Tippe ja oder nein.
       *[other] Meldet sich { $name } wirklich ab, und springt { $substitute } ein? Tippe ja oder nein.
    }
has-withdrawn =
    { $substitute ->
        [0] { $started ->
            [yes] { $name } ist abgemeldet und behält die Punkte. Die Serien, die noch kommen, werden ohne { $name } geplant.
           *[no] { $name } ist abgemeldet.
        }
       *[other] { $name } ist abgemeldet und behält die Punkte. { $substitute } springt ein, bekommt aber keine Punkte; die Partner behalten ihre.
    }
substitute-name = Ersatz-{ $number }
is-back =
    { $partners ->
        [yes] { $name } ist wieder da und hat den alten Platz.
       *[no] { $name } ist wieder da und spielt ab der nächsten Serie mit.
    }
nobody-withdrew = Niemand hat sich abgemeldet, also gibt es niemanden zurückzuholen.
is-renamed = { $name } heißt jetzt { $new }.
has-started =
    { $sittings ->
        [one] Das Turnier hat begonnen, mit { $players } Personen und einer Serie.
       *[other] Das Turnier hat begonnen, mit { $players } Personen und { $sittings } Serien.
    }
is-seated =
    { $final ->
        [yes] Das Finale ist gesetzt.
       *[no] Serie { $sitting } ist gesetzt.
    }
is-recorded =
    { $corrected ->
        [yes] { $table } ist geändert: { $result }.
       *[no] { $table } ist eingetragen: { $result }.
    }
replace-really = { $table } hat schon ein Ergebnis: { $result }. Soll das neue an seine Stelle? Tippe ja oder nein.
is-undone = Zurückgenommen: { $what }.
nothing-to-undo = Es gibt nichts zurückzunehmen.
no-result-to-undo = { $table } hat kein Ergebnis, das man zurücknehmen könnte.
nothing-changed = Es wurde nichts geändert.
say-yes = { $question } Hier kann niemand antworten; gib --yes dazu an.
lot-drawn = Das Los hat entschieden, in dieser Reihenfolge: { LIST($names) }.
finalists-are = Im Finale spielen { LIST($names) }.
still-tied =
    { $places ->
        [one] { LIST($names) } sind beim letzten Platz im Finale immer noch gleichauf.
       *[other] { LIST($names) } sind bei den letzten { $places } Plätzen im Finale immer noch gleichauf.
    }
final-has-others = Achtung: Damit ändert sich, wer im Finale spielt. Setz es noch einmal.
final-began-with-others = Achtung: Das Finale hat begonnen, aber jetzt wären andere darin. Es geht so weiter, wenn du nicht seine Runden zurücknimmst und es neu setzt.
final-gains = Neu dabei: { LIST($names) }.
final-loses = Nicht mehr dabei: { LIST($names) }.
final-ties = Gleichauf darum: { LIST($names) }.
bots-really =
    { $count ->
        [one] Bots würden Tisch { LIST($tables) } spielen, und das Ergebnis zählt wie jedes andere. Soll es so sein? Tippe ja oder nein.
       *[other] Bots würden die Tische { LIST($tables) } spielen, und die Ergebnisse zählen wie alle anderen. Soll es so sein? Tippe ja oder nein.
    }
bots-play-all-really = Bots würden alles bis zum Ende des Turniers spielen, und die Ergebnisse zählen wie alle anderen. Soll es so sein? Tippe ja oder nein.
bots-played = { $table }: { $result }.
bots-leave-it = Tisch { $table } hat schon gemeldet, oder es gibt ihn nicht; die Bots lassen ihn in Ruhe.
nothing-for-bots = Kein Tisch wartet auf ein Ergebnis, also haben die Bots nichts zu spielen. { $next }
over-for-bots = Das Turnier ist zu Ende, also haben die Bots nichts zu spielen; stand zeigt, wie es ausging.
is-written = Geschrieben: { LONG($file) }
players-entered =
    { $count ->
        [0] Noch ist niemand angemeldet.
        [one] Eine Person: { LIST($names) }.
       *[other] { $count } Personen: { LIST($names) }.
    }
plays-for = { $substitute } spielt für { $name } und bekommt keine Punkte.
shown-table = Tisch { $number }: { $what }
shown-round = Runde { $number }: { LIST($hands) }.
shown-result =
    { $bots ->
        [yes] { $result } (Bots).
       *[no] { $result }.
    }
shown-without-result =
    { $waits ->
        [yes] { WHOLE($table) }, noch kein Ergebnis.
       *[no] { WHOLE($table) }, nicht gespielt.
    }

## Das Protokoll

log-entry =
    { $undone ->
        [yes] { $number }. { $time } { $what } (zurückgenommen)
       *[no] { $number }. { $time } { $what }
    }
log-created =
    { $kind ->
        [whist] ein Partnerturnier wurde angelegt
       *[individual] ein Einzelturnier wurde angelegt
    }
log-entered = { $name } angemeldet
log-started =
    { $sittings ->
        [0] das Turnier begann
        [one] das Turnier begann mit einer Serie
       *[other] das Turnier begann mit { $sittings } Serien
    }
log-withdrew =
    { $substitute ->
        [0] { $name } abgemeldet
       *[other] { $name } abgemeldet, { $substitute } sprang ein
    }
log-reinstated = { $name } wieder da
log-renamed = { $name } heißt jetzt { $new }
log-seated =
    { $final ->
        [yes] das Finale wurde gesetzt
       *[no] Serie { $sitting } wurde gesetzt
    }
log-reported =
    { $bots ->
        [yes] Ergebnis von Tisch { $table }, Serie { $sitting } (Bots)
       *[no] Ergebnis von Tisch { $table }, Serie { $sitting }
    }
log-corrected = Änderung an Tisch { $table }, Serie { $sitting }
log-played-off = Stechen zwischen { LIST($names) }
log-drew-lot = Los gezogen: { LIST($names) }
log-undone = Eintrag { $entry } wurde zurückgenommen

## In der Eingabezeile

which-kind = { LONG($file) } wird ein neues Turnier. Mit wechselnden Partnern, oder alle für sich? Tippe partner oder einzel.
tournament-saved = Das Turnier ist in { LONG($file) } gespeichert.
desk-help-hint = Mit hilfe siehst du, was du tippen kannst.
desk-not-understood =
    { $guess ->
        [0] „{ $text }“ versteht die Turnierleitung nicht; tippe hilfe.
       *[other] „{ $text }“ versteht die Turnierleitung nicht. Meinst du { $guess }?
    }
desk-how-to-report = Ist ein Tisch fertig, tippe seine Nummer und die Punkte, zum Beispiel { $number }: { WHOLE($example) }
desk-slip-missing = Was hat der Tisch gemeldet? Tippe zum Beispiel { $table }: { WHOLE($example) }
desk-correct-how = Welcher Tisch, und was ist richtig? Tippe ändern 2: 120-75, oder ändern 1/2: 120-75 für Tisch 2 in Serie 1.
desk-undo-what = „{ $text }“ lässt sich nicht zurücknehmen. Tippe nur zurück für den letzten Eintrag, zurück 14 für Eintrag 14 des Protokolls, oder zurück tisch 2.
desk-playoff-how = Wer hat Schluss gemacht, und was blieb den anderen? Tippe zum Beispiel stechen Ann schluss Bob 20.
desk-rename-how = Wie ist der neue Name? Tippe zum Beispiel umbenennen Ann = Anna.
desk-who = Wer? Tippe nach dem Befehl einen Namen.
desk-start-how = Tippe start, oder start 3 für drei Serien.
desk-bots-how = Tippe bots, bots 2 nur für Tisch 2, oder bots alle.
desk-print-what = „{ $text }“ lässt sich nicht drucken. Tippe drucken für alles, oder drucken serie, plan, personen, stand, csv oder json.
desk-print-hint = Öffne sie in einem Browser, um sie zu drucken oder auf Handys zu schicken.
desk-help-enter = anmelden Ann, Bob, Cid meldet sie an; anmelden namen.csv liest eine Liste. start plant die Serien; start 3 plant drei davon.
desk-help-start = setzen setzt die nächste Serie, oder zeigt die, die gespielt wird. plan zeigt die Serien, die noch kommen.
desk-help-result = 2: 120-75 ist das Ergebnis von Tisch 2, in der Reihenfolge des Zettels; 2: 20-0 0-30 100-0 0-45 hat jede Runde. Ohne Partner tippe, was auf jeder Hand übrig ist: 2: schluss 57 20 5. Auch Namen gehen: 2: Ann+Bob 120 Cid+Dan 75.
desk-help-undo = zurück nimmt den letzten Eintrag zurück, zurück 14 Eintrag 14 des Protokolls, zurück tisch 2, was Tisch 2 gemeldet hat. ändern 1/2: 120-75 ändert Tisch 2 in Serie 1.
desk-help-people = abmelden Ann, oder abmelden Ann = Zoe, damit Zoe einspringt; zurückholen Ann; umbenennen Ann = Anna.
desk-help-look = stand, zeigen (alles bisher), protokoll (jeder Eintrag). drucken schreibt alle Seiten neben das Turnier; drucken stand nur diese.
desk-help-tie = Vor einem Finale: stechen Ann schluss Bob 20, oder los, wenn es einen Gleichstand gibt. bots lässt Bots die Tische spielen, die noch nicht gemeldet haben.
desk-help-rest = hilfe zeigt das hier, ende hört auf. Alles wird sofort gespeichert.
names-missing = Es fehlen Namen; gib welche an, mit Kommas dazwischen, oder eine Liste aus einer Datei.
one-of = Tippe { LIST($words, last: "or") }.

# Was man tippen kann; die englischen Wörter gelten immer. Das erste wird gezeigt.
desk-word-enter = anmelden
desk-word-start = start, beginnen
desk-word-seat = setzen, weiter
desk-word-plan = plan, serien
desk-word-undo = zurück, rückgängig
desk-word-correct = ändern, korrigieren
desk-word-withdraw = abmelden
desk-word-reinstate = zurückholen
desk-word-rename = umbenennen
desk-word-standings = stand, tabelle
desk-word-show = zeigen, ergebnisse
desk-word-log = protokoll, einträge
desk-word-print = drucken, seiten
desk-word-playoff = stechen
desk-word-lot = los
desk-word-bots = bots, computer
desk-word-help = hilfe
desk-word-quit = ende, aufhören
desk-word-out = schluss, aus
desk-word-table = tisch
desk-word-final = finale
desk-word-all = alle, alles
desk-print-sitting = serie, zettel
desk-print-plan = plan, serien
desk-print-players = personen, alle
desk-print-standings = stand, tabelle
desk-print-csv = csv, liste
desk-print-json = json, daten
desk-kind-whist = partner, whist
desk-kind-individual = einzel, allein

## Namenslisten

list-without-names = In { LONG($file) } stehen keine Namen; schreib in jede Zeile einen, unter die Überschrift Name.
list-line-without-name = In Zeile { $line } von { LONG($file) } steht kein Name; schreib einen hin, oder nimm die Zeile heraus.
list-is-workbook = { LONG($file) } ist eine Tabelle, wie ihr Programm sie speichert; speichere sie als CSV, und gib diese Datei an.
list-not-text = { LONG($file) } ist kein Text in { $encoding }; speichere die Liste als CSV in UTF-8, oder gib --encoding NAME an.
list-not-csv = { LONG($file) } lässt sich nicht als Liste lesen ({ LONG($reason) }); speichere sie noch einmal als CSV.

## Auf der Befehlszeile

kind-missing = Welche Art von Turnier? Gib --kind whist oder --kind individual dazu an.
setting-of-the-other-kind =
    { $kind ->
        [whist] Ein Partnerturnier hat kein --{ $setting }; lass es weg.
       *[individual] Ein Einzelturnier hat kein --{ $setting }; lass es weg.
    }
sittings-or = --sittings und --{ $setting } sagen beide, wie lang das Turnier ist; gib nur eines davon an.
not-a-sitting = „{ $text }“ ist keine Serie; gib ihre Nummer an, oder final.
usage-commands = Befehle
usage-command = BEFEHL
usage-yes = nicht nachfragen
usage-desk-file = die Datei des Turniers
usage-desk-desk = die Turnierleitung öffnen, mit einem alten Turnier oder einem neuen
usage-desk-create = ein Turnier anlegen
usage-desk-enter = anmelden; bei einem Einzelturnier auch nach dem Start
usage-desk-start = die Anmeldung schließen und die Serien planen
usage-desk-seat = die nächste Serie setzen, oder die noch einmal zeigen, die gespielt wird
usage-desk-plan = die Serien zeigen, die noch kommen
usage-desk-players = eine Seite schreiben, auf der für jede Person steht, wo sie sitzt
usage-desk-result = einen Tisch melden
usage-desk-correct = ändern, was ein Tisch gemeldet hat
usage-desk-undo = einen Eintrag zurücknehmen
usage-desk-play = Bots die Tische spielen lassen, die noch nicht gemeldet haben
usage-desk-withdraw = jemanden abmelden
usage-desk-reinstate = jemanden zurückholen, der sich abgemeldet hat
usage-desk-rename = einen Namen ändern
usage-desk-playoff = die Runde melden, die einen Gleichstand vor dem Finale entscheidet
usage-desk-lot = einen Gleichstand vor dem Finale durch das Los entscheiden
usage-desk-standings = wer vorn liegt, und warum
usage-desk-show = das ganze Turnier: Namen, Serien, Ergebnisse
usage-desk-log = jeder Eintrag, mit seiner Nummer
usage-desk-start-sittings = wie viele Serien gespielt werden, was immer bei create angegeben war
usage-desk-html = eine Seite zum Drucken schreiben
usage-desk-undo-entry = seine Nummer im Protokoll; sonst der letzte
usage-desk-raw = jeder Eintrag, wie er gespeichert ist
usage-desk-kind = whist: wechselnde Partner; individual: alle für sich
usage-desk-sittings = wie viele Serien; sonst so viele wie nötig
usage-desk-hands = Runden, die ein Tisch in einer Serie spielt; 4 bei whist, 1 bei individual
usage-desk-cycles = whist: wie oft alle mit allen zusammenspielen; sonst 1
usage-desk-games = individual: Spiele für alle vor dem Finale; sonst 6
usage-desk-table-size = individual: Personen an einem Tisch, 3 bis 6; sonst 4
usage-desk-final = individual: wie viele im Finale spielen; sonst 4, und 0 für keines
usage-desk-seed = Lose, Plan und Bots festlegen
usage-desk-csv-list = eine Liste aus einer Tabelle, mit einer Spalte namens Name, oder mit den Namen in der ersten Spalte
usage-desk-encoding = die Kodierung der Liste, falls die Namen falsch ankommen: cp1250, mac_roman und so weiter
usage-desk-sitting = ihre Nummer, oder final
usage-desk-table = seine Nummer; im Finale die der Runde
usage-desk-slip = 120-75, oder „Ann+Bob 120 Cid+Dan 75“; ohne Partner „out 57 20 5“, die Punkte, die auf jeder Hand übrig sind
usage-desk-playoff-slip = „Ann out Bob 20“, die Punkte, die auf jeder Hand übrig sind
usage-desk-play-table = nur diesen Tisch
usage-desk-play-all = alles bis zum Ende des Turniers
usage-desk-substitute = whist: wer einspringt; ein Name wird erfunden, wenn du keinen angibst
usage-desk-csv = den Stand für Tabellen schreiben
usage-desk-json = den Stand für andere Programme schreiben
