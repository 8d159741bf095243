"""What happened, as a closed set of small types that can be sent as JSON, with cards and colors in the notation.

An event holds all that there is to know. `seen_by(seat)` gives it as a seat, or a spectator, may know it: None stands
where something is hidden. Pass every event through it before you show it to anybody.
"""

from typing import ClassVar, Literal, Self

import msgspec

Direction = Literal["left", "right"]
Hand = tuple[str, ...]


def tag(name: str) -> str:
    """MissedTurn is written missed-turn."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag=tag):
    """One thing that happened."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat, or a spectator (None), may know it."""
        return self


class SecretEvent(Event, frozen=True):
    """An event of which only those in it know the cards."""

    secret: ClassVar[str] = "card"

    def insiders(self) -> tuple[int, ...]:
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in self.insiders() else msgspec.structs.replace(self, **{self.secret: None})


class OfSeat(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: int


class OfCard(OfSeat, frozen=True):
    """Something with a card that everybody sees."""

    card: str


class OfTwo(OfSeat, frozen=True):
    """Something that a seat says of another."""

    other: int


class OfLaid(OfSeat, frozen=True):
    """Something that a seat says of a card, and so of whoever laid it."""

    laid_by: int


class OfFlip(OfSeat, frozen=True):
    """A flip at somebody."""

    at: int


# Setting up a round


class DrewForDeal(OfCard, frozen=True):
    """B1: everybody draws a card to see who deals."""


class Deals(OfSeat, frozen=True):
    """B1: who has drawn the highest number."""


class Dealt(SecretEvent, frozen=True):
    """B2: a card to a seat."""

    seat: int
    card: str | None = None

    def insiders(self) -> tuple[int, ...]:
        return (self.seat,)


class TurnedUp(OfCard, frozen=True):
    """B3: the dealer turns the start card."""


class PutBack(OfCard, frozen=True):
    """B9: a Wild Draw Four is no start card."""


# A turn


class NamedColor(Event, frozen=True):
    """B8, D4: the color in force from now on."""

    seat: int
    color: str


class Played(Event, frozen=True):
    """C1: a card on the discard pile. `just_drawn`: it was the card just drawn (C3). `jumped_in`: it was laid out of
    turn (house rule jump-in)."""

    seat: int
    card: str
    just_drawn: bool = False
    jumped_in: bool = False


class Drew(SecretEvent, frozen=True):
    """C3, D1, E2: a card from the draw pile. `on_color` is the color in force, if it was drawn instead of laying."""

    seat: int
    card: str | None = None
    on_color: str | None = None

    def insiders(self) -> tuple[int, ...]:
        return (self.seat,)


class Kept(Event, frozen=True):
    """C3: the card just drawn stays in the hand."""

    seat: int
    on_color: str


class Passed(OfSeat, frozen=True):
    """R7: neither a card to lay nor one to draw."""


class Reshuffled(Event, frozen=True):
    """C6: the discards are the draw pile now."""


# What the cards do


class MissedTurn(OfSeat, frozen=True):
    """D1, D3, D5."""


class Reversed(Event, frozen=True):
    """D2: to the left, to higher seats, or to the right."""

    direction: Direction


class Accepted(OfSeat, frozen=True):
    """The cards are taken, or the last card is agreed to."""


class Challenged(OfLaid, frozen=True):
    """D8."""


class ShowedHand(SecretEvent, frozen=True):
    """D8: to the challenger, and to nobody else."""

    secret: ClassVar[str] = "hand"

    seat: int
    to: int
    hand: Hand | None = None

    def insiders(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class Guilty(OfSeat, frozen=True):
    """D9: it was a bluff."""


class Innocent(OfSeat, frozen=True):
    """D10: it was none."""


# One card left, and going out


class Called(OfSeat, frozen=True):
    """E1."""


class Caught(OfTwo, frozen=True):
    """E2: `other` had not called."""


class FalseCall(OfSeat, frozen=True):
    """R14: a call that was not needed, where that costs cards."""


class FalseCatch(OfTwo, frozen=True):
    """R15: `other` could not be caught."""


class WentOut(OfSeat, frozen=True):
    """E6."""


class RoundDrawn(Event, frozen=True):
    """R7: nobody can lay a card or draw one."""


# Penalties


class Objected(OfLaid, frozen=True):
    """G2."""


class FalseObjection(OfLaid, frozen=True):
    """R20: the card was right."""


class TookBack(OfCard, frozen=True):
    """G2: the card was wrong."""


class Accused(OfTwo, frozen=True):
    """G1: `other` is said to have suggested a play."""


class Suggested(OfSeat, frozen=True):
    """R21: the table agrees that the seat suggested a play."""


# The launcher


class Flipped(OfFlip, frozen=True):
    """I1: the figure flies at somebody's crash-pad."""


class Hit(OfFlip, frozen=True):
    """I2."""


class Missed(OfFlip, frozen=True):
    """R25."""


class Declined(OfSeat, frozen=True):
    """R27: no flip."""


class Gave(SecretEvent, frozen=True):
    """I2: a card goes to the one who was hit, and only the two see it."""

    seat: int
    to: int
    card: str | None = None

    def insiders(self) -> tuple[int, ...]:
        return (self.seat, self.to)


# House rule seven-zero


class NewHands(Event, frozen=True):
    """Hands have changed their owners. `hand` is the reader's own one now; `hands` are all, by seat."""

    hand: Hand | None = None
    hands: tuple[Hand, ...] | None = None

    def seen_by(self, seat: int | None) -> Self:
        own = None if seat is None or self.hands is None else self.hands[seat]
        return msgspec.structs.replace(self, hand=own, hands=None)


class SwappedHands(NewHands, frozen=True, kw_only=True):
    """A 7: two hands."""

    seat: int
    other: int


class PassedHands(NewHands, frozen=True, kw_only=True):
    """A 0: all hands, each to the next seat in that direction."""

    direction: Direction


OfARound = (
    DrewForDeal | Deals | Dealt | TurnedUp | PutBack | NamedColor | Played | Drew | Kept | Passed | MissedTurn
    | Reversed | Reshuffled | Accepted | Challenged | ShowedHand | Guilty | Innocent | Called | Caught | FalseCall
    | FalseCatch | Objected | FalseObjection | TookBack | Accused | Suggested | Flipped | Hit | Missed | Declined | Gave
    | SwappedHands | PassedHands | WentOut | RoundDrawn
)  # fmt: skip  # in the order of EventKind
