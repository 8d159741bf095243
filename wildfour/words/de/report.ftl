# Der Bericht einer Simulation: seine Seite, seine Tabellen und seine Abbildungen. $unit: rounds oder matches.

## Die Seite

report-title =
    { $count ->
        [one] Simulation – { WHOLE($run) }
       *[other] { $count } Simulationen im Vergleich
    }
report-title-players = Simulation mit { LIST($players) } Personen
report-title-runs = Simulation – { LIST($runs) }
report-about = { $rounds } Runden und { $moves } Einzelzüge, nach den Regeln Zug um Zug gespielt.
report-all-runs = Alle Läufe: { WHOLE($common) }.
report-stopped =
    { $count ->
        [0] Die Simulation wurde vorzeitig beendet; die Zahlen gelten nur für das, was bis dahin gespielt war.
        [one] Lauf { LIST($runs) } wurde vorzeitig beendet; seine Zahlen gelten nur für das, was bis dahin gespielt war.
       *[other] Die Läufe { LIST($runs) } wurden vorzeitig beendet; ihre Zahlen gelten nur für das, was bis dahin gespielt war.
    }
report-in-short = Kurz gesagt
report-requests = Was verlangt war
report-key-numbers = Die wichtigsten Zahlen
report-figures = Abbildungen
report-figure = Abbildung { $number }
report-not-drawn = Nicht gezeichnet:
report-method = Methode
report-repeat = So lässt es sich wiederholen
report-data = Alle Zahlen

## Kurz gesagt

short-length = Eine Runde dauert im Mittel { $turns } Züge.
short-length-spread = Eine Runde dauert im Mittel { $turns } Züge; die Hälfte der Runden dauert { $p25 } bis { $p75 }.
short-match = Eine Partie dauert im Mittel { $rounds } Runden.
short-points = Eine Runde ist im Mittel { $points } Punkte wert.
short-nobody-apart =
    { $unit ->
        [matches] Niemand weicht erkennbar vom gleichen Anteil von { $equal } ab: Jedes Intervall enthält ihn.
       *[rounds] Kein Platz weicht erkennbar vom gleichen Anteil von { $equal } ab: Jedes Intervall enthält ihn.
    }
short-one-apart =
    { $unit ->
        [matches] Person { $place } gewinnt { $share } der Partien; der gleiche Anteil wäre { $equal }.
       *[rounds] Platz { $place } gewinnt { $share } der Runden; der gleiche Anteil wäre { $equal }.
    }
short-two-apart =
    { $unit ->
        [matches] Person { $place } gewinnt { $share } der Partien und Person { $last } nur { $least }; der gleiche Anteil wäre { $equal }.
       *[rounds] Platz { $place } gewinnt { $share } der Runden und Platz { $last } nur { $least }; der gleiche Anteil wäre { $equal }.
    }
short-more-runs = Die anderen { $runs } Läufe stehen in den Tabellen unten.

## Was verlangt war

asked-edition = Ausgabe
asked-players = Personen
asked-options = Optionen
asked-policies = Spielweisen
asked-format = Spielform
asked-seed = Startwert
asked-matches = Partien
asked-rounds = Runden
asked-moves = Einzelzüge
asked-time = Dauer
asked-time-on = { $time } auf { $backend }
asked-speed = { $speed } Runden/s
asked-of = von { $asked }
asked-caption = Was simuliert wurde, und wie schnell.
value = Wert

## Die wichtigsten Zahlen

key-turns-mean = Züge pro Runde, Mittel
key-turns-median = Züge pro Runde, Median
key-points-mean = Punkte pro Runde, Mittel
key-match-mean = Runden pro Partie, Mittel
key-match-median = Runden pro Partie, Median
key-first-won =
    { $unit ->
        [matches] Von Person 1 gewonnene Partien
       *[rounds] Von Platz 1 gewonnene Runden
    }
key-last-won =
    { $unit ->
        [matches] Von der letzten Person gewonnene Partien
       *[rounds] Vom Geber gewonnene Runden
    }
