# What a player is asked, from what the player sees. What is to be typed stands in the sentence: see typed.ftl.

your-turn = É a sua vez.
card-counts = Cartas: { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] você { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] Em cima está { CARD($card, form: "a") }.
       *[other] Em cima está { CARD($card, form: "a") }, e a cor é { COLOR($color) }.
    }
your-hand = Você tem { TYPED($cards) }.

# $plays: a list of offers, $count of them. $other: what else can be done.
can-play =
    { $count ->
        [0] { $other ->
                [pass] Nada serve, e não há carta para comprar: só dá para passar.
               *[draw] Nada serve: você tem que comprar.
            }
       *[other] { $other ->
                [draw] Você pode jogar { LIST($plays, last: "or") }, ou comprar.
               *[none] Você tem que jogar { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] Ela não serve: você tem que guardar.
       *[other] { $other ->
                [keep] Você pode jogar { LIST($plays, last: "or") }, ou guardar a carta.
               *[none] Você tem que jogar { LIST($plays, last: "or") }.
            }
    }
# $kind: a card that is laid as it is, a wild card that needs a color, a Wild Draw Four that would be a bluff, or any card.
offer =
    { $kind ->
        [any] uma carta
        [wild] { TYPED($card) } + cor
        [bluff] { TYPED($card) } + cor (um blefe)
       *[plain] { TYPED($card) }
    }

must-draw = { $name } jogou { CARD($card, form: "a") }: você tem que comprar { card-count }.
# $answers: challenge, stack (lay one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] Você pode aceitar, desafiar ou jogar { LIST($plays, last: "or") }.
        [challenge] Você pode aceitar ou desafiar.
        [stack] Você pode aceitar, ou jogar { LIST($plays, last: "or") }.
       *[neither] Você só pode aceitar.
    }
last-card-laid = { $name } jogou a última carta, { CARD($card, form: "a") }. Com aceitar, a rodada acaba.
which-color = Qual vai ser a cor? Digite { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } para { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] Em qual colchão você lança? Digite { LIST($choices, last: "or") }; ou desistir.
       *[no] Em qual colchão você lança? Digite { LIST($choices, last: "or") }.
    }
which-gift = Que carta você dá a { $name }? Digite { $move }, por exemplo.
whose-hand = Com quem você troca a mão? Digite { LIST($choices, last: "or") }.

## Whether it is the player's turn or not

one-card-left = Você tem só uma carta.
can-catch = { $name } não disse UNO: você pode digitar { $move }.
can-jump-in = Você pode cortar com { LIST($plays, last: "or") }.
can-object = Você pode contestar a carta que { $name } jogou: contestar.
press-enter = Aperte Enter para continuar.
has-one-card-left = { $name } tem só uma carta.
