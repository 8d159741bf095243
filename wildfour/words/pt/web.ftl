# The front end in the browser. Buttons say what happens, without a full stop; titles and labels have none either.

## Colors and cards

# One or two letters for each color, all different; they stand on the cards.
web-letter =
    { $color ->
        [b] Az
        [g] Vd
        [o] La
        [r] Vm
       *[y] Am
    }
web-with-suit =
    { $color ->
        [b] { $name }, gota
        [g] { $name }, folha
        [o] { $name }, chama
        [r] { $name }, coração
       *[y] { $name }, sol
    }
web-card-fits = { $name }, pode ser jogado
web-card-does-not-fit = { $name }, não pode ser jogado: { $instead }
web-top = Carta de cima: { CARD($card) }
web-top-and-color = Carta de cima: { CARD($card) }, vale a cor { COLOR($color, form: "feminine") }
web-draw-pile =
    { $count ->
        [one] Monte, { $count } carta
       *[other] Monte, { $count } cartas
    }
web-piles = Montes
web-hand =
    { $count ->
        [one] Sua mão, { $count } carta
       *[other] Sua mão, { $count } cartas
    }
web-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Home

web-no-script = O Wildfour precisa de JavaScript. Ative-o e recarregue esta página.
web-preview = UNO pelas regras oficiais. Convide amigos com um link; bots ocupam os lugares livres.
web-preview-table =
    { $host ->
        [named] { $name } convida você
       *[unnamed] Você recebeu um convite
    }: { $seats ->
        [one] { $seats } lugar livre
       *[other] { $seats } lugares livres
    }
web-title = Em dez segundos, jogando
web-pitch = UNO pelos livretos de verdade. Convide amigos por link; robôs ocupam os lugares vazios. Grátis, sem conta.
web-play-now = Jogar agora
web-play-now-about =
    { $count ->
        [1] você e um robô, regras clássicas
       *[other] você e { $count } robôs, regras clássicas
    }
web-bots = Número de robôs
web-bot-count =
    { $count ->
        [1] um robô
       *[other] { $count } robôs
    }
web-bots-level = Nível dos robôs
web-open-now = Mesas abertas
web-sit-now = Sentar
web-invite-friends = Convidar amigos
web-code = Código
web-join = Entrar
web-more = Mais
web-watch = Assistir
web-watch-about = Mesas públicas. Pegue um lugar livre, ou só assista.
web-open-tables =
    { $count ->
        [0] nenhuma mesa pública
        [1] { $count } mesa pública
       *[other] { $count } mesas públicas
    }
web-no-open-tables = Nenhuma mesa pública agora.
web-open-public = Abrir uma mesa pública
web-watch-experts = Ver dois mestres jogando
web-replays = Partidas gravadas
web-replays-tile = cada partida, jogada por jogada
web-rules = Regras
web-pad-about = para cartas de verdade, sem rede
web-learn = Aprender jogando
web-learn-about = um primeiro jogo guiado
web-rules-about = cinco livretos, regra por regra
web-table-waits = Sua mesa está esperando
web-table-waits-about =
    { $round ->
        [0] com { LIST($names) }
       *[other] Rodada { $round } com { LIST($names) }
    }
web-not-affiliated = Segue as regras do UNO®. Sem vínculo com a Mattel nem endosso da Mattel.
web-no-answer = O servidor não responde. Verifique sua conexão e tente de novo.
web-loading = Carregando…
web-connecting = Indo para a mesa…
web-home = Início

## Who one is, and settings

web-you = Você
web-your-name = Seu nome
web-your-animal = Seu avatar
web-delete = Apagar meus dados
    .about = O servidor apaga seus resultados e suas mensagens e troca seu nome nas partidas terminadas. Você deixa seus lugares. Não dá para desfazer.
web-delete-now = Apagar para sempre
web-deleted = O servidor apagou seus dados.
web-animal =
    { $animal ->
        [cat] Gato
        [bear] Urso
        [rabbit] Coelho
        [fox] Raposa
        [frog] Sapo
        [pig] Porco
        [penguin] Pinguim
        [owl] Coruja
        [elephant] Elefante
        [lion] Leão
        [panda] Urso panda
       *[monkey] Macaco
    }
