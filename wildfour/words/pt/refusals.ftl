# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

# A seat, where its player's name is not known.
seat = lugar { $number }

round-goes-on = A rodada ainda não acabou; jogue até o fim antes de dar as cartas de novo
match-is-over = A partida acabou, e não há mais rodadas; comece outra partida
not-playing = { $name } não joga esta rodada; espere a próxima

## What somebody is asked to do: after "you have to", and after "Bea is about to".
## $lay: can a card be laid? $other: can the other thing be done?

asked-choose-color = escolher a cor da carta inicial
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] jogar uma carta ou comprar
           *[no] jogar uma carta
        }
       *[no] { $other ->
            [yes] comprar
           *[no] passar
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] jogar ou guardar a carta comprada
           *[no] jogar a carta comprada
        }
       *[no] guardar a carta comprada
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] aceitar, desafiar ou acumular uma carta de comprar
           *[no] aceitar ou desafiar
        }
       *[no] { $lay ->
            [yes] aceitar ou acumular uma carta de comprar
           *[no] aceitar
        }
    }
asked-flip =
    { $other ->
        [yes] lançar em alguém ou desistir
       *[no] lançar em alguém
    }
asked-give = dar uma carta a quem foi atingido
asked-swap = escolher com quem trocar a mão

## What can be done instead. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] jogue outra carta ou compre
            [pass] jogue outra carta ou passe
           *[none] jogue outra carta
        }
       *[no] { $other ->
            [draw] compre
           *[pass] passe
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] jogue ou guarde a carta
           *[none] jogue a carta
        }
       *[no] guarde a carta
    }
instead-answer =
    { $lay ->
        [yes] jogue outra ou aceite
       *[no] aceite
    }
instead-wait = espere a sua vez

## Whose turn it is

round-is-over = A rodada acabou, e “{ $move }” chega tarde; comece outra rodada
you-are-out = Você já jogou sua última carta; { $seat } ainda tem que { $asked }
not-your-turn = Não é a sua vez; { $seat } tem que { $asked }
not-now = “{ $move }” não é possível agora; você tem que { $asked }
others-challenge = Só { $seat }, que compraria as cartas, pode desafiar; espere

## Jumping in

no-jump-in-now = Ninguém pode cortar agora; { $seat } tem que { $asked }
jump-in-not-alike = Você só pode cortar com uma carta colorida da sua mão igual à de cima, não com { CARD($card, form: "a") }; espere a sua vez
jump-in-on-start = Ninguém jogou a carta inicial, então ninguém pode cortar; espere a sua vez
jump-in-on-own = A carta de cima é sua, e não se corta a própria carta; espere

## Laying a card

# $face: a digit, skip, reverse or two.
face =
    { $face ->
        [skip] um Pular
        [reverse] um Inverter
        [two] um +2
       *[other] um { $face }
    }
top-card =
    { $wild ->
        [yes] o { CARD($card) }, que vale { COLOR($color) }
       *[no] o { CARD($card) }
    }
not-in-hand = Você não tem { CARD($card, form: "a") }; você tem { CARDS($hand) }
only-the-card-drawn = Depois de comprar, você só pode jogar a carta comprada, o { CARD($drawn) }; { $instead }
last-card-no-number = Sua última carta tem que ser um número, e { CARD($card, form: "a") } não é; { $instead }
you-hold-the-color = Você tem uma carta { COLOR($color, form: "feminine") }, então não pode jogar um Coringa +4; { $instead }
no-match = { CARD($card, form: "A") } não combina com { $top }; { $instead }
lay-a-match = { CARD($card, form: "A") } não combina com { $top }; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] jogue uma carta { COLOR($color, form: "feminine") } ou um coringa, ou compre
        [pass] jogue uma carta { COLOR($color, form: "feminine") } ou um coringa, ou passe
       *[none] jogue uma carta { COLOR($color, form: "feminine") } ou um coringa
    }
lay-color-face-or-wild =
    { $other ->
        [draw] jogue uma carta { COLOR($color, form: "feminine") }, { $face } ou um coringa, ou compre
        [pass] jogue uma carta { COLOR($color, form: "feminine") }, { $face } ou um coringa, ou passe
       *[none] jogue uma carta { COLOR($color, form: "feminine") }, { $face } ou um coringa
    }
last-card-lies = A última carta já foi jogada, e { CARD($card, form: "a") } chega tarde; aceite, ou conteste
not-stacked = Aqui não se acumulam cartas de comprar, e { CARD($card, form: "a") } não é resposta; você tem que { $asked }
no-draw-card = { CARD($card, form: "A") } não é carta de comprar, então não é resposta; você tem que { $asked }
last-card-not-stacked-on = Não se acumula em cima de uma última carta, e { CARD($card, form: "a") } não é resposta; você tem que { $asked }
not-stacked-here = { CARD($card, form: "A") } não pode ser acumulado aqui em cima de { CARD($top, form: "a") }; { $instead }

## Other answers

no-pass = Você não pode passar enquanto houver algo a fazer; { $instead }
must-lay-drawn = Quem pode jogar tem que jogar; jogue a carta que acabou de comprar
must-lay = Quem pode jogar tem que jogar; jogue uma carta
must-flip = Com uma carta de catapulta é preciso lançar; mire em alguém, por exemplo com flip 1
gift-not-held = Você não pode dar { CARD($card, form: "a") }, porque não tem; você tem { CARDS($hand) }
choose-another-seat = “{ $move }” não é possível; escolha outro lugar, de 0 a { $last }
nothing-to-challenge = Não há Coringa +4 para desafiar: em cima está { $top }; aceite
object-instead = Aqui o blefe é proibido: conteste em vez de desafiar, ou aceite
nobody-bluffs = Aqui ninguém pode blefar, então não há o que desafiar; aceite
last-four-stands = Aqui um Coringa +4 jogado como última carta não pode ser desafiado; aceite
nothing-to-draw = Não há mais carta para comprar; você tem que { $asked }

## What is said of other players

catch-yourself = Você não pode se flagrar; diga UNO com uno!
no-such-seat = Não existe o lugar { $seat }; os lugares vão de 0 a { $last }
opponents-catch = Só adversários podem flagrar quem não disse UNO; deixe com eles
no-objections = Aqui cartas erradas são recusadas, então não há o que contestar; continue
too-late-to-object = É tarde para contestar: a carta de cima vale; continue
object-to-own = Você não pode contestar a própria carta; deixe com os outros
objected-already = Você já contestou esta carta; continue
no-accusations = Aqui ninguém é acusado de sugerir jogadas; continue
accuse-another = Você só pode acusar outra pessoa da mesa; escolha uma
accused-is-out = { $seat } jogou a última carta, e nenhum castigo traz alguém de volta; continue
accused-already = Você já acusou { $seat }; agora os outros têm que concordar
