# Replays in the browser, and what is proved of their deals. A browser reads this when it shows one.

## Replays

web-replays-intro = Reveja qualquer partida, jogada por jogada, de cada lugar. E confira a distribuição das cartas.
web-replays-mine = Suas partidas
web-replays-public = De mesas abertas
web-replays-none = Nada aqui ainda. Uma partida vem para cá quando acaba.
web-replays-file = Abrir um registro
web-replays-file-about = Escolha um arquivo, ou solte um aqui.
web-match-left = A partida foi deixada
web-replay = Replay da partida
web-replay-round = Replay · rodada { $number }
web-replay-not-shown = Esta partida não pode ser mostrada
web-round-of = Rodada { $number } de { $count }
web-move-of =
    { $number ->
        [0] A distribuição
       *[other] Jogada { $number } de { $count }
    }
web-whose-view = Visão de quem
web-open-view = Aberta
web-hand-of =
    { $count ->
        [one] Mão de { $name }, { $count } carta
       *[other] Mão de { $name }, { $count } cartas
    }
web-to-start = Para o começo
web-move-back = Uma jogada para trás
web-move-on = Uma jogada para a frente
web-play = Reproduzir
web-pause = Pausa
web-speed = Velocidade { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] UNO!
        [caught] flagra
       *[out] bateu
    }
web-download = Baixar o registro
web-check-deal = Conferir a distribuição
web-deal-checked = Distribuição conferida neste navegador
web-deal-not-proved = A distribuição não está provada
web-how = Como?
web-why = Por quê?

## What is proved of a match, in a player's words

web-proof = O que foi provado
web-proof-locked = Antes da primeira carta, o servidor trancou um segredo, e o aparelho de cada um, um número próprio. Depois ninguém podia mudar o seu, e ninguém conhecia todos.
web-proof-computed =
    Este navegador acabou de calcular as cartas de novo a partir deles, por conta própria. { $rounds ->
        [one] A distribuição
       *[other] As { $rounds } distribuições
    } e { $draws ->
        [0] nada mais
        [1] uma carta comprada depois
       *[other] { $draws } cartas compradas depois
    }: tudo é exatamente o que tinha que ser.
web-proof-own =
    { $count ->
        [one] { LIST($names) } trouxe um número próprio. Se esse aparelho era honesto, ninguém pôde escolher as cartas, nem o servidor.
       *[other] { LIST($names) } trouxeram números próprios. Se pelo menos um desses aparelhos era honesto, ninguém pôde escolher as cartas, nem o servidor.
    }
web-proof-no-own = Mas todos os números vieram do servidor, porque só os robôs dele jogaram: ele poderia ter escolhido entre distribuições antes do começo.
web-proof-later =
    { $count ->
        [one] Uma carta ou um lançamento veio depois de embaralhar de novo, ou da catapulta. Esta página não pode conferir isso; o comando `python3 run.py verify` pode.
       *[other] { $count } cartas e lançamentos vieram depois de embaralhar de novo, ou da catapulta. Esta página não pode conferi-los; o comando `python3 run.py verify` pode.
    }
web-proof-noted = E são as regras, os nomes e os números da partida que foi jogada aqui: este navegador anotou a impressão digital antes da primeira carta.
web-proof-not-noted = Este navegador não estava lá quando a partida começou. Quem anotou a impressão digital então pode comparar.
web-proof-yours = O número deste navegador está entre eles; basta, portanto, que este aparelho tenha sido honesto.
web-proof-moves = As jogadas e o resultado mostrados são os que este navegador viu.
web-proof-moves-until = Até a jogada { $move } da rodada { $round }, as jogadas mostradas são as que este navegador viu. O que veio depois e o resultado são a palavra do servidor.
web-proof-moves-told = As jogadas e o resultado são a palavra do servidor.
web-proof-talk = Ninguém pode provar que os jogadores não contaram as cartas uns aos outros.
web-fingerprint = Impressão digital
web-own-seed = Sua semente
web-last-link = Último elo das jogadas
web-not-proved =
    { $what ->
        [headings] Este registro não diz de onde vieram as cartas, então ninguém pode conferir.
        [commitment] O número de { $name } não é o que foi trancado. Um dos dois foi mudado.
        [fingerprint] As regras, os lugares ou os nomes não são os que foram fixados antes da primeira carta.
        [secret] O segredo do servidor para a rodada { $round } não é o que ele trancou.
        [revealed] O servidor não mostrou o segredo da rodada { $round }.
        [deal] Na distribuição da rodada { $round }, a carta { $place } tinha que ser { CARD($right) }, mas está escrito { CARD($written) }.
        [draw] Na rodada { $round }, na jogada { $move }, tinha que ser comprado { CARD($right) }, mas está escrito { CARD($written) }.
        [own-seed] O número que este navegador trouxe não está neste registro.
        [link] As jogadas não são as que este navegador viu.
       *[unreadable] Isto não é um registro que se possa conferir.
    }
web-not-proved-then = Alguém mudou este registro, ou nunca foi uma partida justa.
