# Number formats, unreadable numbers, and progress.

decimal-number = { $whole }.{ $decimals }
percent = { $number }%
from-to = { $low } to { $high }
mean-and-interval = { $mean } (95% interval { $interval })

option-takes-whole-number = { $option } takes a whole number such as 4, not '{ $text }'.
not-a-seed = '{ $text }' is not a seed; a seed is a whole number from 0 to { $most }.

# $unit: rounds, matches or deals. $rate: number per second. $left: remaining time.
meter =
    { $unit ->
        [matches] { $rate } matches/s
        [deals] { $rate } deals/s
       *[rounds] { $rate } rounds/s
    }, { $left } left
