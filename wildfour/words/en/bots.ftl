# Bots: unknown names and settings, and bots that fail.

no-such-bot =
    There is no bot '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } bots are { LIST($known) }, plus any of your own, such as mybot:choose.
bot-takes-no-settings = The bot { LONG($bot) } does not take '{ $setting }'; its only setting is 'alone'.
bot-takes-budget = The bot { LONG($bot) } does not take '{ $setting }'; its settings are 'alone' and either 'budget=20ms' or 'iterations=300'; give each at most once.
no-such-budget = '{ $setting }' is not valid; a budget is a whole number of milliseconds from { $least } to { $most }, such as budget=20ms.
no-such-iterations = '{ $setting }' is not valid; iterations must be a whole number from { $least } to { $most }, such as iterations=300.
bot-not-loaded = The bot { LONG($bot) } cannot be loaded ({ LONG($reason) }); check its name and its file.
bot-is-no-function = The bot { LONG($bot) } cannot be loaded, because { $name } is not a function; give the name of a function.
nobody-plays-for = No one is playing for { $player }; seat a bot for this player.
network-input-unknown = The network { LONG($file) } uses the input '{ $input }', which this version does not support; use the version that trained it.
network-input-missing = The network { LONG($file) } lacks the input '{ $input }'; train it again with this version.
network-shape = In the network { LONG($file) }, { $part } has the shape { $shape } instead of { $expected }; choose a network for this number of seats.

# A bot's failure, after its name.
bot-raised = raised { LONG($error) }
bot-was-silent = returned no move on its turn
bot-move-illegal = returned { LONG($move) }, which is not one of its legal moves
failed-bot = The bot { $bot }, in seat { $seat }, { $what }.
