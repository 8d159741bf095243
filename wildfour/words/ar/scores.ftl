# How a match stands. $reader is as in events.ftl.

scores = النقاط: { LIST($scores) }.
score-of =
    { $reader ->
        [actor] أنت { $points }
       *[nobody] { $name } { $points }
    }
goal-points-race = الفوز لمن يبلغ أولًا { point-count }.
goal-lowest-score = عندما يبلغ أحدهم { point-count }، يفوز المجموع الأقل.
goal-partners = يفوز أول فريق يبلغ { point-count }.
goal-rotating-partners = بعد { $rounds } من الجولات يفوز المجموع الأعلى.
goal-two-tables = بعد { $rounds } من الجولات على الطاولتين يفوز المجموع الأعلى.
goal-elimination = من يبلغ { point-count } يخرج، والفوز لمن يبقى أخيرًا.
eliminated =
    { $reader ->
        [actor] خرجت من المباراة.
        [among] خرجت من المباراة مع { LIST($others) }.
       *[nobody] خروج من المباراة{ $count ->
                [one] :
               *[other] :
            } { LIST($others) }.
    }
sheet-round = الجولة
sheet-total = المجموع
standings-after = الترتيب بعد { $rounds } من { $all } جولة على الطاولتين:
standing =
    { $place }. { $reader ->
        [actor] أنت
       *[nobody] { $name }
    }: { point-count }، الجولات المكسوبة: { $won }، نقاط الخصوم: { $against }
