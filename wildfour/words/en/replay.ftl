# Replays in the browser, and what is proved of their deals. A browser reads this when it shows one.

## Replays

web-replays-intro = Watch any match again, move by move, from every seat. And check that nobody chose the cards.
web-replays-mine = Your matches
web-replays-public = From open tables
web-replays-none = Nothing here yet. A match comes here when it is over.
web-replays-file = Open a transcript
web-replays-file-about = Choose a file, or drop one here.
web-match-left = The match was left
web-replay = Replay
web-replay-round = Replay · round { $number }
web-replay-not-shown = This match cannot be shown
web-round-of = Round { $number } of { $count }
web-move-of =
    { $number ->
        [0] The deal
       *[other] Move { $number } of { $count }
    }
web-whose-view = Whose view
web-open-view = Open
web-hand-of =
    { $count ->
        [one] { $name }’s hand, { $count } card
       *[other] { $name }’s hand, { $count } cards
    }
web-to-start = To the start
web-move-back = One move back
web-move-on = One move on
web-play = Play
web-pause = Pause
web-speed = Speed { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] UNO!
        [caught] caught
       *[out] out
    }
web-download = Download the transcript
web-check-deal = Check the deal
web-deal-checked = Deal checked in this browser
web-deal-not-proved = The deal is not proved
web-how = How?
web-why = Why?

## What is proved of a match, in a player's words

web-proof = What was proved
web-proof-locked = Before the first card, the server locked a secret away, and everybody’s device a number of its own. After that nobody could change theirs, and nobody knew them all.
web-proof-computed =
    This browser has just worked the cards out from them again, by itself. { $rounds ->
        [one] The deal
       *[other] All { $rounds } deals
    } and { $draws ->
        [0] nothing else
        [one] one card drawn later
       *[other] { $draws } cards drawn later
    } are exactly what they had to be.
web-proof-own =
    { $count ->
        [one] { LIST($names) } brought a number of their own. If that device was honest, nobody could choose the cards, not even the server.
       *[other] { LIST($names) } brought numbers of their own. If even one of these devices was honest, nobody could choose the cards, not even the server.
    }
web-proof-no-own = But all numbers came from the server, since only its bots played: it could have chosen among deals before the start.
web-proof-later =
    { $count ->
        [one] One card or flip came after a reshuffle or from the launcher. This page cannot check it; the command `python3 run.py verify` can.
       *[other] { $count } cards and flips came after a reshuffle or from the launcher. This page cannot check them; the command `python3 run.py verify` can.
    }
web-proof-noted = And it is the match that was played here: this browser noted the fingerprint before the first card.
web-proof-not-noted = This browser was not there when the match began. Whoever noted the fingerprint then can compare it.
web-proof-talk = Nobody can prove that players did not tell each other their cards.
web-fingerprint = Fingerprint
web-not-proved =
    { $what ->
        [headings] This transcript does not say how its cards came about, so nobody can check them.
        [commitment] The number of { $name } is not the one that was locked away. One of the two was changed.
        [fingerprint] The rules, the seats or the names are not those that were fixed before the first card.
        [secret] The server’s secret of round { $round } is not the one that it locked away.
        [revealed] The server has not shown its secret of round { $round }.
        [deal] In the deal of round { $round }, card { $place } had to be { CARD($right) }, but { CARD($written) } is written.
        [draw] In round { $round }, at move { $move }, { CARD($right) } had to be drawn, but { CARD($written) } is written.
       *[unreadable] This is no transcript that can be checked.
    }
web-not-proved-then = Somebody has changed this transcript, or it was never a fair match.
