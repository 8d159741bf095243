# Wie Zahlen geschrieben und getippt werden, und wie weit ein langer Lauf ist.

decimal-number = { $whole },{ $decimals }
percent = { $number } %
from-to = { $low } bis { $high }
mean-and-interval = { $mean } (95-%-Intervall { $interval })

option-takes-whole-number = { $option } braucht eine ganze Zahl wie 4, nicht „{ $text }“.
not-a-seed = „{ $text }“ ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis { $most }.

meter =
    { $unit ->
        [matches] { $rate } Partien/s
        [deals] { $rate } Kartenverteilungen/s
       *[rounds] { $rate } Runden/s
    }, noch { $left }
