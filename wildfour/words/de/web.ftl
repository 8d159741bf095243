# Die Oberfläche im Browser. Knöpfe sagen, was geschieht, ohne Punkt; Titel und Beschriftungen haben auch keinen.

## Farben und Karten

# Ein oder zwei Buchstaben für jede Farbe, alle verschieden; sie stehen auf den Karten.
web-letter =
    { $color ->
        [b] Bl
        [g] Gr
        [o] Or
        [r] Ro
       *[y] Ge
    }
web-with-suit =
    { $color ->
        [b] { $name }, Tropfen
        [g] { $name }, Blatt
        [o] { $name }, Flamme
        [r] { $name }, Herz
       *[y] { $name }, Sonne
    }
web-card-fits = { $name }, spielbar
web-card-does-not-fit = { $name }, nicht spielbar: { $instead }
web-top = Oberste Karte { CARD($card) }
web-top-and-color = Oberste Karte { CARD($card) }, es gilt { COLOR($color, form: "name") }
web-draw-pile =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
web-piles = Stapel
web-hand =
    { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
web-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Startseite

web-no-script = Wildfour braucht JavaScript. Bitte schalte es ein und lade diese Seite noch einmal.
web-preview = UNO nach den echten Regelheften. Lade Freunde mit einem Link ein; Bots füllen die freien Plätze.
web-preview-table =
    { $host ->
        [named] { $name } lädt dich ein
       *[unnamed] Du bist eingeladen
    }: { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }
web-title = In zehn Sekunden im Spiel
web-pitch = UNO nach den echten Regelheften. Lade Freunde per Link ein; Bots füllen die freien Plätze. Kostenlos, ohne Konto.
web-play-now = Jetzt spielen
web-play-now-about =
    { $count ->
        [one] du und ein Bot, klassische Regeln
       *[other] du und { $count } Bots, klassische Regeln
    }
web-bots = Anzahl der Bots
web-bot-count =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
web-bots-level = Stärke der Bots
web-open-now = Offene Tische
web-sit-now = Hinsetzen
web-invite-friends = Freunde einladen
web-code = Tischcode
web-join = Los
web-more = Mehr
web-watch = Zuschauen
web-watch-about = Öffentliche Tische. Nimm einen freien Platz oder schau einfach zu.
web-open-tables =
    { $count ->
        [0] kein öffentlicher Tisch
        [one] { $count } öffentlicher Tisch
       *[other] { $count } öffentliche Tische
    }
web-no-open-tables = Gerade gibt es keinen öffentlichen Tisch.
web-open-public = Öffentlichen Tisch aufmachen
web-watch-experts = Zwei Experten zuschauen
web-replays = Aufzeichnungen
web-replays-tile = jede Partie, Zug für Zug
web-rules = Regeln
web-pad-about = für echte Karten, auch ohne Netz
web-learn = Spielend lernen
web-learn-about = eine geführte erste Partie
web-rules-about = fünf Regelhefte, jede Regel
web-table-waits = Dein Tisch wartet
web-table-waits-about =
    { $round ->
        [0] mit { LIST($names) }
       *[other] Runde { $round } mit { LIST($names) }
    }
web-not-affiliated = Spielt nach den UNO®-Regeln. Nicht mit Mattel verbunden oder von Mattel unterstützt.
web-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
web-loading = Lädt…
web-connecting = Verbindung zum Tisch…
web-home = Startseite

## Wer man ist, und Einstellungen

web-you = Du
web-your-name = Dein Name
web-your-animal = Dein Avatar
web-delete = Meine Daten löschen
    .about = Der Server löscht deine Ergebnisse und was du geschrieben hast und ersetzt deinen Namen in beendeten Partien. Du verlässt deine Plätze. Das lässt sich nicht rückgängig machen.
web-delete-now = Endgültig löschen
web-deleted = Der Server hat deine Daten gelöscht.
web-animal =
    { $animal ->
        [cat] Katze
        [bear] Bär
        [rabbit] Hase
        [fox] Fuchs
        [frog] Frosch
        [pig] Schwein
        [penguin] Pinguin
        [owl] Eule
        [elephant] Elefant
        [lion] Löwe
        [panda] Pandabär
       *[monkey] Affe
    }
web-guest = Gast
web-done = Fertig
web-your-matches = Deine Partien
web-next = Weiter
web-name-for-others = Die anderen sehen diesen Namen.
web-close = Schließen
web-settings = Einstellungen
web-theme = Design
web-theme-system = System
web-theme-day = Hell
web-theme-night = Dunkel
web-contrast = Kontrast
web-contrast-usual = Normal
web-contrast-more = Hoch
web-language = Sprache
web-pace = Bewegung
web-off = Aus
web-sound = Töne
web-vibrate = Vibrieren, wenn du dran bist
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-about = Wenn dieser Tab im Hintergrund ist.
web-notify-your-turn = Du bist dran.
web-title-your-turn = Du bist dran! · Wildfour
web-full-screen = Vollbild
web-first-tap = Mit einem Tippen legen
web-first-tap-about = Sonst hebt ein Tippen die Karte an, und ein zweites legt sie.
web-letters-first = Große Buchstaben
web-letters-first-about = Auf den Karten steht der Buchstabe der Farbe groß, ihr Zeichen klein.
web-left-handed = Linkshändig
web-left-handed-about = Die Knöpfe bei deiner Hand wechseln die Seite.
web-suit-names = Zeichen nennen
web-suit-names-about = Herz, Sonne, Blatt und Tropfen werden mit den Karten genannt, auch beim Vorlesen.

## Einen Tisch aufmachen

web-make = Neuer Tisch
web-make-about = Deine letzte Auswahl ist gespeichert.
web-editions = Ausgabe
web-editions-count = { $count } Regelhefte
web-edition =
    { $edition ->
        [classic-2003] Klassisch
        [standard-2010] Standardausgabe
        [deluxe] Luxus
        [minion-2016] Minions
       *[launcher-2009] Katapult
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. Das ganze Heft: zu zweit, mit Partnern, mit Strafen.
        [standard-2010] 2010. Das kurze Heft. Zwei bis zehn Spieler.
        [deluxe] Acht Farbwahlkarten im Spiel statt vier.
        [minion-2016] 2016. Orange statt Rot und vier Minion-Karten: ziehen, bis die Farbe kommt.
       *[launcher-2009] 2009. Katapultkarten: triff ein Landefeld und verschenk eine Karte.
    }
web-seats = Plätze
web-seats-tap = zum Ändern antippen
web-seats-taken = { $taken } von { $count } besetzt
web-friend = Freund
web-by-link = per Link
web-bot = Bot
web-bot-name = Ein Bot
web-level =
    { $level ->
        [random] Bot · Zufall
        [novice] Bot · leicht
        [casual] Bot · mittel
        [skilled] Bot · stark
        [network] Bot · sehr stark
        [expert] Bot · Experte
       *[other] Bot
    }
web-level-alone =
    { $level ->
        [novice] leicht
        [casual] mittel
        [skilled] stark
        [network] sehr stark
       *[expert] Experte
    }
web-fewer-seats = Ein Platz weniger
web-more-seats = Ein Platz mehr
web-match = Partie
web-format =
    { $format ->
        [points-race] Punkterennen
        [lowest-score] Wenigste Punkte
        [partners] Zu zweit
        [rotating-partners] Wechselnde Partner
        [two-tables] Zwei Tische
       *[elimination] Ausscheiden
    }
web-target = Punkte
web-clock = Zeit für einen Zug
web-clock-seconds =
    { $seconds ->
        [0] Keine
       *[other] { $seconds } Sek.
    }
web-public = Öffentlicher Tisch
web-public-about = Steht unter „Zuschauen“. Sonst finden ihn nur Leute mit dem Link oder dem Code.
web-house-rules = Hausregeln
web-changed =
    { $count ->
        [0] offizielle Regeln
       *[other] { $count } geändert
    }
web-preset =
    { $preset ->
        [book] Offizielle Regeln
        [family] Familienabend
        [wild] Wilde Nacht
       *[own] Eigene Regeln
    }
web-rulings = Was die Regelhefte offen lassen
web-stacking =
    { $value ->
        [two] Zieh zwei
        [four] Zieh vier
        [same] Gleiche auf gleiche
       *[any] Alle auf alle
    }
web-quoted = „{ $what }“
web-option-all-redraw = Alle ziehen noch einmal
web-option-winner-deals = Der Sieger gibt
web-option-guilty-color-undone = Bluff verliert die Farbe
web-option-last-wild-four-stands = Letzte Zieh-vier-Karte gilt
web-option-forced-draw-closes-window = Strafziehen beendet das Erwischen
web-option-own-turn-closes-window = Eigener Zug beendet das Erwischen
web-option-stuck-hands-count = Festgefahren zählt
web-option-minion-misses-turn = Minion kostet den Zug
web-option-last-minion-draws = Letzte Minion-Karte zieht
web-option-minion-stops-at-pile-end = Minion endet am Stapel
web-option-two-handed-reverse-passes = Richtungswechsel zu zweit gibt ab
web-option-two-handed-start-reverse-left = Erster Richtungswechsel geht links
web-option-opponents-catch = Nur Gegner erwischen
web-option-false-call-costs = Falsche Ansage kostet
web-option-false-catch-costs = Falsches Erwischen kostet
web-option-players-referee = Die Spieler sind Schiedsrichter
web-option-false-objection-costs = Falscher Einspruch kostet
web-option-suggestion-unanimous = Alle müssen zustimmen
web-option-launcher-ten = Katapult zu zehnt
web-option-all-numbers-flip = Alle Zahlen schießen
web-option-flip-cards = Katapultkarten wählen
web-option-miss-draws = Daneben kostet eine Karte
web-option-gift-by-chance = Geschenk nach Zufall
web-option-must-flip = Schuss ist Pflicht
web-option-wild-four-flip-gives = Zieh-vier verschenkt
web-option-gift-needs-no-call = Geschenk ohne Ansage
web-option-hit-rate = Treffer-Chance
web-option-stacking = Stapeln
web-option-seven-zero = Sieben-Null
web-option-jump-in = Einwerfen
web-option-draw-until-playable = Ziehen, bis es passt
web-option-must-play = Legepflicht
web-option-no-bluffing = Kein Bluffen
web-option-drawn-card-stays = Gezogene Karte bleibt
web-option-plain-finish = Schluss mit Zahl
web-option-decks = Mehr Kartensätze
web-option-target = Punkte zum Sieg
web-option-partners = Mit Partnern
web-by-the-book = offizielle Regeln
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } Plätze, bis { $points }
web-two-tables-in-short = { $edition }, { $seats } Plätze, zwei Tische
web-with-rules = { LIST($rules) }
web-open-table = Tisch aufmachen

