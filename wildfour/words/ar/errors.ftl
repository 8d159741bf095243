# What cannot be read or built. Where a $guess is given, it is what may have been meant, or 0.

## Where something was refused

at-line = السطر { $line }: { $refusal }
in-file = { LONG($file) }، { $refusal }

## Names that there are not

no-such-edition =
    لا يوجد إصدار «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الإصدارات { LIST($known) }.
no-such-option =
    لا يوجد خيار «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الخيارات { LIST($known) }.
no-such-format =
    لا يوجد نظام «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الأنظمة { LIST($known) }.
no-such-clause =
    لا توجد قاعدة «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }القواعد من A1 إلى I3، والأحكام من R1، وقواعد البيت بأسماء خياراتها.

## Options

no-such-value = { $option } لا يكون «{ $value }»؛ الممكن { LIST($values, last: "or") }.
no-such-hit-rate = hit-rate لا يكون «{ $value }»؛ الممكن عدد من 0 إلى 1، أو واحد لكل مقعد، مثل 0.7,0.4.
no-such-flip-cards = «{ $value }» ليست قائمة أوراق منجنيق؛ تُكتب أرقام من 1 إلى 9 أو أوراق، مثل 1,5,r7.
no-such-target = target لا يكون «{ $value }»؛ الممكن عدد صحيح من { $least } إلى { $most }.
given-twice = الخيار { $option } مذكور مرتين؛ مرة واحدة تكفي.
needs-launcher = الخيار { $option } بلا أثر في { $edition }: المنجنيق في launcher-2009 وحده.
needs-minion = الخيار { $option } بلا أثر في { $edition }: مينيون متحوّل في minion-2016 وحده.
needs-table-penalties = الخيار { $option } بلا أثر في { $edition }: عقوبات الطاولة (G1 إلى G3) في classic-2003 وحده.
needs-silent-two-handed = الخيار { $option } بلا أثر في { $edition }: لكتيبه قاعدة في ذلك (H1).
useless-without = الخيار { $option } بلا أثر دون { $needed }؛ إما إضافة { $needed } أو ترك { $option }.
contradiction-draw-until-playable-drawn-card-stays = الخياران { $option } و{ $other } متناقضان: ورقة سُحبت لأنها مناسبة لا يمكن لعبها؛ يُختار أحدهما.
contradiction-players-referee-seven-zero = الخياران { $option } و{ $other } متناقضان: بعد تبديل الأيدي لا تُسترد ورقة خطأ (G2)؛ يُختار أحدهما.
edition-players = { $edition } من { $least } إلى { $most } لاعبين، لا { $players }.
partners-players = الفرق تحتاج إلى 4 أو 6 أو 8 أو 10 لاعبين، لا { $players }.
hit-rates-players = في hit-rate من الأعداد { $rates } واللاعبون { $players }؛ عدد واحد للجميع أو واحد لكل لاعب.

## Cards and moves

not-a-card = «{ $text }» ليست ورقة؛ تُكتب الأوراق مثل { LIST($examples, last: "or") }.
not-a-color = «{ $text }» ليس لونًا؛ الألوان { LIST($colors) }.
not-a-move =
    «{ $name }» ليست حركة؛ { $guess ->
        [0] الحركة ورقة، أو إحدى الكلمات { LIST($known) }.
       *[other] هل المقصود { $guess }؟
    }
not-a-move-number = { $number } ليس رقم حركة؛ كلها في docs/notation.md.
card-takes-no-color = «{ $card }>{ $color }» تسمّي لونًا، وذلك للجوكر فقط؛ تُكتب { $card }.
card-needs-color = { $card } تحتاج إلى لون؛ تُكتب مثلًا { $card }>{ $color }.
move-needs-seat = «{ $move }» تحتاج إلى رقم مقعد من 0 إلى 9؛ تُكتب مثلًا { $word } 2.

## Players

not-a-name = «{ $name }» لا يصلح اسمًا؛ الاسم من حرف إلى { $longest } حرفًا ظاهرًا بلا فاصلة.
bots-of-players = «{ $bots }» لا يبيّن من يلعب عن من؛ المطلوب روبوت أو «{ $person }» لكل من اللاعبين، وهم { $players }.

## What chance gave, as a transcript or a test has it

