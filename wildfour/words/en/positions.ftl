# Positions that cannot be read, or that no round can be. What is to be written is in the notation of docs/notation.md.

position-hands = The hands of a position are written 0: …, 1: … and so on, in order and each once.
position-top-missing = The position has no top card; add one, such as 'top r7'.
position-part-unknown =
    '{ $name }' is not a part of a position; { $guess ->
        [0] the parts are { LIST($known) }.
       *[other] did you mean '{ $guess }'?
    }
position-too-many = There are not that many { $card } in { $edition }; take one out of the position.
position-drawn-by-nobody = Whoever has drawn a card is on turn; write 'turn 0', for example.
position-drawn-elsewhere = The drawn card { $card } is not in the hand of the seat on turn; add it there.
position-no-seat = '{ $text }' after { $name } is not a seat; the seats are 0 to { $last }.
position-no-number = '{ $text }' after { $name } is not a small number; write '{ $name } 2', for example.
position-no-word = { $name } cannot be '{ $text }'; it is { LIST($known, last: "or") }.
position-twice = The position says '{ $name }' twice; say it once.

## What no round can be

position-needs-seats = A position needs a seat for turn, dealer and laid-by; write 'turn 0', for example.
position-choosing-color = In the phase choose-color, a Wild or a Mutated Minion is the start card; write 'top W' and no laid-by.
position-no-discards-yet = There are no discards under the start card; leave 'discard' out.
position-no-color-yet = In the phase choose-color, no color is named yet; leave the color out.
position-color-missing = The top card is wild and no color is named; add one, such as 'color { $color }'.
position-color-of-top = The top card { $card } has its own color; leave the color out, or write 'color { $color }'.
position-won-already = Seat { $seat } has won, so the round is over; write 'phase over'.
position-over-without-winner = A round that is over has a winner, or everybody has passed; add 'winner 0' or 'passes { $players }'.
position-winner-holds-cards = The winner, seat { $seat }, still holds cards; take them out of the hand.
position-winner-laid = The winner, seat { $seat }, laid the top card; write 'laid-by { $seat }'.
position-no-card-left = Seat { $seat } has no card left, so it is out; give it one, or write 'phase over' and 'winner { $seat }'.
position-drawn-card-stays = With drawn-card-stays, the turn is over with the draw; write 'phase play' and no drawn card.
position-no-launcher = There is no launcher in { $edition }, so there is no phase { $phase }; write 'phase play'.
position-gift-by-chance = With gift-by-chance, a card is given at once, so there is no phase give; write 'phase play'.
position-swap-after-seven = The phase swap follows a 7 where seven-zero is played; write 'phase play', or 'top r7' and the option.
position-no-flip = No flip follows { $card } here; write 'phase play', or lay a flip card, such as 'top r7^'.
position-own-card = In the phase { $phase }, the one on turn has laid the top card; write 'laid-by { $seat }'.
position-own-answer = Nobody answers their own card; write another turn, or another laid-by.
position-demands-cards = Whoever answers { $card } may have to draw cards; add 'pending { $cards }'.
position-no-answer = Nobody is asked for an answer to { $card } here; write 'phase play' and nothing pending.
position-nothing-pending = Cards are pending only while somebody is asked for an answer; leave pending out, or write 'phase answer'.
position-pending-cards = { $card } makes somebody draw { $own } cards, so { $pending } cannot be pending; write 'pending { $own }'.
position-give-to-whom = In the phase give, somebody else was hit; add 'target { $seat }', for example.
position-hit-by-nothing = Seat { $seat } was hit by no flip here; leave the target out.
position-drawn-missing = In the phase play-drawn, the position needs the drawn card; add 'drawn r7', for example.
position-nothing-drawn = A card was just drawn only in the phase play-drawn; leave 'drawn' out, or write 'phase play-drawn'.
position-cannot-have-called = Seat { $seat } cannot have called for a card that it may lay or give now; leave it out of 'called'.
position-cannot-be-caught = Only the one who laid the top card, and holds another, can be caught; write 'laid-by { $seat }', or leave 'exposed' out.
position-caught-too-late = Nobody can be caught once the next player has drawn; leave 'exposed' out.
position-too-many-passes = After { $players } passes the round is over; write 'passes { $most }' or less.
position-no-reason-to-pass = Nobody passes while there are cards to draw; leave 'passes' out, or write 'draw' alone and no discards.
position-nothing-under = There is no card under the top one; leave 'under-by' out.
position-under-needs-referees = A card lies under the top one only with the option players-referee; put it among the discards.
position-cannot-take-back = No card can be taken back in this phase; put the card under the top one among the discards.
position-color-before-missing = A wild card lies under the top one, so the color before is needed; add 'color-before r', for example.
position-color-before-wrong = The color before was that of { $card }; leave 'color-before' out.
position-under-laid-by-nobody = A Wild Draw Four is never the start card, so somebody laid it; add 'under-by 0', for example.
position-zero-or-one = 'bluff' and 'wrong' are 0 or 1; write 1, or leave them out.
position-no-bluff = Only a Wild Draw Four can be a bluff; leave 'bluff' out.
position-cannot-be-wrong = Only a card that may be taken back can be wrong or objected to; add 'under r7', for example, or leave it out.
position-own-objection = Nobody objects to their own card; leave that seat out of 'objected'.
position-accused-needs-referees = Nobody is accused of suggestions without players-referee; leave 'accused { $seat }' out.
position-accuses-itself = Seat { $seat } does not accuse itself; name another seat.
position-accused-enough = { $accusers } accusers decide it, and seat { $seat } would have drawn its cards by now; name fewer.
position-accused-out = A player who is out neither accuses nor is accused; leave that seat out of 'accused'.
