# Moves as the prompt shows them, and the words that somebody may type. English words are understood in every language.

## As they are shown

move-draw = robar
move-keep = guardar
move-pass = pasar
move-accept = aceptar
move-challenge = desafiar
move-uno = ¡uno!
move-object = protestar
move-decline = renunciar
move-catch = atrapar a { $name }
move-flip = lanzar a { $name }
move-swap = cambiar con { $name }
move-accuse = acusar a { $name }
move-give = dar { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = nada

## As they may be typed: words and phrases with commas between, in small letters

typed-draw = robar, roba, robo, tomar, robar carta
typed-keep = guardar, guardo, guarda, quedar
typed-pass = pasar, paso, pasa
typed-accept = aceptar, acepto, acepta
typed-challenge = desafiar, desafío, desafio, dudar
typed-uno = ¡uno!, uno!, uno, cantar uno, cantar, canto
typed-object = protestar, protesto, protesta
typed-decline = renunciar, renuncio, no lanzar
typed-catch = atrapar, atrapo, atrapa, pillar, pillo
typed-flip = lanzar, lanzo, lanza, apuntar
typed-swap = cambiar, cambio, cambia, intercambiar
typed-accuse = acusar, acuso, acusa
typed-give = dar, doy, regalar
# Words that may stand before or between all others, and mean nothing.
typed-fillers = jugar, juego, juega, echar, poner, nombrar, intercalar, con, a, luego, el, la, los, un, una, mi, carta, color, por favor, +, de, en

typed-color-b = azul
typed-color-g = verde
typed-color-o = naranja
typed-color-r = rojo, roja
typed-color-y = amarillo, amarilla
typed-digits = cero, número uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve
typed-face-skip = salta, salto
typed-face-reverse = cambio de sentido, reversa, sentido
typed-face-two = roba dos, roba 2, toma dos, toma 2, más dos, más 2, +2
typed-face-wild = comodín, comodin
typed-face-four = comodín roba cuatro, comodin roba cuatro, roba cuatro, roba 4, toma cuatro, toma 4, más cuatro, más 4, +4
typed-face-minion = minion mutado, minion

typed-command-help = ayuda, ?
typed-command-hand = mano, cartas
typed-command-table = mesa, asientos
typed-command-moves = jugadas
typed-command-hint = pista, consejo
typed-command-practice = práctica, practicar
typed-command-scores = puntos, marcador
typed-command-options = opciones
typed-command-rules = reglas, regla, por qué
typed-command-quit = salir, fin, q
typed-yes = sí, si, s
typed-no = no, n
