"""`wildfour editions`, `options`, and `rules`: lists that need no packages."""

import argparse

from wildfour.rulebook.clauses import CLAUSES, clauses_named
from wildfour.rulebook.editions import EDITIONS, LEAST_PLAYERS, edition_named
from wildfour.rulebook.option_parser import OPTIONS, has_feature


def editions(args: argparse.Namespace) -> None:
    for edition in EDITIONS:
        print(
            args.words.say(
                "listed-edition",
                name=edition.name,
                title=edition.title,
                cards=edition.cards,
                least=LEAST_PLAYERS,
                most=edition.most_players,
            )
        )


def options(args: argparse.Namespace) -> None:
    edition = edition_named(args.edition) if args.edition else None
    for option in OPTIONS:
        if edition is None or not option.needs or has_feature(edition, option.needs):
            print(args.words.say("listed-option", name=option.name, values=list(option.values), clause=option.clause))
            print(f"    {args.words.say('listed-usual')} {args.words.say(option.usual)}")
            print(f"    {args.words.say('listed-changed')} {args.words.say(option.changed)}")


def rules(args: argparse.Namespace) -> None:
    wanted = [clause for name in args.clauses for clause in clauses_named(name)]
    for clause in wanted or CLAUSES:
        print(f"{clause.id} ({clause.editions}): {args.words.say(clause.message)}")
