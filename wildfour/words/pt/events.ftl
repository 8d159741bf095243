# What happened: a message for each kind of event, with the event's own fields as arguments, and what else a round tells.
# $reader: actor (the reader is $seat), target (the reader is the other one), or nobody. Of several players, actor (the
# reader alone), among (the reader and $others) or nobody ($others alone).

## Setting up a round

event-round-began = Rodada { $number }.
round-partners = Duplas: { LIST($pairs) }.
pair =
    { $reader ->
        [actor] você + { $partner }
       *[nobody] { $name } + { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] Só restam você e { LIST($others) }.
               *[other] Ainda no jogo: você, { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] Só restam { LIST($others) }.
               *[other] Ainda no jogo: { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] Empate, então de novo: { LIST($draws) }.
       *[no] Cada um compra uma carta para ver quem distribui: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] você { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] Você dá as cartas.
       *[nobody] { $seat } dá as cartas.
    }
event-dealt =
    { $reader ->
        [actor] Você recebe { TYPED($cards) }.
       *[nobody] { $name } recebe { TYPED($cards) }.
    }
event-turned-up = A carta inicial é { CARD($card, form: "a") }.
event-put-back = O { CARD($card) } volta para o monte, e outra carta é virada.

## A turn

event-named-color =
    { $reader ->
        [actor] Você escolhe { COLOR($color) }.
       *[nobody] { $seat } escolhe { COLOR($color) }.
    }
event-played =
    { $reader ->
        [actor] Você { $jumped_in ->
                [yes] corta com
               *[no] joga
            } { event-played.card-and-color }.
       *[nobody] { $seat } { $jumped_in ->
                [yes] corta com
               *[no] joga
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } e { $reader ->
                [actor] escolhe
               *[nobody] escolhe
            } { COLOR($color) }
        }
event-drew =
    { $reader ->
        [actor] Você compra { event-drew.drawn }{ $misses ->
                [yes] {" "}e perde a vez
               *[no] {""}
            }.
       *[nobody] { $name } compra { event-drew.drawn }{ $misses ->
                [yes] {" "}e perde a vez
               *[no] {""}
            }.
    }
    .drawn =
        { $known ->
            [yes] { CARDS($cards, form: "a") }
           *[no] { card-count }
        }
event-kept =
    { $reader ->
        [actor] Você guarda a carta.
       *[nobody] { $seat } guarda a carta.
    }
event-passed =
    { $reader ->
        [actor] Você não pode jogar nem comprar, então passa.
       *[nobody] { $seat } não pode jogar nem comprar, e passa.
    }
event-missed-turn =
    { $reader ->
        [actor] Você perde a vez.
       *[nobody] { $seat } perde a vez.
    }
event-reversed =
    { $direction ->
        [left] Agora o jogo vai para a esquerda.
       *[right] Agora o jogo vai para a direita.
    }
event-reshuffled = O descarte é embaralhado e vira o novo monte.

## What the cards do

event-accepted =
    { $reader ->
        [actor] Você aceita.
       *[nobody] { $seat } aceita.
    }
event-challenged =
    { $reader ->
        [actor] Você desafia { $laid_by }.
        [target] { $seat } desafia você.
       *[nobody] { $seat } desafia { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] Você mostra a mão a { $to }.
        [target] { $seat } mostra a você { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } mostra a mão toda a { $to }.
               *[other] { $seat } mostra a { $to } { TYPED($hand) }.
            }
    }
event-guilty = Era blefe!
event-innocent = Não era blefe.

## One card left, and going out

event-called =
    { $reader ->
        [actor] Você diz UNO!
       *[nobody] { $seat } diz UNO!
    }
event-caught =
    { $reader ->
        [actor] Você flagra { $other }, que não disse UNO.
        [target] { $seat } flagra você: faltou dizer UNO.
       *[nobody] { $seat } flagra { $other }, que não disse UNO.
    }
event-false-call =
    { $reader ->
        [actor] Não precisava, e isso custa duas cartas a você.
       *[nobody] Não precisava, e isso custa duas cartas a { $seat }.
    }
event-false-catch =
    { $reader ->
        [actor] Você tenta flagrar { $other }, mas não há motivo.
        [target] { $seat } tenta flagrar você, mas não há motivo.
       *[nobody] { $seat } tenta flagrar { $other }, mas não há motivo.
    }
event-went-out =
    { $reader ->
        [actor] Você bate!
       *[nobody] { $seat } bate.
    }
event-round-drawn = Ninguém pode jogar nem comprar, então ninguém ganha a rodada.

## Penalties

event-objected =
    { $reader ->
        [actor] Você contesta a carta que { $laid_by } jogou.
        [target] { $seat } contesta a sua carta.
       *[nobody] { $seat } contesta a carta que { $laid_by } jogou.
    }
event-false-objection = A carta era válida.
event-took-back =
    { $reader ->
        [actor] A carta não valia: você pega o { CARD($card) } de volta.
       *[nobody] A carta não valia: { $seat } pega o { CARD($card) } de volta.
    }
event-accused =
    { $reader ->
        [actor] Você acusa { $other } de sugerir uma jogada.
        [target] { $seat } acusa você de sugerir uma jogada.
       *[nobody] { $seat } acusa { $other } de sugerir uma jogada.
    }
event-suggested =
    { $reader ->
        [actor] A mesa concorda: você sugeriu uma jogada.
       *[nobody] A mesa concorda: { $seat } sugeriu uma jogada.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] Você lança no colchão de { $at }.
        [target] { $seat } lança no seu colchão.
       *[nobody] { $seat } lança no colchão de { $at }.
    }
event-hit = Acertou!
event-missed = Errou.
event-declined =
    { $reader ->
        [actor] Você não lança.
       *[nobody] { $seat } não lança.
    }
event-gave =
    { $reader ->
        [actor] Você dá a { $to } { event-gave.gift }.
        [target] { $seat } dá a você { event-gave.gift }.
       *[nobody] { $seat } dá a { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] uma carta
           *[other] { CARD($card, form: "a") }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] Você troca a mão com { $other } e agora tem { TYPED($hand) }.
        [target] { $seat } troca a mão com você, e agora você tem { TYPED($hand) }.
       *[nobody] { $seat } troca a mão com { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Cada um passa a mão para a esquerda.
       *[right] Cada um passa a mão para a direita.
    }{ $hand ->
        [none] {""}
       *[other] {" "}Agora você tem { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] Sobram para você { TYPED($cards) }: { point-count }.
       *[nobody] Sobram para { $name } { TYPED($cards) }: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] Você faz { point-count }.
        [among] Você e { LIST($others) } fazem { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] faz
               *[other] fazem
            } { point-count }.
    }
nobody-scores = Ninguém faz pontos.
event-match-ended =
    { $reader ->
        [actor] Você ganha a partida!
        [among] Você e { LIST($others) } ganham a partida!
       *[nobody] { LIST($others) } { $count ->
                [one] ganha
               *[other] ganham
            } a partida!
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] Agora é você que joga.
               *[nobody] Agora { $name } joga.
            }
        [nobody] { $reader ->
                [actor] Agora ninguém joga por você.
               *[nobody] Agora ninguém joga por { $name }.
            }
       *[other] { $reader ->
                [actor] Agora um robô ({ $who }) joga por você.
               *[nobody] Agora um robô ({ $who }) joga por { $name }.
            }
    }
