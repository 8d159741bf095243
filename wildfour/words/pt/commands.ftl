# What the commands print, and the help of the command line.

## What cannot be typed like this

bad-arguments = { LONG($problem) }; { $program } --help mostra o que é possível.
argument-unknown = Não sei o que fazer com “{ LONG($text) }”; { $program } --help mostra o que você pode digitar.
argument-missing = Falta alguma coisa: { LONG($names) }; { $program } --help mostra o que digitar.
argument-needs-more = Falta alguma coisa depois de { $name }; { $program } --help mostra o que digitar ali.
argument-stands-alone = { $name } fica sozinho; tire “{ $text }”.
argument-not-with = { $name } e { $other } não combinam; use um deles.
argument-not-whole = “{ $text }” não é um número inteiro, e { $name } precisa de um, como 4.
no-such-command =
    Não existe o comando “{ $name }”; { $guess ->
        [0] os
       *[other] você quis dizer { $guess }? Os
    } comandos são { LIST($known) }.
no-such-language = Ainda não há o idioma “{ $name }” aqui; os idiomas são { LIST($known) }.

## Lists

listed-edition = { $name }: { $title }, { $cards } cartas, de { $least } a { $most } jogadores.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Sem ela:
listed-changed = Com ela:

## Help

help-about = Segue as regras do UNO®. Sem vínculo com a Mattel nem endosso da Mattel.
help-usage = uso:
help-what-to-type = o que digitar
help-also = opções
help-help = mostrar esta ajuda
help-version = dizer qual é a versão
help-verbose = com --version, mostrar também qual código de máquina é usado e por quê
machine-code =
    { $why ->
        [chosen] Código de máquina: { $kind }, escolhido por WILDFOUR_ENGINE.
        [processor] Código de máquina: { $kind }, já compilado para processadores como este.
       *[none] Código de máquina: compilado neste computador, porque não há nenhum já compilado para ele.
    }
help-language = o idioma; o do seu sistema se não for dito
help-commands = comandos
help-command = COMANDO
help-play = jogar uma partida contra robôs
help-replay = contar uma partida que foi anotada
help-pad = marcar os pontos de uma partida com cartas de verdade
help-tournament = conduzir um torneio: sentar, anotar resultados, mostrar a classificação
help-editions = listar os livretos
help-options = listar as opções de uma mesa e o que cada uma muda
help-options-edition = só as opções que significam algo nesta edição
help-rules = consultar as regras, e as nossas decisões onde se calam
help-rules-clause = uma regra como C1 ou R7; todas se não for dita
help-edition = o livreto; classic-2003 se não for dito
help-option = mudar uma regra; pode ser usada mais de uma vez
help-format = points-race, lowest-score, partners, rotating-partners ou elimination
help-target = os pontos que encerram a partida; 500 se não for dito
help-play-players = quantos jogam, com você; 4 se não for dito
help-play-name = o seu nome
help-play-bots = como jogam os robôs: novice, casual, skilled ou expert; uma palavra para todos, ou uma para cada com vírgulas; casual se não for dito
help-play-seed = dar sempre as mesmas cartas e a mesma sorte aos robôs
help-play-save = o arquivo em que a partida é salva
help-play-new = começar outra partida
help-play-resume = continuar a partida salva
help-replay-file = o arquivo em que uma partida foi salva
help-replay-with = a transcrição da outra mesa de uma partida em duas mesas (H6); acrescenta a classificação
help-replay-as = de quem você pode ver a mão, por nome ou lugar; spectator não vê nenhuma
help-replay-all = mostrar todas as cartas
