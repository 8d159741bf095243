# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = Four colors; each has 19 number cards: one 0 and two of each number from 1 to 9.
clause-A2 = Each color has 2 Draw Two, 2 Reverse and 2 Skip.
clause-A3 = 4 Wild cards.
clause-A4 = 8 Wild cards: 112 cards in all.
clause-A5 = 4 Wild Draw Four cards. The classic-2003 and standard-2010 decks have 108 cards in all.
clause-A6 = The colors are blue, green, red and yellow.
clause-A7 = The colors are blue, green, orange and yellow.
clause-A8 = 4 Mutated Minion cards (wild): 112 cards in all.
clause-A9 = Some number cards have a picture of the launcher figure (“flip cards”).
clause-A10 = 2 to 10 players.

## Setting up

clause-B1 = Each player draws a card, and the player with the highest number deals; a card with a symbol counts as zero.
clause-B2 = Each player is dealt 7 cards.
clause-B3 = The remaining cards form the draw pile, face down; its top card starts the discard pile.
clause-B4 = The player to the dealer's left starts (unless the start card says otherwise).
clause-B5 = Start card Draw Two: the player to the dealer's left draws 2 and misses the turn.
clause-B6 = Start card Reverse: the dealer goes first, then play moves to the right.
clause-B7 = Start card Skip: the player to the dealer's left is skipped; the next player starts.
clause-B8 = Start card Wild: the player to the dealer's left chooses the color (and then plays).
clause-B9 = Start card Wild Draw Four: it goes back into the deck, and another card is turned up.
clause-B10 = Start card Mutated Minion: the player to the dealer's left chooses the color. No one draws.
clause-B11 = A start card that is a flip card is a plain number card.
clause-B12 = Each player has a figure and a crash-pad; the launcher stands within everyone's reach.

## A turn

clause-C1 = A card may be played if it matches the top card of the discard pile by number, color, or symbol.
clause-C2 = A Wild may be played on any card, even when another card in hand is playable.
clause-C3 = A player with no matching card must draw a card. If the drawn card is playable, it may be played in the same turn; otherwise, play passes to the next player.
clause-C4 = A player may choose not to play a playable card; then the player must draw one card, and only that card may be played this turn.
clause-C5 = A Draw Two, Reverse or Skip may be played on a matching color or on the same symbol.
clause-C6 = When the draw pile runs out, the discard pile, except its top card, is shuffled into a new draw pile, and play continues.

## What the cards do

clause-D1 = Draw Two: the next player draws 2 and misses the turn.
clause-D2 = Reverse: the direction of play reverses.
clause-D3 = Skip: the next player misses the turn.
clause-D4 = Wild: its player chooses any of the four colors, including the current one.
clause-D5 = Wild Draw Four: its player chooses the color; the next player draws 4 and misses the turn.
clause-D6 = A Wild Draw Four is legal only if the hand holds no card of the current color; matching numbers, symbols, and Wilds don't matter.
clause-D7 = A Wild Draw Four may be played against the color rule (D6) as a bluff.
clause-D8 = Only the player who would draw the 4 may challenge. The hand is shown to the challenger only.
clause-D9 = If the challenged player is guilty, the bluffer draws the 4 instead.
clause-D10 = If the challenged player is innocent, the challenger draws 4 + 2 = 6 and misses the turn.
clause-D11 = Mutated Minion: its player chooses the color in which play resumes; the next player draws until a card of that color turns up.

## Going out

clause-E1 = A player must call “UNO” when playing their second-to-last card.
clause-E2 = A player who has not called UNO and is caught before the next player begins a turn draws 2.
clause-E3 = Calling late, but before being caught, is safe.
clause-E4 = A player can't be caught before the second-to-last card is on the discard pile.
clause-E5 = A player can't be caught once the next player has begun a turn by taking a card from the draw pile or from their hand.
clause-E6 = The round ends when a player has no cards left.
clause-E7 = If the last card is a Draw Two or a Wild Draw Four, the next player still draws 2 or 4, and those cards count toward the score.
clause-E8 = A player may also go out by playing a flip card as the second-to-last card, hitting a crash-pad, and giving that player the last card.

