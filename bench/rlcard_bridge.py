"""Our bots at RLCard's UNO table: its observations become views, our moves become its actions.

This is for RLCard 1.2.0, whose table has two players. What a bot is told comes from the observation and the record of
actions alone: its own hand, the cards played, the sizes of the hands, and who did what. RLCard's rules are its own. The
nearest of ours are standard-2010 with the options in `OPTIONS`; these are the differences that remain:

- Whoever has nothing to lay draws; a card drawn of the color in force, or a wild one, is laid at once. A wild one gets
  a color by chance, and a Wild Draw Four laid this way does nothing. A card that matches by its face is kept.
- A Wild Draw Four may be laid only if no other card may, be it of another color or a Wild.
- Nobody calls UNO and nobody challenges. Only who goes out counts, not the points.
- Seat 0 begins. A Draw Two as start card gives it two cards and costs no turn. A Wild gets a color by chance.
- When the draw pile is used up, all cards played go back, the top one too, though it still is the one to match.
- The name of a wild card on top (`target`) has the color it was printed with in the deck, not the color in force: that
  one is read off the cards played.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec

from wildfour.bots.bot import Bot, remembers
from wildfour.bots.match_history import decisions_with_hands
from wildfour.bots.round_history import Decision, Seen, ViewWithHistory, decisions_in
from wildfour.bots.view_queries import WILD_DRAW_FOUR, card_laid, right_cards
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.move_record import MoveRecord
from wildfour.round.player_knowledge import Knowledge
from wildfour.round.view import View
from wildfour.rulebook.card_faces import DRAW_TWO, SKIP, WILD, WILD_FOUR
from wildfour.rulebook.cards import FACES, NO_COLOR, WILD_FOUR_KIND, WILD_KIND, kind_color, kind_face
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.notation import notation_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.public_knowledge import ROW, SIZE, notice

EDITION = edition_named("standard-2010")
OPTIONS = "two-handed-reverse-passes must-play no-bluffing"
RULES = Rules(EDITION, parse_options(OPTIONS))
NOTATION = notation_of(EDITION.letters)
TRAITS = (*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4")  # in the order of our faces
DRAWS = "draw"
KEEPS = "keep"
MOST_HABITS = 60  # decisions of earlier games that are remembered, where there was a choice
PLAYERS = 2
DEALER = 1  # seat 0 begins
DEALT = 7
FORCED = {DRAW_TWO: 2, WILD_FOUR: 4}
Action = tuple[int, str]  # a seat, and what it did
Happened = tuple[EventKind, int, int, int]  # what, who, the color of a card that everybody saw, and the other int


def color_in(card: str) -> int:
    """The color before the dash: for a wild card the one that was named."""
    return EDITION.letters.index(card[0])


def kind_in(card: str) -> int:
    """What is printed on a card such as `r-7`, `g-draw_2` or `b-wild`."""
    face = TRAITS.index(card[2:])
    return color_in(card) * FACES + face if face < WILD else face - WILD + WILD_KIND


def card_in(card: str) -> str:
    return NOTATION.cards[kind_in(card)]


def move_in(action: str) -> str:
    if action == DRAWS:
        return DRAWS
    return f"{card_in(action)}>{action[0]}" if kind_in(action) >= WILD_KIND else card_in(action)


def action_for(move: str) -> str:
    card = card_laid(move)
    if card is None:
        return DRAWS
    kind = NOTATION.kinds[card]
    return f"{move[-1] if kind >= WILD_KIND else card[0]}-{TRAITS[kind_face(kind)]}"


@dataclass(frozen=True, slots=True)
class Sight:
    """What RLCard shows to the seat on turn. Cards are in its words."""

    seat: int
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    played: tuple[str, ...]  # since the last reshuffle
    target: str
    actions: tuple[str, ...]  # those that are legal

    @classmethod
    def of(cls, state: dict[str, Any]) -> "Sight":
        raw = state["raw_obs"]
        return cls(
            seat=int(raw["current_player"]),
            hand=tuple(raw["hand"]),
            sizes=tuple(raw["num_cards"]),
            played=tuple(raw["played_cards"]),
            target=raw["target"],
            actions=tuple(state["raw_legal_actions"]),
        )

    def color(self, record: Sequence[Action]) -> int:
        """The color in force. Where a wild card was shuffled back: what may be laid has it, or it was named last."""
        if kind_in(self.target) < WILD_KIND:
            return color_in(self.target)
        if self.played:
            return color_in(self.played[-1])
        fitting = [action for action in self.actions if action != DRAWS and kind_in(action) < WILD_KIND]
        laid = [action for _, action in record if action != DRAWS]
        return color_in((fitting or laid[-1:] or [self.target])[0])


class Memory:
    """One game as a seat remembers it: its inferences about the other hand (rules/public_knowledge.py), and what was
    decided when (see bots/round_history.py).

    RLCard's record says who drew, and not whether the card drawn was laid. The cards played and the sizes of the hands
    tell it."""

    def __init__(self, record: list[Action], sight: Sight) -> None:
        self.record = record
        self.seat = sight.seat
        self.heard = 0  # actions
        start = sight.played[0] if sight.played else sight.target
        self.played: tuple[str, ...] = (start,)
        self.target = start
        self.laid_by = DEALER
        self.color = color_in(start)
        sizes = [DEALT] * PLAYERS
        sizes[0] += FORCED[DRAW_TWO] if kind_face(kind_in(start)) == DRAW_TWO else 0
        self.knowledge = Knowledge.at_first_sight(sizes)
        self.seen: list[Seen] = []

    @property
    def sizes(self) -> tuple[int, ...]:
        """Of the hands."""
        return tuple(self.knowledge.fresh[ROW * seat + SIZE] for seat in range(PLAYERS))

    def take_in(self, sight: Sight) -> None:
        """What happened since the last time. After a reshuffle that hides it, only the sizes of the hands are known."""
        actions, reshuffled = self.record[self.heard :], len(sight.played) < len(self.played)
        told = self.told(actions, sight.played if reshuffled else sight.played[len(self.played) :], sight)
        if told is None:
            self.knowledge = Knowledge.at_first_sight(sight.sizes)
        else:
            self.knowledge, self.laid_by = told.knowledge, told.laid_by
        self.seen = [] if told is None or reshuffled else told.seen
        self.heard, self.played, self.target = len(self.record), sight.played, sight.target
        self.color = sight.color(self.record)

    def told(self, actions: Sequence[Action], cards: Sequence[str], sight: Sight) -> "Memory | None":
        """The memory after these actions, told in the way that agrees with all that is seen."""
        draws = sum(action == DRAWS for _, action in actions)
        for drawn_are_laid in product((False, True), repeat=draws):
            turns = tell(actions, cards, drawn_are_laid, self.color, sight.seat)
            if turns is None:
                continue
            memory = self.copy()
            for turn in turns:
                memory.remember(turn)
            if memory.sizes == sight.sizes:
                return memory
        return None

    def in_the_end(self) -> list[Decision]:
        """What the other one decided in a game that it has won, with the whole hand: all that it held has been laid.
        Whether a card was laid as soon as it was drawn is not told any more, so none must have been drawn since."""
        actions, other = self.record[self.heard :], 1 - self.seat
        cards = [action for _, action in actions]
        if not actions or actions[-1][0] != other or DRAWS in cards:
            return []
        told = (tell(actions, cards, (), self.color, turn) for turn in range(PLAYERS))
        turns = next(filter(None, told), [])
        memory = self.copy()
        for turn in turns:
            memory.remember(turn)
        if memory.sizes[other] > 0:
            return []
        end = msgspec.structs.replace(seen_by_all(memory, other), hands=((),) * PLAYERS)
        known = decisions_with_hands(memory.seen, end)
        return [one for one in known if one.seat == other and had_a_choice(one)]

    def copy(self) -> "Memory":
        other = copy(self)
        other.knowledge, other.seen = self.knowledge.copy(), self.seen[:]
        return other

    def remember(self, turn: "Turn") -> None:
        view, events = seen_by_all(self, turn.seat), list(turn.events)
        if turn.draws:
            self.seen.append(Seen(view, MoveRecord(turn.seat, DRAWS)))
            self.notice(events.pop(0))
            view = msgspec.structs.replace(seen_by_all(self, turn.seat), phase="play-drawn")
        if turn.laid or turn.draws:
            self.seen.append(Seen(view, MoveRecord(turn.seat, move_in(turn.laid) if turn.laid else KEEPS)))
        if turn.laid:
            self.played, self.target = (*self.played, turn.laid), turn.laid
            self.laid_by, self.color = turn.seat, color_in(turn.laid)
        for event in events:
            self.notice(event)

    def notice(self, event: Happened) -> None:
        kind, seat, shown, other = event
        notice(self.knowledge.fresh, PLAYERS, kind, seat, shown, other)


def had_a_choice(one: Decision) -> bool:
    """Were there cards of several kinds to lay? Else it tells nothing of how somebody decides."""
    view = msgspec.structs.replace(one.view, seat=one.seat, hand=one.hand)
    return len(right_cards(view, one.hand)) > 1


class Turn(NamedTuple):
    """What one action came to."""

    seat: int
    draws: bool
    laid: str  # the card, or nothing
    events: list[Happened]


def tell(
    actions: Sequence[Action], cards: Sequence[str], laid: Sequence[bool], color: int, turn: int
) -> list[Turn] | None:
    """What some actions came to, if the cards drawn were laid or kept like that; None if it cannot have been so: other
    cards were played, or another seat was on turn."""
    told: list[Turn] = []
    coming, drawn_are_laid = iter(cards), iter(laid)
    turns = [seat for seat, _ in actions[1:]] + [turn]
    for (seat, action), following in zip(actions, turns, strict=False):
        draws = action == DRAWS
        events: list[Happened] = [(EventKind.DREW, seat, NO_COLOR, color)] if draws else []
        if draws and not next(drawn_are_laid):
            card = ""
            events.append((EventKind.KEPT, seat, NO_COLOR, color))
            goes_on = False
        else:
            card = next(coming, "")
            if card == "" or (not draws and card != action) or (draws and not laid_at_once(card, color)):
                return None
            events.append((EventKind.PLAYED, seat, kind_color(kind_in(card)), seat if draws else NOBODY))
            color = color_in(card)
            forced = cards_forced(card, draws)
            events += [(EventKind.DREW, 1 - seat, NO_COLOR, NOBODY)] * forced
            goes_on = forced > 0 or kind_face(kind_in(card)) == SKIP
        if following != (seat if goes_on else 1 - seat):
            return None
        told.append(Turn(seat, draws, card, events))
    return told if next(coming, None) is None else None


def laid_at_once(card: str, color: int) -> bool:
    """Is a card just drawn laid by RLCard itself?"""
    return kind_in(card) >= WILD_KIND or color_in(card) == color


def cards_forced(card: str, drawn: bool) -> int:
    """How many cards the other one draws. A Wild Draw Four that was drawn does nothing."""
    face = kind_face(kind_in(card))
    return 0 if drawn and face == WILD_FOUR else FORCED.get(face, 0)


def view_of(sight: Sight, memory: Memory) -> View:
    """The view that one of our bots gets."""
    view = seen_by_all(memory, sight.seat, sight.hand)
    hand, moves = in_order(sight.hand), tuple(map(move_in, sight.actions))
    return msgspec.structs.replace(view, seat=sight.seat, hand=hand, moves=moves)


def seen_by_all(memory: Memory, turn: int, hand: Iterable[str] = ()) -> View:
    """A spectator's view."""
    sizes, under = memory.sizes, memory.played[:-1]
    places, color = (*EDITION.letters, "W"), EDITION.letters[memory.color]
    return View(
        edition=EDITION.name,
        options=tuple(OPTIONS.split()),
        colors=tuple(EDITION.letters),
        seat=None,
        players=PLAYERS,
        dealer=DEALER,
        turn=turn,
        direction="left",
        phase="play",
        top=NOTATION.cards[stand_in(kind_in(memory.target), map(kind_in, (*hand, *under)))],
        color=color,
        laid_by=memory.laid_by,
        hand=(),
        hand_sizes=sizes,
        draw_size=sum(deck().values()) - sum(sizes) - len(memory.played),
        discard=in_order(under),
        drawn=None,
        pending=0,
        target=None,
        called=(),
        exposed=None,
        passes=0,
        under=None,
        under_by=None,
        color_before=color,
        direction_before="left",
        objected=(),
        accusations=((),) * PLAYERS,
        winner=None,
        hands=(),
        points=(),
        known=((),) * PLAYERS,
        may_hold=tuple(dict(zip(places, memory.knowledge.row(None, seat), strict=True)) for seat in range(PLAYERS)),
        moves=(),
    )


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as a view has them: sorted by kind."""
    return tuple(NOTATION.cards[kind] for kind in sorted(map(kind_in, cards)))


@cache
def deck() -> Counter[int]:
    """How many cards of each kind there are."""
    kinds = Counter({color * FACES + face: 1 + (face > 0) for color in range(4) for face in range(FACES)})
    return kinds + Counter({WILD_KIND: 4, WILD_FOUR_KIND: 4})


def stand_in(top: int, placed: Iterable[int]) -> int:
    """The top card. When it was shuffled back, somebody may hold it: then another one with its face, for which the same
    cards may be laid."""
    left = deck() - Counter(placed)
    return min(left, key=lambda kind: (kind != top, kind_face(kind) != kind_face(top), kind < WILD_KIND))


class BridgedBot:
    """One of our bots, as an agent of RLCard. Whoever it plays against is the same from game to game."""

    use_raw = True  # RLCard: actions are words

    def __init__(self, bot: Bot, luck: random.Random) -> None:
        self.bot = bot
        self.luck = luck
        self.memory: Memory | None = None
        self.habits: list[Decision] = []  # of the other one

    def step(self, state: dict[str, Any]) -> str:
        """The action for an observation. Every game has a record of its own."""
        sight = Sight.of(state)
        if self.memory is None or self.memory.record is not state["action_record"]:
            self.habits += self.memory.in_the_end() if self.memory else []
            del self.habits[:-MOST_HABITS]
            self.memory = Memory(state["action_record"], sight)
        self.memory.take_in(sight)
        if len(sight.actions) == 1:
            return sight.actions[0]
        view = view_of(sight, self.memory)
        if remembers(self.bot):
            past, _ = decisions_in(self.memory.seen, view)
            habits = tuple(() if seat == sight.seat else tuple(self.habits) for seat in range(PLAYERS))
            view = ViewWithHistory(**msgspec.structs.asdict(view), past=past, earlier_rounds=habits)
        return action_for(self.choose(view, view.moves))

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[Any]]:
        return self.step(state), []

    def choose(self, view: View, moves: tuple[str, ...]) -> str:
        """A bot that knows our rules may want to lay a Wild Draw Four that RLCard forbids: then it is asked as if it
        did not hold it."""
        move = self.bot(view, moves, TO_GO_OUT, self.luck)
        if move not in moves:
            move = self.bot(without_wild_fours(view), moves, TO_GO_OUT, self.luck)
        if move is None or move not in moves:
            raise Invalid(f"A bot answered {move}, which is none of RLCard's {', '.join(map(action_for, moves))}.")
        return move


def without_wild_fours(view: View) -> View:
    hand = tuple(card for card in view.hand if card != WILD_DRAW_FOUR)
    sizes = tuple(len(hand) if seat == view.seat else size for seat, size in enumerate(view.hand_sizes))
    return msgspec.structs.replace(view, hand=hand, hand_sizes=sizes)