chance-gives-number = «{ $word }» يجب أن يكون هنا عددًا من 0 إلى { $most } أعطاه الحظ.
chance-gives-hit-or-miss = «{ $word }» يجب أن يكون هنا 'hit' أو 'miss' حيث ينتهي إطلاق.
chance-is-missing = ما أعطاه الحظ مفقود هنا: ورقة مسحوبة، أو 'hit' أو 'miss'.
chance-gave-more =
    { $written ->
        [0] لا شيء مكتوب هنا مما أعطاه الحظ: المطلوب { $came ->
            [one] كلمة واحدة
           *[other] من الكلمات { $came }
        }.
        [one] كلمة واحدة فقط مكتوبة هنا مما أعطاه الحظ: المطلوب { $came }.
       *[other] المكتوب هنا مما أعطاه الحظ { $written } فقط: المطلوب { $came }.
    }
chance-gave-less = «{ $words }» زائدة: لم يعط الحظ هنا شيئًا كهذا.
card-cannot-come = { $card } لا يمكن أن تأتي هنا: لم تبق منها واحدة حيث يُسحب.

## Transcripts

not-a-transcript =
    { $noun ->
        [pad] هذه ليست لوحة نقاط؛ لوحة النقاط تبدأ بـ«{ $begins }».
       *[transcript] هذا ليس سجلًا؛ السجل يبدأ بـ«{ $begins }».
    }
transcript-version =
    إصدار صيغة { $noun ->
        [pad] لوحة النقاط
       *[transcript] السجل
    } هو «{ $version }»، وهذا البرنامج يقرأ { $readable }؛ المطلوب البرنامج الذي كتبه أو أحدث منه.
transcript-cut-off = الملف مقطوع في وسط سطره الأخير.
heading-missing = السطر «{ $heading }: …» مفقود هنا.
impossible-seats = هذه المقاعد غير ممكنة: بعد 'seats' أرقام اللاعبين من 0 إلى { $last }، كلٌّ مرة على الأكثر؛ وإن جلس الجميع بالترتيب فلا حاجة إليها.
round-missing = جولة مفقودة؛ تبدأ بسطر مثل 'round 1 dealer 0 -> …'.
round-without-end = الجولة السابقة بلا نهاية؛ ذلك للأخيرة فقط.
round-not-over-here = الجولة لا تنتهي هنا؛ بعض حركاتها مفقود.
round-ended-otherwise = انتهت الجولة على نحو آخر؛ السطر الصحيح «{ WHOLE($line) }».
not-a-round-line = «{ $text }» لا يبدأ جولة؛ يُكتب 'round { $number } dealer 0 -> …'.
not-a-move-line = «{ $text }» ليس حركة ولا نهاية جولة؛ يُكتب مثلًا '0 draw -> r7'.
not-an-end-line = «{ $text }» لا ينهي جولة؛ يُكتب 'end winner 0 points 57 position …'.
match-over-before = انتهت المباراة قبل هذه الجولة؛ تُحذف الجولة.
wrong-seats = اللاعبون في هذه الجولة غير الصحيحين؛ الصحيح 'seats { $seats }'.
wrong-dealer = المقعد الموزّع في هذه الجولة خطأ؛ الصحيح 'dealer { $dealer }'.

## Formats and sheets

format-without-partners = نظام { $format } بلا فرق؛ إما ترك الخيار partners أو لعب نظام partners.
format-takes-no-settings = نظام { $format } لا يقبل «{ $setting }»؛ يُترك.
format-takes-no-such-setting = نظام { $format } لا يقبل «{ $setting }»؛ يقبل { LIST($known) }، كلًّا مرة على الأكثر: { $example }.
format-setting-range = { $name } لا يكون «{ $value }»؛ الممكن عدد صحيح من 1 إلى { $most }.
format-players = نظام { $format } يحتاج إلى { LIST($allowed, last: "or") } من اللاعبين، لا { $players }.
not-two-tables = لا ينتمي هذان الملفان إلى مباراة واحدة لثمانية لاعبين على طاولتين (H6).
hands-and-results = في الجولة من الأيدي { $hands } ومن النتائج { $results }؛ نتيجة لكل يد.
winner-with-points = من ينهي أوراقه لا تبقى لديه أوراق، لا { $points } نقطة.

## Tables

