# Die Regeln der Anleitungen und unsere Festlegungen. Der Satz einer Hausregel steht in options.ftl.

## Die Karten

clause-A1 = Es gibt vier Farben, und jede hat 19 Zahlenkarten: eine 0 und je zwei von 1 bis 9.
clause-A2 = Jede Farbe hat zwei Zieh-zwei-Karten, zwei Richtungswechsel-Karten und zwei Aussetzen-Karten.
clause-A3 = Es gibt vier Farbwahlkarten.
clause-A4 = Es gibt acht Farbwahlkarten, sodass es im Ganzen 112 Karten sind.
clause-A5 = Es gibt vier Zieh-vier-Karten; classic-2003 und standard-2010 haben im Ganzen 108 Karten.
clause-A6 = Die Farben sind Blau, Grün, Rot und Gelb.
clause-A7 = Die Farben sind Blau, Grün, Orange und Gelb.
clause-A8 = Es gibt vier Minion-Karten, mit denen man eine Farbe wählt, sodass es im Ganzen 112 Karten sind.
clause-A9 = Auf einigen Zahlenkarten ist die Figur des Katapults abgebildet; sie heißen Katapultkarten.
clause-A10 = Das Spiel ist für 2 bis 10 Personen.

## Vorbereitung

clause-B1 = Alle ziehen eine Karte, und die höchste Zahl gibt; eine Karte mit einem Symbol zählt null.
clause-B2 = Alle bekommen sieben Karten.
clause-B3 = Die übrigen Karten bilden verdeckt den Nachziehstapel, und mit seiner obersten Karte beginnt offen der Ablagestapel.
clause-B4 = Wer links vom Geber sitzt, beginnt, dann geht es nach links weiter, solange keine Karte das ändert.
clause-B5 = Ist die Startkarte eine Zieh-zwei-Karte, zieht die erste Person zwei Karten und setzt aus.
clause-B6 = Ist die Startkarte eine Richtungswechsel-Karte, beginnt der Geber, und es geht nach rechts.
clause-B7 = Ist die Startkarte eine Aussetzen-Karte, setzt aus, wer links vom Geber sitzt, und die nächste Person beginnt.
clause-B8 = Ist die Startkarte eine Farbwahlkarte, wählt die Farbe, wer links vom Geber sitzt, und spielt dann.
clause-B9 = Ist die Startkarte eine Zieh-vier-Karte, kommt sie in den Stapel zurück, und eine andere wird aufgedeckt.
clause-B10 = Ist die Startkarte eine Minion-Karte, wählt die erste Person die Farbe, und niemand zieht.
clause-B11 = Eine Katapultkarte als Startkarte ist eine gewöhnliche Zahlenkarte.
clause-B12 = Alle haben eine Figur und ein Landefeld, und das Katapult steht für alle in Reichweite.

## Ein Zug

clause-C1 = Eine Karte darf gelegt werden, wenn sie in Zahl, Farbe oder Symbol zur obersten Karte passt.
clause-C2 = Eine Farbwahlkarte passt auf jede Karte, auch wenn eine andere Karte der Hand passen würde.
clause-C3 = Wer keine Karte legen kann, zieht eine; passt sie, darf sie im selben Zug gelegt werden, sonst geht es weiter.
clause-C4 = Man darf eine passende Karte zurückhalten; dann zieht man eine Karte, und nur diese darf in diesem Zug gelegt werden.
clause-C5 = Zieh-zwei-, Richtungswechsel- und Aussetzen-Karten passen auf ihre Farbe oder auf ihr Symbol.
clause-C6 = Ist der Nachziehstapel aufgebraucht, werden die abgelegten Karten bis auf die oberste neu gemischt.

## Was Karten bewirken

