# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = Il y a quatre couleurs, et chacune a 19 cartes à chiffre : un 0 et deux de chaque chiffre de 1 à 9.
clause-A2 = Chaque couleur a deux +2, deux Changements de sens et deux Passe-tour.
clause-A3 = Il y a quatre Jokers.
clause-A4 = Il y a huit Jokers, donc 112 cartes dans le paquet.
clause-A5 = Il y a quatre Jokers +4 ; classic-2003 et standard-2010 ont 108 cartes en tout.
clause-A6 = Les couleurs sont bleu, vert, rouge et jaune.
clause-A7 = Les couleurs sont bleu, vert, orange et jaune.
clause-A8 = Il y a quatre Minions mutants, qui sont des jokers, donc 112 cartes dans le paquet.
clause-A9 = Certaines cartes à chiffre portent l’image de la figurine de la catapulte ; ce sont les cartes catapulte.
clause-A10 = Le jeu est pour 2 à 10 joueurs.

## Setting up

clause-B1 = Chacun pioche une carte, et le plus grand chiffre distribue ; une carte à symbole compte zéro.
clause-B2 = Chacun reçoit sept cartes.
clause-B3 = Les autres cartes forment la pioche, face cachée, et celle du dessus est retournée pour commencer la défausse.
clause-B4 = La personne à gauche de qui distribue commence, puis on joue vers la gauche, sauf si une carte en décide autrement.
clause-B5 = Si la première carte est un +2, qui commence pioche deux cartes et passe son tour.
clause-B6 = Si la première carte est un Changement de sens, qui distribue commence et l’on joue vers la droite.
clause-B7 = Si la première carte est un Passe-tour, la personne à gauche de qui distribue est sautée et la suivante commence.
clause-B8 = Si la première carte est un Joker, la personne à gauche de qui distribue choisit la couleur, puis joue.
clause-B9 = Si la première carte est un Joker +4, elle retourne dans le paquet et une autre est retournée.
clause-B10 = Si la première carte est un Minion mutant, qui commence choisit la couleur et personne ne pioche.
clause-B11 = Une carte catapulte comme première carte est une simple carte à chiffre.
clause-B12 = Chacun a une figurine et un matelas, et la catapulte est à portée de tous.

## A turn

clause-C1 = On peut poser une carte qui correspond à celle du dessus par le chiffre, la couleur ou le symbole.
clause-C2 = Un Joker peut être posé sur n’importe quelle carte, même si une autre carte de la main est jouable.
clause-C3 = Qui n’a rien à poser pioche une carte ; si elle va, elle peut être posée au même tour, sinon le tour passe.
clause-C4 = On peut garder une carte jouable ; alors on pioche une carte, et seule celle-là peut être posée à ce tour.
clause-C5 = +2, Changement de sens et Passe-tour se posent sur une carte de leur couleur ou sur leur propre symbole.
clause-C6 = Quand la pioche est épuisée, la défausse sous la carte du dessus est mélangée et devient la pioche.

## What cards do

clause-D1 = Après un +2, la personne suivante pioche deux cartes et passe son tour.
clause-D2 = Un Changement de sens inverse le sens du jeu.
clause-D3 = Après un Passe-tour, la personne suivante passe son tour.
clause-D4 = Qui pose un Joker choisit la couleur : l’une des quatre, même celle en cours.
clause-D5 = Qui pose un Joker +4 choisit la couleur ; la personne suivante pioche quatre cartes et passe son tour.
clause-D6 = Un Joker +4 ne peut être posé que si l’on n’a aucune carte de la couleur en cours ; chiffres, symboles et Jokers ne comptent pas.
clause-D7 = Un Joker +4 peut tout de même être posé en bluffant.
clause-D8 = Seule la personne qui piocherait les quatre cartes peut défier un Joker +4 ; la main n’est montrée qu’à elle.
clause-D9 = Si le défi révèle un bluff, qui a posé le Joker +4 pioche les quatre cartes.
clause-D10 = Si ce n’était pas un bluff, qui a défié pioche deux cartes de plus, six en tout, et passe son tour.
clause-D11 = Qui pose un Minion mutant choisit une couleur ; la personne suivante pioche jusqu’à une carte de cette couleur.

## Going out

clause-E1 = Qui pose son avant-dernière carte doit annoncer UNO.
clause-E2 = Qui est attrapé sans annonce avant le tour suivant pioche deux cartes.
clause-E3 = Une annonce tardive, mais faite avant d’être attrapé, est valable.
clause-E4 = Personne ne peut être attrapé avant que l’avant-dernière carte soit sur la défausse.
clause-E5 = Personne ne peut plus être attrapé dès que la personne suivante a commencé en prenant une carte de la pioche ou de sa main.
clause-E6 = La manche finit quand quelqu’un n’a plus de cartes.
clause-E7 = Si la dernière carte est un +2 ou un Joker +4, la personne suivante pioche encore, et ces cartes comptent.
clause-E8 = On finit aussi en posant une carte catapulte comme avant-dernière carte, en touchant un matelas et en donnant la dernière carte.

