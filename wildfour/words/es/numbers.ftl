# How numbers are written and typed, and how far a long run is.

decimal-number = { $whole },{ $decimals }
percent = { $number } %
from-to = de { $low } a { $high }
mean-and-interval = { $mean } (intervalo del 95 % { $interval })

option-takes-whole-number = { $option } necesita un número entero como 4, no «{ $text }».
not-a-seed = «{ $text }» no es una semilla; una semilla es un número entero de 0 a { $most }.

# $unit: rounds, matches or deals. $rate: how many in a second. $left: the time that is left.
meter =
    { $unit ->
        [matches] { $rate } partidas/s
        [deals] { $rate } repartos/s
       *[rounds] { $rate } rondas/s
    }, faltan { $left }
