# Score pads: at the prompt, as text and as a page. What a pad refuses is at the end.

## What is played, and how it stands

pad-title =
    { $format ->
        [points-race] سباق نقاط حتى { pad-points }
        [lowest-score] أقل النقاط حتى { pad-points }
        [partners] فرق ثنائية حتى { pad-points }
        [rotating-partners] فرق متبدلة، { pad-rounds }
       *[elimination] خروج المغلوب عند { pad-points }
    }، { $edition }
pad-sentence = { $what }.
pad-goal =
    { $format ->
        [points-race] الفوز لمن يبلغ أولًا { pad-points }.
        [lowest-score] عندما يبلغ أحدهم { pad-points } يفوز المجموع الأقل.
        [partners] يفوز أول فريق يبلغ { pad-points }.
        [rotating-partners] بعد { pad-rounds } يفوز المجموع الأعلى.
       *[elimination] من يبلغ { pad-points } يخرج، والفوز لمن يبقى أخيرًا.
    }
pad-points =
    { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
pad-rounds =
    { $rounds ->
        [zero] لا جولات
        [one] جولة واحدة
        [two] جولتين
        [few] { $rounds } جولات
       *[other] { $rounds } جولة
    }
pad-nothing-played = لم تُلعب جولة بعد.
pad-won =
    انتهت المباراة: { $shared ->
        [yes] اقتسام الفوز
       *[no] { $count ->
            [one] الفوز
           *[other] الفوز
        }
    } لـ{ LIST($names) } مع { pad-points }.
pad-leading =
    { $how ->
        [level] تعادل بين { LIST($names) } عند { pad-points }.
        [lowest] المجموع الأقل { $count ->
            [one] لدى
           *[other] لدى
        } { LIST($names) }، { pad-points }.
       *[highest] في المقدمة{ $count ->
            [one] :
           *[other] :
        } { LIST($names) } مع { pad-points }.
    }
pad-rounds-to-go = الباقي { pad-rounds }.
pad-points-to-go = الباقي { pad-points }.
pad-nearest =
    الأقرب إلى { $target }{ $count ->
        [one] :
       *[other] :
    } { LIST($names) }، والباقي { pad-points }.
pad-eliminated =
    خروج{ $count ->
        [one] :
       *[other] :
    } { LIST($names) }.
pad-head-to-head = مواجهة بين { LIST($names) }.

## A round

pad-sides = { LIST($one) } ضد { LIST($other) }.
pad-dealt = التوزيع من { $name }.
pad-drawn = انتهت الجولة بالتعادل.
pad-went-out = انتهت أوراق { $name }.
pad-scored =
    { $points ->
        [0] انتهت أوراق { $name } بلا نقاط.
       *[other] انتهت أوراق { $name } والكسب { pad-points }.
    }
pad-team-scored =
    { $each ->
        [each] انتهت أوراق { $name }؛ ولكل من { LIST($team) } { pad-points }.
       *[together] انتهت أوراق { $name }؛ ولفريق { LIST($team) } { pad-points }.
    }
pad-left = { LIST($hands) }.
pad-left-hand =
    { $place ->
        [first] بقي لدى { $name } { $hand }
       *[more] ولدى { $name } { $hand }
    }
pad-hand-cards = { WHOLE($cards) } ({ $points })

## As text

pad-what-is-added = العدد بين قوسين هو ما أضافته الجولة.
pad-short-name = { $short } هو { $name }.
pad-told-round = الجولة { $number }:
pad-column-round = الجولة
pad-column-dealer = الموزِّع
pad-column-went-out = أنهى
pad-column-total = المجموع
pad-unknown = غير معروف
pad-nobody = لا أحد
pad-legend-colors = الأوراق: { LIST($colors) }.
pad-legend-color = { $letter } { COLOR($letter, form: "plain") }
pad-legend-faces =
    { $more ->
        [minion] S تخطي، R عكس، +2 اسحب 2، W جوكر، W4 جوكر اسحب 4، M مينيون متحوّل.
        [flip] S تخطي، R عكس، +2 اسحب 2، W جوكر، W4 جوكر اسحب 4، ^ ورقة منجنيق.
       *[none] S تخطي، R عكس، +2 اسحب 2، W جوكر، W4 جوكر اسحب 4.
    }
pad-legend-points =
    { $minion ->
        [yes] الأرقام بقيمتها؛ تخطي وعكس واسحب 2 بقيمة { $action }؛ وكل جوكر بقيمة { $wild }.
       *[no] الأرقام بقيمتها؛ تخطي وعكس واسحب 2 بقيمة { $action }؛ جوكر وجوكر اسحب 4 بقيمة { $wild }.
    }

## As a page

page-made-with = صُنع بـ{ WHOLE($program) }. يتبع قواعد UNO®؛ غير تابع لشركة Mattel ولا معتمد منها.
pad-page-title = لوحة النقاط
pad-page-name = لوحة النقاط: { LIST($names) }
pad-sheet = الورقة
pad-caption = مجموع كل لاعب بعد كل جولة، وما أضافته الجولة، وما بقي في اليد.
pad-caption-empty = يُكتب مجموع كل لاعب بعد كل جولة، وما أضافته الجولة.
pad-team = { LIST($names) }
pad-with = مع { $name }
pad-dealt-short = توزيع { $name }
pad-drawn-short = تعادل
pad-went-out-short = أنهى
pad-left-with = بقي { $points }
pad-not-in-this-round = ليس في هذه الجولة
pad-place =
    { $place ->
        [won] فوز
        [shared] اقتسام الفوز
        [leads] في المقدمة
       *[eliminated] خارج اللعب
    }
pad-legend = الأوراق:

## At the prompt

pad-who-plays = من يلعب؟ تُكتب الأسماء بترتيب المقاعد وبينها فواصل.
pad-who-deals = من يوزّع أولًا؟ يُكتب اسم، أو مفتاح Enter وحده لـ{ $name }.
pad-begins = لوحة النقاط: { $what }، مع { LIST($names) }. تُحفظ في { LONG($file) }.
pad-how-to-begin = لكل لاعب يُكتب ما بقي في اليد: أوراق مثل { $cards }، أو نقاط مثل 57، أو أنهى. وكلمة مساعدة للمزيد.
pad-goes-on = متابعة لوحة النقاط في { LONG($file) }: { $what }، مع { LIST($names) }.
pad-half-line = آخر سطر في اللوحة كُتب نصفه فحُذف. وكل الجولات المؤكدة موجودة.
pad-nothing-begun = لم يبدأ شيء، ولم يتغير شيء.
pad-is-saved = لوحة النقاط محفوظة في { LONG($file) }.
pad-begun-round-lost = الجولة التي كنت تكتبها ليست فيها.
pad-over-what-now = انتهت المباراة. للكتابة: ورقة، تراجع، تصحيح، طباعة ملف، أو خروج.
pad-round-number = الجولة { $number }.
pad-deals = التوزيع على { $name }.
pad-whose-hand = { $name }؟
pad-round-saved = حُفظت الجولة { $number }.
pad-round-corrected = صُححت الجولة { $number }.
pad-round-taken-back = حُذفت الجولة { $number }.
pad-correction-taken-back = حُذف تصحيح الجولة { $number }.
pad-hand-taken-back = حُذفت يد { $name }.
pad-correcting = تُكتب أيدي الجولة { $number } من جديد، أو تراجع لتبقى كما هي:
pad-drawn-hands-asked = لم ينه أحد، وعلى هذه الطاولة تُحسب الأيدي.
pad-page-is-in = الصفحة في { LONG($file) }.
pad-help-hand = لكل لاعب يُكتب ما بقي في اليد: أوراق مثل { $cards }، أو نقاط مثل 57. ولمن أنهى أوراقه: أنهى أو -. وإن لم يستطع أحد المتابعة: تعادل.
pad-help-cards =
    { $minion ->
        [yes] الورقة حرف لونها ورقم أو S (تخطي) أو R (عكس) أو +2 (اسحب 2)؛ أو هي W (جوكر) أو W4 (جوكر اسحب 4) أو M (مينيون متحوّل).
       *[no] الورقة حرف لونها ورقم أو S (تخطي) أو R (عكس) أو +2 (اسحب 2)؛ أو هي W (جوكر) أو W4 (جوكر اسحب 4).
    }
pad-help-line = جولة كاملة في سطر واحد: { WHOLE($example) }
pad-help-undo = تراجع يحذف آخر ما كُتب؛ وتصحيح 2 لكتابة الجولة 2 من جديد.
pad-help-others = ورقة تعرض كل شيء حتى الآن، وطباعة ملف تكتب صفحة للطباعة، ومساعدة تعرض هذا، وخروج للمغادرة. وكل جولة تُحفظ فور اكتمالها.

# Words that may be typed; English ones are understood in every language.
pad-word-sheet = ورقة, نقاط
pad-word-undo = تراجع
pad-word-correct = تصحيح
pad-word-print = طباعة
pad-word-help = مساعدة, ؟
pad-word-quit = خروج
pad-word-drawn = تعادل
pad-word-out = أنهى, انهى, -
typed-answer-yes = نعم, ن
typed-answer-no = لا, ل
yes-or-no = للكتابة: { $yes } أو { $no }.

## What a pad refuses

pad-shown-as-it-is = --html و--json يعرضان اللوحة في --file كما هي؛ يُترك ما يصف مباراة أخرى.
pad-needs-names = اللوحة الفارغة تحتاج إلى أسماء؛ يُضاف --players Ann,Bob,Cid.
pad-is-there = هناك لوحة نقاط في { LONG($file) }؛ --file وحده يكملها، أو يُضاف --new.
pad-is-over = انتهت المباراة فلا جولة تالية؛ حذف جولة أو بدء لوحة أخرى.
pad-no-such-round =
    { $rounds ->
        [0] لا توجد جولة { $number } للتصحيح؛ لم تُلعب جولة بعد.
        [one] لا توجد جولة { $number } للتصحيح؛ لُعبت الجولة 1 فقط.
       *[other] لا توجد جولة { $number } للتصحيح؛ لُعبت الجولات من 1 إلى { $rounds }.
    }
pad-correct-which = أي جولة؟ تُكتب مثلًا تصحيح 2.
pad-correction-breaks = الجولة { $number } تبقى كما كانت، لأن الجولة { $later } لا يمكن أن تُلعب حينها: { $why }
pad-nothing-to-undo = لا شيء للتراجع عنه؛ اللوحة فارغة.
pad-wrong-players = ليسوا لاعبي هذه الجولة؛ يلعبها { LIST($names) } بهذا الترتيب.
pad-wrong-dealer =
    { $name ->
        [0] الموزِّع في هذه الجولة خطأ؛ ولا أحد يعرف من هو.
       *[other] الموزِّع في هذه الجولة خطأ؛ الصحيح { $name }.
    }
pad-same-name = هناك لاعبان باسم { $name }؛ لكل واحد اسم مختلف.
pad-cards-of-all = في الجولة من الأيدي { $hands }؛ تُذكر أوراقها كلها أو لا شيء منها.
pad-winner-not-seated = من ينهي أوراقه يجب أن يكون في الجولة.
pad-winner-with-cards = من ينهي لا تبقى لديه أوراق؛ تبقى لدى الآخرين فقط.
not-a-hand = «{ $text }» ليست يدًا؛ تُكتب أوراق مثل { $cards }، أو نقاط مثل 57، أو أنهى.
pad-too-many-cards = في المجموعة من الأوراق { $cards }، وإحداها على الطاولة؛ فلا يبقى هذا العدد.
pad-hand-is-worth = اليد { $cards } قيمتها { $right }، لا { $points }.
pad-too-many-of =
    { $there ->
        [0] لا توجد { $card } في المجموعة؛ يُعاد العد.
       *[other] في المجموعة من { $card } فقط { $there }، فلا يبقى منها { $left }؛ يُعاد العد.
    }
pad-hand-cannot-be = لا يد بأوراق هذه المجموعة قيمتها { $points }؛ يُعاد العد.
pad-hands-cannot-be = أيدٍ عددها { $hands } لا تكون قيمتها معًا { $points } في هذه المجموعة؛ يُعاد العد.
pad-no-such-player = لا أحد هنا اسمه «{ $name }»؛ اللاعبون { LIST($players) }.
pad-two-hands = لدى { $name } يدان في هذا السطر؛ واحدة فقط.
pad-not-a-players-hand = «{ $text }» ليست يد أحد؛ يُكتب اسم ثم نقطتان ثم اليد، مثل { WHOLE($example) }.
pad-not-in-round = { $name } ليس في هذه الجولة؛ تُترك تلك اليد.
pad-two-went-out = لا يمكن أن ينهي { LIST($names) } معًا؛ تنتهي الجولة عند الأول.
pad-nobody-went-out = لا بد أن أحدهم أنهى؛ تُكتب أنهى لتلك اليد، أو تعادل إن لم يستطع أحد المتابعة.
pad-drawn-hands-count = على هذه الطاولة تُحسب أيدي جولة التعادل؛ تُكتب تعادل ثم يد { $name } وكل الأيدي الأخرى.
pad-hands-missing =
    { $count ->
        [one] يد { LIST($names) } ناقصة؛ تُكتب يد الجميع، مثل { WHOLE($example) }.
       *[other] أيدي { LIST($names) } ناقصة؛ تُكتب يد الجميع، مثل { WHOLE($example) }.
    }
pad-out-in-drawn-round = لا أحد ينهي في جولة تعادل؛ تُترك تعادل، أو يُكتب ما بقي في كل يد.
pad-drawn-so-nobody-out = انتهت الجولة بالتعادل فلم ينه أحد؛ يُكتب ما بقي في اليد.
pad-only-one-goes-out = لاعب واحد فقط ينهي؛ تراجع لتغيير جواب.
pad-type-round-again = { $refusal } تُكتب الجولة من جديد.
pad-print-where = الصفحة تحتاج إلى اسم ملف؛ تُكتب طباعة evening.html.
pad-not-a-round = «{ $text }» ليست جولة هنا؛ تُكتب '{ $expected }, dealer NAME, …' مع يد كل لاعب.
pad-over-before = انتهت المباراة قبل هذه الجولة؛ يُحذف السطر.

## On the command line

usage-pad-players = الأسماء بترتيب المقاعد: Ann,Bob,Cid
usage-pad-file = حيث تُحفظ اللوحة أو حُفظت
usage-pad-new = بدء لوحة أخرى؛ وتُحفظ القديمة باسم FILE.old
usage-pad-html = كتابة اللوحة صفحة للطباعة ثم الخروج
usage-pad-json = عرض اللوحة كبيانات ثم الخروج
