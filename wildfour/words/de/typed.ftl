# Züge, wie sie angezeigt werden, und die Wörter, die man tippen kann. Die englischen werden in jeder Sprache verstanden.

## Wie sie angezeigt werden

move-draw = ziehen
move-keep = behalten
move-pass = passen
move-accept = annehmen
move-challenge = anzweifeln
move-uno = uno!
move-object = einspruch
move-decline = verzichten
move-catch = erwische { $name }
move-flip = schieße auf { $name }
move-swap = tausche mit { $name }
move-accuse = verdächtige { $name }
move-give = gib { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = nichts

## Wie man sie tippen kann: Wörter und Wendungen mit Kommas dazwischen, klein geschrieben

typed-draw = ziehen, zieh, ziehe, nehmen, karte ziehen
typed-keep = behalten, behalte
typed-pass = passen, passe
typed-accept = annehmen, akzeptieren, nimm an
typed-challenge = anzweifeln, anfechten, bezweifeln, zweifle
typed-uno = uno!, uno, uno ansagen, ansagen
typed-object = einspruch, einspruch erheben, falsch
typed-decline = verzichten, verzichte, nicht schießen
typed-catch = erwische, erwischen, erwischt
typed-flip = schieße, schießen, schuss, schieß
typed-swap = tausche, tauschen, tausch
typed-accuse = verdächtige, verdächtigen, beschuldige
typed-give = gib, geben, gebe, schenke
typed-fillers = lege, legen, leg, spiele, spielen, nenne, wähle, einwerfen, mit, auf, und, dann, die, der, das, eine, einen, meine, sie, karte, farbe, bitte, +, für, an

typed-color-b = blau, blaue, blaues, blauen
typed-color-g = grün, grüne, grünes, grünen, gruen, gruene
typed-color-o = orange, orangefarbene, orangefarben
typed-color-r = rot, rote, rotes, roten
typed-color-y = gelb, gelbe, gelbes, gelben
typed-digits = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun
typed-face-skip = aussetzen-karte, aussetzen, aussetzer
typed-face-reverse = richtungswechsel-karte, richtungswechsel, wechsel
typed-face-two = zieh-zwei-karte, zieh zwei, zieh 2, zwei ziehen, plus zwei, plus 2, +2
typed-face-wild = farbwahlkarte, farbwahl, wunsch
typed-face-four = zieh-vier-karte, zieh vier, zieh 4, vier ziehen, plus vier, plus 4, +4
typed-face-minion = minion-karte, minion

typed-command-help = hilfe, ?
typed-command-hand = hand, karten
typed-command-table = tisch, plätze
typed-command-moves = züge, zuege
typed-command-hint = tipp, rat
typed-command-practice = übung, üben
typed-command-scores = punkte, stand
typed-command-options = optionen
typed-command-rules = regeln, regel, warum
typed-command-quit = ende, aufhören, schluss, q
typed-yes = ja, j
typed-no = nein, n
