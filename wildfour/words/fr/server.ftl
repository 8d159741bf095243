# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = Ce message ne peut pas être lu : { $problem }. Le protocole dit comment est faite une commande.
too-fast = C’était trop rapide ; attends un instant et réessaie.
table-is-busy = On décide si quelqu’un est attrapé ; attends un instant et réessaie.
no-seat-here = Tu n’as pas de place à cette table ; prends-en une d’abord.
has-a-seat = Tu as déjà une place ; quitte-la avant d’en prendre une autre.
seat-is-taken = { $name } occupe cette place ; prends-en une autre.
seat-not-free = Personne ne peut prendre cette place maintenant ; en partie, seule la place d’un bot peut être reprise.
not-a-seat-here = Il n’y a pas de place { $seat } à cette table ; elle en a { $seats }.
no-latecomers = Ici, on n’entre plus une fois la partie commencée ; attends la suivante.
seat-left-this-round = Quelqu’un a quitté sa place pendant cette manche ; tu pourras prendre celle d’un bot à la prochaine.
name-is-taken = Quelqu’un ici s’appelle déjà { $name } ; choisis un autre nom.
name-needed = Les autres à cette table verront ton nom ; saisis-en un d’abord.
no-round-now = Aucune manche n’est en cours ; attends la suivante
only-the-host = Seul l’hôte peut faire cela.
only-while-lobby = C’est possible seulement avant le début de la partie.
only-while-committing = Il n’y a rien à sceller maintenant.
only-while-revealing = Aucune graine n’est révélée maintenant.
only-while-playing = C’est possible seulement pendant une manche.
only-while-between = C’est possible seulement entre deux manches.
only-while-over = C’est possible seulement quand la partie est finie.
not-at-this-table = Cette personne n’est pas à cette table.
not-oneself = Tu ne peux pas te renvoyer toi-même ; quitte plutôt ta place.
nothing-said = Ce message est vide ; écris quelque chose.
is-muted = L’hôte t’a coupé la parole, personne ne lirait cela.
too-much-chat = Cela fait beaucoup de messages ; attends quelques secondes.
no-hints-among-people = Un conseil serait injuste pour les autres personnes de la table.
no-hints-here = L’expert n’est pas disponible ; réessaie un peu plus tard.
nothing-to-decide = Tu n’as rien à décider maintenant.

## Coming in

no-token = Le serveur ne sait pas encore qui tu es ; demande d’abord /api/me, ou envoie le jeton d’un programme.
unknown-program = Ce serveur n’a jamais donné ce jeton ; demandes-en un nouveau.
other-origin = Un autre site ne peut pas agir pour toi ici. Si c’est l’adresse du serveur, qui le gère peut l’indiquer dans WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = Les mesures sont réservées à cet ordinateur. Qui gère le serveur peut les ouvrir à d’autres avec WILDFOUR_METRICS_TOKEN ou WILDFOUR_METRICS_NETWORKS.
host-too-long = L’en-tête Host d’une requête peut avoir au plus { $most } caractères.
table-not-there = Cette table n’existe pas ; elle est peut-être terminée.
table-cannot-go-on = Quelque chose ne va pas avec cette table, elle ne peut pas continuer ; la raison est dans le journal du serveur.
no-table-with-code = Aucune table n’a ce code ; vérifie-le avec l’hôte.
was-kicked = L’hôte t’a demandé de quitter cette table.
table-locked = L’hôte a verrouillé cette table ; demande-lui de la déverrouiller.
address-was-kicked = L’hôte a retiré de la table quelqu’un qui a la même adresse réseau que toi. Attends { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } ou demande-lui de verrouiller puis déverrouiller la table.
no-such-replay = Cette partie ne peut pas être revue ; on peut la lire une fois finie.
replay-takes-too-long = Cette partie est trop longue pour être montrée ici ; `python3 run.py replay` la raconte sur ton ordinateur.
no-such-round = Il n’y a pas de manche { $number } dans cette partie ; elle en a { $rounds ->
        [one] une seule
       *[other] { $rounds }
    }.
no-such-page = Il n’y a rien ici.
request-not-read = Cette demande ne peut pas être lue : { $problem }.
too-large = Une demande peut avoir au plus { $most } octets.
too-slow = La demande a mis trop de temps à arriver ; réessaie.
too-many-sockets = Il y a trop de connexions depuis ton adresse ; fermes-en une d’abord.
server-stopping = Le serveur va redémarrer ; reviens dans un instant.
too-many-tables = Ce serveur a toutes les tables qu’il peut porter ; réessaie plus tard.

## For whoever runs the server

