# What cannot be read or built. Where a $guess is given, it is what may have been meant, or 0.

## Where something was refused

at-line = ligne { $line } : { $refusal }
in-file = { LONG($file) }, { $refusal }

## Names that there are not

no-such-edition =
    Il n’y a pas d’édition « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } éditions sont { LIST($known) }.
no-such-option =
    Il n’y a pas d’option « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } options sont { LIST($known) }.
no-such-format =
    Il n’y a pas de formule « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } formules sont { LIST($known) }.
no-such-clause =
    Il n’y a pas de règle « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } règles vont de A1 à I3, les arbitrages commencent à R1, et les règles maison portent le nom de leur option.

## Options

no-such-value = { $option } ne peut pas être « { $value } » ; choisis { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate ne peut pas être « { $value } » ; donne un nombre de 0 à 1, ou un par place, comme 0.7,0.4.
no-such-flip-cards = « { $value } » n’est pas une liste de cartes catapulte ; indique des chiffres de 1 à 9 ou des cartes, par exemple 1,5,r7.
no-such-target = target ne peut pas être « { $value } » ; donne un nombre entier de { $least } à { $most }.
given-twice = L’option { $option } est donnée deux fois ; donne-la une fois.
needs-launcher = L’option { $option } ne fait rien dans { $edition } : seule launcher-2009 a une catapulte.
needs-minion = L’option { $option } ne fait rien dans { $edition } : seule minion-2016 a des Minions mutants.
needs-table-penalties = L’option { $option } ne fait rien dans { $edition } : seule classic-2003 a des pénalités de table (G1 à G3).
needs-silent-two-handed = L’option { $option } ne fait rien dans { $edition } : son propre livret a une règle pour cela (H1).
useless-without = L’option { $option } ne fait rien sans { $needed } ; ajoute { $needed }, ou retire { $option }.
contradiction-draw-until-playable-drawn-card-stays = Les options { $option } et { $other } se contredisent : une carte piochée parce qu’elle est jouable ne pourrait pas être posée ; choisis l’une des deux.
contradiction-players-referee-seven-zero = Les options { $option } et { $other } se contredisent : une fois les mains échangées, une mauvaise carte ne peut plus être reprise (G2) ; choisis l’une des deux.
edition-players = { $edition } est pour { $least } à { $most } joueurs, pas { $players }.
partners-players = Les équipes demandent 4, 6, 8 ou 10 joueurs, pas { $players }.
hit-rates-players = hit-rate a { $rates } nombres pour { $players } joueurs ; donne un seul nombre, ou un pour chacun.

## Cards and moves

not-a-card = « { $text } » n’est pas une carte ; les cartes s’écrivent comme { LIST($examples, last: "or") }.
not-a-color = « { $text } » n’est pas une couleur ; les couleurs sont { LIST($colors) }.
not-a-move =
    « { $name } » n’est pas un coup ; { $guess ->
        [0] un coup est une carte, ou l’un des mots { LIST($known) }.
       *[other] voulais-tu dire { $guess } ?
    }
not-a-move-number = { $number } n’est le numéro d’aucun coup ; docs/notation.md les donne tous.
card-takes-no-color = « { $card }>{ $color } » choisit une couleur, et seuls les jokers le font ; écris { $card }.
card-needs-color = { $card } a besoin d’une couleur ; écris par exemple { $card }>{ $color }.
move-needs-seat = « { $move } » a besoin d’un numéro de place, de 0 à 9 ; écris par exemple { $word } 2.

## Players

not-a-name = « { $name } » ne peut pas être un nom ; un nom a de 1 à { $longest } caractères visibles et pas de virgule.
bots-of-players = « { $bots } » ne dit pas qui joue pour qui ; nomme un bot, ou « { $person } », pour chacun des { $players } joueurs.

## What chance gave, as a transcript or a test has it

chance-gives-number = « { $word } » devrait être ici un nombre de 0 à { $most }, donné par le hasard.
chance-gives-hit-or-miss = « { $word } » devrait être ici 'hit' ou 'miss', là où finit un lancer.
chance-is-missing = Ce que le hasard a donné manque ici : une carte piochée, ou 'hit' ou 'miss'.
chance-gave-more =
    { $written ->
        [0] Rien n’est écrit ici de ce que le hasard a donné : il faudrait { $came ->
            [one] un mot
           *[other] { $came } mots
        }.
        [1] Un seul mot est écrit ici de ce que le hasard a donné : il en faudrait { $came }.
       *[other] Seuls { $written } mots sont écrits ici de ce que le hasard a donné : il en faudrait { $came }.
    }
chance-gave-less = « { $words } » est de trop : le hasard n’a rien donné de tel ici.
card-cannot-come = { $card } ne peut pas venir ici : il n’y en a plus là où l’on pioche.

## Transcripts

not-a-transcript =
    { $noun ->
        [pad] Ce n’est pas une feuille de score ; une feuille de score commence par « { $begins } ».
       *[transcript] Ce n’est pas un compte rendu ; un compte rendu commence par « { $begins } ».
    }
transcript-version =
    { $noun ->
        [pad] La feuille de score
       *[transcript] Le compte rendu
    } a la version de format « { $version } », mais ce programme lit la version { $readable } ; utilise le programme d’origine, ou un plus récent.
transcript-cut-off = Le fichier est coupé au milieu de sa dernière ligne.
heading-missing = La ligne « { $heading }: … » manque ici.
impossible-seats = Ces places sont impossibles : après 'seats' viennent les numéros des joueurs, de 0 à { $last }, chacun une fois au plus ; si tous sont dans l’ordre, retire les places.
round-missing = Il manque une manche ; elle commence par une ligne comme 'round 1 dealer 0 -> …'.
round-without-end = La manche d’avant n’a pas de fin ; seule la dernière peut en manquer.
round-not-over-here = La manche n’est pas finie ici ; il manque des coups.
round-ended-otherwise = La manche a fini autrement ; la bonne ligne est « { WHOLE($line) } ».
not-a-round-line = « { $text } » ne commence pas une manche ; écris 'round { $number } dealer 0 -> …'.
not-a-move-line = « { $text } » n’est ni un coup ni la fin d’une manche ; écris par exemple '0 draw -> r7'.
not-an-end-line = « { $text } » ne finit pas une manche ; écris 'end winner 0 points 57 position …'.
match-over-before = La partie était finie avant cette manche ; retire la manche.
wrong-seats = Ce ne sont pas les bons joueurs dans cette manche ; il faut 'seats { $seats }'.
wrong-dealer = Ce n’est pas la bonne place qui distribue ; il faut 'dealer { $dealer }'.

## Formats and sheets

format-without-partners = La formule { $format } n’a pas d’équipes ; retire l’option partners, ou joue la formule partners.
format-takes-no-settings = La formule { $format } ne prend pas « { $setting } » ; retire-le.
format-takes-no-such-setting = La formule { $format } ne prend pas « { $setting } » ; elle prend { LIST($known) }, chacun une fois au plus : { $example }.
format-setting-range = { $name } ne peut pas être « { $value } » ; donne un nombre entier de 1 à { $most }.
format-players = La formule { $format } demande { LIST($allowed, last: "or") } joueurs, pas { $players }.
not-two-tables = Ces deux fichiers ne viennent pas d’une même partie à huit sur deux tables (H6).
hands-and-results = La manche a { $hands } mains et { $results } résultats ; donne un résultat par main.
winner-with-points = Qui finit n’a plus de cartes, donc pas { $points } points.

## Tables

dealer-seat = La place { $seat } ne peut pas distribuer ; les places vont de 0 à { $last }.
not-a-number-of-players = Le nombre de joueurs doit être un nombre entier, pas { $players }.
no-move-to-undo = Il n’y a aucun coup à annuler.
not-a-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
not-a-player = Il n’y a pas de joueur { $player } ; les joueurs vont de 0 à { $last }.
not-a-move-at-all = { $move } n’est pas un coup ; un coup est un texte comme 'draw', ou son numéro dans docs/notation.md.
who-of-players =
    { $who ->
        [one] Un nom est donné
       *[other] { $who } noms sont donnés
    } pour { $players } joueurs ; dis qui joue pour chacun.
stale-move = { $move } a été choisi à l’événement { $at }, et la table en est à l’événement { $number } ; regarde encore.
not-a-snapshot = Ce n’est pas un instantané de table ({ LONG($problem) }) ; reprends la table depuis son compte rendu.
snapshot-version = L’instantané vient d’une autre version de Wildfour ; reprends la table depuis son compte rendu.
rounds-not-kept = Les manches finies n’ont pas été gardées avec cette partie ; qui les a notées les a.
chance-without-positions = Ce hasard n’a pas de positions ; prends-en un qui en a, comme une graine.

## Environments for learning

env-no-such-choice = { $setting } ne peut pas être « { $value } » ; choisis { LIST($choices, last: "or") }.
env-no-such-number = { $setting } ne peut pas être { $value } ; donne un nombre entier de { $least } à { $most }.
env-no-such-policy =
    Il n’y a pas de politique « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } politiques sont { LIST($known) }.
