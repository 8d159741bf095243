# What a player is asked, from what the player sees. What is to be typed stands in the sentence: see typed.ftl.

your-turn = دورك.
card-counts = الأوراق: { LIST($counts) }.
cards-of =
    { $reader ->
        [actor] أنت { $count }
       *[nobody] { $name } { $count }
    }
on-top =
    { $color ->
        [none] الورقة العليا { CARD($card) }.
       *[other] الورقة العليا { CARD($card) }، واللون { COLOR($color) }.
    }
your-hand = لديك { TYPED($cards) }.

# $plays: a list of offers, $count of them. $other: what else can be done.
can-play =
    { $count ->
        [0] { $other ->
                [pass] لا شيء في يدك يناسب، ولا ورقة للسحب: ليس لك إلا تمرير.
               *[draw] لا شيء في يدك يناسب: عليك سحب.
            }
       *[other] { $other ->
                [draw] يمكنك لعب { LIST($plays, last: "or") }، أو سحب.
               *[none] عليك لعب { LIST($plays, last: "or") }.
            }
    }
can-play-drawn =
    { $count ->
        [0] الورقة لا تناسب: عليك احتفاظ.
       *[other] { $other ->
                [keep] يمكنك لعب { LIST($plays, last: "or") }، أو احتفاظ.
               *[none] عليك لعب { LIST($plays, last: "or") }.
            }
    }
# $kind: a card that is laid as it is, a wild card that needs a color, a Wild Draw Four that would be a bluff, or any card.
offer =
    { $kind ->
        [any] ورقة
        [wild] { TYPED($card) } ثم لون
        [bluff] { TYPED($card) } ثم لون (خدعة)
       *[plain] { TYPED($card) }
    }

must-draw = بسبب { CARD($card) } من { $name } عليك سحب: { card-count }.
# $answers: challenge, stack (lay one of $plays), both or neither.
can-answer =
    { $answers ->
        [both] يمكنك قبول، أو تحدي، أو لعب { LIST($plays, last: "or") }.
        [challenge] يمكنك قبول أو تحدي.
        [stack] يمكنك قبول، أو لعب { LIST($plays, last: "or") }.
       *[neither] ليس لك إلا قبول.
    }
last-card-laid = آخر ورقة من { $name } هي { CARD($card) }. مع قبول تنتهي الجولة.
which-color = أي لون؟ للكتابة: { LIST($colors, last: "or") }.
color-choice = { TYPED($color) } بمعنى { COLOR($color) }
whose-crash-pad =
    { $decline ->
        [yes] نحو أي وسادة الإطلاق؟ للكتابة: { LIST($choices, last: "or") }؛ أو تنازل.
       *[no] نحو أي وسادة الإطلاق؟ للكتابة: { LIST($choices, last: "or") }.
    }
which-gift = أي ورقة تذهب إلى { $name }؟ للكتابة مثلًا: { $move }.
whose-hand = مع من تبديل اليد؟ للكتابة: { LIST($choices, last: "or") }.

## Whether it is the player's turn or not

one-card-left = بقيت لديك ورقة واحدة.
can-catch = لم تُقَل UNO من جهة { $name }: يمكنك كتابة { $move }.
can-jump-in = يمكنك قفز بورقة { LIST($plays, last: "or") }.
can-object = يمكنك اعتراض على ورقة { $name }: اعتراض.
press-enter = للمتابعة: مفتاح Enter.
has-one-card-left = بقيت ورقة واحدة لدى { $name }.
