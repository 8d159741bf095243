# Was die Befehle ausgeben, und die Hilfe zur Befehlszeile.

## Was sich so nicht tippen lässt

bad-arguments = { LONG($problem) }; { $program } --help zeigt, was möglich ist.
argument-unknown = Mit „{ LONG($text) }“ ist hier nichts anzufangen; { $program } --help zeigt, was du tippen kannst.
argument-missing = Es fehlt etwas: { LONG($names) }; { $program } --help zeigt, was du tippen musst.
argument-needs-more = Nach { $name } fehlt etwas; { $program } --help zeigt, was dort steht.
argument-stands-alone = { $name } steht allein; lass „{ $text }“ weg.
argument-not-with = { $name } und { $other } passen nicht zusammen; nimm eines davon.
argument-not-whole = „{ $text }“ ist keine ganze Zahl, und { $name } braucht eine, etwa 4.
no-such-command =
    Den Befehl „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Befehle heißen { LIST($known) }.
no-such-language = Die Sprache „{ $name }“ gibt es hier noch nicht; die Sprachen heißen { LIST($known) }.

## Listen

listed-edition = { $name }: { $title }, { $cards } Karten, { $least } bis { $most } Personen.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Sonst:
listed-changed = Damit:

## Hilfe

help-about = Spielt nach den UNO®-Regeln. Ohne Verbindung zu Mattel und ohne dessen Billigung.
help-usage = Aufruf:
help-what-to-type = was du tippst
help-also = Optionen
help-help = diese Hilfe zeigen
help-version = sagen, welche Version das ist
help-verbose = mit --version auch zeigen, welcher Maschinencode verwendet wird und warum
machine-code =
    { $why ->
        [chosen] Maschinencode: { $kind }, gewählt durch WILDFOUR_ENGINE.
        [processor] Maschinencode: { $kind }, fertig gebaut für Prozessoren wie diesen.
       *[none] Maschinencode: auf diesem Rechner kompiliert, weil für ihn keiner fertig gebaut ist.
    }
help-language = die Sprache; ohne Angabe die deines Systems
help-commands = Befehle
help-command = BEFEHL
help-play = eine Partie gegen Bots spielen
help-replay = die Geschichte einer mitgeschriebenen Partie erzählen
help-pad = die Punkte einer Partie mit echten Karten aufschreiben
help-tournament = ein Turnier leiten: setzen, Ergebnisse eintragen, den Stand zeigen
help-editions = die Regelhefte auflisten
help-options = die Optionen eines Tisches auflisten, und was jede ändert
help-options-edition = nur die Optionen, die in dieser Ausgabe etwas bedeuten
help-rules = die Regeln nachschlagen, und wie wir entscheiden, wo sie nichts sagen
help-rules-clause = eine Regel wie C1 oder R7; ohne Angabe alle
help-edition = das Regelheft; ohne Angabe classic-2003
help-option = eine Regel ändern; das geht auch mehrmals
help-format = points-race, lowest-score, partners, rotating-partners oder elimination
help-target = die Punkte, mit denen die Partie endet; ohne Angabe 500
help-play-players = wie viele mitspielen, du eingeschlossen; ohne Angabe 4
help-play-name = dein Name
help-play-bots = wie gut die Bots spielen: novice, casual, skilled oder expert; ein Wort für alle oder für jeden eines, mit Kommas dazwischen; ohne Angabe casual
help-play-seed = jedes Mal dieselben Karten geben und den Bots dasselbe Glück lassen
help-play-save = die Datei, in der die Partie gespeichert wird
help-play-new = eine neue Partie beginnen
help-play-resume = die gespeicherte Partie weiterspielen
help-replay-file = die Datei, in der eine Partie gespeichert wurde
help-replay-with = die Mitschrift vom anderen Tisch einer Partie an zwei Tischen (H6); ergänzt die Rangliste
help-replay-as = wessen Hand du sehen darfst, mit Namen oder Platz; ohne Angabe siehst du als Zuschauer keine
help-replay-all = alle Karten zeigen
