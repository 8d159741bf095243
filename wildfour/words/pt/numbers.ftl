# How numbers are written and typed, and how far a long run is.

decimal-number = { $whole },{ $decimals }
percent = { $number } %
from-to = { $low } a { $high }
mean-and-interval = { $mean } (intervalo de 95% { $interval })

option-takes-whole-number = { $option } precisa de um número inteiro como 4, não “{ $text }”.
not-a-seed = “{ $text }” não é uma semente; uma semente é um número inteiro de 0 a { $most }.

# $unit: rounds, matches or deals. $rate: how many in a second. $left: the time that is left.
meter =
    { $unit ->
        [matches] { $rate } partidas/s
        [deals] { $rate } distribuições/s
       *[rounds] { $rate } rodadas/s
    }, faltam { $left }
