# Bots: names and settings that there are not, and bots that fail.

no-such-bot =
    No existe el bot «{ $name }»; { $guess ->
        [0] los
       *[other] ¿querías decir { $guess }? Los
    } bots son { LIST($known) }, y los tuyos, como mybot:choose.
bot-takes-no-settings = El bot { LONG($bot) } no admite «{ $setting }»; su único ajuste es alone.
bot-takes-budget = El bot { LONG($bot) } no admite «{ $setting }»; sus ajustes son alone, y budget=20ms o iterations=300, cada uno una vez como mucho.
no-such-budget = «{ $setting }» no es válido; un budget es un número entero de milisegundos de { $least } a { $most }, como budget=20ms.
no-such-iterations = «{ $setting }» no es válido; iterations es un número entero de { $least } a { $most }, como iterations=300.
bot-not-loaded = El bot { LONG($bot) } no se puede cargar ({ LONG($reason) }); revisa su nombre y su archivo.
bot-is-no-function = El bot { LONG($bot) } no se puede cargar porque { $name } no es una función; nombra una que lo sea.
nobody-plays-for = Nadie juega por { $player }; sienta ahí un bot.
network-input-unknown = La red { LONG($file) } lee «{ $input }», que esta versión no conoce; usa la versión que la entrenó.
network-input-missing = La red { LONG($file) } no nombra la entrada «{ $input }»; vuelve a entrenarla con esta versión.
network-shape = En la red { LONG($file) }, { $part } tiene la forma { $shape } en vez de { $expected }; elige una red para ese número de asientos.

# What a bot did, after its name.
bot-raised = lanzó { LONG($error) }
bot-was-silent = no dijo nada cuando era su turno
bot-move-illegal = respondió { LONG($move) }, que no es una de sus jugadas permitidas
failed-bot = El bot { $bot }, en el asiento { $seat }, { $what }.
