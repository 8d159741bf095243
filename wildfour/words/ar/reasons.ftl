# Hints: what the expert would do in the player's place, and why. $name is another player.

## What needs no thought

hint-call = اكتب { $move } فورًا: ما لم تقل UNO يستطيع أي أحد ضبطك.
hint-catch = للكتابة { $move }: لم تُقَل UNO من جهة { $name }، والثمن سحب ورقتين.
hint-catch-partner = لم تُقَل UNO من جهة { $name }، لكنكما في فريق واحد: فلا داعي لشيء.
hint-object = للكتابة { $move }: ورقة { $name } لا تناسب لونًا ولا رقمًا ولا رمزًا.
hint-silence = الخبير لا يقول شيئًا هنا: مفتاح Enter.
hint-no-choice = لا خيار لك: ليس هناك إلا { $move }.
hint-only-watching = أنت في وضع المشاهدة، فلا شيء للنصح.

## What the expert would do

hint-thinking = الخبير يفكر؛ Ctrl-C يوقفه.
hint-preparing = الخبير يستعد؛ Ctrl-C يوقفه.
hint-stopped = بلا تلميح إذن.
hint-ended = توقف الخبير عن العمل؛ يمكن السؤال من جديد.
hint-impossible = لا يستطيع الخبير اللعب هنا ({ LONG($reason) }).
adviser =
    { $by ->
        [network] الروبوت السريع
       *[expert] الخبير
    }
advice-lay = { adviser } يلعب { TYPED($move) }.
advice-jump-in = { adviser } يقفز بورقة { TYPED($move) }.
advice-color = { adviser } يختار { COLOR($color, form: "name") }.
advice-flip = { adviser } يطلق نحو وسادة { $name }.
advice-swap = { adviser } يبدّل اليد مع { $name }.
advice-give = { adviser } يعطي { CARD($card) }.
advice-nothing = { adviser } لا يفعل شيئًا ويترك اللعب يستمر.
advice-draw = { adviser } يسحب ورقة.
advice-keep = { adviser } يحتفظ بالورقة.
advice-pass = { adviser } يمرر.
advice-accept = { adviser } يقبل.
advice-challenge = { adviser } يتحدى.
advice-decline = { adviser } يتنازل.
advice-call-too = مع قول UNO في الوقت نفسه، { $move }، فلا يضبطك أحد.

## Why

reason-last-card = هي آخر ورقة لديك.
reason-next-has-few =
    { $count ->
        [1] الدور التالي { $name }، والباقي هناك ورقة واحدة فقط.
       *[other] الدور التالي { $name }، والباقي هناك: { card-count }.
    }
reason-sheds = تخفف عن يدك: { point-count }.
# $more: yes where the card to be laid is not counted.
reason-holds-color =
    { $count ->
        [1] { $more ->
                [yes] لديك ورقة { COLOR($color, form: "feminine") } أخرى.
               *[no] لديك ورقة { COLOR($color, form: "feminine") } واحدة.
            }
       *[other] { $more ->
                [yes] لديك من لون { COLOR($color) } أوراق أخرى: { $count }.
               *[no] لديك من لون { COLOR($color) } أوراق: { $count }.
            }
    }
reason-next-lacks-color = الدور التالي { $name }، ويبدو بلا ورقة { COLOR($color, form: "feminine") }.
reason-wild-fits-later = ورقة { CARD($card) } ستناسب لاحقًا أيضًا.
reason-wilds-fit-later = أوراق الجوكر ستناسب لاحقًا أيضًا.
reason-has-cards = لدى { $name }: { card-count }.
reason-has-fewest = أقل الأوراق لدى { $name }: { $count }.
reason-bluff = هي خدعة: عند التحدي من { $name } عليك سحب الأوراق الأربع بنفسك.
reason-gets-hand = تصير لك يد { $name }: { card-count }.
reason-keeps-hand = وإلا لزمك التخلي عن يدك.
reason-only-of-color = هي ورقتك الوحيدة من لون { COLOR($color) }.
reason-seen-color = رأيت ورقة { COLOR($color, form: "feminine") } في يد { $name }.
reason-lacks-color = يبدو أن لا ورقة { COLOR($color, form: "feminine") } لدى { $name }.
reason-may-hold-color = لدى { $name } { card-count }، ومن الجائز أن تكون إحداها { COLOR($color, form: "feminine") }.
reason-failed-challenge = التحدي الخائب يكلف ورقتين أخريين.
reason-nothing-else = هي الورقة الوحيدة التي تناسب.
reason-wins-more = تفوز بجولات أكثر من { $move }، بزيادة { $more } في المئة.
reason-worth-more = تزيد قيمتها على { $move } بمقدار { $more ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $more } نقاط
       *[other] { $more } نقطة
    }.
reason-nothing-better = لم تأتِ أي حركة أخرى أفضل بفارق واضح.
alike =
    { $count ->
        [one] { LIST($moves) } قريبة منها في الجودة.
       *[other] { LIST($moves) } قريبة منها في الجودة.
    }
wins-more-worth-less = { $move } تفوز بجولات أكثر، لكن قيمتها في المجمل أقل.
wins-more-worth-alike = { $move } تفوز بجولات أكثر، وقيمتها قريبة.

## The numbers

column-move = الحركة
column-chance = الاحتمال
column-worth = القيمة
column-tries = المحاولات
number = { $number }
more-moves =
    { $count ->
        [one] حركة أخرى ليست أفضل.
        [two] حركتان أخريان ليستا أفضل.
        [few] { $count } حركات أخرى ليست أفضل.
       *[other] { $count } حركة أخرى ليست أفضل.
    }
about-chance =
    { $partner ->
        [yes] الاحتمال: أن ينهي فريقك أوراقه أولًا.
       *[no] الاحتمال: أن تنتهي أوراقك أولًا.
    }
# $counts: points that are won and lost, or points left in the own hand, once, twice or three times as the limit is near.
about-worth =
    القيمة: { $out } نقطة لإنهاء الأوراق، { $counts ->
        [won] مع ما تكسبه، ناقص ما يكسبه الآخرون.
        [left] ناقص ما يبقى في يدك.
        [left-twice] ناقص ما يبقى في يدك، مضاعفًا لأن الحد قريب.
       *[left-thrice] ناقص ما يبقى في يدك، ثلاثة أضعاف لأن الحد قريب.
    }
