# The rules in the browser, around the clauses themselves.

web-rules-intro = Every clause of five rulebooks, with our rulings where a book is silent.
web-rules-search = Search: draw four, last card, two players…
web-rules-none = No clause says that. Try another word.
web-rules-all = All five
web-rules-editions = Editions
web-rules-everywhere = all five editions
web-rules-parts = Parts of the book
web-part =
    { $part ->
        [A] Cards
        [B] Setting up
        [C] A turn
        [D] What cards do
        [E] One card left
        [F] Scoring
        [G] Penalties
        [H] Other ways to play
        [I] The launcher
        [R] Rulings
       *[house] House rules
    }
web-part-about-rulings = Where the books are silent or contradict themselves, we decide, and say why. Most rulings can be changed at a table.
web-part-about-house = No book has them. All are off, unless a table switches them on.
web-rules-option = Option “{ $option }”:
web-rules-without = By the book:
web-rules-at-table = At this table:
web-rules-with-option = With { $option }
web-eg-top = top card
web-eg-fits = ✓ fits
web-eg-not = ✕ does not fit
web-eg-copies = × { $count }
web-eg-refused = Refused:
