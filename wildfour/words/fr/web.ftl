# The front end in the browser. Buttons say what happens, without a full stop; titles and labels have none either.

## Colors and cards

# One or two letters for each color, all different; they stand on the cards.
web-letter =
    { $color ->
        [b] B
        [g] V
        [o] O
        [r] R
       *[y] J
    }
web-with-suit =
    { $color ->
        [b] { $name }, goutte
        [g] { $name }, feuille
        [o] { $name }, flamme
        [r] { $name }, cœur
       *[y] { $name }, soleil
    }
web-card-fits = { $name }, jouable
web-card-does-not-fit = { $name }, pas jouable : { $instead }
web-top = Carte du dessus : { CARD($card) }
web-top-and-color = Carte du dessus : { CARD($card) }, couleur : { COLOR($color) }
web-draw-pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
web-piles = Pioche et défausse
web-hand =
    { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }
web-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Home

web-no-script = Wildfour a besoin de JavaScript. Active-le, puis recharge cette page.
web-preview = UNO selon les vraies règles. Invite tes amis avec un lien ; des bots occupent les places libres.
web-preview-table =
    { $host ->
        [named] { $name } t’invite
       *[unnamed] Tu as une invitation
    } : { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-title = En jeu en dix secondes
web-pitch = UNO selon les vrais livrets de règles. Invite tes amis par lien ; des bots occupent les places vides. Gratuit, sans compte.
web-play-now = Jouer
web-play-now-about =
    { $count ->
        [1] toi et un bot, règles classiques
       *[other] toi et { $count } bots, règles classiques
    }
web-bots = Nombre de bots
web-bot-count =
    { $count ->
        [1] un bot
       *[other] { $count } bots
    }
web-bots-level = Niveau des bots
web-open-now = Tables ouvertes
web-sit-now = S’asseoir
web-invite-friends = Inviter des amis
web-code = Code de table
web-join = Rejoindre
web-more = Plus
web-watch = Regarder
web-watch-about = Les tables publiques. Prends une place libre, ou regarde simplement.
web-open-tables =
    { $count ->
        [0] aucune table publique
        [1] { $count } table publique
       *[other] { $count } tables publiques
    }
web-no-open-tables = Aucune table publique pour l’instant.
web-open-public = Ouvrir une table publique
web-watch-experts = Regarder jouer deux maîtres
web-replays = Parties à revoir
web-replays-tile = chaque partie, coup par coup
web-rules = Règles
web-pad-about = pour de vraies cartes, hors ligne
web-learn = Apprendre en jouant
web-learn-about = une première partie guidée
web-rules-about = cinq livrets, règle par règle
web-table-waits = Ta table t’attend
web-table-waits-about =
    { $round ->
        [0] avec { LIST($names) }
       *[other] Manche { $round } avec { LIST($names) }
    }
web-not-affiliated = Joue selon les règles d’UNO®. Sans lien avec Mattel ni approbation de Mattel.
web-no-answer = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-loading = Chargement…
web-connecting = En route vers la table…
web-home = Accueil

## Who one is, and settings

web-you = Toi
web-your-name = Ton nom
web-your-animal = Ton avatar
web-delete = Supprimer mes données
    .about = Le serveur supprime tes résultats et tes messages, et remplace ton nom dans les parties terminées. Tu quittes tes places. C’est irréversible.
web-delete-now = Supprimer définitivement
web-deleted = Le serveur a supprimé tes données.
web-animal =
    { $animal ->
        [cat] Chat
        [bear] Ours
        [rabbit] Lapin
        [fox] Renard
        [frog] Grenouille
        [pig] Cochon
        [penguin] Manchot
        [owl] Hibou
        [elephant] Éléphant
        [lion] Petit lion
        [panda] Grand panda
       *[monkey] Singe
    }
web-guest = Invité
web-done = Terminé
web-your-matches = Tes parties
web-next = Suivant
web-name-for-others = Les autres verront ce nom.
web-close = Fermer
web-settings = Réglages
web-theme = Thème
web-theme-system = Système
web-theme-day = Clair
web-theme-night = Sombre
web-contrast = Contraste
web-contrast-usual = Normal
web-contrast-more = Élevé
web-language = Langue
web-pace = Animation
web-off = Non
web-sound = Son
web-vibrate = Vibrer quand c’est à toi
web-notify = Me prévenir quand c’est à moi
web-notify-about = Quand cet onglet est en arrière-plan.
web-notify-your-turn = C’est à toi de jouer.
web-title-your-turn = À toi ! · Wildfour
web-full-screen = Plein écran
web-first-tap = Poser d’un seul toucher
web-first-tap-about = Sinon, un toucher soulève la carte, et un autre la pose.
web-letters-first = Grandes lettres
web-letters-first-about = Sur les cartes, la lettre de la couleur est grande et son enseigne petite.
web-left-handed = Main gauche
web-left-handed-about = Les boutons près de ta main changent de côté.
web-suit-names = Nommer les enseignes
web-suit-names-about = Cœurs, soleils, feuilles et gouttes sont nommés avec les cartes, à la lecture vocale aussi.

## Making a table

web-make = Nouvelle table
web-make-about = Ton dernier choix est retenu.
web-editions = Édition
web-editions-count = { $count } livrets
web-edition =
    { $edition ->
        [classic-2003] Classique
        [standard-2010] Ordinaire
        [deluxe] Luxe
        [minion-2016] Minions
       *[launcher-2009] Catapulte
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. Le livret complet : à deux, en équipes, avec pénalités.
        [standard-2010] 2010. Le livret court. De deux à dix joueurs.
        [deluxe] Huit Jokers au lieu de quatre.
        [minion-2016] 2016. L’orange remplace le rouge, et quatre Minions mutants : piocher jusqu’à la bonne couleur.
       *[launcher-2009] 2009. Cartes catapulte : touche un matelas et donne une carte.
    }
web-seats = Places
web-seats-tap = touche pour changer
web-seats-taken = { $taken } sur { $count } prises
web-friend = Ami ou amie
web-by-link = par lien
web-bot = robot
web-bot-name = Un bot
web-level =
    { $level ->
        [random] un bot qui devine
        [novice] bot · facile
        [casual] bot · moyen
        [skilled] bot · fort
        [network] bot · très fort
        [expert] bot · maître
       *[other] bot
    }
web-level-alone =
    { $level ->
        [novice] facile
        [casual] moyen
        [skilled] fort
        [network] très fort
       *[expert] maître
    }
web-fewer-seats = Une place de moins
web-more-seats = Une place de plus
web-match = Partie
web-format =
    { $format ->
        [points-race] Course aux points
        [lowest-score] Moins de points
        [partners] En équipes
        [rotating-partners] Équipes tournantes
        [two-tables] Deux tables
       *[elimination] Élimination
    }
web-target = Nombre de points
web-clock = Temps par tour
web-clock-seconds =
    { $seconds ->
        [0] Sans limite
       *[other] { $seconds } s
    }
web-public = Table publique
web-public-about = Visible sous « Regarder ». Sinon, il faut le lien ou le code pour la trouver.
web-house-rules = Règles maison
web-changed =
    { $count ->
        [0] règles officielles
        [1] { $count } changée
       *[other] { $count } changées
    }
web-preset =
    { $preset ->
        [book] Règles officielles
        [family] Soirée en famille
        [wild] Nuit folle
       *[own] Personnalisées
    }
web-rulings = Ce que les livrets ne disent pas
web-stacking =
    { $value ->
        [two] Les +2
        [four] Les +4
        [same] Même sur même
       *[any] Tout sur tout
    }
web-quoted = « { $what } »
web-option-all-redraw = Tout le monde repioche
web-option-winner-deals = Qui gagne distribue
web-option-guilty-color-undone = Le bluff perd sa couleur
web-option-last-wild-four-stands = Le dernier +4 tient
web-option-forced-draw-closes-window = Piocher de force clôt le délai
web-option-own-turn-closes-window = Son propre tour clôt le délai
web-option-stuck-hands-count = Les mains bloquées comptent
web-option-minion-misses-turn = Le Minion mutant coûte le tour
web-option-last-minion-draws = Le dernier Minion mutant fait piocher
web-option-minion-stops-at-pile-end = Le Minion mutant s’arrête à la pioche
web-option-two-handed-reverse-passes = À deux, le changement passe le tour
web-option-two-handed-start-reverse-left = Premier changement : à gauche
web-option-opponents-catch = Seuls les adversaires attrapent
web-option-false-call-costs = L’annonce inutile coûte
web-option-false-catch-costs = Attraper à tort coûte
web-option-players-referee = La table arbitre
web-option-false-objection-costs = Contester à tort coûte
web-option-suggestion-unanimous = Il faut l’unanimité
web-option-launcher-ten = Catapulte à dix
web-option-all-numbers-flip = Tous les chiffres lancent
web-option-flip-cards = Choisir les cartes catapulte
web-option-miss-draws = Rater coûte une carte
web-option-gift-by-chance = Cadeau au hasard
web-option-must-flip = Lancer est obligatoire
web-option-wild-four-flip-gives = Le +4 offre une carte
web-option-gift-needs-no-call = Cadeau sans annonce
web-option-hit-rate = Chance de toucher
web-option-stacking = Cumul
web-option-seven-zero = Sept et zéro
web-option-jump-in = Interception
web-option-draw-until-playable = Piocher jusqu’à pouvoir jouer
web-option-must-play = Jouer est obligatoire
web-option-no-bluffing = Sans bluff
web-option-drawn-card-stays = La carte piochée reste
web-option-plain-finish = Finir par un chiffre
web-option-decks = Plus de paquets
web-option-target = Points pour gagner
web-option-partners = En équipes
web-by-the-book = règles officielles
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } places, en { $points }
web-two-tables-in-short = { $edition }, { $seats } places, deux tables
web-with-rules = { LIST($rules) }
web-open-table = Ouvrir la table

