"""Round events: a closed set of small types that encode as JSON, with cards and colors in notation.

An event can contain private cards. `seen_by(seat)` returns the view for a seat or a spectator, with None for hidden
values. Pass every event through it before showing it to anyone.
"""

from typing import ClassVar, Literal, Self

import msgspec

Direction = Literal["left", "right"]
Hand = tuple[str, ...]


def tag(name: str) -> str:
    """Convert MissedTurn to missed-turn."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag=tag):
    """Base class of events."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the view for a seat, or for a spectator (None)."""
        return self


class SecretEvent(Event, frozen=True):
    """An event with a value that only its insiders may see."""

    secret: ClassVar[str] = "card"

    def insiders(self) -> tuple[int, ...]:
        """List the seats involved in the event: the actor's and, if there is one, the target's."""
        return tuple(getattr(self, name) for name in ("seat", "to") if name in self.__struct_fields__)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in self.insiders() else msgspec.structs.replace(self, **{self.secret: None})


class OfSeat(Event, frozen=True):
    """An event with one seat."""

    seat: int


class OfCard(OfSeat, frozen=True):
    """An event with a card that everyone sees."""

    card: str


class OfTwo(OfSeat, frozen=True):
    """An event in which one seat acts on another."""

    other: int


class OfLaid(OfSeat, frozen=True):
    """An event in which a seat responds to a played card and its player."""

    laid_by: int


class OfFlip(OfSeat, frozen=True):
    """A flip aimed at a seat."""

    at: int


# Setting up a round


class DrewForDeal(OfCard, frozen=True):
    """A player drew a card to decide who deals (B1)."""


class Deals(OfSeat, frozen=True):
    """A player drew the highest number and becomes the dealer (B1)."""


class Dealt(SecretEvent, frozen=True):
    """A seat was dealt a card (B2)."""

    seat: int
    card: str | None = None


class TurnedUp(OfCard, frozen=True):
    """The dealer turned up the start card (B3)."""


class PutBack(OfCard, frozen=True):
    """The dealer returned a Wild Draw Four, which cannot be the start card (B9)."""


# A turn


class NamedColor(Event, frozen=True):
    """A player chose the current color (B8, D4)."""

    seat: int
    color: str


class Played(Event, frozen=True):
    """A player played a card (C1). `just_drawn` marks a card drawn in the same turn (C3), and `jumped_in` a play out of
    turn (house rule jump-in)."""

    seat: int
    card: str
    just_drawn: bool = False
    jumped_in: bool = False


class Drew(SecretEvent, frozen=True):
    """A player drew a card (C3, D1, E2). `on_color` is the current color, if the player drew instead of playing."""

    seat: int
    card: str | None = None
    on_color: str | None = None


class Kept(Event, frozen=True):
    """A player kept the drawn card (C3)."""

    seat: int
    on_color: str


class Passed(OfSeat, frozen=True):
    """A player could neither play nor draw (R7)."""


class Reshuffled(Event, frozen=True):
    """The discard pile became the new draw pile (C6)."""


# Card effects


class MissedTurn(OfSeat, frozen=True):
    """A player missed a turn (D1, D3, D5)."""


class Reversed(Event, frozen=True):
    """The direction of play changed (D2). Left means toward higher seat numbers."""

    direction: Direction


class Accepted(OfSeat, frozen=True):
    """A player accepted a penalty, or the last card that ends the round."""


class Challenged(OfLaid, frozen=True):
    """A player challenged a Wild Draw Four (D8)."""


class ShowedHand(SecretEvent, frozen=True):
    """A player showed their hand to the challenger and to no one else (D8)."""

    secret: ClassVar[str] = "hand"

    seat: int
    to: int
    hand: Hand | None = None


class Guilty(OfSeat, frozen=True):
    """The challenged player had bluffed (D9)."""


class Innocent(OfSeat, frozen=True):
    """The challenged player had not bluffed (D10)."""


# One card left, and going out


class Called(OfSeat, frozen=True):
    """A player called UNO (E1)."""


class Caught(OfTwo, frozen=True):
    """A player caught `other`, who had not called UNO (E2)."""


class FalseCall(OfSeat, frozen=True):
    """A player called UNO unnecessarily, which costs cards (R14)."""


class FalseCatch(OfTwo, frozen=True):
    """A player tried to catch `other`, who could not be caught (R15)."""


class WentOut(OfSeat, frozen=True):
    """A player went out (E6)."""


class RoundDrawn(Event, frozen=True):
    """The round is drawn: no player can play or draw (R7)."""


# Penalties


class Objected(OfLaid, frozen=True):
    """A player objected to a card (G2)."""


class FalseObjection(OfLaid, frozen=True):
    """The objection was wrong: the card was legal (R20)."""


class TookBack(OfCard, frozen=True):
    """A player took back an illegal card (G2)."""


class Accused(OfTwo, frozen=True):
    """A player accused `other` of suggesting a play (G1)."""


class Suggested(OfSeat, frozen=True):
    """The table agreed that the seat suggested a play (R21)."""


# The launcher


class Flipped(OfFlip, frozen=True):
    """A player launched the figure at a seat's crash-pad (I1)."""


class Hit(OfFlip, frozen=True):
    """The figure hit the crash-pad (I2)."""


class Missed(OfFlip, frozen=True):
    """The figure missed the crash-pad (R25)."""


class Declined(OfSeat, frozen=True):
    """A player declined to flip (R27)."""


class Gave(SecretEvent, frozen=True):
    """A player gave a card to the player who was hit (I2). Only these two see it."""

    seat: int
    to: int
    card: str | None = None


# House rule seven-zero


class NewHands(Event, frozen=True):
    """An event that moves hands. `hand` is the reader's new hand, and `hands` lists all hands by seat."""

    hand: Hand | None = None
    hands: tuple[Hand, ...] | None = None

    def seen_by(self, seat: int | None) -> Self:
        own = None if seat is None or self.hands is None else self.hands[seat]
        return msgspec.structs.replace(self, hand=own, hands=None)


class SwappedHands(NewHands, frozen=True, kw_only=True):
    """Two players swapped hands after a 7."""

    seat: int
    other: int


class PassedHands(NewHands, frozen=True, kw_only=True):
    """After a 0, every hand moved to the next seat in the direction of play."""

    direction: Direction


OfARound = (
    DrewForDeal | Deals | Dealt | TurnedUp | PutBack | NamedColor | Played | Drew | Kept | Passed | MissedTurn
    | Reversed | Reshuffled | Accepted | Challenged | ShowedHand | Guilty | Innocent | Called | Caught | FalseCall
    | FalseCatch | Objected | FalseObjection | TookBack | Accused | Suggested | Flipped | Hit | Missed | Declined | Gave
    | SwappedHands | PassedHands | WentOut | RoundDrawn
)  # fmt: skip  # ordered as in EventKind
