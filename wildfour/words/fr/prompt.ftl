# The game at the prompt: greeting, set-up, answers to questions, help. $reader is as in events.ftl.

## Beginning and leaving

# $options: how many.
greeting =
    Wildfour, { $edition }, { $players } joueurs. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}Options : { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] Tu es { $name }. { LIST($bots) } est un bot.
       *[other] Tu es { $name }. { LIST($bots) } sont des bots.
    }
how-to-play = Tape aide pour voir ce que tu peux taper, conseil pour un avis et quitter pour partir ; chaque coup est sauvegardé.
how-to-practice = Avant de commencer, tu peux t’entraîner à la catapulte : tape essai -5 60 pour viser à -5 avec une force de 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = L’expert se prépare.
saved-round = C’est la manche { $round } de ta partie sauvegardée.
match-is-saved = La partie est sauvegardée ; avec play, tu la continues.
transcript-is-in = Le compte rendu est dans { LONG($file) }.
nothing-begun = Rien n’a été commencé, et rien n’a changé.
half-line-dropped = La dernière ligne de la partie sauvegardée n’était écrite qu’à moitié et a été retirée ; tous les coups confirmés sont là.
going-on = Suite de la partie sauvegardée dans { LONG($file) } ; avec --new tu en commencerais une autre.
saved-match-found = Il y a une partie sauvegardée : { $edition }, manche { $round }, avec { LIST($bots) }.
want-to-go-on = Veux-tu la continuer ? Tape oui ou non.

## What cannot be begun

resume-as-it-is = --resume continue la partie sauvegardée telle quelle ; retire --edition, --players, --option et le reste.
nothing-to-resume = Il n’y a pas de partie sauvegardée dans { LONG($file) } ; retire --resume pour en commencer une.
match-to-resume-over = La partie dans { LONG($file) } est finie ; retire --resume pour en commencer une autre.
resume-or-new = Il y a une partie sauvegardée dans { LONG($file) } ; dis --resume pour la continuer, ou --new pour en commencer une autre.
saved-match-damaged = { LONG($file) }, { $refusal } Pour commencer une autre partie, dis --new ; ce fichier est alors gardé.
saved-bots = Les bots de la partie sauvegardée sont { LIST($bots) } ; retire --bots.
saved-bot-cannot-play = { LONG($file) } nomme un bot qui ne peut pas jouer : { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots nomme { $bots } bots pour une place ; nommes-en un par place, ou un pour toutes.
       *[other] --bots nomme { $bots } bots pour { $seats } places ; nommes-en un par place, ou un pour toutes.
    }
strange-bot = La partie sauvegardée a un bot qui ne vient pas de Wildfour, { LONG($bot) } ; pour le laisser jouer, dis --resume --bots '{ LONG($bots) }'.
bot-failed = Le bot qui joue pour { $name } a échoué à la manche { $round } ({ $what }) ; la partie est sauvegardée jusque-là.

## What is typed

not-understood =
    { $guess ->
        [0] « { $text } » n’est ni un coup ni une commande ; tape coups pour voir ce que tu peux faire, ou aide.
       *[other] « { $text } » n’est ni un coup ni une commande. Voulais-tu dire { $guess } ?
    }
not-done = Rien n’a été fait avec { LIST($moves) }.
wild-needs-color = { $card } a besoin d’une couleur : tape par exemple { $card } { $color }.
which-of-the-cards = De quelle couleur ? Tape par exemple { TYPED($card) }.
needs-player = De qui parles-tu ? Tape par exemple { $move }.
needs-card = Quelle carte ? Tape par exemple { $move }.
no-such-launch = La visée est un nombre de -{ $aim } à { $aim }, la force un nombre de 0 à { $power } : par exemple essai -5 60.
no-launcher-here = Cette édition n’a pas de catapulte ; seule launcher-2009 en a une.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] La figurine est tombée { $along } % trop court
       *[far] La figurine est tombée { $along } % trop loin
    } et { $side ->
        [left] { $aside } % trop à gauche
       *[right] { $aside } % trop à droite
    } ; pour toucher, il faut tomber à { $pad } % du centre au plus.