## Scoring

clause-F1 = Une carte à chiffre compte son chiffre ; +2, Changement de sens et Passe-tour 20 points ; Joker et Joker +4 50.
clause-F2 = Un Minion mutant compte 50 points.
clause-F3 = Qui finit marque les cartes restées dans toutes les autres mains.
clause-F4 = Qui atteint en premier 500 points gagne la partie ; jusque-là, on distribue une autre manche.
clause-F5 = Autre façon de compter : chacun additionne ses propres points restants, et quand quelqu’un atteint 500, le total le plus bas gagne.

## Penalties of the table

clause-G1 = Qui souffle un coup à quelqu’un pioche deux cartes.
clause-G2 = Une mauvaise carte remarquée est reprise, et qui l’a posée pioche deux cartes ; le jeu continue avec la personne suivante.
clause-G3 = Une mauvaise carte que personne ne remarque à temps reste.

## Other ways to play

clause-H1 = À deux, un Changement de sens agit comme un Passe-tour : qui le pose rejoue aussitôt.
clause-H2 = À deux, qui pose un Passe-tour rejoue aussitôt.
clause-H3 = À deux, qui pose un +2 ou un Joker +4 rejoue une fois les cartes piochées.
clause-H4 = Les équipiers sont face à face ; quand l’un finit, la manche s’arrête, et les points des mains adverses vont à l’équipe.
clause-H5 = Quatre joueurs peuvent changer d’équipe à chaque manche, chacun gardant les points de chaque équipe ; le total le plus haut gagne.
clause-H6 = Huit joueurs à deux tables font équipe avec chacun des autres pendant quatre manches, 28 en tout.
clause-H7 = Élimination : on additionne les points restants, qui atteint la limite est hors jeu, et les deux derniers jouent jusqu’à ce que l’un l’atteigne et perde.

## The launcher

clause-I1 = Qui pose une carte catapulte vise le matelas de quelqu’un d’autre avec la figurine.
clause-I2 = Après un lancer réussi, on donne à cette personne une carte de sa main.
clause-I3 = Qui pose un Joker +4 peut choisir de lancer aussi.

## Rulings that no option changes

clause-R16 = Plusieurs à la limite ou au-delà : si l’on additionne les restes, le total le plus bas gagne et une égalité se partage ; en élimination tous sont hors jeu, et s’il ne reste personne, le plus bas d’entre eux gagne.
clause-R17 = En élimination, qui est hors jeu quitte le cercle, et les autres continuent dans le même ordre.
clause-R18 = Quatre joueurs à équipes tournantes jouent trois manches par cycle, chaque fois avec un autre : il n’y en a que trois.
clause-R19 = Huit joueurs à deux tables s’assoient de sorte que chacun fasse équipe avec chacun une fois par cycle et s’y oppose deux fois.
clause-R22 = Ce que les scans de deux livrets ont perdu, cartes et points, est comme dans les autres livrets.
clause-R32 = Ce que disaient les pages perdues de l’édition à catapulte est comme dans les autres livrets.
clause-R33 = Là où le livret ne donne pas de nombre, on peut jouer de 2 à 10.
clause-R34 = Une annonce avant un don, une réponse cumulée ou une interception qui laisse une carte est valable, comme avant une carte posée à son tour.
clause-R35 = Qui a bluffé sans annoncer peut encore être attrapé jusqu’au tour suivant, quoi qu’il y ait alors dans sa main.
clause-R36 = La défausse est mélangée quand il faut une carte et qu’il n’en reste pas.
clause-R37 = Un coup soufflé peut être signalé jusqu’au début du tour suivant.
clause-R38 = Qui a posé sa dernière carte, pendant que la personne suivante doit encore piocher ou répondre, n’annonce ni n’attrape, et aucune pénalité ne le fait revenir ; seule une mauvaise carte reprise le fait.
clause-R39 = Une mauvaise carte qui fait piocher peut être contestée jusqu’à ce que les cartes soient piochées ou qu’elle soit défiée ; ce qui est pioché n’est pas rendu.
clause-R40 = On peut intercepter la carte d’un autre, mais ni la sienne ni la première carte.
clause-R41 = Si la pioche est vide quand un Minion mutant est posé, la défausse est d’abord mélangée, même là où l’on s’arrête à la fin de la pioche.
clause-R42 = Après une égalité pour la donne, les cartes piochées retournent avant que les ex æquo repiochent.
clause-R43 = Avec des équipes tournantes, et en tournoi, les ex æquo partagent une place ; là où un seul peut continuer, ils jouent une manche pour elle, ou l’on tire au sort en l’annonçant.
clause-R44 = Avec des équipes tournantes, la donne passe à gauche tant qu’elles sont ensemble ; qui a le moins distribué commence, et à égalité, qui s’est inscrit en premier.
clause-R45 = On peut aussi lancer avec un Joker +4 posé comme dernière carte ; le lancer décide seulement qui pioche.
