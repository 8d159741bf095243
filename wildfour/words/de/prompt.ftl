# Das Spiel in der Eingabezeile: Begrüßung, Anfang, Antworten, Hilfe. $reader wie in events.ftl.

## Anfangen und aufhören

greeting =
    Wildfour, { $edition }, { $players } Personen. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}Optionen: { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] Du bist { $name }. { LIST($bots) } ist ein Bot.
       *[other] Du bist { $name }. { LIST($bots) } sind Bots.
    }
how-to-play = Tippe hilfe, um zu sehen, was du tippen kannst, tipp für einen Rat und ende, um aufzuhören; jeder Zug wird gespeichert.
how-to-practice = Vor dem Spiel kannst du mit dem Katapult üben: Tippe übung -5 60 für Richtung -5 und Kraft 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = Die Expertin macht sich bereit.
saved-round = Das ist Runde { $round } deiner gespeicherten Partie.
match-is-saved = Die Partie ist gespeichert; spiele noch einmal, um weiterzumachen.
transcript-is-in = Die Mitschrift steht in { LONG($file) }.
nothing-begun = Es wurde nichts begonnen und nichts geändert.
half-line-dropped = Die letzte Zeile der gespeicherten Partie war nur halb geschrieben und fiel weg; alle bestätigten Züge sind da.
going-on = Es geht weiter mit der gespeicherten Partie in { LONG($file) }; mit --new würdest du eine andere beginnen.
saved-match-found = Es gibt eine gespeicherte Partie: { $edition }, Runde { $round }, mit { LIST($bots) }.
want-to-go-on = Möchtest du sie weiterspielen? Tippe ja oder nein.

## Was sich nicht beginnen lässt

resume-as-it-is = --resume spielt die gespeicherte Partie weiter, wie sie ist; lass --edition, --players, --option und dergleichen weg.
nothing-to-resume = In { LONG($file) } ist keine gespeicherte Partie; lass --resume weg, um eine zu beginnen.
match-to-resume-over = Die Partie in { LONG($file) } ist vorbei; lass --resume weg, um eine andere zu beginnen.
resume-or-new = In { LONG($file) } ist eine gespeicherte Partie; gib --resume an, um sie weiterzuspielen, oder --new für eine andere.
saved-match-damaged = { LONG($file) }, { $refusal } Um eine andere Partie zu beginnen, gib --new an; diese Datei bleibt dann erhalten.
saved-bots = Die Bots der gespeicherten Partie sind { LIST($bots) }; lass --bots weg.
saved-bot-cannot-play = { LONG($file) } nennt einen Bot, der nicht spielen kann: { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots nennt { $bots } Bots für einen Platz; nenne für jeden Platz einen, oder einen für alle.
       *[other] --bots nennt { $bots } Bots für { $seats } Plätze; nenne für jeden Platz einen, oder einen für alle.
    }
strange-bot = Die gespeicherte Partie hat einen Bot, der nicht von Wildfour ist, { LONG($bot) }; soll er spielen, gib --resume --bots '{ LONG($bots) }' an.
bot-failed = Der Bot, der für { $name } spielt, ist in Runde { $round } gescheitert ({ $what }); bis dahin ist die Partie gespeichert.

## Was getippt wurde

not-understood =
    { $guess ->
        [0] „{ $text }“ ist weder ein Zug noch ein Befehl; züge zeigt, was du tun kannst, und hilfe hilft weiter.
       *[other] „{ $text }“ ist weder ein Zug noch ein Befehl. Meinst du { $guess }?
    }
not-done = Nicht ausgeführt wurde { LIST($moves) }.
wild-needs-color = { $card } braucht eine Farbe: Tippe zum Beispiel { $card } { $color }.
which-of-the-cards = In welcher Farbe? Tippe zum Beispiel { TYPED($card) }.
needs-player = Wen meinst du? Tippe zum Beispiel { $move }.
needs-card = Welche Karte? Tippe zum Beispiel { $move }.
no-such-launch = Die Richtung ist eine Zahl von -{ $aim } bis { $aim }, die Kraft eine von 0 bis { $power }: zum Beispiel übung -5 60.
no-launcher-here = Diese Ausgabe hat kein Katapult; nur launcher-2009 hat eins.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] Die Figur landete { $along } % zu kurz
       *[far] Die Figur landete { $along } % zu weit
    } und { $side ->
        [left] { $aside } % zu weit links
       *[right] { $aside } % zu weit rechts
    }; ein Treffer liegt höchstens { $pad } % von der Mitte.
