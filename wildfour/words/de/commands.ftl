# Was die Befehle ausgeben.

bad-arguments = { LONG($problem) }; { $program } --help zeigt, was möglich ist.
not-a-whole-number = „{ $text }“ ist keine ganze Zahl wie 4

listed-edition = { $name }: { $title }, { $cards } Karten, { $least } bis { $most } Personen.
listed-option = { $name } ({ LIST($values, last: "or") }; { $clause })
listed-usual = Sonst:
listed-changed = Damit:
