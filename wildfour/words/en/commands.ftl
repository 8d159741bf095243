# What the commands print.

bad-arguments = { LONG($problem) }; { $program } --help shows what is possible.
not-a-whole-number = '{ $text }' is not a whole number, such as 4

listed-edition = { $name }: { $title }, { $cards } cards, { $least } to { $most } players.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Usual:
listed-changed = Changed:
