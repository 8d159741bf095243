# The front end in the browser. Buttons say what happens, without a full stop; titles and labels have none either.

## Colors and cards

# One or two letters for each color, all different; they stand on the cards.
web-letter =
    { $color ->
        [b] B
        [g] G
        [o] O
        [r] R
       *[y] Y
    }
web-with-suit =
    { $color ->
        [b] { $name }, drop
        [g] { $name }, leaf
        [o] { $name }, flame
        [r] { $name }, heart
       *[y] { $name }, sun
    }
web-card-fits = { $name }, playable
web-card-does-not-fit = { $name }, not playable: { $instead }
web-top = Top card { CARD($card) }
web-top-and-color = Top card { CARD($card) }, { COLOR($color) } in force
web-draw-pile =
    { $count ->
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
web-piles = Piles
web-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
web-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Home

web-no-script = Wildfour needs JavaScript. Please turn it on, and load this page again.
web-title = In a game in ten seconds
web-pitch = The card game everyone knows, by its real rulebooks. Friends by link, bots in the empty seats. Free, no account.
web-play-now = Play now
web-play-now-about = you and three bots, classic rules
web-invite-friends = Invite friends
web-code = Code
web-join = Join
web-more = More
web-watch = Watch
web-watch-about = Tables that are open to everybody. Take a free seat, or just look on.
web-open-tables =
    { $count ->
        [0] no open tables now
        [one] { $count } open table now
       *[other] { $count } open tables now
    }
web-no-open-tables = No table is open to everybody right now. Make one, and switch on “Open to everybody”.
web-replays = Replays
web-replays-tile = every match, move by move
web-rules = Rules
web-pad-about = for real cards, works offline
web-learn = Learn by playing
web-learn-about = a first game that explains itself
web-rules-about = five rulebooks, every clause
web-table-waits = Your table is waiting
web-table-waits-about =
    { $round ->
        [0] with { LIST($names) }
       *[other] Round { $round } with { LIST($names) }
    }
web-not-affiliated = Plays the UNO® rules. Not affiliated with or endorsed by Mattel.
web-no-answer = The server does not answer. Check your connection, and try again.
web-loading = One moment…
web-connecting = Going to the table…
web-home = Home

## Who one is, and settings

web-you = You
web-your-name = Your name
web-your-animal = Your animal
web-animal =
    { $animal ->
        [cat] Cat
        [bear] Bear
        [rabbit] Rabbit
        [fox] Fox
        [frog] Frog
        [pig] Pig
        [penguin] Penguin
        [owl] Owl
        [elephant] Elephant
        [lion] Lion
        [panda] Panda
       *[monkey] Monkey
    }
web-guest = Guest
web-done = Done
web-close = Close
web-settings = Settings
web-theme = Light
web-theme-system = As the system
web-theme-day = Day
web-theme-night = Night
web-contrast = Contrast
web-contrast-usual = Usual
web-contrast-more = High
web-language = Language
web-pace = Animations
web-off = Off
web-sound = Sound
web-vibrate = Vibrate when it is your turn
web-full-screen = Full screen
web-first-tap = Lay on the first tap
web-first-tap-about = Otherwise a tap lifts a card, and another one lays it.
web-letters-first = Letters first
web-letters-first-about = The letter of the color is large on the cards, its suit small.
web-left-handed = Left-handed
web-left-handed-about = The buttons beside your hand change sides.
web-suit-names = Name the suits
web-suit-names-about = Hearts, suns, leaves and drops are named with the cards, for screen readers too.

## Making a table

web-make = Make a table
web-make-about = Your last choice is remembered.
web-editions = Edition
web-editions-count = { $count } rulebooks
web-edition =
    { $edition ->
        [classic-2003] Classic
        [standard-2010] Standard
        [deluxe] Deluxe
        [minion-2016] Mutant
       *[launcher-2009] Launcher
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. The whole book: two-handed play, partners, penalties.
        [standard-2010] 2010. The short book. Two to ten players.
        [deluxe] Eight Wilds in the deck instead of four.
        [minion-2016] 2016. Orange for red, and four Mutants: draw until the color comes.
       *[launcher-2009] 2009. Flip cards: hit a crash-pad and give a card away.
    }
web-seats = Seats
web-seats-tap = tap to change
web-seats-taken = { $taken } of { $count } taken
web-friend = Friend
web-by-link = by link
web-bot = bot
web-bot-name = Bot
web-level =
    { $level ->
        [random] a bot that guesses
        [novice] bot · easy
        [casual] bot · relaxed
        [skilled] bot · sharp
        [network] bot · tough
        [expert] bot · expert
       *[other] a bot
    }
web-level-alone =
    { $level ->
        [novice] easy
        [casual] relaxed
        [skilled] sharp
        [network] tough
       *[expert] expert
    }
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-match = Match
web-format =
    { $format ->
        [points-race] Points race
        [lowest-score] Lowest score
        [partners] Partners
        [rotating-partners] Changing partners
       *[elimination] Elimination
    }
web-target = Points
web-clock = Time for a turn
web-clock-seconds =
    { $seconds ->
        [0] None
       *[other] { $seconds } s
    }
web-public = Open to everybody
web-public-about = Listed under Watch. Otherwise only people with the link or the code find it.
web-house-rules = House rules
web-changed =
    { $count ->
        [0] by the book
       *[other] { $count } changed
    }
web-preset =
    { $preset ->
        [book] By the book
        [family] Family evening
        [wild] Wild night
       *[own] My own
    }
web-rulings = Rulings where the books are silent
web-stacking =
    { $value ->
        [two] Draw Two
        [four] Draw Four
        [same] Same on same
       *[any] Any on any
    }
web-quoted = “{ $what }”
web-option-all-redraw = Everybody draws again
web-option-winner-deals = Winner deals
web-option-guilty-color-undone = Bluff loses its color
web-option-last-wild-four-stands = Last Draw Four stands
web-option-forced-draw-closes-window = Forced draw ends the catch
web-option-own-turn-closes-window = Own turn ends the catch
web-option-stuck-hands-count = Stuck hands count
web-option-minion-misses-turn = Mutant costs the turn
web-option-last-minion-draws = Last Mutant draws
web-option-minion-stops-at-pile-end = Mutant stops at the pile
web-option-two-handed-reverse-passes = Reverse passes with two
web-option-two-handed-start-reverse-left = First Reverse goes left
web-option-opponents-catch = Only opponents catch
web-option-false-call-costs = False call costs
web-option-false-catch-costs = False catch costs
web-option-players-referee = Players are the referees
web-option-false-objection-costs = False objection costs
web-option-suggestion-unanimous = All must agree
web-option-launcher-ten = Launcher for ten
web-option-all-numbers-flip = All numbers flip
web-option-miss-draws = A miss costs a card
web-option-gift-by-chance = Gift by chance
web-option-must-flip = Flip is a must
web-option-wild-four-flip-gives = Draw Four flips give
web-option-gift-needs-no-call = Gift needs no call
web-option-hit-rate = Chance to hit
web-option-stacking = Stacking
web-option-seven-zero = Seven-zero
web-option-jump-in = Jump-in
web-option-draw-until-playable = Draw until playable
web-option-must-play = Must play
web-option-no-bluffing = No bluffing
web-option-drawn-card-stays = Drawn card stays
web-option-plain-finish = Plain finish
web-option-decks = More decks
web-option-target = Points to win
web-option-partners = Partners
web-by-the-book = by the book
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } seats, to { $points }
web-with-rules = { LIST($rules) }
web-open-table = Open the table

