"""Selection of the players in the final: the best in the qualifying sittings, and ties for the last places (R43)."""

import hashlib
from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.tournament.ranking_criteria import PLAYOFF, Decision
from wildfour.tournament.results import RoundLeft
from wildfour.tournament.standings import ranked_players
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Message, saying


@dataclass(frozen=True)
class Finalists:
    """The finalists so far, in qualifying order, and the players who are `tied` for the remaining `places`."""

    players: tuple[str, ...]
    tied: tuple[str, ...] = ()
    places: int = 0


def finalists(tournament: TournamentState) -> Finalists:
    best = [one for one in ranked_players(tournament) if one.name in tournament.active]
    size = tournament.settings.final
    inside, outside = best[:size], best[size:]
    if not inside or not outside or inside[-1].place != outside[0].place:
        return Finalists(tuple(one.name for one in inside))
    place = outside[0].place
    sure = tuple(one.name for one in inside if one.place != place)
    return Finalists(sure, tuple(one.name for one in best if one.place == place), size - len(sure))


def tied_for_final(tournament: TournamentState) -> tuple[str, ...]:
    tied = finalists(tournament).tied
    if not tied or not tournament.needs_final:
        raise Invalid("nobody-is-tied")
    return tied


def playoff(played: RoundLeft) -> Decision:
    """Rank first the player who went out, then the others by points left. A drawn round decides nothing (R7)."""
    if played.out is None:
        return Decision(PLAYOFF, dict.fromkeys(played.left, 0))
    order = sorted(set(played.left.values()))
    return Decision(
        PLAYOFF, {name: 0 if name == played.out else 1 + order.index(left) for name, left in played.left.items()}
    )


def draw_lot(tournament: TournamentState, tied: tuple[str, ...]) -> tuple[str, ...]:
    """Draw lots, and return the random order. It cannot be predicted without the seed, and every drawing is
    different."""
    seed = f"{tournament.settings.seed} lot {len(tournament.facts)}"
    return tuple(sorted(tied, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).digest()))


@dataclass(frozen=True)
class FinalSeen:
    """The final as it was before a change: its players, whether it has begun, and who qualified."""

    players: tuple[str, ...]
    has_begun: bool
    qualified: tuple[str, ...]

    @classmethod
    def in_(cls, tournament: TournamentState) -> "FinalSeen | None":
        final = tournament.final
        if final is None:
            return None
        return cls(final.players, bool(final.rounds), finalists(tournament).players)

    def warning(self, now: TournamentState) -> list[Message]:
        """Return a warning if the finalists changed."""
        if self.has_begun and now.final is not None:
            changes = describe_changes(self.qualified, finalists(now))
            return [saying("final-began-with-others"), *changes] if changes else []
        if now.final is None:
            changes = describe_changes(self.players, finalists(now))
            return [saying("final-has-others"), *changes] if changes else []
        return []


def describe_changes(before: tuple[str, ...], now: Finalists) -> list[Message]:
    new = [name for name in now.players if name not in before]
    gone = [name for name in before if name not in (*now.players, *now.tied)]
    said = [saying("final-gains", names=new)] if new else []
    said += [saying("final-loses", names=gone)] if gone else []
    return [*said, saying("final-ties", names=now.tied)] if now.tied else said
