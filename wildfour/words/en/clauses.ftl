# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = There are four colors, and each has 19 number cards: one 0 and two of each 1 to 9.
clause-A2 = Each color has two Draw Two, two Reverse and two Skip cards.
clause-A3 = There are four Wild cards.
clause-A4 = There are eight Wild cards, so that the deck has 112 cards.
clause-A5 = There are four Wild Draw Four cards; classic-2003 and standard-2010 have 108 cards in all.
clause-A6 = The colors are blue, green, red and yellow.
clause-A7 = The colors are blue, green, orange and yellow.
clause-A8 = There are four Mutated Minion cards, which are wild, so that the deck has 112 cards.
clause-A9 = Some number cards carry a picture of the launcher figure; they are called flip cards.
clause-A10 = The game is for 2 to 10 players.

## Setting up

clause-B1 = Each player draws a card, and the highest number deals; a card with a symbol counts as zero.
clause-B2 = Each player is dealt seven cards.
clause-B3 = The other cards are the draw pile, face down, and its top card is turned up to start the discards.
clause-B4 = The player to the dealer's left goes first, then play passes to the left, unless a card changes that.
clause-B5 = If the start card is a Draw Two, the first player draws two cards and misses the turn.
clause-B6 = If the start card is a Reverse, the dealer goes first and play moves to the right.
clause-B7 = If the start card is a Skip, the player to the dealer's left is skipped and the one after starts.
clause-B8 = If the start card is a Wild, the player to the dealer's left names the color and then plays.
clause-B9 = If the start card is a Wild Draw Four, it goes back to the deck and another card is turned.
clause-B10 = If the start card is a Mutated Minion, the first player names the color and nobody draws.
clause-B11 = A flip card as the start card is a plain number card.
clause-B12 = Each player has a figure and a crash-pad, and the launcher stands within everyone's reach.

## A turn

clause-C1 = A card may be laid that matches the top discard by number, by color or by symbol.
clause-C2 = A Wild may be laid on any card, even while another card in the hand could be laid.
clause-C3 = A player without a card to lay draws one; it may be laid in the same turn if it matches, otherwise play passes on.
clause-C4 = A player may keep a playable card back; then one card is drawn, and only that one may be laid this turn.
clause-C5 = Draw Two, Reverse and Skip are laid on a card of their color or on their own symbol.
clause-C6 = When the draw pile is used up, the discards under the top one are shuffled into a new draw pile.

## What cards do

clause-D1 = After a Draw Two the next player draws two cards and misses the turn.
clause-D2 = A Reverse changes the direction of play.
clause-D3 = After a Skip the next player misses the turn.
clause-D4 = Whoever lays a Wild names the color: any of the four, even the current one.
clause-D5 = Whoever lays a Wild Draw Four names the color; the next player draws four cards and misses the turn.
clause-D6 = A Wild Draw Four may be laid only by a player who holds no card of the current color; matching numbers, symbols and Wilds do not matter.
clause-D7 = A Wild Draw Four may be laid as a bluff all the same.
clause-D8 = Only the player who would draw the four cards may challenge a Wild Draw Four; the hand is shown to the challenger and to nobody else.
clause-D9 = If the challenge finds a bluff, the one who laid the Wild Draw Four draws the four cards instead.
clause-D10 = If the challenge finds no bluff, the challenger draws two extra cards, six in all, and misses the turn.
clause-D11 = Whoever lays a Mutated Minion names a color; the next player draws until a card of that color comes.

## Going out

clause-E1 = Whoever lays the second-to-last card must call UNO.
clause-E2 = A player caught without the call before the next player begins a turn draws two cards.
clause-E3 = A call that comes late, but before the player is caught, is in time.
clause-E4 = Nobody can be caught before the second-to-last card lies on the discards.
clause-E5 = Nobody can be caught once the next player has begun by taking a card from the draw pile or from the hand.
clause-E6 = The round ends when a player has no cards left.
clause-E7 = If the last card is a Draw Two or a Wild Draw Four, the next player still draws, and those cards count.
clause-E8 = A player also goes out by laying a flip card as the second-to-last card, hitting a crash-pad, and giving that player the last card.