key-equal-share = Gleicher Anteil
key-moves = Einzelzüge pro Runde
key-reshuffles = Neu gemischt, pro Runde
key-calls = Ansagen pro Runde
key-catches = Ohne Ansage erwischt, pro Runde
key-challenges = Angezweifelt, pro Runde
key-success = Anzweifeln, das einen Bluff aufdeckte
key-jump-ins = Einwürfe pro Runde
key-wrong-cards = Falsche Karten pro Runde
key-noticed = Zurückgenommene falsche Karten
key-false-objections = Einsprüche gegen richtige Karten pro Runde
key-drawn = Unentschiedene Runden
key-unfinished-rounds = Runden ohne Ende
key-unfinished-matches = Partien ohne Ende
key-none = keine
key-caption =
    { $unit ->
        [matches] Mittelwerte, in Klammern ihre Standardfehler; klein gedruckt 95-%-Intervalle. Unter einem Median: die mittlere Hälfte der Runden oder Partien.
       *[rounds] Mittelwerte, in Klammern ihre Standardfehler; klein gedruckt 95-%-Intervalle. Unter einem Median: die mittlere Hälfte der Runden.
    }

difference-turns = Züge pro Runde
difference-points = Punkte pro Runde
difference-match = Runden pro Partie
difference-won =
    { $unit ->
        [matches] Von Person 1 gewonnene Partien, in Prozentpunkten
       *[rounds] Von Platz 1 gewonnene Runden, in Prozentpunkten
    }
difference-caption =
    { $unit ->
        [matches] Unterschiede zwischen zwei Läufen, aus Partien derselben Nummer, in Klammern ihre Standardfehler; klein gedruckt 95-%-Intervalle.
       *[rounds] Unterschiede zwischen zwei Läufen, aus Runden derselben Nummer, in Klammern ihre Standardfehler; klein gedruckt 95-%-Intervalle.
    }
difference-same = { WHOLE($run) }: Jede Runde endete genau wie in { $other }.

## Methode

method-rules = Regeln: Jede Runde wird nach den Regeln ihrer Ausgabe und ihrer Optionen gegeben und Zug um Zug gespielt. Es sind dieselben Regeln, nach denen Menschen an einem Tisch von Wildfour spielen, nur kompiliert; nichts ist vereinfacht.
method-chance = Zufall: Philox4x32-10, ein Generator, der nur zählt (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3. SC ’11), mit dem Startwert und der Nummer der Runde oder Partie als Schlüssel. Zahlen unter n sind exakt gleichverteilt (Multiplikation mit Verwerfen nach Lemire).
method-order = Reihenfolge: Alles wird in ganzen Zahlen gezählt, und deren Summen hängen nicht davon ab, in welcher Reihenfolge gerechnet wird. Deshalb ist die Antwort mit beliebig vielen Threads und Rechnern dieselbe.
method-turns = Züge: Ein Zug ist, was ein Platz tut, wenn er an der Reihe ist. Eine Karte zu ziehen und sie zu legen ist ein Zug, ein Einwurf ist einer, Aussetzen ist keiner.
method-seats =
    { $unit ->
        [matches] Die Personen sind in der Reihenfolge ihrer Plätze ab 1 nummeriert. Das Geben wandert, deshalb sagt eine Nummer nicht, wer anfängt. Punkte sind die der Spielform. Anteile zählen alle Partien, Mittelwerte alle Runden.
       *[rounds] Die Plätze sind ab 1 nummeriert, von links neben dem Geber an. Platz 1 fängt an, wenn die Startkarte nichts anderes bewirkt; der letzte Platz gibt. Anteile und Mittelwerte zählen alle Runden, auch die unentschiedenen.
    }
