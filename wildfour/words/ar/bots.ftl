# Bots: names and settings that there are not, and bots that fail.

no-such-bot =
    لا يوجد روبوت «{ $name }»؛ { $guess ->
        [0] {""}
       *[other] هل المقصود { $guess }؟{" "}
    }الروبوتات { LIST($known) }، وروبوتك، مثل mybot:choose.
bot-takes-no-settings = الروبوت { LONG($bot) } لا يقبل «{ $setting }»؛ إعداده الوحيد alone.
bot-takes-budget = الروبوت { LONG($bot) } لا يقبل «{ $setting }»؛ إعداداته alone، وbudget=20ms أو iterations=300، كلٌّ مرة على الأكثر.
no-such-budget = «{ $setting }» لا يصلح؛ budget عدد صحيح من أجزاء الألف من الثانية من { $least } إلى { $most }، مثل budget=20ms.
no-such-iterations = «{ $setting }» لا يصلح؛ iterations عدد صحيح من { $least } إلى { $most }، مثل iterations=300.
bot-not-loaded = لا يمكن تحميل الروبوت { LONG($bot) } ({ LONG($reason) })؛ يُراجع اسمه وملفه.
bot-is-no-function = لا يمكن تحميل الروبوت { LONG($bot) } لأن { $name } ليست دالة؛ المطلوب دالة.
nobody-plays-for = لا أحد يلعب عن { $player }؛ المطلوب روبوت هناك.
network-input-unknown = تقرأ الشبكة { LONG($file) } المُدخل «{ $input }» الذي لا تعرفه هذه النسخة؛ تُستخدم النسخة التي دُرّبت بها.
network-input-missing = لا تذكر الشبكة { LONG($file) } المُدخل «{ $input }»؛ يُعاد تدريبها بهذه النسخة.
network-shape = في الشبكة { LONG($file) } شكل { $part } هو { $shape } بدلًا من { $expected }؛ تُختار شبكة لهذا العدد من المقاعد.

# What a bot did, after its name.
bot-raised = أثار { LONG($error) }
bot-was-silent = لم يقل شيئًا في دوره
bot-move-illegal = أجاب { LONG($move) }، وليست من حركاته المسموحة
failed-bot = الروبوت { $bot } في المقعد { $seat } { $what }.
