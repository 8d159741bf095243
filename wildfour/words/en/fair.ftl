# Fair deals: the ceremony, and the output of `wildfour verify`. docs/fair.md explains the terms.

## The ceremony

no-such-position = No round uses { $position } random words; the limit is { $most }.
too-few-random-bytes = Only { $given } random bytes were given; at least { $least } are needed.
chain-used-up = The secrets of this match cover { $rounds } rounds, so no further round can be dealt fairly; the match ends here.
another-chain = These secrets do not lead to this table's anchor; use the chain that the table was created with.
committed-already = { $name } has already committed to a seed and cannot change it.
not-a-commitment = A commitment must have { $bytes } bytes.
not-a-fair-seed = A salt must have { $salt } bytes, and a seed 1 to { $most } bytes.
reveals-too-soon = Seeds are revealed after everyone has committed to one; { LIST($names) } must commit first.
seed-does-not-open = This is not the seed that { $name } committed to.
seeds-are-missing = The deals are not fixed yet; { LIST($names) } must commit and reveal first.

## Transcript headings

fair-version = The fair deals use version '{ $version }', but this program verifies version { $readable }; use a newer program.
bad-heading-fair = 'fair:' needs a version and an anchor of 64 hex digits.
bad-heading-commitments =
    'commitments:' needs one entry for each of the { $players } players, such as 'own' and 64 hex digits, separated by commas.
bad-heading-seeds =
    'seeds:' needs one entry for each of the { $players } players: a salt of 32 hex digits, a hyphen and a seed, separated by commas.
bad-heading-missed = 'missed:' needs attempt numbers and names, such as '1 Bob', separated by commas.
bad-heading-fingerprint = 'fingerprint:' needs 64 hex digits.
not-a-secret-line = This is not a round secret; it needs 64 hex digits.

## Transcripts that cannot be verified

fair-no-headings = This transcript cannot be verified: it does not record what was fixed before the first card, so its chance outcomes cannot be recomputed.
fair-nothing-revealed = This transcript cannot be verified yet: the server reveals its secrets when the match is over.
fair-partly =
    { $proved ->
        [one] The first round is proved
       *[other] The first { $proved } rounds are proved
    }, but the transcript has { $rounds }, and the server has not revealed the next secret; get the transcript again when the match is over.

not-a-fingerprint = '{ $text }' is not a fingerprint or a link; give at least its first { $least } hex digits, in lowercase.
not-a-salted-seed = '{ WHOLE($text) }' is not a seed; give the salt of 32 hex digits, a hyphen, and the seed, in lowercase.

## What is proved

fair-proved =
    Proved: { $rounds ->
        [one] the deal of the only round
       *[other] the deals of all { $rounds } rounds
    } and all later chance outcomes ({ $draws ->
        [one] one card or flip
       *[other] { $draws } cards and flips
    }) follow from the secrets and seeds in this file.
fair-own-seeds = The file marks the seeds of { LIST($names) } as made by the players' own programs: no one could choose the cards if at least one of these programs generated its seed at random and kept it secret until all had committed.
fair-no-own-seeds = Every seed came from the server, so the server could have chosen the cards.
fair-your-seeds = Your seed is among them ({ LIST($names) }), so you need to trust only your own program.
fair-given-up =
    Before that, { $tries ->
        [one] one attempt
       *[other] { $tries } attempts
    } to agree on the seeds ended because a player did not reveal a seed; the line 'missed:' lists the names.
fair-moves-told = Only the server vouches for the moves, the result, the list of bots, and the completeness of the file; to prove them, give the last link that your program kept (--link).
fair-moves-proved = Your link is the last of this match: the moves, the result, and the bots at the start are the ones your program saw.
fair-moves-until =
    Up to { $move ->
        [0] the deal
       *[other] move { $move }
    } of round { $round }, the moves and the bots at the start are the ones your program saw; only the server vouches for { $later ->
        [one] one later deal or move
       *[other] { $later } later deals and moves
    } and for the result.
fair-left = The match was abandoned before its end.

fair-compare = But the author of this file could have made up all of it, unless its fingerprint { WHOLE($fingerprint) } is the one you were shown before the first card (--fingerprint).
fair-compared = Your fingerprint matches: these secrets, seeds, names, and rules were fixed before the first card.

## What differs

unfair-noted = Not proved: you noted the fingerprint { WHOLE($right) }, but the file has { WHOLE($written) }, so this is a different match, or its seeds are different.
unfair-your-seed = Not proved: your seed { WHOLE($seed) } is not among the players' seeds, so these cards did not come from it.
unfair-link = Not proved: your link { WHOLE($link) } does not occur in this match; the moves, the result, or the bots were changed, a part of the file is missing, or this is a different match.

unfair-anchor = Not proved: no seed opens its commitment, so the anchor is not the one that the players committed to.
unfair-commitment = Not proved: the seed listed for { $name } does not open that player's commitment; one of the two was changed.
unfair-order = Not proved: the order of the seats was changed; { $name } committed as player { $right }, but that seed is listed for player { $written }.
unfair-terms =
    Not proved: the match began with the { $what ->
        [edition] edition { $right }, but the file has { $written }.
        [options] options '{ WHOLE($right) }', but the file has '{ WHOLE($written) }'.
        [format] format { $right }, but the file has { $written }.
       *[dealer] first dealer '{ $right }', but the file has '{ $written }'.
    }
unfair-fingerprint = Not proved: the fingerprint does not match this table: the fingerprint itself, the edition, the options, the format, the first dealer, the seed owners, or the line 'missed:' was changed.
unfair-secret =
    Not proved: the secret of round { $round } is not in the server's chain; it does not lead to { $anchor ->
        [0] the anchor.
       *[other] the secret of round { $anchor }.
    }
unfair-replay = Not proved, because the match could not have been played like this: { $refusal }
unfair-deal =
    Not proved: in the deal of round { $round }, card { $place } { $right ->
        [none] should not be there, but the file has { $written }.
       *[other] should be { $right }, but the file has { $written ->
            [none] nothing
           *[other] { $written }
        }.
    }
unfair-move =
    Not proved: in round { $round }, at move { $move } ({ $name }: { $text }), chance outcome { $place } { $right ->
        [none] should not be there, but the file has { $written }.
       *[other] should be { $right }, but the file has { $written ->
            [none] nothing
           *[other] { $written }
        }.
    }
unfair-position =
    Not proved: in round { $round }, { $move ->
        [0] after the deal
       *[other] after move { $move }
    } the chance stream is at { $right }, but the file has { $written ->
        [none] nothing
       *[other] { $written }
    }.
