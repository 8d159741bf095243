# The rules page in the browser, without the clauses.

web-rules-intro = Every clause of five rulebooks, and our rulings on details the rulebooks leave open.
web-rules-how = How to play
web-rules-step =
    { $step ->
        [goal] Everyone starts with 7 cards. Be the first to get rid of yours.
        [match] On your turn, play a card that matches the top card by color, number, or symbol.
        [draw] No playable card? Draw a card. If it is playable, you can play it right away.
        [actions] Skip: the next player misses a turn. Reverse: play goes the other way. Draw Two: draw 2 and miss a turn.
        [wild] Play a Wild on any card and choose the color. After a Wild Draw Four, the next player draws 4.
       *[uno] Two cards left? Call UNO when you play one. If you forget and get caught, draw 2.
    }
web-rules-picture =
    { $step ->
        [goal] A hand of seven cards
        [match] On a green 4: a green 9 and a blue 4
        [draw] A yellow 6 drawn from the draw pile
        [actions] Yellow Skip, green Reverse, blue Draw Two
        [wild] Wild, Wild Draw Four, and the four colors to choose from
       *[uno] One card, and the call UNO
    }
web-rules-of-table = The rules of your table. Edition: { $edition }.
web-rules-options = Options at this table
web-rules-all-editions = Rules of all editions
web-rules-found =
    { $count ->
        [0] No clause matches. Try another word.
        [one] { $count } clause matches.
       *[other] { $count } clauses match.
    }
web-rules-count =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-search = Search: draw four, last card, two players…
web-rules-all = All five
web-rules-editions = Editions
web-rules-everywhere = all five editions
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
web-part-about-house = These rules are in no rulebook. All are off unless a table turns them on.
web-rules-option = Option “{ $option }”:
web-rules-without = Official rule:
web-rules-at-table = At this table:
web-rules-with-option = With { $option }
web-eg-top = top card
web-eg-fits = ✓ playable
web-eg-not = ✕ not playable
web-eg-copies = × { $count }
web-eg-refused = Rejected:
