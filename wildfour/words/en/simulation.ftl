# Simulations: errors, output, and help. Reports are in report.ftl.

## Errors

no-such-policy =
    There is no policy '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } policies are { LIST($known) }.
policies-of-players = There are { $policies } policies for { $players } players; name one for all, or one for each seat.
policy-takes-no = A policy has no setting '{ $setting }'; its settings are { LIST($rates) }.
thinking-takes-no = The policy { $policy } does not take '{ $setting }': it decides for itself when to bluff and challenge; leave the setting out.
rate-range = '{ $setting }' is not valid; a rate is a number from 0 to 1.
rounds-below-zero = The number of rounds cannot be { $rounds }; choose 0 or more.
rounds-range = The number of rounds cannot be { $rounds }; choose 1 to { $most }.
matches-range = The number of matches cannot be { $matches }; choose 1 to { $most }.
rounds-or-matches = --rounds and --matches cannot be combined; simulate single rounds, or whole matches.
only-for-matches = --format and --target are for matches; add --matches 1000, for example, or leave them out.
not-player-counts = '{ $text }' is not a number of players; write one such as 4, or several such as 2,4,6.
threads-range = --threads takes a number from 1 to { $most }, not { $threads }.
threads-elsewhere = --threads sets the cores of this computer, so it cannot be combined with --on { $backend }; leave one of them out.
compare-changes-nothing = --compare '{ $options }' changes nothing, because those rules already apply; name other options.
run-asked-twice = The same run is requested twice ({ WHOLE($run) }); request it once.
json-and-csv = Only one of --json and --csv can be printed; give the other one a file, such as --csv runs.csv.
no-such-backend = --on takes auto, cpu, cuda, ray or ray:ADDRESS, not '{ $text }'.
matches-elsewhere = Matches are simulated on the cpu, not on { $backend }; leave out --on or --matches.

## Backends

compiling = Compiling the rules for this computer; this takes up to half a minute, and later runs reuse the result.
machine-code-failed = The compiled code for { $engine } failed. This is a bug in Wildfour; please report it.
no-cuda-package = A GPU needs the numba-cuda package, which { LONG($python) } does not have; install it there, or leave out --on cuda.
no-gpu = CUDA found no usable GPU; leave out --on cuda to use the CPU cores.
no-ray = --on ray needs the ray package, which { LONG($python) } does not have; install it there, or leave out --on ray.
ray-not-started = Ray could not be started on this computer ({ LONG($reason) }); leave out --on ray to use the cores.
ray-not-reached = The Ray cluster at '{ $address }' cannot be used ({ LONG($reason) }); check its address.
ray-no-answer = The Ray cluster at '{ $address }' did not respond within { $seconds } seconds; check its address.
ray-needs-token = The Ray cluster at '{ $address }' needs a token; set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
ray-failed = Ray could not play the rounds ({ LONG($reason) }); try again, or leave out --on ray.

## Runs

# $unit: rounds or matches, here and below.
player-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
no-options = no options
policies-named = policy { WHOLE($policies) }
seed-named = seed { $seed }
same-request = the same run again
run-amount =
    { $unit ->
        [matches] { $matches ->
            [one] { $matches } match
           *[other] { $matches } matches
        }, { $rounds } rounds and { $moves } moves
       *[rounds] { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        } and { $moves } moves
    } in { $time } on { $backend }: { $speed } rounds/s
run-stopped = Stopped early: the numbers cover only part of the run.
run-is-the-same = Every round ended exactly as in { $other }, so there is nothing to compare.

## Results

found-turns = Turns per round
found-points = Points per round
found-rounds = Rounds per match
found-calls = Calls
found-catches = Caught without calling UNO
found-challenges = Challenges
found-jump-ins = Jump-ins
found-wrong-cards = Illegal cards
found-false-objections = Objections to legal cards
found-reshuffles = Reshuffles
found-drawn = Drawn rounds
found-unfinished-rounds = Unfinished rounds
found-unfinished-matches = Unfinished matches
found-shared = Shared wins
spread = { $mean } (median { $median }; half are between { $p25 } and { $p75 }, 90% between { $p5 } and { $p95 })
per-round = { $rate } per round
challenges-found = { $rate } per round; { $share } of them caught a bluff
wrong-cards-noticed = { $rate } per round; { $share } of them were taken back
none = none
drawn-why = { $rounds } (no one could play or draw)
unfinished-rounds-why = { $rounds } (no end after { $most } moves)
unfinished-matches-why = { $matches } (no end after { $most } rounds)
shared-why =
    { $matches ->
        [one] { $matches } match with more than one winner
       *[other] { $matches } matches with more than one winner
    }

column-seat =
    { $unit ->
        [matches] Player
       *[rounds] Seat
    }
column-wins = wins
column-round-points = points per round
column-totals = points at the end
left-of-dealer = left of the dealer
dealer = dealer
intervals-explained = ± and the ranges in parentheses are 95% intervals.

## Runs side by side

column-turns = turns per round
column-rounds = rounds per match
column-first-wins =
    { $unit ->
        [matches] player 1 wins
       *[rounds] seat 1 wins
    }
column-first-wins-points =
    { $unit ->
        [matches] player 1 wins (percentage points)
       *[rounds] seat 1 wins (percentage points)
    }
differences =
    { $unit ->
        [matches] Differences between matches with the same number, which begin with the same deal if the deck is the same:
       *[rounds] Differences between rounds with the same number, which begin with the same deal if the deck is the same:
    }
no-difference = none

## The end

written = Written: { LONG($file) }
stopped-after =
    Stopped after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } in { $done } of { $asked ->
        [one] { $asked } run
       *[other] { $asked } runs
    }; the numbers cover only those rounds.
stopped-before = Stopped before the first round.

## Help

help-simulate = play rounds or matches by the million and print statistics
simulate-edition = rulebook, or several: a,b (default: classic-2003)
simulate-players = number of players, or several numbers: 2,4,6 (default: 4)
simulate-option = change a rule in every run; repeatable
simulate-compare = add a run with these options too: stacking=any, or several in quotes; repeatable
simulate-rounds = rounds in each run (default: { $rounds })
simulate-matches = play whole matches instead of single rounds, this many in each run
simulate-format = format of the matches (default: points-race)
simulate-target = points that end a match (default: 500)
simulate-policy = { LIST($policies, last: "or") }; or one for each seat, from the dealer's left: greedy,random,random; a policy can have rates: "greedy bluff=0.2 challenge=0.5"; the rates are { LIST($rates) } (default: random)
simulate-seed = random seed (default: 0)
simulate-threads = cores to use (default: all)
simulate-on = cpu, cuda, ray, ray:ADDRESS, or auto: a GPU for large runs, otherwise the cores (default: auto)
simulate-json = write JSON to a file, or print it instead of text
simulate-csv = write CSV to a file, or print it instead of text
simulate-report = write a report with figures to this folder
