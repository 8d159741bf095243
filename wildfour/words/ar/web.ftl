# The front end in the browser. Buttons say what happens, without a full stop; titles and labels have none either.

## Colors and cards

# One or two letters for each color, all different; they stand on the cards.
web-letter =
    { $color ->
        [b] زر
        [g] خض
        [o] بر
        [r] حم
       *[y] صف
    }
web-with-suit =
    { $color ->
        [b] { $name }، قطرة
        [g] { $name }، ورقة شجر
        [o] { $name }، شعلة
        [r] { $name }، قلب
       *[y] { $name }، شمس
    }
web-card-fits = { $name }، يمكن لعبها
web-card-does-not-fit = { $name }، لا يمكن لعبها: { $instead }
web-top = الورقة العليا { CARD($card) }
web-top-and-color = الورقة العليا { CARD($card) }، واللون { COLOR($color) }
web-draw-pile =
    { $count ->
        [zero] كومة السحب، لا أوراق
        [one] كومة السحب، ورقة واحدة
        [two] كومة السحب، ورقتان
        [few] كومة السحب، { $count } أوراق
       *[other] كومة السحب، { $count } ورقة
    }
web-piles = الكومتان
web-hand =
    { $count ->
        [zero] يدك، لا أوراق
        [one] يدك، ورقة واحدة
        [two] يدك، ورقتان
        [few] يدك، { $count } أوراق
       *[other] يدك، { $count } ورقة
    }
web-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }

## Home

web-no-script = يحتاج Wildfour إلى JavaScript. يُرجى تشغيلها ثم إعادة تحميل الصفحة.
web-preview = أونو حسب كتيّبات القواعد. ادعُ أصدقاءك برابط، والروبوتات تملأ المقاعد الفارغة.
web-preview-table =
    { $host ->
        [named] { $name } يدعوك
       *[unnamed] أنت مدعو
    }: { $seats ->
        [zero] لا مقاعد شاغرة
        [one] مقعد شاغر واحد
        [two] مقعدان شاغران
        [few] { $seats } مقاعد شاغرة
        [many] { $seats } مقعدًا شاغرًا
       *[other] { $seats } مقعد شاغر
    }
web-title = إلى اللعب في عشر ثوانٍ
web-pitch = أونو حسب الكتيبات الحقيقية. دعوة الأصدقاء برابط، والروبوتات تملأ المقاعد الفارغة. مجانًا وبلا حساب.
web-play-now = لعب الآن
web-play-now-about =
    { $count ->
        [one] أنت وروبوت واحد، القواعد الكلاسيكية
        [two] أنت وروبوتان، القواعد الكلاسيكية
        [few] أنت و{ $count } روبوتات، القواعد الكلاسيكية
       *[other] أنت و{ $count } روبوتًا، القواعد الكلاسيكية
    }
web-bots = عدد الروبوتات
web-bot-count =
    { $count ->
        [one] روبوت واحد
        [two] روبوتان
        [few] { $count } روبوتات
       *[other] { $count } روبوتًا
    }
web-bots-level = مستوى الروبوتات
web-open-now = طاولات مفتوحة
web-sit-now = جلوس
web-invite-friends = دعوة الأصدقاء
web-code = الرمز
web-join = انضمام
web-more = المزيد
web-watch = مشاهدة
web-watch-about = طاولات عامة. لك مقعد فارغ أو المشاهدة فقط.
web-open-tables =
    { $count ->
        [zero] لا طاولات عامة
        [one] طاولة عامة واحدة
        [two] طاولتان عامتان
        [few] { $count } طاولات عامة
       *[other] { $count } طاولة عامة
    }
web-no-open-tables = لا توجد الآن طاولة عامة.
web-open-public = فتح طاولة عامة
web-watch-experts = مشاهدة خبيرين يلعبان
web-replays = الإعادات
web-replays-tile = كل مباراة، حركة بحركة
web-rules = القواعد
web-pad-about = لأوراق حقيقية، بلا شبكة
web-learn = التعلم باللعب
web-learn-about = لعبة أولى مع شرح
web-rules-about = خمسة كتيبات، قاعدة قاعدة
web-table-waits = طاولتك بانتظارك
web-table-waits-about =
    { $round ->
        [0] مع { LIST($names) }
       *[other] الجولة { $round } مع { LIST($names) }
    }
web-not-affiliated = يتبع قواعد UNO®. غير تابع لشركة Mattel ولا معتمد منها.
web-no-answer = الخادم لا يجيب. يُرجى فحص الاتصال والمحاولة من جديد.
web-loading = جارٍ التحميل…
web-connecting = في الطريق إلى الطاولة…
web-home = الرئيسية

## Who one is, and settings

web-you = أنت
web-your-name = اسمك
web-your-animal = صورتك
web-delete = حذف بياناتي
    .about = يحذف الخادم نتائجك ورسائلك ويستبدل اسمك في المباريات المنتهية، وتترك مقاعدك. لا يمكن التراجع عن ذلك.
web-delete-now = حذف نهائي
web-deleted = حذف الخادم بياناتك.
web-animal =
    { $animal ->
        [cat] قطة
        [bear] دب
        [rabbit] أرنب
        [fox] ثعلب
        [frog] ضفدع
        [pig] خنزير
        [penguin] بطريق
        [owl] بومة
        [elephant] فيل
        [lion] أسد
        [panda] باندا
       *[monkey] قرد
    }
web-guest = ضيف
web-done = تم
web-your-matches = مبارياتك
web-next = التالي
web-name-for-others = سيرى الآخرون هذا الاسم.
web-close = إغلاق
web-settings = الإعدادات
web-theme = المظهر
web-theme-system = النظام
web-theme-day = فاتح
web-theme-night = داكن
web-contrast = التباين
web-contrast-usual = عادي
web-contrast-more = عالٍ
web-language = اللغة
web-pace = الحركة
web-off = بلا
web-sound = الصوت
web-vibrate = اهتزاز عندما يحين دورك
web-notify = أعلمني عندما يحين دوري
web-notify-about = عندما تكون علامة التبويب هذه في الخلفية.
web-notify-your-turn = حان دورك.
web-title-your-turn = دورك! · Wildfour
web-full-screen = ملء الشاشة
web-first-tap = اللعب بلمسة واحدة
web-first-tap-about = وإلا فلمسة ترفع الورقة، وأخرى تلعبها.
web-letters-first = حروف كبيرة
web-letters-first-about = على الأوراق يكبر حرف اللون ويصغر رمزه.
web-left-handed = لليد اليسرى
web-left-handed-about = الأزرار عند يدك تنتقل إلى الجهة الأخرى.
web-suit-names = تسمية الرموز
web-suit-names-about = تُسمّى القلوب والشموس وأوراق الشجر والقطرات مع الأوراق، وفي القراءة الصوتية أيضًا.

## Making a table

web-make = طاولة جديدة
web-make-about = اختيارك الأخير محفوظ.
web-editions = الإصدار
web-editions-count =
    { $count ->
        [few] { $count } كتيبات
       *[other] { $count } كتيبًا
    }
web-edition =
    { $edition ->
        [classic-2003] كلاسيكي
        [standard-2010] عادي
        [deluxe] فاخر
        [minion-2016] مينيون
       *[launcher-2009] منجنيق
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. الكتيب الكامل: لاعبان، وفرق، وعقوبات.
        [standard-2010] 2010. الكتيب القصير. من لاعبَين إلى عشرة.
        [deluxe] ثمانية جوكر بدل أربعة.
        [minion-2016] 2016. البرتقالي بدل الأحمر، وأربع أوراق مينيون متحوّل: سحب حتى يأتي اللون.
       *[launcher-2009] 2009. أوراق المنجنيق: إصابة وسادة تهدي ورقة.
    }
web-seats = المقاعد
web-seats-tap = لمسة للتغيير
web-seats-taken = { $taken } من { $count } مشغولة
web-friend = صديق أو صديقة
web-by-link = عبر رابط
web-bot = روبوت
web-bot-name = روبوت
web-level =
    { $level ->
        [random] روبوت يخمّن
        [novice] روبوت · سهل
        [casual] روبوت · متوسط
        [skilled] روبوت · صعب
        [network] روبوت · صعب جدًا
        [expert] روبوت · خبير
       *[other] روبوت
    }
web-level-alone =
    { $level ->
        [novice] سهل
        [casual] متوسط
        [skilled] صعب
        [network] صعب جدًا
       *[expert] خبير
    }
web-fewer-seats = مقعد أقل
web-more-seats = مقعد أكثر
web-match = المباراة
web-format =
    { $format ->
        [points-race] سباق النقاط
        [lowest-score] أقل النقاط
        [partners] فرق ثنائية
        [rotating-partners] فرق متبدلة
        [two-tables] طاولتان
       *[elimination] خروج المغلوب
    }
web-target = النقاط
web-clock = وقت الدور
web-clock-seconds =
    { $seconds ->
        [0] بلا حد
       *[other] { $seconds } ث
    }
web-public = طاولة عامة
web-public-about = تظهر تحت «مشاهدة». وإلا فلا يجدها إلا من لديه الرابط أو الرمز.
web-house-rules = قواعد البيت
web-changed =
    { $count ->
        [zero] القواعد الرسمية
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
       *[other] { $count } تغييرًا
    }
web-preset =
    { $preset ->
        [book] القواعد الرسمية
        [family] سهرة عائلية
        [wild] ليلة جامحة
       *[own] قواعدي
    }
web-rulings = ما لا تذكره الكتيبات
web-stacking =
    { $value ->
        [two] اسحب 2
        [four] اسحب 4
        [same] المثل على المثل
       *[any] أي ورقة على أي ورقة
    }
web-quoted = «{ $what }»
web-option-all-redraw = الجميع يسحب من جديد
web-option-winner-deals = الفائز يوزّع
web-option-guilty-color-undone = الخدعة تخسر لونها
web-option-last-wild-four-stands = آخر «اسحب 4» ثابتة
web-option-forced-draw-closes-window = السحب الإجباري ينهي الضبط
web-option-own-turn-closes-window = الدور التالي ينهي الضبط
web-option-stuck-hands-count = الأيدي العالقة تُحسب
web-option-minion-misses-turn = المينيون المتحوّل يخسّر الدور
web-option-last-minion-draws = آخر مينيون متحوّل يسحب
web-option-minion-stops-at-pile-end = المينيون المتحوّل يقف عند الكومة
web-option-two-handed-reverse-passes = العكس بين اثنين يمرر
web-option-two-handed-start-reverse-left = أول عكس إلى اليسار
web-option-opponents-catch = الضبط للخصوم فقط
web-option-false-call-costs = القول بلا داعٍ مكلف
web-option-false-catch-costs = الضبط بلا داعٍ مكلف
web-option-players-referee = الطاولة هي الحَكَم
web-option-false-objection-costs = الاعتراض بلا داعٍ مكلف
web-option-suggestion-unanimous = لا بد من إجماع
web-option-launcher-ten = منجنيق لعشرة
web-option-all-numbers-flip = كل الأرقام تطلق
web-option-flip-cards = اختيار أوراق المنجنيق
web-option-miss-draws = الخطأ يكلف ورقة
web-option-gift-by-chance = الهدية بالقرعة
web-option-must-flip = الإطلاق إلزامي
web-option-wild-four-flip-gives = «اسحب 4» تهدي ورقة
web-option-gift-needs-no-call = هدية بلا قول
web-option-hit-rate = احتمال الإصابة
web-option-stacking = التراكم
web-option-seven-zero = سبعة وصفر
web-option-jump-in = القفز
web-option-draw-until-playable = سحب حتى تناسب
web-option-must-play = اللعب إلزامي
web-option-no-bluffing = بلا خدع
web-option-drawn-card-stays = المسحوبة تبقى
web-option-plain-finish = الختام برقم
web-option-decks = مجموعات أكثر
web-option-target = نقاط الفوز
web-option-partners = فرق ثنائية
web-by-the-book = القواعد الرسمية
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }، المقاعد { $seats }، حتى { $points }
web-two-tables-in-short = { $edition }، { $seats } مقاعد، طاولتان
web-with-rules = { LIST($rules) }
web-open-table = فتح الطاولة

## The lobby

web-lobby = دعوة لك
web-lobby-yours = طاولتك
web-table-of = طاولة { $name }
web-sit = انضمام إلى الطاولة
web-sit-here = جلوس هنا
web-table-full = الطاولة مكتملة
web-watch-here = يمكنك البقاء في هذه الصفحة لمشاهدة اللعب.
web-watch-another = مشاهدة طاولة أخرى
web-empty = فارغ
web-empty-seat = المقعد الفارغ { $number }
web-host = الاستضافة
web-here = هنا
web-ready = على استعداد
web-i-am-ready = يمكن البدء
web-move-seats = سحب مقعد فوق آخر لتبديلهما، أو مفاتيح الأسهم.
web-move-seats-touch = سحب مقعد فوق آخر لتبديلهما.
web-now-at = مقعد { $name } الآن { $number }
web-add-bot =
    { $level ->
        [novice] إضافة روبوت سهل
        [casual] إضافة روبوت متوسط
        [skilled] إضافة روبوت صعب
        [network] إضافة روبوت صعب جدًا
       *[expert] إضافة روبوت خبير
    }
