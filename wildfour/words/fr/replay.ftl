# Replays in the browser, and what is proved of their deals. A browser reads this when it shows one.

## Replays

web-replays-intro = Revois n’importe quelle partie, coup par coup, depuis chaque place. Et vérifie ses donnes.
web-replays-mine = Tes parties
web-replays-public = Des tables ouvertes
web-replays-none = Rien ici pour l’instant. Une partie arrive ici quand elle est finie.
web-replays-file = Ouvrir un compte rendu
web-replays-file-about = Choisis un fichier, ou dépose-le ici.
web-match-left = La partie a été quittée
web-replay = Revoir
web-replay-round = Revoir · manche { $number }
web-replay-not-shown = Cette partie ne peut pas être montrée
web-round-of = Manche { $number } sur { $count }
web-move-of =
    { $number ->
        [0] La donne
       *[other] Coup { $number } sur { $count }
    }
web-whose-view = Point de vue
web-open-view = Ouvert
web-hand-of =
    { $count ->
        [one] Main : { $name }, { $count } carte
       *[other] Main : { $name }, { $count } cartes
    }
web-to-start = Au début
web-move-back = Un coup en arrière
web-move-on = Un coup en avant
web-play = Lecture
web-pause = Mettre en pause
web-speed = Vitesse { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] UNO !
        [caught] attrapé
       *[out] fini
    }
web-download = Télécharger le compte rendu
web-check-deal = Vérifier la donne
web-deal-checked = Donne vérifiée dans ce navigateur
web-deal-not-proved = La donne n’est pas prouvée
web-how = Comment ?
web-why = Pourquoi ?

## What is proved of a match, in a player's words

web-proof = Ce qui a été prouvé
web-proof-locked = Avant la première carte, le serveur a mis un secret sous clé, et l’appareil de chacun un nombre à lui. Ensuite, personne ne pouvait changer le sien, et personne ne les connaissait tous.
web-proof-computed =
    Ce navigateur vient d’en recalculer les cartes, tout seul. { $rounds ->
        [one] La donne
       *[other] Les { $rounds } donnes
    } et { $draws ->
        [0] rien d’autre
        [1] une carte piochée ensuite
       *[other] { $draws } cartes piochées ensuite
    } : tout est exactement ce qu’il fallait.
web-proof-own =
    { $count ->
        [one] { LIST($names) } a apporté son propre nombre. Si cet appareil était honnête, personne n’a pu choisir les cartes, pas même le serveur.
       *[other] { LIST($names) } ont apporté leurs propres nombres. Si un seul de ces appareils était honnête, personne n’a pu choisir les cartes, pas même le serveur.
    }
web-proof-no-own = Mais tous les nombres venaient du serveur, car seuls ses bots ont joué : il aurait pu choisir entre plusieurs donnes avant le début.
web-proof-later =
    { $count ->
        [one] Une carte ou un lancer est venu après un nouveau mélange, ou de la catapulte. Cette page ne peut pas le vérifier ; la commande `python3 run.py verify` le peut.
       *[other] { $count } cartes et lancers sont venus après un nouveau mélange, ou de la catapulte. Cette page ne peut pas les vérifier ; la commande `python3 run.py verify` le peut.
    }
web-proof-noted = Et ce sont les règles, les noms et les nombres de la partie jouée ici : ce navigateur a noté l’empreinte avant la première carte.
web-proof-not-noted = Ce navigateur n’était pas là au début de la partie. Qui a noté l’empreinte alors peut la comparer.
web-proof-yours = Le nombre de ce navigateur en fait partie ; il suffit donc que cet appareil ait été honnête.
web-proof-moves = Les coups et le résultat affichés sont ceux que ce navigateur a vus.
web-proof-moves-until = Jusqu’au coup { $move } de la manche { $round }, les coups affichés sont ceux que ce navigateur a vus. Pour la suite et le résultat, il n’y a que la parole du serveur.
web-proof-moves-told = Pour les coups et le résultat, il n’y a que la parole du serveur.
web-proof-talk = Personne ne peut prouver que les joueurs ne se sont pas dit leurs cartes.
web-fingerprint = Empreinte
web-own-seed = Ta graine
web-last-link = Dernier maillon des coups
web-not-proved =
    { $what ->
        [headings] Ce compte rendu ne dit pas d’où viennent ses cartes, donc personne ne peut les vérifier.
        [commitment] Le nombre donné par { $name } n’est pas celui qui était sous clé. L’un des deux a été changé.
        [fingerprint] Les règles, les places ou les noms ne sont pas ceux fixés avant la première carte.
        [secret] Le secret du serveur pour la manche { $round } n’est pas celui qu’il a mis sous clé.
        [revealed] Le serveur n’a pas montré son secret de la manche { $round }.
        [deal] Dans la donne de la manche { $round }, la carte { $place } devait être { CARD($right) }, mais { CARD($written) } est écrit.
        [draw] À la manche { $round }, au coup { $move }, il fallait piocher { CARD($right) }, mais { CARD($written) } est écrit.
        [own-seed] Le nombre apporté par ce navigateur n’est pas dans ce compte rendu.
        [link] Les coups ne sont pas ceux que ce navigateur a vus.
       *[unreadable] Ce n’est pas un compte rendu vérifiable.
    }
web-not-proved-then = Quelqu’un a changé ce compte rendu, ou ce n’a jamais été une partie équitable.