## The lobby

web-lobby = You are invited
web-lobby-yours = Your table
web-table-of = { $name }’s table
web-sit = Sit down
web-sit-here = Sit here
web-table-full = Every seat is taken
web-empty = Free
web-empty-seat = Free seat { $number }
web-host = host
web-here = here
web-ready = ready
web-i-am-ready = I’m ready
web-move-seats = Drag one seat onto another to swap them, or use the arrow keys.
web-now-at = { $name } is now at seat { $number }
web-add-bot =
    { $level ->
        [novice] Add an easy bot
        [casual] Add a relaxed bot
        [skilled] Add a sharp bot
        [network] Add a tough bot
       *[expert] Add an expert bot
    }
web-change-bot =
    { $level ->
        [novice] Replace with an easy bot
        [casual] Replace with a relaxed bot
        [skilled] Replace with a sharp bot
        [network] Replace with a tough bot
       *[expert] Replace with an expert bot
    }
web-clear = Remove the bot
web-move-seat = Move one seat on
web-stand-up = Stand up
web-kick = Send away
web-visitors =
    { $count ->
        [one] One more person is here, without a seat.
       *[other] { $count } more people are here, without a seat.
    }
web-wait-for-host = The host starts the game.
web-fill-and-start = Fill with bots and start
web-start = Start
web-dealing = Shuffling together, so that nobody chooses the cards…
web-invite = Invite
web-invite-how = Scan this with a phone, send the link, or say the code.
web-qr = QR code of the link to this table
web-link = Link to this table
web-share = Share the link
web-copied = Copied

## At the table

web-menu = Menu
web-home-and-back = Home; your seat is kept
web-leave = Leave the table for good
web-players = Players
web-seat =
    { $name }{ $bot ->
        [yes] , bot
       *[no] {""}
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $turn ->
        [yes] , on turn
       *[no] {""}
    }
web-points = { $points } pts
web-away = away
web-held = a bot plays
web-draws = draws { $count }
web-your-partner = your partner
web-no-call = no call
web-round-number = Round { $number }
web-bar = { $edition } · to { $points } · you { $own }
web-bar-watching = { $edition } · to { $points }
web-bar-partners = You + { $partner } { $own } : { $others }
web-your-turn = Your turn
web-is-playing = { $name } is playing
web-as-of =
    { $seconds ->
        [one] as of { $seconds } second ago
       *[other] as of { $seconds } seconds ago
    }