clause-D1 = Nach einer Zieh-zwei-Karte zieht die nächste Person zwei Karten und setzt aus.
clause-D2 = Eine Richtungswechsel-Karte ändert die Spielrichtung.
clause-D3 = Nach einer Aussetzen-Karte setzt die nächste Person aus.
clause-D4 = Wer eine Farbwahlkarte legt, wählt die Farbe: eine der vier, auch die bisherige.
clause-D5 = Wer eine Zieh-vier-Karte legt, wählt die Farbe; die nächste Person zieht vier Karten und setzt aus.
clause-D6 = Eine Zieh-vier-Karte darf nur legen, wer keine Karte der geltenden Farbe hat; passende Zahlen, Symbole und Farbwahlkarten spielen keine Rolle.
clause-D7 = Eine Zieh-vier-Karte darf trotzdem als Bluff gelegt werden.
clause-D8 = Nur wer die vier Karten ziehen müsste, darf eine Zieh-vier-Karte anzweifeln; die Hand wird dieser Person gezeigt und sonst niemandem.
clause-D9 = War es ein Bluff, zieht die vier Karten, wer die Zieh-vier-Karte gelegt hat.
clause-D10 = War es kein Bluff, zieht zwei Karten mehr, also sechs, wer gezweifelt hat, und setzt aus.
clause-D11 = Wer eine Minion-Karte legt, wählt eine Farbe; die nächste Person zieht, bis eine Karte dieser Farbe kommt.

## Schluss machen

clause-E1 = Wer die vorletzte Karte legt, muss UNO ansagen.
clause-E2 = Wer ohne Ansage erwischt wird, bevor die nächste Person ihren Zug beginnt, zieht zwei Karten.
clause-E3 = Wer spät ansagt, aber bevor es jemand merkt, hat rechtzeitig angesagt.
clause-E4 = Niemand kann erwischt werden, bevor die vorletzte Karte auf dem Ablagestapel liegt.
clause-E5 = Niemand kann mehr erwischt werden, wenn die nächste Person eine Karte vom Nachziehstapel oder aus der Hand genommen und damit begonnen hat.
clause-E6 = Die Runde endet, wenn jemand keine Karten mehr hat.
clause-E7 = Ist die letzte Karte eine Zieh-zwei- oder eine Zieh-vier-Karte, zieht die nächste Person noch, und diese Karten zählen.
clause-E8 = Schluss macht auch, wer als vorletzte Karte eine Katapultkarte legt, ein Landefeld trifft und dieser Person die letzte Karte gibt.

## Punkte

clause-F1 = Zahlenkarten zählen ihre Zahl, Zieh-zwei-, Richtungswechsel- und Aussetzen-Karten 20 Punkte, Farbwahl- und Zieh-vier-Karten 50.
clause-F2 = Eine Minion-Karte zählt 50 Punkte.
clause-F3 = Wer Schluss macht, bekommt die Punkte aller Karten, die in den anderen Händen übrig sind.
clause-F4 = Wer zuerst 500 Punkte erreicht, gewinnt die Partie; bis dahin wird immer neu gegeben.
clause-F5 = Man kann auch anders rechnen: Alle bekommen die Punkte der eigenen übrigen Karten, und erreicht jemand 500, gewinnt die kleinste Summe.

## Strafen am Tisch

clause-G1 = Wer anderen einen Zug vorschlägt, zieht zwei Karten.
clause-G2 = Eine falsche Karte, die jemand bemerkt, wird zurückgenommen, und wer sie gelegt hat, zieht zwei Karten; die nächste Person spielt weiter.
clause-G3 = Eine falsche Karte, die niemand rechtzeitig bemerkt, bleibt liegen.

## Andere Spielweisen

clause-H1 = Zu zweit wirkt eine Richtungswechsel-Karte wie eine Aussetzen-Karte: Wer sie legt, spielt gleich noch einmal.
clause-H2 = Zu zweit spielt gleich noch einmal, wer eine Aussetzen-Karte legt.
clause-H3 = Zu zweit spielt noch einmal, wer eine Zieh-zwei- oder eine Zieh-vier-Karte legt, sobald die Karten gezogen sind.
clause-H4 = Partner sitzen sich gegenüber; macht einer von ihnen Schluss, endet die Runde, und die Punkte in den Händen der Gegner gehen an beide.
clause-H5 = Zu viert kann man von Runde zu Runde die Partner wechseln, und jede Person behält die Punkte aller ihrer Paare; die höchste Summe gewinnt.
clause-H6 = Zu acht an zwei Tischen spielt man mit allen anderen je vier Runden als Partner, im Ganzen 28.
clause-H7 = Ausscheiden: Die übrigen Karten werden aufgeschrieben; wer die Grenze erreicht, scheidet aus, und die letzten beiden spielen gegeneinander, bis einer sie erreicht und verliert.

