# The arena: errors, output, and help. $unit: rounds or matches.

## Errors

arena-needs-bots = An arena needs at least two bots; name them, for example: python3 run.py arena casual novice.
bot-named-twice = The bot { $bot } is named twice; name each bot once, or seat it with --table.
bots-or-tables = Name the bots, or give --table once for each table, but not both.
table-of-bots = There are { $bots } bots ({ LIST($names) }) for a table of { $players } players; name one for each seat.
arena-rounds-range = The number of rounds cannot be { $rounds }; choose 1 to { $most }.
arena-matches-range = The number of matches cannot be { $matches }; choose 1 to { $most }.
arena-plays-matches = --rounds counts single rounds, but --format, --target, and --matches play whole matches; use --matches 100, for example.
workers-range = --workers takes a number from 1 to { $most }, not { $workers }.
worker-died = A worker process ended unexpectedly; try again with --workers 1 to see why.
picture-ending = The picture cannot be written to { LONG($file) }; the file name must end in .png, .svg or .pdf.
picture-needs-matplotlib = A picture needs the matplotlib package, which { LONG($python) } does not have; run the command with python3 run.py, which installs it.
picture-of-pairings = The picture compares two bots at a time, so each table must have exactly two different bots.
record-is-something-else = { LONG($file) } is not an arena record; choose another file.
record-damaged = { LONG($file) } is damaged at line { $line }; remove the line, or choose another file.
record-of-another = { LONG($file) } belongs to a different arena run: its { $name } is { LONG($was) }, not { LONG($now) }; use the same settings, or choose another file.

## Output

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
arena-partial = The run is incomplete.
arena-fairness =
    { $unit ->
        [matches] Every match was played from every seat, and rounds with the same number had the same deal at all tables. Ranges and ± are 95% intervals.
       *[rounds] Every deal was played from every seat, and all tables had the same deals. Ranges and ± are 95% intervals.
    }
matrix-heads-up =
    { $unit ->
        [matches] Matches won (%) by the bot on the left against the bot above; an equal share is { $equal }
       *[rounds] Rounds won (%) by the bot on the left against the bot above; an equal share is { $equal }
    }
matrix-one-among =
    { $unit ->
        [matches] Matches won (%) by the bot on the left in one seat, with the bot above in all the others; an equal share is { $equal }
       *[rounds] Rounds won (%) by the bot on the left in one seat, with the bot above in all the others; an equal share is { $equal }
    }
matrix-side-among =
    { $unit ->
        [matches] Matches won (%) by the bot on the left as one pair of partners, with the bot above in all other seats; an equal share is { $equal }
       *[rounds] Rounds won (%) by the bot on the left as one pair of partners, with the bot above in all other seats; an equal share is { $equal }
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
ratings-title = openskill ratings (Plackett-Luce), ± two sigma:
ratings-missing = Ratings need the openskill package, which { LONG($python) } does not have.
picture-foot =
    { $unit ->
        [matches] { $played } matches at each table, seed { $seed }; every match was played from every seat.
       *[rounds] { $played } rounds at each table, seed { $seed }; every deal was played from every seat.
    }
picture-legend = Small print: 95% intervals. Gray: more than an equal share. Bold: the interval excludes the equal share.
ratings-axis = rating (openskill), ± two sigma
failed-where = The bot failed in deal { $deal } with seed { $seed }, played by { LIST($bots) }, in seat order.
failed-view = The bot's view, with seats numbered from 0: { WHOLE($view) }
failed-end = The arena stopped, because a failed bot is not replaced.
arena-stopped = Stopped; the numbers cover everything played so far.
arena-continue = To resume, run the same command with --resume { LONG($file) }.

## Help

help-arena = measure which bots are better by playing them against each other
arena-bots = two or more bots, each of which plays against every other: { LIST($levels, last: "or") }, or your own, such as mybot:choose; a bot can have settings: "expert budget=20ms"
arena-table = instead of a list of bots, one bot for each seat, such as skilled,random,random,random; repeatable
arena-players = players at a table (default: 2)
arena-rounds = rounds at each table (default: { $rounds })
arena-matches = play whole matches, this many at each table (default: { $matches })
arena-format = play whole matches in this format (default: points-race)
arena-target = points that end a match (default: 500)
arena-option = change a rule; repeatable
arena-edition = rulebook (default: classic-2003)
arena-seed = random seed (default: 0)
arena-workers = worker processes (default: one for each core)
arena-resume = save progress in this file, and resume from it
arena-json = write JSON to a file, or print it instead of text
arena-picture = draw the matrix as .png, .svg or .pdf
