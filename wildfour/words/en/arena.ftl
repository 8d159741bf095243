# The arena: what is refused, what it prints, and its help. $unit: rounds or matches.

## What is refused

arena-needs-bots = An arena needs at least two bots; name them, such as: python3 run.py arena casual novice.
bot-named-twice = The bot { $bot } is named twice; name each bot once, or seat it with --table.
bots-or-tables = Name the bots that are to meet, or give --table for each table, but not both.
table-of-bots = There are { $bots } bots ({ LIST($names) }) for a table of { $players } players; name one for each seat.
arena-rounds-range = { $rounds } rounds cannot be played; ask for 1 to { $most }.
arena-matches-range = { $matches } matches cannot be played; ask for 1 to { $most }.
arena-plays-matches = --rounds is for single rounds; with --format, --target or --matches whole matches are played, so say --matches 100, for example, instead.
workers-range = --workers takes a number from 1 to { $most }, not { $workers }.
worker-died = A worker process ended unexpectedly; try again with --workers 1 to see why.
picture-ending = { LONG($file) } cannot be drawn; its name must end in .png, .svg or .pdf.
picture-needs-matplotlib = A picture needs the package matplotlib, which { LONG($python) } does not have; start the command with python3 run.py, which sets it up.
picture-of-pairings = The picture compares two bots at a time, so there must be exactly two different bots at each table.
record-is-something-else = { LONG($file) } is not the record of an arena; choose another file.
record-damaged = { LONG($file) } is damaged in line { $line }; remove the line, or choose another file.
record-of-another = { LONG($file) } is the record of another arena: its { $name } is { LONG($was) }, not { LONG($now) }; go on with the same settings, or choose another file.

## What it prints

arena-for-going-out = playing to go out
arena-for-matches = playing whole matches of { $format }
arena-amount =
    { $unit ->
        [matches] { $matches ->
            [one] { $matches } match
           *[other] { $matches } matches
        } with { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }
       *[rounds] { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }
    } at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in { $time }.
arena-partial = Not everything that was asked for was played.
arena-fairness =
    { $unit ->
        [matches] Every match was played from every seat, and at all tables rounds of the same number had the same deal. Ranges and ± are 95% intervals.
       *[rounds] Every deal was played from every seat, and all tables had the same deals. Ranges and ± are 95% intervals.
    }
matrix-heads-up =
    { $unit ->
        [matches] Matches won (%) by the bot on the left against the bot above; an equal share is { $equal }
       *[rounds] Rounds won (%) by the bot on the left against the bot above; an equal share is { $equal }
    }
matrix-one-among =
    { $unit ->
        [matches] Matches won (%) by one bot on the left when all the others at the table are the bot above; an equal share is { $equal }
       *[rounds] Rounds won (%) by one bot on the left when all the others at the table are the bot above; an equal share is { $equal }
    }
matrix-side-among =
    { $unit ->
        [matches] Matches won (%) by one pair of the bot on the left when all the others at the table are the bot above; an equal share is { $equal }
       *[rounds] Rounds won (%) by one pair of the bot on the left when all the others at the table are the bot above; an equal share is { $equal }
    }
arena-column-table = table
arena-column-played =
    { $unit ->
        [matches] matches
       *[rounds] rounds
    }
arena-column-undecided =
    { $unit ->
        [matches] unfinished
       *[rounds] drawn
    }
arena-column-bot = bot
arena-column-won = won (%)
arena-column-equal = equal share (%)
arena-column-points =
    { $unit ->
        [matches] points per match
       *[rounds] points per round
    }
bot-in-seats = { $bot } ({ $seats } seats)
ratings-title = Ratings by openskill (Plackett-Luce), ± two sigma:
ratings-missing = There are no ratings: they need the package openskill, which { LONG($python) } does not have.
picture-foot =
    { $unit ->
        [matches] { $played } matches at each table, seed { $seed }; every match was played from every seat.
       *[rounds] { $played } rounds at each table, seed { $seed }; every deal was played from every seat.
    }
picture-legend = In small print: 95% intervals. Gray: more than an equal share. Bold: the interval does not contain it.
ratings-axis = rating (openskill), ± two sigma
failed-where = It happened in deal { $deal } of seed { $seed }, with { LIST($bots) } at the table, in the order of the seats.
failed-view = What the bot saw, with seats counted from 0: { WHOLE($view) }
failed-end = Nothing took its place, and the arena was stopped.
arena-stopped = Stopped; the numbers cover what was done until then.
arena-continue = To go on, give the same command again, with --resume { LONG($file) }.

## Help

help-arena = let bots play against each other, and tell which is better
arena-bots = two or more bots, each of which meets every other: { LIST($levels, last: "or") }, or your own, such as mybot:choose; a bot may have settings: "expert budget=20ms"
arena-table = instead: one bot for each seat, such as skilled,random,random,random; repeat it for more
arena-players = players at a table; 2 unless given
arena-rounds = rounds at each table; { $rounds } unless given
arena-matches = play whole matches, so many at each table; { $matches } unless given
arena-format = play whole matches of this format; points-race unless given
arena-target = the points that end a match; 500 unless given
arena-option = change a rule; repeat it for more
arena-edition = the rulebook
arena-seed = the seed of all chance; 0 unless given
arena-workers = processes; one for each core unless given
arena-resume = keep what is done in this file, and go on from it
arena-json = write JSON to a file, or print it instead of the text
arena-picture = draw the matrix: .png, .svg or .pdf
