# What the commands print, and the help of the command line.

## What cannot be typed like this

bad-arguments = { LONG($problem) } ; { $program } --help montre ce qui est possible.
argument-unknown = Je ne sais que faire de « { LONG($text) } » ; { $program } --help montre ce que tu peux taper.
argument-missing = Il manque quelque chose : { LONG($names) } ; { $program } --help montre quoi taper.
argument-needs-more = Il manque quelque chose après { $name } ; { $program } --help montre quoi y taper.
argument-stands-alone = { $name } reste seul ; retire « { $text } ».
argument-not-with = { $name } et { $other } ne vont pas ensemble ; utilise l’un des deux.
argument-not-whole = « { $text } » n’est pas un nombre entier, et { $name } en demande un, comme 4.
no-such-command =
    Il n’y a pas de commande « { $name } » ; { $guess ->
        [0] les
       *[other] voulais-tu dire { $guess } ? Les
    } commandes sont { LIST($known) }.
no-such-language = Il n’y a pas encore de langue « { $name } » ici ; les langues sont { LIST($known) }.

## Lists

listed-edition = { $name } : { $title }, { $cards } cartes, { $least } à { $most } joueurs.
listed-option = { $name } ({ LIST($values, last: "or") } ; { $clause })
listed-usual = Sans elle :
listed-changed = Avec elle :

## Help

help-about = Joue selon les règles d’UNO®. Sans lien avec Mattel ni approbation de Mattel.
help-usage = usage :
help-what-to-type = quoi taper
help-also = autres options
help-help = montrer cette aide
help-version = dire quelle version c’est
help-verbose = avec --version, indiquer aussi quel code machine est utilisé et pourquoi
machine-code =
    { $why ->
        [chosen] Code machine : { $kind }, choisi par WILDFOUR_ENGINE.
        [processor] Code machine : { $kind }, déjà compilé pour les processeurs de ce type.
       *[none] Code machine : compilé sur cet ordinateur, car aucun n’est déjà compilé pour lui.
    }
help-language = la langue ; celle de ton système si tu ne dis rien
help-commands = commandes
help-command = COMMANDE
help-play = jouer une partie contre des bots
help-replay = raconter une partie qui a été notée
help-pad = tenir le score d’une partie avec de vraies cartes
help-tournament = mener un tournoi : placer, noter les résultats, montrer le classement
help-editions = énumérer les livrets de règles
help-options = énumérer les options d’une table, et ce que chacune change
help-options-edition = seulement les options qui ont un sens dans cette édition
help-rules = consulter les règles, et nos arbitrages là où elles se taisent
help-rules-clause = une règle comme C1 ou R7 ; toutes si tu ne dis rien
help-edition = le livret de règles ; classic-2003 si tu ne dis rien
help-option = changer une règle ; utilisable plusieurs fois
help-format = points-race, lowest-score, partners, rotating-partners ou elimination
help-target = les points qui finissent la partie ; 500 si tu ne dis rien
help-play-players = combien de personnes jouent, avec toi ; 4 si tu ne dis rien
help-play-name = ton nom
help-play-bots = comment jouent les bots : novice, casual, skilled ou expert ; un mot pour tous, ou un pour chacun séparés par des virgules ; casual si tu ne dis rien
help-play-seed = donner toujours les mêmes cartes et la même chance aux bots
help-play-save = le fichier où sauvegarder la partie
help-play-new = commencer une nouvelle partie
help-play-resume = continuer la partie sauvegardée
help-replay-file = le fichier où une partie a été sauvegardée
help-replay-with = la transcription de l’autre table d’une partie à deux tables (H6) ; ajoute le classement
help-replay-as = la personne dont tu peux voir la main, par nom ou par place ; spectator n’en voit aucune
help-replay-all = montrer toutes les cartes
