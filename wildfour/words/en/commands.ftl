# What the commands print, and the help of the command line.

## What cannot be typed like this

bad-arguments = { LONG($problem) }; { $program } --help shows what is possible.
argument-unknown = I don't know what to do with '{ LONG($text) }'; { $program } --help shows what you can type.
argument-missing = Something is missing: { LONG($names) }; { $program } --help shows what to type.
argument-needs-more = Something is missing after { $name }; { $program } --help shows what to type there.
argument-stands-alone = { $name } stands alone; leave out '{ $text }'.
argument-not-with = { $name } and { $other } don't go together; use one of them.
argument-not-whole = '{ $text }' is not a whole number, and { $name } needs one, such as 4.
no-such-command =
    There is no command '{ $name }'; { $guess ->
        [0] the
       *[other] did you mean { $guess }? The
    } commands are { LIST($known) }.
no-such-language = There is no language '{ $name }' here yet; the languages are { LIST($known) }.

## Lists

listed-edition = { $name }: { $title }, { $cards } cards, { $least } to { $most } players.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Usual:
listed-changed = Changed:

## Help

help-about = Plays the UNO® rules. Not affiliated with or endorsed by Mattel.
help-usage = usage:
help-what-to-type = what to type
help-also = options
help-help = show this help
help-version = say which version this is
help-language = the language to speak; your system's if you don't say
help-commands = commands
help-command = COMMAND
help-play = play a match against bots
help-replay = tell the story of a match that was written down
help-pad = keep the score of a match with real cards
help-tournament = run a tournament: seat it, take results, show standings
help-editions = list the rulebooks
help-options = list the options of a table, and what each one changes
help-options-edition = only the options that mean something in this edition
help-rules = look up the rules, and our rulings where they are silent
help-rules-clause = a rule such as C1 or R7; all of them if you don't say
help-edition = the rulebook to play by; classic-2003 if you don't say
help-option = change a rule; you can use this more than once
help-format = points-race, lowest-score, partners, rotating-partners or elimination
help-target = the points that end the match; 500 if you don't say
help-play-players = how many play, you included; 4 if you don't say
help-play-name = your name
help-play-bots = how well the bots play: novice, casual, skilled or expert; one word for all of them, or one for each with commas in between; casual if you don't say
help-play-seed = deal the same cards and let the bots have the same luck every time
help-play-save = the file to save the match in
help-play-new = begin a new match
help-play-resume = go on with the saved match
help-replay-file = the file that a match was saved in
help-replay-as = the player whose hand you may see, by name or seat; a spectator sees none
help-replay-all = show every card
