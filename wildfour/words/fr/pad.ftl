# Score pads: at the prompt, as text and as a page. What a pad refuses is at the end.

## What is played, and how it stands

pad-title =
    { $format ->
        [points-race] Course en { pad-points }
        [lowest-score] Moins de points, en { pad-points }
        [partners] En équipes, en { pad-points }
        [rotating-partners] Équipes tournantes, { pad-rounds }
       *[elimination] Élimination à { pad-points }
    }, { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] Qui atteint en premier { pad-points } gagne.
        [lowest-score] Dès que quelqu’un atteint { pad-points }, le total le plus bas gagne.
        [partners] La première équipe qui atteint { pad-points } gagne.
        [rotating-partners] Après { pad-rounds }, le total le plus haut gagne.
       *[elimination] Qui atteint { pad-points } est hors jeu, et qui reste à la fin gagne.
    }
pad-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pad-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
pad-nothing-played = Aucune manche n’a encore été jouée.
pad-won =
    La partie est finie : { LIST($names) } { $shared ->
        [yes] partagent la victoire
       *[no] { $count ->
            [one] gagne
           *[other] gagnent
        }
    } avec { pad-points }.
pad-leading =
    { $how ->
        [level] { LIST($names) } sont à égalité à { pad-points }.
        [lowest] { LIST($names) } { $count ->
            [one] a
           *[other] ont
        } le total le plus bas, { pad-points }.
       *[highest] { LIST($names) } { $count ->
            [one] mène
           *[other] mènent
        } avec { pad-points }.
    }
pad-rounds-to-go = Encore { pad-rounds }.
pad-points-to-go = Encore { pad-points }.
pad-nearest =
    { LIST($names) } { $count ->
        [one] est au plus près
       *[other] sont au plus près
    } de { $target }, à { pad-points }.
pad-eliminated =
    { LIST($names) } { $count ->
        [one] est
       *[other] sont
    } hors jeu.
pad-head-to-head = { LIST($names) } jouent face à face.

## A round

pad-sides = { LIST($one) } contre { LIST($other) }.
pad-dealt = { $name } a distribué.
pad-drawn = La manche est nulle.
pad-went-out = { $name } a fini.
pad-scored =
    { $points ->
        [0] { $name } a fini et n’a rien marqué.
       *[other] { $name } a fini et a marqué { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] { $name } a fini ; { LIST($team) } ont marqué { pad-points } chacun.
       *[together] { $name } a fini ; { LIST($team) } ont marqué { pad-points }.
    }
pad-left = { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] Il restait à { $name } { $hand }
       *[more] à { $name } { $hand }
    }
pad-hand-cards = { WHOLE($cards) } ({ $points })

## As text

pad-what-is-added = Un nombre entre parenthèses est ce que la manche a ajouté.
pad-short-name = { $short } désigne { $name }.
pad-told-round = Manche { $number } :
pad-column-round = Manche
pad-column-dealer = Donne
pad-column-went-out = A fini
pad-column-total = Somme
pad-unknown = inconnu
pad-nobody = personne
pad-legend-colors = Cartes : { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "name") }
pad-legend-faces =
    { $more ->
        [minion] S Passe-tour, R Changement de sens, +2, W Joker, W4 Joker +4, M Minion mutant.
        [flip] S Passe-tour, R Changement de sens, +2, W Joker, W4 Joker +4, ^ carte catapulte.
       *[none] S Passe-tour, R Changement de sens, +2, W Joker, W4 Joker +4.
    }
pad-legend-points =
    { $minion ->
        [yes] Les chiffres comptent leur valeur ; Passe-tour, Changement de sens et +2 { $action } points ; tous les jokers { $wild }.
       *[no] Les chiffres comptent leur valeur ; Passe-tour, Changement de sens et +2 { $action } points ; Joker et Joker +4 { $wild }.
    }

## As a page

page-made-with = Fait avec { WHOLE($program) }. Joue selon les règles d’UNO® ; sans lien avec Mattel ni approbation de Mattel.
pad-page-title = Feuille de score
pad-page-name = Feuille de score : { LIST($names) }
pad-sheet = Feuille
pad-caption = Le total de chacun après chaque manche, ce que la manche a ajouté et ce qui restait en main.
pad-caption-empty = Écris le total de chacun après chaque manche, et ce que la manche a ajouté.
pad-team = { LIST($names) }
pad-with = avec { $name }
pad-dealt-short = { $name } a distribué
pad-drawn-short = nulle
pad-went-out-short = a fini
pad-left-with = reste { $points }
pad-not-in-this-round = pas dans cette manche
pad-place =
    { $place ->
        [won] gagne
        [shared] partage la victoire
        [leads] mène
       *[eliminated] hors jeu
    }
