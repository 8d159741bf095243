# What the commands print, and the help of the command line.

## What cannot be typed like this

bad-arguments = { LONG($problem) }؛ { $program } --help يبيّن الممكن.
argument-unknown = لا معنى هنا لـ«{ LONG($text) }»؛ { $program } --help يبيّن ما يُكتب.
argument-missing = هناك شيء ناقص: { LONG($names) }؛ { $program } --help يبيّن ما يُكتب.
argument-needs-more = هناك شيء ناقص بعد { $name }؛ { $program } --help يبيّن ما يُكتب هناك.
argument-stands-alone = { $name } يقف وحده؛ يُترك «{ $text }».
argument-not-with = { $name } و{ $other } لا يجتمعان؛ أحدهما فقط.
argument-not-whole = «{ $text }» ليس عددًا صحيحًا، و{ $name } يحتاج إلى عدد مثل 4.
no-such-command =
    لا يوجد أمر «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الأوامر { LIST($known) }.
no-such-language = لا توجد لغة «{ $name }» هنا بعد؛ اللغات { LIST($known) }.

## Lists

listed-edition = { $name }: { $title }، الأوراق { $cards }، اللاعبون من { $least } إلى { $most }.
listed-option = { $name } ({ LIST($values, last: "or") }؛ { $clause })
listed-usual = دونه:
listed-changed = معه:

## Help

help-about = يتبع قواعد UNO®. غير تابع لشركة Mattel ولا معتمد منها.
help-usage = الاستخدام:
help-what-to-type = ما يُكتب
help-also = الخيارات
help-help = عرض هذه المساعدة
help-version = ذكر الإصدار
help-verbose = مع --version، اعرض أيضًا رمز الآلة المستخدم والسبب
machine-code =
    { $why ->
        [chosen] رمز الآلة: { $kind }، حدّده WILDFOUR_ENGINE.
        [processor] رمز الآلة: { $kind }، مُعدّ مسبقًا لمعالجات كهذا.
       *[none] رمز الآلة: جُمِّع على هذا الحاسوب، لعدم وجود رمز مُعدّ مسبقًا له.
    }
help-language = اللغة؛ وإلا فلغة النظام
help-commands = الأوامر
help-command = أمر
help-play = لعب مباراة ضد روبوتات
help-replay = حكاية مباراة مدوّنة
help-pad = تسجيل نقاط مباراة بأوراق حقيقية
help-tournament = إدارة بطولة: الجلوس والنتائج والترتيب
help-editions = قائمة كتيبات القواعد
help-options = قائمة خيارات الطاولة وما يغيّره كل منها
help-options-edition = الخيارات التي لها معنى في هذا الإصدار فقط
help-rules = قراءة القواعد، وأحكامنا حيث تسكت
help-rules-clause = قاعدة مثل C1 أو R7؛ وإلا فكلها
help-edition = كتيب القواعد؛ وإلا classic-2003
help-option = تغيير قاعدة؛ ويصلح أكثر من مرة
help-format = points-race أو lowest-score أو partners أو rotating-partners أو elimination
help-target = النقاط التي تنهي المباراة؛ وإلا 500
help-play-players = عدد اللاعبين معك؛ وإلا 4
help-play-name = اسمك
help-play-bots = مستوى الروبوتات: novice أو casual أو skilled أو expert؛ كلمة للجميع أو كلمة لكل واحد بينها فواصل؛ وإلا casual
help-play-seed = الأوراق نفسها والحظ نفسه للروبوتات كل مرة
help-play-save = ملف حفظ المباراة
help-play-new = بدء مباراة جديدة
help-play-resume = إكمال المباراة المحفوظة
help-replay-file = الملف الذي حُفظت فيه مباراة
help-replay-with = سجل الطاولة الأخرى في مباراة على طاولتين (H6)؛ يضيف الترتيب
help-replay-as = صاحب اليد التي يمكن رؤيتها، بالاسم أو المقعد؛ وspectator لا يرى شيئًا
help-replay-all = عرض كل الأوراق
