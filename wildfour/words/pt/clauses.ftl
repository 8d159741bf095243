# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = Há quatro cores, e cada uma tem 19 cartas de número: um 0 e dois de cada número de 1 a 9.
clause-A2 = Cada cor tem dois +2, dois Inverter e dois Pular.
clause-A3 = Há quatro Coringas.
clause-A4 = Há oito Coringas, então o baralho tem 112 cartas.
clause-A5 = Há quatro Coringas +4; classic-2003 e standard-2010 têm 108 cartas ao todo.
clause-A6 = As cores são azul, verde, vermelho e amarelo.
clause-A7 = As cores são azul, verde, laranja e amarelo.
clause-A8 = Há quatro Minions mutantes, que são coringas, então o baralho tem 112 cartas.
clause-A9 = Algumas cartas de número trazem a figura do boneco da catapulta; são as cartas de catapulta.
clause-A10 = O jogo é para 2 a 10 pessoas.

## Setting up

clause-B1 = Cada um compra uma carta, e o maior número dá as cartas; uma carta com símbolo vale zero.
clause-B2 = Cada um recebe sete cartas.
clause-B3 = As outras cartas são o monte, viradas para baixo, e a de cima é virada para começar o descarte.
clause-B4 = Começa quem está à esquerda de quem deu as cartas, e o jogo segue para a esquerda, a não ser que uma carta mude isso.
clause-B5 = Se a carta inicial é um +2, quem começa compra duas cartas e perde a vez.
clause-B6 = Se a carta inicial é um Inverter, começa quem deu as cartas e o jogo vai para a direita.
clause-B7 = Se a carta inicial é um Pular, pula-se quem está à esquerda de quem deu as cartas e começa a pessoa seguinte.
clause-B8 = Se a carta inicial é um Coringa, quem está à esquerda de quem deu as cartas escolhe a cor e joga.
clause-B9 = Se a carta inicial é um Coringa +4, ela volta para o baralho e outra é virada.
clause-B10 = Se a carta inicial é um Minion mutante, quem começa escolhe a cor e ninguém compra.
clause-B11 = Uma carta de catapulta como carta inicial é uma carta de número comum.
clause-B12 = Cada um tem um boneco e um colchão, e a catapulta fica ao alcance de todos.

## A turn

clause-C1 = Pode-se jogar uma carta que combine com a de cima pelo número, pela cor ou pelo símbolo.
clause-C2 = Um Coringa pode ser jogado em cima de qualquer carta, mesmo que outra carta da mão sirva.
clause-C3 = Quem não tem carta para jogar compra uma; se servir, pode ser jogada na mesma vez, senão a vez passa.
clause-C4 = Pode-se guardar uma carta que serve; então compra-se uma, e nessa vez só ela pode ser jogada.
clause-C5 = +2, Inverter e Pular são jogados em cima de uma carta da sua cor ou do mesmo símbolo.
clause-C6 = Quando o monte acaba, o descarte debaixo da carta de cima é embaralhado e vira o novo monte.

## What cards do

clause-D1 = Depois de um +2, a próxima pessoa compra duas cartas e perde a vez.
clause-D2 = Um Inverter muda o sentido do jogo.
clause-D3 = Depois de um Pular, a próxima pessoa perde a vez.
clause-D4 = Quem joga um Coringa escolhe a cor: qualquer uma das quatro, até a atual.
clause-D5 = Quem joga um Coringa +4 escolhe a cor; a próxima pessoa compra quatro cartas e perde a vez.
clause-D6 = Um Coringa +4 só pode ser jogado por quem não tem carta da cor atual; números iguais, símbolos e Coringas não importam.
clause-D7 = Mesmo assim, um Coringa +4 pode ser jogado como blefe.
clause-D8 = Só quem compraria as quatro cartas pode desafiar um Coringa +4; a mão é mostrada a quem desafia e a mais ninguém.
clause-D9 = Se o desafio revela um blefe, quem jogou o Coringa +4 compra as quatro cartas.
clause-D10 = Se não era blefe, quem desafiou compra mais duas cartas, seis ao todo, e perde a vez.
clause-D11 = Quem joga um Minion mutante escolhe uma cor; a próxima pessoa compra até vir uma carta dessa cor.

## Going out

clause-E1 = Quem joga a penúltima carta tem que dizer UNO.
clause-E2 = Quem é flagrado sem dizer UNO antes que a próxima pessoa comece compra duas cartas.
clause-E3 = Dizer UNO tarde, mas antes de ser flagrado, vale.
clause-E4 = Ninguém pode ser flagrado antes que a penúltima carta esteja no descarte.
clause-E5 = Ninguém pode mais ser flagrado quando a próxima pessoa já começou, pegando uma carta do monte ou da mão.
clause-E6 = A rodada acaba quando alguém fica sem cartas.
clause-E7 = Se a última carta é um +2 ou um Coringa +4, a próxima pessoa ainda compra, e essas cartas contam.
clause-E8 = Também se bate jogando uma carta de catapulta como penúltima, acertando um colchão e dando a última carta a essa pessoa.

## Scoring

clause-F1 = Uma carta de número vale o seu número; +2, Inverter e Pular valem 20 pontos; Coringa e Coringa +4 valem 50.
clause-F2 = Um Minion mutante vale 50 pontos.
clause-F3 = Quem bate soma as cartas que sobram em todas as outras mãos.
clause-F4 = Quem chega primeiro a 500 pontos ganha a partida; até lá, joga-se outra rodada.
clause-F5 = Outro jeito de contar: cada um soma os próprios pontos que sobram, e quando alguém chega a 500, ganha a menor soma.

## Penalties of the table

clause-G1 = Quem sugere uma jogada a outra pessoa compra duas cartas.
clause-G2 = Uma carta errada que alguém percebe é retirada, e quem a jogou compra duas cartas; o jogo segue com a próxima pessoa.
clause-G3 = Uma carta errada que ninguém percebe a tempo fica.

## Other ways to play

clause-H1 = A dois, um Inverter funciona como um Pular: quem o joga joga de novo na hora.
clause-H2 = A dois, quem joga um Pular joga de novo na hora.
clause-H3 = A dois, quem joga um +2 ou um Coringa +4 joga de novo depois que as cartas são compradas.
clause-H4 = As duplas sentam frente a frente; quando alguém bate, a rodada acaba, e os pontos das mãos adversárias vão para a dupla.
clause-H5 = Quatro pessoas podem trocar de dupla a cada rodada, guardando os pontos de cada dupla; ganha a maior soma.
clause-H6 = Oito pessoas em duas mesas fazem dupla com cada uma das outras por quatro rodadas, 28 ao todo.
clause-H7 = Eliminação: somam-se os pontos que sobram, quem chega ao limite está fora, e as duas últimas pessoas jogam entre si até que uma chegue e perca.

## The launcher

clause-I1 = Quem joga uma carta de catapulta mira o boneco no colchão de outra pessoa.
clause-I2 = Depois de um acerto, dá-se a essa pessoa uma carta da mão.
clause-I3 = Quem joga um Coringa +4 também pode lançar.

## Rulings that no option changes

clause-R16 = Várias pessoas no limite ou acima: se as sobras são somadas, ganha a menor soma e o empate se divide; na eliminação todas estão fora, e se não sobrar ninguém, ganha a menor delas.
clause-R17 = Na eliminação, quem está fora sai da roda, e os outros seguem na mesma ordem.
clause-R18 = Quatro pessoas em duplas rotativas jogam três rodadas por ciclo, cada uma com outra dupla: só há três.
clause-R19 = Oito pessoas em duas mesas sentam de modo que cada uma faça dupla com cada outra uma vez por ciclo e a enfrente duas.
clause-R22 = O que se perdeu na digitalização de dois livretos, cartas e pontos, é como nos outros livretos.
clause-R32 = O que diziam as páginas perdidas da edição com catapulta é como nos outros livretos.
clause-R33 = Onde o livreto não diz quantas pessoas, podem jogar de 2 a 10.
clause-R34 = Dizer UNO antes de um presente, de uma resposta acumulada ou de um corte que deixa uma carta vale, como antes de uma carta jogada na vez.
clause-R35 = Quem blefou e não disse UNO ainda pode ser flagrado até a próxima pessoa começar, tenha o que tiver na mão.
clause-R36 = O descarte é embaralhado quando se precisa de uma carta e não há nenhuma.
clause-R37 = Uma sugestão pode ser apontada até a próxima pessoa começar.
clause-R38 = Quem jogou a última carta, enquanto a próxima pessoa ainda tem que comprar ou responder, não diz UNO nem flagra, e nenhum castigo traz essa pessoa de volta; só uma carta errada retirada.
clause-R39 = Uma carta errada que faz comprar pode ser contestada até as cartas serem compradas ou ela ser desafiada; o que foi comprado não é devolvido.
clause-R40 = Pode-se cortar a carta que outra pessoa jogou, mas não a própria nem a carta inicial.
clause-R41 = Se o monte está vazio quando se joga um Minion mutante, o descarte é embaralhado primeiro, mesmo onde se para no fim do monte.
clause-R42 = Depois de um empate para dar as cartas, as cartas compradas voltam antes que comprem de novo.
clause-R43 = Com duplas rotativas, e em torneios, quem empata divide a posição; onde só um pode seguir, joga-se uma rodada por ela, ou se faz um sorteio anunciado como tal.
clause-R44 = Com duplas rotativas, dar as cartas passa à esquerda enquanto estão juntas; começa quem deu menos, e entre iguais quem entrou primeiro.
clause-R45 = Também se pode lançar com um Coringa +4 jogado como última carta; o lançamento só decide quem compra.
