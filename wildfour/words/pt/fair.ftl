# Fair deals: the ceremony, and what `wildfour verify` says. docs/fair.md explains the words.

## The ceremony

no-such-position = Nenhuma rodada usa { $position } palavras de sorte; no máximo { $most } são calculadas.
too-few-random-bytes = Só { $given } bytes aleatórios foram dados; são precisos pelo menos { $least }.
chain-used-up = Os segredos desta partida dão para { $rounds } rodadas, e nenhuma outra pode ser distribuída com justiça; a partida acaba aqui.
another-chain = Estes segredos não levam à âncora desta mesa; use a cadeia com que ela foi feita.
committed-already = { $name } já se comprometeu com uma semente, e não pode trocá-la.
not-a-commitment = Um compromisso tem { $bytes } bytes.
not-a-fair-seed = Um sal tem { $salt } bytes, e uma semente de 1 a { $most }.
reveals-too-soon = Nenhuma semente é revelada antes que todos se comprometam; primeiro { LIST($names) }.
seed-does-not-open = Esta não é a semente com que { $name } se comprometeu.
seeds-are-missing = A distribuição ainda não está fixada; primeiro têm que se comprometer e revelar { LIST($names) }.

## Headings of a transcript

fair-version = A distribuição justa é da versão “{ $version }”, mas este programa verifica a versão { $readable }; use um mais novo.
bad-heading-fair = 'fair:' precisa de uma versão e de uma âncora de 64 dígitos hexadecimais.
bad-heading-commitments = 'commitments:' precisa de uma entrada para cada um dos { $players } jogadores, como 'own' e 64 dígitos hexadecimais, separadas por vírgulas.
bad-heading-seeds = 'seeds:' precisa de uma entrada para cada um dos { $players } jogadores: um sal de 32 dígitos hexadecimais, um hífen e uma semente, separadas por vírgulas.
bad-heading-missed = 'missed:' precisa de números de tentativas e nomes, como '1 Bob', separados por vírgulas.
bad-heading-fingerprint = 'fingerprint:' precisa de 64 dígitos hexadecimais.
not-a-secret-line = Isto não é o segredo de uma rodada; um segredo tem 64 dígitos hexadecimais.

## What cannot be verified

fair-no-headings = Este registro não pode ser verificado: ele não diz o que foi fixado antes da primeira carta, então ninguém pode calcular o que a sorte tinha que dar.
fair-nothing-revealed = Este registro ainda não pode ser verificado: o servidor não revelou nenhum dos seus segredos, o que faz quando a partida acaba.
fair-partly =
    { $proved ->
        [one] A primeira rodada está provada
       *[other] As primeiras { $proved } rodadas estão provadas
    }, mas o registro tem { $rounds }, e o servidor não revelou o segredo da próxima; pegue o registro de novo quando a partida acabar.

not-a-fingerprint = “{ $text }” não é uma impressão digital nem um elo; dê pelo menos os primeiros { $least } dígitos hexadecimais, em minúsculas.
not-a-salted-seed = “{ WHOLE($text) }” não é uma semente; dê o sal de 32 dígitos hexadecimais, um hífen e a semente, em minúsculas.

## What is proved

fair-proved =
    Provado: { $rounds ->
        [one] a distribuição da única rodada
       *[other] a distribuição de todas as { $rounds } rodadas
    } e tudo o que a sorte deu depois ({ $draws ->
        [one] uma carta ou um lançamento
       *[other] { $draws } cartas e lançamentos
    }) é o que dão os segredos e sementes deste arquivo.
fair-own-seeds = Segundo o arquivo, as sementes de { LIST($names) } foram feitas pelos programas dos jogadores: ninguém pôde escolher as cartas se pelo menos um desses programas fez a sua ao acaso e a manteve em segredo até todos se comprometerem.
fair-no-own-seeds = Todas as sementes vieram do servidor, então ele poderia ter escolhido as cartas.
fair-your-seeds = A sua semente está entre elas ({ LIST($names) }), então basta que o seu próprio programa tenha feito isso.
fair-given-up =
    Antes disso, { $tries ->
        [one] uma tentativa de combinar as sementes não deu certo
       *[other] { $tries } tentativas de combinar as sementes não deram certo
    } porque alguém não revelou a sua; a linha 'missed:' diz quem.