method-policy = Spielweise { WHOLE($policy) }: { WHOLE($described) }
method-stacking = Stapeln: Wer eine Ziehkarte mit einer anderen beantworten kann, tut es, mit der ersten, die gelegt werden darf.
method-jump-in = Einwerfen: Von allen, die dieselbe Karte wie die oberste haben, darf zuerst einwerfen, wer als Nächstes links von der Person an der Reihe sitzt, und tut es so oft, wie die Spielweise sagt.
method-referees = Falsche Karten: Wo alle selbst aufpassen, legt, wer sich vertut, eine Karte, von der alle sehen können, dass sie falsch ist. Die anderen schauen der Reihe nach hin, von links an, bis jemand Einspruch erhebt oder alle sie übersehen haben. Am Tisch redet niemand, also wird auch niemand deswegen beschuldigt.
method-launcher = Katapult: Außer skilled schießen alle, wann immer sie dürfen, auf zufällig gewählte Gegner und geben eine zufällig gewählte Karte. Ein Schuss trifft mit Wahrscheinlichkeit 0,5, wenn die Option hit-rate nichts anderes sagt.
method-errors =
    { $unit ->
        [matches] Fehler: Die Partien eines Laufs sind unabhängig. Der Standardfehler eines Mittelwerts ist die Standardabweichung geteilt durch die Wurzel der Anzahl; Fehler von Mittelwerten pro Runde behandeln alle Runden als unabhängig, obwohl Punkte entscheiden, wann eine Partie endet. Intervalle von Mittelwerten sind der Mittelwert ± 1,96 Standardfehler, die von Anteilen sind die nach Wilson. Alle sind 95-%-Intervalle, jedes für sich: Eines von zwanzig dürfte danebenliegen. Sie messen nur den Zufall, nicht, ob Menschen so spielen wie diese Spielweisen.
       *[rounds] Fehler: Die Runden eines Laufs sind unabhängig. Der Standardfehler eines Mittelwerts ist die Standardabweichung geteilt durch die Wurzel der Anzahl. Intervalle von Mittelwerten sind der Mittelwert ± 1,96 Standardfehler, die von Anteilen sind die nach Wilson. Alle sind 95-%-Intervalle, jedes für sich: Eines von zwanzig dürfte danebenliegen. Sie messen nur den Zufall, nicht, ob Menschen so spielen wie diese Spielweisen.
    }
method-differences = Unterschiede: Läufe mit demselben Startwert teilen sich den Zufall. Runden derselben Nummer beginnen mit denselben Karten, wenn gleich viele mit demselben Spiel spielen; die Läufe sind also nicht unabhängig, und viel vom Glück der Kartenverteilung hebt sich auf. Runden oder Partien werden nach ihren Nummern zu { $blocks } Blöcken zusammengefasst; wie stark der Unterschied von Block zu Block schwankt, ergibt seinen Standardfehler und sein Intervall (Student-t).
method-hands = Handgrößen stammen aus jeder { $sampled }. Runde, nach ihrer Nummer.
repeat-command = Version: wildfour { LIST($versions) }. Startwert: { LIST($seeds) }. Der Befehl oben, mit dieser Version noch einmal ausgeführt, ergibt dieselben Zahlen; nur die Zeiten sind andere.
repeat-figures = Die Abbildungen sind Teil dieser Seite; sie liegen auch daneben, als PNG- und als SVG-Dateien.

## Spielweisen

plays-random = Legt eine zufällig gewählte der Karten auf der Hand, die regelgerecht gelegt werden können, zieht nur, wenn es keine gibt, legt eine gezogene Karte, wenn es geht, und wählt Farben zufällig.
plays-greedy = Legt von den Karten, die regelgerecht gelegt werden können, die mit den meisten Punkten, bei gleichen eine zufällige; sonst wie random.
plays-sparing = Legt eine Farbwahlkarte nur, wenn sie keine andere hat, die passt, und wählt die Farbe, von der sie am meisten hat; sonst wie random.
plays-color = Legt eine Karte der Farbe, von der sie am meisten hat, eine Farbwahlkarte nur, wenn sie keine andere hat, und wählt diese Farbe; sonst wie random.
plays-careless = Wählt Karten wie random, vergisst aber anzusagen, übersieht Fehler anderer und macht selbst welche.
plays-skilled = Wägt jede Karte ab, die sie legen könnte, nach der eigenen Hand und nach dem, was sie von den anderen Händen weiß, blufft und zweifelt an, wenn die Aussichten gut sind, und spielt mit ihrem Partner zusammen.
plays-network = Spielt, was ein trainiertes Netz nach dem, was ihr Platz wissen darf, für das Beste hält, blufft und zweifelt an, wenn das Netz es so will, und spielt mit ihrem Partner zusammen.
habit-bluff = Blufft mit einer Zieh-vier-Karte mit Wahrscheinlichkeit { $rate }.
habit-challenge = Zweifelt eine Zieh-vier-Karte mit Wahrscheinlichkeit { $rate } an.
habit-forget = Vergisst mit Wahrscheinlichkeit { $rate }, UNO anzusagen.
habit-overlook = Übersieht einen Fehler mit Wahrscheinlichkeit { $rate }.
habit-jump = Nutzt eine Gelegenheit zum Einwerfen mit Wahrscheinlichkeit { $rate }.
habit-slip = Legt mit Wahrscheinlichkeit { $rate } eine falsche Karte.
habit-doubt = Erhebt mit Wahrscheinlichkeit { $rate } Einspruch gegen eine richtige Karte.
never-bluff = Blufft nie.
never-challenge = Zweifelt nie an.
never-forget = Sagt immer an.
never-overlook = Erwischt immer, wer die Ansage vergisst, und erhebt Einspruch gegen jede falsche Karte.
never-jump = Wirft nie ein.
never-slip = Legt nie eine falsche Karte.
never-doubt = Erhebt nie Einspruch gegen eine richtige Karte.

## Alle Zahlen

data-policy = Spielweise
data-won =
    { $unit ->
        [matches] Gewonnene Partien
       *[rounds] Gewonnene Runden
    }
data-points = Punkte pro Runde
data-place =
    { $unit ->
        [matches] Person { $place }
       *[rounds] Platz { $place }
    }
data-seats-caption =
    { $unit ->
        [matches] Nach Personen, in der Reihenfolge der Plätze (das Geben wandert). Was gewonnen wird, steht in Prozent aller Partien; klein gedruckt 95-%-Intervalle.
       *[rounds] Nach Plätzen, von links neben dem Geber an (der letzte ist der Geber). Was gewonnen wird, steht in Prozent aller Runden; klein gedruckt 95-%-Intervalle.
    }
data-quantiles-caption = Quantile der Züge pro Runde: Mindestens so viel Prozent der Runden dauern höchstens so viele Züge.
data-longest = Längste
data-turns = Züge
data-cards-caption = Gelegte Karten pro Runde, nach Art.
data-starts-caption = Startkarten: Anteil der Runden, nach Art.
data-events-caption = Ereignisse pro Runde.
data-never = Nie: { LIST($events) }.
data-clauses-caption = Regeln pro Runde.
face-skip = Aussetzen
face-reverse = Richtungswechsel
face-draw-two = Zieh zwei
face-wild = Farbwahl
face-wild-draw-four = Zieh vier
face-mutated-minion = Minion-Karte

## Ereignisse

