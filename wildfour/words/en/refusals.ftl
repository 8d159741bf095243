# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

# A seat, where its player's name is not known.
seat = seat { $number }

round-goes-on = The round is not over yet; play it to its end before the next one is dealt
match-is-over = The match is over, so no other round is dealt; begin another match
not-playing = { $name } is not playing this round; wait for the next one

## What somebody is asked to do: after "you have to", and after "Bea is about to".
## $lay: can a card be laid? $other: can the other thing be done?

asked-choose-color = name the color of the start card
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] lay a card or draw
           *[no] lay a card
        }
       *[no] { $other ->
            [yes] draw
           *[no] pass
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] lay the card just drawn or keep it
           *[no] lay the card just drawn
        }
       *[no] keep the card just drawn
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
        [yes] flip at somebody or decline
       *[no] flip at somebody
    }
asked-give = give a card to the player who was hit
asked-swap = choose whom to swap hands with

## What can be done instead. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] lay another card or draw
            [pass] lay another card or pass
           *[none] lay another card
        }
       *[no] { $other ->
            [draw] draw
           *[pass] pass
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] lay it or keep it
           *[none] lay it
        }
       *[no] keep it
    }
instead-answer =
    { $lay ->
        [yes] lay another one or accept
       *[no] accept
    }
instead-wait = wait for your turn

## Whose turn it is

round-is-over = The round is over, so '{ $move }' comes too late; start another round
you-are-out = You have laid your last card and are out; { $seat } still has to { $asked }
not-your-turn = It is not your turn; { $seat } has to { $asked }
not-now = '{ $move }' is not possible now; you have to { $asked }
others-challenge = Only { $seat }, who would draw the cards, may challenge; wait

## Jumping in

no-jump-in-now = Nobody can jump in now; { $seat } has to { $asked }
jump-in-not-alike = You can jump in only with a colored card that you hold and that is the same as the top card, not with { CARD($card, form: "a") }; wait for your turn
jump-in-on-start = Nobody laid the start card, so nobody can jump in on it; wait for your turn
jump-in-on-own = You laid the top card yourself, and you cannot jump in on your own card; wait

## Laying a card

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
        [yes] the { CARD($card) }, which stands for { COLOR($color) }
       *[no] the { CARD($card) }
    }
not-in-hand = You do not hold { CARD($card, form: "a") }; you hold { CARDS($hand) }
only-the-card-drawn = After drawing you may lay only the card you drew, the { CARD($drawn) }; { $instead }
last-card-no-number = Your last card must be a number, and { CARD($card, form: "a") } is not one; { $instead }
you-hold-the-color = You hold a { COLOR($color) } card, so you may not lay a Wild Draw Four; { $instead }
no-match = { CARD($card, form: "A") } does not match { $top }; { $instead }
lay-a-match = { CARD($card, form: "A") } does not match { $top }; { $instead }
lay-color-or-wild =
    { $other ->
        [draw] lay a { COLOR($color) } card or a wild card, or draw
        [pass] lay a { COLOR($color) } card or a wild card, or pass
       *[none] lay a { COLOR($color) } card or a wild card
    }
lay-color-face-or-wild =
    { $other ->
        [draw] lay a { COLOR($color) } card, { $face } or a wild card, or draw
        [pass] lay a { COLOR($color) } card, { $face } or a wild card, or pass
       *[none] lay a { COLOR($color) } card, { $face } or a wild card
    }
last-card-lies = The last card has been laid, so { CARD($card, form: "a") } comes too late; accept it, or object
not-stacked = Draw cards are not stacked here, so { CARD($card, form: "a") } is no answer; you have to { $asked }
no-draw-card = { CARD($card, form: "A") } is not a draw card, so it is no answer; you have to { $asked }
last-card-not-stacked-on = Nothing can be stacked on a last card, so { CARD($card, form: "a") } is no answer; you have to { $asked }
not-stacked-here = { CARD($card, form: "A") } may not be stacked on { CARD($top, form: "a") } here; { $instead }

## Other answers

no-pass = You may not pass while there is something you can do; { $instead }
must-lay-drawn = Whoever can lay a card must; lay the card you just drew
must-lay = Whoever can lay a card must; lay one
must-flip = A flip card has to be flipped; aim at somebody: flip 1, for example
gift-not-held = You cannot give { CARD($card, form: "a") }, since you do not hold one; you hold { CARDS($hand) }
choose-another-seat = '{ $move }' is not possible; choose another seat from 0 to { $last }
nothing-to-challenge = There is no Wild Draw Four to challenge: the top card is { $top }; accept
object-instead = A bluff is forbidden here, so object to it instead of challenging it, or accept
nobody-bluffs = Nobody can bluff here, so there is nothing to challenge; accept
last-four-stands = A Wild Draw Four laid as the last card cannot be challenged here; accept
nothing-to-draw = There is no card left to draw; you have to { $asked }

## What is said of other players

catch-yourself = You cannot catch yourself; call UNO with uno! instead
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }
opponents-catch = Only opponents may catch a missing call; leave it to them
no-objections = Wrong cards are refused here, so there is nothing to object to; play on
too-late-to-object = It is too late to object: the top card stands; play on
object-to-own = You cannot object to your own card; leave it to the others
objected-already = You have already objected to this card; play on
no-accusations = Nobody is accused of suggestions here; play on
accuse-another = You can accuse only another player at the table; choose one
accused-is-out = { $seat } has laid the last card, and no penalty brings a player back; play on
accused-already = You have already accused { $seat }; now the others have to agree
