# Command output, and command-line help.

## Bad arguments

bad-arguments = { LONG($problem) }; { $program } --help shows the options.
argument-unknown = Unknown argument '{ LONG($text) }'; { $program } --help shows what you can type.
argument-missing = Missing: { LONG($names) }; { $program } --help shows what to type.
argument-needs-more = Missing value for { $name }; { $program } --help shows what to type there.
argument-stands-alone = { $name } takes no value; leave out '{ $text }'.
argument-not-with = { $name } and { $other } cannot be combined; use one of them.
argument-not-whole = '{ $text }' is not a whole number; { $name } needs one, such as 4.
no-such-command =
    There is no command '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } commands are { LIST($known) }.
no-such-language = There is no language '{ $name }'; the languages are { LIST($known) }.

## Lists

listed-edition = { $name }: { $title }, { $cards } cards, { $least } to { $most } players.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Default:
listed-changed = Changed:

## Help

help-about = Plays the UNO® rules. Not affiliated with or endorsed by Mattel.
help-usage = usage:
help-what-to-type = arguments
help-also = options
help-help = show this help
help-version = show the version
help-verbose = with --version, also show which machine code is used, and why
machine-code =
    { $why ->
        [chosen] Machine code: { $kind }, chosen by WILDFOUR_ENGINE.
        [processor] Machine code: { $kind }, built ahead for processors like this one.
       *[none] Machine code: compiled on this computer, because none is built ahead for it.
    }
help-language = language (default: your system's)
help-commands = commands
help-command = COMMAND
help-play = play a match against bots
help-replay = print a saved match
help-pad = keep score for a match with real cards
help-tournament = run a tournament: seating, results, standings
help-editions = list the editions (rulebooks)
help-options = list the table options and what each one changes
help-options-edition = only the options that apply to this edition
help-rules = look up rules and rulings
help-rules-clause = a rule such as C1 or R7 (default: all)
help-edition = rulebook (default: classic-2003)
help-option = change a rule; repeatable
help-format = points-race, lowest-score, partners, rotating-partners or elimination (default: points-race)
help-target = points that end the match (default: 500)
help-play-players = players, including you (default: 4)
help-play-name = your name
help-play-bots = bot level: novice, casual, skilled or expert; one for all, or one for each, separated by commas (default: casual)
help-play-seed = random seed; the same seed gives the same cards and the same bot choices
help-play-save = file to save the match in
help-play-new = start a new match
help-play-resume = resume the saved match
help-replay-file = saved match to print
help-replay-with = transcript of the other table in a two-table match (H6); adds the standings
help-replay-as = player whose hand is shown, by name or seat; spectator shows no hand (default: spectator)
help-replay-all = show all cards
