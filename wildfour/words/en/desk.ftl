# The tournament desk: prompt, messages, and help.

## Results of commands

tournament-created = { LONG($file) } is a new tournament.
settings =
    { $kind ->
        [whist] Whist tournament
       *[individual] Individual tournament
    }, { $edition }{ $options ->
        [0] {""}
       *[other] , options: { WHOLE($options) }
    }, seed { $seed }.
# $sittings: the requested number, or 0.
settings-whist =
    { $sittings ->
        [0] { $cycles ->
            [one] Partners change until everyone has partnered everyone else once, for { $rounds ->
                [one] one round each time (H6, R19).
               *[other] { $rounds } rounds each time (H6, R19).
            }
           *[other] Partners change until everyone has partnered everyone else { $cycles } times, for { $rounds ->
                [one] one round each time (H6, R19).
               *[other] { $rounds } rounds each time (H6, R19).
            }
        }
        [one] One sitting with changing partners, { $rounds ->
            [one] one round.
           *[other] { $rounds } rounds.
        }
       *[other] { $sittings } sittings with changing partners, { $rounds ->
            [one] one round each.
           *[other] { $rounds } rounds each.
        }
    }
settings-individual =
    { $sittings ->
        [0] { $games ->
            [one] One game each
           *[other] { $games } games each
        }
        [one] One sitting
       *[other] { $sittings } sittings
    } at tables of { $size }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } per game; { $final ->
        [0] no final.
       *[other] then the top { $final } play an elimination final (H7).
    }
have-entered =
    { $count ->
        [one] { LIST($names) } has entered.
       *[other] { LIST($names) } have entered.
    }
many-entered = { $count } players have entered.
players-in-all =
    { $count ->
        [one] That makes one player.
       *[other] That makes { $count } players.
    }
plays-late =
    { $count ->
        [one] The new player joins in the next sitting and plays { $games ->
            [one] one game.
           *[other] { $games } games.
        }
       *[other] They join in the next sitting and play { $games ->
            [one] one game each.
           *[other] { $games } games each.
        }
    }
withdraw-really =
    { $substitute ->
        [0] Withdraw { $name }? Type yes or no.
       *[other] Withdraw { $name }, and let { $substitute } take over? Type yes or no.
    }
has-withdrawn =
    { $substitute ->
        [0] { $started ->
            [yes] { $name } has withdrawn and keeps their points. The remaining sittings are planned without { $name }.
           *[no] { $name } has withdrawn.
        }
       *[other] { $name } has withdrawn and keeps their points. { $substitute } takes over the seat without scoring; the partners keep their points.
    }
substitute-name = Substitute-{ $number }
is-back =
    { $partners ->
        [yes] { $name } is back in their seat.
       *[no] { $name } is back, and plays again starting with the next sitting.
    }
nobody-withdrew = No one has withdrawn, so there is no one to reinstate.
is-renamed = { $name } is now { $new }.
has-started =
    { $sittings ->
        [one] The tournament has started, with { $players } players and one sitting.
       *[other] The tournament has started, with { $players } players and { $sittings } sittings.
    }
is-seated =
    { $final ->
        [yes] The final is seated.
       *[no] Sitting { $sitting } is seated.
    }
is-recorded =
    { $corrected ->
        [yes] { $table } is corrected: { $result }.
       *[no] { $table } is recorded: { $result }.
    }
replace-really = { $table } already has a result: { $result }. Replace it? Type yes or no.
is-undone = Undone: { $what }.
nothing-to-undo = There is nothing to undo.
no-result-to-undo = { $table } has no result to undo.
nothing-changed = Nothing changed.
say-yes = { $question } No one can answer here; add --yes to confirm.
lot-drawn = Draw order: { LIST($names) }.
finalists-are = { LIST($names) } are in the final.
still-tied =
    { $places ->
        [one] { LIST($names) } are still tied for the last place in the final.
       *[other] { LIST($names) } are still tied for the last { $places } places in the final.
    }
final-has-others = Careful: this changes who plays in the final. Seat the final again.
final-began-with-others = Careful: the final has begun, but different players would now qualify. It continues unchanged unless you undo its rounds and seat it again.
final-gains = In: { LIST($names) }.
final-loses = Out: { LIST($names) }.
final-ties = Tied: { LIST($names) }.
bots-really =
    { $count ->
        [one] Bots would play table { LIST($tables) }, and the result would count like any other. Go ahead? Type yes or no.
       *[other] Bots would play tables { LIST($tables) }, and the results would count like any others. Go ahead? Type yes or no.
    }