## Vor dem Spiel

web-lobby = Du bist eingeladen
web-lobby-yours = Dein Tisch
web-table-of = Der Tisch von { $name }
web-sit = An den Tisch setzen
web-sit-here = Hier Platz nehmen
web-table-full = Dieser Tisch ist voll
web-watch-here = Bleib auf dieser Seite, um zuzuschauen.
web-watch-another = An einem anderen Tisch zuschauen
web-empty = Frei
web-empty-seat = Freier Platz { $number }
web-host = lädt ein
web-here = ist da
web-ready = bereit
web-i-am-ready = Ich bin bereit
web-move-seats = Zieh einen Platz auf einen anderen, um sie zu tauschen, oder nimm die Pfeiltasten.
web-move-seats-touch = Zieh einen Platz auf einen anderen, um sie zu tauschen.
web-now-at = { $name } sitzt jetzt auf Platz { $number }
web-add-bot =
    { $level ->
        [novice] Leichten Bot setzen
        [casual] Mittleren Bot setzen
        [skilled] Starken Bot setzen
        [network] Sehr starken Bot setzen
       *[expert] Experten-Bot setzen
    }
web-change-bot =
    { $level ->
        [novice] Durch einen leichten Bot ersetzen
        [casual] Durch einen mittleren Bot ersetzen
        [skilled] Durch einen starken Bot ersetzen
        [network] Durch einen sehr starken Bot ersetzen
       *[expert] Durch einen Experten-Bot ersetzen
    }
