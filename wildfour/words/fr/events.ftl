# What happened: a message for each kind of event, with the event's own fields as arguments, and what else a round tells.
# $reader: actor (the reader is $seat), target (the reader is the other one), or nobody. Of several players, actor (the
# reader alone), among (the reader and $others) or nobody ($others alone).

## Setting up a round

event-round-began = Manche { $number }.
round-partners = Équipes : { LIST($pairs) }.
pair =
    { $reader ->
        [actor] toi + { $partner }
       *[nobody] { $name } + { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] Seuls restent { LIST($others) } et toi.
               *[other] Encore en jeu : toi, { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] Il ne reste que deux joueurs : { LIST($others) }.
               *[other] Encore en jeu : { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] Égalité, donc encore une fois : { LIST($draws) }.
       *[no] Tout le monde pioche une carte pour savoir qui distribue : { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] toi { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] Tu distribues.
       *[nobody] { $seat } distribue.
    }
event-dealt =
    { $reader ->
        [actor] Tu reçois { TYPED($cards) }.
       *[nobody] { $name } reçoit { TYPED($cards) }.
    }
event-turned-up = La première carte est { CARD($card, form: "a") }.
event-put-back = Le { CARD($card) } retourne dans la pioche, et une autre carte est retournée.

## A turn

event-named-color =
    { $reader ->
        [actor] Tu choisis { COLOR($color) }.
       *[nobody] { $seat } choisit { COLOR($color) }.
    }
event-played =
    { $reader ->
        [actor] Tu { $jumped_in ->
                [yes] interceptes avec
               *[no] poses
            } { event-played.card-and-color }.
       *[nobody] { $seat } { $jumped_in ->
                [yes] intercepte avec
               *[no] pose
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } et { $reader ->
                [actor] choisis
               *[nobody] choisit
            } { COLOR($color) }
        }
event-drew =
    { $reader ->
        [actor] Tu pioches { event-drew.drawn }{ $misses ->
                [yes] {" "}et passes ton tour
               *[no] {""}
            }.
       *[nobody] { $name } pioche { event-drew.drawn }{ $misses ->
                [yes] {" "}et passe son tour
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
        [actor] Tu la gardes.
       *[nobody] { $seat } la garde.
    }
event-passed =
    { $reader ->
        [actor] Tu ne peux ni poser ni piocher : tu passes.
       *[nobody] { $seat } ne peut ni poser ni piocher, et passe.
    }
event-missed-turn =
    { $reader ->
        [actor] Tu passes ton tour.
       *[nobody] { $seat } passe son tour.
    }
event-reversed =
    { $direction ->
        [left] Le jeu continue vers la gauche.
       *[right] Le jeu continue vers la droite.
    }
event-reshuffled = La défausse est mélangée et devient la nouvelle pioche.

## What the cards do

event-accepted =
    { $reader ->
        [actor] Tu acceptes.
       *[nobody] { $seat } accepte.
    }
event-challenged =
    { $reader ->
        [actor] Tu défies { $laid_by }.
        [target] { $seat } te défie.
       *[nobody] { $seat } défie { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] Tu montres ta main à { $to }.
        [target] { $seat } te montre { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } montre toute sa main à { $to }.
               *[other] { $seat } montre à { $to } { TYPED($hand) }.
            }
    }
event-guilty = C’était un bluff !
event-innocent = Ce n’était pas un bluff.

## One card left, and going out

event-called =
    { $reader ->
        [actor] Tu annonces UNO !
       *[nobody] { $seat } annonce UNO !
    }
event-caught =
    { $reader ->
        [actor] Tu attrapes { $other }, faute d’annonce.
        [target] { $seat } t’attrape : tu n’as pas annoncé UNO.
       *[nobody] { $seat } attrape { $other }, faute d’annonce.
    }
event-false-call =
    { $reader ->
        [actor] C’était inutile, et cela te coûte deux cartes.
       *[nobody] C’était inutile, et cela coûte deux cartes à { $seat }.
    }
event-false-catch =
    { $reader ->
        [actor] Tu essaies d’attraper { $other }, mais il n’y a pas de faute.
        [target] { $seat } essaie de t’attraper, mais il n’y a pas de faute.
       *[nobody] { $seat } essaie d’attraper { $other }, mais il n’y a pas de faute.
    }
event-went-out =
    { $reader ->
        [actor] Tu as fini !
       *[nobody] { $seat } a fini.
    }
event-round-drawn = Plus personne ne peut poser ni piocher : personne ne gagne la manche.

## Penalties

event-objected =
    { $reader ->
        [actor] Tu contestes la carte posée par { $laid_by }.
        [target] { $seat } conteste ta carte.
       *[nobody] { $seat } conteste la carte posée par { $laid_by }.
    }
event-false-objection = La carte était permise.
event-took-back =
    { $reader ->
        [actor] La carte n’allait pas : tu reprends le { CARD($card) }.
       *[nobody] La carte n’allait pas : { $seat } reprend le { CARD($card) }.
    }
event-accused =
    { $reader ->
        [actor] Selon toi, { $other } a soufflé un coup.
        [target] { $seat } t’accuse : tu aurais soufflé un coup.
       *[nobody] Selon { $seat }, { $other } a soufflé un coup.
    }
event-suggested =
    { $reader ->
        [actor] La table est d’accord : tu as soufflé un coup.
       *[nobody] La table est d’accord : { $seat } a soufflé un coup.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] Tu lances vers le matelas : { $at }.
        [target] { $seat } lance vers ton matelas.
       *[nobody] { $seat } lance vers le matelas : { $at }.
    }
event-hit = Touché !
event-missed = Raté.
event-declined =
    { $reader ->
        [actor] Tu ne lances pas.
       *[nobody] { $seat } ne lance pas.
    }
event-gave =
    { $reader ->
        [actor] Tu donnes à { $to } { event-gave.gift }.
        [target] { $seat } te donne { event-gave.gift }.
       *[nobody] { $seat } donne à { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] une carte
           *[other] { CARD($card, form: "a") }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] Tu échanges ta main avec { $other } et tu as maintenant { TYPED($hand) }.
        [target] { $seat } échange sa main avec toi, et tu as maintenant { TYPED($hand) }.
       *[nobody] { $seat } échange sa main avec { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Tout le monde passe sa main à gauche.
       *[right] Tout le monde passe sa main à droite.
    }{ $hand ->
        [none] {""}
       *[other] {" "}Tu as maintenant { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] Il te reste { TYPED($cards) } : { point-count }.
       *[nobody] Il reste à { $name } { TYPED($cards) } : { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] Tu marques { point-count }.
        [among] { LIST($others) } et toi marquez { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] marque
               *[other] marquent
            } { point-count }.
    }
nobody-scores = Personne ne marque.
event-match-ended =
    { $reader ->
        [actor] Tu gagnes la partie !
        [among] { LIST($others) } et toi gagnez la partie !
       *[nobody] { LIST($others) } { $count ->
                [one] gagne
               *[other] gagnent
            } la partie !
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] C’est toi qui joues maintenant.
               *[nobody] Maintenant, { $name } joue.
            }
        [nobody] { $reader ->
                [actor] Personne ne joue pour toi maintenant.
               *[nobody] Personne ne joue pour { $name } maintenant.
            }
       *[other] { $reader ->
                [actor] Un bot ({ $who }) joue maintenant pour toi.
               *[nobody] Un bot ({ $who }) joue maintenant pour { $name }.
            }
    }