## Das Katapult

clause-I1 = Wer eine Katapultkarte legt, zielt mit der Figur auf das Landefeld einer anderen Person.
clause-I2 = Wer trifft, gibt dieser Person eine Karte aus der Hand.
clause-I3 = Auch wer eine Zieh-vier-Karte legt, darf schießen.

## Festlegungen, die keine Option ändert

clause-R16 = Mehrere an oder über der Grenze: Zählen die übrigen Karten, gewinnt die kleinste Summe, und ein Gleichstand wird geteilt; beim Ausscheiden sind alle davon draußen, und bleibt niemand übrig, gewinnt die kleinste Summe unter ihnen.
clause-R17 = Beim Ausscheiden verlässt den Kreis, wer draußen ist, und die anderen spielen in derselben Reihenfolge weiter.
clause-R18 = Vier wechselnde Partner spielen drei Runden je Durchgang, jede mit einem anderen Partner: Mehr als drei gibt es nicht.
clause-R19 = Acht Personen an zwei Tischen sitzen so, dass je Durchgang alle einmal mit allen und zweimal gegen alle spielen.
clause-R22 = Was in den Scans von zwei Anleitungen verloren ist, Karten und Punkte, ist wie in den anderen.
clause-R32 = Was auf den fehlenden Seiten der Katapult-Ausgabe stand, ist wie in den anderen Anleitungen.
clause-R33 = Wo die Anleitung keine Personenzahl nennt, können 2 bis 10 spielen.
clause-R34 = Eine Ansage vor einem Geschenk, einer gestapelten Antwort oder einem Einwurf, nach dem eine Karte bleibt, gilt wie vor einer Karte, die im eigenen Zug gelegt wird.
clause-R35 = Wer beim Bluffen ertappt wird und UNO nicht angesagt hat, kann noch erwischt werden, bis die nächste Person beginnt, egal was dann auf der Hand ist.
clause-R36 = Der Ablagestapel wird neu gemischt, sobald eine Karte gebraucht wird und keine mehr da ist.
clause-R37 = Ein Tipp kann gerügt werden, bis die nächste Person ihren Zug beginnt.
clause-R38 = Wer die letzte Karte gelegt hat, während die nächste Person noch ziehen oder antworten muss, sagt nichts mehr an und erwischt niemanden, und keine Strafe bringt diese Person zurück; das tut nur eine falsche Karte, die zurückgenommen wird.
clause-R39 = Gegen eine falsche Karte, für die jemand ziehen muss, kann Einspruch erhoben werden, bis die Karten gezogen sind oder sie angezweifelt wird; gezogene Karten werden nicht zurückgegeben.
clause-R40 = Einwerfen darf man nur auf eine Karte, die jemand anderes gelegt hat, weder auf die eigene noch auf die Startkarte.
clause-R41 = Ist der Nachziehstapel leer, wenn eine Minion-Karte gelegt wird, wird zuerst neu gemischt, auch wenn das Ziehen am Ende des Stapels aufhört.
clause-R42 = Nach einem Gleichstand beim Ziehen um das Geben gehen die gezogenen Karten zurück, bevor noch einmal gezogen wird.
clause-R43 = Wo die Partner wechseln, und bei Turnieren, teilen Gleichstehende den Platz; kann nur eine Person weiterkommen, entscheidet eine Runde, oder ein Los, das als solches angesagt wird.
clause-R44 = Wo die Partner wechseln, wird nach links weitergegeben, solange sie zusammensitzen; zuerst gibt, wer am seltensten gegeben hat, bei Gleichstand, wer sich früher angemeldet hat.
clause-R45 = Auch mit einer Zieh-vier-Karte als letzter Karte darf geschossen werden; der Schuss entscheidet nur, wer zieht.
