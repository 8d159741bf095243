# The rules in the browser, around the clauses themselves.

web-rules-intro = كل قواعد خمسة كتيبات، مع أحكامنا حيث يسكت الكتيب.
web-rules-how = طريقة اللعب
web-rules-step =
    { $step ->
        [goal] لكل لاعب 7 أوراق. يفوز من يتخلص من أوراقه أولًا.
        [match] في دورك تُلعب ورقة تطابق الورقة العليا لونًا أو رقمًا أو رمزًا.
        [draw] لا ورقة تناسب؟ تُسحب واحدة. إن ناسبت جاز لعبها فورًا.
        [actions] تخطي: يخسر التالي دوره. عكس: يدور اللعب في الاتجاه الآخر. اسحب 2: يسحب التالي ورقتين ويخسر دوره.
        [wild] يُلعب الجوكر على أي ورقة، ومن يلعبه يختار اللون. بعد جوكر اسحب 4 يسحب التالي أربع أوراق.
       *[uno] بقيت ورقتان؟ قول UNO واجب عند لعب إحداهما. من يُضبط بلا قولها يسحب ورقتين.
    }
web-rules-picture =
    { $step ->
        [goal] يد فيها سبع أوراق
        [match] على 4 أخضر: 9 أخضر و4 أزرق
        [draw] 6 أصفر مسحوب من كومة السحب
        [actions] تخطي أصفر، عكس أخضر، اسحب 2 أزرق
        [wild] جوكر، جوكر اسحب 4، والألوان الأربعة للاختيار
       *[uno] ورقة واحدة وقول UNO
    }
web-rules-of-table = قواعد طاولتك. الإصدار: { $edition }.
web-rules-options = خيارات هذه الطاولة
web-rules-all-editions = قواعد كل الإصدارات
web-rules-found =
    { $count ->
        [0] لا قاعدة تقول ذلك. يمكن تجربة كلمة أخرى.
        [one] قاعدة واحدة تطابق البحث.
        [two] قاعدتان تطابقان البحث.
        [few] { $count } قواعد تطابق البحث.
       *[other] { $count } قاعدة تطابق البحث.
    }
web-rules-count =
    { $count ->
        [one] قاعدة واحدة
        [two] قاعدتان
        [few] { $count } قواعد
       *[other] { $count } قاعدة
    }
web-rules-search = بحث: اسحب 4، آخر ورقة، لاعبان…
web-rules-all = الخمسة كلها
web-rules-editions = الإصدارات
web-rules-everywhere = الإصدارات الخمسة
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
