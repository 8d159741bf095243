# The game at the prompt: greeting, set-up, answers to questions, help. $reader is as in events.ftl.

## Beginning and leaving

# $options: how many.
greeting =
    Wildfour, { $edition }, { $players } players. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}Options: { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] You are { $name }. { LIST($bots) } is a bot.
       *[other] You are { $name }. { LIST($bots) } are bots.
    }
how-to-play = Type help for what you can type, hint for advice, and quit to leave; every move is saved.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = The expert is getting ready.
saved-round = This is round { $round } of your saved match.
match-is-saved = The match is saved; play again to go on with it.
transcript-is-in = The transcript is in { LONG($file) }.
nothing-begun = Nothing was begun, and nothing was changed.
half-line-dropped = The last line of the saved match was only half written, so it was dropped; all confirmed moves are there.
going-on = Going on with the saved match in { LONG($file) }; with --new you would begin another.
saved-match-found = There is a saved match: { $edition }, round { $round }, with { LIST($bots) }.
want-to-go-on = Do you want to go on with it? Type yes or no.

## What cannot be begun

resume-as-it-is = --resume goes on with the saved match as it is; leave out --edition, --players, --option and the like.
nothing-to-resume = There is no saved match in { LONG($file) }; leave out --resume to begin one.
match-to-resume-over = The match in { LONG($file) } is over; leave out --resume to begin another.
resume-or-new = There is a saved match in { LONG($file) }; say --resume to go on with it, or --new to begin another.
saved-match-damaged = { LONG($file) }, { $refusal } To begin another match say --new; this file is kept then.
saved-bots = The bots of the saved match are { LIST($bots) }; leave out --bots.
saved-bot-cannot-play = { LONG($file) } names a bot that cannot play: { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots names { $bots } bots for one seat; name one for each seat, or one for all.
       *[other] --bots names { $bots } bots for { $seats } seats; name one for each seat, or one for all.
    }
strange-bot = The saved match has a bot that is not Wildfour's, { LONG($bot) }; to let it play, say --resume --bots '{ LONG($bots) }'.
bot-failed = The bot that plays for { $name } failed in round { $round } ({ $what }); the match is saved up to there.

## What is typed

not-understood =
    { $guess ->
        [0] '{ $text }' is no move and no command; type moves to see what you can do, or help.
       *[other] '{ $text }' is no move and no command. Did you mean { $guess }?
    }
not-done = Nothing was done with { LIST($moves) }.
wild-needs-color = { $card } needs a color: type { $card } { $color }, for example.
which-of-the-cards = Of which color? Type { TYPED($card) }, for example.
needs-player = Whom do you mean? Type { $move }, for example.
needs-card = Which card? Type { $move }, for example.
no-such-player =
    { $guess ->
        [0] Nobody here is called '{ $name }'; the players are { LIST($known) }.
       *[other] Nobody here is called '{ $name }'. Did you mean { $guess }?
    }
several-players = There is more than one { $name }; type { LIST($moves, last: "or") }.

## Answers

hand-in-words = You hold { card-count }: { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] You have { card-count }{ $turn ->
                [yes] , and it is your turn.
               *[no] .
            }
       *[nobody] { $name } has { card-count }{ $turn ->
                [yes] {" "}and is on turn.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] Play goes to the left, down this list.
       *[right] Play goes to the right, up this list.
    }
draw-pile = The draw pile has { card-count }.
moves-now = You can type { LIST($moves, last: "or") }.
no-moves-now = There is nothing you can do now.
option-here = { $name }: { $changed }
no-options-here = Everything is as { $edition } has it.
no-refusal-yet = No move of yours has been refused yet. For a rule, type its id: rules C1, for example.
clause-here = { $name }: { $clause }

## Help

help-cards = The first letter of the color and a number, S (Skip), R (Reverse) or +2 (Draw Two): { $color }7, gS, yR, b+2. Words will do, too: blue 7, green skip.
    .title = Cards
help-wild-cards = W (Wild) and W4 (Wild Draw Four), with the color you name: W g, W4 blue.
    .title = Wild cards
help-minions = M (Mutated Minion), with the color you name: M b.
    .title = Minions
help-moves = draw, keep, accept, challenge, pass. The first letters are enough: d for draw, k for keep.
    .title = Moves
help-calling = Call in the same breath as you lay your last card but one: { $color }7 uno! If you forget, others may catch you at once; if they do not, you can still type uno! before the next player begins. If somebody else forgets, you are asked: type catch { $name }, or press Enter to let it go.
    .title = UNO
help-flips = flip { $name } aims at that crash-pad, decline lets it be. After a hit, give { $color }7.
    .title = Flips
help-swaps = After a 7, swap { $name }.
    .title = Swaps
help-jumps = If you hold the very card that lies on top, you are asked: type it, or press Enter to let it go.
    .title = Jumping in
help-referees = object says that the last card was wrong; accuse { $name } says that somebody suggested a play.
    .title = Referees
help-questions = hand, table, moves, scores, options, rules (why your last move was refused), rules E2 (any rule), help.
    .title = Questions
help-advice = hint tells what the expert would do in your place, and why. It sees only what you see.
    .title = Advice
help-leaving = quit. The match is saved, and you can go on with it later.
    .title = Leaving

## A transcript as a story

story-title =
    { $rounds ->
        [one] A match by the rules of { $edition }, one round, written down by { $program }.
       *[other] A match by the rules of { $edition }, { $rounds } rounds, written down by { $program }.
    }
story-options = Options: { LIST($options) }.
story-players = At the table, to the left: { LIST($players) }.
match-was-left = The match was left here.
no-such-reader = There is no seat '{ $name }' in this match; say { LIST($known) }, or spectator.