setting-not-a-number = { $variable } vaut « { $value } », mais il faut un nombre, 0 ou plus.
setting-not-yes-or-no = { $variable } vaut « { $value } », mais il faut yes ou no.
setting-not-a-level = { $variable } vaut « { $value } », mais il faut { LIST($levels, last: "or") }.
setting-not-networks = { $variable } vaut « { $value } », mais il faut des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } vaut « { $value } », mais il faut une adresse comme https://cards.example.org, sans rien après le nom.
database-in-use = Un serveur utilise la base de données { LONG($file) } ; arrête-le d’abord.
database-not-ours = { LONG($file) } n’est pas une base de données des tables de Wildfour ; choisis un autre fichier.
database-not-there = Il n’y a pas encore de base de données { LONG($file) } ; un serveur la crée, ou --database en nomme une autre.
database-damaged = La base de données { LONG($file) } est abîmée : { LONG($reason) } ; utilise une autre sauvegarde.
database-not-copied = La base de données { LONG($file) } n’a pas pu être copiée vers { LONG($target) } : { $reason }.
database-not-opened = La base de données { LONG($file) } ne peut pas être ouverte : { $reason }.
database-too-new = La base de données { LONG($file) } vient d’une version plus récente de Wildfour ; utilise cette version, ou une sauvegarde.
log-not-written = Le journal ne peut pas être écrit, donc le serveur s’arrête ici : { $reason }. Rien n’a été annoncé qui ne soit sur le disque ; relance-le quand le disque va bien.
disk-does-not-answer = Le disque ne répond plus depuis { $seconds } secondes, donc le serveur s’arrête sans l’attendre. Rien n’a été annoncé qui ne soit sur le disque ; relance-le quand le disque va bien.
log-does-not-replay = Le journal de cette table dit « { $written } » là où les règles donnent maintenant « { $now } », elle ne peut donc pas continuer.
port-taken = Le port { $port } de { $host } est déjà pris ; arrête l’autre programme, ou choisis un autre port avec --port.
port-not-allowed = Cet utilisateur ne peut pas ouvrir le port { $port } ; choisis-en un au-dessus de 1023 avec --port.
no-such-address = Cette machine n’a pas l’adresse { $host } ; retire --host, ou utilise --lan.
address-not-used = L’adresse { $host }, port { $port }, ne peut pas être utilisée : { $reason }.
not-a-port = « { $port } » n’est pas un port ; choisis-en un de 0 à 65535, où 0 est n’importe quel port libre.
server-not-installed = Le serveur a besoin du paquet { $package }, qui n’est pas installé ; `python3 run.py serve` prépare tout.
server-ready = Wildfour est là : { WHOLE($address) }
server-ready-lan = Wildfour est là. Tout ton réseau peut jouer sur { WHOLE($address) }
server-stopped = Wildfour s’est arrêté. Relance-le, et chaque table reprend où elle en était.
backup-written = La sauvegarde est dans { LONG($file) }. Elle contient les secrets des parties en cours, garde-la pour toi.
backup-restored = La base de données est maintenant celle de { LONG($backup) }. L’ancienne est dans { LONG($old) }.
backup-restored-anew = La base de données est maintenant celle de { LONG($backup) }.

## What the help says

help-open = jouer dans le navigateur, sur cet ordinateur
help-serve = faire jouer des gens par le réseau, à des tables où des bots prennent les places vides
about-serve-lan = pour tout ton réseau, pas seulement cet ordinateur ; affiche l’adresse, et un code QR pour les téléphones
about-serve-host = l’adresse d’écoute ; 127.0.0.1, cet ordinateur seul, si elle n’est pas donnée
about-serve-port = le port ; 8410 s’il n’est pas donné, et 0 est n’importe quel port libre
about-serve-settings = Chaque réglage peut aussi être une variable d’environnement ; docs/server.md les énumère.
about-database = où les tables sont gardées ; parmi tes données si ce n’est pas dit
help-backup = écrire dans un fichier tout ce que garde le serveur, même pendant qu’il tourne
about-backup-file = le fichier ; une sauvegarde plus ancienne est remplacée, rien d’autre
help-restore = mettre une sauvegarde à la place de la base de données, qui est gardée à côté
about-restore-file = une sauvegarde
help-verify = prouver que personne n’a pu choisir les cartes d’un compte rendu, si au moins le programme d’un joueur a tiré sa graine au hasard et l’a gardée secrète jusqu’à ce que tous aient scellé la leur
help-verify-file = le compte rendu d’une table à donnes équitables
help-verify-fingerprint = l’empreinte que tu as vue avant la première carte, ou son début
help-verify-seed = le sel et la graine de ton programme, SEL-GRAINE, pour prouver que les cartes en viennent aussi ; répétable
help-verify-link = le dernier maillon que ton programme a montré, ou son début, pour prouver les coups, le résultat et les bots ; répétable
