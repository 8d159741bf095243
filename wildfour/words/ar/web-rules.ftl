# The rules in the browser, around the clauses themselves.

web-rules-intro = كل قواعد خمسة كتيبات، مع أحكامنا حيث يسكت الكتيب.
web-rules-search = بحث: اسحب 4، آخر ورقة، لاعبان…
web-rules-none = لا قاعدة تقول ذلك. يمكن تجربة كلمة أخرى.
web-rules-all = الخمسة كلها
web-rules-editions = الإصدارات
web-rules-everywhere = الإصدارات الخمسة
web-rules-parts = أقسام الكتيب
web-part =
    { $part ->
        [A] الأوراق
        [B] التحضير
        [C] الدور
        [D] ما تفعله الأوراق
        [E] ورقة واحدة باقية
        [F] النقاط
        [G] العقوبات
        [H] طرق أخرى للعب
        [I] المنجنيق
        [R] الأحكام
       *[house] قواعد البيت
    }
web-part-about-rulings = حيث تسكت الكتيبات أو تتناقض نقرر ونذكر السبب. ومعظم الأحكام يمكن تغييرها على الطاولة.
web-part-about-house = ليست في أي كتيب. كلها مطفأة ما لم تشغّلها طاولة.
web-rules-option = الخيار «{ $option }»:
web-rules-without = حسب الكتيب:
web-rules-at-table = على هذه الطاولة:
web-rules-with-option = مع { $option }
web-eg-top = الورقة العليا
web-eg-fits = ✓ تناسب
web-eg-not = ✕ لا تناسب
web-eg-copies = × { $count }
web-eg-refused = مرفوضة:
