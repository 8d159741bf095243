# Bots: names and settings that there are not, and bots that fail.

no-such-bot =
    Não existe o robô “{ $name }”; { $guess ->
        [0] os
       *[other] você quis dizer { $guess }? Os
    } robôs são { LIST($known) }, e os seus, como mybot:choose.
bot-takes-no-settings = O robô { LONG($bot) } não aceita “{ $setting }”; seu único ajuste é alone.
bot-takes-budget = O robô { LONG($bot) } não aceita “{ $setting }”; seus ajustes são alone, e budget=20ms ou iterations=300, cada um no máximo uma vez.
no-such-budget = “{ $setting }” não vale; um budget é um número inteiro de milissegundos de { $least } a { $most }, como budget=20ms.
no-such-iterations = “{ $setting }” não vale; iterations é um número inteiro de { $least } a { $most }, como iterations=300.
bot-not-loaded = O robô { LONG($bot) } não pode ser carregado ({ LONG($reason) }); confira o nome e o arquivo.
bot-is-no-function = O robô { LONG($bot) } não pode ser carregado, porque { $name } não é uma função; dê uma que seja.
nobody-plays-for = Ninguém joga por { $player }; ponha um robô ali.
network-input-unknown = A rede { LONG($file) } lê “{ $input }”, que esta versão não conhece; use a versão que a treinou.
network-input-missing = A rede { LONG($file) } não nomeia a entrada “{ $input }”; treine-a de novo com esta versão.
network-shape = Na rede { LONG($file) }, { $part } tem a forma { $shape } em vez de { $expected }; escolha uma rede para esse número de lugares.

# What a bot did, after its name.
bot-raised = lançou { LONG($error) }
bot-was-silent = não disse nada quando era a sua vez
bot-move-illegal = respondeu { LONG($move) }, que não é uma das suas jogadas permitidas
failed-bot = O robô { $bot }, no lugar { $seat }, { $what }.