web-clear = Bot entfernen
web-move-seat = Einen Platz weiter
web-stand-up = Aufstehen
web-kick = Vom Tisch entfernen
web-lock = Tisch abschließen
    .about = Niemand Neues kommt herein. Wer einen Platz hat, kann zurückkommen.
web-visitors =
    { $count ->
        [one] Noch jemand ist da, ohne Platz.
       *[other] Noch { $count } Leute sind da, ohne Platz.
    }
web-wait-for-host = Warten, bis der Gastgeber beginnt.
web-fill-and-start = Mit Bots auffüllen und beginnen
web-start = Beginnen
web-dealing = Jedes Gerät hilft beim Mischen…
web-invite = Einladen
web-invite-how = Scanne das mit einem Handy, schick den Link oder sag den Code.
web-qr = QR-Code des Links zu diesem Tisch
web-link = Link zu diesem Tisch
web-share = Link teilen
web-copied = Kopiert

## Am Tisch

web-menu = Menü
web-home-and-back = Zur Startseite (dein Platz bleibt)
web-leave = Spiel verlassen
web-leave-really = Spiel verlassen?
web-leave-then = Ein Bot übernimmt deinen Platz.
web-stay = Bleiben
web-players = Spieler
web-seat =
    { $name }{ $bot ->
        [yes] , Bot
       *[no] {""}
    }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $turn ->
        [yes] , ist dran
       *[no] {""}
    }
