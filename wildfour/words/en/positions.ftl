# Unreadable and impossible positions. Text to type uses the notation in docs/notation.md.

position-hands = List the hands as 0: …, 1: …, and so on, in order, each once.
position-top-missing = The position has no top card; add one, such as 'top r7'.
position-part-unknown =
    '{ $name }' is not a part of a position; { $guess ->
        [0] the parts are { LIST($known) }.
       *[other] did you mean '{ $guess }'?
    }
position-too-many = The position has more copies of { $card } than { $edition } has; remove one.
position-drawn-by-nobody = A player who has drawn a card must be the current player; write 'turn 0', for example.
position-drawn-elsewhere = The drawn card { $card } is not in the current player's hand; add it there.
position-no-seat = '{ $text }' after { $name } is not a seat; the seats are 0 to { $last }.
position-no-number = '{ $text }' after { $name } is not a small number; write '{ $name } 2', for example.
position-no-word = { $name } cannot be '{ $text }'; it is { LIST($known, last: "or") }.
position-twice = The position gives '{ $name }' twice; give it once.

## Impossible positions

position-needs-seats = A position needs a seat for turn, dealer and laid-by; write 'turn 0', for example.
position-choosing-color = In the phase choose-color, a Wild or a Mutated Minion is the start card; write 'top W', and leave 'laid-by' out.
position-no-discards-yet = There are no cards under the start card; leave 'discard' out.
position-no-color-yet = In the phase choose-color, no color has been chosen yet; leave the color out.
position-color-missing = The top card is wild, and its color is missing; add one, such as 'color { $color }'.
position-color-of-top = The top card { $card } has its own color; leave the color out, or write 'color { $color }'.
position-won-already = Seat { $seat } has won, so the round is over; write 'phase over'.
position-over-without-winner = A round that is over has a winner, or everyone has passed; add 'winner 0' or 'passes { $players }'.
position-winner-holds-cards = The winner, seat { $seat }, still holds cards; remove them from the hand.
position-winner-laid = The winner, seat { $seat }, played the top card; write 'laid-by { $seat }'.
position-no-card-left = Seat { $seat } has no card left, so it is out; give it one, or write 'phase over' and 'winner { $seat }'.
position-drawn-card-stays = With drawn-card-stays, a draw ends the turn; write 'phase play' and leave out the drawn card.
position-no-launcher = { $edition } has no launcher, so there is no phase { $phase }; write 'phase play'.
position-gift-by-chance = With gift-by-chance, a card is given at once, so there is no phase give; write 'phase play'.
position-swap-after-seven = The phase swap follows a 7 and needs seven-zero; write 'phase play', or 'top r7' and the option.
position-no-flip = No flip follows { $card } here; write 'phase play', or make the top card a flip card, such as 'top r7^'.
position-own-card = In the phase { $phase }, the current player must have played the top card; write 'laid-by { $seat }'.
position-own-answer = A player cannot answer their own card; change turn or laid-by.
position-demands-cards = A player who answers { $card } may have to draw cards; add 'pending { $cards }'.
position-no-answer = { $card } needs no answer here; write 'phase play', and leave 'pending' out.
position-nothing-pending = Cards are pending only in the phase answer; leave pending out, or write 'phase answer'.
position-pending-cards = { $card } makes a player draw { $own } cards, so { $pending } cannot be pending; write 'pending { $own }'.
position-give-to-whom = In the phase give, the position must name the player who was hit; add 'target { $seat }', for example.
position-hit-by-nothing = No flip hit seat { $seat } here; leave the target out.
position-drawn-missing = In the phase play-drawn, the position needs the drawn card; add 'drawn r7', for example.
position-nothing-drawn = A drawn card belongs to the phase play-drawn; leave 'drawn' out, or write 'phase play-drawn'.
position-cannot-have-called = Seat { $seat } has no card to play or give now, so it cannot have called; leave it out of 'called'.
position-cannot-be-caught = Only the player of the top card, with a card left, can be caught; write 'laid-by { $seat }', or leave 'exposed' out.
position-caught-too-late = No one can be caught once the next player has drawn; leave 'exposed' out.
position-too-many-passes = The round is over after { $players } passes; write 'passes { $most }' or a lower number.
position-no-reason-to-pass = No one passes while there are cards to draw; leave 'passes' out, or write 'draw' without cards and leave 'discard' out.
position-nothing-under = There is no card under the top card; leave 'under-by' out.
position-under-needs-referees = The part 'under' needs the option players-referee; move its card to 'discard'.
position-cannot-take-back = No card can be taken back in this phase; move the card of 'under' to 'discard'.
position-color-before-missing = The card under the top card is wild, so its color is needed; add 'color-before r', for example.
position-color-before-wrong = The previous color was that of { $card }; leave 'color-before' out.
position-under-laid-by-nobody = A Wild Draw Four is never the start card, so a player played it; add 'under-by 0', for example.
position-zero-or-one = 'bluff' and 'wrong' are 0 or 1; write 1, or leave them out.
position-no-bluff = Only a Wild Draw Four can be a bluff; leave 'bluff' out.
position-cannot-be-wrong = Only a card that can be taken back can be illegal or objected to; add 'under r7', for example, or leave 'wrong' and 'objected' out.
position-own-objection = A player cannot object to their own card; leave that seat out of 'objected'.
position-accused-needs-referees = Accusing a player of suggestions needs players-referee; leave 'accused { $seat }' out.
position-accuses-itself = Seat { $seat } cannot accuse itself; give another seat.
position-accused-enough = { $accusers } accusers are enough, so seat { $seat } would have drawn its penalty cards by now; give fewer accusers.
position-accused-out = A player who is out can neither accuse nor be accused; leave that seat out of 'accused'.
