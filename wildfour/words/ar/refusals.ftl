# Moves and requests that may not be done now. Each is followed by the clause that says so, so there is no full stop.

# How a refusal is told together with its clause.
by-clause = { $refusal } ({ $clause })

# A seat, where its player's name is not known.
seat = المقعد { $number }

round-goes-on = لم تنته الجولة بعد؛ تُلعب حتى نهايتها قبل التوزيع التالي
match-is-over = انتهت المباراة فلا توزيع بعدها؛ يمكن بدء مباراة أخرى
not-playing = لا لعب لـ{ $name } في هذه الجولة؛ في التالية

## What somebody is asked to do: after "you have to", and after "Bea is about to".
## $lay: can a card be laid? $other: can the other thing be done?

asked-choose-color = اختيار لون ورقة البداية
asked-play =
    { $lay ->
        [yes] { $other ->
            [yes] لعب ورقة أو السحب
           *[no] لعب ورقة
        }
       *[no] { $other ->
            [yes] السحب
           *[no] التمرير
        }
    }
asked-play-drawn =
    { $lay ->
        [yes] { $other ->
            [yes] لعب الورقة المسحوبة أو الاحتفاظ بها
           *[no] لعب الورقة المسحوبة
        }
       *[no] الاحتفاظ بالورقة المسحوبة
    }
asked-answer =
    { $challenge ->
        [yes] { $lay ->
            [yes] القبول أو التحدي أو وضع ورقة سحب فوقها
           *[no] القبول أو التحدي
        }
       *[no] { $lay ->
            [yes] القبول أو وضع ورقة سحب فوقها
           *[no] القبول
        }
    }
asked-flip =
    { $other ->
        [yes] الإطلاق نحو أحدهم أو التنازل
       *[no] الإطلاق نحو أحدهم
    }
asked-give = إعطاء ورقة لمن أُصيبت وسادته
asked-swap = اختيار من تُبدَّل معه اليد

## What can be done instead. $other: draw, pass, keep, accept or none.

instead-play =
    { $lay ->
        [yes] { $other ->
            [draw] يمكنك لعب ورقة أخرى أو السحب
            [pass] يمكنك لعب ورقة أخرى أو التمرير
           *[none] يمكنك لعب ورقة أخرى
        }
       *[no] { $other ->
            [draw] عليك السحب
           *[pass] عليك التمرير
        }
    }
instead-play-drawn =
    { $lay ->
        [yes] { $other ->
            [keep] يمكنك لعبها أو الاحتفاظ بها
           *[none] عليك لعبها
        }
       *[no] عليك الاحتفاظ بها
    }
instead-answer =
    { $lay ->
        [yes] يمكنك لعب أخرى أو القبول
       *[no] عليك القبول
    }
instead-wait = عليك انتظار دورك

## Whose turn it is

round-is-over = انتهت الجولة، و«{ $move }» متأخرة؛ يمكن بدء جولة أخرى
you-are-out = لعبت آخر ورقة؛ بقي على { $seat } { $asked }
not-your-turn = ليس دورك؛ على { $seat } { $asked }
not-now = «{ $move }» غير ممكنة الآن؛ عليك { $asked }
others-challenge = التحدي لمن سيسحب الأوراق وحده، { $seat }؛ عليك الانتظار

## Jumping in

no-jump-in-now = لا قفز الآن؛ على { $seat } { $asked }
jump-in-not-alike = القفز فقط بورقة ملونة من يدك تطابق الورقة العليا، لا بورقة { CARD($card) }؛ عليك انتظار دورك
jump-in-on-start = ورقة البداية لم يلعبها أحد، فلا قفز عليها؛ عليك انتظار دورك
jump-in-on-own = الورقة العليا ورقتك، ولا قفز على ورقتك نفسها؛ عليك الانتظار

## Laying a card

# $face: a digit, skip, reverse or two.
face =
    { $face ->
        [skip] ورقة تخطي
        [reverse] ورقة عكس
        [two] ورقة اسحب 2
       *[other] رقم { $face }
    }
top-card =
    { $wild ->
        [yes] { CARD($card) }، ولونه { COLOR($color) }
       *[no] { CARD($card) }
    }