web-change-bot =
    { $level ->
        [novice] تغيير إلى روبوت سهل
        [casual] تغيير إلى روبوت متوسط
        [skilled] تغيير إلى روبوت صعب
        [network] تغيير إلى روبوت صعب جدًا
       *[expert] تغيير إلى روبوت خبير
    }
web-clear = إزالة الروبوت
web-move-seat = نقل إلى المقعد التالي
web-stand-up = ترك المقعد
web-kick = إزالة من الطاولة
web-lock = إغلاق الطاولة
    .about = لا يدخل أحد جديد، ومن له مقعد يمكنه العودة.
web-visitors =
    { $count ->
        [one] هنا شخص آخر بلا مقعد.
        [two] هنا شخصان آخران بلا مقعد.
        [few] هنا { $count } أشخاص آخرون بلا مقاعد.
       *[other] هنا { $count } شخصًا آخر بلا مقاعد.
    }
web-wait-for-host = بانتظار أن يبدأ المضيف.
web-fill-and-start = إكمال بالروبوتات والبدء
web-start = بدء
web-dealing = كل جهاز يشارك في خلط الأوراق…
web-invite = دعوة
web-invite-how = مسح هذا بالهاتف، أو إرسال الرابط، أو قول الرمز.
web-qr = رمز QR لرابط هذه الطاولة
web-link = رابط هذه الطاولة
web-share = مشاركة الرابط
web-copied = نُسخ

## At the table

web-menu = القائمة
web-home-and-back = الرئيسية (مقعدك محفوظ)
web-leave = مغادرة اللعبة
web-leave-really = مغادرة اللعبة؟
web-leave-then = سيأخذ روبوت مقعدك.
web-stay = بقاء
web-players = اللاعبون
web-seat =
    { $name }{ $bot ->
        [yes] ، روبوت
       *[no] {""}
    }، { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }، { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }{ $turn ->
        [yes] ، صاحب الدور
       *[no] {""}
    }
web-points = { $points } ن
web-away = غياب
web-held = يلعب روبوت
web-draws = سحب { $count }
web-your-partner = من فريقك
web-no-call = بلا قول
web-round-number = الجولة { $number }
web-bar = { $edition } · حتى { $points } · أنت { $own }
web-bar-watching = { $edition } · حتى { $points }
web-bar-partners = أنت مع { $partner } { $own } : { $others }
web-bar-two-tables = الطاولة { $table } · أنت مع { $partner }
web-your-turn = دورك
web-is-playing = دور { $name }
web-as-of =
    { $seconds ->
        [zero] كما كان الآن
        [one] كما كان قبل ثانية
        [two] كما كان قبل ثانيتين
        [few] كما كان قبل { $seconds } ثوانٍ
       *[other] كما كان قبل { $seconds } ثانية
    }
web-watching = أنت في وضع المشاهدة
web-you-watch = أنت في وضع المشاهدة
web-take-over = اللعب عن { $name }
web-can-lay = يناسب { LIST($what, last: "or") }
web-any-card = أي ورقة تناسب
web-color = { COLOR($color) }
web-what-wild = جوكر
web-nothing-fits =
    { $other ->
        [draw] لا ورقة صالحة. عليك سحب واحدة.
        [pass] لا ورقة صالحة، ولا ورقة للسحب.
       *[none] لا ورقة صالحة
    }
web-may-jump-in = يمكنك القفز
web-may-stack = أو فوقها ورقة سحب
web-one-card = بقيت ورقة واحدة
web-say-it = قول UNO قبل أن يبدأ دور { $name }
web-name-color = اختيار لون
web-you-hold = لديك { $count }
web-take-back = تراجع
web-draw = سحب ورقة
web-draw-short = سحب
web-pass = تمرير
web-keep = احتفاظ
web-lay = لعب { $name }
web-jump-in = قفز بورقة { $name }
web-you-drew = سحبت { $name }
web-lay-or-keep = لعبها أو الاحتفاظ بها
web-lay-it = عليك لعبها
web-keep-it-then = لا تناسب
web-sort = ترتيب
web-sort-by =
    { $by ->
        [color] ترتيب حسب اللون
       *[face] ترتيب حسب الرقم
    }
