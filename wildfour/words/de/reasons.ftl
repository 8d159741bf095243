# Tipps: was die Expertin an deiner Stelle täte, und warum. $name ist jemand anders.

## Was keine Überlegung braucht

hint-call = Tippe sofort { $move }: Solange du nicht angesagt hast, können dich alle erwischen.
hint-catch = Tippe { $move }: { $name } hat UNO nicht angesagt und muss dafür zwei Karten ziehen.
hint-catch-partner = { $name } hat UNO nicht angesagt, spielt aber mit dir zusammen: Lass es gut sein.
hint-object = Tippe { $move }: Was { $name } gelegt hat, passt weder in der Farbe noch in Zahl oder Zeichen.
hint-silence = Die Expertin würde hier nichts sagen: Drück die Eingabetaste.
hint-no-choice = Du hast keine Wahl: Du kannst nur { $move } tippen.
hint-only-watching = Du siehst nur zu, da gibt es nichts zu raten.

## Was die Expertin täte

hint-thinking = Die Expertin denkt nach; Strg-C bricht ab.
hint-preparing = Die Expertin macht sich bereit; Strg-C bricht ab.
hint-stopped = Dann eben kein Tipp.
hint-ended = Die Expertin arbeitet nicht mehr; frag noch einmal.
hint-impossible = Die Expertin kann hier nicht spielen ({ LONG($reason) }).
adviser =
    { $by ->
        [network] Der schnelle Bot
       *[expert] Die Expertin
    }
advice-lay = { adviser } würde { TYPED($move) } legen.
advice-jump-in = { adviser } würde { TYPED($move) } einwerfen.
advice-color = { adviser } würde { COLOR($color, form: "name") } wählen.
advice-flip = { adviser } würde auf das Landefeld von { $name } schießen.
advice-swap = { adviser } würde die Hand mit { $name } tauschen.
advice-give = { adviser } würde { CARD($card, form: "a") } geben.
advice-nothing = { adviser } würde nichts tun und das Spiel weitergehen lassen.
advice-draw = { adviser } würde eine Karte ziehen.
advice-keep = { adviser } würde die Karte behalten.
advice-pass = { adviser } würde passen.
advice-accept = { adviser } würde annehmen.
advice-challenge = { adviser } würde anzweifeln.
advice-decline = { adviser } würde verzichten.
advice-call-too = Sag im selben Atemzug UNO an, { $move }, dann kann dich niemand erwischen.

## Warum

reason-last-card = Es ist deine letzte Karte.
reason-next-has-few = { $name } kommt als Nächstes und hat nur noch { card-count }.
reason-sheds = Damit bist du { point-count } los.
reason-holds-color =
    { $count ->
        [1] Du hast { $more ->
                [yes] noch eine { COLOR($color) } Karte.
               *[no] eine { COLOR($color) } Karte.
            }
       *[other] Du hast { $more ->
                [yes] noch { $count } { COLOR($color) } Karten.
               *[no] { $count } { COLOR($color) } Karten.
            }
    }
reason-next-lacks-color = { $name } kommt als Nächstes und hat anscheinend keine { COLOR($color) } Karte.
reason-wild-fits-later = Deine { CARD($card) } passt auch später noch.
reason-wilds-fit-later = Deine Farbwahlkarten passen auch später noch.
reason-has-cards = { $name } hat { card-count }.
reason-has-fewest = { $name } hat die wenigsten Karten, nämlich { $count }.
reason-bluff = Es ist ein Bluff: Zweifelt { $name } ihn an, ziehst du die vier Karten selbst.
reason-gets-hand = Du bekommst die Hand von { $name }: { card-count }.
reason-keeps-hand = Sonst müsstest du deine Hand hergeben.
reason-only-of-color = Es ist deine einzige { COLOR($color) } Karte.
reason-seen-color = Du hast bei { $name } eine { COLOR($color) } Karte gesehen.
reason-lacks-color = { $name } hat anscheinend keine { COLOR($color) } Karte.
reason-may-hold-color = { $name } hat { card-count }, und eine davon könnte gut eine { COLOR($color) } sein.
reason-failed-challenge = Wer ohne Erfolg anzweifelt, zieht zwei Karten mehr.
reason-nothing-else = Es ist die einzige Karte, die passt.
reason-wins-more = Damit gewinnst du von hundert Runden { $more ->
        [one] eine
       *[other] { $more }
    } mehr als mit { $move }.
reason-worth-more = Das bringt { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } mehr als { $move }.
reason-nothing-better = Nichts anderes schnitt deutlich besser ab.
alike =
    { $count ->
        [one] { LIST($moves) } ist etwa gleich gut.
       *[other] { LIST($moves) } sind etwa gleich gut.
    }
wins-more-worth-less = Mit { $move } gewinnst du mehr Runden, aber im Ganzen bringt es weniger.
wins-more-worth-alike = Mit { $move } gewinnst du mehr Runden, und es bringt etwa gleich viel.

## Die Zahlen

column-move = Zug
column-chance = Chance
column-worth = Wert
column-tries = Versuche
number = { $number }
more-moves =
    { $count ->
        [one] Ein weiterer Zug ist nicht besser.
       *[other] { $count } weitere Züge sind nicht besser.
    }
about-chance =
    { $partner ->
        [yes] Chance: dass du oder dein Partner zuerst Schluss macht.
       *[no] Chance: dass du zuerst Schluss machst.
    }
about-worth =
    Wert: { $out } Punkte fürs Schlussmachen, { $counts ->
        [won] dazu, was du gewinnst, weniger, was andere gewinnen.
        [left] weniger, was dir in der Hand bleibt.
        [left-twice] weniger, was dir in der Hand bleibt, doppelt, weil die Grenze nah ist.
       *[left-thrice] weniger, was dir in der Hand bleibt, dreifach, weil die Grenze nah ist.
    }
