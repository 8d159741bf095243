# What happened: a message for each kind of event, with the event's own fields as arguments, and what else a round tells.
# $reader: actor (the reader is $seat), target (the reader is the other one), or nobody. Of several players, actor (the
# reader alone), among (the reader and $others) or nobody ($others alone).

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
       *[no] Everyone draws a card to see who deals: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] you { CARD($card, form: "a") }
       *[nobody] { $name } { CARD($card, form: "a") }
    }
event-deals =
    { $reader ->
        [actor] You deal.
       *[nobody] { $seat } deals.
    }
event-dealt =
    { $reader ->
        [actor] You are dealt { TYPED($cards) }.
       *[nobody] { $name } is dealt { TYPED($cards) }.
    }
event-turned-up = The start card is { CARD($card, form: "a") }.
event-put-back = The { CARD($card) } goes back into the deck, and another card is turned up.

## A turn

event-named-color =
    { $reader ->
        [actor] You name { COLOR($color) }.
       *[nobody] { $seat } names { COLOR($color) }.
    }
event-played =
    { $reader ->
        [actor] You { $jumped_in ->
                [yes] jump in with
               *[no] lay
            } { event-played.card-and-color }.
       *[nobody] { $seat } { $jumped_in ->
                [yes] jumps in with
               *[no] lays
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card, form: "a") }
           *[other] { CARD($card, form: "a") } and { $reader ->
                [actor] name
               *[nobody] names
            } { COLOR($color) }
        }
event-drew =
    { $reader ->
        [actor] You draw { event-drew.drawn }{ $misses ->
                [yes] {" "}and miss your turn
               *[no] {""}
            }.
       *[nobody] { $name } draws { event-drew.drawn }{ $misses ->
                [yes] {" "}and misses a turn
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
        [actor] You keep it.
       *[nobody] { $seat } keeps it.
    }
event-passed =
    { $reader ->
        [actor] You can neither lay a card nor draw one, so you pass.
       *[nobody] { $seat } can neither lay a card nor draw one, and passes.
    }
event-missed-turn =
    { $reader ->
        [actor] You miss your turn.
       *[nobody] { $seat } misses a turn.
    }
event-reversed =
    { $direction ->
        [left] Play now goes to the left.
       *[right] Play now goes to the right.
    }
event-reshuffled = The discards are shuffled and become the new draw pile.

## What the cards do

event-accepted =
    { $reader ->
        [actor] You accept.
       *[nobody] { $seat } accepts.
    }
event-challenged =
    { $reader ->
        [actor] You challenge { $laid_by }.
        [target] { $seat } challenges you.
       *[nobody] { $seat } challenges { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] You show { $to } your hand.
        [target] { $seat } shows you { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat } shows { $to } the whole hand.
               *[other] { $seat } shows { $to } { TYPED($hand) }.
            }
    }
event-guilty = It was a bluff!
event-innocent = It was not a bluff.

## One card left, and going out

event-called =
    { $reader ->
        [actor] You call UNO!
       *[nobody] { $seat } calls UNO!
    }
event-caught =
    { $reader ->
        [actor] You catch { $other }, who did not call UNO.
        [target] { $seat } catches you: you did not call UNO.
       *[nobody] { $seat } catches { $other }, who did not call UNO.
    }
event-false-call =
    { $reader ->
        [actor] There was no need to, and it costs you two cards.
       *[nobody] There was no need to, and it costs { $seat } two cards.
    }
event-false-catch =
    { $reader ->
        [actor] You try to catch { $other }, but there is nothing to catch.
        [target] { $seat } tries to catch you, but there is nothing to catch.
       *[nobody] { $seat } tries to catch { $other }, but there is nothing to catch.
    }
event-went-out =
    { $reader ->
        [actor] You go out!
       *[nobody] { $seat } goes out.
    }
event-round-drawn = Nobody can lay a card or draw one, so nobody wins the round.

## Penalties

event-objected =
    { $reader ->
        [actor] You object to the card that { $laid_by } laid.
        [target] { $seat } objects to your card.
       *[nobody] { $seat } objects to the card that { $laid_by } laid.
    }
event-false-objection = The card was allowed.
event-took-back =
    { $reader ->
        [actor] The card was wrong: you take the { CARD($card) } back.
       *[nobody] The card was wrong: { $seat } takes the { CARD($card) } back.
    }
event-accused =
    { $reader ->
        [actor] You accuse { $other } of suggesting a play.
        [target] { $seat } accuses you of suggesting a play.
       *[nobody] { $seat } accuses { $other } of suggesting a play.
    }
event-suggested =
    { $reader ->
        [actor] The table agrees that you suggested a play.
       *[nobody] The table agrees that { $seat } suggested a play.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] You flip at the crash-pad of { $at }.
        [target] { $seat } flips at your crash-pad.
       *[nobody] { $seat } flips at the crash-pad of { $at }.
    }
event-hit = A hit!
event-missed = A miss.
event-declined =
    { $reader ->
        [actor] You do not flip.
       *[nobody] { $seat } does not flip.
    }
event-gave =
    { $reader ->
        [actor] You give { $to } { event-gave.gift }.
        [target] { $seat } gives you { event-gave.gift }.
       *[nobody] { $seat } gives { $to } { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] a card
           *[other] { CARD($card, form: "a") }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] You swap hands with { $other } and now hold { TYPED($hand) }.
        [target] { $seat } swaps hands with you, and you now hold { TYPED($hand) }.
       *[nobody] { $seat } swaps hands with { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] Everyone passes their hand to the left.
       *[right] Everyone passes their hand to the right.
    }{ $hand ->
        [none] {""}
       *[other] {" "}You now hold { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] You are left with { TYPED($cards) }: { point-count }.
       *[nobody] { $name } is left with { TYPED($cards) }: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] You score { point-count }.
        [among] You and { LIST($others) } score { point-count }.
       *[nobody] { LIST($others) } { $count ->
                [one] scores
               *[other] score
            } { point-count }.
    }
nobody-scores = Nobody scores.
event-match-ended =
    { $reader ->
        [actor] You win the match!
        [among] You and { LIST($others) } win the match!
       *[nobody] { LIST($others) } { $count ->
                [one] wins
               *[other] win
            } the match!
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] You play for yourself now.
               *[nobody] { $name } plays now.
            }
        [nobody] { $reader ->
                [actor] Nobody plays for you now.
               *[nobody] Nobody plays for { $name } now.
            }
       *[other] { $reader ->
                [actor] A bot ({ $who }) plays for you now.
               *[nobody] A bot ({ $who }) plays for { $name } now.
            }
    }
