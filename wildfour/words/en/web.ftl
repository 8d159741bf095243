# The browser front end. Buttons start with a verb. Buttons, titles, and labels have no period.

## Colors and cards

# One or two distinct letters per color, printed on the cards.
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
web-top-and-color = Top card { CARD($card) }, current color { COLOR($color) }
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

web-no-script = Wildfour needs JavaScript. Turn it on, then reload this page.
web-preview = UNO rules, played by the book. Invite friends with a link; bots fill the empty seats.
web-preview-table =
    { $host ->
        [named] { $name } invites you
       *[unnamed] You are invited
    }: { $seats ->
        [one] 1 seat free
       *[other] { $seats } seats free
    }
web-title = Play in ten seconds
web-pitch = UNO rules, played by the book. Invite friends with a link; bots fill the empty seats. Free, no account.
web-play-now = Play now
web-play-now-about =
    { $count ->
        [one] you and one bot, classic rules
       *[other] you and { $count } bots, classic rules
    }
web-bots = Number of bots
web-bot-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bots-level = Level of the bots
web-open-now = Open tables
web-sit-now = Sit
web-invite-friends = Invite friends
web-code = Code
web-join = Join
web-more = More
web-watch = Watch
web-watch-about = Public tables. Take a free seat, or just watch.
web-open-tables =
    { $count ->
        [0] no public tables
        [one] { $count } public table
       *[other] { $count } public tables
    }
web-no-open-tables = No public tables right now.
web-open-public = Open a public table
web-watch-experts = Watch two experts play
web-replays = Replays
web-replays-tile = every match, move by move
web-rules = Rules
web-pad-about = for real cards; works offline
web-learn = Learn by playing
web-learn-about = a guided first game
web-rules-about = five rulebooks, every rule
web-table-waits = Your table is waiting
web-table-waits-about =
    { $round ->
        [0] with { LIST($names) }
       *[other] Round { $round } with { LIST($names) }
    }
web-not-affiliated = Plays the UNO® rules. Not affiliated with or endorsed by Mattel.
web-no-answer = The server is not responding. Check your connection, then try again.
web-loading = Loading…
web-connecting = Connecting to the table…
web-home = Home

## Profile and settings

web-you = You
web-your-name = Your name
web-your-animal = Your avatar
web-delete = Delete my data
    .about = The server deletes your results and your chat messages, and removes your name from finished matches. You also leave all tables. This cannot be undone.
web-delete-now = Delete permanently
web-deleted = The server has deleted your data.
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
web-your-matches = Your matches
web-next = Next
web-name-for-others = Other players will see this name.
web-close = Close
web-settings = Settings
web-theme = Theme
web-theme-system = System
web-theme-day = Light
web-theme-night = Dark
web-contrast = Contrast
web-contrast-usual = Standard
web-contrast-more = High
web-language = Language
web-pace = Animations
web-off = Off
web-sound = Sound
web-vibrate = Vibrate on your turn
web-notify = Notify me on my turn
web-notify-about = When this tab is in the background.
web-notify-your-turn = It’s your turn.
web-title-your-turn = Your turn! · Wildfour
web-full-screen = Full screen
web-first-tap = Play with one tap
web-first-tap-about = When off, the first tap lifts a card and the second plays it.
web-letters-first = Large letters
web-letters-first-about = Cards show a large color letter and a small suit.
web-left-handed = Left-handed mode
web-left-handed-about = Moves the buttons to the other side of your hand.
web-suit-names = Name the suits
web-suit-names-about = Adds heart, sun, leaf, drop, or flame to each card’s name, including for screen readers.

## New table

web-make = New table
web-make-about = Your last choices are remembered.
web-editions = Edition
web-editions-count = { $count } rulebooks
web-edition =
    { $edition ->
        [classic-2003] Classic
        [standard-2010] Standard
        [deluxe] Deluxe
        [minion-2016] Minions
       *[launcher-2009] Launcher
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. The complete rules: two players, partners, penalties.
        [standard-2010] 2010. The short rules, for two to ten players.
        [deluxe] Eight Wild cards instead of four.
        [minion-2016] 2016. Orange instead of red, plus Mutated Minion cards: draw until you get the chosen color.
       *[launcher-2009] 2009. Play a flip card, hit a crash-pad, and give a card away.
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
        [random] bot · random
        [novice] bot · easy
        [casual] bot · medium
        [skilled] bot · hard
        [network] bot · very hard
        [expert] bot · expert
       *[other] bot
    }
