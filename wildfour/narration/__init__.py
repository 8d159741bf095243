"""Messages limited to what a player may know, for any front end (see wildfour.words).

    narrator = Narrator(match.players, reader=0, seating=match.seating)
    [words.tell(message) for message in narrator.tell(news.seen_by(0))]

`narrator` describes events, `questions` the player's choices, `scores` the match, `hints` and `hint_reasons` the
expert's advice. The sentences are in wildfour/words.
"""
