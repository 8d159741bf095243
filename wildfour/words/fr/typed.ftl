# Moves as the prompt shows them, and the words that somebody may type. English words are understood in every language.

## As they are shown

move-draw = piocher
move-keep = garder
move-pass = passer
move-accept = accepter
move-challenge = défier
move-uno = uno!
move-object = contester
move-decline = renoncer
move-catch = attraper { $name }
move-flip = lancer vers { $name }
move-swap = échanger avec { $name }
move-accuse = accuser { $name }
move-give = donner { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = rien

## As they may be typed: words and phrases with commas between, in small letters

typed-draw = piocher, pioche, tirer, piocher une carte
typed-keep = garder, garde
typed-pass = passer, passe
typed-accept = accepter, accepte
typed-challenge = défier, defier, défi, douter
typed-uno = uno!, uno, annoncer uno, annoncer, annonce
typed-object = contester, conteste, protester
typed-decline = renoncer, renonce, ne pas lancer
typed-catch = attraper, attrape
typed-flip = lancer, lance, viser
typed-swap = échanger, echanger, échange
typed-accuse = accuser
typed-give = donner, donne, offrir
# Words that may stand before or between all others, and mean nothing.
typed-fillers = poser, pose, jouer, joue, nommer, intercepter, avec, vers, sur, à, et, puis, le, la, les, un, une, mon, ma, carte, couleur, s'il te plaît, +, de

typed-color-b = bleu, bleue
typed-color-g = vert, verte
typed-color-o = orange
typed-color-r = rouge
typed-color-y = jaune
typed-digits = zéro, chiffre un, deux, trois, quatre, cinq, six, sept, huit, neuf
typed-face-skip = passe-tour, passe tour, passe ton tour
typed-face-reverse = changement de sens, changement, inversion
typed-face-two = +2, plus deux, plus 2, pioche deux, pioche 2
typed-face-wild = joker
typed-face-four = joker +4, +4, plus quatre, plus 4, super joker, joker plus quatre, pioche quatre, pioche 4
typed-face-minion = minion mutant, minion

typed-command-help = aide, ?
typed-command-hand = main, cartes
typed-command-table = table, places
typed-command-moves = coups
typed-command-hint = conseil, astuce
typed-command-practice = essai, essayer
typed-command-scores = points, score
typed-command-options = options
typed-command-rules = règles, regles, règle, pourquoi
typed-command-quit = quitter, fin, q
typed-yes = oui, o
typed-no = non, n
