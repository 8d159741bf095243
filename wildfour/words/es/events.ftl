# What happened: a message for each kind of event, with the event's own fields as arguments, and what else a round tells.
# $reader: actor (the reader is $seat), target (the reader is the other one), or nobody. Of several players, actor (the
# reader alone), among (the reader and $others) or nobody ($others alone).

## Setting up a round

event-round-began = Ronda { $number }.
round-partners = Parejas: { LIST($pairs) }.
pair =
    { $reader ->
        [actor] tú + { $partner }
       *[nobody] { $name } + { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] Solo siguen tú y { LIST($others) }.
               *[other] Siguen: tú, { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] Solo siguen { LIST($others) }.
               *[other] Siguen: { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] Hay empate, así que otra vez: { LIST($draws) }.
       *[no] Cada cual roba una carta para ver quién reparte: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] tú { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] Repartes tú.
       *[nobody] Reparte { $seat }.
    }
event-dealt =
    { $reader ->
        [actor] Recibes { TYPED($cards) }.
       *[nobody] { $name } recibe { TYPED($cards) }.
    }
event-turned-up = La carta inicial es { CARD($card, form: "a") }.
event-put-back = El { CARD($card) } vuelve al mazo, y se descubre otra carta.

## A turn

event-named-color =
    { $reader ->
        [actor] Eliges { COLOR($color) }.
       *[nobody] { $seat } elige { COLOR($color) }.
    }
event-played =
    { $reader ->
        [actor] { $jumped_in ->
                [yes] Intercalas
               *[no] Juegas
            } { event-played.card-and-color }.
       *[nobody] { $seat } { $jumped_in ->
                [yes] intercala
               *[no] juega
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } y { $reader ->
                [actor] eliges
               *[nobody] elige
            } { COLOR($color) }
        }
event-drew =
    { $reader ->
        [actor] Robas { event-drew.drawn }{ $misses ->
                [yes] {" "}y pierdes el turno
               *[no] {""}
            }.
       *[nobody] { $name } roba { event-drew.drawn }{ $misses ->
                [yes] {" "}y pierde el turno
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
        [actor] La guardas.
       *[nobody] { $seat } la guarda.
    }
event-passed =
    { $reader ->
        [actor] No puedes jugar ni robar, así que pasas.
       *[nobody] { $seat } no puede jugar ni robar, y pasa.
    }
event-missed-turn =
    { $reader ->
        [actor] Pierdes el turno.
       *[nobody] { $seat } pierde el turno.
    }
event-reversed =
    { $direction ->
        [left] Ahora se juega hacia la izquierda.
       *[right] Ahora se juega hacia la derecha.
    }
event-reshuffled = Se barajan los descartes y forman el nuevo mazo.

## What the cards do

event-accepted =
    { $reader ->
        [actor] Aceptas.
       *[nobody] { $seat } acepta.
    }
event-challenged =
    { $reader ->
        [actor] Desafías a { $laid_by }.
        [target] { $seat } te desafía.
       *[nobody] { $seat } desafía a { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] Le enseñas tu mano a { $to }.
        [target] { $seat } te enseña { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } le enseña toda la mano a { $to }.
               *[other] { $seat } le enseña a { $to } { TYPED($hand) }.
            }
    }
event-guilty = ¡Era un farol!
event-innocent = No era un farol.

## One card left, and going out

event-called =
    { $reader ->
        [actor] ¡Cantas UNO!
       *[nobody] ¡{ $seat } canta UNO!
    }
event-caught =
    { $reader ->
        [actor] Atrapas a { $other }, que no cantó UNO.
        [target] { $seat } te atrapa: no cantaste UNO.
       *[nobody] { $seat } atrapa a { $other }, que no cantó UNO.
    }
event-false-call =
    { $reader ->
        [actor] No hacía falta, y te cuesta dos cartas.
       *[nobody] No hacía falta, y le cuesta dos cartas a { $seat }.
    }
event-false-catch =
    { $reader ->
        [actor] Intentas atrapar a { $other }, pero no hay motivo.
        [target] { $seat } intenta atraparte, pero no hay motivo.
       *[nobody] { $seat } intenta atrapar a { $other }, pero no hay motivo.
    }
event-went-out =
    { $reader ->
        [actor] ¡Terminas!
       *[nobody] { $seat } termina.
    }
event-round-drawn = Nadie puede jugar ni robar, así que nadie gana la ronda.

## Penalties

event-objected =
    { $reader ->
        [actor] Protestas contra la carta de { $laid_by }.
        [target] { $seat } protesta contra tu carta.
       *[nobody] { $seat } protesta contra la carta de { $laid_by }.
    }
event-false-objection = La carta era válida.
event-took-back =
    { $reader ->
        [actor] La carta no valía: recuperas el { CARD($card) }.
       *[nobody] La carta no valía: { $seat } recupera el { CARD($card) }.
    }
event-accused =
    { $reader ->
        [actor] Acusas a { $other } de sugerir una jugada.
        [target] { $seat } te acusa de sugerir una jugada.
       *[nobody] { $seat } acusa a { $other } de sugerir una jugada.
    }
event-suggested =
    { $reader ->
        [actor] La mesa está de acuerdo: sugeriste una jugada.
       *[nobody] La mesa está de acuerdo: { $seat } sugirió una jugada.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] Lanzas a la colchoneta de { $at }.
        [target] { $seat } lanza a tu colchoneta.
       *[nobody] { $seat } lanza a la colchoneta de { $at }.
    }
event-hit = ¡Acierto!
event-missed = Fallo.
event-declined =
    { $reader ->
        [actor] No lanzas.
       *[nobody] { $seat } no lanza.
    }
event-gave =
    { $reader ->
        [actor] Le das a { $to } { event-gave.gift }.
        [target] { $seat } te da { event-gave.gift }.
       *[nobody] { $seat } le da a { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] una carta
           *[other] { CARD($card, form: "a") }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] Cambias la mano con { $other } y ahora tienes { TYPED($hand) }.
        [target] { $seat } cambia la mano contigo, y ahora tienes { TYPED($hand) }.
       *[nobody] { $seat } cambia la mano con { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Cada cual pasa su mano a la izquierda.
       *[right] Cada cual pasa su mano a la derecha.
    }{ $hand ->
        [none] {""}
       *[other] {" "}Ahora tienes { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] Te quedan { TYPED($cards) }: { point-count }.
       *[nobody] A { $name } le quedan { TYPED($cards) }: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] Ganas { point-count }.
        [among] Tú y { LIST($others) } ganan { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] gana
               *[other] ganan
            } { point-count }.
    }
nobody-scores = Nadie gana puntos.
event-match-ended =
    { $reader ->
        [actor] ¡Ganas la partida!
        [among] ¡Tú y { LIST($others) } ganan la partida!
       *[nobody] ¡{ LIST($others) } { $count ->
                [one] gana
               *[other] ganan
            } la partida!
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] Ahora juegas tú.
               *[nobody] Ahora juega { $name }.
            }
        [nobody] { $reader ->
                [actor] Ahora nadie juega por ti.
               *[nobody] Ahora nadie juega por { $name }.
            }
       *[other] { $reader ->
                [actor] Ahora un bot ({ $who }) juega por ti.
               *[nobody] Ahora un bot ({ $who }) juega por { $name }.
            }
    }