web-guest = Visita
web-done = Pronto
web-your-matches = Suas partidas
web-next = Avançar
web-name-for-others = As outras pessoas verão este nome.
web-close = Fechar
web-settings = Configurações
web-theme = Tema
web-theme-system = Sistema
web-theme-day = Claro
web-theme-night = Escuro
web-contrast = Contraste
web-contrast-usual = Normal
web-contrast-more = Alto
web-language = Idioma
web-pace = Animações
web-off = Não
web-sound = Som
web-vibrate = Vibrar quando for a sua vez
web-notify = Avisar quando for a minha vez
web-notify-about = Quando esta aba está em segundo plano.
web-notify-your-turn = É a sua vez.
web-title-your-turn = Sua vez! · Wildfour
web-full-screen = Tela cheia
web-first-tap = Jogar com um toque
web-first-tap-about = Senão, um toque levanta a carta e outro joga.
web-letters-first = Letras grandes
web-letters-first-about = Nas cartas, a letra da cor fica grande e o naipe pequeno.
web-left-handed = Mão esquerda
web-left-handed-about = Os botões ao lado da sua mão trocam de lado.
web-suit-names = Dizer os naipes
web-suit-names-about = Corações, sóis, folhas e gotas são ditos com as cartas, também na leitura em voz alta.

## Making a table

web-make = Nova mesa
web-make-about = Sua última escolha fica guardada.
web-editions = Edição
web-editions-count = { $count } livretos
web-edition =
    { $edition ->
        [classic-2003] Clássica
        [standard-2010] Padrão
        [deluxe] De luxo
        [minion-2016] Minions
       *[launcher-2009] Catapulta
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. O livreto completo: a dois, em duplas, com castigos.
        [standard-2010] 2010. O livreto curto. De duas a dez pessoas.
        [deluxe] Oito Coringas em vez de quatro.
        [minion-2016] 2016. Laranja no lugar do vermelho e quatro Minions mutantes: comprar até vir a cor.
       *[launcher-2009] 2009. Cartas de catapulta: acerte um colchão e dê uma carta.
    }
web-seats = Lugares
web-seats-tap = toque para mudar
web-seats-taken = { $taken } de { $count } ocupados
web-friend = Amigo ou amiga
web-by-link = por link
web-bot = robô
web-bot-name = Um robô
web-level =
    { $level ->
        [random] um robô que chuta
        [novice] robô · fácil
        [casual] robô · médio
        [skilled] robô · difícil
        [network] robô · muito difícil
        [expert] robô · mestre
       *[other] robô
    }
web-level-alone =
    { $level ->
        [novice] fácil
        [casual] médio
        [skilled] difícil
        [network] muito difícil
       *[expert] mestre
    }
web-fewer-seats = Um lugar a menos
web-more-seats = Um lugar a mais
web-match = Partida
web-format =
    { $format ->
        [points-race] Corrida de pontos
        [lowest-score] Menos pontos
        [partners] Em duplas
        [rotating-partners] Duplas rotativas
        [two-tables] Duas mesas
       *[elimination] Eliminação
    }
web-target = Pontos
web-clock = Tempo por vez
web-clock-seconds =
    { $seconds ->
        [0] Sem limite
       *[other] { $seconds } s
    }
web-public = Mesa pública
web-public-about = Aparece em “Assistir”. Senão, só quem tem o link ou o código encontra a mesa.
web-house-rules = Regras da casa
web-changed =
    { $count ->
        [0] regras oficiais
        [1] { $count } mudada
       *[other] { $count } mudadas
    }
web-preset =
    { $preset ->
        [book] Regras oficiais
        [family] Noite em família
        [wild] Noite maluca
       *[own] Personalizadas
    }
web-rulings = O que os livretos não dizem
web-stacking =
    { $value ->
        [two] Os +2
        [four] Os +4
        [same] Igual em cima de igual
       *[any] Qualquer um em qualquer um
    }
