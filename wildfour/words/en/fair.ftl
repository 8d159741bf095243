# Fair deals: the ceremony, and what `wildfour verify` says. docs/fair.md explains the words.

## The ceremony

no-such-position = No round takes { $position } words of chance; at most { $most } are computed.
too-few-random-bytes = Only { $given } random bytes are given; at least { $least } are needed.
chain-used-up = The secrets of this match are for { $rounds } rounds, and no other round can be dealt fairly; the match ends here.
another-chain = These secrets do not lead to the anchor of this table; use the chain that the table was made with.
committed-already = { $name } has committed to a seed already, and cannot change it.
not-a-commitment = A commitment has { $bytes } bytes.
not-a-fair-seed = A salt has { $salt } bytes, and a seed 1 to { $most }.
reveals-too-soon = No seed is revealed before everybody has committed to one; { LIST($names) } must commit first.
seed-does-not-open = This is not the seed that { $name } has committed to.
seeds-are-missing = The deals are not fixed yet; { LIST($names) } must commit and reveal first.

## Headings of a transcript

fair-version = The fair deals are of version '{ $version }', but this program verifies version { $readable }; use a newer one.
bad-heading-fair = 'fair:' needs a version and an anchor of 64 hex digits.
bad-heading-commitments =
    'commitments:' needs one entry for each of the { $players } players, such as 'own' and 64 hex digits, with commas between.
bad-heading-seeds =
    'seeds:' needs one entry for each of the { $players } players: a salt of 32 hex digits, a hyphen and a seed, with commas between.
bad-heading-missed = 'missed:' needs the numbers of tries and names, such as '1 Bob', with commas between.
bad-heading-fingerprint = 'fingerprint:' needs 64 hex digits.
not-a-secret-line = This is not the secret of a round; a secret has 64 hex digits.

## What cannot be verified

fair-no-headings = This transcript cannot be verified: it does not say what was fixed before the first card, so nobody can compute what chance had to give.
fair-nothing-revealed = This transcript cannot be verified yet: the server has not revealed any of its secrets, which it does when the match is over.
fair-partly =
    { $proved ->
        [one] The first round is proved
       *[other] The first { $proved } rounds are proved
    }, but the transcript has { $rounds }, and the server has not revealed the secret of the next; get the transcript again when the match is over.

not-a-fingerprint = '{ $text }' is not a fingerprint; give at least its first { $least } hex digits, in small letters.

## What is proved

fair-proved =
    Proved: { $rounds ->
        [one] the deal of the one round
       *[other] the deals of all { $rounds } rounds
    } and all that chance gave later ({ $draws ->
        [one] one card or flip
       *[other] { $draws } cards and flips
    }) are what the secrets and seeds give that were fixed before the first card.
fair-own-seeds = Seeds of their own came from { LIST($names) }, so nobody could choose the cards without all of them.
fair-no-own-seeds = But every seed came from the server, so the server could have chosen among deals before it began.
fair-given-up =
    Before that, { $tries ->
        [one] one try
       *[other] { $tries } tries
    } to agree on the seeds ended because somebody did not reveal one; the line 'missed:' says who.
fair-left = The match was left before its end.

fair-compare = The fingerprint of the match is { WHOLE($fingerprint) }: it must be the one that you were shown before the first card.

## What differs

unfair-noted = Not proved: you noted the fingerprint { WHOLE($right) }, and { WHOLE($written) } is written, so this is another match or other seeds.

unfair-anchor = Not proved: no seed opens its commitment, so the anchor is not the one that the players committed to.
unfair-commitment = Not proved: the seed of { $name } does not open the commitment of { $name }; one of the two was changed.
unfair-order = Not proved: the order of the seats was changed; { $name } committed as player { $right }, and that seed stands in the place of player { $written }.
unfair-terms =
    Not proved: the match was begun with the { $what ->
        [edition] edition { $right }, and { $written } is written.
        [options] options '{ WHOLE($right) }', and '{ WHOLE($written) }' is written.
        [format] format { $right }, and { $written } is written.
       *[dealer] first dealer '{ $right }', and '{ $written }' is written.
    }
unfair-fingerprint = Not proved: the fingerprint is not that of this table; the edition, the options, the format, the first dealer, the givers of seeds or those who missed were changed, or the fingerprint was.
unfair-secret =
    Not proved: the secret of round { $round } is not in the server's chain; it does not lead to { $anchor ->
        [0] the anchor.
       *[other] the secret of round { $anchor }.
    }
unfair-replay = Not proved, because the match cannot have gone like this: { $refusal }
unfair-deal =
    Not proved: in the deal of round { $round }, card { $place } { $right ->
        [none] should not be there, and { $written } is written.
       *[other] should be { $right }, and { $written ->
            [none] nothing
           *[other] { $written }
        } is written.
    }
unfair-move =
    Not proved: in round { $round }, at move { $move } ({ $name }: { $text }), what chance gave as number { $place } { $right ->
        [none] should not be there, and { $written } is written.
       *[other] should be { $right }, and { $written ->
            [none] nothing
           *[other] { $written }
        } is written.
    }
unfair-position =
    Not proved: in round { $round }, { $move ->
        [0] after the deal
       *[other] after move { $move }
    } the stream of chance stands at { $right }, and { $written ->
        [none] nothing
       *[other] { $written }
    } is written.
