# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

# A seat, where its player's name is not known.
seat = place { $number }

round-goes-on = La manche n’est pas finie ; joue-la jusqu’au bout avant la donne suivante
match-is-over = La partie est finie, on ne distribue plus ; commence une autre partie
not-playing = { $name } ne joue pas cette manche ; attends la suivante

## What somebody is asked to do: after "you have to", and after "Bea is about to".
## $lay: can a card be laid? $other: can the other thing be done?

asked-choose-color = choisir la couleur de la première carte
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] poser une carte ou piocher
           *[no] poser une carte
        }
       *[no] { $other ->
            [yes] piocher
           *[no] passer
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] poser ou garder la carte piochée
           *[no] poser la carte piochée
        }
       *[no] garder la carte piochée
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] accepter, défier ou cumuler une carte à piocher
           *[no] accepter ou défier
        }
       *[no] { $lay ->
            [yes] accepter ou cumuler une carte à piocher
           *[no] accepter
        }
    }
asked-flip =
    { $other ->
        [yes] lancer vers quelqu’un ou renoncer
       *[no] lancer vers quelqu’un
    }
asked-give = donner une carte à la personne touchée
asked-swap = choisir avec qui échanger sa main

## What can be done instead. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] pose une autre carte ou pioche
            [pass] pose une autre carte ou passe
           *[none] pose une autre carte
        }
       *[no] { $other ->
            [draw] pioche
           *[pass] passe
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] pose-la ou garde-la
           *[none] pose-la
        }
       *[no] garde-la
    }
instead-answer =
    { $lay ->
        [yes] poses-en une autre ou accepte
       *[no] accepte
    }
instead-wait = attends ton tour

## Whose turn it is

round-is-over = La manche est finie, « { $move } » vient trop tard ; commence une autre manche
you-are-out = Tu as posé ta dernière carte ; { $seat } doit encore { $asked }
not-your-turn = Ce n’est pas ton tour ; { $seat } doit { $asked }
not-now = « { $move } » n’est pas possible maintenant ; tu dois { $asked }
others-challenge = Seule la personne qui piocherait les cartes ({ $seat }) peut défier ; attends

## Jumping in

no-jump-in-now = Personne ne peut intercepter maintenant ; { $seat } doit { $asked }
jump-in-not-alike = Tu ne peux intercepter qu’avec une carte de couleur de ta main, identique à celle du dessus, pas avec { CARD($card, form: "a") } ; attends ton tour
jump-in-on-start = Personne n’a posé la première carte, donc personne ne peut intercepter ; attends ton tour
jump-in-on-own = La carte du dessus est la tienne, et on n’intercepte pas sa propre carte ; attends

## Laying a card

# $face: a digit, skip, reverse or two.
face =
    { $face ->
        [skip] un Passe-tour
        [reverse] un Changement de sens
        [two] un +2
       *[other] un { $face }
    }
top-card =
    { $wild ->
        [yes] le { CARD($card) }, qui vaut { COLOR($color) }
       *[no] le { CARD($card) }
    }
not-in-hand = Tu n’as pas de { CARD($card) } ; tu as { CARDS($hand) }
only-the-card-drawn = Après avoir pioché, tu ne peux poser que la carte piochée, le { CARD($drawn) } ; { $instead }
last-card-no-number = Ta dernière carte doit être un chiffre, et { CARD($card, form: "a") } n’en est pas un ; { $instead }
you-hold-the-color = Tu as une carte { COLOR($color, form: "feminine") }, donc tu ne peux pas poser de Joker +4 ; { $instead }
no-match = { CARD($card, form: "A") } ne va pas sur { $top } ; { $instead }
lay-a-match = { CARD($card, form: "A") } ne va pas sur { $top } ; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] pose une carte { COLOR($color, form: "feminine") } ou un joker, ou pioche
        [pass] pose une carte { COLOR($color, form: "feminine") } ou un joker, ou passe
       *[none] pose une carte { COLOR($color, form: "feminine") } ou un joker
    }
lay-color-face-or-wild =
    { $other ->
        [draw] pose une carte { COLOR($color, form: "feminine") }, { $face } ou un joker, ou pioche
        [pass] pose une carte { COLOR($color, form: "feminine") }, { $face } ou un joker, ou passe
       *[none] pose une carte { COLOR($color, form: "feminine") }, { $face } ou un joker
    }
last-card-lies = La dernière carte est posée, { CARD($card, form: "a") } vient trop tard ; accepte-la, ou conteste
not-stacked = Ici, les cartes à piocher ne se cumulent pas : { CARD($card, form: "a") } n’est pas une réponse ; tu dois { $asked }
no-draw-card = { CARD($card, form: "A") } n’est pas une carte à piocher, donc pas une réponse ; tu dois { $asked }
last-card-not-stacked-on = On ne cumule pas sur une dernière carte : { CARD($card, form: "a") } n’est pas une réponse ; tu dois { $asked }
not-stacked-here = { CARD($card, form: "A") } ne se cumule pas ici sur { CARD($top, form: "a") } ; { $instead }

## Other answers

no-pass = Tu ne peux pas passer tant qu’il y a quelque chose à faire ; { $instead }
must-lay-drawn = Qui peut poser doit poser ; pose la carte que tu viens de piocher
must-lay = Qui peut poser doit poser ; pose une carte
must-flip = Une carte catapulte oblige à lancer ; vise quelqu’un, par exemple avec flip 1
gift-not-held = Tu ne peux pas donner de { CARD($card) } : tu n’en as pas ; tu as { CARDS($hand) }
choose-another-seat = « { $move } » n’est pas possible ; choisis une autre place, de 0 à { $last }
nothing-to-challenge = Il n’y a pas de Joker +4 à défier : la carte du dessus est { $top } ; accepte
object-instead = Le bluff est interdit ici : conteste au lieu de défier, ou accepte
nobody-bluffs = Ici, personne ne peut bluffer, donc il n’y a rien à défier ; accepte
last-four-stands = Ici, un Joker +4 posé comme dernière carte ne se défie pas ; accepte
nothing-to-draw = Il n’y a plus de carte à piocher ; tu dois { $asked }

## What is said of other players

catch-yourself = Tu ne peux pas t’attraper toi-même ; annonce UNO avec uno!
no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
opponents-catch = Seuls les adversaires peuvent attraper une annonce oubliée ; laisse-les faire
no-objections = Ici, les mauvaises cartes sont refusées, donc il n’y a rien à contester ; continue
too-late-to-object = Trop tard pour contester : la carte du dessus tient ; continue
object-to-own = Tu ne peux pas contester ta propre carte ; laisse faire les autres
objected-already = Tu as déjà contesté cette carte ; continue
no-accusations = Ici, on n’accuse personne de souffler ; continue
accuse-another = Tu ne peux accuser qu’une autre personne de la table ; choisis-en une
accused-is-out = { $seat } a posé sa dernière carte, et aucune pénalité ne fait revenir quelqu’un ; continue
accused-already = Tu as déjà accusé { $seat } ; aux autres maintenant de dire oui
