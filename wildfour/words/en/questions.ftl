# Questions for a player, from the player's view. The sentences contain the words to type: see typed.ftl.

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

# $plays: a list of $count offers. $other: the other move.
can-play =
    { $count ->
        [0] { $other ->
                [pass] No playable card, and no card to draw. Type pass.
               *[draw] No playable card. Type draw.
            }
       *[other] { $other ->
                [draw] You can play { LIST($plays, last: "or") }, or draw.
               *[none] You must play { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] It is not playable. Type keep.
       *[other] { $other ->
                [keep] You can play { LIST($plays, last: "or") }, or keep it.
               *[none] You must play { LIST($plays, last: "or") }.
            }
    }
# $kind: plain, wild (needs a color), bluff (a Wild Draw Four), or any card.
offer =
    { $kind ->
        [any] a card
        [wild] { TYPED($card) } + color
        [bluff] { TYPED($card) } + color (a bluff)
       *[plain] { TYPED($card) }
    }

must-draw = { $name }'s { CARD($card) } makes you draw { card-count }.
# $answers: challenge, stack (play one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] You can accept, challenge, or play { LIST($plays, last: "or") }.
        [challenge] You can accept or challenge.
        [stack] You can accept, or play { LIST($plays, last: "or") }.
       *[neither] You must accept.
    }
last-card-laid = { $name } has played their last card, { CARD($card, form: "a") }. Accept it to end the round.
which-color = Choose a color. Type { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } for { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] Choose a crash-pad to aim at. Type { LIST($choices, last: "or") }, or decline.
       *[no] Choose a crash-pad to aim at. Type { LIST($choices, last: "or") }.
    }
which-gift = Choose a card to give to { $name }. Type { $move }, for example.
whose-hand = Choose a player to swap hands with. Type { LIST($choices, last: "or") }.

## In and out of turn

one-card-left = You have one card left.
can-catch = { $name } forgot to call UNO: you can type { $move }.
can-jump-in = You can jump in with { LIST($plays, last: "or") }.
can-object = You can object to { $name }'s card.
press-enter = Press Enter to continue.
has-one-card-left = { $name } has one card left.