web-points = { $points } Pkt.
web-away = nicht da
web-held = ein Bot spielt
web-draws = zieht { $count }
web-your-partner = dein Partner
web-no-call = nicht angesagt
web-round-number = Runde { $number }
web-bar = { $edition } · bis { $points } · du { $own }
web-bar-watching = { $edition } · bis { $points }
web-bar-partners = Du + { $partner } { $own } : { $others }
web-bar-two-tables = Tisch { $table } · Du + { $partner }
web-your-turn = Du bist dran
web-is-playing = { $name } ist dran
web-as-of =
    { $seconds ->
        [one] Stand vor { $seconds } Sekunde
       *[other] Stand vor { $seconds } Sekunden
    }
web-watching = Du schaust zu
web-you-watch = Du schaust zu
web-take-over = Für { $name } spielen
web-can-lay = Leg { LIST($what, last: "or") }
web-any-card = Leg irgendeine Karte
web-color = { COLOR($color, form: "name") }
web-what-wild = eine Farbwahlkarte
web-nothing-fits =
    { $other ->
        [draw] Keine Karte passt. Zieh eine.
        [pass] Keine Karte passt, und es gibt nichts zu ziehen.
       *[none] Keine Karte passt
    }
web-may-jump-in = Du darfst einwerfen
web-may-stack = Oder stapel eine Ziehkarte
web-one-card = Noch eine Karte
web-say-it = Sag UNO an, bevor { $name } beginnt
web-name-color = Wähle eine Farbe
web-you-hold = du hast { $count }
web-take-back = Zurücknehmen
web-draw = Karte ziehen
web-draw-short = Ziehen
web-pass = Passen
web-keep = Behalten
web-lay = { $name } legen
web-jump-in = { $name } einwerfen
web-you-drew = Gezogen: { $name }
web-lay-or-keep = Leg sie, oder behalte sie
web-lay-it = Du musst sie legen
web-keep-it-then = Sie passt nicht
web-sort = Ordnen
web-sort-by =
    { $by ->
        [color] Nach Farben ordnen
       *[face] Nach Zahlen ordnen
    }
