# The game at the prompt: greeting, set-up, answers to questions, help. $reader is as in events.ftl.

## Beginning and leaving

# $options: how many.
greeting =
    Wildfour، { $edition }، اللاعبون { $players }. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}الخيارات: { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] أنت { $name }. روبوت: { LIST($bots) }.
       *[other] أنت { $name }. روبوتات: { LIST($bots) }.
    }
how-to-play = كلمة مساعدة تبيّن ما يُكتب، وتلميح للنصيحة، وخروج للمغادرة؛ كل حركة محفوظة.
how-to-practice = قبل البدء يمكن التدرب على المنجنيق: تدريب ‎-5 60 تصويب ‎-5 وقوة 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = الخبير يستعد.
saved-round = هذه الجولة { $round } من مباراتك المحفوظة.
match-is-saved = المباراة محفوظة؛ الأمر play يكملها.
transcript-is-in = السجل في { LONG($file) }.
nothing-begun = لم يبدأ شيء ولم يتغير شيء.
half-line-dropped = آخر سطر في المباراة المحفوظة كُتب نصفه فحُذف؛ وكل الحركات المؤكدة موجودة.
going-on = متابعة المباراة المحفوظة في { LONG($file) }؛ ومع --new تبدأ أخرى.
saved-match-found = هناك مباراة محفوظة: { $edition }، الجولة { $round }، مع { LIST($bots) }.
want-to-go-on = هل تكملها؟ للكتابة: نعم أو لا.

## What cannot be begun

resume-as-it-is = --resume يكمل المباراة المحفوظة كما هي؛ تُترك --edition و--players و--option وما شابه.
nothing-to-resume = لا مباراة محفوظة في { LONG($file) }؛ يُترك --resume لبدء واحدة.
match-to-resume-over = المباراة في { LONG($file) } انتهت؛ يُترك --resume لبدء أخرى.
resume-or-new = هناك مباراة محفوظة في { LONG($file) }؛ --resume يكملها، و--new يبدأ أخرى.
saved-match-damaged = { LONG($file) }، { $refusal } لبدء مباراة أخرى --new؛ ويبقى هذا الملف محفوظًا.
saved-bots = روبوتات المباراة المحفوظة { LIST($bots) }؛ يُترك --bots.
saved-bot-cannot-play = { LONG($file) } يسمّي روبوتًا لا يلعب: { $refusal }
bots-for-seats =
    { $seats ->
        [one] في --bots من الروبوتات { $bots } لمقعد واحد؛ واحد لكل مقعد أو واحد للجميع.
       *[other] في --bots من الروبوتات { $bots } والمقاعد { $seats }؛ واحد لكل مقعد أو واحد للجميع.
    }
strange-bot = في المباراة المحفوظة روبوت ليس من Wildfour، { LONG($bot) }؛ ليلعب: --resume --bots '{ LONG($bots) }'.
bot-failed = الروبوت الذي يلعب عن { $name } تعطل في الجولة { $round } ({ $what })؛ والمباراة محفوظة حتى هناك.

## What is typed

not-understood =
    { $guess ->
        [0] «{ $text }» ليس حركة ولا أمرًا؛ كلمة حركات تبيّن الممكن، أو مساعدة.
       *[other] «{ $text }» ليس حركة ولا أمرًا. هل المقصود { $guess }؟
    }
not-done = لم يُفعل شيء بـ{ LIST($moves) }.
wild-needs-color = { $card } تحتاج إلى لون: تُكتب مثلًا { $card } { $color }.
which-of-the-cards = من أي لون؟ تُكتب مثلًا { TYPED($card) }.
needs-player = من المقصود؟ تُكتب مثلًا { $move }.
needs-card = أي ورقة؟ تُكتب مثلًا { $move }.
no-such-launch = التصويب عدد من ‎-{ $aim } إلى { $aim }، والقوة من 0 إلى { $power }: مثلًا تدريب ‎-5 60.
no-launcher-here = لا منجنيق في هذا الإصدار؛ المنجنيق في launcher-2009 فقط.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] سقطت الدمية قبل المركز بنسبة { $along }٪
       *[far] سقطت الدمية بعد المركز بنسبة { $along }٪
    } { $side ->
        [left] وإلى اليسار بنسبة { $aside }٪
       *[right] وإلى اليمين بنسبة { $aside }٪
    }؛ والإصابة على بُعد { $pad }٪ من المركز على الأكثر.