web-quoted = “{ $what }”
web-option-all-redraw = Todos compram de novo
web-option-winner-deals = Quem ganha dá as cartas
web-option-guilty-color-undone = Blefe perde a cor
web-option-last-wild-four-stands = O último +4 vale
web-option-forced-draw-closes-window = Compra forçada encerra o flagra
web-option-own-turn-closes-window = A própria vez encerra o flagra
web-option-stuck-hands-count = Mãos travadas contam
web-option-minion-misses-turn = Minion mutante custa a vez
web-option-last-minion-draws = Último Minion mutante faz comprar
web-option-minion-stops-at-pile-end = Minion mutante para no fim do monte
web-option-two-handed-reverse-passes = A dois, Inverter passa a vez
web-option-two-handed-start-reverse-left = Primeiro Inverter: à esquerda
web-option-opponents-catch = Só adversários flagram
web-option-false-call-costs = Dizer à toa custa
web-option-false-catch-costs = Flagrar à toa custa
web-option-players-referee = A mesa apita
web-option-false-objection-costs = Contestar à toa custa
web-option-suggestion-unanimous = Todos têm que concordar
web-option-launcher-ten = Catapulta para dez
web-option-all-numbers-flip = Todos os números lançam
web-option-flip-cards = Escolher cartas de catapulta
web-option-miss-draws = Errar custa uma carta
web-option-gift-by-chance = Presente por sorteio
web-option-must-flip = Lançar é obrigatório
web-option-wild-four-flip-gives = O +4 dá uma carta
web-option-gift-needs-no-call = Presente sem dizer UNO
web-option-hit-rate = Chance de acertar
web-option-stacking = Acumular
web-option-seven-zero = Sete e zero
web-option-jump-in = Corte
web-option-draw-until-playable = Comprar até servir
web-option-must-play = Jogar é obrigatório
web-option-no-bluffing = Sem blefe
web-option-drawn-card-stays = A carta comprada fica
web-option-plain-finish = Bater com número
web-option-decks = Mais baralhos
web-option-target = Pontos para ganhar
web-option-partners = Em duplas
web-by-the-book = regras oficiais
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } lugares, até { $points }
web-two-tables-in-short = { $edition }, { $seats } lugares, duas mesas
web-with-rules = { LIST($rules) }
web-open-table = Abrir a mesa

## The lobby

web-lobby = Um convite para você
web-lobby-yours = Sua mesa
web-table-of = Mesa de { $name }
web-sit = Entrar na mesa
web-sit-here = Sentar aqui
web-table-full = Esta mesa está cheia
web-watch-here = Fique nesta página para assistir ao jogo.
web-watch-another = Assistir a outra mesa
web-empty = Livre
web-empty-seat = Lugar livre { $number }
web-host = organiza
web-here = aqui
web-ready = a postos
web-i-am-ready = Pode começar
web-move-seats = Arraste um lugar sobre outro para trocá-los, ou use as setas.
web-move-seats-touch = Arraste um lugar sobre outro para trocá-los.
web-now-at = { $name } está agora no lugar { $number }
web-add-bot =
    { $level ->
        [novice] Pôr um robô fácil
        [casual] Pôr um robô médio
        [skilled] Pôr um robô difícil
        [network] Pôr um robô muito difícil
       *[expert] Pôr um robô mestre
    }
web-change-bot =
    { $level ->
        [novice] Trocar por um robô fácil
        [casual] Trocar por um robô médio
        [skilled] Trocar por um robô difícil
        [network] Trocar por um robô muito difícil
       *[expert] Trocar por um robô mestre
    }
web-clear = Tirar o robô
web-move-seat = Mover um lugar
web-stand-up = Levantar
web-kick = Remover da mesa
web-lock = Trancar a mesa
    .about = Ninguém mais entra. Quem tem um lugar pode voltar.
web-visitors =
    { $count ->
        [one] Há mais { $count } pessoa aqui, sem lugar.
       *[other] Há mais { $count } pessoas aqui, sem lugar.
    }
web-wait-for-host = Esperando o anfitrião começar.
web-fill-and-start = Completar com robôs e começar
web-start = Começar
web-dealing = Cada aparelho ajuda a embaralhar…
web-invite = Convidar
web-invite-how = Escaneie com um celular, mande o link ou diga o código.
web-qr = Código QR do link desta mesa
web-link = Link desta mesa
web-share = Compartilhar o link
web-copied = Copiado

## At the table

web-menu = Opções da mesa
web-home-and-back = Ir ao início (seu lugar fica guardado)
web-leave = Sair do jogo
web-leave-really = Sair do jogo?
web-leave-then = Um robô assume o seu lugar.
web-stay = Ficar
web-players = Jogadores
web-seat =
    { $name }{ $bot ->
        [yes] , robô
       *[no] {""}
    }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $turn ->
        [yes] , na vez
       *[no] {""}
    }
