# Faires Austeilen: die Zeremonie, und was `wildfour verify` sagt. docs/fair.md erklärt die Wörter.

## Die Zeremonie

no-such-position = Keine Runde braucht { $position } Zufallszahlen; berechnet werden höchstens { $most }.
too-few-random-bytes = Es sind nur { $given } zufällige Bytes angegeben, nötig sind mindestens { $least }.
chain-used-up = Die Geheimnisse dieser Partie reichen für { $rounds } Runden, eine weitere lässt sich nicht fair austeilen; die Partie endet hier.
another-chain = Diese Geheimnisse führen nicht zum Anker dieses Tisches; nimm die Kette, mit der der Tisch eröffnet wurde.
committed-already = { $name } hat sich schon auf einen Startwert festgelegt und kann ihn nicht ändern.
not-a-commitment = Eine Festlegung hat { $bytes } Bytes.
not-a-fair-seed = Ein Salz hat { $salt } Bytes, ein Startwert 1 bis { $most }.
reveals-too-soon = Kein Startwert wird aufgedeckt, bevor sich alle festgelegt haben; es fehlt noch die Festlegung von { LIST($names) }.
seed-does-not-open = Das ist nicht der Startwert, auf den { $name } sich festgelegt hat.
seeds-are-missing = Noch steht nicht fest, was ausgeteilt wird; es fehlen Festlegung oder Startwert von { LIST($names) }.

## Kopfzeilen einer Mitschrift

fair-version = Das faire Austeilen hat die Version „{ $version }“, dieses Programm prüft aber Version { $readable }; nimm ein neueres.
bad-heading-fair = Zu „fair:“ gehören eine Version und ein Anker aus 64 Hex-Ziffern.
bad-heading-commitments =
    Zu „commitments:“ gehört für jeden der { $players } Plätze ein Eintrag, etwa „own“ und 64 Hex-Ziffern, mit Kommas dazwischen.
bad-heading-seeds =
    Zu „seeds:“ gehört für jeden der { $players } Plätze ein Eintrag: ein Salz aus 32 Hex-Ziffern, ein Bindestrich und ein Startwert, mit Kommas dazwischen.
bad-heading-missed = Zu „missed:“ gehören die Nummern der Versuche und Namen, etwa „1 Bob“, mit Kommas dazwischen.
bad-heading-fingerprint = Zu „fingerprint:“ gehören 64 Hex-Ziffern.
not-a-secret-line = Das ist nicht das Geheimnis einer Runde; ein Geheimnis hat 64 Hex-Ziffern.

## Was sich nicht prüfen lässt

fair-no-headings = Diese Mitschrift lässt sich nicht prüfen: In ihr steht nicht, was vor der ersten Karte festgelegt wurde, also kann niemand nachrechnen, was der Zufall geben musste.
fair-nothing-revealed = Diese Mitschrift lässt sich noch nicht prüfen: Der Server hat noch keines seiner Geheimnisse aufgedeckt; das tut er am Ende der Partie.
fair-partly =
    { $proved ->
        [one] Die erste Runde ist bewiesen
       *[other] Die ersten { $proved } Runden sind bewiesen
    }, die Mitschrift hat aber { $rounds }, und das Geheimnis der nächsten hat der Server noch nicht aufgedeckt; hol dir die Mitschrift am Ende der Partie noch einmal.

not-a-fingerprint = „{ $text }“ ist kein Fingerabdruck und kein Kettenglied; gib mindestens die ersten { $least } Hex-Ziffern an, in Kleinbuchstaben.
not-a-salted-seed = „{ WHOLE($text) }“ ist kein Startwert; gib das Salz aus 32 Hex-Ziffern, einen Bindestrich und den Startwert an, in Kleinbuchstaben.

## Was bewiesen ist

fair-proved =
    Bewiesen: { $rounds ->
        [one] Was in der einen Runde ausgeteilt wurde
       *[other] Was in allen { $rounds } Runden ausgeteilt wurde
    } und was der Zufall später gab ({ $draws ->
        [one] eine Karte oder ein Schuss
       *[other] { $draws } Karten und Schüsse
    }), folgt aus den Geheimnissen und Startwerten in dieser Datei.
fair-own-seeds = Laut Datei machten die Programme von { LIST($names) } ihre Startwerte selbst: Niemand konnte die Karten bestimmen, wenn mindestens eines davon seinen Startwert zufällig wählte und geheim hielt, bis sich alle festgelegt hatten.
fair-no-own-seeds = Alle Startwerte kamen vom Server, er hätte die Karten also bestimmen können.
fair-your-seeds = Dein Startwert ist dabei ({ LIST($names) }); es genügt also, wenn dein eigenes Programm das getan hat.
fair-given-up =
    Davor { $tries ->
        [one] scheiterte ein Versuch
       *[other] scheiterten { $tries } Versuche
    }, sich auf Startwerte zu einigen, weil jemand seinen nicht aufdeckte; wer, steht in der Zeile „missed:“.