fair-moves-told = As jogadas, o resultado, quem era robô e se falta algo no fim são a palavra do servidor; o último elo que o seu programa guardou prova isso (--link).
fair-moves-proved = O seu elo é o último desta partida: as jogadas, o resultado e os robôs do começo são os que o seu programa viu.
fair-moves-until =
    Até { $move ->
        [0] a distribuição
       *[other] a jogada { $move }
    } da rodada { $round }, as jogadas e os robôs do começo são os que o seu programa viu; { $later ->
        [1] um passo posterior é
       *[other] { $later } passos posteriores são
    } a palavra do servidor, e o resultado também.
fair-left = A partida foi deixada antes do fim.

fair-compare = Mas quem escreveu este arquivo pode ter inventado tudo, a não ser que a impressão digital { WHOLE($fingerprint) } seja a que você viu antes da primeira carta (--fingerprint).
fair-compared = O que você anotou confere: estes segredos, sementes, nomes e regras foram fixados antes da primeira carta.

## What differs

unfair-noted = Não provado: você anotou a impressão digital { WHOLE($right) }, e está escrita { WHOLE($written) }, então é outra partida ou são outras sementes.
unfair-your-seed = Não provado: a sua semente { WHOLE($seed) } não está entre as que os jogadores deram, então estas cartas não vieram dela.
unfair-link = Não provado: o seu elo { WHOLE($link) } não aparece nesta partida; jogadas, o resultado ou os robôs foram mudados, falta uma parte, ou é outra partida.

unfair-anchor = Não provado: nenhuma semente abre o seu compromisso, então a âncora não é aquela com que se comprometeram.
unfair-commitment = Não provado: a semente de { $name } não abre o compromisso de { $name }; um dos dois foi mudado.
unfair-order = Não provado: a ordem dos lugares foi mudada; { $name } se comprometeu como jogador { $right }, e essa semente está no lugar do jogador { $written }.
unfair-terms =
    Não provado: a partida começou com { $what ->
        [edition] a edição { $right }, e está escrita { $written }.
        [options] as opções “{ WHOLE($right) }”, e está escrito “{ WHOLE($written) }”.
        [format] a modalidade { $right }, e está escrita { $written }.
       *[dealer] a primeira mão dada por “{ $right }”, e está escrito “{ $written }”.
    }
unfair-fingerprint = Não provado: a impressão digital não é a desta mesa; mudaram a edição, as opções, a modalidade, quem deu as cartas primeiro, quem deu sementes ou quem faltou, ou a impressão digital.
unfair-secret =
    Não provado: o segredo da rodada { $round } não está na cadeia do servidor; ele não leva { $anchor ->
        [0] à âncora.
       *[other] ao segredo da rodada { $anchor }.
    }
unfair-replay = Não provado, porque a partida não pode ter sido assim: { $refusal }
unfair-deal =
    Não provado: na distribuição da rodada { $round }, a carta { $place } { $right ->
        [none] não deveria estar lá, e está escrita { $written }.
       *[other] deveria ser { $right }, e { $written ->
            [none] nada está escrito.
           *[other] está escrita { $written }.
        }
    }
unfair-move =
    Não provado: na rodada { $round }, na jogada { $move } ({ $name }: { $text }), o que a sorte deu com o número { $place } { $right ->
        [none] não deveria estar lá, e está escrito { $written }.
       *[other] deveria ser { $right }, e { $written ->
            [none] nada está escrito.
           *[other] está escrito { $written }.
        }
    }
unfair-position =
    Não provado: na rodada { $round }, { $move ->
        [0] depois da distribuição
       *[other] depois da jogada { $move }
    } a sorte está em { $right }, e { $written ->
        [none] nada está escrito.
       *[other] está escrito { $written }.
    }