no-such-player =
    { $guess ->
        [0] „{ $name }“ heißt hier niemand; am Tisch sitzen { LIST($known) }.
       *[other] „{ $name }“ heißt hier niemand. Meinst du { $guess }?
    }
several-players = Mehrere heißen { $name }; tippe { LIST($moves, last: "or") }.

## Antworten

hand-in-words = Du hast { card-count }: { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] Du hast { card-count }{ $turn ->
                [yes] {" "}und bist an der Reihe.
               *[no] .
            }
       *[nobody] { $name } hat { card-count }{ $turn ->
                [yes] {" "}und ist an der Reihe.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] Es geht links herum, diese Liste hinunter.
       *[right] Es geht rechts herum, diese Liste hinauf.
    }
draw-pile = Der Nachziehstapel hat { card-count }.
moves-now = Du kannst { LIST($moves, last: "or") } tippen.
no-moves-now = Du kannst jetzt nichts tun.
option-here = { $name }: { $changed }
no-options-here = Alles ist so, wie { $edition } es hat.
no-refusal-yet = Bisher wurde keiner deiner Züge abgelehnt. Eine Regel zeigt dir zum Beispiel: regeln C1.
clause-here = { $name }: { $clause }

## Hilfe

help-cards = Ein Buchstabe für die Farbe (b blau, g grün, { $color ->
        [o] o orange
       *[r] r rot
    }, y gelb) und eine Zahl, S (Aussetzen), R (Richtungswechsel) oder +2 (Zieh zwei): { $color }7, gS, yR, b+2. Mit Worten geht es auch: blau 7, grün aussetzen.
    .title = Karten
help-wild-cards = W (Farbwahlkarte) und W4 (Zieh-vier-Karte), dahinter die Farbe: W g, W4 blau.
    .title = Farbwahl
help-minions = M (Minion-Karte), dahinter die Farbe: M b.
    .title = Minion-Karten
help-moves = ziehen, behalten, annehmen, anzweifeln, passen. Die ersten Buchstaben reichen: z für ziehen, b für behalten.
    .title = Züge
help-calling = Sag UNO im selben Atemzug an, in dem du die vorletzte Karte legst: { $color }7 uno! Vergisst du es, können dich die anderen sofort erwischen; tun sie es nicht, kannst du noch uno! tippen, bevor die nächste Person beginnt. Vergisst es jemand anders, wirst du gefragt: Tippe erwische { $name }, oder lass es mit der Eingabetaste gut sein.
    .title = UNO
help-flips = schieße auf { $name } zielt auf dieses Landefeld, verzichten lässt es bleiben. Nach einem Treffer: gib { $color }7. Wer selbst zielen will, hängt Richtung (unter 0: links) und Kraft an: schieße auf { $name } -5 60. übung -5 60 probiert es nur aus.
    .title = Katapult
help-swaps = Nach einer 7: tausche mit { $name }.
    .title = Tauschen
help-jumps = Hast du genau die Karte, die oben liegt, wirst du gefragt: Tippe sie, oder lass es mit der Eingabetaste gut sein.
    .title = Einwerfen
help-referees = einspruch sagt, dass die letzte Karte falsch war; verdächtige { $name } sagt, dass jemand einen Zug vorgeschlagen hat.
    .title = Strafen
help-questions = hand, tisch, züge, punkte, optionen, regeln (warum dein letzter Zug abgelehnt wurde), regeln E2 (irgendeine Regel), hilfe.
    .title = Fragen
help-advice = tipp sagt, was die Expertin an deiner Stelle täte, und warum. Sie sieht nur, was du siehst.
    .title = Rat
help-leaving = ende. Die Partie ist gespeichert, und du kannst sie später weiterspielen.
    .title = Aufhören

## Eine Mitschrift als Geschichte

story-title =
    { $rounds ->
        [one] Eine Partie nach den Regeln von { $edition }, eine Runde, mitgeschrieben von { $program }.
       *[other] Eine Partie nach den Regeln von { $edition }, { $rounds } Runden, mitgeschrieben von { $program }.
    }
story-options = Optionen: { LIST($options) }.
story-players = Am Tisch, links herum: { LIST($players) }.
match-was-left = Hier wurde die Partie verlassen.
no-such-reader = Einen Platz „{ $name }“ gibt es in dieser Partie nicht; nimm { LIST($known) }, oder spectator.
