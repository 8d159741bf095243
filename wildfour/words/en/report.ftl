# Simulation reports: page, tables, and figures. $unit: rounds or matches.

## The page

report-title =
    { $count ->
        [one] Simulation: { WHOLE($run) }
       *[other] { $count } simulations compared
    }
report-title-players = Simulation: { LIST($players) } players
report-title-runs = Simulation: { LIST($runs) }
report-about = { $rounds } rounds and { $moves } moves, played move by move according to the rules.
report-all-runs = All runs: { WHOLE($common) }.
report-stopped =
    { $count ->
        [0] The simulation was stopped early; the numbers cover only what was played until then.
        [one] Run { LIST($runs) } was stopped early; its numbers cover only what was played until then.
       *[other] Runs { LIST($runs) } were stopped early; their numbers cover only what was played until then.
    }
report-in-short = Summary
report-requests = Runs
report-key-numbers = Key numbers
report-figures = Figures
report-figure = Figure { $number }
report-not-drawn = Not drawn:
report-method = Method
report-repeat = Reproducing this report
report-data = All the numbers

## Summary

short-length = A round takes { $turns } turns on average.
short-length-spread = A round takes { $turns } turns on average; half of the rounds take { $p25 } to { $p75 }.
short-match = A match takes { $rounds } rounds on average.
short-points = A round scores { $points } points on average.
short-nobody-apart =
    { $unit ->
        [matches] No player differs measurably from an equal share of { $equal }: every interval contains it.
       *[rounds] No seat differs measurably from an equal share of { $equal }: every interval contains it.
    }
short-one-apart =
    { $unit ->
        [matches] Player { $place } wins { $share } of the matches; an equal share is { $equal }.
       *[rounds] Seat { $place } wins { $share } of the rounds; an equal share is { $equal }.
    }
short-two-apart =
    { $unit ->
        [matches] Player { $place } wins { $share } of the matches and player { $last } only { $least }; an equal share is { $equal }.
       *[rounds] Seat { $place } wins { $share } of the rounds and seat { $last } only { $least }; an equal share is { $equal }.
    }
short-more-runs = The other { $runs } runs are in the tables below.

## Runs

asked-edition = Edition
asked-players = Players
asked-options = Options
asked-policies = Policies
asked-format = Format
asked-seed = Seed
asked-matches = Matches
asked-rounds = Rounds
asked-moves = Moves
asked-time = Time
asked-time-on = { $time } on { $backend }
asked-speed = { $speed } rounds/s
asked-of = of { $asked }
asked-caption = The simulated runs, and their speed.
value = Value

## Key numbers

key-turns-mean = Turns per round, mean
key-turns-median = Turns per round, median
key-points-mean = Points per round, mean
key-match-mean = Rounds per match, mean
key-match-median = Rounds per match, median
key-first-won =
    { $unit ->
        [matches] Matches won by player 1
       *[rounds] Rounds won by seat 1
    }
key-last-won =
    { $unit ->
        [matches] Matches won by the last player
       *[rounds] Rounds won by the dealer
    }
key-equal-share = Equal share
key-moves = Moves per round
key-reshuffles = Reshuffles per round
key-calls = Calls per round
key-catches = Catches per round
key-challenges = Challenges per round
key-success = Challenges that caught a bluff
key-jump-ins = Jump-ins per round
key-wrong-cards = Illegal cards per round
key-noticed = Illegal cards taken back
key-false-objections = Objections to legal cards per round
key-drawn = Drawn rounds
key-unfinished-rounds = Unfinished rounds
key-unfinished-matches = Unfinished matches
key-none = none
key-caption =
    { $unit ->
        [matches] Means with their standard errors in parentheses; in small print, 95% intervals. Below a median: the middle half of the rounds or matches.
       *[rounds] Means with their standard errors in parentheses; in small print, 95% intervals. Below a median: the middle half of the rounds.
    }

difference-turns = Turns per round
difference-points = Points per round
difference-match = Rounds per match
difference-won =
    { $unit ->
        [matches] Matches won by player 1, in percentage points
       *[rounds] Rounds won by seat 1, in percentage points
    }
difference-caption =
    { $unit ->
        [matches] Differences between two runs, from matches with the same number, with standard errors in parentheses; in small print, 95% intervals.
       *[rounds] Differences between two runs, from rounds with the same number, with standard errors in parentheses; in small print, 95% intervals.
    }
difference-same = { WHOLE($run) }: every round ended exactly as in { $other }.

## Method