## Scoring

clause-F1 = Number cards count face value; Draw Two, Reverse and Skip count 20; Wild and Wild Draw Four count 50.
clause-F2 = A Mutated Minion counts 50.
clause-F3 = The player who goes out scores the cards left in all the other hands.
clause-F4 = The first player to reach 500 wins the match; otherwise, the cards are reshuffled for another round.
clause-F5 = Alternative: each player's own leftover points are tallied; when a player reaches 500, the lowest total wins.

## Table penalties

clause-G1 = A player who suggests a play to another player draws 2.
clause-G2 = An illegal card that another player notices is taken back, and its player draws 2; play continues with the next player.
clause-G3 = An illegal card that no other player notices stands.

## Other ways to play

clause-H1 = With two players, a Reverse works as a Skip, so its player takes another turn at once.
clause-H2 = With two players, the player of a Skip plays again at once.
clause-H3 = With two players, after a Draw Two or a Wild Draw Four, once the opponent has drawn, it is the first player's turn again.
clause-H4 = Partners sit across from each other; when either goes out, the round ends, and the points in both opponents' hands go to the team.
clause-H5 = Four players may change partners from round to round, and each keeps the points scored with every partner; the highest total wins after several rounds.
clause-H6 = Eight players at two tables: everyone partners everyone else for four rounds, 28 rounds in all, scored as in H5.
clause-H7 = Elimination: leftover points are tallied per player; a player who reaches the limit (500, or another agreed amount) is out; the last two play head to head under H1 to H3 until one reaches the limit and loses.

## The launcher

clause-I1 = When playing a flip card, the player aims the figure at another player's crash-pad.
clause-I2 = After a hit, the player gives that opponent a card from their hand.
clause-I3 = When playing a Wild Draw Four, the player may also flip.

## Rulings that no option changes

clause-R16 = Several players at or over the limit: in lowest score (F5), the lowest total wins, and a tie is shared; in elimination (H7), all of them are out, and if no one is left, the player with the lowest total among them wins.
clause-R17 = An eliminated player leaves the table; the others continue in the same order.
clause-R18 = Four rotating partners play three rounds per cycle, because each player has only three possible partners.
clause-R19 = Eight players at two tables follow a whist design: everyone partners everyone once per cycle and opposes everyone twice.
clause-R22 = Where the scans of two books lack card counts or points, those of the other books apply.
clause-R32 = Where pages of the launcher edition are missing, the rules of the other books apply.
clause-R33 = Where the book gives no number of players, 2 to 10 can play.
clause-R34 = A call before a gift, a stacked draw card or a jump-in that leaves one card counts, as it does before a normal play.
clause-R35 = A player who is guilty of a bluff and has not called can still be caught until the catch window closes, no matter how many cards they hold by then.
clause-R36 = The discard pile is reshuffled when a card is needed and the draw pile is empty.
clause-R37 = A suggestion can be pointed out until the next player begins a turn.
clause-R38 = A player who has played their last card has no moves while the next player still has to draw or answer. No call, catch, or penalty brings that player back; only taking back an illegal card does.
clause-R39 = Players can object to an illegal card that makes a player draw until the cards are drawn or the card is challenged; drawn cards are not given back.
clause-R40 = A player may jump in on a card played by another player, not on their own card or the start card.
clause-R41 = If the draw pile is empty after a Mutated Minion, the discard pile is reshuffled first, even where drawing stops at the end of the pile.
clause-R42 = After a tie when drawing for the deal, the drawn cards go back into the deck before the tied players draw again.
clause-R43 = With changing partners and in tournaments, tied players share a place; where the tie must be broken, they play a playoff round, or lots are drawn and announced as such.
clause-R44 = With changing partners, the deal passes to the left within a pairing; the first dealer is the player who has dealt least or, among equals, the earliest entrant.
clause-R45 = A player may flip with a Wild Draw Four played as the last card; the flip only decides who draws.
