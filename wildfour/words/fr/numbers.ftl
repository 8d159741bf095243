# How numbers are written and typed, and how far a long run is.

decimal-number = { $whole },{ $decimals }
percent = { $number } %
from-to = { $low } à { $high }
mean-and-interval = { $mean } (intervalle à 95 % { $interval })

option-takes-whole-number = { $option } demande un nombre entier comme 4, pas « { $text } ».
not-a-seed = « { $text } » n’est pas une graine ; une graine est un nombre entier entre 0 et { $most }.

# $unit: rounds, matches or deals. $rate: how many in a second. $left: the time that is left.
meter =
    { $unit ->
        [matches] { $rate } parties/s
        [deals] { $rate } donnes/s
       *[rounds] { $rate } manches/s
    }, encore { $left }
