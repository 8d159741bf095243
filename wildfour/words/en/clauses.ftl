# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = Four colors; each has 19 number cards: one 0 and two of each 1 to 9.
clause-A2 = Each color has 2 Draw Two, 2 Reverse and 2 Skip.
clause-A3 = 4 Wild cards.
clause-A4 = 8 Wild cards: 112 cards in all.
clause-A5 = 4 Wild Draw Four cards. The classic-2003 and standard-2010 decks have 108 cards in all.
clause-A6 = The colors are blue, green, red and yellow.
clause-A7 = The colors are blue, green, orange and yellow.
clause-A8 = 4 Mutated Minion cards (wild): 112 cards in all.
clause-A9 = Some number cards carry a picture of the launcher figure (“flip cards”).
clause-A10 = 2 to 10 players.

## Setting up

clause-B1 = Each player draws a card; the highest number deals; a card with a symbol counts as zero.
clause-B2 = 7 cards to each player.
clause-B3 = The rest is the draw pile, face down; its top card starts the discard pile.
clause-B4 = The player to the dealer's left starts (unless the start card says otherwise).
clause-B5 = Start card Draw Two: the player to the dealer's left draws 2 and misses the turn.
clause-B6 = Start card Reverse: the dealer goes first, then play moves to the right.
clause-B7 = Start card Skip: the player to the dealer's left is skipped; the one after starts.
clause-B8 = Start card Wild: the player to the dealer's left chooses the color (and then plays).
clause-B9 = Start card Wild Draw Four: it goes back to the deck and another card is turned.
clause-B10 = Start card Mutated Minion: the player to the dealer's left chooses the color. No one draws.
clause-B11 = A start card that is a flip card is a plain number card.
clause-B12 = Each player has a figure and a crash-pad; the launcher stands within everyone's reach.

## A turn

clause-C1 = A card may be played if it matches the top card of the discard pile by number, color, or symbol.
clause-C2 = A Wild may be played on any card, even when another card in hand is playable.
clause-C3 = A player with no matching card must draw one. If it is playable, it may be played in the same turn; otherwise play passes.
clause-C4 = A player may choose not to play a playable card; then the player must draw one card, and only that card may be played this turn.
clause-C5 = Draw Two, Reverse and Skip go on a matching color or on their own symbol.
clause-C6 = When the draw pile runs out, the discard pile except its top card is shuffled into a new draw pile and play continues.

## What the cards do

clause-D1 = Draw Two: the next player draws 2 and misses the turn.
clause-D2 = Reverse: the direction of play reverses.
clause-D3 = Skip: the next player misses the turn.
clause-D4 = Wild: its player chooses any of the four colors, including the current one.
clause-D5 = Wild Draw Four: its player chooses the color; the next player draws 4 and misses the turn.
clause-D6 = A Wild Draw Four is legal only if the hand holds no card of the current color; matching numbers, symbols, and Wilds don't matter.
clause-D7 = A Wild Draw Four may be played against the color rule (D6) as a bluff.
clause-D8 = Only the player who would draw the 4 may challenge. The hand is shown to the challenger only.
clause-D9 = Guilty: the bluffer draws the 4 instead.
clause-D10 = Innocent: the challenger draws 4 + 2 = 6 and misses the turn.
clause-D11 = Mutated Minion: its player chooses the color in which play resumes; the next player draws until a card of that color turns up.

## Going out

clause-E1 = When playing the second-to-last card, the player must call “UNO”.
clause-E2 = Caught without the call before the next player begins a turn: draw 2.
clause-E3 = Calling late, but before being caught, is safe.
clause-E4 = A player can't be caught before the second-to-last card is on the discard pile.
clause-E5 = A player can't be caught once the next player has begun a turn by taking a card from the draw pile or from hand.
clause-E6 = The round ends when a player has no cards left.
clause-E7 = If the last card is a Draw Two or a Wild Draw Four, the next player still draws 2 or 4, and those cards count.
clause-E8 = A player may also go out by playing a flip card as the second-to-last card, hitting a crash-pad, and giving that player the last card.