## The lobby

web-lobby = Une invitation pour toi
web-lobby-yours = Ta table
web-table-of = Table : { $name }
web-sit = Rejoindre la table
web-sit-here = S’asseoir ici
web-table-full = Cette table est complète
web-watch-here = Reste sur cette page pour regarder la partie.
web-watch-another = Regarder une autre table
web-empty = Libre
web-empty-seat = Place libre { $number }
web-host = hôte
web-here = ici
web-ready = c’est bon
web-i-am-ready = On peut y aller
web-move-seats = Fais glisser une place sur une autre pour les échanger, ou utilise les flèches.
web-move-seats-touch = Fais glisser une place sur une autre pour les échanger.
web-now-at = { $name } est maintenant à la place { $number }
web-add-bot =
    { $level ->
        [novice] Ajouter un bot facile
        [casual] Ajouter un bot moyen
        [skilled] Ajouter un bot fort
        [network] Ajouter un bot très fort
       *[expert] Ajouter un bot maître
    }
web-change-bot =
    { $level ->
        [novice] Remplacer par un bot facile
        [casual] Remplacer par un bot moyen
        [skilled] Remplacer par un bot fort
        [network] Remplacer par un bot très fort
       *[expert] Remplacer par un bot maître
    }
web-clear = Retirer le bot
web-move-seat = Décaler d’une place
web-stand-up = Se lever
web-kick = Retirer de la table
web-lock = Verrouiller la table
    .about = Personne d’autre ne peut entrer. Ceux qui ont une place peuvent revenir.
