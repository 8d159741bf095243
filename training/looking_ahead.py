"""What follows each action, in the language of the rules: the judge sees where every one of them leads."""

from typing import Any

from wildfour.encoding.blocks import Settings, action_words
from wildfour.encoding.masking import move_of
from wildfour.encoding.observing import write_observation
from wildfour.envs.stepping import act, actions_in, pay, seat_asked
from wildfour.rules.state import Phase, RoundState

OVER = -1


def look_ahead(
    states: Any,
    scratch: Any,
    chances: Any,
    lots: Any,
    envs: Any,
    progress: Any,
    settings: Settings,
    masks: Any,
    rows: Any,
    rewards: Any,
    found: Any,
) -> int:
    """Try every action of each state that has a choice, as long as there is room; returns how many were tried. A row is
    what the seat asked next sees then; `found` has the state, the action, and that seat, or OVER, when the rewards
    count."""
    tried = 0
    for i in range(len(states)):
        words = action_words(states[i].rules, states[i].players, settings.asks)
        number = actions_in(masks[i], words)
        if number > 1 and tried + number <= len(rows):
            for action in range(8 * words):
                if masks[i][action >> 3] >> 8 * (action & 7) & 1:
                    scratch[0] = states[i]
                    lots[0] = chances[i]
                    progress[0] = envs[i]
                    found[tried][0] = i
                    found[tried][1] = action
                    found[tried][2] = follow(
                        scratch[0], lots[0], progress[0], settings, action, rows[tried], rewards[tried]
                    )
                    tried += 1
    return tried


def follow(s: RoundState, chance: Any, env: Any, settings: Settings, action: int, row: Any, rewards: Any) -> int:
    seat = seat_asked(s, env, settings)
    act(s, chance, env, settings, seat, move_of(s, seat, action))
    if s.phase == Phase.OVER:
        pay(s, settings, rewards)
        return OVER
    write_observation(s, s.turn, row)
    return s.turn
