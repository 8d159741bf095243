# Score pads: at the prompt, as text and as a page. Errors are at the end.

## The match and its score

pad-title =
    { $format ->
        [points-race] Points race to { pad-points }
        [lowest-score] Lowest score to { pad-points }
        [partners] Partners to { pad-points }
        [rotating-partners] Rotating partners over { pad-rounds }
       *[elimination] Elimination at { pad-points }
    }, { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] The first to reach { pad-points } wins.
        [lowest-score] When a player reaches { pad-points }, the lowest total wins.
        [partners] The first team to reach { pad-points } wins.
        [rotating-partners] The highest total after { pad-rounds } wins.
       *[elimination] A player who reaches { pad-points } is eliminated; the last player left wins.
    }
pad-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pad-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
pad-nothing-played = No rounds played yet.
pad-won =
    The match is over: { LIST($names) } { $shared ->
        [yes] share the win
       *[no] { $count ->
            [one] wins
           *[other] win
        }
    } with { pad-points }.
pad-leading =
    { $how ->
        [level] { LIST($names) } are tied at { pad-points }.
        [lowest] { LIST($names) } { $count ->
            [one] has
           *[other] have
        } the lowest total, { pad-points }.
       *[highest] { LIST($names) } { $count ->
            [one] leads
           *[other] lead
        } with { pad-points }.
    }
pad-rounds-to-go = { pad-rounds } to go.
pad-points-to-go = { pad-points } to go.
pad-nearest =
    { LIST($names) } { $count ->
        [one] is
       *[other] are
    } closest to { $target }, with { pad-points } to go.
pad-eliminated =
    { LIST($names) } { $count ->
        [one] is
       *[other] are
    } eliminated.
pad-head-to-head = { LIST($names) } play head to head.

## A round

pad-sides = { LIST($one) } against { LIST($other) }.
pad-dealt = { $name } dealt.
pad-drawn = The round was a draw.
pad-went-out = { $name } went out.
pad-scored =
    { $points ->
        [0] { $name } went out and scored nothing.
       *[other] { $name } went out and scored { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] { $name } went out; { LIST($team) } scored { pad-points } each.
       *[together] { $name } went out; { LIST($team) } scored { pad-points }.
    }
pad-left = { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] { $name } was left with { $hand }
       *[more] { $name } with { $hand }
    }
pad-hand-cards = { WHOLE($cards) } ({ $points })

## As text

pad-what-is-added = The number in parentheses shows the points added in that round.
pad-short-name = { $short } is { $name }.
pad-told-round = Round { $number }:
pad-column-round = Round
pad-column-dealer = Dealer
pad-column-went-out = Went out
pad-column-total = Total
pad-unknown = unknown
pad-nobody = no one
pad-legend-colors = Cards: { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "name") }
pad-legend-faces =
    { $more ->
        [minion] S Skip, R Reverse, +2 Draw Two, W Wild, W4 Wild Draw Four, M Mutated Minion.
        [flip] S Skip, R Reverse, +2 Draw Two, W Wild, W4 Wild Draw Four, ^ a flip card.
       *[none] S Skip, R Reverse, +2 Draw Two, W Wild, W4 Wild Draw Four.
    }
pad-legend-points =
    { $minion ->
        [yes] Numbers count their face value; Skip, Reverse and Draw Two count { $action } points each; all wild cards count { $wild }.
       *[no] Numbers count their face value; Skip, Reverse and Draw Two count { $action } points each; Wild and Wild Draw Four count { $wild }.
    }

## As a page

page-made-with = Made with { WHOLE($program) }. It plays the UNO® rules; not affiliated with or endorsed by Mattel.
pad-page-title = Score pad
pad-page-name = Score pad: { LIST($names) }
pad-sheet = Sheet
pad-caption = Each player's total after every round, the points added, and the cards or points left in hand.
pad-caption-empty = Write down each player's total after every round, and the points added.
pad-team = { LIST($names) }
pad-with = with { $name }
pad-dealt-short = { $name } dealt
pad-drawn-short = drawn
pad-went-out-short = went out
pad-left-with = left with { $points }
pad-not-in-this-round = not in this round
pad-place =
    { $place ->
        [won] wins
        [shared] shares the win
        [leads] leads
       *[eliminated] eliminated
    }
pad-legend = Cards:

## At the prompt

pad-who-plays = Who is playing? Type the names in seat order, separated by commas.
pad-who-deals = Who deals first? Type a name, or press Enter for { $name }.
pad-begins = Score pad: { $what }, with { LIST($names) }. It is saved in { LONG($file) }.
pad-how-to-begin = For each player, type what is left in the hand: cards such as { $cards }, points such as 57, or out. Type help for more.
pad-goes-on = Resuming the score pad in { LONG($file) }: { $what }, with { LIST($names) }.
pad-half-line = The last line of the pad was incomplete and was dropped. Every confirmed round is still there.
pad-nothing-begun = Canceled. Nothing changed.
pad-is-saved = The score pad is saved in { LONG($file) }.
pad-begun-round-lost = It does not include the unfinished round.
pad-over-what-now = The match is over. Type sheet, undo, correct, print FILE or quit.
pad-round-number = Round { $number }.
pad-deals = { $name } deals.
pad-whose-hand = { $name }?
pad-round-saved = Round { $number } is saved.
pad-round-corrected = Round { $number } is corrected.
pad-round-taken-back = Round { $number } is undone.
pad-correction-taken-back = The correction of round { $number } is undone.
pad-hand-taken-back = { $name }'s hand is removed.
pad-correcting = Type the hands of round { $number } again, or undo to keep the round unchanged:
pad-drawn-hands-asked = No one went out, and at this table the hands in a drawn round count.
pad-page-is-in = The page is in { LONG($file) }.
pad-help-hand = For each player, type what is left in the hand: cards such as { $cards }, or points such as 57. For the player who went out, type out or -. If no one could play, type drawn.
pad-help-cards =
    { $minion ->
        [yes] For a colored card, type the first letter of its color and then a number, S (Skip), R (Reverse) or +2 (Draw Two). For a wild card, type W (Wild), W4 (Wild Draw Four) or M (Mutated Minion).
       *[no] For a colored card, type the first letter of its color and then a number, S (Skip), R (Reverse) or +2 (Draw Two). For a wild card, type W (Wild) or W4 (Wild Draw Four).
    }
