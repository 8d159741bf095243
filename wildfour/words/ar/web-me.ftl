# صفحة مباريات المستخدم.

web-me = مبارياتك
web-me-about = كل ما لعبته في هذا المتصفح.
web-me-none = أنهِ مباراة لتظهر هنا.
web-me-list = آخر المباريات
web-me-match =
    { $won ->
        [yes] فوز
       *[no] لعب
    }: { $edition }، عدد اللاعبين { $players }
web-me-here = هذه المباريات محفوظة في هذا المتصفح فقط. صدّرها للاحتفاظ بها أو لنقلها إلى جهاز آخر.
web-me-export = تصدير
web-me-import = استيراد
web-me-imported =
    { $count ->
        [zero] لم تُضف أي مباراة.
        [one] أُضيفت مباراة واحدة.
        [two] أُضيفت مباراتان.
        [few] أُضيفت { $count } مباريات.
        [many] أُضيفت { $count } مباراة.
       *[other] أُضيفت { $count } مباراة.
    }
web-me-not-a-file = هذا ليس ملف مباريات. اختر ملفًا صُدّر من هذه الصفحة.
web-me-delete = حذف الكل
web-me-really = هل تريد حقًا حذف الكل؟
web-me-editions = إصدارات مجرّبة
web-me-total =
    { $total ->
        [matches] { $count ->
            [zero] مباراة
            [one] مباراة
            [two] مباراتان
            [few] مباريات
            [many] مباراة
           *[other] مباراة
        }
        [wins] { $count ->
            [zero] فوز
            [one] فوز
            [two] فوزان
            [few] انتصارات
            [many] انتصارًا
           *[other] فوز
        }
        [streak] انتصارات متتالية الآن
        [best] أفضل سلسلة انتصارات
        [points] نقاط
        [catches] مرات إمساك
        [challenges] تحديات ربحتها
       *[longest] أوراق في أطول يد لك
    }
