# Tournaments: seating, standings, pages, and errors. The desk's own messages are in desk.ftl.

## Tables and sittings

sitting-title =
    { $final ->
        [yes] Final
       *[no] Sitting { $number }
    }
sitting-of = Sitting { $number } of { $sittings }.
final-rules = The final, by elimination (H7): a player who reaches { $points } points is out.
table-title = Table { $table } of sitting { $sitting }
final-round-title = Round { $number } of the final
# $dealer: who deals first, or 0.
seated-teams =
    { $dealer ->
        [0] Table { $table }: { LIST($one) } against { LIST($other) }.
       *[other] Table { $table }: { LIST($one) } against { LIST($other) }. { $dealer } deals first.
    }
seated-players =
    { $place ->
        [final] Final: { LIST($names) }.
       *[table] Table { $table }: { LIST($names) }.
    }{ $dealer ->
        [0] {""}
       *[other] {" "}{ $dealer } deals first.
    }
seats-in-order = Seats, clockwise: { LIST($names) }.
sitting-out = Sitting out: { LIST($names) }.
waiting-for =
    { $count ->
        [one] Sitting { $sitting } is waiting for table { LIST($tables) }.
       *[other] Sitting { $sitting } is waiting for tables { LIST($tables) }.
    }
final-goes-on =
    { $dealer ->
        [0] Next: round { $number } of the final.
       *[other] Next: round { $number } of the final; { $dealer } deals.
    }
next-enter =
    { $count ->
        [0] Next: enter the players.
        [one] Next: enter more players; there is only one so far.
       *[other] Next: enter more players, or start with these { $count }.
    }
next-sitting = Next: seat sitting { $number }.
next-final = Next: seat the final.
tournament-over = The tournament is over.
have-won =
    { $count ->
        [one] { LIST($names) } has won.
       *[other] { LIST($names) } share the win.
    }

## Reported results

told-teams = { LIST($teams) }
told-team = { $team } { $points }
told-team-rounds = { $team } { WHOLE($rounds) } (together { $points })
told-rounds = { LIST($rounds) }
told-round = { LIST($hands) }: { $points } points for { $name }
told-drawn-round = drawn, so no one scores
told-hand = { $name } { $points }
told-out = { $name } out
told-nobody-out = no one out
told-hands = { LIST($hands) }

## The balance of a plan

balance-exact =
    { $times ->
        [one] Everyone partners everyone else once, and plays against everyone twice.
       *[other] Everyone partners everyone else { $times } times, and plays against everyone { $twice } times.
    }
balance-sitting-out =
    { $count ->
        [one] One player sits out in each sitting.
       *[other] { $count } players sit out in each sitting.
    }
balance-equal-games =
    { $games ->
        [one] Everyone plays in one sitting.
       *[other] Everyone plays in { $games } sittings.
    }
balance-games =
    { $some ->
        [one] One player plays in { $fewer } sittings, all others in { $more }.
       *[other] { $others ->
            [one] One player plays in { $more } sittings, all others in { $fewer }.
           *[many] { $some } players play in { $fewer } sittings, { $others } players in { $more }.
        }
    }
counted-per-game = To keep this fair, the standings use points per sitting played.
balance-partners-once =
    { $never ->
        [0] No one has the same partner twice.
       *[other] No one has the same partner twice; { $never } pairs are never partners.
    }
balance-partners =
    { $pairs ->
        [one] One pair of players is partnered { $times ->
            [2] twice
           *[other] { $times } times
        }.
       *[other] { $pairs } pairs of players are partnered { $times ->
            [2] twice
           *[other] { $times } times
        }.
    }
balance-opponents-once = No one plays against the same player twice.
balance-opponents =
    { $pairs ->
        [one] One pair of players meets { $times ->
            [2] twice
           *[other] { $times } times
        } as opponents, and all other pairs less often.
       *[other] { $pairs } pairs of players meet { $times ->
            [2] twice
           *[other] { $times } times
        } as opponents, and all others less often.
    }
encounters =
    { $again ->
        [0] In this plan, no two players meet twice.
        [one] In this plan, players have one repeat meeting; the lower bound for plans of this shape is { $least }.
       *[other] In this plan, players have { $again } repeat meetings; the lower bound for plans of this shape is { $least }.
    }

## Standings

progress =
    { $tables ->
        [0] No table has reported yet.
        [one] One table has reported, { $sittings ->
            [one] in one sitting.
           *[other] in { $sittings } sittings.
        }
       *[other] { $tables } tables have reported, { $sittings ->
            [one] in one sitting.
           *[other] in { $sittings } sittings.
        }
    }
column-rank = Rank
column-player = Player
column-points = Points
column-per-game = Per sitting
column-rounds-won = Rounds won
column-left-over = Points left
column-games = Games
column-remarks = Remarks
per-game = { $whole }.{ $tenths }
tie-broken =
    { $by ->
        [rounds-won] tie broken by rounds won
        [points-left-over] tie broken by points left
        [direct-encounters] tie broken by head-to-head results
        [playoff] place in the final decided by a playoff
       *[lot] place in the final decided by lot
    }
won-final = won the final
final-note =
    { $staying ->
        [yes] still in the final with { $points }
       *[no] eliminated in the final with { $points }
    }
came-late =
    { $sitting ->
        [0] joined after the start
       *[other] joined after sitting { $sitting }
    }
came-back =
    { $sitting ->
        [0] returned before sitting 1
       *[other] returned after sitting { $sitting } was seated
    }
withdrew-note =
    { $sitting ->
        [0] withdrew before sitting 1
       *[other] withdrew after sitting { $sitting } was seated
    }{ $substitute ->
        [0] {""}
       *[other] ; { $substitute } took over
    }
# $won: are rounds won compared? $per_game: do points count per sitting?
order =
    { $per_game ->
        [yes] Order: most points per sitting played
       *[no] Order: most points
    }{ $won ->
        [yes] ; then most rounds won
       *[no] {" "}(rounds won are not compared, because some tables reported totals)
    }; then fewest points left; then head-to-head results of players still tied: their own points minus the others', at tables where they were opponents. Players tied in all of this share a place (R43).
order-final = The finalists come first, in the order in which they finished the final.

## Pages

page-all-sittings = Remaining sittings
page-sitting-of = Sitting { $number } of { $sittings }
page-sitting-number = { $number }
page-table =
    { $final ->
        [yes] Final table
       *[no] Table { $table }
    }
page-rounds =
    { $rounds ->
        [one] Each table plays one round.
       *[other] Each table plays { $rounds } rounds.
    }
page-how-partners = Partners sit across from each other. For each round, write down what each team scores.
page-how-alone = For each round, write down the points left in each hand, and “out” for the player who went out.
page-how-dealing = After the first round the deal passes to the left.
page-how-final = After each round, write down the points left in each hand. A player who reaches { $points } points is out; the last player left wins.
page-team = Team
page-in-order-of-seats = In seat order
page-sum = Total
page-seats = Seats, clockwise
page-deals-first = deals first
page-you-deal-first = you deal first
page-players = Seating by player
page-players-about =
    { $sittings ->
        [one] { $players } players, one sitting.
       *[other] { $players } players, { $sittings } sittings.
    }
page-column-sitting = Sitting
page-column-table = Table
page-column-partner = Partner
page-column-against = Against
page-column-with = With
page-names = { LIST($names) }
page-sits-out = sits out
page-standings =
    { $over ->
        [yes] Final standings
       *[no] Standings
    }

## Names

name-with-mark = '{ $name }' cannot be a player's name; leave out '{ $mark }'.
name-begins-with-mark = '{ $name }' cannot be a player's name; it must not begin with '{ $mark }'.
name-like-points = '{ $name }' cannot be a player's name; on a result slip '{ $word }' would be read as points.
name-taken = { $name } is already taken; give everyone a different name.
name-of-several = '{ $name }' could be { LIST($names, last: "or") }; type more of the name.
no-such-entrant =
    { $count ->
        [0] There is no player '{ $name }'; there are none yet.
       *[other] There is no player '{ $name }'; the players are { LIST($known) }.
    }
no-such-player-here = There is no player '{ $name }' here.

## Errors

no-whist-design = There is no whist design for { $players } players.
too-few-for-partners = Changing partners need at least { $least } players, and there are only { $players }.
too-few-for-a-table = Tables of { $size } need at least { $size } players, and only { $players } have entered.
how-many-sittings = With { $players } players, not everyone can partner everyone in one evening; choose the number of sittings, such as start 5 or --sittings 5.
no-such-kind = There is no tournament kind '{ $name }'; the kinds are { LIST($kinds) }.
setting-range = --{ $name } cannot be { $value }; give a whole number from { $least } to { $most }.
whist-table-size = A whist tournament has tables of { $size } players, not { $wanted }.
individual-without-partners = An individual tournament has no partners; leave out the partners option, or choose a whist tournament.
settings-missing = the tournament does not begin with its settings.
entry-refused = entry { $number } is invalid: { $refusal }
fact-not-read = an entry cannot be read ('{ WHOLE($text) }'); this version of Wildfour did not write it.
tournament-exists = The tournament already exists; use another file for a new one.
no-such-entry = There is no entry { $entry } to undo; the entries go from 2 to { $last }.
undone-already = Entry { $entry } has already been undone.
cannot-undo = Entry { $entry } cannot be undone: without it, { $because }
too-late-for-partners = The partnerships were fixed when the tournament started, so it is too late for { $name } to enter; a new player can only replace a player who withdraws.
tournament-full = The tournament is full with { $most } players; run two tournaments.
too-late = All sittings have been seated, so it is too late for { $name } to enter.
withdrawn-already = { $name } has already withdrawn.
nothing-to-withdraw-from = The tournament is over, so { $name } can no longer withdraw.
substitute-needed = { $name } has a seat in the remaining sittings; name a substitute.
no-substitute-needed = { $name } needs no substitute here; leave out the substitute.
not-withdrawn = { $name } has not withdrawn, so there is nothing to reinstate.
too-late-to-return = It is too late for { $name } to come back.
not-started-yet = The tournament has not started; start it when everyone has entered.
started-already = The tournament has already started; seat shows the current sitting.
not-the-next-sitting = Sitting { $sitting } is not the next one to seat; seat shows the current state.
wrong-players-seated = Sitting { $sitting } cannot be seated like this: everyone can have only one seat, at a table of the right size.
waiting-first = { $waiting } The next sitting can be seated after that.
nothing-left-to-seat = The tournament is over, so there is no one left to seat; 'standings' shows how it ended.
nothing-planned = No more sittings are planned; 'standings' shows the current standings.
nothing-seated-to-print = No sitting has been seated yet; seat the first one.
final-undecided =
    { $places ->
        [one] { LIST($names) } are tied for the last place in the final (R43). Let them play one round, and report it with playoff; or draw lots with lot.
       *[other] { LIST($names) } are tied for the last { $places } places in the final (R43). Let them play one round, and report it with playoff; or draw lots with lot.
    }
nobody-is-tied = No one is tied for a place in the final, so there is nothing to decide.
wrong-players-in-tie = The tied players are { LIST($names) }; list each of them once.
sitting-not-seated =
    { $seated ->
        [0] Sitting { $sitting } has not been seated; none has yet, so seat the first.
        [one] Sitting { $sitting } has not been seated; only sitting 1 has.
       *[other] Sitting { $sitting } has not been seated; sittings 1 to { $seated } have.
    }
no-such-table =
    { $tables ->
        [one] Sitting { $sitting } has no table { $table }; there is only table 1.
       *[other] Sitting { $sitting } has no table { $table }; the tables are 1 to { $tables }.
    }
no-such-final-round =
    { $over ->
        [yes] The final has no round { $number } to report; it was over after round { $played }.
       *[no] The final has no round { $number } to report; round { $following } is next.
    }
final-not-seated = The final has not been seated; use 'seat' when all tables have reported.
reported-already =
    { $same ->
        [yes] { $table } already has exactly this result.
       *[no] { $table } already has another result; use correct to change it.
    }
