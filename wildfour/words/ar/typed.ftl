# Moves as the prompt shows them, and the words that somebody may type. English words are understood in every language.

## As they are shown

move-draw = سحب
move-keep = احتفاظ
move-pass = تمرير
move-accept = قبول
move-challenge = تحدي
move-uno = أونو
move-object = اعتراض
move-decline = تنازل
move-catch = ضبط { $name }
move-flip = إطلاق { $name }
move-swap = تبديل { $name }
move-accuse = اتهام { $name }
move-give = إعطاء { TYPED($card) }
move-card = { TYPED($move) }
move-nothing = لا شيء

## As they may be typed: words and phrases with commas between, in small letters

typed-draw = سحب, اسحب, أسحب
typed-keep = احتفاظ, احتفظ, إبقاء
typed-pass = تمرير, مرر
typed-accept = قبول, أقبل, اقبل
typed-challenge = تحدي, تحد, أتحدى
typed-uno = أونو, اونو, قول أونو
typed-object = اعتراض, أعترض, اعترض
typed-decline = تنازل, أتنازل
typed-catch = ضبط, أضبط, اضبط
typed-flip = إطلاق, اطلاق, أطلق
typed-swap = تبديل, أبدل, بدل
typed-accuse = اتهام, أتهم
typed-give = إعطاء, اعطاء, أعطي
# Words that may stand before or between all others, and mean nothing.
typed-fillers = لعب, ألعب, العب, وضع, اختيار, قفز, مع, على, في, ثم, ورقة, لون, من فضلك, إلى

typed-color-b = أزرق, ازرق, زرقاء, الأزرق
typed-color-g = أخضر, اخضر, خضراء, الأخضر
typed-color-o = برتقالي, برتقالية, البرتقالي
typed-color-r = أحمر, احمر, حمراء, الأحمر
typed-color-y = أصفر, اصفر, صفراء, الأصفر
typed-digits = صفر, واحد, اثنان, ثلاثة, أربعة, خمسة, ستة, سبعة, ثمانية, تسعة
typed-face-skip = تخطي, تخط
typed-face-reverse = عكس
typed-face-two = اسحب 2, اسحب اثنين, زائد اثنين
typed-face-wild = جوكر
typed-face-four = جوكر اسحب 4, اسحب 4, اسحب أربعة, زائد أربعة
typed-face-minion = مينيون متحوّل, مينيون

typed-command-help = مساعدة, ؟
typed-command-hand = يد, أوراق
typed-command-table = طاولة, مقاعد
typed-command-moves = حركات
typed-command-hint = تلميح, نصيحة
typed-command-practice = تدريب
typed-command-scores = نقاط, نتيجة
typed-command-options = خيارات
typed-command-rules = قواعد, قاعدة, لماذا
typed-command-quit = خروج, إنهاء
typed-yes = نعم, ن
typed-no = لا, ل
