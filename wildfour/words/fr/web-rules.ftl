# The rules in the browser, around the clauses themselves.

web-rules-intro = Toutes les règles de cinq livrets, avec nos arbitrages là où un livret se tait.
web-rules-how = Comment jouer
web-rules-step =
    { $step ->
        [goal] Chacun reçoit 7 cartes. Qui n’en a plus en premier gagne la manche.
        [match] À ton tour, pose une carte de la même couleur, du même chiffre ou du même symbole que celle du dessus.
        [draw] Aucune carte ne va ? Pioches-en une. Si elle va, tu peux la poser tout de suite.
        [actions] Passe-tour : la personne suivante passe son tour. Changement de sens : on tourne dans l’autre sens. +2 : la suivante en pioche deux et passe son tour.
        [wild] Un Joker va sur n’importe quelle carte, et tu choisis la couleur. Après un Joker +4, la personne suivante en pioche quatre.
       *[uno] Plus que deux cartes ? Annonce UNO en posant l’une d’elles. Qui est attrapé sans annonce en pioche deux.
    }
web-rules-picture =
    { $step ->
        [goal] Une main de sept cartes
        [match] Sur un 4 vert : un 9 vert et un 4 bleu
        [draw] Un 6 jaune tiré de la pioche
        [actions] Passe-tour jaune, Changement de sens vert, +2 bleu
        [wild] Joker, Joker +4 et les quatre couleurs au choix
       *[uno] Une seule carte et l’annonce UNO
    }
web-rules-of-table = Les règles de ta table. Édition : { $edition }.
web-rules-options = Ce qui vaut à cette table
web-rules-all-editions = Les règles de toutes les éditions
web-rules-found =
    { $count ->
        [0] Aucune règle ne dit cela. Essaie un autre mot.
        [1] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
web-rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-search = Chercher : +4, dernière carte, à deux…
web-rules-all = Les cinq
web-rules-editions = Éditions
web-rules-everywhere = les cinq éditions
web-part =
    { $part ->
        [A] Les cartes
        [B] Mise en place
        [C] Un tour
        [D] Ce que font les cartes
        [E] Plus qu’une carte
        [F] Les points
        [G] Pénalités
        [H] Autres façons de jouer
        [I] La catapulte
        [R] Arbitrages
       *[house] Règles maison
    }
web-part-about-rulings = Là où les livrets se taisent ou se contredisent, nous décidons, et disons pourquoi. La plupart des arbitrages peuvent être changés à une table.
web-part-about-house = Aucun livret ne les a. Toutes sont éteintes, sauf si une table les allume.
web-rules-option = Option « { $option } » :
web-rules-without = Selon le livret :
web-rules-at-table = À cette table :
web-rules-with-option = Avec { $option }
web-eg-top = carte du dessus
web-eg-fits = ✓ va
web-eg-not = ✕ ne va pas
web-eg-copies = × { $count }
web-eg-refused = Refusé :