not-in-hand = ليست لديك ورقة { CARD($card) }؛ لديك { CARDS($hand) }
only-the-card-drawn = بعد السحب لا تُلعب إلا الورقة المسحوبة، { CARD($drawn) }؛ { $instead }
last-card-no-number = آخر ورقة لا بد أن تكون رقمًا، وورقة { CARD($card) } ليست كذلك؛ { $instead }
you-hold-the-color = لديك ورقة { COLOR($color, form: "feminine") }، فلا يُلعب جوكر اسحب 4؛ { $instead }
no-match = ورقة { CARD($card) } لا تناسب { $top }؛ { $instead }
lay-a-match = ورقة { CARD($card) } لا تناسب { $top }؛ { $instead }
lay-color-or-wild =
    { $other ->
        [draw] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو جوكر، أو السحب
        [pass] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو جوكر، أو التمرير
       *[none] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو جوكر
    }
lay-color-face-or-wild =
    { $other ->
        [draw] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو { $face } أو جوكر، أو السحب
        [pass] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو { $face } أو جوكر، أو التمرير
       *[none] يمكنك لعب ورقة { COLOR($color, form: "feminine") } أو { $face } أو جوكر
    }
last-card-lies = لُعبت آخر ورقة، وورقة { CARD($card) } متأخرة؛ يمكنك القبول أو الاعتراض
not-stacked = أوراق السحب لا تتراكم هنا، فورقة { CARD($card) } ليست جوابًا؛ عليك { $asked }
no-draw-card = ورقة { CARD($card) } ليست ورقة سحب، فليست جوابًا؛ عليك { $asked }
last-card-not-stacked-on = لا تراكم فوق آخر ورقة، فورقة { CARD($card) } ليست جوابًا؛ عليك { $asked }
not-stacked-here = ورقة { CARD($card) } لا توضع هنا فوق { CARD($top) }؛ { $instead }

## Other answers

no-pass = لا تمرير ما دام هناك ما يُفعل؛ { $instead }
must-lay-drawn = من يستطيع اللعب فعليه اللعب؛ عليك لعب الورقة المسحوبة
must-lay = من يستطيع اللعب فعليه اللعب؛ عليك لعب ورقة
must-flip = ورقة المنجنيق تُلزم بالإطلاق؛ عليك التصويب نحو أحدهم، مثلًا flip 1
gift-not-held = لا يمكنك إعطاء { CARD($card) } لأنها ليست لديك؛ لديك { CARDS($hand) }
choose-another-seat = «{ $move }» غير ممكنة؛ عليك اختيار مقعد آخر من 0 إلى { $last }
nothing-to-challenge = لا جوكر اسحب 4 للتحدي: الورقة العليا { $top }؛ عليك القبول
object-instead = الخدعة ممنوعة هنا، فلك الاعتراض بدل التحدي، أو القبول
nobody-bluffs = لا خدع هنا، فلا شيء للتحدي؛ عليك القبول
last-four-stands = جوكر اسحب 4 كآخر ورقة لا يُتحدى هنا؛ عليك القبول
nothing-to-draw = لم تبق ورقة للسحب؛ عليك { $asked }

## What is said of other players

catch-yourself = لا يمكنك ضبط نفسك؛ لك قول UNO بكتابة أونو
no-such-seat = لا يوجد مقعد { $seat }؛ المقاعد من 0 إلى { $last }
opponents-catch = الضبط للخصوم وحدهم؛ الأمر لهم
no-objections = الأوراق الخطأ تُرفض هنا، فلا شيء للاعتراض؛ يستمر اللعب
too-late-to-object = فات وقت الاعتراض: الورقة العليا ثابتة؛ يستمر اللعب
object-to-own = لا اعتراض على ورقتك نفسها؛ الأمر للآخرين
objected-already = سبق اعتراضك على هذه الورقة؛ يستمر اللعب
no-accusations = لا يُتهم أحد بالاقتراح هنا؛ يستمر اللعب
accuse-another = الاتهام لشخص آخر على الطاولة فقط؛ عليك اختيار أحدهم
accused-is-out = لُعبت آخر ورقة لدى { $seat }، ولا عقوبة تعيد أحدًا؛ يستمر اللعب
accused-already = سبق أن اتهمت { $seat }؛ والآن على الآخرين الموافقة