## Scoring

clause-F1 = A number card counts its number, a Draw Two, Reverse or Skip 20 points, a Wild or Wild Draw Four 50.
clause-F2 = A Mutated Minion counts 50 points.
clause-F3 = Whoever goes out scores the cards left in all the other hands.
clause-F4 = Whoever first reaches 500 points wins the match; until then another round is dealt.
clause-F5 = Another way to score: each player's own leftover points are tallied, and when one reaches 500, the lowest total wins.

## Penalties of the table

clause-G1 = A player who suggests a play to another draws two cards.
clause-G2 = A wrong card that another player notices is taken back, and its player draws two cards; play goes on with the next player.
clause-G3 = A wrong card that nobody notices in time stands.

## Other ways to play

clause-H1 = With two players a Reverse works like a Skip, so whoever lays it plays again at once.
clause-H2 = With two players whoever lays a Skip plays again at once.
clause-H3 = With two players whoever lays a Draw Two or a Wild Draw Four plays again once the cards are drawn.
clause-H4 = Partners sit across from each other; when either goes out the round ends, and the points in the opponents' hands go to the team.
clause-H5 = Four players may change partners from round to round, each keeping the points of every partnership; the highest total wins.
clause-H6 = Eight players at two tables each partner everyone else for four rounds, 28 in all.
clause-H7 = Elimination: leftover points are tallied, reaching the limit puts a player out, and the last two play head to head until one reaches it and loses.

## The launcher

clause-I1 = Whoever lays a flip card aims the figure at another player's crash-pad.
clause-I2 = After a hit the player gives that opponent a card from the hand.
clause-I3 = Whoever lays a Wild Draw Four may choose to flip as well.

## Rulings that no option changes

clause-R16 = Several players at or over the limit: with tallied leftovers the lowest total wins and a tie is shared; in elimination all of them are out, and if that leaves nobody, the lowest of them wins.
clause-R17 = In elimination a player who is out leaves the circle, and the others play on in the same order.
clause-R18 = Four rotating partners play three rounds a cycle, each round with another partner: there are only three.
clause-R19 = Eight players at two tables sit so that everyone partners everyone once a cycle and opposes everyone twice.
clause-R22 = What the scans of two books have lost, cards and points, is as in the other books.
clause-R32 = What the missing pages of the launcher edition said is as in the other books.
clause-R33 = Where the book gives no number of players, 2 to 10 can play.
clause-R34 = A call before a gift, a stacked answer or a jump-in that leaves one card counts, as before a card laid in turn.
clause-R35 = A player found guilty of a bluff who has not called can still be caught until the next player begins, whatever is in the hand by then.
clause-R36 = The discards are reshuffled when a card is needed and none is left.
clause-R37 = A suggestion can be pointed out until the next player begins a turn.
clause-R38 = Whoever has laid the last card, while the next player still has to draw or answer, neither calls nor catches, and no penalty brings that player back; only a wrong card taken back does.
clause-R39 = A wrong card that makes somebody draw can be objected to until the cards are drawn or it is challenged; what has been drawn is not given back.
clause-R40 = A player may jump in on a card that another player laid, but neither on their own card nor on the start card.
clause-R41 = If the draw pile is empty when a Mutated Minion is laid, the discards are reshuffled first, even where drawing stops at the end of the pile.
clause-R42 = After a tie for the deal, the cards drawn go back before the tied players draw again.
clause-R43 = Where partners change, and in tournaments, equal players share a place; where only one can go on, they play a round for it, or draw a lot that is announced as one.
clause-R44 = Where partners change, the deal passes to the left as long as they sit together; whoever has dealt least deals first, and among equals whoever entered first.
clause-R45 = A Wild Draw Four laid as the last card may be flipped too; the flip only decides who draws.