fair-moves-told = Die Züge, das Ergebnis, wer ein Bot war und ob hinten etwas fehlt, sind Angaben des Servers; das letzte Kettenglied, das dein Programm behalten hat, beweist sie (--link).
fair-moves-proved = Dein Kettenglied ist das letzte dieser Partie: Die Züge, das Ergebnis und die Bots am Anfang sind die, die dein Programm gesehen hat.
fair-moves-until =
    Bis { $move ->
        [0] zum Geben
       *[other] zu Zug { $move }
    } von Runde { $round } sind die Züge und die Bots am Anfang die, die dein Programm gesehen hat; { $later ->
        [one] ein späterer Schritt ist
       *[other] { $later } spätere Schritte sind
    } Angaben des Servers, und auch das Ergebnis.
fair-left = Die Partie wurde vor ihrem Ende abgebrochen.

fair-compare = Aber die ganze Datei kann ausgedacht sein, außer ihr Fingerabdruck { WHOLE($fingerprint) } ist der, den du vor der ersten Karte gesehen hast (--fingerprint).
fair-compared = Was du notiert hast, passt: Diese Geheimnisse, Startwerte, Namen und Regeln standen vor der ersten Karte fest.

## Was abweicht

unfair-noted = Nicht bewiesen: Du hast den Fingerabdruck { WHOLE($right) } notiert, da steht aber { WHOLE($written) }; das ist eine andere Partie, oder es sind andere Startwerte.
unfair-your-seed = Nicht bewiesen: Dein Startwert { WHOLE($seed) } ist keiner von denen, die von Spielern kamen; diese Karten kamen also nicht aus ihm.
unfair-link = Nicht bewiesen: Dein Kettenglied { WHOLE($link) } kommt in dieser Partie nicht vor; Züge, das Ergebnis oder Bots wurden geändert, ein Teil fehlt, oder es ist eine andere Partie.

unfair-anchor = Nicht bewiesen: Kein Startwert passt zu seiner Festlegung; der Anker ist also nicht der, für den sich alle festgelegt haben.
unfair-commitment = Nicht bewiesen: Der Startwert von { $name } passt nicht zur Festlegung von { $name }; eines von beiden wurde geändert.
unfair-order = Nicht bewiesen: Die Reihenfolge der Plätze wurde geändert; { $name } hat sich als Nummer { $right } festgelegt, und dieser Startwert steht an der Stelle von Nummer { $written }.
unfair-terms =
    Nicht bewiesen: Begonnen wurde die Partie { $what ->
        [edition] mit der Ausgabe { $right }, da steht aber { $written }.
        [options] mit den Optionen „{ WHOLE($right) }“, da steht aber „{ WHOLE($written) }“.
        [format] in der Spielform { $right }, da steht aber { $written }.
       *[dealer] mit „{ $right }“ als erster Person, die gibt, da steht aber „{ $written }“.
    }
unfair-fingerprint = Nicht bewiesen: Der Fingerabdruck ist nicht der dieses Tisches; geändert wurde die Ausgabe, eine Option, die Spielform, wer zuerst gibt, von wem die Startwerte kamen, wer sie nicht aufdeckte, oder der Fingerabdruck selbst.
unfair-secret =
    Nicht bewiesen: Das Geheimnis von Runde { $round } gehört nicht zur Kette des Servers; es führt nicht { $anchor ->
        [0] zum Anker.
       *[other] zum Geheimnis von Runde { $anchor }.
    }
unfair-replay = Nicht bewiesen, denn so kann die Partie nicht verlaufen sein: { $refusal }
unfair-deal =
    Nicht bewiesen: Beim Austeilen von Runde { $round } { $right ->
        [none] dürfte es keine Karte { $place } geben, da steht aber { $written }.
       *[other] müsste Karte { $place } { $right } sein, da steht aber { $written ->
            [none] nichts
           *[other] { $written }
        }.
    }
unfair-move =
    Nicht bewiesen: In Runde { $round }, Zug { $move } ({ $name }: { $text }), { $right ->
        [none] dürfte der Zufall nichts Weiteres geben, als Nummer { $place } steht da aber { $written }.
       *[other] müsste der Zufall als Nummer { $place } { $right } geben, da steht aber { $written ->
            [none] nichts
           *[other] { $written }
        }.
    }
unfair-position =
    Nicht bewiesen: In Runde { $round } steht der Zufallsstrom { $move ->
        [0] nach dem Austeilen
       *[other] nach Zug { $move }
    } bei { $right }, da steht aber { $written ->
        [none] nichts
       *[other] { $written }
    }.
