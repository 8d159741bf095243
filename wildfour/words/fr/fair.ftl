# Fair deals: the ceremony, and what `wildfour verify` says. docs/fair.md explains the words.

## The ceremony

no-such-position = Aucune manche n’utilise { $position } mots de hasard ; on en calcule au plus { $most }.
too-few-random-bytes = Seuls { $given } octets au hasard sont donnés ; il en faut au moins { $least }.
chain-used-up = Les secrets de cette partie suffisent pour { $rounds } manches, et aucune autre ne peut être distribuée équitablement ; la partie s’arrête ici.
another-chain = Ces secrets ne mènent pas à l’ancre de cette table ; utilise la chaîne avec laquelle elle a été faite.
committed-already = { $name } a déjà scellé une graine, et ne peut plus la changer.
not-a-commitment = Un sceau a { $bytes } octets.
not-a-fair-seed = Un sel a { $salt } octets, et une graine de 1 à { $most }.
reveals-too-soon = Aucune graine n’est révélée avant que tout le monde ait scellé la sienne ; d’abord { LIST($names) }.
seed-does-not-open = Ce n’est pas la graine que { $name } a scellée.
seeds-are-missing = Les donnes ne sont pas encore fixées ; doivent d’abord sceller et révéler : { LIST($names) }.

## Headings of a transcript

fair-version = Les donnes équitables sont de la version « { $version } », mais ce programme vérifie la version { $readable } ; utilises-en un plus récent.
bad-heading-fair = 'fair:' demande une version et une ancre de 64 chiffres hexadécimaux.
bad-heading-commitments = 'commitments:' demande une entrée pour chacun des { $players } joueurs, comme 'own' et 64 chiffres hexadécimaux, séparées par des virgules.
bad-heading-seeds = 'seeds:' demande une entrée pour chacun des { $players } joueurs : un sel de 32 chiffres hexadécimaux, un trait d’union et une graine, séparées par des virgules.
bad-heading-missed = 'missed:' demande des numéros d’essais et des noms, comme '1 Bob', séparés par des virgules.
bad-heading-fingerprint = 'fingerprint:' demande 64 chiffres hexadécimaux.
not-a-secret-line = Ce n’est pas le secret d’une manche ; un secret a 64 chiffres hexadécimaux.

## What cannot be verified

fair-no-headings = Ce compte rendu ne peut pas être vérifié : il ne dit pas ce qui a été fixé avant la première carte, donc personne ne peut calculer ce que le hasard devait donner.
fair-nothing-revealed = Ce compte rendu ne peut pas encore être vérifié : le serveur n’a révélé aucun de ses secrets, ce qu’il fait quand la partie est finie.
fair-partly =
    { $proved ->
        [one] La première manche est prouvée
       *[other] Les { $proved } premières manches sont prouvées
    }, mais le compte rendu en a { $rounds }, et le serveur n’a pas révélé le secret de la suivante ; reprends le compte rendu quand la partie est finie.

not-a-fingerprint = « { $text } » n’est ni une empreinte ni un maillon ; donne au moins ses { $least } premiers chiffres hexadécimaux, en minuscules.
not-a-salted-seed = « { WHOLE($text) } » n’est pas une graine ; donne le sel de 32 chiffres hexadécimaux, un tiret et la graine, en minuscules.

## What is proved

fair-proved =
    Prouvé : { $rounds ->
        [one] la donne de l’unique manche
       *[other] les donnes des { $rounds } manches
    } et tout ce que le hasard a donné ensuite ({ $draws ->
        [one] une carte ou un lancer
       *[other] { $draws } cartes et lancers
    }) sont ce que donnent les secrets et les graines de ce fichier.
fair-own-seeds = Selon le fichier, les graines de { LIST($names) } viennent des programmes des joueurs : personne n’a pu choisir les cartes si au moins un de ces programmes a tiré sa graine au hasard et l’a gardée secrète jusqu’à ce que tous soient engagés.
fair-no-own-seeds = Toutes les graines venaient du serveur, qui aurait donc pu choisir les cartes.
fair-your-seeds = Ta graine en fait partie ({ LIST($names) }) : il suffit donc que ton propre programme l’ait fait.
fair-given-up =
    Avant cela, { $tries ->
        [one] un essai de fixer les graines n’a pas abouti
       *[other] { $tries } essais de fixer les graines n’ont pas abouti
    }, parce que quelqu’un n’a pas révélé la sienne ; la ligne 'missed:' dit qui.