web-watching = You are watching
web-you-watch = You are watching
web-take-over = Play for { $name }
web-can-lay = Lay { LIST($what, last: "or") }
web-any-card = Lay any card
web-color = { COLOR($color) }
web-what-wild = a wild
web-nothing-fits =
    { $other ->
        [draw] Nothing fits, so draw
        [pass] Nothing fits, and there is nothing to draw
       *[none] Nothing fits
    }
web-may-jump-in = You may jump in
web-may-stack = Or lay a draw card on it
web-one-card = One card left
web-say-it = Say it before { $name } begins
web-name-color = Name a color
web-you-hold = you hold { $count }
web-take-back = Take it back
web-draw = Draw a card
web-draw-short = Draw
web-pass = Pass
web-keep = Keep it
web-lay = Lay { $name }
web-jump-in = Jump in with { $name }
web-you-drew = You drew { $name }
web-lay-or-keep = Lay it, or keep it
web-lay-it = You have to lay it
web-keep-it-then = It does not fit
web-sort = Sort
web-sort-by =
    { $by ->
        [color] Sort by color
       *[face] Sort by number
    }
web-uno-call = Call UNO
web-uno-said = UNO is said
web-has-not-called = { $name } has one card and has not said UNO
web-catch = Catch!
web-your-answer = Your answer
web-laid = { $name } laid { CARD($card) }
web-believe = Allowed only without { COLOR($color) } cards in hand. Believe it?
web-draw-count = Draw { $count }
web-and-miss = and miss the turn
web-challenge = Challenge
web-challenge-right = right: { $name } draws { $count }
web-challenge-wrong = wrong: you draw { $count }
web-only-you = Only you see this
web-bluffed = A bluff: { $name } held { COLOR($color) }
web-did-not-bluff =
    { $color ->
        [none] No bluff
       *[other] No bluff: { $name } held no { COLOR($color) }
    }
web-guilty-then = { $name } draws the cards instead of you.
web-innocent-then = You draw the cards, and two more.
web-last-card = { $name } has laid the last card
web-accept-last = It was right
web-object = Object
web-accuse = Accuse of suggesting a play
web-swap = Swap hands
web-swap-with = Swap hands with whom?
web-aim = Aim at a crash-pad
web-aim-how = Pull back, let go. Or ← →, ↑ ↓, Enter
web-launch = Launch at { $name }
web-decline = Don’t flip
web-give = Give { $name } a card
web-give-how = It is gone for good
web-give-card = Give { $name }
web-rule = Rule { $clause }
web-reconnecting = Reconnecting. Your seat and your cards are kept.
web-hint = Hint
web-thinking = The expert is thinking
web-two-sentences = { $one } { $two }
web-log = What happened
web-to-target = To { $points }
web-keys = Keys
web-key =
    { $what ->
        [arrows] move in the hand; aim the launcher
        [lay] lay the card
        [draw] draw, or take the cards
        [keep] keep the card you drew
        [call] call UNO
        [catch] catch somebody
        [color] name a color; its letter works, too
        [hint] ask for a hint
       *[keys] this list
    }
web-mute = Mute
web-unmute = Unmute
web-make-host = Make host

## Chat

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table
web-chat-send = Send
web-emote =
    { $emote ->
        [hello] Hello!
        [well-played] Well played
        [thanks] Thanks
        [oops] Oops
        [thinking] Let me think
        [hurry] Your turn!
        [wow] Wow
       *[sorry] Sorry
    }

## Between rounds

web-goes-out =
    { $reader ->
        [actor] You go out
        [among] You and { LIST($others) } go out
       *[nobody] { LIST($others) } { $count ->
                [one] goes out
               *[other] go out
            }
    }
web-wins-match =
    { $reader ->
        [actor] You win the match
        [among] You and { LIST($others) } win the match
       *[nobody] { LIST($others) } { $count ->
                [one] wins the match
               *[other] win the match
            }
    }
web-nobody-out = Nobody goes out
web-scores =
    { $points ->
        [one] and { $points } point for the round
       *[other] and { $points } points for the round
    }
web-pad = Score pad
web-next-round = Next round
web-ready-count = { $ready } of { $count } ready
web-watch-replay = Watch the replay
web-again = Play again

## Watching, and coming back

web-table-round =
    { $round ->
        [0] about to begin
       *[other] Round { $round }
    }
web-seats-open =
    { $count ->
        [0] watch
        [one] one seat to take
       *[other] { $count } seats to take
    }
web-takes-over-next = You play for { $name } from the next round on
web-while-away = While you were away
web-happened-away =
    { $count ->
        [one] Something happened while you were away
       *[other] { $count } things happened while you were away
    }
web-show = Show

## No table

web-no-table-newer = You play in another window
    .then = A table is open in one window at a time, and the other one is newer.
web-no-table-kicked = The host has sent you away
    .then = There are other tables, and your own is one tap away.
web-no-table-ended = This table has ended
    .then = Nobody was here for a long time.
web-no-table-private = This table is not for watching
    .then = Whoever made it wants to be among themselves.
web-no-table-missing = There is no such table
    .then = It may have ended, or the link is not complete.
web-play-here = Play here
