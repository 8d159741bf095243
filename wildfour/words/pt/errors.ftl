# What cannot be read or built. Where a $guess is given, it is what may have been meant, or 0.

## Where something was refused

at-line = linha { $line }: { $refusal }
in-file = { LONG($file) }, { $refusal }

## Names that there are not

no-such-edition =
    Não existe a edição “{ $name }”; { $guess ->
        [0] as
       *[other] você quis dizer { $guess }? As
    } edições são { LIST($known) }.
no-such-option =
    Não existe a opção “{ $name }”; { $guess ->
        [0] as
       *[other] você quis dizer { $guess }? As
    } opções são { LIST($known) }.
no-such-format =
    Não existe a modalidade “{ $name }”; { $guess ->
        [0] as
       *[other] você quis dizer { $guess }? As
    } modalidades são { LIST($known) }.
no-such-clause =
    Não existe a regra “{ $name }”; { $guess ->
        [0] as
       *[other] você quis dizer { $guess }? As
    } regras vão de A1 a I3, as decisões começam em R1, e as regras da casa têm o nome da sua opção.

## Options

no-such-value = { $option } não pode ser “{ $value }”; escolha { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate não pode ser “{ $value }”; dê um número de 0 a 1, ou um para cada lugar, como 0.7,0.4.
no-such-flip-cards = “{ $value }” não é uma lista de cartas de catapulta; indique números de 1 a 9 ou cartas, por exemplo 1,5,r7.
no-such-target = target não pode ser “{ $value }”; dê um número inteiro de { $least } a { $most }.
given-twice = A opção { $option } aparece duas vezes; dê uma só.
needs-launcher = A opção { $option } não faz nada em { $edition }: só launcher-2009 tem catapulta.
needs-minion = A opção { $option } não faz nada em { $edition }: só minion-2016 tem Minions mutantes.
needs-table-penalties = A opção { $option } não faz nada em { $edition }: só classic-2003 tem castigos da mesa (G1 a G3).
needs-silent-two-handed = A opção { $option } não faz nada em { $edition }: o próprio livreto tem uma regra para isso (H1).
useless-without = A opção { $option } não faz nada sem { $needed }; acrescente { $needed }, ou tire { $option }.
contradiction-draw-until-playable-drawn-card-stays = As opções { $option } e { $other } se contradizem: uma carta comprada porque serve não poderia ser jogada; escolha uma delas.
contradiction-players-referee-seven-zero = As opções { $option } e { $other } se contradizem: trocadas as mãos, uma carta errada não pode ser retirada (G2); escolha uma delas.
edition-players = { $edition } é para { $least } a { $most } pessoas, não { $players }.
partners-players = Duplas precisam de 4, 6, 8 ou 10 pessoas, não { $players }.
hit-rates-players = hit-rate tem { $rates } números para { $players } pessoas; dê um para todas, ou um para cada.

## Cards and moves

not-a-card = “{ $text }” não é uma carta; cartas se escrevem como { LIST($examples, last: "or") }.
not-a-color = “{ $text }” não é uma cor; as cores são { LIST($colors) }.
not-a-move =
    “{ $name }” não é uma jogada; { $guess ->
        [0] uma jogada é uma carta, ou uma das palavras { LIST($known) }.
       *[other] você quis dizer { $guess }?
    }
not-a-move-number = { $number } não é o número de nenhuma jogada; docs/notation.md lista todas.
card-takes-no-color = “{ $card }>{ $color }” escolhe uma cor, mas só coringas fazem isso; escreva { $card }.
card-needs-color = { $card } precisa de uma cor; escreva { $card }>{ $color }, por exemplo.
move-needs-seat = “{ $move }” precisa do número de um lugar, de 0 a 9; escreva { $word } 2, por exemplo.

## Players

not-a-name = “{ $name }” não pode ser um nome; um nome tem de 1 a { $longest } caracteres visíveis e nenhuma vírgula.
bots-of-players = “{ $bots }” não diz quem joga por quem; dê um robô, ou “{ $person }”, para cada uma das { $players } pessoas.

## What chance gave, as a transcript or a test has it

chance-gives-number = “{ $word }” deveria ser aqui um número de 0 a { $most }, dado pela sorte.
chance-gives-hit-or-miss = “{ $word }” deveria ser aqui 'hit' ou 'miss', onde acaba um lançamento.
chance-is-missing = Falta aqui o que a sorte deu: uma carta comprada, ou 'hit' ou 'miss'.
chance-gave-more =
    { $written ->
        [0] Não está escrito aqui o que a sorte deu: deveria haver { $came ->
            [one] uma palavra
           *[other] { $came } palavras
        }.
        [1] Só uma palavra do que a sorte deu está escrita aqui: deveria haver { $came }.
       *[other] Só { $written } palavras do que a sorte deu estão escritas aqui: deveria haver { $came }.
    }
chance-gave-less = “{ $words }” sobra: a sorte não deu nada assim aqui.
card-cannot-come = { $card } não pode sair aqui: não há mais nenhuma onde se compra.

## Transcripts

not-a-transcript =
    { $noun ->
        [pad] Isto não é um placar; um placar começa com “{ $begins }”.
       *[transcript] Isto não é um registro; um registro começa com “{ $begins }”.
    }
transcript-version =
    { $noun ->
        [pad] O placar
       *[transcript] O registro
    } tem a versão de formato “{ $version }”, mas este programa lê a versão { $readable }; use o programa que o escreveu, ou um mais novo.
transcript-cut-off = O arquivo está cortado no meio da última linha.
heading-missing = Falta aqui a linha “{ $heading }: …”.
impossible-seats = Esses lugares são impossíveis: depois de 'seats' vêm os números das pessoas, de 0 a { $last }, cada um no máximo uma vez; se todos sentam em ordem, tire os lugares.
round-missing = Falta uma rodada; ela começa com uma linha como 'round 1 dealer 0 -> …'.
round-without-end = A rodada anterior não tem fim; só a última pode não ter.
round-not-over-here = A rodada não acaba aqui; faltam jogadas.
round-ended-otherwise = A rodada acabou de outro jeito; a linha certa é “{ WHOLE($line) }”.
not-a-round-line = “{ $text }” não começa uma rodada; escreva 'round { $number } dealer 0 -> …'.
not-a-move-line = “{ $text }” não é jogada nem fim de rodada; escreva '0 draw -> r7', por exemplo.
not-an-end-line = “{ $text }” não encerra uma rodada; escreva 'end winner 0 points 57 position …'.
match-over-before = A partida já tinha acabado antes desta rodada; tire a rodada.
wrong-seats = As pessoas erradas estão nesta rodada; o certo é 'seats { $seats }'.
wrong-dealer = O lugar errado dá as cartas nesta rodada; o certo é 'dealer { $dealer }'.

## Formats and sheets

format-without-partners = A modalidade { $format } não tem duplas; tire a opção partners, ou jogue a modalidade partners.
format-takes-no-settings = A modalidade { $format } não aceita “{ $setting }”; tire isso.
format-takes-no-such-setting = A modalidade { $format } não aceita “{ $setting }”; ela aceita { LIST($known) }, cada um no máximo uma vez: { $example }.
format-setting-range = { $name } não pode ser “{ $value }”; dê um número inteiro de 1 a { $most }.
format-players = A modalidade { $format } precisa de { LIST($allowed, last: "or") } pessoas, não { $players }.
not-two-tables = Estes dois arquivos não são de uma mesma partida de oito pessoas em duas mesas (H6).
hands-and-results = A rodada tem { $hands } mãos e { $results } resultados; dê um resultado para cada mão.
winner-with-points = Quem bate não tem mais cartas, e não { $points } pontos.

## Tables

dealer-seat = O lugar { $seat } não pode dar as cartas; os lugares vão de 0 a { $last }.
not-a-number-of-players = O número de jogadores deve ser um número inteiro, não { $players }.
no-move-to-undo = Não há jogada para desfazer.
not-a-seat = O lugar { $seat } não existe; os lugares vão de 0 a { $last }.
not-a-player = A pessoa { $player } não existe; elas vão de 0 a { $last }.
not-a-move-at-all = { $move } não é uma jogada; uma jogada é um texto como 'draw', ou o número dela em docs/notation.md.
who-of-players =
    { $who ->
        [one] Há { $who } nome
       *[other] Há { $who } nomes
    } para { $players } pessoas; diga quem joga por cada uma.
stale-move = { $move } foi escolhido no evento { $at }, e a mesa já está no evento { $number }; olhe de novo.
not-a-snapshot = Isto não é um retrato de uma mesa ({ LONG($problem) }); retome a mesa pelo registro.
snapshot-version = O retrato é de outra versão do Wildfour; retome a mesa pelo registro.
rounds-not-kept = As rodadas encerradas não foram guardadas com esta partida; quem as anotou as tem.
chance-without-positions = Esta sorte não tem posições; use uma que tenha, como uma semente.

## Environments for learning

env-no-such-choice = { $setting } não pode ser “{ $value }”; escolha { LIST($choices, last: "or") }.
env-no-such-number = { $setting } não pode ser { $value }; dê um número inteiro de { $least } a { $most }.
env-no-such-policy =
    Não existe a política “{ $name }”; { $guess ->
        [0] as
       *[other] você quis dizer { $guess }? As
    } políticas são { LIST($known) }.
env-no-such-setting =
    Não existe o ajuste “{ $name }”; { $guess ->
        [0] os
       *[other] você quis dizer { $guess }? Os
    } ajustes são { LIST($known) }.
env-opponents =
    { $given ->
        [one] Há { $given } adversário
       *[other] Há { $given } adversários
    } para { $players } pessoas; dê um para todas, ou { $needed }.
env-actions-shape = As ações são { $kind } de forma { $shape }; dê { $size } números inteiros, um para cada ambiente.
env-action-type = { LONG($action) } não é uma ação; uma ação é um número inteiro.
env-action-range = A ação { $action } não existe; as ações vão de 0 a { $most }.
env-action-not-offered = A pessoa { $seat } não pode escolher “{ $action }” agora; a máscara oferece { LIST($offered) }.
env-no-such-action = “{ $move }” não é uma ação deste ambiente; layout.action_names lista todas.
env-over = O episódio acabou; chame reset antes do próximo passo.
env-one-seed = Uma lista de sementes não serve; dê um número, e cada ambiente tira dele as suas rodadas.
env-reset-mask = reset_mask tem que ser um array do NumPy com { $size } booleanos, um para cada ambiente.
env-bot-failed = O robô do lugar { $seat } respondeu “{ $move }”, que não é uma das suas jogadas; escolha outro adversário.
env-no-cuda = numba-cuda não está instalado; instale o extra 'cuda', ou use Batch, que roda na CPU.
env-no-gpu = Não há aqui uma GPU que o CUDA possa usar; use Batch, que roda na CPU.

## Um servidor que trapaceia

server-cheated =
    { $what ->
        [anchor] O servidor trocou a âncora desta partida.
        [own] O servidor mostra em seu nome um compromisso que o seu programa não fez.
        [changed] O servidor mudou jogadores, compromissos ou sementes que já tinha mostrado.
        [incomplete] O servidor pediu a sua semente antes de todos terem se comprometido.
        [restarted] O servidor pediu as sementes de novo sem dizer quem faltou.
        [fingerprint] A impressão digital do servidor não corresponde aos jogadores, às regras e aos compromissos que ele mostrou.
        [seed] A semente de { $name } não abre o compromisso de { $name }.
        [unrevealed] O servidor deu as cartas antes de mostrar todas as sementes.
        [link] As jogadas do servidor não são as que o seu programa viu.
       *[taken-back] O servidor desfez jogadas que o seu programa já tinha visto.
    }
server-cheated-evidence = { $cheat } As provas estão em { LONG($file) }.
server-cheated-no-evidence = { $cheat } Não foi possível salvar as provas.
