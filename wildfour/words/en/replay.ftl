# Replays in the browser, and proofs of their deals. The browser loads this file with the first replay.

## Replays

web-replays-intro = Replay any match, move by move, from every seat, and verify its deals.
web-replays-mine = Your matches
web-replays-public = From public tables
web-replays-none = Finished matches appear here.
web-replays-file = Open a transcript
web-replays-file-about = Choose a file, or drop one here.
web-match-left = The match was abandoned
web-replay = Replay
web-replay-round = Replay · round { $number }
web-replay-not-shown = This match cannot be shown
web-round-of = Round { $number } of { $count }
web-move-of =
    { $number ->
        [0] The deal
       *[other] Move { $number } of { $count }
    }
web-whose-view = View
web-open-view = All hands
web-hand-of =
    { $count ->
        [one] { $name }’s hand, { $count } card
       *[other] { $name }’s hand, { $count } cards
    }
web-to-start = Back to start
web-move-back = One move back
web-move-on = One move forward
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
web-deal-not-proved = The deal has not been verified
web-how = How?
web-why = Why?

## Proofs, in plain words for players

web-proof = What this proves
web-proof-locked = Before the first card, the server locked a secret away, and each player's device locked a number away. After that, none of these could be changed, and no one knew all of them.
web-proof-computed =
    This browser has just recomputed the cards from them. { $rounds ->
        [one] The deal
       *[other] All { $rounds } deals
    }{ $draws ->
        [0] {""}
        [one] {" "}and one card drawn later
       *[other] {" "}and { $draws } cards drawn later
    } matched exactly.
web-proof-own =
    { $count ->
        [one] { LIST($names) } contributed a number. If that device was honest, no one could choose the cards, not even the server.
       *[other] { LIST($names) } contributed numbers. If at least one of these devices was honest, no one could choose the cards, not even the server.
    }
web-proof-no-own = But all numbers came from the server, because only its bots played: it could have tried several deals before the start.
web-proof-later =
    { $count ->
        [one] One card or flip came after a reshuffle or from the launcher. This page cannot check it; the command `python3 run.py verify` can.
       *[other] { $count } cards and flips came after a reshuffle or from the launcher. This page cannot check them; the command `python3 run.py verify` can.
    }
web-proof-noted = The rules, names, and numbers are those of the match played here, because this browser saved the fingerprint before the first card.
web-proof-not-noted = This browser was not at the table when the match began. A player who saved the fingerprint then can compare it.
web-proof-yours = This browser’s own number is among them, so you need to trust only this device.
web-proof-moves = This browser saw the same moves and the same result.
web-proof-moves-until = Up to move { $move } of round { $round }, this browser saw the same moves. Only the server vouches for later moves and the result.
web-proof-moves-told = Only the server vouches for the moves and the result.
web-proof-talk = Nothing can prove that players did not tell each other their cards.
web-fingerprint = Fingerprint
web-own-seed = Your seed
web-last-link = Last move-chain link
web-not-proved =
    { $what ->
        [headings] This transcript does not record how its cards were dealt, so they cannot be checked.
        [commitment] { $name }'s number is not the one that was locked away. One of the two was changed.
        [fingerprint] The rules, the seats or the names differ from those fixed before the first card.
        [secret] The server’s secret for round { $round } is not the one it locked away.
        [revealed] The server has not revealed its secret for round { $round }.
        [deal] In the deal of round { $round }, card { $place } should be { CARD($right) }, but the transcript has { CARD($written) }.
        [draw] In round { $round }, at move { $move }, the drawn card should be { CARD($right) }, but the transcript has { CARD($written) }.
        [own-seed] The number that this browser contributed is not in this transcript.
        [link] The moves differ from those that this browser saw.
       *[unreadable] This file is not a transcript that can be checked.
    }
web-not-proved-then = This transcript was changed, or it is not from a fair match.
