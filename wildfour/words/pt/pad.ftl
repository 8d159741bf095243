# Score pads: at the prompt, as text and as a page. What a pad refuses is at the end.

## What is played, and how it stands

pad-title =
    { $format ->
        [points-race] Corrida até { pad-points }
        [lowest-score] Menos pontos, até { pad-points }
        [partners] Em duplas, até { pad-points }
        [rotating-partners] Duplas rotativas, { pad-rounds }
       *[elimination] Eliminação com { pad-points }
    }, { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] Quem chegar primeiro a { pad-points } ganha.
        [lowest-score] Quando alguém chega a { pad-points }, ganha a menor soma.
        [partners] A primeira dupla que chegar a { pad-points } ganha.
        [rotating-partners] Depois de { pad-rounds }, ganha a maior soma.
       *[elimination] Quem chega a { pad-points } está fora, e quem sobra por último ganha.
    }
pad-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
pad-rounds =
    { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
pad-nothing-played = Nenhuma rodada foi jogada ainda.
pad-won =
    A partida acabou: { LIST($names) } { $shared ->
        [yes] dividem a vitória
       *[no] { $count ->
            [one] ganha
           *[other] ganham
        }
    } com { pad-points }.
pad-leading =
    { $how ->
        [level] { LIST($names) } empatam com { pad-points }.
        [lowest] { LIST($names) } { $count ->
            [one] tem
           *[other] têm
        } a menor soma, { pad-points }.
       *[highest] { LIST($names) } { $count ->
            [one] está
           *[other] estão
        } na frente com { pad-points }.
    }
pad-rounds-to-go = Por jogar: { pad-rounds }.
pad-points-to-go = Por fazer: { pad-points }.
pad-nearest =
    { LIST($names) } { $count ->
        [one] está
       *[other] estão
    } mais perto de { $target }, a { pad-points }.
pad-eliminated =
    { LIST($names) } { $count ->
        [one] está
       *[other] estão
    } fora.
pad-head-to-head = { LIST($names) } jogam a final.

## A round

pad-sides = { LIST($one) } contra { LIST($other) }.
pad-dealt = { $name } deu as cartas.
pad-drawn = A rodada empatou.
pad-went-out = { $name } bateu.
pad-scored =
    { $points ->
        [0] { $name } bateu e não fez nada.
       *[other] { $name } bateu e fez { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] { $name } bateu; { LIST($team) } fizeram { pad-points } cada.
       *[together] { $name } bateu; { LIST($team) } fizeram { pad-points }.
    }
pad-left = { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] Sobraram para { $name } { $hand }
       *[more] para { $name }, { $hand }
    }
pad-hand-cards = { WHOLE($cards) } ({ $points })

## As text

pad-what-is-added = Um número entre parênteses é o que a rodada somou.
pad-short-name = { $short } é { $name }.
pad-told-round = Rodada { $number }:
pad-column-round = Rodada
pad-column-dealer = Deu
pad-column-went-out = Bateu
pad-column-total = Soma
pad-unknown = não se sabe
pad-nobody = ninguém
pad-legend-colors = Cartas: { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "name") }
pad-legend-faces =
    { $more ->
        [minion] S Pular, R Inverter, +2, W Coringa, W4 Coringa +4, M Minion mutante.
        [flip] S Pular, R Inverter, +2, W Coringa, W4 Coringa +4, ^ carta de catapulta.
       *[none] S Pular, R Inverter, +2, W Coringa, W4 Coringa +4.
    }
pad-legend-points =
    { $minion ->
        [yes] Números valem o seu número; Pular, Inverter e +2, { $action } pontos; todos os coringas, { $wild }.
       *[no] Números valem o seu número; Pular, Inverter e +2, { $action } pontos; Coringa e Coringa +4, { $wild }.
    }

## As a page

page-made-with = Feito com { WHOLE($program) }. Segue as regras do UNO®; sem vínculo com a Mattel nem endosso da Mattel.
pad-page-title = Placar
pad-page-name = Placar: { LIST($names) }
pad-sheet = Folha
pad-caption = A soma de cada jogador depois de cada rodada, o que a rodada somou e o que sobrou na mão.
pad-caption-empty = Escreva a soma de cada jogador depois de cada rodada, e o que a rodada somou.
pad-team = { LIST($names) }
pad-with = com { $name }
pad-dealt-short = { $name } deu
pad-drawn-short = empate
pad-went-out-short = bateu
pad-left-with = sobraram { $points }
pad-not-in-this-round = fora desta rodada
pad-place =
    { $place ->
        [won] ganha
        [shared] divide a vitória
        [leads] na frente
       *[eliminated] fora
    }
pad-legend = Cartas:

## At the prompt

pad-who-plays = Quem joga? Digite os nomes na ordem dos lugares, separados por vírgulas.
pad-who-deals = Quem dá as cartas primeiro? Digite um nome, ou só aperte Enter para { $name }.
pad-begins = Placar: { $what }, com { LIST($names) }. Fica salvo em { LONG($file) }.
pad-how-to-begin = Para cada jogador, digite o que sobrou na mão: cartas como { $cards }, pontos como 57, ou bateu. Digite ajuda para saber mais.
pad-goes-on = Continuando o placar em { LONG($file) }: { $what }, com { LIST($names) }.
pad-half-line = A última linha do placar estava pela metade e foi tirada. Todas as rodadas confirmadas estão lá.
pad-nothing-begun = Nada foi começado, e nada mudou.
pad-is-saved = O placar está salvo em { LONG($file) }.
pad-begun-round-lost = A rodada que você estava digitando não está nele.
pad-over-what-now = A partida acabou. Digite folha, desfazer, corrigir, imprimir ARQUIVO ou sair.
pad-round-number = Rodada { $number }.
pad-deals = { $name } dá as cartas.
pad-whose-hand = { $name }?
pad-round-saved = A rodada { $number } está salva.
pad-round-corrected = A rodada { $number } está corrigida.
pad-round-taken-back = A rodada { $number } foi tirada.
pad-correction-taken-back = A correção da rodada { $number } foi tirada.
pad-hand-taken-back = A mão de { $name } foi tirada.
pad-correcting = Digite de novo as mãos da rodada { $number }, ou desfazer para deixar como está:
pad-drawn-hands-asked = Ninguém bateu, e nesta mesa as mãos contam.
pad-page-is-in = A página está em { LONG($file) }.
pad-help-hand = Para cada jogador, digite o que sobrou na mão: cartas como { $cards }, ou pontos como 57. Para quem bateu, digite bateu ou -. Se ninguém podia continuar, digite empate.
pad-help-cards =
    { $minion ->
        [yes] Uma carta é a letra da sua cor e um número, S (Pular), R (Inverter) ou +2; ou é W (Coringa), W4 (Coringa +4) ou M (Minion mutante).
       *[no] Uma carta é a letra da sua cor e um número, S (Pular), R (Inverter) ou +2; ou é W (Coringa) ou W4 (Coringa +4).
    }
pad-help-line = Uma rodada inteira cabe numa linha: { WHOLE($example) }
pad-help-undo = desfazer tira o que você digitou por último; corrigir 2 deixa digitar a rodada 2 de novo.
pad-help-others = folha mostra tudo até agora, imprimir ARQUIVO escreve uma página para imprimir, ajuda mostra isto, sair termina. Cada rodada é salva assim que está completa.

# Words that may be typed; English ones are understood in every language.
pad-word-sheet = folha, pontos
pad-word-undo = desfazer
pad-word-correct = corrigir
pad-word-print = imprimir, página
pad-word-help = ajuda, ?
pad-word-quit = sair, q
pad-word-drawn = empate
pad-word-out = bateu, -
typed-answer-yes = sim, s
typed-answer-no = não, nao, n
yes-or-no = Digite { $yes } ou { $no }.

## What a pad refuses

pad-shown-as-it-is = --html e --json mostram o placar em --file como está; tire o que descreve outra partida.
pad-needs-names = Um placar vazio precisa de nomes; acrescente --players Ann,Bob,Cid.
pad-is-there = Há um placar em { LONG($file) }; dê só --file para continuar, ou acrescente --new.
pad-is-over = A partida acabou, então não há próxima rodada; tire uma, ou comece outro placar.
pad-no-such-round =
    { $rounds ->
        [0] Não há rodada { $number } para corrigir; nenhuma foi jogada ainda.
        [1] Não há rodada { $number } para corrigir; só a rodada 1 foi jogada.
       *[other] Não há rodada { $number } para corrigir; foram jogadas as rodadas 1 a { $rounds }.
    }
pad-correct-which = Que rodada? Digite corrigir 2, por exemplo.
pad-correction-breaks = A rodada { $number } fica como estava, porque a rodada { $later } não poderia ter sido jogada: { $why }
pad-nothing-to-undo = Não há nada para desfazer; o placar está vazio.
pad-wrong-players = Não são os jogadores desta rodada; jogam { LIST($names) }, nessa ordem.
pad-wrong-dealer =
    { $name ->
        [0] A pessoa errada dá as cartas nesta rodada; ninguém sabe quem deveria.
       *[other] A pessoa errada dá as cartas nesta rodada; deveria ser { $name }.
    }
pad-same-name = Dois jogadores se chamam { $name }; dê a cada um um nome diferente.
pad-cards-of-all = A rodada tem { $hands } mãos; diga as cartas de todas, ou de nenhuma.
pad-winner-not-seated = Quem bate tem que estar na rodada.
pad-winner-with-cards = Quem bate não tem mais cartas; só sobram para os outros.
not-a-hand = “{ $text }” não é uma mão; digite cartas como { $cards }, pontos como 57, ou bateu.
pad-too-many-cards = O baralho tem { $cards } cartas, e uma está na mesa; não podem sobrar tantas.
pad-hand-is-worth = A mão { $cards } vale { $right } pontos, não { $points }.
pad-too-many-of =
    { $there ->
        [0] O baralho não tem { $card }; conte de novo.
       *[other] O baralho só tem { $there } de { $card }, então não podem sobrar { $left }; conte de novo.
    }
pad-hand-cannot-be = Nenhuma mão deste baralho pode valer { $points } pontos; conte de novo.
pad-hands-cannot-be = { $hands } mãos não podem valer juntas { $points } pontos neste baralho; conte de novo.
pad-no-such-player = Ninguém aqui se chama “{ $name }”; jogam { LIST($players) }.
pad-two-hands = { $name } tem duas mãos nesta linha; dê só uma.
pad-not-a-players-hand = “{ $text }” não é a mão de ninguém; escreva um nome, dois-pontos e a mão, como { WHOLE($example) }.
pad-not-in-round = { $name } não está nesta rodada; tire essa mão.
pad-two-went-out = { LIST($names) } não podem ter batido ao mesmo tempo; a rodada acaba com o primeiro.
pad-nobody-went-out = Alguém tem que ter batido; escreva bateu nessa mão, ou empate se ninguém podia continuar.
pad-drawn-hands-count = Nesta mesa as mãos de uma rodada empatada contam; escreva empate, e depois a mão de { $name } e todas as outras.
pad-hands-missing =
    { $count ->
        [one] Falta a mão de { LIST($names) }; escreva a de todos, como { WHOLE($example) }.
       *[other] Faltam as mãos de { LIST($names) }; escreva a de todos, como { WHOLE($example) }.
    }
pad-out-in-drawn-round = Numa rodada empatada ninguém bate; tire empate, ou escreva o que sobrou em cada mão.
pad-drawn-so-nobody-out = A rodada empatou, então ninguém bateu; digite o que sobrou na mão.
pad-only-one-goes-out = Só um jogador bate; digite desfazer para mudar uma resposta.
pad-type-round-again = { $refusal } Digite a rodada de novo.
pad-print-where = A página precisa de um nome de arquivo; digite imprimir noite.html.
pad-not-a-round = “{ $text }” não é aqui uma rodada; escreva '{ $expected }, dealer NOME, …' com a mão de cada jogador.
pad-over-before = A partida já tinha acabado antes desta rodada; tire a linha.

## On the command line

usage-pad-players = os nomes na ordem dos lugares: Ann,Bob,Cid
usage-pad-file = onde o placar é salvo, ou foi
usage-pad-new = começar outro placar; o antigo fica como FILE.old
usage-pad-html = escrever o placar como página para imprimir, e sair
usage-pad-json = mostrar o placar como dados, e sair