env-no-such-setting =
    Il n’y a pas de réglage « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } réglages sont { LIST($known) }.
env-opponents =
    { $given ->
        [one] Un adversaire est donné
       *[other] { $given } adversaires sont donnés
    } pour { $players } joueurs ; donnes-en un pour tous, ou { $needed }.
env-actions-shape = Les actions sont { $kind } de forme { $shape } ; donne { $size } nombres entiers, un par environnement.
env-action-type = { LONG($action) } n’est pas une action ; une action est un nombre entier.
env-action-range = Il n’y a pas d’action { $action } ; les actions vont de 0 à { $most }.
env-action-not-offered = Le joueur { $seat } ne peut pas choisir « { $action } » maintenant ; le masque offre { LIST($offered) }.
env-no-such-action = « { $move } » n’est pas une action de cet environnement ; layout.action_names les donne toutes.
env-over = L’épisode est fini ; appelle reset avant le pas suivant.
env-one-seed = Une liste de graines ne convient pas ; donne un nombre, et chaque environnement en tire ses manches.
env-reset-mask = reset_mask doit être un tableau NumPy de { $size } booléens, un par environnement.
env-bot-failed = Le bot de la place { $seat } a répondu « { $move } », qui n’est pas un de ses coups ; choisis un autre adversaire.
env-no-cuda = numba-cuda n’est pas installé ; installe l’extra 'cuda', ou utilise Batch, qui tourne sur le processeur.
env-no-gpu = Il n’y a pas ici de GPU utilisable par CUDA ; utilise Batch, qui tourne sur le processeur.

## Un serveur qui triche

server-cheated =
    { $what ->
        [anchor] Le serveur a remplacé l’ancre de cette partie.
        [own] Le serveur présente à ton nom un sceau que ton programme n’a pas fait.
        [changed] Le serveur a changé des joueurs, des sceaux ou des graines qu’il avait déjà montrés.
        [incomplete] Le serveur a demandé ta graine avant que tous aient scellé la leur.
        [restarted] Le serveur a redemandé les graines sans dire qui manquait.
        [fingerprint] L’empreinte du serveur ne correspond pas aux joueurs, aux règles et aux sceaux qu’il a montrés.
        [seed] La graine de { $name } n’ouvre pas le sceau de { $name }.
        [unrevealed] Le serveur a distribué avant d’avoir montré toutes les graines.
        [link] Les coups du serveur ne sont pas ceux que ton programme a vus.
       *[taken-back] Le serveur a repris des coups que ton programme avait déjà vus.
    }
server-cheated-evidence = { $cheat } Les preuves sont dans { LONG($file) }.
server-cheated-no-evidence = { $cheat } Les preuves n’ont pas pu être enregistrées.
