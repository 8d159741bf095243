# How numbers are written and typed, and how far a long run is.

decimal-number = { $whole }.{ $decimals }
percent = { $number }٪
from-to = { $low } إلى { $high }
mean-and-interval = { $mean } (مجال 95٪ { $interval })

option-takes-whole-number = { $option } يحتاج إلى عدد صحيح مثل 4، لا «{ $text }».
not-a-seed = «{ $text }» ليس بذرة؛ البذرة عدد صحيح من 0 إلى { $most }.

# $unit: rounds, matches or deals. $rate: how many in a second. $left: the time that is left.
meter =
    { $unit ->
        [matches] { $rate } مباراة/ث
        [deals] { $rate } توزيع/ث
       *[rounds] { $rate } جولة/ث
    }، بقي { $left }
