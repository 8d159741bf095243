# The game at the prompt: greeting, setup, answers to questions, help. $reader is as in events.ftl.

## Start and end

# $options: number of options.
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
how-to-play = Type help for the commands, hint for advice, and quit to leave; every move is saved.
how-to-practice = Before you begin, you can practice flips: type practice -5 60 for an aim of -5 and a power of 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = The expert is loading.
saved-round = This is round { $round } of your saved match.
match-is-saved = The match is saved; run play again to resume it.
transcript-is-in = The transcript is in { LONG($file) }.
nothing-begun = Canceled. Nothing changed.
half-line-dropped = The last line of the saved match was incomplete and was dropped; all confirmed moves are still there.
going-on = Resuming the saved match in { LONG($file) }; use --new to start another.
saved-match-found = There is a saved match: { $edition }, round { $round }, with { LIST($bots) }.
want-to-go-on = Resume it? Type yes or no.

## Matches that cannot start

resume-as-it-is = --resume continues the saved match unchanged; leave out --edition, --players, --option and similar options.
nothing-to-resume = There is no saved match in { LONG($file) }; leave out --resume to start one.
match-to-resume-over = The match in { LONG($file) } is over; leave out --resume to start another.
resume-or-new = There is a saved match in { LONG($file) }; add --resume to continue it, or --new to start another.
saved-match-damaged = { LONG($file) }, { $refusal } To start another match, add --new; this file will be kept.
saved-bots = The bots of the saved match are { LIST($bots) }; leave out --bots.
saved-bot-cannot-play = { LONG($file) } names a bot that cannot play: { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots names { $bots } bots for one seat; name one for each seat, or one for all.
       *[other] --bots names { $bots } bots for { $seats } seats; name one for each seat, or one for all.
    }
strange-bot = The saved match has a bot that is not part of Wildfour, { LONG($bot) }; to run it, add --resume --bots '{ LONG($bots) }'.
bot-failed = The bot that plays for { $name } failed in round { $round } ({ $what }); the match is saved up to that point.

## Typed text

not-understood =
    { $guess ->
        [0] Unknown move or command '{ $text }'; type moves to see your moves, or help.
       *[other] Unknown move or command '{ $text }'. Did you mean { $guess }?
    }
not-done = Not done: { LIST($moves) }.
wild-needs-color = { $card } needs a color: type { $card } { $color }, for example.
which-of-the-cards = Which color? Type { TYPED($card) }, for example.
needs-player = Which player? Type { $move }, for example.
needs-card = Which card? Type { $move }, for example.
no-such-launch = The aim must be a number from -{ $aim } to { $aim }, and the power a number from 0 to { $power }; type practice -5 60, for example.
no-launcher-here = This edition has no launcher; only launcher-2009 has one.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] The figure landed { $along }% too short
       *[far] The figure landed { $along }% too far
    } and { $side ->
        [left] { $aside }% too far left
       *[right] { $aside }% too far right
    }; a hit lands at most { $pad }% from the center.
no-such-player =
    { $guess ->
        [0] There is no player '{ $name }'; the players are { LIST($known) }.
       *[other] There is no player '{ $name }'. Did you mean { $guess }?
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
                [yes] . It is their turn.
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
no-moves-now = You have no moves right now.
option-here = { $name }: { $changed }
no-options-here = There are no changes from { $edition }.
no-refusal-yet = None of your moves has been rejected yet. For a rule, type its id: rules C1, for example.
clause-here = { $name }: { $clause }

## Help

help-cards = The first letter of the color and a number, S (Skip), R (Reverse) or +2 (Draw Two): { $color }7, gS, yR, b+2. Words work, too: blue 7, green skip.
    .title = Cards
help-wild-cards = W (Wild) and W4 (Wild Draw Four), with the color you choose: W g, W4 blue.
    .title = Wild cards
help-minions = M (Mutated Minion), with the color you choose: M b.
    .title = Mutated Minions
help-moves = draw, keep, accept, challenge, pass. First letters are enough: d for draw, k for keep.
    .title = Moves
help-calling = Call UNO when you play your second-to-last card: { $color }7 uno! If you forget, other players can catch you at once; otherwise you can still type uno! before the next player begins. If another player forgets, you are asked: type catch { $name }, or press Enter to skip.
    .title = UNO
help-flips = flip { $name } aims at that player's crash-pad; decline skips the flip. After a hit, give { $color }7. To aim yourself, add the aim (below 0: left) and the power: flip { $name } -5 60. To try this out without a flip: practice -5 60.
    .title = Flips
help-swaps = After you play a 7, type swap { $name }.
    .title = Swaps
help-jumps = If you hold a card identical to the top card, you are asked: type it, or press Enter to skip.
    .title = Jumping in
help-referees = object claims that the last card was illegal; accuse { $name } claims that a player suggested a play.
    .title = Referees
help-questions = hand, table, moves, scores, options, rules (why your last move was rejected), rules E2 (any rule), help.
    .title = Questions
help-advice = hint shows what the expert would do, and why. It sees only what you see.
    .title = Advice
help-leaving = quit. The match is saved, and you can resume it later.
    .title = Leaving

## A narrated transcript

story-title =
    { $rounds ->
        [one] A match under { $edition } rules, one round, recorded by { $program }.
       *[other] A match under { $edition } rules, { $rounds } rounds, recorded by { $program }.
    }
story-options = Options: { LIST($options) }.
story-players = At the table, clockwise: { LIST($players) }.
match-was-left = The match was abandoned here.
no-such-reader = There is no seat '{ $name }' in this match; choose { LIST($known) }, or spectator.
