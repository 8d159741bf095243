"""The command `hint`: what the expert would do in the player's place, and why. It is told the player's view and nothing
else. Ctrl-C ends the hint, not the game."""

from wildfour.errors import Invalid
from wildfour.narration.hint_reasons import Situation
from wildfour.narration.hints import Hint
from wildfour.support.columns import columns
from wildfour.support.extras import fetch_compiler, has_compiler
from wildfour.terminal.console import Console
from wildfour.terminal.hint_process import Adviser
from wildfour.words import saying

INDENT = "  "


def tell_hint(at: Situation, adviser: Adviser, console: Console) -> None:
    """What to say at once, then what to do. If that takes a moment, it is said before."""
    known = at.without_thought()
    if known is not None:
        console.tell(*known)
        return
    try:
        fetch_what_it_needs(console)
        console.tell(saying("hint-thinking") if adviser.is_ready else saying("hint-preparing"))
        weighed = adviser.weigh(at.view, tuple(at.moves), at.stakes)
    except KeyboardInterrupt:
        console.say()  # the terminal has written ^C
        console.tell(saying("hint-stopped"))
    except Invalid as refusal:
        console.tell(refusal.message)
    else:
        show(Hint(at, weighed), console)


def fetch_what_it_needs(console: Console) -> None:
    """Only the first hint of all, on a computer that has never had an expert."""
    if not has_compiler():
        console.tell(saying("hint-needs-compiler"))
        fetch_compiler(console.words.language)


def show(hint: Hint, console: Console) -> None:
    if hint.at.at_once():
        console.tell(*hint.at.at_once())
    rows = [[console.plain_words.tell(cell) for cell in row] for row in hint.table()]
    for line in columns(rows, "<" + ">" * (len(rows[0]) - 1)):
        console.say(f"{INDENT}{line}")
    console.tell(*hint.explanation())
    console.tell(*hint.conclusion())
