"""What a player may know, as messages that any front end can show or send (see wildfour.words).

    narrator = Narrator(match.players, reader=0, seating=match.seating)
    [words.tell(message) for message in narrator.tell(news.seen_by(0))]

`narration` tells what happened, `questions` what the player is asked, `scores` how the match stands, `reasons` and
`hints` what the expert would do and why. There is no sentence here: those are in wildfour/words.
"""