bots-play-all-really = Bots would play the rest of the tournament, and the results would count like any others. Go ahead? Type yes or no.
bots-played = { $table }: { $result }.
bots-leave-it = Table { $table } has already reported or does not exist; the bots skip it.
nothing-for-bots = No table is waiting for a result, so the bots have nothing to play. { $next }
over-for-bots = The tournament is over, so the bots have nothing to play; 'standings' shows how it ended.
is-written = Written: { LONG($file) }
players-entered =
    { $count ->
        [0] No players yet.
        [one] One player: { LIST($names) }.
       *[other] { $count } players: { LIST($names) }.
    }
plays-for = { $substitute } plays for { $name } without scoring.
shown-table = Table { $number }: { $what }
shown-round = Round { $number }: { LIST($hands) }.
shown-result =
    { $bots ->
        [yes] { $result } (bots).
       *[no] { $result }.
    }
shown-without-result =
    { $waits ->
        [yes] { WHOLE($table) }, no result yet.
       *[no] { WHOLE($table) }, not played.
    }

## The log

log-entry =
    { $undone ->
        [yes] { $number }. { $time } { $what } (undone)
       *[no] { $number }. { $time } { $what }
    }
log-created =
    { $kind ->
        [whist] a whist tournament was created
       *[individual] an individual tournament was created
    }
log-entered = { $name } entered
log-started =
    { $sittings ->
        [0] the tournament started
        [one] the tournament started with one sitting
       *[other] the tournament started with { $sittings } sittings
    }
log-withdrew =
    { $substitute ->
        [0] { $name } withdrew
       *[other] { $name } withdrew, and { $substitute } took over
    }
log-reinstated = { $name } came back
log-renamed = { $name } was renamed { $new }
log-seated =
    { $final ->
        [yes] the final was seated
       *[no] sitting { $sitting } was seated
    }
log-reported =
    { $bots ->
        [yes] result of table { $table }, sitting { $sitting } (bots)
       *[no] result of table { $table }, sitting { $sitting }
    }
log-corrected = correction of table { $table }, sitting { $sitting }
log-played-off = playoff of { LIST($names) }
log-drew-lot = lot, in draw order: { LIST($names) }
log-undone = entry { $entry } was undone

## At the prompt

which-kind = { LONG($file) } will be a new tournament. Do partners change, or does everyone play alone? Type whist or individual.
tournament-saved = The tournament is saved in { LONG($file) }.
desk-help-hint = Type help to see what you can type.
desk-not-understood =
    { $guess ->
        [0] Unknown command '{ $text }'; type help.
       *[other] Unknown command '{ $text }'. Did you mean { $guess }?
    }
desk-how-to-report = When a table finishes, type its number and the points, for example { $number }: { WHOLE($example) }
desk-slip-missing = What did the table report? Type { $table }: { WHOLE($example) }, for example.
desk-correct-how = Which table, and what is the correct result? Type correct 2: 120-75, or correct 1/2: 120-75 for table 2 of sitting 1.
desk-undo-what = '{ $text }' cannot be undone. Type undo alone for the last entry, undo 14 for entry 14 of the log, or undo table 2.
desk-playoff-how = Who went out, and what were the others left with? Type playoff Ann out Bob 20, for example.
desk-rename-how = What is the new name? Type rename Ann = Anna, for example.
desk-who = Who? Type a name after the command.
desk-start-how = Type start, or start 3 for three sittings.
desk-bots-how = Type bots, bots 2 for table 2 only, or bots all.
desk-print-what = '{ $text }' cannot be printed. Type print for everything, or print sitting, plan, players, standings, csv or json.
desk-print-hint = Open these pages in a browser to print them or send them to phones.
desk-help-enter = 'enter Ann, Bob, Cid' adds players, and 'enter players.csv' reads them from a file. 'start' plans the sittings, and 'start 3' plans three of them.
desk-help-start = seat seats the next sitting, or shows the current one. plan shows the remaining sittings.
desk-help-result = 2: 120-75 reports the result of table 2, in slip order; 2: 20-0 0-30 100-0 0-45 reports every round. Without partners, type the points left in each hand: 2: out 57 20 5. Names work, too: 2: Ann+Bob 120 Cid+Dan 75.
desk-help-undo = undo reverses the last entry, undo 14 reverses entry 14 of the log, and undo table 2 reverses the result of table 2. correct 1/2: 120-75 corrects table 2 of sitting 1.
desk-help-people = withdraw Ann, or withdraw Ann = Zoe to let Zoe take over; reinstate Ann; rename Ann = Anna.
desk-help-look = standings, show (everything so far), log (every entry). print writes every page to the tournament's folder; print standings writes only the standings.
desk-help-tie = To break a tie before a final: playoff Ann out Bob 20, or lot. To let bots play the tables that have not reported: bots.
desk-help-rest = help shows this; quit leaves. Every change is saved immediately.
names-missing = No names; type names separated by commas, or the name of a file with a list.
one-of = Type { LIST($words, last: "or") }.