web-uno-call = قول UNO
web-uno-said = قيلت UNO
web-has-not-called = لدى { $name } ورقة واحدة ولم تُقَل UNO
web-catch = ضبط!
web-your-answer = جوابك
web-laid = ورقة { $name }: { CARD($card) }
web-believe = مسموح فقط بلا ورقة { COLOR($color, form: "feminine") } في اليد. هل تصدّق { $name }؟
web-draw-count = سحب { $count }
web-and-miss = وخسارة الدور
web-challenge = تحدي
web-challenge-right = إن صح: السحب على { $name }، { $count }
web-challenge-wrong = إن خاب: عليك سحب { $count }
web-only-you = هذا لك وحدك
web-bluffed = خدعة: كان لدى { $name } لون { COLOR($color) }
web-did-not-bluff =
    { $color ->
        [none] لم تكن خدعة
       *[other] لم تكن خدعة: لم يكن لدى { $name } لون { COLOR($color) }
    }
web-guilty-then = السحب على { $name } بدلًا منك.
web-innocent-then = عليك سحب الأوراق، واثنتين فوقها.
web-last-card = آخر ورقة من { $name }
web-accept-last = قبول
web-object = اعتراض
web-accuse = اتهام باقتراح حركة
web-swap = تبديل اليد
web-swap-with = مع من تبديل اليد؟
web-aim = التصويب نحو وسادة
web-aim-how = سحب إلى الخلف ثم ترك. أو ← →، ↑ ↓، Enter
web-aim-how-touch = سحب إلى الخلف ثم ترك
web-launch = إطلاق نحو { $name }
web-practice = التدرب على الإطلاق
web-practice-about = ينصح الكتيب بعدة محاولات قبل اللعب، وهي لا تغير شيئًا.
web-practice-launch = إطلاق
web-practice-result =
    { $result ->
        [hit] إصابة!
        [short] أقصر من اللازم
        [far] أبعد من اللازم
        [left] إلى اليسار أكثر من اللازم
       *[right] إلى اليمين أكثر من اللازم
    }
web-decline = بلا إطلاق
web-give = ورقة هدية إلى { $name }
web-give-how = لا عودة لها
web-give-card = إعطاء { $name }
web-rule = القاعدة { $clause }
web-no-connection = لا يوجد اتصال. تجري إعادة المحاولة…
web-hint = تلميح
web-thinking = الخبير يفكر…
web-stop = إيقاف
web-two-sentences = { $one } { $two }
web-log = سجل اللعب
web-to-target = حتى { $points }
web-keys = اختصارات لوحة المفاتيح
web-key =
    { $what ->
        [arrows] التنقل في اليد؛ تصويب المنجنيق
        [lay] لعب الورقة
        [draw] السحب، أو أخذ الأوراق
        [keep] الاحتفاظ بالورقة المسحوبة
        [call] قول UNO
        [catch] ضبط أحدهم
        [color] اختيار لون؛ حرفه يصلح أيضًا
        [hint] طلب تلميح
        [react] الرد بإشارة
       *[keys] هذه القائمة
    }
web-mute = كتم للجميع
web-unmute = رفع الكتم للجميع
web-mute-for-me = كتم عندي
web-unmute-for-me = رفع الكتم عندي
web-make-host = تسليم الطاولة

## Chat

web-chat = دردشة
web-chat-empty = لم يقل أحد شيئًا بعد.
web-chat-write = كلمة للطاولة
web-chat-send = إرسال
web-said = { $name }: { $text }
web-reactions = ردود الفعل
web-react = مقعدك: الرد بإشارة
web-emote =
    { $emote ->
        [hello] مرحبًا!
        [well-played] لعب جميل
        [thanks] شكرًا
        [oops] عفوًا
        [thinking] لحظة تفكير
        [hurry] دورك!
        [wow] رائع
       *[sorry] المعذرة
    }

## Between rounds