happened-drew-for-deal = um das Geben gezogen
happened-deals = Geber bestimmt
happened-dealt = Karte gegeben
happened-turned-up = Startkarte aufgedeckt
happened-put-back = Zieh-vier-Karte am Anfang zurückgelegt
happened-named-color = Farbe gewählt
happened-played = Karte gelegt
happened-drew = Karte gezogen
happened-kept = gezogene Karte behalten
happened-passed = gepasst, nichts zu ziehen
happened-missed-turn = ausgesetzt
happened-reversed = Richtung gewechselt
happened-reshuffled = Ablagestapel neu gemischt
happened-accepted = Ziehkarten angenommen
happened-challenged = Zieh-vier-Karte angezweifelt
happened-showed-hand = Hand gezeigt
happened-guilty = angezweifelt: Bluff
happened-innocent = angezweifelt: kein Bluff
happened-called = UNO angesagt
happened-caught = ohne Ansage erwischt
happened-false-call = unnötig angesagt
happened-false-catch = unnötig erwischt
happened-objected = Einspruch
happened-false-objection = Einspruch gegen eine richtige Karte
happened-took-back = falsche Karte zurückgenommen
happened-accused = eines Vorschlags beschuldigt
happened-suggested = eines Vorschlags überführt
happened-flipped = geschossen
happened-hit = Treffer
happened-missed = Fehlschuss
happened-declined = auf den Schuss verzichtet
happened-gave = Karte nach Treffer gegeben
happened-swapped = Hände getauscht
happened-passed-hands = Hände weitergegeben
happened-went-out = Schluss gemacht
happened-round-drawn = Runde unentschieden

## Regeln

counted-b5 = Startkarten, die eine Zieh-zwei-Karte sind
counted-b6 = Startkarten, die eine Richtungswechsel-Karte sind
counted-b7 = Startkarten, die eine Aussetzen-Karte sind
counted-b8 = Startkarten, die eine Farbwahlkarte sind
counted-b9 = aufgedeckte und zurückgelegte Zieh-vier-Karten
counted-b10 = Startkarten, die eine Minion-Karte sind
counted-c6 = wie oft neu gemischt wurde
counted-d1 = gelegte Zieh-zwei-Karten
counted-d2 = gelegte Richtungswechsel-Karten
counted-d3 = gelegte Aussetzen-Karten
counted-d4 = gelegte Farbwahlkarten
counted-d5 = gelegte Zieh-vier-Karten
counted-d8 = wie oft angezweifelt wurde
counted-d9 = Anzweifeln, das einen Bluff aufdeckte
counted-d10 = Anzweifeln, das keinen aufdeckte
counted-d11 = gelegte Minion-Karten
counted-e1 = Ansagen
counted-e2 = ohne Ansage Erwischte
counted-e6 = Runden, die jemand gewann
counted-g2 = zurückgenommene falsche Karten
counted-g3 = falsche Karten, die niemand bemerkte
counted-h1 = gelegte Richtungswechsel-Karten, zu zweit
counted-h2 = gelegte Aussetzen-Karten, zu zweit
counted-i1 = Schüsse
counted-i2 = Karten, die nach einem Treffer gegeben wurden
counted-r7 = Runden, in denen niemand mehr legen oder ziehen konnte
counted-r11 = gelegte Richtungswechsel-Karten, zu zweit
counted-r20 = Einsprüche
counted-r25 = Fehlschüsse
counted-seven-zero = getauschte oder weitergegebene Hände
counted-jump-in = eingeworfene Karten

## Abbildungen

figure-n =
    { $unit ->
        [matches] n = { $size } Partien
       *[rounds] n = { $size } Runden
    }
figure-n-each =
    { $unit ->
        [matches] n = { $size } Partien in jedem Lauf
       *[rounds] n = { $size } Runden in jedem Lauf
    }
figure-means = Mittel (Standardfehler): { WHOLE($means) }
figure-no-intervals = ohne Intervalle
figure-runs = Läufe { $first } bis { $last }
figure-all = alle
figure-alt = { WHOLE($title) }: { WHOLE($runs) }.

spread-title-turns = Züge pro Runde
spread-axis-turns = Züge in einer Runde
spread-share-turns =
    { $width ->
        [1] Runden (%)
       *[other] Runden (% je { $width } Züge)
    }
