# Moves as the prompt shows them, and the words that somebody may type. English words are understood in every language.

## As they are shown

move-draw = comprar
move-keep = guardar
move-pass = passar
move-accept = aceitar
move-challenge = desafiar
move-uno = uno!
move-object = contestar
move-decline = desistir
move-catch = flagrar { $name }
move-flip = lançar em { $name }
move-swap = trocar com { $name }
move-accuse = acusar { $name }
move-give = dar { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = nada

## As they may be typed: words and phrases with commas between, in small letters

typed-draw = comprar, compro, compra, pegar, comprar carta
typed-keep = guardar, guardo, ficar
typed-pass = passar, passo, passa
typed-accept = aceitar, aceito, aceita
typed-challenge = desafiar, desafio, duvidar
typed-uno = uno!, uno, dizer uno, dizer, gritar uno
typed-object = contestar, contesto, protestar
typed-decline = desistir, desisto, não lançar
typed-catch = flagrar, flagro, flagrei
typed-flip = lançar, lanço, lancar, mirar
typed-swap = trocar, troco, troca
typed-accuse = acusar, acuso
typed-give = dar, dou, doar
# Words that may stand before or between all others, and mean nothing.
typed-fillers = jogar, jogo, joga, pôr, escolher, cortar, com, em, e, depois, a, os, as, um, uma, meu, minha, carta, cor, por favor, +, de, na

typed-color-b = azul
typed-color-g = verde
typed-color-o = laranja
typed-color-r = vermelho, vermelha
typed-color-y = amarelo, amarela
typed-digits = zero, número um, dois, três, quatro, cinco, seis, sete, oito, nove
typed-face-skip = pular, pula, bloqueio
typed-face-reverse = inverter, inverte, reverso
typed-face-two = +2, mais dois, mais 2, comprar duas, comprar 2, compre duas
typed-face-wild = coringa, curinga
typed-face-four = coringa +4, curinga +4, +4, mais quatro, mais 4, comprar quatro, comprar 4, compre quatro
typed-face-minion = minion mutante, minion

typed-command-help = ajuda, ?
typed-command-hand = mão, mao, cartas
typed-command-table = mesa, lugares
typed-command-moves = jogadas
typed-command-hint = dica, conselho
typed-command-practice = treino, treinar
typed-command-scores = pontos, placar
typed-command-options = opções, opcoes
typed-command-rules = regras, regra, por que
typed-command-quit = sair, fim, q
typed-yes = sim, s
typed-no = não, nao, n
