# Hints: what the expert would do in the player's place, and why. $name is another player.

## What needs no thought

hint-call = Digite { $move } já: enquanto você não disser, qualquer um pode flagrar você.
hint-catch = Digite { $move }: { $name } não disse UNO e por isso tem que comprar duas cartas.
hint-catch-partner = { $name } não disse UNO, mas joga com você: deixe passar.
hint-object = Digite { $move }: a carta que { $name } jogou não combina nem pela cor nem pelo número ou símbolo.
hint-silence = O mestre não diria nada aqui: aperte Enter.
hint-no-choice = Você não tem escolha: só dá para { $move }.
hint-only-watching = Você só está assistindo, então não há o que aconselhar.

## What the expert would do

hint-thinking = O mestre está pensando; Ctrl-C interrompe.
hint-preparing = O mestre está se preparando; Ctrl-C interrompe.
hint-stopped = Então, sem dica.
hint-ended = O mestre parou de funcionar; peça de novo.
hint-impossible = O mestre não pode jogar aqui ({ LONG($reason) }).
adviser =
    { $by ->
        [network] O robô rápido
       *[expert] O mestre
    }
advice-lay = { adviser } jogaria { TYPED($move) }.
advice-jump-in = { adviser } cortaria com { TYPED($move) }.
advice-color = { adviser } escolheria { COLOR($color) }.
advice-flip = { adviser } lançaria no colchão de { $name }.
advice-swap = { adviser } trocaria a mão com { $name }.
advice-give = { adviser } daria { CARD($card, form: "a") }.
advice-nothing = { adviser } não faria nada e deixaria o jogo seguir.
advice-draw = { adviser } compraria uma carta.
advice-keep = { adviser } guardaria a carta.
advice-pass = { adviser } passaria.
advice-accept = { adviser } aceitaria.
advice-challenge = { adviser } desafiaria.
advice-decline = { adviser } desistiria.
advice-call-too = Diga ao mesmo tempo, { $move }, para ninguém flagrar você.

## Why

reason-last-card = É a sua última carta.
reason-next-has-few =
    { $count ->
        [1] { $name } vem em seguida e só tem uma carta.
       *[other] { $name } vem em seguida e só tem { card-count }.
    }
reason-sheds = Tira { point-count } da sua mão.
# $more: yes where the card to be laid is not counted.
reason-holds-color =
    { $count ->
        [1] Você tem { $more ->
                [yes] outra carta { COLOR($color, form: "feminine") }.
               *[no] uma carta { COLOR($color, form: "feminine") }.
            }
       *[other] Você tem { $more ->
                [yes] mais { $count } cartas da cor { COLOR($color, form: "feminine") }.
               *[no] { $count } cartas da cor { COLOR($color, form: "feminine") }.
            }
    }
reason-next-lacks-color = { $name } vem em seguida e parece não ter carta { COLOR($color, form: "feminine") }.
reason-wild-fits-later = Seu { CARD($card) } ainda vai servir depois.
reason-wilds-fit-later = Seus coringas ainda vão servir depois.
reason-has-cards = { $name } tem { card-count }.
reason-has-fewest = { $name } é quem tem menos cartas: { $count }.
reason-bluff = É um blefe: se { $name } desafiar, é você que compra as quatro cartas.
reason-gets-hand = Você fica com a mão de { $name }: { card-count }.
reason-keeps-hand = Senão você teria que entregar a sua mão.
reason-only-of-color = É a sua única carta { COLOR($color, form: "feminine") }.
reason-seen-color = Você viu uma carta { COLOR($color, form: "feminine") } na mão de { $name }.
reason-lacks-color = { $name } parece não ter carta { COLOR($color, form: "feminine") }.
reason-may-hold-color = { $name } tem { card-count }, e alguma delas pode bem ser { COLOR($color, form: "feminine") }.
reason-failed-challenge = Um desafio que falha custa mais duas cartas.
reason-nothing-else = É a única carta que serve.
reason-wins-more = Ganha { $more ->
        [one] uma rodada
       *[other] { $more } rodadas
    } a mais em cem do que { $move }.
reason-worth-more = Vale { $more ->
        [one] { $more } ponto
       *[other] { $more } pontos
    } a mais do que { $move }.
reason-nothing-better = Nenhuma outra jogada saiu claramente melhor.
alike =
    { $count ->
        [one] { LIST($moves) } é quase tão bom.
       *[other] { LIST($moves) } são quase tão bons.
    }
wins-more-worth-less = { $move } ganha mais rodadas, mas no conjunto vale menos.
wins-more-worth-alike = { $move } ganha mais rodadas e vale mais ou menos o mesmo.

## The numbers

column-move = jogada
column-chance = probabilidade
column-worth = valor
column-tries = tentativas
number = { $number }
more-moves =
    { $count ->
        [one] Mais { $count } jogada não é melhor.
       *[other] Mais { $count } jogadas não são melhores.
    }
about-chance =
    { $partner ->
        [yes] Probabilidade: de você ou sua dupla bater primeiro.
       *[no] Probabilidade: de você bater primeiro.
    }
# $counts: points that are won and lost, or points left in the own hand, once, twice or three times as the limit is near.
about-worth =
    Valor: { $out } pontos por bater, { $counts ->
        [won] mais o que você ganha, menos o que os outros ganham.
        [left] menos o que sobra na sua mão.
        [left-twice] menos o que sobra na sua mão, em dobro porque o limite está perto.
       *[left-thrice] menos o que sobra na sua mão, em triplo porque o limite está perto.
    }
