# One message for each event kind, with the event's fields as arguments, and other updates during a round.
# $reader: actor (the reader is $seat), target (the reader is the other player), or nobody. For several players, actor
# (the reader alone), among (the reader and $others) or nobody ($others alone).

## Setting up a round

event-round-began = Round { $number }.
round-partners = Partners: { LIST($pairs) }.
pair =
    { $reader ->
        [actor] you + { $partner }
       *[nobody] { $name } + { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] Only you and { LIST($others) } are still in.
               *[other] Still in: you, { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] Only { LIST($others) } are still in.
               *[other] Still in: { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] To break the tie: { LIST($draws) }.
       *[no] Everyone drew a card for the deal: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] you { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] You are the dealer.
       *[nobody] { $seat } is the dealer.
    }
event-dealt =
    { $reader ->
        [actor] You were dealt { TYPED($cards) }.
       *[nobody] { $name } was dealt { TYPED($cards) }.
    }
event-turned-up = The start card is { CARD($card, form: "a") }.
event-put-back = The { CARD($card) } went back into the deck, and another card was turned up.

## A turn

event-named-color =
    { $reader ->
        [actor] You chose { COLOR($color) }.
       *[nobody] { $seat } chose { COLOR($color) }.
    }
event-played =
    { $reader ->
        [actor] You { $jumped_in ->
                [yes] jumped in with
               *[no] played
            } { event-played.card-and-color }.
       *[nobody] { $seat } { $jumped_in ->
                [yes] jumped in with
               *[no] played
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } and { $reader ->
                [actor] chose
               *[nobody] chose
            } { COLOR($color) }
        }
event-drew =
    { $reader ->
        [actor] You drew { event-drew.drawn }{ $misses ->
                [yes] {" "}and missed your turn
               *[no] {""}
            }.
       *[nobody] { $name } drew { event-drew.drawn }{ $misses ->
                [yes] {" "}and missed a turn
               *[no] {""}
            }.
    }
    .drawn =
        { $known ->
            [yes] { CARDS($cards, form: "a") }
           *[no] { $count ->
                [1] a card
               *[other] { card-count }
            }
        }
event-kept =
    { $reader ->
        [actor] You kept it.
       *[nobody] { $seat } kept it.
    }
event-passed =
    { $reader ->
        [actor] You could neither play nor draw, so you passed.
       *[nobody] { $seat } could neither play nor draw, and passed.
    }
event-missed-turn =
    { $reader ->
        [actor] You missed your turn.
       *[nobody] { $seat } missed a turn.
    }
event-reversed =
    { $direction ->
        [left] Play now goes to the left.
       *[right] Play now goes to the right.
    }
event-reshuffled = The discard pile was shuffled into a new draw pile.

## What the cards do

event-accepted =
    { $reader ->
        [actor] You accepted.
       *[nobody] { $seat } accepted.
    }
event-challenged =
    { $reader ->
        [actor] You challenged { $laid_by }.
        [target] { $seat } challenged you.
       *[nobody] { $seat } challenged { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] You showed { $to } your hand.
        [target] { $seat } showed you { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } showed { $to } the whole hand.
               *[other] { $seat } showed { $to } { TYPED($hand) }.
            }
    }
event-guilty = It was a bluff!
event-innocent = It was not a bluff.

## One card left, and going out

event-called =
    { $reader ->
        [actor] You called UNO!
       *[nobody] { $seat } called UNO!
    }
event-caught =
    { $reader ->
        [actor] You caught { $other }, who forgot to call UNO.
        [target] { $seat } caught you: you forgot to call UNO. Draw 2.
       *[nobody] { $seat } caught { $other }, who forgot to call UNO.
    }
event-false-call =
    { $reader ->
        [actor] The call was not needed and costs you two cards.
       *[nobody] The call was not needed and costs { $seat } two cards.
    }
event-false-catch =
    { $reader ->
        [actor] You tried to catch { $other }, but there was nothing to catch.
        [target] { $seat } tried to catch you, but there was nothing to catch.
       *[nobody] { $seat } tried to catch { $other }, but there was nothing to catch.
    }
event-went-out =
    { $reader ->
        [actor] You went out!
       *[nobody] { $seat } went out.
    }
event-round-drawn = No one can play or draw, so no one wins the round.

## Penalties

event-objected =
    { $reader ->
        [actor] You objected to { $laid_by }'s card.
        [target] { $seat } objected to your card.
       *[nobody] { $seat } objected to { $laid_by }'s card.
    }
event-false-objection = The card was legal.
event-took-back =
    { $reader ->
        [actor] The card was illegal: you took back the { CARD($card) }.
       *[nobody] The card was illegal: { $seat } took back the { CARD($card) }.
    }
event-accused =
    { $reader ->
        [actor] You accused { $other } of suggesting a play.
        [target] { $seat } accused you of suggesting a play.
       *[nobody] { $seat } accused { $other } of suggesting a play.
    }
event-suggested =
    { $reader ->
        [actor] The table agreed that you suggested a play.
       *[nobody] The table agreed that { $seat } suggested a play.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] You flipped at { $at }'s crash-pad.
        [target] { $seat } flipped at your crash-pad.
       *[nobody] { $seat } flipped at { $at }'s crash-pad.
    }
event-hit = A hit!
event-missed = A miss.
event-declined =
    { $reader ->
        [actor] You did not flip.
       *[nobody] { $seat } did not flip.
    }
event-gave =
    { $reader ->
        [actor] You gave { $to } { event-gave.gift }.
        [target] { $seat } gave you { event-gave.gift }.
       *[nobody] { $seat } gave { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] a card
           *[other] { CARD($card, form: "a") }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] You swapped hands with { $other } and now hold { TYPED($hand) }.
        [target] { $seat } swapped hands with you, and you now hold { TYPED($hand) }.
       *[nobody] { $seat } swapped hands with { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Everyone passed their hand to the left.
       *[right] Everyone passed their hand to the right.
    }{ $hand ->
        [none] {""}
       *[other] {" "}You now hold { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] You were left with { TYPED($cards) }: { point-count }.
       *[nobody] { $name } was left with { TYPED($cards) }: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] You scored { point-count }.
        [among] You and { LIST($others) } scored { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] scored
               *[other] scored
            } { point-count }.
    }
nobody-scores = No one scored.
event-match-ended =
    { $reader ->
        [actor] You won the match!
        [among] You and { LIST($others) } won the match!
       *[nobody] { LIST($others) } { $count ->
                [one] won
               *[other] won
            } the match!
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] You are now playing for yourself.
               *[nobody] { $name } is now playing.
            }
        [nobody] { $reader ->
                [actor] No one is playing for you now.
               *[nobody] No one is playing for { $name } now.
            }
       *[other] { $reader ->
                [actor] A bot ({ $who }) is now playing for you.
               *[nobody] A bot ({ $who }) is now playing for { $name }.
            }
    }