fair-moves-told = Les coups, le résultat, qui était un bot et s’il manque la fin ne reposent que sur la parole du serveur ; le dernier maillon gardé par ton programme les prouve (--link).
fair-moves-proved = Ton maillon est le dernier de cette partie : les coups, le résultat et les bots du début sont ceux que ton programme a vus.
fair-moves-until =
    Jusqu’{ $move ->
        [0] à la donne
       *[other] au coup { $move }
    } de la manche { $round }, les coups et les bots du début sont ceux que ton programme a vus ; { $later ->
        [1] une étape suivante ne repose
       *[other] { $later } étapes suivantes ne reposent
    } que sur la parole du serveur, tout comme le résultat.
fair-left = La partie a été quittée avant la fin.

fair-compare = Mais tout ce fichier peut avoir été inventé, sauf si son empreinte { WHOLE($fingerprint) } est celle que tu as vue avant la première carte (--fingerprint).
fair-compared = Ce que tu as noté correspond : ces secrets, graines, noms et règles ont été fixés avant la première carte.

## What differs

unfair-noted = Pas prouvé : tu as noté l’empreinte { WHOLE($right) }, et { WHOLE($written) } est écrit, donc c’est une autre partie ou d’autres graines.
unfair-your-seed = Pas prouvé : ta graine { WHOLE($seed) } n’est pas parmi celles données par des joueurs, donc ces cartes n’en viennent pas.
unfair-link = Pas prouvé : ton maillon { WHOLE($link) } ne figure pas dans cette partie ; des coups, le résultat ou des bots ont été changés, une partie manque, ou c’est une autre partie.

unfair-anchor = Pas prouvé : aucune graine n’ouvre son sceau, donc l’ancre n’est pas celle que les joueurs ont scellée.
unfair-commitment = Pas prouvé : la graine donnée par { $name } n’ouvre pas le sceau posé par { $name } ; l’un des deux a été changé.
unfair-order = Pas prouvé : l’ordre des places a été changé ; { $name } a scellé comme joueur { $right }, et cette graine est à la place du joueur { $written }.
unfair-terms =
    Pas prouvé : la partie a commencé avec { $what ->
        [edition] l’édition { $right }, et { $written } est écrit.
        [options] les options « { WHOLE($right) } », et « { WHOLE($written) } » est écrit.
        [format] la formule { $right }, et { $written } est écrit.
       *[dealer] la première donne « { $right } », et « { $written } » est écrit.
    }
unfair-fingerprint = Pas prouvé : l’empreinte n’est pas celle de cette table ; on a changé l’édition, les options, la formule, la première donne, qui a donné des graines ou qui a manqué, ou bien l’empreinte.
unfair-secret =
    Pas prouvé : le secret de la manche { $round } n’est pas dans la chaîne du serveur ; il ne mène pas { $anchor ->
        [0] à l’ancre.
       *[other] au secret de la manche { $anchor }.
    }
unfair-replay = Pas prouvé, car la partie n’a pas pu se passer ainsi : { $refusal }
unfair-deal =
    Pas prouvé : dans la donne de la manche { $round }, la carte { $place } { $right ->
        [none] ne devrait pas être là, et { $written } est écrit.
       *[other] devrait être { $right }, et { $written ->
            [none] rien n’est écrit.
           *[other] { $written } est écrit.
        }
    }
unfair-move =
    Pas prouvé : à la manche { $round }, au coup { $move } ({ $name } : { $text }), ce que le hasard a donné au numéro { $place } { $right ->
        [none] ne devrait pas être là, et { $written } est écrit.
       *[other] devrait être { $right }, et { $written ->
            [none] rien n’est écrit.
           *[other] { $written } est écrit.
        }
    }
unfair-position =
    Pas prouvé : à la manche { $round }, { $move ->
        [0] après la donne
       *[other] après le coup { $move }
    }, le hasard en est à { $right }, et { $written ->
        [none] rien n’est écrit.
       *[other] { $written } est écrit.
    }