method-rules = Rules: every round is dealt and played move by move according to the rules of its edition and options. These are the rules that Wildfour tables use, in compiled form; nothing is simplified.
method-chance = Chance: Philox4x32-10, a counter-based generator (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3. SC '11), keyed by the seed and by the number of the round or match. Numbers below n are exactly uniform (Lemire's multiplication with rejection).
method-order = Order: all counts are whole numbers, and their sums do not depend on the order of the work. So the results are the same on any number of threads and computers.
method-turns = Turns: drawing a card and playing it counts as one turn, and so does a jump-in. A missed turn does not count.
method-seats =
    { $unit ->
        [matches] Players are numbered from 1 in seat order. The deal rotates, so a player's number does not determine who begins. Points are the ones that the format awards. Shares cover all matches; means cover all rounds.
       *[rounds] Seats are numbered from 1, beginning at the dealer's left. Seat 1 begins unless the start card changes that; the last seat deals. Shares and means cover all rounds, including drawn ones.
    }
method-policy = Policy { WHOLE($policy) }: { WHOLE($described) }
method-stacking = Stacking: a player who can stack a draw card always does, choosing the first legal card.
method-jump-in = Jumping in: among the players who hold a card identical to the top card, the first to the left of the current player may jump in, and does so with the probability that the policy sets.
method-referees = Illegal cards: where the players are the referees, a player who plays an illegal card chooses one that is visibly illegal. The others check it in turn, from the left, until one objects or all overlook it. The policies never suggest a play, so no player is accused.
method-launcher = Launcher: every policy except skilled flips whenever possible, at a uniformly chosen opponent, and gives a uniformly chosen card. A flip hits with probability 0.5 unless the option hit-rate changes it.
method-errors =
    { $unit ->
        [matches] Errors: the matches of one run are independent. The standard error of a mean is the standard deviation divided by the square root of the sample size; errors of means per round treat all rounds as independent, though points decide when a match ends. Intervals of means are the mean ± 1.96 standard errors; those of shares are Wilson's. Each is a 95% interval by itself: expect one in twenty to miss the true value. They measure sampling error only, not how closely the policies resemble people.
       *[rounds] Errors: the rounds of one run are independent. The standard error of a mean is the standard deviation divided by the square root of the sample size. Intervals of means are the mean ± 1.96 standard errors; those of shares are Wilson's. Each is a 95% interval by itself: expect one in twenty to miss the true value. They measure sampling error only, not how closely the policies resemble people.
    }