web-goes-out =
    { $reader ->
        [actor] فزت بالجولة
        [among] فزت بالجولة مع { LIST($others) }
       *[nobody] { $count ->
                [one] الجولة لـ{ LIST($others) }
               *[other] الجولة لـ{ LIST($others) }
            }
    }
web-wins-match =
    { $reader ->
        [actor] فزت بالمباراة
        [among] فزت بالمباراة مع { LIST($others) }
       *[nobody] { $count ->
                [one] الفوز لـ{ LIST($others) }
               *[other] الفوز لـ{ LIST($others) }
            }
    }
web-nobody-out = لا فائز في الجولة
web-scores =
    { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] {"\u200E"}+{ $points } نقاط
       *[other] {"\u200E"}+{ $points } نقطة
    }
web-pad = لوحة النقاط
web-next-round = الجولة التالية
web-ready-count = { $ready } من { $count } جاهزون
web-watch-replay = مشاهدة الإعادة
web-rematch = مباراة ثأر
web-share-match = مشاركة
web-next-in = الجولة التالية بعد { $seconds } ث
web-next-paused = متوقف عند { $seconds } ث
web-countdown-pause = إيقاف مؤقت
web-countdown-resume = متابعة
web-match-after =
    { $count ->
        [zero] بعد { $count } جولة
        [one] بعد جولة واحدة
        [two] بعد جولتين
        [few] بعد { $count } جولات
        [many] بعد { $count } جولة
       *[other] بعد { $count } جولة
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] أطول يد: يدك
           *[nobody] أطول يد: { $name }
        }
        [catches] { $reader ->
            [actor] مرات الإمساك: لك
           *[nobody] مرات الإمساك: { $name }
        }
       *[challenges_won] { $reader ->
            [actor] التحديات المربوحة: لك
           *[nobody] التحديات المربوحة: { $name }
        }
    }

## Watching, and coming back

web-table-round =
    { $round ->
        [0] على وشك البدء
       *[other] الجولة { $round }
    }
web-seats-open =
    { $count ->
        [zero] مشاهدة
        [one] مقعد واحد متاح
        [two] مقعدان متاحان
        [few] { $count } مقاعد متاحة
       *[other] { $count } مقعدًا متاحًا
    }
web-takes-over-next = لعبك عن { $name } من الجولة التالية
web-while-away = أثناء غيابك
web-happened-away =
    { $count ->
        [one] حدث شيء أثناء غيابك
        [two] حدث شيئان أثناء غيابك
        [few] حدثت { $count } أشياء أثناء غيابك
       *[other] حدث { $count } شيئًا أثناء غيابك
    }
web-show = عرض

## No table

web-no-table-newer = هذه اللعبة مفتوحة في تبويب آخر
    .then = لا تُفتح الطاولة إلا في تبويب واحد.
web-no-table-kicked = أزالك المضيف من الطاولة
    .then = يمكنك الانضمام إلى طاولة أخرى أو إنشاء طاولتك.
web-no-table-ended = هذه الطاولة مغلقة
    .then = لم يكن هنا أحد منذ وقت طويل.
web-no-table-private = هذه الطاولة خاصة
    .then = جعل المضيف هذه الطاولة خاصة.
web-no-table-missing = الطاولة غير موجودة
    .then = ربما أُغلقت، أو أن الرابط غير كامل.
web-no-table-locked = أغلق المضيف هذه الطاولة
    .then = يمكن الطلب منه أن يفتحها.
web-no-table-barred = لا يمكن دخول هذه الطاولة الآن
    .then = أزال المضيف شخصًا من عنوان الشبكة نفسه. تمكن المحاولة لاحقًا، أو الطلب من المضيف أن يغلق الطاولة ثم يفتحها.
web-no-table-cheated = لم يلعب الخادم بنزاهة
    .then = توقف هذا المتصفح عن اللعب واحتفظ بما رآه. احفظه وأره للآخرين.
web-save-evidence = حفظ الأدلة
web-play-here = اللعب هنا

## A match at two tables

web-other-table = الطاولة { $table }
web-standings = الترتيب
web-standings-after = بعد { $round } من { $rounds } جولة
web-rounds-won =
    { $count ->
        [one] الجولات المكسوبة: { $count }
       *[other] الجولات المكسوبة: { $count }
    }
web-other-plays = الطاولة { $table } ما زالت تلعب هذه الجولة.
web-watch-other = مشاهدة الطاولة { $table }
web-replay-of-table = إعادة الطاولة { $table }
