# Bots: names and settings that there are not, and bots that fail.

no-such-bot =
    Il n’y a pas de bot « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } bots sont { LIST($known) }, et les tiens, comme mybot:choose.
bot-takes-no-settings = Le bot { LONG($bot) } ne prend pas « { $setting } » ; son seul réglage est alone.
bot-takes-budget = Le bot { LONG($bot) } ne prend pas « { $setting } » ; ses réglages sont alone, et budget=20ms ou iterations=300, chacun une fois au plus.
no-such-budget = « { $setting } » n’est pas valable ; un budget est un nombre entier de millisecondes de { $least } à { $most }, comme budget=20ms.
no-such-iterations = « { $setting } » n’est pas valable ; iterations est un nombre entier de { $least } à { $most }, comme iterations=300.
bot-not-loaded = Le bot { LONG($bot) } ne peut pas être chargé ({ LONG($reason) }) ; vérifie son nom et son fichier.
bot-is-no-function = Le bot { LONG($bot) } ne peut pas être chargé, car { $name } n’est pas une fonction ; nommes-en une.
nobody-plays-for = Personne ne joue pour { $player } ; mets-y un bot.
network-input-unknown = Le réseau { LONG($file) } lit « { $input } », que cette version ne connaît pas ; utilise la version qui l’a entraîné.
network-input-missing = Le réseau { LONG($file) } ne nomme pas l’entrée « { $input } » ; entraîne-le de nouveau avec cette version.
network-shape = Dans le réseau { LONG($file) }, { $part } a la forme { $shape } au lieu de { $expected } ; choisis un réseau pour ce nombre de places.

# What a bot did, after its name.
bot-raised = a levé { LONG($error) }
bot-was-silent = n’a rien dit à son tour
bot-move-illegal = a répondu { LONG($move) }, qui n’est pas un de ses coups permis
failed-bot = Le bot { $bot }, à la place { $seat }, { $what }.
