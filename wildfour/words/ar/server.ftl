# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = لا يمكن قراءة هذه الرسالة: { $problem }. شكل الأمر في البروتوكول.
too-fast = كان ذلك سريعًا جدًا؛ لحظة ثم محاولة أخرى.
table-is-busy = يجري حسم ضبط؛ لحظة ثم محاولة أخرى.
no-seat-here = ليس لك مقعد على هذه الطاولة؛ عليك أخذ مقعد أولًا.
has-a-seat = لك مقعد بالفعل؛ عليك تركه قبل أخذ آخر.
seat-is-taken = هناك { $name }؛ عليك أخذ مقعد آخر.
seat-not-free = لا يمكن أخذ هذا المقعد الآن؛ في المباراة لا يؤخذ إلا مقعد روبوت.
not-a-seat-here = لا يوجد مقعد { $seat } على هذه الطاولة؛ مقاعدها { $seats }.
no-latecomers = لا انضمام هنا بعد بدء المباراة؛ في المباراة التالية.
seat-left-this-round = غادر لاعب مقعدًا في هذه الجولة؛ يمكن أخذ مقعد روبوت في الجولة التالية.
name-is-taken = هنا من اسمه { $name }؛ عليك اختيار اسم آخر.
name-needed = سيرى الآخرون على هذه الطاولة اسمك؛ أدخل اسمًا أولًا.
no-round-now = لا جولة جارية الآن؛ عليك انتظار التالية
only-the-host = ذلك للمضيف وحده.
only-while-lobby = ذلك ممكن قبل بدء المباراة فقط.
only-while-committing = لا شيء للالتزام به الآن.
only-while-revealing = لا بذور تُكشف الآن.
only-while-playing = ذلك ممكن أثناء الجولة فقط.
only-while-between = ذلك ممكن بين جولتين فقط.
only-while-over = ذلك ممكن بعد انتهاء المباراة فقط.
not-at-this-table = هذا الشخص ليس على هذه الطاولة.
not-oneself = لا يمكنك إبعاد نفسك؛ لك ترك مقعدك.
nothing-said = الرسالة فارغة؛ المطلوب كتابة شيء.
is-muted = كتم المضيف رسائلك، فلن يقرأها أحد.
too-much-chat = رسائل كثيرة؛ انتظار بضع ثوانٍ.
no-hints-among-people = التلميح غير عادل للآخرين على هذه الطاولة.
no-hints-here = الخبير غير متاح الآن؛ محاولة أخرى بعد قليل.
nothing-to-decide = لا شيء لك لتقرره الآن.

## Coming in

no-token = لا يعرف الخادم من أنت بعد؛ المطلوب /api/me أولًا، أو إرسال رمز برنامج.
unknown-program = هذا الخادم لم يعط هذا الرمز؛ المطلوب رمز جديد.
other-origin = لا يمكن لموقع آخر أن يتصرف عنك هنا. إن كان هذا عنوان الخادم نفسه فليُذكر في WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = القياسات لهذا الحاسوب وحده. يمكن السماح بها لغيره عبر WILDFOUR_METRICS_TOKEN أو WILDFOUR_METRICS_NETWORKS.
host-too-long = يمكن أن يكون ترويس Host في الطلب { $most } حرفًا على الأكثر.
table-not-there = لا توجد طاولة كهذه؛ ربما انتهت.
table-cannot-go-on = هناك خلل في هذه الطاولة فلا تستمر؛ السبب في سجل الخادم.
no-table-with-code = لا طاولة بهذا الرمز؛ يُراجع مع المضيف.
was-kicked = طلب منك المضيف مغادرة هذه الطاولة.
table-locked = أغلق المضيف هذه الطاولة؛ يمكن الطلب منه أن يفتحها.
address-was-kicked = أزال المضيف شخصًا من عنوان الشبكة نفسه. يلزم الانتظار { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }، أو الطلب من المضيف أن يغلق الطاولة ثم يفتحها.
no-such-replay = لا توجد إعادة كهذه؛ تُقرأ المباراة بعد انتهائها.
replay-takes-too-long = هذه المباراة أطول من أن تُعرض هنا؛ `python3 run.py replay` يحكيها على حاسوبك.
no-such-round = لا توجد جولة { $number } في هذه المباراة؛ فيها { $rounds ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $rounds } جولات
       *[other] { $rounds } جولة
    }.
no-such-page = لا شيء هنا.
request-not-read = لا يمكن قراءة هذا الطلب: { $problem }.
too-large = الطلب لا يزيد على { $most } بايت.
too-slow = تأخر وصول الطلب؛ محاولة أخرى.
too-many-sockets = اتصالات كثيرة من عنوانك؛ يُغلق أحدها أولًا.
server-stopping = الخادم على وشك إعادة التشغيل؛ عودة بعد لحظة.
too-many-tables = على هذا الخادم كل ما يتحمله من الطاولات؛ محاولة لاحقًا.

## For whoever runs the server

setting-not-a-number = { $variable } هو «{ $value }»، ويجب أن يكون عددًا، 0 أو أكثر.
setting-not-yes-or-no = { $variable } هو «{ $value }»، ويجب أن يكون yes أو no.
setting-not-a-level = { $variable } هو «{ $value }»، ويجب أن يكون { LIST($levels, last: "or") }.
setting-not-networks = { $variable } هو «{ $value }»، ويجب أن يكون عناوين أو شبكات بينها فواصل، مثل 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } هو «{ $value }»، ويجب أن يكون عنوانًا مثل https://cards.example.org بلا شيء بعد الاسم.
database-in-use = خادم يستخدم قاعدة البيانات { LONG($file) }؛ يُوقف أولًا.
database-not-ours = { LONG($file) } ليست قاعدة بيانات طاولات Wildfour؛ يُختار ملف آخر.
database-not-there = لا توجد قاعدة بيانات { LONG($file) } بعد؛ ينشئها خادم، أو يسمّي --database غيرها.
database-damaged = قاعدة البيانات { LONG($file) } تالفة: { LONG($reason) }؛ تُستخدم نسخة احتياطية أخرى.
database-not-copied = لم تُنسخ قاعدة البيانات { LONG($file) } إلى { LONG($target) }: { $reason }.
database-not-opened = لا يمكن فتح قاعدة البيانات { LONG($file) }: { $reason }.
database-too-new = قاعدة البيانات { LONG($file) } من إصدار أحدث من Wildfour؛ يُستخدم ذلك الإصدار أو نسخة احتياطية.
log-not-written = لا يمكن كتابة السجل، فيتوقف الخادم هنا: { $reason }. لم يُقل لأحد شيء ليس على القرص؛ يُشغّل من جديد عند سلامة القرص.
disk-does-not-answer = لم يجب القرص منذ { $seconds } ثانية، فينتهي الخادم دون انتظاره. لم يُقل لأحد شيء ليس على القرص؛ يُشغّل من جديد عند سلامة القرص.
log-does-not-replay = سجل هذه الطاولة يقول «{ $written }» حيث تعطي القواعد الآن «{ $now }»، فلا تستمر.
port-taken = المنفذ { $port } على { $host } مستخدم؛ يُوقف البرنامج الآخر، أو يُختار منفذ آخر بـ--port.
port-not-allowed = هذا المستخدم لا يفتح المنفذ { $port }؛ يُختار ما فوق 1023 بـ--port.
no-such-address = ليس لهذا الجهاز العنوان { $host }؛ يُترك --host أو يُستخدم --lan.
address-not-used = لا يمكن استخدام العنوان { $host }، المنفذ { $port }: { $reason }.
not-a-port = «{ $port }» ليس منفذًا؛ الممكن من 0 إلى 65,535، و0 أي منفذ حر.
server-not-installed = يحتاج الخادم إلى الحزمة { $package } وهي غير مثبتة؛ `python3 run.py serve` يجهز كل شيء.
server-ready = صار Wildfour جاهزًا: { WHOLE($address) }
server-ready-lan = صار Wildfour جاهزًا. لكل من في شبكتك اللعب على { WHOLE($address) }
server-stopped = توقف Wildfour. عند تشغيله من جديد تستمر كل طاولة من حيث كانت.
backup-written = النسخة الاحتياطية في { LONG($file) }. فيها أسرار المباريات الجارية، فلتبق لك وحدك.
backup-restored = قاعدة البيانات الآن من { LONG($backup) }. وما كان قبلها في { LONG($old) }.
backup-restored-anew = قاعدة البيانات الآن من { LONG($backup) }.

## What the help says

help-open = اللعب في المتصفح على هذا الحاسوب
help-serve = إتاحة اللعب عبر الشبكة على طاولات فيها روبوتات في المقاعد الفارغة
about-serve-lan = لكل من في شبكتك لا لهذا الحاسوب وحده؛ يعرض العنوان ورمز QR للهواتف
about-serve-host = عنوان الاستماع؛ وإلا 127.0.0.1، هذا الحاسوب وحده
about-serve-port = المنفذ؛ وإلا 8410، و0 أي منفذ حر
about-serve-settings = لكل إعداد متغير بيئة أيضًا؛ القائمة في docs/server.md.
about-database = حيث تُحفظ الطاولات؛ وإلا بين بيانات المستخدم
help-backup = كتابة كل ما يحفظه الخادم في ملف واحد، حتى أثناء عمله
about-backup-file = الملف؛ تُستبدل نسخة أقدم ولا شيء غيرها
help-restore = وضع نسخة احتياطية مكان قاعدة البيانات، وتُحفظ هي إلى جانبها
about-restore-file = نسخة احتياطية
help-verify = إثبات أن أحدًا لم يستطع اختيار أوراق سجل، إن اختار برنامج لاعب واحد على الأقل بذرته عشوائيًا وأبقاها سرًا حتى التزم الجميع
help-verify-file = سجل طاولة بتوزيع عادل
help-verify-fingerprint = البصمة التي ظهرت لك قبل أول ورقة، أو بدايتها
help-verify-seed = ملح برنامجك وبذرته، لإثبات أن الأوراق جاءت منها أيضًا؛ يمكن التكرار
help-verify-link = آخر حلقة أظهرها برنامجك، أو بدايتها، لإثبات الحركات والنتيجة والروبوتات؛ يمكن التكرار