web-level-alone =
    { $level ->
        [novice] easy
        [casual] medium
        [skilled] hard
        [network] very hard
       *[expert] expert
    }
web-fewer-seats = Remove a seat
web-more-seats = Add a seat
web-match = Match
web-format =
    { $format ->
        [points-race] Points race
        [lowest-score] Lowest score
        [partners] Partners
        [rotating-partners] Rotating partners
        [two-tables] Two tables
       *[elimination] Elimination
    }
web-target = Points
web-clock = Turn timer
web-clock-seconds =
    { $seconds ->
        [0] None
       *[other] { $seconds } s
    }
web-public = Public table
web-public-about = Listed under Watch. Otherwise, people need the link or the code.
web-house-rules = House rules
web-changed =
    { $count ->
        [0] official rules
       *[other] { $count } changed
    }
web-preset =
    { $preset ->
        [book] Official rules
        [family] Family night
        [wild] Wild night
       *[own] Custom
    }
web-rulings = Details the rulebooks leave open
web-stacking =
    { $value ->
        [two] Draw Two only
        [four] Wild Draw Four only
        [same] Same card only
       *[any] Any draw card
    }
web-quoted = “{ $what }”
web-option-all-redraw = All players redraw
web-option-winner-deals = Winner deals
web-option-guilty-color-undone = A caught bluff reverts the color
web-option-last-wild-four-stands = No challenge to a last Wild Draw Four
web-option-forced-draw-closes-window = Forced draw ends the catch window
web-option-own-turn-closes-window = Extra turn ends the catch window
web-option-stuck-hands-count = Hands count in a drawn round
web-option-minion-misses-turn = Mutated Minion costs a turn
web-option-last-minion-draws = A last Mutated Minion forces a draw
web-option-minion-stops-at-pile-end = Mutated Minion: stop at an empty pile
web-option-two-handed-reverse-passes = Two-player Reverse passes the turn
web-option-two-handed-start-reverse-left = Two-player start Reverse: non-dealer begins
web-option-opponents-catch = Only opponents catch
web-option-false-call-costs = Penalty for a false call
web-option-false-catch-costs = Penalty for a false catch
web-option-players-referee = Players enforce the rules
web-option-false-objection-costs = Penalty for a false objection
web-option-suggestion-unanimous = Suggestions: all must agree
web-option-launcher-ten = Launcher with ten players
web-option-all-numbers-flip = All numbers flip
web-option-flip-cards = Choose flip cards
web-option-miss-draws = Draw after a miss
web-option-gift-by-chance = Random gift
web-option-must-flip = Forced flip
web-option-wild-four-flip-gives = Wild Draw Four flips give a card
web-option-gift-needs-no-call = No UNO call after a gift
web-option-hit-rate = Hit chance
web-option-stacking = Stacking
web-option-seven-zero = Seven-zero
web-option-jump-in = Jump-in
web-option-draw-until-playable = Draw until playable
web-option-must-play = Forced play
web-option-no-bluffing = No bluffing
web-option-drawn-card-stays = Keep the drawn card
web-option-plain-finish = Finish with a number
web-option-decks = Extra decks
web-option-target = Points to win
web-option-partners = Partners
web-by-the-book = official rules
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } seats, first to { $points }
web-two-tables-in-short = { $edition }, { $seats } seats, two tables
web-with-rules = { LIST($rules) }
web-open-table = Open the table

## The lobby

web-lobby = You are invited
web-lobby-yours = Your table
web-table-of = { $name }’s table
web-sit = Join the table
web-sit-here = Sit here
web-table-full = This table is full
web-watch-here = Stay on this page to watch the game.
web-watch-another = Watch another table
web-empty = Free
web-empty-seat = Free seat { $number }
web-host = host
web-here = joined
web-ready = ready
web-i-am-ready = I’m ready
web-move-seats = Drag a seat onto another to swap them, or use the arrow keys.
web-move-seats-touch = Drag a seat onto another to swap them.
web-now-at = { $name } moved to seat { $number }
web-add-bot =
    { $level ->
        [novice] Add an easy bot
        [casual] Add a medium bot
        [skilled] Add a hard bot
        [network] Add a very hard bot
       *[expert] Add an expert bot
    }