web-points = { $points } pts.
web-away = ausente
web-held = um robô joga
web-draws = compra { $count }
web-your-partner = sua dupla
web-no-call = não disse
web-round-number = Rodada { $number }
web-bar = { $edition } · até { $points } · você { $own }
web-bar-watching = { $edition } · até { $points }
web-bar-partners = Você + { $partner } { $own } : { $others }
web-bar-two-tables = Mesa { $table } · Você + { $partner }
web-your-turn = Sua vez
web-is-playing = Vez de { $name }
web-as-of =
    { $seconds ->
        [one] de { $seconds } segundo atrás
       *[other] de { $seconds } segundos atrás
    }
web-watching = Você está assistindo
web-you-watch = Você está assistindo
web-take-over = Jogar por { $name }
web-can-lay = Jogue { LIST($what, last: "or") }
web-any-card = Jogue qualquer carta
web-color = { COLOR($color) }
web-what-wild = um coringa
web-nothing-fits =
    { $other ->
        [draw] Nenhuma carta serve. Compre uma.
        [pass] Nenhuma carta serve, e não há o que comprar.
       *[none] Nenhuma carta serve
    }
web-may-jump-in = Você pode cortar
web-may-stack = Ou jogue em cima uma carta de comprar
web-one-card = Só uma carta
web-say-it = Diga UNO antes que { $name } comece
web-name-color = Escolha uma cor
web-you-hold = você tem { $count }
web-take-back = Pegar de volta
web-draw = Comprar uma carta
web-draw-short = Comprar
web-pass = Passar
web-keep = Guardar
web-lay = Jogar { $name }
web-jump-in = Cortar com { $name }
web-you-drew = Você comprou { $name }
web-lay-or-keep = Jogue ou guarde
web-lay-it = Você tem que jogar
web-keep-it-then = Ela não serve
web-sort = Ordenar
web-sort-by =
    { $by ->
        [color] Ordenar por cor
       *[face] Ordenar por número
    }
web-uno-call = Dizer UNO
web-uno-said = UNO já foi dito
web-has-not-called = { $name } tem uma carta e não disse UNO
web-catch = Flagrar!
web-your-answer = Sua resposta
web-laid = { $name } jogou { CARD($card) }
web-believe = Só vale sem carta { COLOR($color, form: "feminine") } na mão. Você acredita em { $name }?
web-draw-count = Comprar { $count }
web-and-miss = e perder a vez
web-challenge = Desafiar
web-challenge-right = se acertar: { $name } compra { $count }
web-challenge-wrong = se errar: você compra { $count }
web-only-you = Só você vê isto
web-bluffed = Blefe: { $name } tinha { COLOR($color) }
web-did-not-bluff =
    { $color ->
        [none] Não era blefe
       *[other] Não era blefe: { $name } não tinha { COLOR($color) }
    }
web-guilty-then = { $name } compra as cartas no seu lugar.
web-innocent-then = Você compra as cartas, e mais duas.
web-last-card = { $name } jogou a última carta
web-accept-last = Aceitar
web-object = Contestar
web-accuse = Acusar de sugerir uma jogada
web-swap = Trocar de mão
web-swap-with = Com quem você troca a mão?
web-aim = Mire num colchão
web-aim-how = Puxe para trás e solte. Ou ← →, ↑ ↓, Enter
web-aim-how-touch = Puxe para trás e solte
web-launch = Lançar em { $name }
web-practice = Treinar lançamentos
web-practice-about = O livro de regras sugere alguns lançamentos antes. Eles não mudam nada.
web-practice-launch = Lançar
web-practice-result =
    { $result ->
        [hit] Acertou!
        [short] Curto demais
        [far] Longo demais
        [left] Muito à esquerda
       *[right] Muito à direita
    }
web-decline = Não lançar
web-give = Dê uma carta a { $name }
web-give-how = Ela não volta mais
web-give-card = Dar { $name }
web-rule = Regra { $clause }
web-no-connection = Sem conexão. Tentando de novo…
web-hint = Dica
web-thinking = O mestre está pensando…
web-stop = Parar
web-two-sentences = { $one } { $two }
web-log = Registro do jogo
web-to-target = Até { $points }
web-keys = Atalhos do teclado
web-key =
    { $what ->
        [arrows] andar pela mão; mirar a catapulta
        [lay] jogar a carta
        [draw] comprar, ou pegar as cartas
        [keep] guardar a carta comprada
        [call] dizer UNO
        [catch] flagrar alguém
        [color] escolher uma cor; a letra também serve
        [hint] pedir uma dica
        [react] reagir
       *[keys] esta lista
    }