nothing-to-correct = { $table } has no result to correct; use result to report it.
corrected-to-the-same = { $table } already has exactly this result, so there is nothing to correct.
alone-at-table = { $table } will not be played, because it has only one player left.
final-would-have-gone-otherwise = With this correction, different players would have remained after round { $number } of the final; a correction must keep the same players in. To change more, undo the later rounds first.

## Result slips

every-team-once = The slip for { WHOLE($table) } must list each team once, as in '{ WHOLE($example) }'.
every-player-once = The slip for { WHOLE($table) } must list each player once, as in '{ WHOLE($example) }'.
pair-for-every-round =
    { $rounds ->
        [one] One round was played, so give one pair of numbers, such as 120-0.
       *[other] Give one pair of totals such as 120-75, or one pair for each of the { $rounds } rounds.
    }
number-for-every-round =
    { $rounds ->
        [one] One round was played, so give each team one number, as in '{ WHOLE($example) }'.
       *[other] Give each team one number for each of the { $rounds } rounds, or one total, as in '{ WHOLE($example) }'.
    }
number-for-every-seat = Give one number or out for each of { LIST($names) }, in this order.
number-for-every-player = Give every player one number for each round, as in '{ WHOLE($example) }'.
who-went-out =
    { $count ->
        [0] No one went out in round { $number }; write out for the player who did, or - for everyone if the round was drawn (R7).
       *[other] { LIST($names) } cannot all have gone out in round { $number }; write out for the player who did, or - for everyone if the round was drawn (R7).
    }
not-points = '{ $text }' is not a number of points; write a whole number such as 57.
not-a-team = { WHOLE($text) } is not a team at this table; the teams are { WHOLE($table) }.
points-of-teams-wanted = The players of { WHOLE($table) } are partners; give the points of each team.
points-of-hands-wanted = The players of { WHOLE($table) } have no partners; give the points left in each hand.
wrong-number-of-rounds =
    { $rounds ->
        [one] The table played one round, not { $given }; give one result for each.
       *[other] The table played { $rounds } rounds, not { $given }; give one result for each.
    }
everyone-once = The players at this table are { LIST($names) }; list each of them once.
one-number-a-round =
    { $rounds ->
        [one] The table played one round; give each team one number.
       *[other] The table played { $rounds } rounds; give each team one number for each, or one total.
    }
both-teams-scored = In round { $number } both teams have points; only the team that went out scores.
not-in-two-hands = { $points } points cannot be left in two hands; the whole deck has { $most }, so count again.
team-cannot-score =
    { $rounds ->
        [one] A team cannot score { $points } points in one round; count again.
       *[other] A team cannot score { $points } points in { $rounds } rounds; count again.
    }
teams-cannot-score =
    { $rounds ->
        [one] Two teams cannot score { $points } points in one round; only one of them scores.
       *[other] Two teams cannot score { $points } points in { $rounds } rounds; only one of them scores in each.
    }

## The file

tournament-file-exists = { LONG($file) } already exists; choose another file for a new tournament.
not-a-tournament = { LONG($file) } is not a Wildfour tournament; choose a tournament file.
tournament-version = { LONG($file) } has format { $version }, but this version of Wildfour reads format { $readable }; use the version that wrote it.
tournament-incomplete = { LONG($file) } is damaged: entries are missing from its log; use a complete copy.
tournament-damaged = { LONG($file) } is damaged: { $refusal }
tournament-went-on = { LONG($file) } has { $now } entries now, not { $known }; check it and try again.
others-kept-writing = Other programs kept writing to { LONG($file) }; nothing was changed, so try again.
tournament-locked = { LONG($file) } is being written by another program; nothing was changed, so try again.
tournament-not-usable = { LONG($file) } cannot be used ({ LONG($reason) }); nothing was changed.
no-tournament-there =
    { $folder ->
        [yes] There is no tournament in { LONG($file) }; create one, or open the desk with that name.
       *[no] There is no folder for { LONG($file) }; choose another place.
    }