# Words that can be typed; every language accepts the English ones. The first one is displayed.
desk-word-enter = enter, add, late
desk-word-start = start, begin
desk-word-seat = seat, next
desk-word-plan = plan
desk-word-undo = undo
desk-word-correct = correct
desk-word-withdraw = withdraw
desk-word-reinstate = reinstate
desk-word-rename = rename
desk-word-standings = standings, ranking, scores
desk-word-show = show, results
desk-word-log = log, entries
desk-word-print = print, pages
desk-word-playoff = playoff
desk-word-lot = lot, lots
desk-word-bots = bots
desk-word-help = help, ?
desk-word-quit = quit, exit, q
desk-word-out = out
desk-word-table = table
desk-word-final = final
desk-word-all = all
desk-print-sitting = sitting, slips
desk-print-plan = plan
desk-print-players = players
desk-print-standings = standings
desk-print-csv = csv
desk-print-json = json
desk-kind-whist = whist, partners
desk-kind-individual = individual, alone

## Lists of players

list-without-names = { LONG($file) } has no names; write one name on each line, below the heading 'name'.
list-line-without-name = Line { $line } of { LONG($file) } has no name; write one, or remove the line.
list-is-workbook = { LONG($file) } is a spreadsheet, not a CSV file; save it as CSV, and give that file.
list-not-text = { LONG($file) } is not text in { $encoding }; save it as CSV in UTF-8, or add --encoding NAME.
list-not-csv = { LONG($file) } cannot be read as a list ({ LONG($reason) }); save it as CSV again.

## On the command line

kind-missing = What kind of tournament? Add --kind whist or --kind individual.
setting-of-the-other-kind =
    { $kind ->
        [whist] A whist tournament has no --{ $setting }; leave it out.
       *[individual] An individual tournament has no --{ $setting }; leave it out.
    }
sittings-or = --sittings and --{ $setting } both set the length of the tournament; give one of them.
not-a-sitting = '{ $text }' is not a sitting; give its number, or final.
usage-commands = commands
usage-command = COMMAND
usage-yes = do not ask for confirmation
usage-desk-file = tournament file
usage-desk-desk = open the desk's prompt for an existing or new tournament
usage-desk-create = create a tournament
usage-desk-enter = enter players; in an individual tournament also after the start
usage-desk-start = close the entries and plan the sittings
usage-desk-seat = seat the next sitting, or show the current one again
usage-desk-plan = show the remaining sittings
usage-desk-players = write a page with every player's seats
usage-desk-result = report a table's result
usage-desk-correct = correct a table's result
usage-desk-undo = undo an entry
usage-desk-play = let bots play the tables that have not reported
usage-desk-withdraw = withdraw a player
usage-desk-reinstate = reinstate a player who withdrew
usage-desk-rename = change a player's name
usage-desk-playoff = report the playoff round for a place in the final
usage-desk-lot = draw lots for a place in the final
usage-desk-standings = show the standings and how ties were broken
usage-desk-show = show the whole tournament: players, sittings, results
usage-desk-log = show every entry, with its number
usage-desk-start-sittings = number of sittings; overrides the number given to create
usage-desk-html = write a page to print
usage-desk-undo-entry = entry number in the log (default: the last entry)
usage-desk-raw = show every entry as recorded
usage-desk-kind = whist: partners change; individual: everyone plays alone
usage-desk-sittings = number of sittings (default: as many as the plan needs)
usage-desk-hands = rounds at each table in a sitting (default: 4 for whist, 1 for individual)
usage-desk-cycles = whist: number of times everyone partners everyone else (default: 1)
usage-desk-games = individual: games for each player before the final (default: 6)
usage-desk-table-size = individual: players at a table, 3 to 6 (default: 4)
usage-desk-final = individual: players in the final; 0 for none (default: 4)
usage-desk-seed = random seed for the lots, the plan, and the bots
usage-desk-csv-list = a list from a spreadsheet, with a column called name, or with the names in its first column
usage-desk-encoding = encoding of the list, such as cp1250 or mac_roman
usage-desk-sitting = sitting number, or final
usage-desk-table = table number; in the final, the round number
usage-desk-slip = 120-75, or 'Ann+Bob 120 Cid+Dan 75'; without partners 'out 57 20 5', the points left in each hand
usage-desk-playoff-slip = 'Ann out Bob 20', the points left in each hand
usage-desk-play-table = only this table
usage-desk-play-all = the rest of the tournament
usage-desk-substitute = whist: player who takes over (default: a generated name)
usage-desk-csv = write the standings for spreadsheets
usage-desk-json = write the standings for other programs