method-differences = Differences: runs with the same seed use the same random numbers. Rounds with the same number, the same number of players, and the same deck begin with the same deal, so the runs are not independent, and much of the luck of the deals cancels out. Rounds or matches are grouped by number into { $blocks } blocks; the variation of the difference between blocks gives its standard error and its interval (Student's t).
method-hands = Hand sizes come from every { $sampled }th round, by number.
repeat-command = Version: wildfour { LIST($versions) }. Seed: { LIST($seeds) }. The command above, run again with this version, gives the same numbers; only the times differ.
repeat-figures = The figures are part of this page; they are also in its folder, as PNG and SVG files.

## Policies

plays-random = Plays a uniformly random card that is legal under the rulebook, draws only if it has none, plays the drawn card if possible, and chooses colors uniformly.
plays-greedy = Plays the highest-scoring card that is legal under the rulebook, ties broken at random; otherwise like random.
plays-sparing = Plays a wild card only if no other card is playable, and chooses the color it holds the most of; otherwise like random.
plays-color = Plays a card of the color it holds the most of, a wild card only if no other card is playable, and chooses that color; otherwise like random.
plays-careless = Chooses cards like random, but forgets to call UNO, overlooks mistakes, and makes mistakes.
plays-skilled = Scores every playable card based on its seat's hand and on what the seat knows about the other hands, bluffs and challenges when the odds are good, and plays with its partner.
plays-network = Plays the move that a trained network rates highest from the seat's view, bluffs and challenges as the network chooses, and plays with its partner.
habit-bluff = It bluffs with a Wild Draw Four with probability { $rate }.
habit-challenge = It challenges a Wild Draw Four with probability { $rate }.
habit-forget = It forgets to call UNO with probability { $rate }.
habit-overlook = It overlooks a mistake with probability { $rate }.
habit-jump = It jumps in with probability { $rate }.
habit-slip = It plays an illegal card with probability { $rate }.
habit-doubt = It objects to a legal card with probability { $rate }.
never-bluff = It never bluffs.
never-challenge = It never challenges.
never-forget = It always calls.
never-overlook = It always catches a player who forgot to call, and objects to every illegal card.
never-jump = It never jumps in.
never-slip = It never plays an illegal card.
never-doubt = It never objects to a legal card.

## All the numbers

data-policy = Policy
data-won =
    { $unit ->
        [matches] Matches won
       *[rounds] Rounds won
    }
data-points = Points per round
data-place =
    { $unit ->
        [matches] Player { $place }
       *[rounds] Seat { $place }
    }
data-seats-caption =
    { $unit ->
        [matches] By player, in seat order (the deal rotates). Wins are a percentage of all matches; in small print, 95% intervals.
       *[rounds] By seat, beginning at the dealer's left (the last is the dealer). Wins are a percentage of all rounds; in small print, 95% intervals.
    }
data-quantiles-caption = Quantiles of turns per round: at least this percentage of rounds take no more than this number of turns.
data-longest = Longest
data-turns = Turns
data-cards-caption = Cards played per round, by face.
data-starts-caption = Start cards: share of rounds, by face.
data-events-caption = Events per round.
data-never = Never: { LIST($events) }.
data-clauses-caption = Clauses per round.
face-skip = Skip
face-reverse = Reverse
face-draw-two = Draw Two
face-wild = Wild
face-wild-draw-four = Wild Draw Four
face-mutated-minion = Mutated Minion

## Events

happened-drew-for-deal = card drawn for the deal
happened-deals = dealer determined
happened-dealt = card dealt
happened-turned-up = start card turned up
happened-put-back = start card Wild Draw Four put back
happened-named-color = color chosen
happened-played = card played
happened-drew = card drawn
happened-kept = drawn card kept
happened-passed = passed, with nothing to draw
happened-missed-turn = turn missed
happened-reversed = direction reversed
happened-reshuffled = discard pile reshuffled
happened-accepted = forced draw accepted
happened-challenged = Wild Draw Four challenged
happened-showed-hand = hand shown to a challenger
happened-guilty = challenge: bluff caught
happened-innocent = challenge: no bluff
happened-called = UNO called
happened-caught = caught without calling UNO
happened-false-call = unnecessary call
happened-false-catch = catch with nothing to catch
happened-objected = objection
happened-false-objection = objection to a legal card
happened-took-back = illegal card taken back
happened-accused = accused of suggesting a play
happened-suggested = found to have suggested a play
happened-flipped = launcher flipped
happened-hit = flip hit
happened-missed = flip missed
happened-declined = flip declined
happened-gave = card given after a hit
happened-swapped = hands swapped
happened-passed-hands = hands passed along
happened-went-out = a player went out
happened-round-drawn = round drawn

## Clauses

counted-b5 = Draw Two start cards
counted-b6 = Reverse start cards
counted-b7 = Skip start cards
counted-b8 = Wild start cards
counted-b9 = Wild Draw Fours turned up and put back
counted-b10 = Mutated Minion start cards
counted-c6 = reshuffles
counted-d1 = Draw Twos played
counted-d2 = Reverses played
counted-d3 = Skips played
counted-d4 = Wilds played
counted-d5 = Wild Draw Fours played
counted-d8 = challenges
counted-d9 = challenges that caught a bluff
counted-d10 = challenges of a legal Wild Draw Four
counted-d11 = Mutated Minions played
counted-e1 = calls
counted-e2 = players caught without calling UNO
counted-e6 = rounds with a winner
counted-g2 = illegal cards taken back
counted-g3 = illegal cards that no one noticed
counted-h1 = Reverses played, with two players
counted-h2 = Skips played, with two players
counted-i1 = flips
counted-i2 = cards given after a hit
counted-r7 = rounds drawn because no one could play or draw
counted-r11 = Reverses played, with two players
counted-r20 = objections
counted-r25 = flips that missed
counted-seven-zero = hands swapped or passed along
counted-jump-in = cards played out of turn

## Figures

figure-n =
    { $unit ->
        [matches] n = { $size } matches
       *[rounds] n = { $size } rounds
    }
figure-n-each =
    { $unit ->
        [matches] n = { $size } matches in each run
       *[rounds] n = { $size } rounds in each run
    }
figure-means = Mean (standard error): { WHOLE($means) }
figure-no-intervals = no intervals
figure-runs = runs { $first } to { $last }
figure-all = all
figure-alt = { WHOLE($title) }. { WHOLE($runs) }.

spread-title-turns = Turns per round
spread-axis-turns = turns in a round
spread-share-turns =
    { $width ->
        [1] rounds (%)
       *[other] rounds (% per { $width } turns)
    }
spread-caption-turns = Above: the share of rounds by number of turns. Drawing a card and playing it counts as one turn; a missed turn does not count. Below: the middle 90% of the rounds (line), the middle half (bar) and the median (marker), with the values at 5%, 50% and 95%. This is the distribution of the rounds, not a confidence interval.
spread-title-points = Points per round
spread-axis-points = points won in a round
spread-share-points =
    { $width ->
        [1] rounds (%)
       *[other] rounds (% per { $width } points)
    }
spread-caption-points = The share of won rounds by the winner's points.
spread-title-lengths = Rounds per match
spread-axis-lengths = rounds in a match
spread-share-lengths =
    { $width ->
        [1] matches (%)
       *[other] matches (% per { $width } rounds)
    }
spread-caption-lengths = Above: the share of matches by number of rounds. Below: the middle 90% of the matches (line), the middle half (bar) and the median (marker), with the values at 5%, 50% and 95%. This is the distribution of the matches, not a confidence interval.
figure-empty = { WHOLE($title) }: nothing to show, because nothing was counted.
figure-cut-off =
    { $unit ->
        [matches] At most { $share } of the matches lie beyond the right end of the axis.
        [won] At most { $share } of the won rounds lie beyond the right end of the axis.
       *[rounds] At most { $share } of the rounds lie beyond the right end of the axis.
    }

seats-title-win-share =
    { $unit ->
        [matches] Matches won, by player
       *[rounds] Rounds won, by seat
    }
seats-axis-win-share =
    { $unit ->
        [matches] matches won (%)
       *[rounds] rounds won (%)
    }
seats-caption-win-share =
    { $unit ->
        [matches] The share of matches that each player wins. The dashed line is the equal share; it is omitted if the runs in a panel have different equal shares.
       *[rounds] The share of rounds that each seat wins. The dashed line is the equal share; it is omitted if the runs in a panel have different equal shares.
    } { figure-bars } All panels use the same scale, each centered on its own equal share. The intervals of one run are not independent: one seat's win is a loss for the others.
seats-title-points-by-seat =
    { $unit ->
        [matches] Points per round, by player
       *[rounds] Points per round, by seat
    }
seats-caption-points-by-seat =
    { $unit ->
        [matches] The mean number of points that each player scores in a round; rounds without points count as zero. In a panel with a single run, the dashed line is the mean of all players.
       *[rounds] The mean number of points that each seat scores in a round; rounds without points count as zero. In a panel with a single run, the dashed line is the mean of all seats.
    } { figure-bars } All panels use the same scale.
seats-axis-points-by-seat = points per round
figure-bars = Each marker is an estimate, and its bar is a 95% interval: intervals computed this way contain the true value in 95 of 100 simulations. If no bar is visible, it is smaller than its marker.
figure-wilson = Bars: 95% intervals (Wilson)
figure-normal = Bars: 95% intervals (normal approximation)
seats-axis =
    { $unit ->
        [matches] player, in seat order (the deal rotates)
       *[rounds] seat, beginning at the dealer's left (the last is the dealer)
    }

hands-title = Cards in hand, by turn
hands-foot =
    n = { WHOLE($sizes) } { $each ->
        [yes] rounds in each run; no intervals
       *[other] rounds; no intervals
    }
hands-caption = Above: the mean number of cards in the current player's hand, before the move. Below: the share of rounds still in progress. Both cover the first { $longest } turns of every { $sampled }th round; turns reached by fewer than { $least } of these rounds are omitted. Later means come from long rounds only, so the curves do not follow one typical round. There are no intervals, because the spread of hand sizes is not recorded.
hands-too-few = Cards in hand: sizes come from every { $sampled }th round, and there are too few such rounds for a mean of { $least } hands.
hands-axis = cards in hand (mean)
hands-going-axis = rounds in progress (%)
hands-turn-axis = turn of the round

events-title = Events per round
events-caption = How often each event happens in a round, on a logarithmic axis: each grid line is ten times the one before. Events that never happened are omitted, and so are those that every deal includes. No confidence intervals are shown, because events in the same round are not independent and only totals are recorded. All the numbers are in the tables below.
cards-title = Cards played per round, by face
cards-caption = The number of cards of each face played in a round, without the start card, on an axis from zero. The deck has half as many zeros as cards of any other number. There are no intervals, as in the figure above.
rates-axis-logarithmic = times per round (logarithmic axis)
rates-axis-linear = times per round (linear axis)
rates-column = per round

challenges-title = Wild Draw Four challenges: number and outcome
challenges-foot = n = { WHOLE($sizes) } challenges. Bars on the right: 95% intervals
challenges-caption = Left: challenges in 100 rounds, by outcome. Right: the share of challenges that caught a bluff, with its 95% interval (Wilson), which treats challenges in the same round as independent. If no bar is visible, it is smaller than its marker.
challenges-none = Challenges: none, because the policies in these runs never challenge or never had a reason to.
challenges-axis = challenges per 100 rounds
challenges-success-axis = challenges that caught a bluff (%)
challenges-guilty = bluff caught
challenges-innocent = no bluff

## Files

report-of-nothing = There is nothing to report; give at least one simulation summary.
report-of-both = A report covers rounds or matches, not both; make one for each.
report-is-something-else = { LONG($file) } already exists and is not a simulation report; choose another folder.
report-needs-matplotlib = A report needs the matplotlib package, which { LONG($python) } does not have; run the command with python3 run.py, which installs it.