web-mute = Silenciar para todos
web-unmute = Deixar falar para todos
web-mute-for-me = Silenciar para mim
web-unmute-for-me = Deixar de silenciar para mim
web-make-host = Passar o comando da mesa

## Chat

web-chat = Conversa
web-chat-empty = Ninguém disse nada ainda.
web-chat-write = Escreva para a mesa
web-chat-send = Enviar
web-said = { $name }: { $text }
web-reactions = Reações
web-react = Seu lugar: reagir
web-emote =
    { $emote ->
        [hello] Oi!
        [well-played] Boa jogada
        [thanks] Valeu
        [oops] Opa
        [thinking] Deixa eu pensar
        [hurry] Sua vez!
        [wow] Uau
       *[sorry] Foi mal
    }

## Between rounds

web-goes-out =
    { $reader ->
        [actor] Você ganha a rodada
        [among] Você e { LIST($others) } ganham a rodada
       *[nobody] { LIST($others) } { $count ->
                [one] ganha a rodada
               *[other] ganham a rodada
            }
    }
web-wins-match =
    { $reader ->
        [actor] Você ganha a partida
        [among] Você e { LIST($others) } ganham a partida
       *[nobody] { LIST($others) } { $count ->
                [one] ganha a partida
               *[other] ganham a partida
            }
    }
web-nobody-out = Ninguém ganha a rodada
web-scores =
    { $points ->
        [one] +{ $points } ponto
       *[other] +{ $points } pontos
    }
web-pad = Placar
web-next-round = Próxima rodada
web-ready-count = { $ready } de { $count } prontos
web-watch-replay = Rever a partida
web-rematch = Revanche
web-share-match = Compartilhar
web-next-in = Próxima rodada em { $seconds } s
web-next-paused = Pausado: faltam { $seconds } s
web-countdown-pause = Pausar
web-countdown-resume = Continuar
web-match-after =
    { $count ->
        [one] Após { $count } rodada
       *[other] Após { $count } rodadas
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] maior mão: a sua
           *[nobody] maior mão: { $name }
        }
        [catches] { $reader ->
            [actor] jogadores pegos: por você
           *[nobody] jogadores pegos: por { $name }
        }
       *[challenges_won] { $reader ->
            [actor] desafios vencidos: por você
           *[nobody] desafios vencidos: por { $name }
        }
    }

## Watching, and coming back

web-table-round =
    { $round ->
        [0] prestes a começar
       *[other] Rodada { $round }
    }
web-seats-open =
    { $count ->
        [0] assistir
        [1] um lugar livre
       *[other] { $count } lugares livres
    }
web-takes-over-next = Você joga por { $name } a partir da próxima rodada
web-while-away = Enquanto você esteve fora
web-happened-away =
    { $count ->
        [one] Aconteceu algo enquanto você esteve fora
       *[other] Aconteceram { $count } coisas enquanto você esteve fora
    }
web-show = Mostrar

## No table

web-no-table-newer = Este jogo está aberto em outra aba
    .then = Uma mesa só pode ficar aberta em uma aba.
web-no-table-kicked = O anfitrião removeu você da mesa
    .then = Entre em outra mesa ou crie a sua.
web-no-table-ended = Esta mesa está fechada
    .then = Fazia muito tempo que não havia ninguém.
web-no-table-private = Esta mesa é privada
    .then = O anfitrião deixou esta mesa privada.
web-no-table-missing = Mesa não encontrada
    .then = Talvez tenha sido fechada, ou o link está incompleto.
web-no-table-locked = Esta mesa está trancada
    .then = Peça para destrancarem.
web-no-table-barred = Você não pode entrar nesta mesa agora
    .then = O anfitrião removeu da mesa alguém com o mesmo endereço de rede que você. Tente mais tarde ou peça para trancarem e destrancarem a mesa.
web-no-table-cheated = O servidor não jogou limpo
    .then = Este navegador parou de jogar e guardou o que viu. Salve e mostre aos outros.
web-save-evidence = Salvar as provas
web-play-here = Jogar aqui

## A match at two tables

web-other-table = Mesa n.º { $table }
web-standings = Classificação
web-standings-after = Depois de { $round } de { $rounds } rodadas
web-rounds-won =
    { $count ->
        [one] { $count } rodada ganha
       *[other] { $count } rodadas ganhas
    }
web-other-plays = A mesa { $table } ainda joga esta rodada.
web-watch-other = Assistir à mesa { $table }
web-replay-of-table = Replay da mesa { $table }