spread-caption-turns = Oben: der Anteil der Runden, die so viele Züge dauern. Ein Zug ist, was ein Platz tut, wenn er an der Reihe ist: Eine Karte zu ziehen und sie zu legen ist ein Zug, Aussetzen ist keiner. Unten: die mittleren 90 % der Runden (Linie), die mittlere Hälfte (Balken) und der Median (Marke), mit den Zahlen bei 5 %, 50 % und 95 %. So streuen die Runden; es ist kein Intervall einer Schätzung.
spread-title-points = Punkte pro Runde
spread-axis-points = in einer Runde gewonnene Punkte
spread-share-points =
    { $width ->
        [1] Runden (%)
       *[other] Runden (% je { $width } Punkte)
    }
spread-caption-points = Der Anteil der gewonnenen Runden, die so viele Punkte einbringen.
spread-title-lengths = Runden pro Partie
spread-axis-lengths = Runden in einer Partie
spread-share-lengths =
    { $width ->
        [1] Partien (%)
       *[other] Partien (% je { $width } Runden)
    }
spread-caption-lengths = Oben: der Anteil der Partien, die so viele Runden dauern. Unten: die mittleren 90 % der Partien (Linie), die mittlere Hälfte (Balken) und der Median (Marke), mit den Zahlen bei 5 %, 50 % und 95 %. So streuen die Partien; es ist kein Intervall einer Schätzung.
figure-empty = { WHOLE($title) }: Es gibt nichts zu zeigen, denn nichts davon wurde gezählt.
figure-cut-off =
    { $unit ->
        [matches] Höchstens { $share } der Partien liegen jenseits des rechten Endes der Achse.
        [won] Höchstens { $share } der gewonnenen Runden liegen jenseits des rechten Endes der Achse.
       *[rounds] Höchstens { $share } der Runden liegen jenseits des rechten Endes der Achse.
    }

seats-title-win-share =
    { $unit ->
        [matches] Gewonnene Partien nach Personen
       *[rounds] Gewonnene Runden nach Plätzen
    }
seats-axis-win-share =
    { $unit ->
        [matches] gewonnene Partien (%)
       *[rounds] gewonnene Runden (%)
    }
seats-caption-win-share =
    { $unit ->
        [matches] Der Anteil der Partien, den jede Person gewinnt. Die gestrichelte Linie ist der gleiche Anteil, den alle hätten, wenn alle gleich oft gewännen; wo er sich zwischen den Läufen eines Feldes unterscheidet, fehlt sie.
       *[rounds] Der Anteil der Runden, den jeder Platz gewinnt. Die gestrichelte Linie ist der gleiche Anteil, den alle hätten, wenn alle gleich oft gewännen; wo er sich zwischen den Läufen eines Feldes unterscheidet, fehlt sie.
    } { figure-bars } Alle Felder haben denselben Maßstab, jedes um seinen eigenen gleichen Anteil. Die Intervalle eines Laufs sind nicht unabhängig: Was einer gewinnt, gewinnen die anderen nicht.
seats-title-points-by-seat =
    { $unit ->
        [matches] Punkte pro Runde nach Personen
       *[rounds] Punkte pro Runde nach Plätzen
    }
seats-caption-points-by-seat =
    { $unit ->
        [matches] Die mittlere Punktzahl, die jede Person in einer Runde bekommt; Runden ohne Punkte zählen als null. Die gestrichelte Linie ist das Mittel aller Personen, wo ein Feld einen Lauf zeigt.
       *[rounds] Die mittlere Punktzahl, die jeder Platz in einer Runde bekommt; Runden ohne Punkte zählen als null. Die gestrichelte Linie ist das Mittel aller Plätze, wo ein Feld einen Lauf zeigt.
    } { figure-bars } Alle Felder haben denselben Maßstab.
seats-axis-points-by-seat = Punkte pro Runde
figure-bars = Jede Marke ist eine Schätzung, und ihr Balken ein 95-%-Intervall: So gebildete Intervalle enthalten den wahren Wert in 95 von 100 Simulationen. Wo kein Balken zu sehen ist, ist er kleiner als die Marke.
figure-wilson = Balken: 95-%-Intervalle (Wilson)
figure-normal = Balken: 95-%-Intervalle (Normalnäherung)
seats-axis =
    { $unit ->
        [matches] Person, in der Reihenfolge der Plätze (das Geben wandert)
       *[rounds] Platz, von links neben dem Geber an (der letzte ist der Geber)
    }

