# Moves as the prompt shows them, and the words that a player can type. Every language accepts the English words.

## Moves as shown

move-draw = draw
move-keep = keep
move-pass = pass
move-accept = accept
move-challenge = challenge
move-uno = uno!
move-object = object
move-decline = decline
move-catch = catch { $name }
move-flip = flip { $name }
move-swap = swap { $name }
move-accuse = accuse { $name }
move-give = give { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = nothing

## Moves as typed: words and phrases, separated by commas, in lowercase

typed-draw = draw, take, draw a card
typed-keep = keep
typed-pass = pass
typed-accept = accept
typed-challenge = challenge, doubt
typed-uno = uno!, uno, call uno, call
typed-object = object, protest
typed-decline = decline
typed-catch = catch
typed-flip = flip, aim
typed-swap = swap
typed-accuse = accuse
typed-give = give
# Filler words, ignored before and between other words.
typed-fillers = lay, play, put, name, choose, jump in, with, at, and, then, the, a, an, my, it, card, color, please, +, to, on

typed-color-b = blue
typed-color-g = green
typed-color-o = orange
typed-color-r = red
typed-color-y = yellow
typed-digits = zero, one, two, three, four, five, six, seven, eight, nine
typed-face-skip = skip
typed-face-reverse = reverse
typed-face-two = draw two, draw 2, plus two, plus 2, +2
typed-face-wild = wild
typed-face-four = wild draw four, wild draw 4, draw four, draw 4, wild four, wild 4, plus four, plus 4, +4, wild +4
typed-face-minion = mutated minion, minion

typed-command-help = help, ?
typed-command-hand = hand, cards
typed-command-table = table, seats
typed-command-moves = moves
typed-command-hint = hint, advice
typed-command-practice = practice
typed-command-scores = scores, score
typed-command-options = options
typed-command-rules = rules, rule, why
typed-command-quit = quit, exit, q
typed-yes = yes, y
typed-no = no, n
