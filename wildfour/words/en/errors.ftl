# Invalid input. $guess: a suggested name, or 0.

## Error locations

at-line = line { $line }: { $refusal }
in-file = { LONG($file) }, { $refusal }

## Unknown names

no-such-edition =
    There is no edition '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } editions are { LIST($known) }.
no-such-option =
    There is no option '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } options are { LIST($known) }.
no-such-format =
    There is no format '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } formats are { LIST($known) }.
no-such-clause =
    There is no clause '{ $name }'; { $guess ->
        [0] clauses
       *[other] did you mean { $guess }? Clauses
    } are numbered A1 to I3, rulings start at R1, and house rules have the names of their options.

## Options

no-such-value = { $option } cannot be '{ $value }'; choose { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate cannot be '{ $value }'; give a number from 0 to 1, or one for each seat, such as 0.7,0.4.
no-such-flip-cards = '{ $value }' is not a list of flip cards; give numbers from 1 to 9 or cards, such as 1,5,r7.
no-such-target = target cannot be '{ $value }'; give a whole number from { $least } to { $most }.
given-twice = The option { $option } is given twice; give it once.
needs-launcher = The option { $option } does nothing in { $edition }: only launcher-2009 has a launcher.
needs-minion = The option { $option } does nothing in { $edition }: only minion-2016 has Mutated Minion cards.
needs-table-penalties = The option { $option } does nothing in { $edition }: only classic-2003 has table penalties (G1 to G3).
needs-silent-two-handed = The option { $option } does nothing in { $edition }: its rulebook already covers Reverse with two players (H1).
useless-without = The option { $option } does nothing without { $needed }; add { $needed }, or leave { $option } out.
contradiction-draw-until-playable-drawn-card-stays = The options { $option } and { $other } contradict each other: a card drawn because it is playable could not be played; choose one of them.
contradiction-players-referee-seven-zero = The options { $option } and { $other } contradict each other: once hands are swapped, an illegal card cannot be taken back (G2); choose one of them.
edition-players = { $edition } takes { $least } to { $most } players, not { $players }.
partners-players = Partners need 4, 6, 8 or 10 players, not { $players }.
hit-rates-players = hit-rate has { $rates } numbers for { $players } players; give one for all, or one for each.

## Cards and moves

not-a-card = '{ $text }' is not a card; write cards like { LIST($examples, last: "or") }.
not-a-color = '{ $text }' is not a color; the colors are { LIST($colors) }.
not-a-move =
    '{ $name }' is not a move; { $guess ->
        [0] a move is a card, or one of the words { LIST($known) }.
       *[other] did you mean { $guess }?
    }
not-a-move-number = { $number } is not the number of a move; docs/notation.md lists them all.
card-takes-no-color = '{ $card }>{ $color }' chooses a color, but only wild cards do that; write { $card }.
card-needs-color = { $card } needs a color; write { $card }>{ $color }, for example.
move-needs-seat = '{ $move }' needs the number of a seat, from 0 to 9; write { $word } 2, for example.

## Players

not-a-name = '{ $name }' cannot be a player's name; a name has 1 to { $longest } printable characters and no comma.
bots-of-players = '{ $bots }' does not assign a player to every seat; name a bot, or '{ $person }', for each of the { $players } players.

## Chance outcomes in a transcript or a test

chance-gives-number = '{ $word }' should be a number from 0 to { $most } here, because it is a chance outcome.
chance-gives-hit-or-miss = '{ $word }' should be 'hit' or 'miss' here: the outcome of a flip.
chance-is-missing = A chance outcome is missing here: a drawn card, or 'hit' or 'miss'.
chance-gave-more =
    { $written ->
        [0] Chance outcomes are missing here: there should be { $came ->
            [one] one word
           *[other] { $came } words
        }.
        [one] There is only one chance outcome here: there should be { $came }.
       *[other] There are only { $written } chance outcomes here: there should be { $came }.
    }
chance-gave-less = '{ $words }' is extra: no more chance outcomes belong here.
card-cannot-come = { $card } cannot be drawn here: none is left in the pile.

## Transcripts

not-a-transcript =
    { $noun ->
        [pad] This is not a score pad; a score pad begins with '{ $begins }'.
       *[transcript] This is not a transcript; a transcript begins with '{ $begins }'.
    }
transcript-version =
    The { $noun ->
        [pad] score pad
       *[transcript] transcript
    } has format version '{ $version }', but this program reads version { $readable }; use the program that wrote it, or a newer one.
transcript-cut-off = The file is cut off in the middle of its last line.
heading-missing = The line '{ $heading }: …' is missing here.
impossible-seats = These seats are impossible: after 'seats' write the players' numbers, 0 to { $last }, each at most once; when everyone sits in order, leave the seats out.
round-missing = A round is missing. A round begins with a line such as 'round 1 dealer 0 -> …'.
round-without-end = The previous round has no end; only the last round may be unfinished.
round-not-over-here = The round is not over here; some of its moves are missing.
round-ended-otherwise = The round ended differently; the correct line is '{ WHOLE($line) }'.
not-a-round-line = '{ $text }' does not begin a round; write 'round { $number } dealer 0 -> …'.
not-a-move-line = '{ $text }' is neither a move nor the end of a round; write '0 draw -> r7', for example.
not-an-end-line = '{ $text }' does not end a round; write 'end winner 0 points 57 position …'.
match-over-before = The match was over before this round; remove the round.
wrong-seats = The wrong players are in this round; write 'seats { $seats }'.
wrong-dealer = The wrong seat deals this round; write 'dealer { $dealer }'.

## Formats and sheets

format-without-partners = The format { $format } has no partners; leave out the partners option, or play the partners format.
format-takes-no-settings = The format { $format } has no setting '{ $setting }'; leave it out.
format-takes-no-such-setting = The format { $format } cannot take '{ $setting }'; it takes { LIST($known) }, each at most once: { $example }.
format-setting-range = { $name } cannot be '{ $value }'; give a whole number from 1 to { $most }.
format-players = The format { $format } needs { LIST($allowed, last: "or") } players, not { $players }.
not-two-tables = These two files do not belong to one match of eight players at two tables (H6).
hands-and-results = The round has { $hands } hands and { $results } results; give one result for each hand.
winner-with-points = The player who goes out has no cards left, not { $points } points.

## Tables

dealer-seat = Seat { $seat } cannot deal; the seats are 0 to { $last }.
not-a-number-of-players = Players must be a whole number, not { $players }.
no-move-to-undo = There is no move to undo.
not-a-seat = There is no seat { $seat }; the seats are 0 to { $last }.
not-a-player = There is no player { $player }; the players are 0 to { $last }.
not-a-move-at-all = { $move } is not a move; a move is text such as 'draw', or a move number from docs/notation.md.
who-of-players =
    { $who ->
        [one] One name is
       *[other] { $who } names are
    } given for { $players } players; give one for each player.
stale-move = { $move } was chosen at event { $at }, but the table is at event { $number } now; check the table and choose again.
not-a-snapshot = This is not a snapshot of a table ({ LONG($problem) }); load the table from its transcript.
snapshot-version = Another version of Wildfour made this snapshot; load the table from its transcript.
rounds-not-kept = This match did not keep its finished rounds; use your own transcript.
chance-without-positions = This chance stream cannot move to a position; use one that can, such as a seeded stream.

## Environments for reinforcement learning

env-no-such-choice = { $setting } cannot be '{ $value }'; choose { LIST($choices, last: "or") }.
env-no-such-number = { $setting } cannot be { $value }; give a whole number from { $least } to { $most }.
env-no-such-policy =
    There is no policy '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } policies are { LIST($known) }.
env-no-such-setting =
    There is no setting '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } settings are { LIST($known) }.
env-opponents =
    { $given ->
        [one] One opponent is
       *[other] { $given } opponents are
    } given for { $players } players; give one for all, or { $needed }.
env-actions-shape = The actions are { $kind } of shape { $shape }; give { $size } whole numbers, one for each environment.
env-action-type = { LONG($action) } is not an action; an action is a whole number.
env-action-range = There is no action { $action }; the actions are 0 to { $most }.
env-action-not-offered = Player { $seat } cannot choose '{ $action }' now; the mask offers { LIST($offered) }.
env-no-such-action = '{ $move }' is not an action of this environment; layout.action_names lists them all.
env-over = The episode is over; call reset before the next step.
env-one-seed = A list of seeds is not accepted; give one number, and every environment derives its own rounds from it.
env-reset-mask = reset_mask must be a NumPy array of { $size } booleans, one for each environment.
env-bot-failed = The bot at seat { $seat } returned '{ $move }', which is not one of its moves; choose another opponent.
env-no-cuda = numba-cuda is not installed; install the 'cuda' extra, or use Batch, which runs on the CPU.
env-no-gpu = CUDA found no usable GPU; use Batch, which runs on the CPU.

## A server that cheats

server-cheated =
    { $what ->
        [anchor] The server replaced the anchor of this match.
        [own] The server lists a commitment under your name that your program did not make.
        [changed] The server changed players, commitments, or seeds that it had already shown.
        [incomplete] The server asked for your seed before every player had committed.
        [restarted] The server started a new attempt to agree on seeds without naming the player who was missing.
        [fingerprint] The server’s fingerprint does not match the players, rules, and commitments that it showed.
        [seed] The seed shown for { $name } does not open that player’s commitment.
        [unrevealed] The server dealt before it had shown every seed.
        [link] The server’s moves differ from those that your program saw.
       *[taken-back] The server took back moves that your program had already seen.
    }
server-cheated-evidence = { $cheat } The evidence is in { LONG($file) }.
server-cheated-no-evidence = { $cheat } The evidence could not be saved.