web-change-bot =
    { $level ->
        [novice] Replace with an easy bot
        [casual] Replace with a medium bot
        [skilled] Replace with a hard bot
        [network] Replace with a very hard bot
       *[expert] Replace with an expert bot
    }
web-clear = Remove the bot
web-move-seat = Move to the next seat
web-stand-up = Leave the seat
web-kick = Remove from table
web-lock = Lock the table
    .about = New players cannot join. Seated players can return.
web-visitors =
    { $count ->
        [one] One more person is here without a seat.
       *[other] { $count } more people are here without a seat.
    }
web-wait-for-host = Waiting for the host to start.
web-fill-and-start = Fill with bots and start
web-start = Start
web-dealing = Every device helps shuffle the cards…
web-invite = Invite
web-invite-how = Scan the QR code, send the link, or read out the code.
web-qr = QR code for this table
web-link = Link to this table
web-share = Share the link
web-copied = Copied

## At the table

web-menu = Menu
web-home-and-back = Back to home (keeps your seat)
web-leave = Leave the game
web-leave-really = Leave the game?
web-leave-then = A bot takes over your seat.
web-stay = Stay
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
        [yes] , current player
       *[no] {""}
    }
web-points = { $points } pts
web-away = away
web-held = bot playing
web-draws = draws { $count }
web-your-partner = your partner
web-no-call = no UNO call
web-round-number = Round { $number }
web-bar = { $edition } · to { $points } · you { $own }
web-bar-watching = { $edition } · to { $points }
web-bar-partners = You + { $partner } { $own } : { $others }
web-bar-two-tables = Table { $table } · You + { $partner }
web-your-turn = Your turn
web-is-playing = { $name }’s turn
web-as-of =
    { $seconds ->
        [one] as of { $seconds } second ago
       *[other] as of { $seconds } seconds ago
    }
web-watching = You are watching
web-you-watch = You are watching
web-take-over = Play for { $name }
web-can-lay = Play { LIST($what, last: "or") }
web-any-card = Play any card
web-color = { COLOR($color) }
web-what-wild = a wild card
web-nothing-fits =
    { $other ->
        [draw] No playable card. Draw one.
        [pass] No playable card, and no cards to draw. Pass.
       *[none] No playable card
    }
web-may-jump-in = You can jump in
web-may-stack = Or stack a draw card
web-one-card = One card left
web-say-it = Call UNO before { $name } starts their turn
web-name-color = Choose a color
web-you-hold = you have { $count }
web-take-back = Take it back
web-draw = Draw a card
web-draw-short = Draw
web-pass = Pass
web-keep = Keep it
web-lay = Play { $name }
web-jump-in = Jump in with { $name }
web-you-drew = You drew { $name }
web-lay-or-keep = Play it or keep it
web-lay-it = You must play it
web-keep-it-then = Not playable
web-sort = Sort
web-sort-by =
    { $by ->
        [color] Sort by color
       *[face] Sort by number
    }
web-uno-call = Call UNO
web-uno-said = UNO called
web-has-not-called = { $name } has one card and did not call UNO
web-catch = Catch!
web-your-answer = Your response
web-laid = { $name } played { CARD($card) }
web-believe = Only allowed with no { COLOR($color) } cards in hand. Do you believe { $name }?
web-draw-count = Draw { $count }
web-and-miss = and miss your turn
web-challenge = Challenge
web-challenge-right = If you’re right, { $name } draws { $count }
web-challenge-wrong = If not, you draw { $count }
web-only-you = Only you can see this
web-bluffed = It was a bluff: { $name } had { COLOR($color) }
web-did-not-bluff =
    { $color ->
        [none] No bluff
       *[other] No bluff: { $name } had no { COLOR($color) }
    }
web-guilty-then = { $name } draws the cards instead of you.
web-innocent-then = You draw the cards, plus two more.
web-last-card = { $name } played their last card
web-accept-last = Accept
web-object = Object
web-accuse = Accuse of suggesting a play
web-swap = Swap hands
web-swap-with = Choose a player to swap hands with
web-aim = Aim at a crash-pad
web-aim-how = Pull back and release, or use ← → ↑ ↓ and Enter
web-aim-how-touch = Pull back and release
web-launch = Launch at { $name }
web-practice = Practice flips
web-practice-about = The rulebook suggests trying a few flips first. They do not count.
web-practice-launch = Launch
web-practice-result =
    { $result ->
        [hit] A hit!
        [short] Too short
        [far] Too far
        [left] Too far left
       *[right] Too far right
    }
web-decline = Don’t flip
web-give = Give { $name } a card
web-give-how = You won’t get it back
web-give-card = Give to { $name }
web-rule = Rule { $clause }
web-no-connection = No connection. Trying again…
web-hint = Hint
web-thinking = The expert is thinking…
web-stop = Stop
web-two-sentences = { $one } { $two }
web-log = Game log
web-to-target = First to { $points }
web-keys = Keyboard shortcuts
web-key =
    { $what ->
        [arrows] move through your hand; aim the launcher
        [lay] play the card
        [draw] draw, or accept a draw card
        [keep] keep the card you drew
        [call] call UNO
        [catch] catch a player
        [color] choose a color (its letter works too)
        [hint] get a hint
        [react] react
       *[keys] show this list
    }
web-mute = Mute for everyone
web-unmute = Unmute for everyone
web-mute-for-me = Mute for me
web-unmute-for-me = Unmute for me
web-make-host = Make host

## Chat

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-write = Message the table
web-chat-send = Send
web-said = { $name }: { $text }
web-reactions = Reactions
web-react = Your seat: react
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
        [actor] You win the round
        [among] You and { LIST($others) } win the round
       *[nobody] { LIST($others) } { $count ->
                [one] wins the round
               *[other] win the round
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
web-nobody-out = No one wins the round
web-scores =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
web-pad = Score pad
web-next-round = Next round
web-ready-count = { $ready } of { $count } ready
web-watch-replay = Watch the replay
web-rematch = Rematch
web-share-match = Share
web-next-in = Next round in { $seconds } s
web-next-paused = Paused at { $seconds } s
web-countdown-pause = Pause
web-countdown-resume = Continue
web-match-after =
    { $count ->
        [one] After { $count } round
       *[other] After { $count } rounds
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] cards in your largest hand
           *[nobody] cards in { $name }’s largest hand
        }
        [catches] { $reader ->
            [actor] catches by you
           *[nobody] catches by { $name }
        }
       *[challenges_won] { $reader ->
            [actor] challenges won by you
           *[nobody] challenges won by { $name }
        }
    }

## Watching, and coming back

web-table-round =
    { $round ->
        [0] about to start
       *[other] Round { $round }
    }
web-seats-open =
    { $count ->
        [0] watch
        [one] one free seat
       *[other] { $count } free seats
    }
web-takes-over-next = You take over for { $name } next round
web-while-away = While you were away
web-happened-away =
    { $count ->
        [one] You missed one event
       *[other] You missed { $count } events
    }
web-show = Show

## No table

web-no-table-newer = This game is open in another tab
    .then = A table can be open in only one tab at a time.
web-no-table-kicked = The host removed you from the table
    .then = Join another table, or open your own.
web-no-table-ended = This table is closed
    .then = It was empty for too long.
web-no-table-private = This table is private
    .then = The host made this table private.
web-no-table-missing = Table not found
    .then = It may have closed, or the link is incomplete.
web-no-table-locked = The host has locked this table
    .then = Ask the host to unlock it.
web-no-table-barred = You cannot join this table right now
    .then = The host removed someone at your network address. Try again later, or ask the host to lock and unlock the table.
web-no-table-cheated = The server did not play fair
    .then = This browser stopped playing and kept the evidence. Save it, and show it to the other players.
web-save-evidence = Save the evidence
web-play-here = Play here

## A match at two tables

web-other-table = Table { $table }
web-standings = Standings
web-standings-after = After { $round } of { $rounds } rounds
web-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }
web-other-plays = Table { $table } is still playing this round.
web-watch-other = Watch table { $table }
web-replay-of-table = Replay, table { $table }
