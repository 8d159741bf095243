# The rules page in the browser, without the clauses.

web-rules-intro = Every clause of five rulebooks, and our rulings on details the rulebooks leave open.
web-rules-search = Search: draw four, last card, two players…
web-rules-none = No clause matches. Try another word.
web-rules-all = All five
web-rules-editions = Editions
web-rules-everywhere = all five editions
web-rules-parts = Parts of the rulebook
web-part =
    { $part ->
        [A] Cards
        [B] Setting up
        [C] A turn
        [D] What the cards do
        [E] One card left
        [F] Scoring
        [G] Penalties
        [H] Other ways to play
        [I] The launcher
        [R] Rulings
       *[house] House rules
    }
web-part-about-rulings = Where the rulebooks are silent or contradict themselves, we decide and give the reason. Most rulings can be changed at a table.
web-part-about-house = No rulebook contains these. All are off unless a table turns them on.
web-rules-option = Option “{ $option }”:
web-rules-without = Official rule:
web-rules-at-table = At this table:
web-rules-with-option = With { $option }
web-eg-top = top card
web-eg-fits = ✓ playable
web-eg-not = ✕ not playable
web-eg-copies = × { $count }
web-eg-refused = Rejected:
