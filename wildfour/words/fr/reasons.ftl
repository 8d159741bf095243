# Hints: what the expert would do in the player's place, and why. $name is another player.

## What needs no thought

hint-call = Tape { $move } tout de suite : tant que tu n’as pas annoncé, on peut t’attraper.
hint-catch = Tape { $move } : { $name } n’a pas annoncé UNO et doit piocher deux cartes.
hint-catch-partner = { $name } n’a pas annoncé UNO, mais joue avec toi : laisse passer.
hint-object = Tape { $move } : la carte posée par { $name } ne va ni par la couleur, ni par le chiffre ou le symbole.
hint-silence = L’expert ne dirait rien ici : appuie sur Entrée.
hint-no-choice = Tu n’as pas le choix : tu ne peux faire que { $move }.
hint-only-watching = Tu ne fais que regarder : il n’y a rien à conseiller.

## What the expert would do

hint-thinking = L’expert réfléchit ; Ctrl-C l’arrête.
hint-preparing = L’expert se prépare ; Ctrl-C l’arrête.
hint-stopped = Tant pis pour le conseil.
hint-ended = L’expert s’est arrêté ; demande encore une fois.
hint-impossible = L’expert ne peut pas jouer ici ({ LONG($reason) }).
adviser =
    { $by ->
        [network] Le bot rapide
       *[expert] L’expert
    }
advice-lay = { adviser } poserait { TYPED($move) }.
advice-jump-in = { adviser } intercepterait avec { TYPED($move) }.
advice-color = { adviser } choisirait { COLOR($color) }.
advice-flip = { adviser } viserait le matelas : { $name }.
advice-swap = { adviser } échangerait sa main avec { $name }.
advice-give = { adviser } donnerait { CARD($card, form: "a") }.
advice-nothing = { adviser } ne ferait rien et laisserait le jeu continuer.
advice-draw = { adviser } piocherait une carte.
advice-keep = { adviser } garderait la carte.
advice-pass = { adviser } passerait.
advice-accept = { adviser } accepterait.
advice-challenge = { adviser } défierait.
advice-decline = { adviser } renoncerait.
advice-call-too = Annonce du même coup, { $move }, pour que personne ne t’attrape.

## Why

reason-last-card = C’est ta dernière carte.
reason-next-has-few =
    { $count ->
        [1] { $name } vient ensuite, avec une seule carte.
       *[other] { $name } vient ensuite, avec seulement { card-count }.
    }
reason-sheds = Cela débarrasse ta main de { point-count }.
# $more: yes where the card to be laid is not counted.
reason-holds-color =
    { $count ->
        [1] Tu as { $more ->
                [yes] une autre carte { COLOR($color, form: "feminine") }.
               *[no] une carte { COLOR($color, form: "feminine") }.
            }
       *[other] Tu as { $more ->
                [yes] { $count } autres cartes de couleur { COLOR($color, form: "feminine") }.
               *[no] { $count } cartes de couleur { COLOR($color, form: "feminine") }.
            }
    }
reason-next-lacks-color = { $name } vient ensuite et ne semble avoir aucune carte { COLOR($color, form: "feminine") }.
reason-wild-fits-later = Ton { CARD($card) } ira encore plus tard.
reason-wilds-fit-later = Tes jokers iront encore plus tard.
reason-has-cards = { $name } a { card-count }.
reason-has-fewest = { $name } a le moins de cartes : { $count }.
reason-bluff = C’est un bluff : si { $name } te défie, c’est toi qui pioches les quatre cartes.
reason-gets-hand = Tu reçois une autre main ({ $name }) : { card-count }.
reason-keeps-hand = Sinon, tu devrais donner ta main.
reason-only-of-color = C’est ta seule carte { COLOR($color, form: "feminine") }.
reason-seen-color = Tu as vu une carte { COLOR($color, form: "feminine") } chez { $name }.
reason-lacks-color = { $name } ne semble avoir aucune carte { COLOR($color, form: "feminine") }.
reason-may-hold-color = { $name } a { card-count }, et l’une d’elles pourrait bien être { COLOR($color, form: "feminine") }.
reason-failed-challenge = Un défi perdu coûte deux cartes de plus.
reason-nothing-else = C’est la seule carte qui va.
reason-wins-more = Cela gagne { $more ->
        [one] une manche
       *[other] { $more } manches
    } de plus sur cent, comparé à { $move }.
reason-worth-more = Cela vaut { $more ->
        [one] { $more } point
       *[other] { $more } points
    } de plus, comparé à { $move }.
reason-nothing-better = Aucun autre coup n’a donné un résultat nettement meilleur.
alike =
    { $count ->
        [one] { LIST($moves) } est à peu près aussi bon.
       *[other] { LIST($moves) } sont à peu près aussi bons.
    }
wins-more-worth-less = { $move } gagne plus de manches, mais vaut moins dans l’ensemble.
wins-more-worth-alike = { $move } gagne plus de manches et vaut à peu près autant.

## The numbers

column-move = coup
column-chance = probabilité
column-worth = valeur
column-tries = essais
number = { $number }
more-moves =
    { $count ->
        [one] Un autre coup n’est pas meilleur.
       *[other] { $count } autres coups ne sont pas meilleurs.
    }
about-chance =
    { $partner ->
        [yes] Probabilité : que ton équipe finisse en premier.
       *[no] Probabilité : que tu finisses en premier.
    }
# $counts: points that are won and lost, or points left in the own hand, once, twice or three times as the limit is near.
about-worth =
    Valeur : { $out } points pour finir, { $counts ->
        [won] plus ce que tu gagnes, moins ce que gagnent les autres.
        [left] moins ce qui reste dans ta main.
        [left-twice] moins ce qui reste dans ta main, compté double car la limite est proche.
       *[left-thrice] moins ce qui reste dans ta main, compté triple car la limite est proche.
    }