web-uno-call = UNO ansagen
web-uno-said = UNO ist angesagt
web-has-not-called = { $name } hat eine Karte und UNO nicht angesagt
web-catch = Erwischt!
web-your-answer = Deine Antwort
web-laid = { $name } hat { CARD($card) } gelegt
web-believe = Nur erlaubt ohne { COLOR($color, form: "name") } auf der Hand. Glaubst du { $name }?
web-draw-count = { $count } ziehen
web-and-miss = und aussetzen
web-challenge = Anzweifeln
web-challenge-right = Wenn du recht hast: { $name } zieht { $count }
web-challenge-wrong = Wenn nicht: du ziehst { $count }
web-only-you = Das siehst nur du
web-bluffed = Ein Bluff: { $name } hatte { COLOR($color, form: "name") }
web-did-not-bluff =
    { $color ->
        [none] Kein Bluff
       *[other] Kein Bluff: { $name } hatte kein { COLOR($color, form: "name") }
    }
web-guilty-then = { $name } zieht die Karten statt dir.
web-innocent-then = Du ziehst die Karten und noch zwei.
web-last-card = { $name } hat die letzte Karte gelegt
web-accept-last = Akzeptieren
web-object = Einspruch
web-accuse = Eines Tipps beschuldigen
web-swap = Hände tauschen
web-swap-with = Mit wem tauschst du die Hand?
web-aim = Ziel auf ein Landefeld
web-aim-how = Zieh zurück und lass los. Oder ← →, ↑ ↓, Enter
web-aim-how-touch = Zieh zurück und lass los
web-launch = Auf { $name } schießen
web-practice = Schüsse üben
web-practice-about = Die Anleitung rät, vorher ein paarmal zu schießen. Es ändert nichts am Spiel.
web-practice-launch = Schießen
web-practice-result =
    { $result ->
        [hit] Treffer!
        [short] Zu kurz
        [far] Zu weit
        [left] Zu weit links
       *[right] Zu weit rechts
    }
web-decline = Nicht schießen
web-give = Gib { $name } eine Karte
web-give-how = Sie ist dann weg
web-give-card = { $name } geben
web-rule = Regel { $clause }
web-no-connection = Keine Verbindung. Neuer Versuch…
web-hint = Tipp
web-thinking = Die Expertin denkt nach…
web-stop = Abbrechen
web-two-sentences = { $one } { $two }
web-log = Spielverlauf
web-to-target = Bis { $points }
web-keys = Tastenkürzel
web-key =
    { $what ->
        [arrows] in der Hand gehen; das Katapult richten
        [lay] die Karte legen
        [draw] ziehen oder die Karten nehmen
        [keep] die gezogene Karte behalten
        [call] UNO ansagen
        [catch] jemanden erwischen
        [color] eine Farbe wählen (ihr Buchstabe geht auch)
        [hint] um einen Tipp bitten
        [react] reagieren
       *[keys] diese Liste zeigen
    }
web-mute = Für alle stummschalten
web-unmute = Für alle wieder reden lassen
web-mute-for-me = Für mich stummschalten
web-unmute-for-me = Für mich wieder reden lassen
web-make-host = Zum Gastgeber machen

## Chat

web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-write = Nachricht an den Tisch
web-chat-send = Senden
web-said = { $name }: { $text }
web-reactions = Reaktionen
web-react = Dein Platz: reagieren
web-emote =
    { $emote ->
        [hello] Hallo!
        [well-played] Gut gespielt
        [thanks] Danke
        [oops] Hoppla
        [thinking] Ich überlege
        [hurry] Du bist dran!
        [wow] Wow
       *[sorry] Tut mir leid
    }

## Zwischen den Runden

