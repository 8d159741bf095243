# Hints: what the expert would do in the player's place, and why. $name is another player.

## What needs no thought

hint-call = Type { $move } at once: as long as you have not called, anybody can catch you.
hint-catch = Type { $move }: { $name } did not call UNO and has to draw two cards for it.
hint-catch-partner = { $name } did not call UNO, but is your partner: let it go.
hint-object = Type { $move }: the card that { $name } laid fits neither by color nor by number or symbol.
hint-silence = The expert would say nothing here: press Enter.
hint-no-choice = You have no choice: { $move } is all you can do.
hint-only-watching = You are only watching, so there is nothing to advise.

## What the expert would do

hint-thinking = The expert is thinking; Ctrl-C stops it.
hint-preparing = The expert is getting ready, which takes a minute or two the first time; Ctrl-C stops it.
hint-stopped = No hint, then.
hint-ended = The expert has stopped working; ask again.
hint-impossible = The expert cannot play here ({ LONG($reason) }).
advice-lay = The expert would lay { TYPED($move) }.
advice-jump-in = The expert would jump in with { TYPED($move) }.
advice-color = The expert would name { COLOR($color) }.
advice-flip = The expert would flip at the crash-pad of { $name }.
advice-swap = The expert would swap hands with { $name }.
advice-give = The expert would give { CARD($card, form: "a") }.
advice-nothing = The expert would do nothing and let the game go on.
advice-draw = The expert would draw a card.
advice-keep = The expert would keep the card.
advice-pass = The expert would pass.
advice-accept = The expert would accept.
advice-challenge = The expert would challenge.
advice-decline = The expert would decline.
advice-call-too = Call in the same breath, { $move }, so that nobody can catch you.

## Why

reason-last-card = It is your last card.
reason-next-has-few =
    { $count ->
        [1] { $name } is next and has only one card left.
       *[other] { $name } is next and has only { card-count } left.
    }
reason-sheds = It rids your hand of { point-count }.
# $more: yes where the card to be laid is not counted.
reason-holds-color =
    { $count ->
        [1] You hold { $more ->
                [yes] another { COLOR($color) } card.
               *[no] one { COLOR($color) } card.
            }
       *[other] You hold { $count } { $more ->
                [yes] more { COLOR($color) } cards.
               *[no] { COLOR($color) } cards.
            }
    }
reason-next-lacks-color = { $name } is next and seems to have no { COLOR($color) } card.
reason-wild-fits-later = Your { CARD($card) } will still fit later.
reason-wilds-fit-later = Your wild cards will still fit later.
reason-has-cards = { $name } has { card-count }.
reason-has-fewest = { $name } has the fewest cards, { $count }.
reason-bluff = It is a bluff: should { $name } challenge it, you draw the four cards yourself.
reason-gets-hand = You get the hand of { $name }, { card-count }.
reason-keeps-hand = Otherwise you would have to give your hand away.
reason-only-of-color = It is your only { COLOR($color) } card.
reason-seen-color = You have seen a { COLOR($color) } card in the hand of { $name }.
reason-lacks-color = { $name } seems to have no { COLOR($color) } card.
reason-may-hold-color = { $name } has { card-count }, and one of them may well be { COLOR($color) }.
reason-failed-challenge = A challenge that fails costs two more cards.
reason-nothing-else = It is the only card that fits.
reason-wins-more = It wins { $more ->
        [one] one more round
       *[other] { $more } more rounds
    } in a hundred than { $move }.
reason-worth-more = It is worth { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than { $move }.
reason-nothing-better = Nothing else came out clearly better.
alike =
    { $count ->
        [one] { LIST($moves) } is about as good.
       *[other] { LIST($moves) } are about as good.
    }
wins-more-worth-less = { $move } wins more rounds, but is worth less on the whole.
wins-more-worth-alike = { $move } wins more rounds and is worth about as much.

## The numbers

column-move = move
column-chance = chance
column-worth = worth
column-tries = tries
number = { $number }
more-moves =
    { $count ->
        [one] One more move is no better.
       *[other] { $count } more moves are no better.
    }
about-chance =
    { $partner ->
        [yes] Chance: that you or your partner go out first.
       *[no] Chance: that you go out first.
    }
# $counts: points that are won and lost, or points left in the own hand, once, twice or three times as the limit is near.
about-worth =
    Worth: { $out } points for going out, { $counts ->
        [won] plus what you win, less what others win.
        [left] less what is left in your hand.
        [left-twice] less what is left in your hand, twice because the limit is near.
       *[left-thrice] less what is left in your hand, three times because the limit is near.
    }