web-visitors =
    { $count ->
        [one] Une autre personne est là, sans place.
       *[other] { $count } autres personnes sont là, sans place.
    }
web-wait-for-host = En attente de l’hôte.
web-fill-and-start = Compléter avec des bots et commencer
web-start = Commencer
web-dealing = Chaque appareil participe au mélange…
web-invite = Inviter
web-invite-how = Scanne ceci avec un téléphone, envoie le lien ou dis le code.
web-qr = Code QR du lien vers cette table
web-link = Lien vers cette table
web-share = Partager le lien
web-copied = Copié

## At the table

web-menu = Options de la table
web-home-and-back = Accueil (ta place est gardée)
web-leave = Quitter la partie
web-leave-really = Quitter la partie ?
web-leave-then = Un bot prend ta place.
web-stay = Rester
web-players = Joueurs
web-seat =
    { $name }{ $bot ->
        [yes] , robot
       *[no] {""}
    }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $turn ->
        [yes] , à son tour
       *[no] {""}
    }
web-points = { $points } pt
web-away = absence
web-held = un bot joue
web-draws = pioche { $count }
web-your-partner = ton équipe
web-no-call = pas d’annonce
web-round-number = Manche { $number }
web-bar = { $edition } · en { $points } · toi { $own }
web-bar-watching = { $edition } · en { $points }
web-bar-partners = Toi + { $partner } { $own } : { $others }
web-bar-two-tables = Table { $table } · Toi + { $partner }
web-your-turn = À toi
web-is-playing = { $name } joue
web-as-of =
    { $seconds ->
        [one] il y a { $seconds } seconde
       *[other] il y a { $seconds } secondes
    }
