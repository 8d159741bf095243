# Die Regeln im Browser: was um die Regeln selbst herum steht.

web-rules-intro = Jede Regel aus fünf Heften, mit unseren Festlegungen, wo ein Heft schweigt.
web-rules-how = So wird gespielt
web-rules-step =
    { $step ->
        [goal] Alle bekommen 7 Karten. Werde deine zuerst los.
        [match] Leg, wenn du dran bist, eine Karte, die in Farbe, Zahl oder Symbol zur obersten passt.
        [draw] Keine Karte passt? Zieh eine. Passt sie, darfst du sie gleich legen.
        [actions] Aussetzen: Die nächste Person setzt aus. Richtungswechsel: Es geht andersherum. Zieh zwei: zwei ziehen und aussetzen.
        [wild] Eine Farbwahlkarte passt auf alles; du wählst die Farbe. Nach einer Zieh-vier-Karte zieht die nächste Person vier.
       *[uno] Noch zwei Karten? Sag UNO an, wenn du eine legst. Wirst du ohne Ansage erwischt, ziehst du zwei.
    }
web-rules-picture =
    { $step ->
        [goal] Eine Hand mit sieben Karten
        [match] Auf einer grünen 4: eine grüne 9 und eine blaue 4
        [draw] Eine gelbe 6, vom Nachziehstapel gezogen
        [actions] Gelbe Aussetzen-Karte, grüne Richtungswechsel-Karte, blaue Zieh-zwei-Karte
        [wild] Farbwahlkarte, Zieh-vier-Karte und die vier Farben zur Wahl
       *[uno] Eine einzige Karte und die Ansage UNO
    }
web-rules-of-table = Die Regeln an deinem Tisch. Ausgabe: { $edition }.
web-rules-options = Was an diesem Tisch gilt
web-rules-all-editions = Die Regeln aller Ausgaben
web-rules-found =
    { $count ->
        [0] Das sagt keine Regel. Versuch es mit einem anderen Wort.
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
web-rules-count =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-rules-search = Suche: vier ziehen, letzte Karte, zwei Spieler…
web-rules-all = Alle fünf
web-rules-editions = Ausgaben
web-rules-everywhere = alle fünf Ausgaben
web-part =
    { $part ->
        [A] Die Karten
        [B] Vorbereitung
        [C] Ein Zug
        [D] Was die Karten tun
        [E] Die letzte Karte
        [F] Die Punkte
        [G] Strafen
        [H] Andere Spielweisen
        [I] Das Katapult
        [R] Festlegungen
       *[house] Hausregeln
    }
web-part-about-rulings = Wo die Hefte schweigen oder sich widersprechen, entscheiden wir und sagen, warum. Die meisten Festlegungen lassen sich am Tisch ändern.
web-part-about-house = Sie stehen in keinem Heft. Alle sind aus, bis ein Tisch sie einschaltet.
web-rules-option = Option „{ $option }“:
web-rules-without = Nach dem Heft:
web-rules-at-table = An diesem Tisch:
web-rules-with-option = Mit { $option }
web-eg-top = oberste Karte
web-eg-fits = ✓ passt
web-eg-not = ✕ passt nicht
web-eg-copies = { $count }-mal
web-eg-refused = Abgelehnt:
