# The game at the prompt: greeting, set-up, answers to questions, help. $reader is as in events.ftl.

## Beginning and leaving

# $options: how many.
greeting =
    Wildfour, { $edition }, { $players } jogadores. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}Opções: { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] Você é { $name }. { LIST($bots) } é um robô.
       *[other] Você é { $name }. { LIST($bots) } são robôs.
    }
how-to-play = Digite ajuda para ver o que pode digitar, dica para um conselho e sair para parar; cada jogada fica salva.
how-to-practice = Antes de começar, você pode treinar com a catapulta: digite treino -5 60 para mirar em -5 com força 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = O mestre está se preparando.
saved-round = Esta é a rodada { $round } da sua partida salva.
match-is-saved = A partida está salva; com play você continua.
transcript-is-in = O registro está em { LONG($file) }.
nothing-begun = Nada foi começado, e nada foi mudado.
half-line-dropped = A última linha da partida salva estava pela metade e foi tirada; todas as jogadas confirmadas estão lá.
going-on = Continuando a partida salva em { LONG($file) }; com --new você começaria outra.
saved-match-found = Há uma partida salva: { $edition }, rodada { $round }, com { LIST($bots) }.
want-to-go-on = Quer continuar? Digite sim ou não.

## What cannot be begun

resume-as-it-is = --resume continua a partida salva como está; tire --edition, --players, --option e similares.
nothing-to-resume = Não há partida salva em { LONG($file) }; tire --resume para começar uma.
match-to-resume-over = A partida em { LONG($file) } acabou; tire --resume para começar outra.
resume-or-new = Há uma partida salva em { LONG($file) }; diga --resume para continuar, ou --new para começar outra.
saved-match-damaged = { LONG($file) }, { $refusal } Para começar outra partida diga --new; este arquivo fica guardado.
saved-bots = Os robôs da partida salva são { LIST($bots) }; tire --bots.
saved-bot-cannot-play = { LONG($file) } cita um robô que não pode jogar: { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots cita { $bots } robôs para um lugar; cite um para cada lugar, ou um para todos.
       *[other] --bots cita { $bots } robôs para { $seats } lugares; cite um para cada lugar, ou um para todos.
    }
strange-bot = A partida salva tem um robô que não é do Wildfour, { LONG($bot) }; para ele jogar, diga --resume --bots '{ LONG($bots) }'.
bot-failed = O robô que joga por { $name } falhou na rodada { $round } ({ $what }); a partida está salva até ali.

## What is typed

not-understood =
    { $guess ->
        [0] “{ $text }” não é jogada nem comando; digite jogadas para ver o que pode fazer, ou ajuda.
       *[other] “{ $text }” não é jogada nem comando. Você quis dizer { $guess }?
    }
not-done = Nada foi feito com { LIST($moves) }.
wild-needs-color = { $card } precisa de uma cor: digite { $card } { $color }, por exemplo.
which-of-the-cards = De que cor? Digite { TYPED($card) }, por exemplo.
needs-player = De quem você fala? Digite { $move }, por exemplo.
needs-card = Que carta? Digite { $move }, por exemplo.
no-such-launch = A mira é um número de -{ $aim } a { $aim }, e a força, de 0 a { $power }: por exemplo, treino -5 60.
no-launcher-here = Esta edição não tem catapulta; só a launcher-2009 tem.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] O boneco caiu { $along }% antes
       *[far] O boneco caiu { $along }% depois
    } e { $side ->
        [left] { $aside }% à esquerda
       *[right] { $aside }% à direita
    } do centro; para acertar, no máximo { $pad }% do centro.
no-such-player =
    { $guess ->
        [0] Ninguém aqui se chama “{ $name }”; jogam { LIST($known) }.
       *[other] Ninguém aqui se chama “{ $name }”. Você quis dizer { $guess }?
    }
several-players = Há mais de uma pessoa chamada { $name }; digite { LIST($moves, last: "or") }.

## Answers

hand-in-words = Você tem { card-count }: { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] Você tem { card-count }{ $turn ->
                [yes] {" "}e é a sua vez.
               *[no] .
            }
       *[nobody] { $name } tem { card-count }{ $turn ->
                [yes] {" "}e está na vez.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] O jogo vai para a esquerda, lista abaixo.
       *[right] O jogo vai para a direita, lista acima.
    }
draw-pile = O monte tem { card-count }.
moves-now = Você pode digitar { LIST($moves, last: "or") }.
no-moves-now = Não há nada que você possa fazer agora.
option-here = { $name }: { $changed }
no-options-here = Tudo é como em { $edition }.
no-refusal-yet = Nenhuma jogada sua foi recusada ainda. Para ver uma regra, digite por exemplo regras C1.
clause-here = { $name }: { $clause }

## Help

help-cards = Uma letra para a cor (b azul, g verde, { $color ->
        [o] o laranja
       *[r] r vermelho
    }, y amarelo) e um número, S (Pular), R (Inverter) ou +2: { $color }7, gS, yR, b+2. Com palavras também vale: azul 7, verde pular.
    .title = Cartas
help-wild-cards = W (Coringa) e W4 (Coringa +4), com a cor que você escolhe: W g, W4 azul.
    .title = Coringas
help-minions = M (Minion mutante), com a cor que você escolhe: M b.
    .title = Minions mutantes
help-moves = comprar, guardar, aceitar, desafiar, passar. As primeiras letras bastam: c para comprar, g para guardar.
    .title = Jogadas
help-calling = Diga junto com a sua penúltima carta: { $color }7 uno! Se esquecer, podem flagrar você na hora; se não flagrarem, você ainda pode digitar uno! antes que a próxima pessoa comece. Se outra pessoa esquecer, aparece uma pergunta: digite flagrar { $name }, ou aperte Enter para deixar passar.
    .title = UNO
help-flips = lançar em { $name } mira naquele colchão, desistir deixa para lá. Depois de um acerto, dar { $color }7. Para mirar você mesmo, acrescente a mira (abaixo de 0: esquerda) e a força: lançar em { $name } -5 60. treino -5 60 é só um teste.
    .title = Catapulta
help-swaps = Depois de um 7, trocar com { $name }.
    .title = Trocas
help-jumps = Se você tem exatamente a carta de cima, aparece uma pergunta: digite a carta, ou aperte Enter para deixar passar.
    .title = Corte
help-referees = contestar diz que a última carta estava errada; acusar { $name } diz que alguém sugeriu uma jogada.
    .title = Castigos
help-questions = mão, mesa, jogadas, pontos, opções, regras (por que sua última jogada foi recusada), regras E2 (qualquer regra), ajuda.
    .title = Perguntas
help-advice = dica diz o que o mestre faria no seu lugar, e por quê. Ele só vê o que você vê.
    .title = Conselho
help-leaving = sair. A partida fica salva, e você pode continuar depois.
    .title = Parar

## A transcript as a story

story-title =
    { $rounds ->
        [one] Uma partida pelas regras de { $edition }, { $rounds } rodada, anotada por { $program }.
       *[other] Uma partida pelas regras de { $edition }, { $rounds } rodadas, anotada por { $program }.
    }
story-options = Opções: { LIST($options) }.
story-players = Na mesa, para a esquerda: { LIST($players) }.
match-was-left = Aqui a partida foi deixada.
no-such-reader = Não há lugar “{ $name }” nesta partida; diga { LIST($known) }, ou spectator.