hands-title = Karten auf der Hand, nach Zügen
hands-foot =
    n = { WHOLE($sizes) } { $each ->
        [yes] Runden in jedem Lauf; ohne Intervalle
       *[other] Runden; ohne Intervalle
    }
hands-caption = Oben: wie viele Karten im Mittel auf der Hand hat, wer an der Reihe ist, vor dem Zug. Unten: der Anteil der Runden, die so lange dauern. Beides stammt aus jeder { $sampled }. Runde und ihren ersten { $longest } Zügen; ein Zug, den weniger als { $least } dieser Runden erreichen, fehlt. Spätere Mittelwerte stammen nur aus langen Runden, die Kurven sind also nicht der Verlauf einer typischen Runde. Intervalle gibt es nicht: Die Streuung der Handgrößen wird nicht gezählt.
hands-too-few = Karten auf der Hand: Sie werden in jeder { $sampled }. Runde gezählt, und davon gibt es zu wenige für ein Mittel aus { $least } Händen.
hands-axis = Karten auf der Hand (Mittel)
hands-going-axis = laufende Runden (%)
hands-turn-axis = Zug der Runde

events-title = Ereignisse pro Runde
events-caption = Wie oft jedes Ereignis in einer Runde vorkommt, auf einer logarithmischen Achse: Jede Linie des Gitters ist das Zehnfache der vorigen. Was nie vorkam, fehlt, ebenso was das Geben jeder Runde bringt. Intervalle gibt es nicht: Was in derselben Runde vorkommt, ist nicht unabhängig, und gezählt werden nur Summen. Alle Zahlen stehen in den Tabellen unten.
cards-title = Gelegte Karten pro Runde, nach Art
cards-caption = Wie viele Karten jeder Art in einer Runde gelegt werden, ohne die Startkarte, auf einer Achse ab null. Das Spiel hat halb so viele Nullen wie Karten jeder anderen Zahl. Intervalle gibt es nicht, wie oben.
rates-axis-logarithmic = so oft pro Runde (logarithmische Achse)
rates-axis-linear = so oft pro Runde (lineare Achse)
rates-column = pro Runde

challenges-title = Angezweifelte Zieh-vier-Karten: wie viele, und mit welchem Ausgang
challenges-foot = n = { WHOLE($sizes) } angezweifelte Karten. Balken rechts: 95-%-Intervalle
challenges-caption = Links: wie oft in 100 Runden angezweifelt wurde, nach dem Ergebnis. Rechts: wie oft dabei ein Bluff aufgedeckt wurde, mit 95-%-Intervall (Wilson), das mehrmaliges Anzweifeln in derselben Runde als unabhängig behandelt. Wo kein Balken zu sehen ist, ist er kleiner als die Marke.
challenges-none = Anzweifeln: kam nicht vor, denn die Spielweisen dieser Läufe zweifeln nie an oder hatten nie Grund dazu.
challenges-axis = so oft angezweifelt in 100 Runden
challenges-success-axis = dabei aufgedeckte Bluffs (%)
challenges-guilty = Bluff
challenges-innocent = kein Bluff

## Dateien

report-of-nothing = Es gibt nichts zu berichten; gib mindestens eine Zusammenfassung einer Simulation an.
report-of-both = Ein Bericht handelt von Runden oder von Partien, nicht von beidem; mach für jedes einen.
report-is-something-else = { LONG($file) } gibt es schon, und es ist kein Bericht einer Simulation; wähle einen anderen Ordner.
report-needs-matplotlib = Ein Bericht braucht das Paket matplotlib, und { LONG($python) } hat es nicht; starte den Befehl mit python3 run.py, das richtet es ein.
