"""Options for creating a table, and the QR code for its link."""

import io

from wildfour.bots.levels import LEVELS
from wildfour.match.formats import NAMES as FORMATS
from wildfour.match.two_tables import TwoTables
from wildfour.protocol.http_types import Choices, ClauseSaid, EditionChoice, FaceChoice, LanguageChoice, OptionChoice
from wildfour.rulebook.card_faces import FACE_TABLE
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.option_parser import OPTIONS, has_feature
from wildfour.rulebook.rule_options import HOUSE_RULES
from wildfour.words.languages import LANGUAGES


def all_choices() -> Choices:
    return Choices(
        editions=tuple(
            EditionChoice(
                name=edition.name,
                letters=edition.letters,
                most_players=edition.most_players,
                features=tuple(
                    sorted({option.needs for option in OPTIONS if option.needs and has_feature(edition, option.needs)})
                ),
            )
            for edition in EDITIONS
        ),
        formats=(*FORMATS, TwoTables.name),
        options=tuple(
            OptionChoice(
                name=option.name,
                clause=option.clause,
                values=option.values,
                needs=option.needs,
                house=option in HOUSE_RULES,
            )
            for option in OPTIONS
        ),
        levels=tuple(LEVELS),
        suggested_levels=tuple(name for name, level in LEVELS.items() if level.suggested),
        faces=tuple(FaceChoice(face=face.letter, name=face.id, wild=face.wild) for face in FACE_TABLE),
        languages=tuple(
            LanguageChoice(code=code, direction="rtl" if language.right_to_left else "ltr")
            for code, language in LANGUAGES.items()
        ),
    )


def all_clauses() -> tuple[ClauseSaid, ...]:
    names = {edition.letter: edition.name for edition in EDITIONS}
    return tuple(
        ClauseSaid(
            id=clause.id,
            editions=tuple(names[letter] for letter in clause.editions.split()),
            message=clause.message,
        )
        for clause in CLAUSES
    )


def qr_svg(address: str) -> bytes:
    """Draw a QR code as SVG, dark on light in every theme so that cameras can read it."""
    import segno  # noqa: PLC0415 - rarely needed

    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#241831", light="#FFFBF3", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
