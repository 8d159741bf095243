# Rejected moves and requests. The clause follows each, so there is no period.

# A rejection with its clause.
by-clause = { $refusal } ({ $clause })

# A seat whose player's name is unknown.
seat = seat { $number }

round-goes-on = The round is not over yet; finish it before dealing the next one
match-is-over = The match is over, so no more rounds can be dealt; start another match
not-playing = { $name } is not playing this round; wait for the next one

## What a player must do: after "you have to", and after "Bea has to".
## $lay: is a card playable? $other: is the other move legal?

asked-choose-color = choose the color of the start card
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] play a card or draw
           *[no] play a card
        }
       *[no] { $other ->
            [yes] draw
           *[no] pass
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] play the drawn card or keep it
           *[no] play the drawn card
        }
       *[no] keep the drawn card
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] accept, challenge or stack a draw card
           *[no] accept or challenge
        }
       *[no] { $lay ->
            [yes] accept or stack a draw card
           *[no] accept
        }
    }
asked-flip =
    { $other ->
        [yes] flip at a player or decline
       *[no] flip at a player
    }
asked-give = give a card to the player who was hit
asked-swap = choose a player to swap hands with

## Other moves. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] play another card or draw
            [pass] play another card or pass
           *[none] play another card
        }
       *[no] { $other ->
            [draw] draw
           *[pass] pass
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] play it or keep it
           *[none] play it
        }
       *[no] keep it
    }
instead-answer =
    { $lay ->
        [yes] stack another draw card or accept
       *[no] accept
    }
instead-wait = wait for your turn

## Turns

round-is-over = The round is over, so '{ $move }' is too late; start another round
you-are-out = You have played your last card and are out; { $seat } still has to { $asked }
not-your-turn = It is not your turn; { $seat } has to { $asked }
not-now = '{ $move }' is not possible now; you have to { $asked }
others-challenge = Only { $seat }, who would draw the cards, may challenge; wait

## Jumping in

no-jump-in-now = No one can jump in now; { $seat } has to { $asked }
jump-in-not-alike = You can jump in only with a colored card from your hand that is identical to the top card, not with { CARD($card, form: "a") }; wait for your turn
jump-in-on-start = You cannot jump in on the start card; wait for your turn
jump-in-on-own = You cannot jump in on your own card; wait

## Playing a card

# $face: a digit, skip, reverse or two.
face =
    { $face ->
        [skip] a Skip
        [reverse] a Reverse
        [two] a Draw Two
        [8] an 8
       *[other] a { $face }
    }
top-card =
    { $wild ->
        [yes] the { CARD($card) }, with the color { COLOR($color) }
       *[no] the { CARD($card) }
    }
not-in-hand = You do not hold { CARD($card, form: "a") }; you hold { CARDS($hand) }
only-the-card-drawn = After drawing, you can play only the drawn card, the { CARD($drawn) }; { $instead }
last-card-no-number = Your last card must be a number card, and { CARD($card, form: "a") } is not; { $instead }
you-hold-the-color = You hold a { COLOR($color) } card, so you cannot play a Wild Draw Four; { $instead }
no-match = { CARD($card, form: "A") } does not match { $top }; { $instead }
lay-a-match = { CARD($card, form: "A") } does not match { $top }; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] play a { COLOR($color) } card or a wild card, or draw
        [pass] play a { COLOR($color) } card or a wild card, or pass
       *[none] play a { COLOR($color) } card or a wild card
    }
lay-color-face-or-wild =
    { $other ->
        [draw] play a { COLOR($color) } card, { $face } or a wild card, or draw
        [pass] play a { COLOR($color) } card, { $face } or a wild card, or pass
       *[none] play a { COLOR($color) } card, { $face } or a wild card
    }
last-card-lies = A player has played their last card, so it is too late to play { CARD($card, form: "a") }; accept the last card, or object
not-stacked = Draw cards cannot be stacked here, so you cannot answer with { CARD($card, form: "a") }; you have to { $asked }
no-draw-card = { CARD($card, form: "A") } is not a draw card, so you cannot answer with it; you have to { $asked }
last-card-not-stacked-on = You cannot stack on a last card, so { CARD($card, form: "a") } is illegal; you have to { $asked }
not-stacked-here = { CARD($card, form: "A") } cannot be stacked on { CARD($top, form: "a") } here; { $instead }

## Other moves

no-pass = You cannot pass while you have another move; { $instead }
must-lay-drawn = The card you drew is playable; play it
must-lay = You have a playable card; play it
must-flip = You cannot decline the flip; choose a player: flip 1, for example
gift-not-held = You do not hold { CARD($card, form: "a") }, so you cannot give it; you hold { CARDS($hand) }
choose-another-seat = '{ $move }' is not possible; choose another seat from 0 to { $last }
nothing-to-challenge = There is no Wild Draw Four to challenge: the top card is { $top }; accept
object-instead = Bluffs are illegal here, so object instead of challenging, or accept
nobody-bluffs = No one can bluff here, so there is nothing to challenge; accept
last-four-stands = A Wild Draw Four played as the last card cannot be challenged here; accept
nothing-to-draw = There is no card left to draw; you have to { $asked }

## Catching, objecting, accusing

catch-yourself = You cannot catch yourself; call UNO with uno! instead
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }
opponents-catch = Only opponents can catch a missing call; leave it to them
no-objections = Illegal cards are rejected here, so there is nothing to object to; play on
too-late-to-object = It is too late to object: the top card stands; play on
object-to-own = You cannot object to your own card; leave it to the others
objected-already = You have already objected to this card; play on
no-accusations = Players cannot be accused of suggestions here; play on
accuse-another = You can accuse only another player at the table; choose one
accused-is-out = { $seat } has played their last card, and no penalty brings a player back; play on
accused-already = You have already accused { $seat }; now the others have to agree
