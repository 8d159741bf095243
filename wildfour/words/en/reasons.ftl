# Hints: the expert's move for the player, and why. $name is another player.

## Hints without search

hint-call = Type { $move } now: until you call, any other player can catch you.
hint-catch = Type { $move }: { $name } forgot to call UNO and must draw two cards.
hint-catch-partner = { $name } forgot to call UNO but is your partner, so do not type catch.
hint-object = Type { $move }: { $name }'s card does not match by color, number, or symbol.
hint-silence = The expert would do nothing here: press Enter.
hint-no-choice = You have only one move: { $move }.
hint-only-watching = You are a spectator, so there are no hints for you.

## The expert's move

hint-thinking = The expert is thinking; Ctrl-C stops it.
hint-preparing = The expert is loading. Ctrl-C stops it.
hint-stopped = Hint canceled.
hint-ended = The expert has stopped; ask for the hint again.
hint-impossible = The expert cannot play here ({ LONG($reason) }).
adviser =
    { $by ->
        [network] The fast bot
       *[expert] The expert
    }
advice-lay = { adviser } would play { TYPED($move) }.
advice-jump-in = { adviser } would jump in with { TYPED($move) }.
advice-color = { adviser } would choose { COLOR($color) }.
advice-flip = { adviser } would flip at { $name }'s crash-pad.
advice-swap = { adviser } would swap hands with { $name }.
advice-give = { adviser } would give { CARD($card, form: "a") }.
advice-nothing = { adviser } would do nothing.
advice-draw = { adviser } would draw a card.
advice-keep = { adviser } would keep the card.
advice-pass = { adviser } would pass.
advice-accept = { adviser } would accept.
advice-challenge = { adviser } would challenge.
advice-decline = { adviser } would decline.
advice-call-too = Call UNO at the same time, { $move }, so that no one can catch you.

## Why

reason-last-card = It is your last card.
reason-next-has-few =
    { $count ->
        [1] { $name } is next and has only one card left.
       *[other] { $name } is next and has only { card-count } left.
    }
reason-sheds = It takes { point-count } out of your hand.
# $more: yes if the count excludes the card to be played.
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
reason-wild-fits-later = Your { CARD($card) } will still be playable later.
reason-wilds-fit-later = Your wild cards will still be playable later.
reason-has-cards = { $name } has { card-count }.
reason-has-fewest = { $name } has the fewest cards, { $count }.
reason-bluff = It is a bluff: if { $name } challenges it, you draw the four cards yourself.
reason-gets-hand = You get { $name }'s hand, { card-count }.
reason-keeps-hand = Otherwise you would have to give your hand away.
reason-only-of-color = It is your only { COLOR($color) } card.
reason-seen-color = You have seen a { COLOR($color) } card in { $name }'s hand.
reason-lacks-color = { $name } seems to have no { COLOR($color) } card.
reason-may-hold-color = { $name } has { card-count }, and one of them may be { COLOR($color) }.
reason-failed-challenge = A challenge that fails costs two more cards.
reason-nothing-else = It is the only playable card.
reason-wins-more = It wins { $more ->
        [one] one more round
       *[other] { $more } more rounds
    } in 100 than { $move }.
reason-worth-more = It is worth { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than { $move }.
reason-nothing-better = No other move is clearly better.
alike =
    { $count ->
        [one] { LIST($moves) } is about as good.
       *[other] { LIST($moves) } are about as good.
    }
wins-more-worth-less = { $move } wins more rounds, but scores less overall.
wins-more-worth-alike = { $move } wins more rounds and scores about as much.

## The numbers

column-move = move
column-chance = chance
column-worth = value
column-tries = tries
number = { $number }
more-moves =
    { $count ->
        [one] One other move is no better.
       *[other] { $count } other moves are no better.
    }
about-chance =
    { $partner ->
        [yes] Chance: the probability that you or your partner goes out first.
       *[no] Chance: the probability that you go out first.
    }
# $counts: points won and lost, or points left in your own hand, once, twice or three times near the limit.
about-worth =
    Value: { $out } points for going out, { $counts ->
        [won] plus what you win, less what others win.
        [left] less what is left in your hand.
        [left-twice] less what is left in your hand, twice because the limit is near.
       *[left-thrice] less what is left in your hand, three times because the limit is near.
    }