pad-legend = Cartes :

## At the prompt

pad-who-plays = Qui joue ? Tape les noms dans l’ordre des places, séparés par des virgules.
pad-who-deals = Qui distribue en premier ? Tape un nom, ou juste Entrée pour { $name }.
pad-begins = Feuille de score : { $what }, avec { LIST($names) }. Elle est sauvegardée dans { LONG($file) }.
pad-how-to-begin = Pour chacun, tape ce qui reste en main : des cartes comme { $cards }, des points comme 57, ou fini. Tape aide pour en savoir plus.
pad-goes-on = Suite de la feuille de score dans { LONG($file) } : { $what }, avec { LIST($names) }.
pad-half-line = La dernière ligne de la feuille n’était écrite qu’à moitié et a été retirée. Toutes les manches confirmées sont là.
pad-nothing-begun = Rien n’a été commencé, et rien n’a changé.
pad-is-saved = La feuille de score est sauvegardée dans { LONG($file) }.
pad-begun-round-lost = La manche que tu étais en train de taper n’y est pas.
pad-over-what-now = La partie est finie. Tape feuille, annuler, corriger, imprimer FICHIER ou quitter.
pad-round-number = Manche { $number }.
pad-deals = { $name } distribue.
pad-whose-hand = { $name } ?
pad-round-saved = La manche { $number } est sauvegardée.
pad-round-corrected = La manche { $number } est corrigée.
pad-round-taken-back = La manche { $number } est annulée.
pad-correction-taken-back = La correction de la manche { $number } est annulée.
pad-hand-taken-back = La main ({ $name }) est annulée.
pad-correcting = Tape encore une fois les mains de la manche { $number }, ou annuler pour la laisser comme elle est :
pad-drawn-hands-asked = Personne n’a fini, et à cette table les mains comptent.
pad-page-is-in = La page est dans { LONG($file) }.
pad-help-hand = Pour chacun, tape ce qui reste en main : des cartes comme { $cards }, ou des points comme 57. Pour qui a fini, tape fini ou -. Si personne ne pouvait continuer, tape nulle.
pad-help-cards =
    { $minion ->
        [yes] Une carte est la lettre de sa couleur et un chiffre, S (Passe-tour), R (Changement de sens) ou +2 ; ou c’est W (Joker), W4 (Joker +4) ou M (Minion mutant).
       *[no] Une carte est la lettre de sa couleur et un chiffre, S (Passe-tour), R (Changement de sens) ou +2 ; ou c’est W (Joker) ou W4 (Joker +4).
    }
pad-help-line = Une manche entière tient sur une ligne : { WHOLE($example) }
pad-help-undo = annuler retire ce que tu as tapé en dernier ; corriger 2 te laisse retaper la manche 2.
pad-help-others = feuille montre tout jusqu’ici, imprimer FICHIER écrit une page à imprimer, aide montre ceci, quitter s’en va. Chaque manche est sauvegardée dès qu’elle est complète.

# Words that may be typed; English ones are understood in every language.
pad-word-sheet = feuille, points
pad-word-undo = annuler
pad-word-correct = corriger
pad-word-print = imprimer
pad-word-help = aide, ?
pad-word-quit = quitter, q
pad-word-drawn = nulle
pad-word-out = fini, -
typed-answer-yes = oui, o
typed-answer-no = non, n
yes-or-no = Tape { $yes } ou { $no }.

## What a pad refuses

pad-shown-as-it-is = --html et --json montrent la feuille de --file telle quelle ; retire ce qui décrit une autre partie.
pad-needs-names = Une feuille vide a besoin de noms ; ajoute --players Ann,Bob,Cid.
pad-is-there = Il y a une feuille de score dans { LONG($file) } ; donne seulement --file pour la continuer, ou ajoute --new.
pad-is-over = La partie est finie, il n’y a donc plus de manche ; annules-en une, ou commence une autre feuille.
pad-no-such-round =
    { $rounds ->
        [0] Il n’y a pas de manche { $number } à corriger ; aucune n’a encore été jouée.
        [1] Il n’y a pas de manche { $number } à corriger ; seule la manche 1 a été jouée.
       *[other] Il n’y a pas de manche { $number } à corriger ; les manches 1 à { $rounds } ont été jouées.
    }
