# What a player is asked, from what the player sees. What is to be typed stands in the sentence: see typed.ftl.

your-turn = À toi de jouer.
card-counts = Cartes : { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] toi { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] Sur la défausse : { CARD($card, form: "a") }.
       *[other] Sur la défausse : { CARD($card, form: "a") }, et la couleur est { COLOR($color) }.
    }
your-hand = Tu as { TYPED($cards) }.

# $plays: a list of offers, $count of them. $other: what else can be done.
can-play =
    { $count ->
        [0] { $other ->
                [pass] Rien ne va, et il n’y a plus rien à piocher : tu ne peux que passer.
               *[draw] Rien ne va : tu dois piocher.
            }
       *[other] { $other ->
                [draw] Tu peux poser { LIST($plays, last: "or") }, ou piocher.
               *[none] Tu dois poser { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] Elle ne va pas : tu dois la garder.
       *[other] { $other ->
                [keep] Tu peux poser { LIST($plays, last: "or") }, ou garder la carte.
               *[none] Tu dois poser { LIST($plays, last: "or") }.
            }
    }
# $kind: a card that is laid as it is, a wild card that needs a color, a Wild Draw Four that would be a bluff, or any card.
offer =
    { $kind ->
        [any] une carte
        [wild] { TYPED($card) } + couleur
        [bluff] { TYPED($card) } + couleur (un bluff)
       *[plain] { TYPED($card) }
    }

must-draw = { $name } a posé { CARD($card, form: "a") } : tu dois piocher { card-count }.
# $answers: challenge, stack (lay one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] Tu peux accepter, défier ou poser { LIST($plays, last: "or") }.
        [challenge] Tu peux accepter ou défier.
        [stack] Tu peux accepter, ou poser { LIST($plays, last: "or") }.
       *[neither] Tu ne peux qu’accepter : accepter.
    }
last-card-laid = { $name } a posé sa dernière carte, { CARD($card, form: "a") }. Avec accepter, la manche est finie.
which-color = Quelle couleur ? Tape { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } pour { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] Vers quel matelas lances-tu ? Tape { LIST($choices, last: "or") } ; ou renoncer.
       *[no] Vers quel matelas lances-tu ? Tape { LIST($choices, last: "or") }.
    }
which-gift = Quelle carte donnes-tu à { $name } ? Tape par exemple { $move }.
whose-hand = Avec qui échanges-tu ta main ? Tape { LIST($choices, last: "or") }.

## Whether it is the player's turn or not

one-card-left = Il te reste une carte.
can-catch = { $name } n’a pas annoncé UNO : tu peux taper { $move }.
can-jump-in = Tu peux intercepter avec { LIST($plays, last: "or") }.
can-object = Tu peux contester la carte posée par { $name } : contester.
press-enter = Appuie sur Entrée pour continuer.
has-one-card-left = Il reste une carte à { $name }.