no-such-player =
    { $guess ->
        [0] لا أحد هنا اسمه «{ $name }»؛ اللاعبون { LIST($known) }.
       *[other] لا أحد هنا اسمه «{ $name }». هل المقصود { $guess }؟
    }
several-players = هنا أكثر من شخص اسمه { $name }؛ للكتابة { LIST($moves, last: "or") }.

## Answers

hand-in-words = لديك { card-count }: { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] لديك { card-count }{ $turn ->
                [yes] ، والدور لك.
               *[no] .
            }
       *[nobody] لدى { $name } { card-count }{ $turn ->
                [yes] ، والدور لهذا المقعد.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] اللعب نحو اليسار، نزولًا في هذه القائمة.
       *[right] اللعب نحو اليمين، صعودًا في هذه القائمة.
    }
draw-pile = في كومة السحب { card-count }.
moves-now = يمكنك كتابة { LIST($moves, last: "or") }.
no-moves-now = لا شيء يمكنك فعله الآن.
option-here = { $name }: { $changed }
no-options-here = كل شيء كما في { $edition }.
no-refusal-yet = لم تُرفض لك حركة بعد. لقراءة قاعدة تُكتب مثلًا قواعد C1.
clause-here = { $name }: { $clause }

## Help

help-cards = حرف للّون (b أزرق، g أخضر، { $color ->
        [o] o برتقالي
       *[r] r أحمر
    }، y أصفر) ثم رقم أو S (تخطي) أو R (عكس) أو +2 (اسحب 2): { $color }7, gS, yR, b+2. والكلمات تصلح أيضًا: أزرق 7، أخضر تخطي.
    .title = الأوراق
help-wild-cards = W (جوكر) وW4 (جوكر اسحب 4)، ثم اللون المختار: W g أو W4 أزرق.
    .title = الجوكر
help-minions = M (مينيون متحوّل)، ثم اللون المختار: M b.
    .title = مينيون متحوّل
help-moves = سحب، احتفاظ، قبول، تحدي، تمرير. والحروف الأولى تكفي: س للسحب.
    .title = الحركات
help-calling = قول UNO مع لعب الورقة قبل الأخيرة: { $color }7 أونو. عند النسيان يمكن ضبطك فورًا؛ وإلا فما زالت كتابة أونو ممكنة قبل أن يبدأ التالي. وإن نسي غيرك يأتيك السؤال: كتابة ضبط { $name }، أو مفتاح Enter.
    .title = UNO
help-flips = إطلاق { $name } يصوّب نحو تلك الوسادة، وتنازل يترك الأمر. بعد الإصابة: إعطاء { $color }7. للتصويب يدويًا يُضاف التصويب (أقل من 0: يسار) والقوة: إطلاق { $name } ‎-5 60. و«تدريب ‎-5 60» تجربة فقط.
    .title = المنجنيق
help-swaps = بعد 7: تبديل { $name }.
    .title = التبديل
help-jumps = إن كانت لديك الورقة العليا نفسها يأتيك السؤال: كتابتها، أو مفتاح Enter.
    .title = القفز
help-referees = اعتراض يقول إن آخر ورقة خطأ؛ واتهام { $name } يقول إن هناك من اقترح حركة.
    .title = العقوبات
help-questions = يد، طاولة، حركات، نقاط، خيارات، قواعد (لماذا رُفضت حركتك)، قواعد E2 (أي قاعدة)، مساعدة.
    .title = الأسئلة
help-advice = تلميح يقول ما يفعله الخبير مكانك ولماذا. وهو لا يرى إلا ما تراه.
    .title = النصيحة
help-leaving = خروج. المباراة محفوظة ويمكن إكمالها لاحقًا.
    .title = المغادرة

## A transcript as a story

story-title =
    { $rounds ->
        [one] مباراة بقواعد { $edition }، جولة واحدة، دوّنها { $program }.
       *[other] مباراة بقواعد { $edition }، الجولات { $rounds }، دوّنها { $program }.
    }
story-options = الخيارات: { LIST($options) }.
story-players = على الطاولة، نحو اليسار: { LIST($players) }.
match-was-left = هنا تُركت المباراة.
no-such-reader = لا يوجد مقعد «{ $name }» في هذه المباراة؛ الممكن { LIST($known) } أو spectator.