pad-correct-which = Quelle manche ? Tape par exemple corriger 2.
pad-correction-breaks = La manche { $number } reste comme elle était, car la manche { $later } n’aurait pas pu être jouée : { $why }
pad-nothing-to-undo = Il n’y a rien à annuler ; la feuille est vide.
pad-wrong-players = Ce ne sont pas les joueurs de cette manche ; y jouent { LIST($names) }, dans cet ordre.
pad-wrong-dealer =
    { $name ->
        [0] Ce n’est pas la bonne personne qui distribue ; personne ne sait qui le devrait.
       *[other] Ce n’est pas la bonne personne qui distribue ; ce devrait être { $name }.
    }
pad-same-name = Deux joueurs s’appellent { $name } ; donne à chacun un autre nom.
pad-cards-of-all = La manche a { $hands } mains ; nomme les cartes de toutes, ou d’aucune.
pad-winner-not-seated = Qui finit doit être dans la manche.
pad-winner-with-cards = Qui finit n’a plus de cartes ; il n’en reste qu’aux autres.
not-a-hand = « { $text } » n’est pas une main ; tape des cartes comme { $cards }, des points comme 57, ou fini.
pad-too-many-cards = Le paquet a { $cards } cartes, et l’une est sur la table ; il ne peut pas en rester autant.
pad-hand-is-worth = La main { $cards } vaut { $right } points, pas { $points }.
pad-too-many-of =
    { $there ->
        [0] Le paquet n’a pas de { $card } ; recompte.
       *[other] Le paquet n’a que { $there } fois { $card }, il ne peut donc pas en rester { $left } ; recompte.
    }
pad-hand-cannot-be = Aucune main de ce paquet ne peut valoir { $points } points ; recompte.
pad-hands-cannot-be = { $hands } mains ne peuvent pas valoir ensemble { $points } points dans ce paquet ; recompte.
pad-no-such-player = Personne ici ne s’appelle « { $name } » ; jouent { LIST($players) }.
pad-two-hands = { $name } a deux mains sur cette ligne ; donnes-en une seule.
pad-not-a-players-hand = « { $text } » n’est la main de personne ; écris un nom, deux-points et la main, comme { WHOLE($example) }.
pad-not-in-round = { $name } n’est pas dans cette manche ; retire cette main.
pad-two-went-out = { LIST($names) } ne peuvent pas avoir fini tous les deux ; la manche s’arrête au premier.
pad-nobody-went-out = Quelqu’un doit avoir fini ; écris fini pour cette main, ou nulle si personne ne pouvait continuer.
pad-drawn-hands-count = À cette table, les mains d’une manche nulle comptent ; écris nulle, puis la main ({ $name }) et toutes les autres.
pad-hands-missing =
    { $count ->
        [one] Il manque une main : { LIST($names) } ; écris celle de chacun, comme { WHOLE($example) }.
       *[other] Il manque des mains : { LIST($names) } ; écris celle de chacun, comme { WHOLE($example) }.
    }
pad-out-in-drawn-round = Personne ne finit une manche nulle ; retire nulle, ou écris ce qui restait dans chaque main.
pad-drawn-so-nobody-out = La manche est nulle, donc personne n’a fini ; tape ce qui reste en main.
pad-only-one-goes-out = Un seul joueur finit ; tape annuler pour changer une réponse.
pad-type-round-again = { $refusal } Tape la manche encore une fois.
pad-print-where = La page a besoin d’un nom de fichier ; tape imprimer soiree.html.
pad-not-a-round = « { $text } » n’est pas ici une manche ; écris '{ $expected }, dealer NOM, …' avec la main de chacun.
pad-over-before = La partie était finie avant cette manche ; retire la ligne.

## On the command line

usage-pad-players = les noms dans l’ordre des places : Ann,Bob,Cid
usage-pad-file = où la feuille est sauvegardée, ou l’a été
usage-pad-new = commencer une autre feuille ; l’ancienne est gardée sous FILE.old
usage-pad-html = écrire la feuille comme page à imprimer, et partir
usage-pad-json = afficher la feuille comme données, et partir