web-goes-out =
    { $reader ->
        [actor] Du gewinnst die Runde
        [among] Du und { LIST($others) } gewinnt die Runde
       *[nobody] { LIST($others) } { $count ->
                [one] gewinnt die Runde
               *[other] gewinnen die Runde
            }
    }
web-wins-match =
    { $reader ->
        [actor] Du gewinnst die Partie
        [among] Du und { LIST($others) } gewinnt die Partie
       *[nobody] { LIST($others) } { $count ->
                [one] gewinnt die Partie
               *[other] gewinnen die Partie
            }
    }
web-nobody-out = Niemand gewinnt die Runde
web-scores =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
web-pad = Punkteblock
web-next-round = Nächste Runde
web-ready-count = { $ready } von { $count } bereit
web-watch-replay = Partie ansehen
web-rematch = Revanche
web-share-match = Teilen
web-next-in = Nächste Runde in { $seconds } s
web-next-paused = Angehalten bei { $seconds } s
web-countdown-pause = Anhalten
web-countdown-resume = Weiter
web-match-after =
    { $count ->
        [one] Nach { $count } Runde
       *[other] Nach { $count } Runden
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] größte Hand: deine
           *[nobody] größte Hand: { $name }
        }
        [catches] { $reader ->
            [actor] mal erwischt: von dir
           *[nobody] mal erwischt: von { $name }
        }
       *[challenges_won] { $reader ->
            [actor] mal zu Recht angezweifelt: von dir
           *[nobody] mal zu Recht angezweifelt: von { $name }
        }
    }

## Zuschauen und Wiederkommen

web-table-round =
    { $round ->
        [0] beginnt gleich
       *[other] Runde { $round }
    }
web-seats-open =
    { $count ->
        [0] zuschauen
        [one] ein Platz zu haben
       *[other] { $count } Plätze zu haben
    }
web-takes-over-next = Ab der nächsten Runde spielst du für { $name }
web-while-away = Während du weg warst
web-happened-away =
    { $count ->
        [one] Du hast ein Ereignis verpasst
       *[other] Du hast { $count } Ereignisse verpasst
    }
web-show = Zeigen

## Kein Tisch

web-no-table-newer = Dieses Spiel ist in einem anderen Tab offen
    .then = Ein Tisch kann nur in einem Tab offen sein.
web-no-table-kicked = Der Gastgeber hat dich vom Tisch entfernt
    .then = Geh an einen anderen Tisch oder mach einen eigenen auf.
web-no-table-ended = Dieser Tisch ist geschlossen
    .then = Lange war niemand hier.
web-no-table-private = Dieser Tisch ist privat
    .then = Der Gastgeber lässt niemanden zuschauen.
web-no-table-missing = Tisch nicht gefunden
    .then = Vielleicht ist er geschlossen, oder der Link ist nicht vollständig.
web-no-table-locked = Dieser Tisch ist abgeschlossen
    .then = Frag den Gastgeber, ob er ihn öffnet.
web-no-table-barred = Du kannst jetzt nicht an diesen Tisch
    .then = Jemand mit deiner Netzwerkadresse wurde vom Tisch entfernt. Versuch es später, oder bitte den Gastgeber, den Tisch ab- und wieder aufzuschließen.
web-no-table-cheated = Der Server hat nicht fair gespielt
    .then = Dieser Browser spielt nicht weiter und hat aufgehoben, was er gesehen hat. Speichere es, und zeig es den anderen.
web-save-evidence = Beweise speichern
web-play-here = Hier spielen

## A match at two tables

web-other-table = Tisch { $table }
web-standings = Rangliste
web-standings-after = Nach { $round } von { $rounds } Runden
web-rounds-won =
    { $count ->
        [one] { $count } Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
web-other-plays = Tisch { $table } spielt diese Runde noch.
web-watch-other = Tisch { $table } zusehen
web-replay-of-table = Wiederholung, Tisch { $table }
