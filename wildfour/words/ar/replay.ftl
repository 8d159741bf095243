# Replays in the browser, and what is proved of their deals. A browser reads this when it shows one.

## Replays

web-replays-intro = مشاهدة أي مباراة من جديد، حركة بحركة، من كل مقعد. مع التحقق من توزيع الأوراق.
web-replays-mine = مبارياتك
web-replays-public = من الطاولات المفتوحة
web-replays-none = لا شيء هنا بعد. تأتي المباراة إلى هنا عند انتهائها.
web-replays-file = فتح سجل
web-replays-file-about = اختيار ملف أو إسقاطه هنا.
web-match-left = تُركت المباراة
web-replay = إعادة
web-replay-round = إعادة · الجولة { $number }
web-replay-not-shown = لا يمكن عرض هذه المباراة
web-round-of = الجولة { $number } من { $count }
web-move-of =
    { $number ->
        [0] التوزيع
       *[other] الحركة { $number } من { $count }
    }
web-whose-view = من منظور
web-open-view = مكشوف
web-hand-of =
    { $count ->
        [zero] يد { $name }، لا أوراق
        [one] يد { $name }، ورقة واحدة
        [two] يد { $name }، ورقتان
        [few] يد { $name }، { $count } أوراق
       *[other] يد { $name }، { $count } ورقة
    }
web-to-start = إلى البداية
web-move-back = حركة إلى الوراء
web-move-on = حركة إلى الأمام
web-play = تشغيل
web-pause = إيقاف مؤقت
web-speed = السرعة { $speed }×
web-mark =
    { $mark ->
        [two] +2
        [four] +4
        [uno] UNO
        [caught] ضبط
       *[out] ختام
    }
web-download = تنزيل السجل
web-check-deal = فحص التوزيع
web-deal-checked = فُحص التوزيع في هذا المتصفح
web-deal-not-proved = التوزيع غير مثبت
web-how = كيف؟
web-why = لماذا؟

## What is proved of a match, in a player's words

web-proof = ما الذي ثبت
web-proof-locked = قبل أول ورقة أقفل الخادم على سر، وأقفل جهاز كل لاعب على عدد خاص به. بعدها لا أحد يغيّر ما عنده، ولا أحد يعرفها كلها.
web-proof-computed =
    حسب هذا المتصفح الأوراق منها من جديد بنفسه. { $rounds ->
        [one] التوزيع
       *[other] كل التوزيعات وعددها { $rounds }
    } مع { $draws ->
        [0] لا شيء غيرها
        [one] ورقة واحدة سُحبت لاحقًا
        [two] ورقتين سُحبتا لاحقًا
        [few] { $draws } أوراق سُحبت لاحقًا
       *[other] { $draws } ورقة سُحبت لاحقًا
    }: كل ذلك كما كان يجب أن يكون تمامًا.
web-proof-own =
    { $count ->
        [one] عدد خاص جاء من { LIST($names) }. إن كان ذلك الجهاز أمينًا فلا أحد اختار الأوراق، ولا الخادم.
       *[other] أعداد خاصة جاءت من { LIST($names) }. إن كان أحد هذه الأجهزة أمينًا فلا أحد اختار الأوراق، ولا الخادم.
    }
web-proof-no-own = لكن كل الأعداد من الخادم لأن روبوتاته وحدها لعبت: كان بوسعه الاختيار بين توزيعات قبل البدء.
web-proof-later =
    { $count ->
        [one] ورقة أو إطلاق جاء بعد إعادة خلط أو من المنجنيق. هذه الصفحة لا تفحصه؛ الأمر `python3 run.py verify` يفحصه.
       *[other] أوراق وإطلاقات عددها { $count } جاءت بعد إعادة خلط أو من المنجنيق. هذه الصفحة لا تفحصها؛ الأمر `python3 run.py verify` يفحصها.
    }
web-proof-noted = وهذه قواعد المباراة التي لُعبت هنا وأسماؤها وأعدادها: دوّن هذا المتصفح البصمة قبل أول ورقة.
web-proof-not-noted = لم يكن هذا المتصفح حاضرًا عند بدء المباراة. من دوّن البصمة حينها يمكنه مقارنتها.
web-proof-yours = عدد هذا المتصفح بينها، فيكفي أن يكون هذا الجهاز أمينًا.
web-proof-moves = الحركات والنتيجة المعروضة هي التي رآها هذا المتصفح.
web-proof-moves-until = حتى الحركة { $move } من الجولة { $round } الحركات المعروضة هي التي رآها هذا المتصفح، أما ما بعدها والنتيجة فكلام الخادم.
web-proof-moves-told = الحركات والنتيجة كلام الخادم.
web-proof-talk = لا أحد يثبت أن اللاعبين لم يخبر بعضهم بعضًا بأوراقهم.
web-fingerprint = البصمة
web-own-seed = بذرتك
web-last-link = آخر حلقة في سلسلة الحركات
web-not-proved =
    { $what ->
        [headings] لا يذكر هذا السجل كيف جاءت أوراقه، فلا أحد يفحصها.
        [commitment] عدد { $name } ليس الذي أُقفل عليه. أحدهما تغيّر.
        [fingerprint] القواعد أو المقاعد أو الأسماء ليست التي ثُبّتت قبل أول ورقة.
        [secret] سر الخادم للجولة { $round } ليس الذي أقفل عليه.
        [revealed] لم يكشف الخادم سر الجولة { $round }.
        [deal] في توزيع الجولة { $round } كان يجب أن تكون الورقة { $place } هي { CARD($right) }، والمكتوب { CARD($written) }.
        [draw] في الجولة { $round } عند الحركة { $move } كان يجب سحب { CARD($right) }، والمكتوب { CARD($written) }.
        [own-seed] العدد الذي جاء به هذا المتصفح ليس في هذا السجل.
        [link] الحركات ليست التي رآها هذا المتصفح.
       *[unreadable] هذا ليس سجلًا يمكن فحصه.
    }
web-not-proved-then = هناك من غيّر هذا السجل، أو لم تكن المباراة عادلة قط.