pad-help-line = A whole round fits on one line: { WHOLE($example) }
pad-help-undo = undo removes your last entry; correct 2 lets you type round 2 again.
pad-help-others = sheet shows everything so far, print FILE writes a page to print, help shows this, quit leaves. Every complete round is saved at once.

# Words that can be typed; every language accepts the English ones.
pad-word-sheet = sheet, scores
pad-word-undo = undo
pad-word-correct = correct
pad-word-print = print, html, page
pad-word-help = help, ?
pad-word-quit = quit, exit, q
pad-word-drawn = drawn
pad-word-out = out, -
typed-answer-yes = yes, y
typed-answer-no = no, n
yes-or-no = Type { $yes } or { $no }.

## Errors

pad-shown-as-it-is = --html and --json show the pad in --file unchanged; leave out options that describe another match.
pad-needs-names = An empty pad needs names; add --players Ann,Bob,Cid.
pad-is-there = There is already a score pad in { LONG($file) }; use --file alone to resume it, or add --new.
pad-is-over = The match is over, so there is no next round; undo a round, or start another pad.
pad-no-such-round =
    { $rounds ->
        [0] There is no round { $number } to correct; none has been played yet.
        [one] There is no round { $number } to correct; only round 1 has been played.
       *[other] There is no round { $number } to correct; rounds 1 to { $rounds } have been played.
    }
pad-correct-which = Which round? Type correct 2, for example.
pad-correction-breaks = Round { $number } is unchanged, because the correction would make round { $later } impossible: { $why }
pad-nothing-to-undo = There is nothing to undo; the pad is empty.
pad-wrong-players = The players of this round are wrong; they should be { LIST($names) }, in that order.
pad-wrong-dealer =
    { $name ->
        [0] The wrong player deals this round.
       *[other] The wrong player deals this round; { $name } should.
    }
pad-same-name = Two players are called { $name }; give everyone a different name.
pad-cards-of-all = The round has { $hands } hands; give the cards of all of them, or of none.
pad-winner-not-seated = The player who went out must be in the round.
pad-winner-with-cards = The player who went out has no cards left; give cards for the others only.
not-a-hand = '{ $text }' is not a hand; type cards such as { $cards }, points such as 57, or out.
pad-too-many-cards = The deck has { $cards } cards, and one of them is on the table, so the hands cannot have this many left.
pad-hand-is-worth = The hand { $cards } scores { $right } points, not { $points }.
pad-too-many-of =
    { $there ->
        [0] The deck has no { $card }; count again.
       *[other] The deck has only { $there } of { $card }, so { $left } cannot be left; count again.
    }
pad-hand-cannot-be = No hand can score { $points } points with this deck; count again.
pad-hands-cannot-be = { $hands } hands cannot score { $points } points together with this deck; count again.
pad-no-such-player = There is no player '{ $name }'; the players are { LIST($players) }.
pad-two-hands = { $name } has two hands on this line; give only one.
pad-not-a-players-hand = '{ $text }' is not a player's hand; write a name, a colon and the hand, such as { WHOLE($example) }.
pad-not-in-round = { $name } is not in this round; leave that hand out.
pad-two-went-out = { LIST($names) } cannot both have gone out; the round ends with the first.
pad-nobody-went-out = A player must have gone out; write out for that hand, or drawn if no one could play.
pad-drawn-hands-count = At this table the hands of a drawn round count; write drawn, and then { $name }'s hand and all the others.
pad-hands-missing =
    { $count ->
        [one] { LIST($names) }'s hand is missing; write everyone's, such as { WHOLE($example) }.
       *[other] The hands of { LIST($names) } are missing; write everyone's, such as { WHOLE($example) }.
    }
pad-out-in-drawn-round = No one goes out in a drawn round; remove the word drawn, or write what is left in every hand.
pad-drawn-so-nobody-out = The round was a draw, so no one went out; type what is left in the hand.
pad-only-one-goes-out = Only one player goes out; type undo to change an earlier entry.
pad-type-round-again = { $refusal } Type the round again.
pad-print-where = Missing file name; type print evening.html, for example.
pad-not-a-round = '{ $text }' is not the next round; write '{ $expected }, dealer NAME, …' with the hand of every player.
pad-over-before = The match was over before this round; remove the line.

## On the command line

usage-pad-players = names in seat order: Ann,Bob,Cid
usage-pad-file = score pad file
usage-pad-new = start another pad; the old one is kept as FILE.old
usage-pad-html = write the pad as a page to print, and exit
usage-pad-json = print the pad as JSON, and exit
