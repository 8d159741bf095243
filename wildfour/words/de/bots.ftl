# Bots: Namen und Angaben, die es nicht gibt, und Bots, die versagen.

no-such-bot =
    Den Bot „{ $name }“ gibt es nicht{ $guess ->
        [0] ; die
       *[other] . Meinst du { $guess }? Die
    } Bots heißen { LIST($known) }, dazu deine eigenen, etwa mybot:choose.
bot-takes-no-settings = Der Bot { LONG($bot) } kennt „{ $setting }“ nicht; er kennt alone, sonst nichts.
bot-takes-budget = Der Bot { LONG($bot) } kennt „{ $setting }“ nicht; er kennt alone, und budget=20ms oder iterations=300, jedes höchstens einmal.
no-such-budget = „{ $setting }“ geht nicht; ein Budget ist eine ganze Zahl von Millisekunden von { $least } bis { $most }, etwa budget=20ms.
no-such-iterations = „{ $setting }“ geht nicht; iterations ist eine ganze Zahl von { $least } bis { $most }, etwa iterations=300.
bot-not-loaded = Der Bot { LONG($bot) } lässt sich nicht laden ({ LONG($reason) }); prüfe seinen Namen und seine Datei.
bot-is-no-function = Der Bot { LONG($bot) } lässt sich nicht laden, denn { $name } ist keine Funktion; nenne eine.
nobody-plays-for = Für { $player } spielt niemand; setz einen Bot dorthin.
network-input-unknown = Das Netz { LONG($file) } liest „{ $input }“, was diese Version nicht kennt; nimm die Version, mit der es trainiert wurde.
network-input-missing = Das Netz { LONG($file) } nennt die Eingabe „{ $input }“ nicht; trainiere es mit dieser Version noch einmal.
network-shape = Im Netz { LONG($file) } hat { $part } die Form { $shape } statt { $expected }; nimm ein Netz für so viele Plätze.

bot-raised = hat { LONG($error) } ausgelöst
bot-was-silent = hat nichts gesagt, als er an der Reihe war
bot-move-illegal = hat { LONG($move) } geantwortet, und das ist keiner seiner erlaubten Züge
failed-bot = Der Bot { $bot } auf Platz { $seat } { $what }.