web-watching = Tu regardes
web-you-watch = Tu regardes
web-take-over = Jouer pour { $name }
web-can-lay = Pose { LIST($what, last: "or") }
web-any-card = Pose n’importe quelle carte
web-color = { COLOR($color) }
web-what-wild = un joker
web-nothing-fits =
    { $other ->
        [draw] Aucune carte jouable. Pioches-en une.
        [pass] Aucune carte jouable, et rien à piocher.
       *[none] Aucune carte jouable
    }
web-may-jump-in = Tu peux intercepter
web-may-stack = Ou pose dessus une carte à piocher
web-one-card = Plus qu’une carte
web-say-it = Annonce UNO avant le tour suivant ({ $name })
web-name-color = Choisis une couleur
web-you-hold = tu en as { $count }
web-take-back = Reprendre
web-draw = Piocher une carte
web-draw-short = Piocher
web-pass = Passer
web-keep = La garder
web-lay = Poser { $name }
web-jump-in = Intercepter avec { $name }
web-you-drew = Tu as pioché { $name }
web-lay-or-keep = Pose-la ou garde-la
web-lay-it = Tu dois la poser
web-keep-it-then = Elle ne va pas
web-sort = Trier
web-sort-by =
    { $by ->
        [color] Trier par couleur
       *[face] Trier par chiffre
    }
web-uno-call = Annoncer UNO
web-uno-said = UNO est annoncé
web-has-not-called = { $name } a une carte et n’a pas annoncé UNO
web-catch = Attraper !
web-your-answer = Ta réponse
web-laid = { $name } a posé { CARD($card) }
web-believe = Permis seulement sans carte { COLOR($color, form: "feminine") } en main. Crois-tu { $name } ?
web-draw-count = Piocher { $count }
web-and-miss = et passer ton tour
web-challenge = Défier
web-challenge-right = si tu as raison : { $name } pioche { $count }
web-challenge-wrong = sinon : tu pioches { $count }
web-only-you = Visible pour toi seulement
web-bluffed = Un bluff : { $name } avait une carte { COLOR($color, form: "feminine") }
web-did-not-bluff =
    { $color ->
        [none] Pas de bluff
       *[other] Pas de bluff : { $name } n’avait aucune carte { COLOR($color, form: "feminine") }
    }
web-guilty-then = { $name } pioche les cartes à ta place.
web-innocent-then = Tu pioches les cartes, et deux de plus.
web-last-card = { $name } a posé sa dernière carte
web-accept-last = Accepter
web-object = Contester
web-accuse = Accuser d’avoir soufflé un coup
web-swap = Échanger les mains
web-swap-with = Avec qui échanges-tu ta main ?
web-aim = Vise un matelas
web-aim-how = Tire en arrière et lâche. Ou bien ← →, ↑ ↓, Entrée
web-aim-how-touch = Tire en arrière et lâche
web-launch = Lancer vers { $name }
web-practice = S’entraîner à la catapulte
web-practice-about = Le livret conseille quelques essais avant de jouer. Ils ne changent rien.
web-practice-launch = Lancer
web-practice-result =
    { $result ->
        [hit] Touché !
        [short] Trop court
        [far] Trop loin
        [left] Trop à gauche
       *[right] Trop à droite
    }
web-decline = Ne pas lancer
web-give = Donne une carte à { $name }
web-give-how = Elle est perdue pour toi
web-give-card = Donner { $name }
web-rule = Règle { $clause }
web-no-connection = Pas de connexion. Nouvelle tentative…
web-hint = Conseil
web-thinking = L’expert réfléchit…
web-stop = Arrêter
web-two-sentences = { $one } { $two }
web-log = Journal de la partie
web-to-target = En { $points }
web-keys = Raccourcis clavier
web-key =
    { $what ->
        [arrows] se déplacer dans la main ; viser avec la catapulte
        [lay] poser la carte
        [draw] piocher, ou prendre les cartes
        [keep] garder la carte piochée
        [call] annoncer UNO
        [catch] attraper quelqu’un
        [color] choisir une couleur ; sa lettre marche aussi
        [hint] demander un conseil
        [react] réagir
       *[keys] cette liste
    }