dealer-seat = المقعد { $seat } لا يوزّع؛ المقاعد من 0 إلى { $last }.
not-a-number-of-players = يجب أن يكون عدد اللاعبين عددًا صحيحًا، لا { $players }.
no-move-to-undo = لا توجد حركة للتراجع عنها.
not-a-seat = لا يوجد مقعد { $seat }؛ المقاعد من 0 إلى { $last }.
not-a-player = لا يوجد لاعب { $player }؛ اللاعبون من 0 إلى { $last }.
not-a-move-at-all = { $move } ليست حركة؛ الحركة نص مثل 'draw'، أو رقمها في docs/notation.md.
who-of-players =
    { $who ->
        [one] ذُكر اسم واحد
       *[other] ذُكر من الأسماء { $who }
    } واللاعبون { $players }؛ يجب بيان من يلعب عن كل منهم.
stale-move = اختيرت { $move } عند الحدث { $at }، والطاولة الآن عند الحدث { $number }؛ نظرة أخرى.
not-a-snapshot = هذه ليست لقطة طاولة ({ LONG($problem) })؛ تُستأنف الطاولة من سجلها.
snapshot-version = اللقطة من إصدار آخر من Wildfour؛ تُستأنف الطاولة من سجلها.
rounds-not-kept = الجولات المنتهية لم تُحفظ مع هذه المباراة؛ هي عند من دوّنها.
chance-without-positions = هذا الحظ بلا مواضع؛ المطلوب ما له مواضع، كالبذرة.

## Environments for learning

env-no-such-choice = { $setting } لا يكون «{ $value }»؛ الممكن { LIST($choices, last: "or") }.
env-no-such-number = { $setting } لا يكون { $value }؛ الممكن عدد صحيح من { $least } إلى { $most }.
env-no-such-policy =
    لا توجد سياسة «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }السياسات { LIST($known) }.
env-no-such-setting =
    لا يوجد إعداد «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الإعدادات { LIST($known) }.
env-opponents =
    { $given ->
        [one] ذُكر خصم واحد
       *[other] ذُكر من الخصوم { $given }
    } واللاعبون { $players }؛ واحد للجميع أو { $needed }.
env-actions-shape = الأفعال { $kind } بالشكل { $shape }؛ المطلوب { $size } من الأعداد الصحيحة، واحد لكل بيئة.
env-action-type = { LONG($action) } ليس فعلًا؛ الفعل عدد صحيح.
env-action-range = لا يوجد فعل { $action }؛ الأفعال من 0 إلى { $most }.
env-action-not-offered = اللاعب { $seat } لا يختار «{ $action }» الآن؛ القناع يعرض { LIST($offered) }.
env-no-such-action = «{ $move }» ليست فعلًا في هذه البيئة؛ كلها في layout.action_names.
env-over = انتهت الحلقة؛ يُستدعى reset قبل الخطوة التالية.
env-one-seed = لا تُقبل قائمة بذور؛ عدد واحد، ولكل بيئة جولاتها منه.
env-reset-mask = reset_mask يجب أن يكون مصفوفة NumPy من القيم المنطقية وعددها { $size }، واحدة لكل بيئة.
env-bot-failed = روبوت المقعد { $seat } أجاب «{ $move }»، وليست من حركاته؛ يُختار خصم آخر.
env-no-cuda = numba-cuda غير مثبت؛ يُثبت الإضافي 'cuda'، أو يُستخدم Batch على المعالج.
env-no-gpu = لا توجد هنا GPU تصلح لـCUDA؛ يُستخدم Batch على المعالج.

## خادم يغش

server-cheated =
    { $what ->
        [anchor] بدّل الخادم مرساة هذه المباراة.
        [own] يعرض الخادم باسمك التزامًا لم يصنعه برنامجك.
        [changed] غيّر الخادم لاعبين أو التزامات أو بذورًا كان قد عرضها.
        [incomplete] طلب الخادم بذرتك قبل أن يلتزم كل اللاعبين.
        [restarted] طلب الخادم البذور من جديد دون أن يقول من غاب.
        [fingerprint] بصمة الخادم لا تطابق اللاعبين والقواعد والالتزامات التي عرضها.
        [seed] بذرة { $name } لا تفتح التزام { $name }.
        [unrevealed] وزّع الخادم الورق قبل أن يعرض كل البذور.
        [link] حركات الخادم ليست الحركات التي رآها برنامجك.
       *[taken-back] تراجع الخادم عن حركات كان برنامجك قد رآها.
    }
server-cheated-evidence = { $cheat } الأدلة في { LONG($file) }.
server-cheated-no-evidence = { $cheat } تعذّر حفظ الأدلة.