no-such-player =
    { $guess ->
        [0] Personne ici ne s’appelle « { $name } » ; jouent { LIST($known) }.
       *[other] Personne ici ne s’appelle « { $name } ». Voulais-tu dire { $guess } ?
    }
several-players = Plusieurs personnes s’appellent { $name } ; tape { LIST($moves, last: "or") }.

## Answers

hand-in-words = Tu as { card-count } : { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] Tu as { card-count }{ $turn ->
                [yes] , et c’est ton tour.
               *[no] .
            }
       *[nobody] { $name } a { card-count }{ $turn ->
                [yes] , et c’est son tour.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] On joue vers la gauche, en descendant la liste.
       *[right] On joue vers la droite, en remontant la liste.
    }
draw-pile = La pioche a { card-count }.
moves-now = Tu peux taper { LIST($moves, last: "or") }.
no-moves-now = Tu ne peux rien faire maintenant.
option-here = { $name } : { $changed }
no-options-here = Tout est comme dans { $edition }.
no-refusal-yet = Aucun de tes coups n’a encore été refusé. Pour voir une règle, tape par exemple règles C1.
clause-here = { $name } : { $clause }

## Help

help-cards = Une lettre pour la couleur (b bleu, g vert, { $color ->
        [o] o orange
       *[r] r rouge
    }, y jaune) et un chiffre, S (Passe-tour), R (Changement de sens) ou +2 : { $color }7, gS, yR, b+2. Les mots marchent aussi : bleu 7, vert passe-tour.
    .title = Cartes
help-wild-cards = W (Joker) et W4 (Joker +4), avec la couleur choisie : W g, W4 bleu.
    .title = Jokers
help-minions = M (Minion mutant), avec la couleur choisie : M b.
    .title = Minions mutants
help-moves = piocher, garder, accepter, défier, passer. Les premières lettres suffisent : pi pour piocher, ga pour garder.
    .title = Coups
help-calling = Annonce en même temps que ton avant-dernière carte : { $color }7 uno! Si tu oublies, on peut t’attraper aussitôt ; sinon, tu peux encore taper uno! avant le tour suivant. Si quelqu’un d’autre oublie, on te le demande : tape attraper { $name }, ou appuie sur Entrée pour laisser passer.
    .title = UNO
help-flips = lancer vers { $name } vise ce matelas, renoncer laisse tomber. Après un lancer réussi, donner { $color }7. Pour viser toi-même, ajoute la visée (moins de 0 : à gauche) et la force : lancer vers { $name } -5 60. essai -5 60 sert juste à s’entraîner.
    .title = Catapulte
help-swaps = Après un 7, échanger avec { $name }.
    .title = Échanges
help-jumps = Si tu as exactement la carte du dessus, on te le demande : tape-la, ou appuie sur Entrée pour laisser passer.
    .title = Interception
help-referees = contester dit que la dernière carte n’allait pas ; accuser { $name } dit que quelqu’un a soufflé un coup.
    .title = Pénalités
help-questions = main, table, coups, points, options, règles (pourquoi ton dernier coup a été refusé), règles E2 (n’importe quelle règle), aide.
    .title = Demandes
help-advice = conseil dit ce que l’expert ferait à ta place, et pourquoi. Il ne voit que ce que tu vois.
    .title = Avis
help-leaving = quitter. La partie est sauvegardée, et tu peux la continuer plus tard.
    .title = Partir

## A transcript as a story

story-title =
    { $rounds ->
        [one] Une partie selon les règles de { $edition }, { $rounds } manche, notée par { $program }.
       *[other] Une partie selon les règles de { $edition }, { $rounds } manches, notée par { $program }.
    }
story-options = Les options : { LIST($options) }.
story-players = À la table, vers la gauche : { LIST($players) }.
match-was-left = La partie a été quittée ici.
no-such-reader = Il n’y a pas de place « { $name } » dans cette partie ; dis { LIST($known) }, ou spectator.