## Scoring

clause-F1 = Numbers count face value; Draw Two, Reverse, Skip 20; Wild, Wild Draw Four 50.
clause-F2 = Mutated Minion 50.
clause-F3 = The player who goes out scores the cards left in all the other hands.
clause-F4 = The first to reach 500 wins the match; otherwise reshuffle and play another round.
clause-F5 = Alternative: each player's own leftover points are tallied; when one reaches 500, the lowest total wins.

## Table penalties

clause-G1 = Suggesting a play to another player: draw 2.
clause-G2 = A wrong card, noticed by another player, is taken back, and its player draws 2; play continues with the next player.
clause-G3 = A wrong card that no other player notices stands.

## Other ways to play

clause-H1 = Two-handed: a Reverse works as a Skip, so its player takes another turn at once.
clause-H2 = Two-handed: after a Skip its player plays again at once.
clause-H3 = Two-handed: after a Draw Two or a Wild Draw Four, once the other has drawn, it is the first player's turn again.
clause-H4 = Partners sit across from each other; when either goes out the round ends; the points in both opponents' hands go to the team.
clause-H5 = Four players may change partners from round to round, every player keeping the points of each of their partnerships; the highest total wins after several rounds.
clause-H6 = Eight players at two tables: everyone partners everyone else for four rounds: 28 in all, scored the same way.
clause-H7 = Elimination: leftover points are tallied per player; reaching the limit (500, or another agreed amount) puts a player out; the last two play head to head by H1 to H3 until one reaches the limit and loses.

## The launcher

clause-I1 = When playing a flip card, the player aims the figure at another player's crash-pad.
clause-I2 = A hit: the player gives that opponent a card from hand.
clause-I3 = When playing a Wild Draw Four, the player may also flip.

## Rulings that no option changes

clause-R16 = Several players at or over the limit: in lowest score (F5), the lowest total wins, and a tie is shared; in elimination (H7), all of them are out, and if no one is left, the lowest of them wins.
clause-R17 = An eliminated player leaves the table; the others continue in the same order.
clause-R18 = Four rotating partners play three rounds per cycle, each with another partner: there are only three.
clause-R19 = Eight players at two tables follow a whist design: everyone partners everyone once per cycle and opposes everyone twice.
clause-R22 = Cards and points lost in the scans of two books are as in the other books.
clause-R32 = The missing pages of the launcher edition are as in the other books.
clause-R33 = Where the book gives no number of players, 2 to 10 can play.
clause-R34 = Calling before a gift, a stacked answer or a jump-in that leaves one card counts, as it does before playing a card.
clause-R35 = Guilty of a Wild Draw Four and no call made: the player can still be caught until the window closes, whatever the hand holds by then.
clause-R36 = The discard pile is reshuffled when a card is needed and none is left.
clause-R37 = A suggestion can be pointed out until the next player begins a turn.
clause-R38 = A player who has played the last card, while the next player still has to draw or answer, has no moves: no call, catch, or penalty brings that player back; only taking back a wrong card does.
clause-R39 = A wrong card that makes a player draw can be objected to until the cards are drawn or it is challenged; what has been drawn is not given back.
clause-R40 = A player may jump in on a card played by another player, not on their own card or the start card.
clause-R41 = Mutated Minion and an empty draw pile: reshuffle first, even where drawing stops at the end of the pile.
clause-R42 = After a tie when drawing for the deal, the cards drawn go back before the tied draw again.
clause-R43 = With changing partners and in tournaments, tied players share a place; where one is needed, they play a playoff round, or draw a lot that is announced as such.
clause-R44 = With changing partners, the deal passes to the left within a pairing; the first dealer is the player who has dealt least; among equals, the earliest entrant.
clause-R45 = A flip with a Wild Draw Four played as the last card is allowed; the flip only decides who draws.
