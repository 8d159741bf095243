"""What happened, in sentences. An event must have passed through `seen_by` before it comes here.

In a template `[lays|lay]` is the verb for somebody and for you, the reader; the events that need more than a template
have a function.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from wildfour.cards import NO_CARD
from wildfour.editions import Edition
from wildfour.event_kinds import Event, EventKind
from wildfour.rules.state import LEFT
from wildfour.terminal.words import a_card, card_names, counted
from wildfour.words import listed

VERB = re.compile(r"\[(.*?)\|(.*?)\]")

TEMPLATES = {
    EventKind.DEALS: "{seat} [deals|deal].",
    EventKind.TURNED_UP: "The start card is {card}.",
    EventKind.PUT_BACK: "It goes back to the deck, and another card is turned.",
    EventKind.NAMED_COLOR: "{seat} [names|name] {color}.",
    EventKind.PLAYED: "{seat} [lays|lay] {card}.",
    EventKind.KEPT: "{seat} [keeps|keep] it.",
    EventKind.PASSED: "{seat} can neither lay a card nor draw one, and [passes|pass].",
    EventKind.MISSED_TURN: "{seat} [misses|miss] the turn.",
    EventKind.REVERSED: "Play now goes to the {direction}.",
    EventKind.RESHUFFLED: "The discards are shuffled into a new draw pile.",
    EventKind.ACCEPTED: "{seat} [accepts|accept].",
    EventKind.CHALLENGED: "{seat} [challenges|challenge] {other}.",
    EventKind.GUILTY: "It was a bluff!",
    EventKind.INNOCENT: "It was no bluff.",
    EventKind.CALLED: "{seat} [calls|call] UNO!",
    EventKind.CAUGHT: "{seat} [catches|catch] {other} without the call.",
    EventKind.FALSE_CALL: "The call was not needed, and costs two cards.",
    EventKind.FALSE_CATCH: "{seat} [wants|want] to catch {other}, but there is nothing to catch.",
    EventKind.OBJECTED: "{seat} [objects|object] to {others} card.",
    EventKind.FALSE_OBJECTION: "The card was right.",
    EventKind.TOOK_BACK: "It was wrong: {seat} [takes|take] {card} back.",
    EventKind.ACCUSED: "{seat} [says|say] that {other} suggested a play.",
    EventKind.SUGGESTED: "The table agrees that {seat} suggested a play.",
    EventKind.FLIPPED: "{seat} [flips|flip] the figure at {others} crash-pad.",
    EventKind.HIT: "It hits!",
    EventKind.MISSED: "It misses.",
    EventKind.DECLINED: "{seat} [does|do] not flip.",
    EventKind.GAVE: "{seat} [gives|give] {other} {card}.",
    EventKind.SWAPPED: "{seat} and {other} swap hands.",
    EventKind.PASSED_HANDS: "All hands pass to the {direction}.",
    EventKind.WENT_OUT: "{seat} [goes|go] out.",
    EventKind.ROUND_DRAWN: "Nobody can lay a card or draw one, so the round is drawn.",
}


class Teller:
    """Tells events to a reader: `you` is the reader's seat, None for one who does not play."""

    def __init__(self, edition: Edition, names: Sequence[str], you: int | None) -> None:
        self.edition = edition
        self.names = names
        self.you = you
        self.tellers: dict[EventKind, Callable[[list[Event]], str]] = {
            EventKind.DREW_FOR_DEAL: self.drew_for_deal,
            EventKind.DEALT: self.dealt,
            EventKind.DREW: self.drew,
            EventKind.SHOWED_HAND: self.showed_hand,
        }

    def tell(self, events: Sequence[Event], between: str = " ") -> str:
        """One move's events, as a paragraph or line by line."""
        sentences = (self.sentence(group) for group in groups_of(events))
        return between.join(capitalized(sentence) for sentence in sentences if sentence)

    def sentence(self, group: list[Event]) -> str:
        first = group[0]
        if first.kind in self.tellers:
            return self.tellers[first.kind](group)
        if len(group) > 1:  # a wild card and its color
            verb = "name" if first.seat == self.you else "names"
            return f"{self.filled(first)[:-1]} and {verb} {self.edition.colors[group[1].other]}."
        return self.filled(first)

    def filled(self, event: Event) -> str:
        template = VERB.sub(r"\2" if event.seat == self.you else r"\1", TEMPLATES[event.kind])
        return template.format(
            seat=self.name(event.seat),
            other=self.name(event.other),
            others=self.possessive(event.other),
            card=self.card(event.card),
            color=self.edition.colors[event.other % 4],
            direction="left" if event.other == LEFT else "right",
        )

    def name(self, seat: int) -> str:
        if seat == self.you:
            return "you"
        return self.names[seat] if 0 <= seat < len(self.names) else "nobody"

    def possessive(self, seat: int) -> str:
        return "your" if seat == self.you else f"{self.name(seat)}'s"

    def card(self, card: int) -> str:
        return "a card" if card == NO_CARD else a_card(self.edition, card)

    def cards(self, group: Sequence[Event]) -> str:
        """The cards of a group, or how many they are if they are hidden."""
        if any(event.card == NO_CARD for event in group):
            return "a card" if len(group) == 1 else counted(len(group), "card")
        return listed([self.card(event.card) for event in group])

    def drew_for_deal(self, group: list[Event]) -> str:
        """R1: after a tie some draw again, which begins at a lower seat."""
        again = [place for place in range(1, len(group)) if group[place].seat <= group[place - 1].seat]
        draws = [f"{self.name(event.seat)} {self.card(event.card)}" for event in group]
        ends = [*again, len(group)]
        turns = [listed(draws[start:end]) for start, end in zip([0, *again], ends, strict=True)]
        return f"Drawing for the deal: {'; and after the tie: '.join(turns)}."

    def dealt(self, group: list[Event]) -> str:
        """Everybody gets seven cards; it is worth a sentence only where they are seen."""
        hands = []
        for seat in sorted({event.seat for event in group}):
            kinds = sorted(event.card for event in group if event.seat == seat and event.card >= 0)
            verb = "are" if seat == self.you else "is"
            if kinds:
                hands.append(f"{capitalized(self.name(seat))} {verb} dealt {card_names(self.edition, kinds)}.")
        return " ".join(hands)

    def drew(self, group: list[Event]) -> str:
        seat = group[0].seat
        return f"{self.name(seat)} {'draw' if seat == self.you else 'draws'} {self.cards(group)}."

    def showed_hand(self, group: list[Event]) -> str:
        event = group[0]
        verb = "see" if event.other == self.you else "sees"
        seen = f"{self.name(event.other)} {verb} {self.possessive(event.seat)} hand"
        if not event.hand:
            return f"{seen}."
        kinds = list(event.hand)
        return f"{seen}: {card_names(self.edition, kinds)}."


def groups_of(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events that one sentence tells: a deal, the cards that a seat draws one after another, a wild card's color."""
    for (kind, _), same in groupby(events, key=group_key):
        group = list(same)
        if kind in (EventKind.DREW_FOR_DEAL, EventKind.DEALT, EventKind.DREW, EventKind.PLAYED):
            yield group
        else:
            yield from ([event] for event in group)


def group_key(event: Event) -> tuple[EventKind, int]:
    if event.kind == EventKind.NAMED_COLOR:
        return EventKind.PLAYED, event.seat
    one_for_all = event.kind in (EventKind.DREW_FOR_DEAL, EventKind.DEALT)
    return event.kind, -1 if one_for_all else event.seat


def capitalized(sentence: str) -> str:
    """Only our own word: a player's name stays as it is."""
    return sentence[:1].upper() + sentence[1:] if sentence.startswith("you") else sentence