web-mute = Couper la parole pour tous
web-unmute = Rendre la parole pour tous
web-mute-for-me = Ne plus voir ses messages
web-unmute-for-me = Revoir ses messages
web-make-host = Confier la table

## Chat

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écris à la table
web-chat-send = Envoyer
web-said = { $name } : { $text }
web-reactions = Réactions
web-react = Ta place : réagir
web-emote =
    { $emote ->
        [hello] Salut !
        [well-played] Bien joué
        [thanks] Merci
        [oops] Oups
        [thinking] Je réfléchis
        [hurry] À toi !
        [wow] Waouh
       *[sorry] Pardon
    }

## Between rounds

web-goes-out =
    { $reader ->
        [actor] Tu gagnes la manche
        [among] { LIST($others) } et toi gagnez la manche
       *[nobody] { LIST($others) } { $count ->
                [one] gagne la manche
               *[other] gagnent la manche
            }
    }
web-wins-match =
    { $reader ->
        [actor] Tu gagnes la partie
        [among] { LIST($others) } et toi gagnez la partie
       *[nobody] { LIST($others) } { $count ->
                [one] gagne la partie
               *[other] gagnent la partie
            }
    }
web-nobody-out = Personne ne gagne la manche
web-scores =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
web-pad = Feuille de score
web-next-round = Manche suivante
web-ready-count = { $ready } sur { $count } prêts
web-watch-replay = Revoir la partie
web-rematch = Revanche
web-share-match = Partager
web-next-in = Manche suivante dans { $seconds } s
web-next-paused = En pause : encore { $seconds } s
web-countdown-pause = Mettre en pause
web-countdown-resume = Continuer
web-match-after =
    { $count ->
        [one] Après { $count } manche
       *[other] Après { $count } manches
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] plus longue main : la tienne
           *[nobody] plus longue main : { $name }
        }
        [catches] { $reader ->
            [actor] joueurs pris : par toi
           *[nobody] joueurs pris : par { $name }
        }
       *[challenges_won] { $reader ->
            [actor] défis gagnés : par toi
           *[nobody] défis gagnés : par { $name }
        }
    }

## Watching, and coming back

web-table-round =
    { $round ->
        [0] sur le point de commencer
       *[other] Manche { $round }
    }
web-seats-open =
    { $count ->
        [0] regarder
        [1] une place à prendre
       *[other] { $count } places à prendre
    }
web-takes-over-next = Tu joues pour { $name } dès la prochaine manche
web-while-away = En ton absence
web-happened-away =
    { $count ->
        [one] Il s’est passé quelque chose en ton absence
       *[other] Il s’est passé { $count } choses en ton absence
    }
web-show = Montrer

## No table

web-no-table-newer = Cette partie est ouverte dans un autre onglet
    .then = Une table ne peut être ouverte que dans un onglet.
web-no-table-kicked = L’hôte t’a retiré de la table
    .then = Rejoins une autre table ou crée la tienne.
web-no-table-ended = Cette table est fermée
    .then = Il n’y avait personne depuis longtemps.
web-no-table-private = Cette table est privée
    .then = L’hôte l’a rendue privée.
web-no-table-missing = Table introuvable
    .then = Elle est peut-être fermée, ou le lien est incomplet.
web-no-table-locked = L’hôte a verrouillé cette table
    .then = Demande-lui de la déverrouiller.
web-no-table-barred = Tu ne peux pas rejoindre cette table maintenant
    .then = L’hôte a retiré de la table quelqu’un qui a la même adresse réseau que toi. Réessaie plus tard, ou demande-lui de verrouiller puis déverrouiller la table.
web-no-table-cheated = Le serveur n’a pas joué franc jeu
    .then = Ce navigateur a cessé de jouer et a gardé ce qu’il a vu. Enregistre-le et montre-le aux autres.
web-save-evidence = Enregistrer les preuves
web-play-here = Jouer ici

## A match at two tables

web-other-table = Table n° { $table }
web-standings = Classement
web-standings-after = Après { $round } manches sur { $rounds }
web-rounds-won =
    { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
web-other-plays = La table { $table } joue encore cette manche.
web-watch-other = Regarder la table { $table }
web-replay-of-table = Revoir la table { $table }
