# What a player is asked, from what the player sees. What is to be typed stands in the sentence: see typed.ftl.

your-turn = Your turn.
card-counts = Cards: { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] you { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] The top card is { CARD($card, form: "a") }.
       *[other] The top card is { CARD($card, form: "a") }, and the color is { COLOR($color) }.
    }
your-hand = You hold { TYPED($cards) }.

# $plays: a list of offers, $count of them. $other: what else can be done.
can-play =
    { $count ->
        [0] { $other ->
                [pass] Nothing in your hand fits, and there is no card to draw, so pass.
               *[draw] Nothing in your hand fits, so draw.
            }
       *[other] { $other ->
                [draw] You can lay { LIST($plays, last: "or") }, or draw.
               *[none] You have to lay { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] It does not fit, so keep it.
       *[other] { $other ->
                [keep] You can lay { LIST($plays, last: "or") }, or keep it.
               *[none] You have to lay { LIST($plays, last: "or") }.
            }
    }
# $kind: a card that is laid as it is, a wild card that needs a color, a Wild Draw Four that would be a bluff, or any card.
offer =
    { $kind ->
        [any] a card
        [wild] { TYPED($card) } + color
        [bluff] { TYPED($card) } + color (a bluff)
       *[plain] { TYPED($card) }
    }

must-draw = The { CARD($card) } that { $name } laid makes you draw { card-count }.
# $answers: challenge, stack (lay one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] You can accept, challenge, or lay { LIST($plays, last: "or") }.
        [challenge] You can accept or challenge.
        [stack] You can accept, or lay { LIST($plays, last: "or") }.
       *[neither] All you can do is accept.
    }
last-card-laid = { $name } has laid the last card, { CARD($card, form: "a") }. Accept it, and the round is over.
which-color = Which color is it to be? Type { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } for { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] At whose crash-pad do you flip? Type { LIST($choices, last: "or") }; or decline.
       *[no] At whose crash-pad do you flip? Type { LIST($choices, last: "or") }.
    }
which-gift = Which card do you give to { $name }? Type { $move }, for example.
whose-hand = With whom do you swap hands? Type { LIST($choices, last: "or") }.

## Whether it is the player's turn or not

one-card-left = You have one card left.
can-catch = { $name } has not called UNO: you can type { $move }.
can-jump-in = You can jump in with { LIST($plays, last: "or") }.
can-object = You can object to the card that { $name } laid.
press-enter = Press Enter to go on.
has-one-card-left = { $name } has one card left.
