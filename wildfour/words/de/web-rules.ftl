# Die Regeln im Browser: was um die Regeln selbst herum steht.

web-rules-intro = Jede Regel aus fünf Heften, mit unseren Festlegungen, wo ein Heft schweigt.
web-rules-search = Suche: vier ziehen, letzte Karte, zwei Spieler…
web-rules-none = Das sagt keine Regel. Versuch es mit einem anderen Wort.
web-rules-all = Alle fünf
web-rules-editions = Ausgaben
web-rules-everywhere = alle fünf Ausgaben
web-rules-parts = Teile des Hefts
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
