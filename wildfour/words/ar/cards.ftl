# Cards and colors in words, and lists. The functions CARD, CARDS, COLOR and LIST say these messages.
#
# One word for each thing:
#   accept         قبول                  jump in          قفز
#   bluff          خدعة                  launcher         منجنيق
#   call UNO       قول UNO               lay              لعب
#   catch          ضبط                   match            مباراة
#   challenge      تحدٍّ                  miss a turn      خسارة الدور
#   clause         قاعدة                 move             حركة
#   crash-pad      وسادة                 Mutated Minion   مينيون متحوّل
#   dealer         الموزِّع              object           اعتراض
#   discards       الأوراق الملعوبة      option           خيار
#   draw           سحب                   penalty          عقوبة
#   Draw Two       اسحب 2                Reverse          عكس
#   draw pile      كومة السحب            round            جولة
#   edition        إصدار                 ruling           حُكم
#   flip           إطلاق                 seat             مقعد
#   flip card      ورقة منجنيق           Skip             تخطي
#   format         نظام                  start card       ورقة البداية
#   go out         إنهاء الأوراق         top card         الورقة العليا
#   hand           يد                    transcript       سجل
#   hit, miss      إصابة، خطأ            turn             دور
#   house rule     قاعدة البيت           Wild             جوكر
#   leftovers      أوراق متبقية          Wild Draw Four   جوكر اسحب 4
# Verbs of others would show whether it is a man or a woman, so what others do is told with verbal nouns (آنا: سحب ورقة),
# and what the reader does in the past or with لك، عليك، يمكنك, which are written the same for both. A color after a card is
# masculine (7 أحمر); after ورقة it is feminine: COLOR($color, form: "feminine"). Marks such as + and ! beside Latin letters
# would change sides, so they are avoided.

# $color: b, g, o (orange, instead of red), r or y.
color =
    { $form ->
        [feminine] { $color ->
                [b] زرقاء
                [g] خضراء
                [o] برتقالية
                [r] حمراء
               *[y] صفراء
            }
        [name] { $color ->
                [b] الأزرق
                [g] الأخضر
                [o] البرتقالي
                [r] الأحمر
               *[y] الأصفر
            }
       *[plain] { $color ->
                [b] أزرق
                [g] أخضر
                [o] برتقالي
                [r] أحمر
               *[y] أصفر
            }
    }

# $form: plain (red 7), a (a red 7), or A (A red 7). $face: a digit, skip, reverse, two, wild, four or minion. $flip: yes or no.
card =
    { $form ->
       *[plain] { card.plain }
    }
    .plain =
        { $face ->
            [wild] جوكر
            [four] جوكر اسحب 4
            [minion] مينيون متحوّل
            [skip] تخطي { color }
            [reverse] عكس { color }
            [two] اسحب 2 { color }
           *[other] { $face } { color }
        }{ $flip ->
            [yes] {" "}مع منجنيق
           *[no] {""}
        }

no-cards = لا أوراق

# A list is begun with list-middle, as often as needed, and ended with list-end. $last: and, or.
list-middle = { $start }، { $next }
list-end =
    { $last ->
        [or] { $start } أو { $next }
       *[and] { $start } و{ $next }
    }

# $count: how many.
card-count =
    { $count ->
        [0] لا أوراق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
point-count =
    { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }

# A card or a move in the notation. The function TYPED says it; a screen may show it in its $color.
as-typed = { $text }
