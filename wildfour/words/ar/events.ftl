# What happened: a message for each kind of event, with the event's own fields as arguments, and what else a round tells.
# $reader: actor (the reader is $seat), target (the reader is the other one), or nobody. Of several players, actor (the
# reader alone), among (the reader and $others) or nobody ($others alone).

## Setting up a round

event-round-began = الجولة { $number }.
round-partners = الفرق: { LIST($pairs) }.
pair =
    { $reader ->
        [actor] أنت مع { $partner }
       *[nobody] { $name } مع { $partner }
    }
round-players =
    { $reader ->
        [among] { $count ->
                [2] لم يبق إلا أنت و{ LIST($others) }.
               *[other] ما زال في اللعب: أنت، { LIST($others) }.
            }
       *[nobody] { $count ->
                [2] لم يبق إلا { LIST($others) }.
               *[other] ما زال في اللعب: { LIST($others) }.
            }
    }
event-drew-for-deal =
    { $again ->
        [yes] تعادل، فمرة أخرى: { LIST($draws) }.
       *[no] سحب ورقة من الجميع لمعرفة من يوزّع: { LIST($draws) }.
    }
drawn-for-deal =
    { $reader ->
        [actor] أنت { CARD($card) }
       *[nobody] { $name } { CARD($card) }
    }
event-deals =
    { $reader ->
        [actor] التوزيع عليك.
       *[nobody] التوزيع على { $seat }.
    }
event-dealt =
    { $reader ->
        [actor] وصلتك { TYPED($cards) }.
       *[nobody] وصلت إلى { $name } { TYPED($cards) }.
    }
event-turned-up = ورقة البداية { CARD($card) }.
event-put-back = تعود ورقة { CARD($card) } إلى الكومة، وتُكشف ورقة أخرى.

## A turn

event-named-color =
    { $reader ->
        [actor] اخترت { COLOR($color, form: "name") }.
       *[nobody] { $seat }: اختيار { COLOR($color, form: "name") }.
    }
event-played =
    { $reader ->
        [actor] { $jumped_in ->
                [yes] قفزت بورقة
               *[no] لعبت
            } { event-played.card-and-color }.
       *[nobody] { $seat }: { $jumped_in ->
                [yes] قفز بورقة
               *[no] لعب
            } { event-played.card-and-color }.
    }
    .card-and-color =
        { $color ->
            [none] { CARD($card) }
           *[other] { CARD($card) } { $reader ->
                [actor] واخترت
               *[nobody] واختيار
            } { COLOR($color, form: "name") }
        }
event-drew =
    { $reader ->
        [actor] سحبت { event-drew.drawn }{ $misses ->
                [yes] {" "}وخسرت دورك
               *[no] {""}
            }.
       *[nobody] { $name }: سحب { event-drew.drawn }{ $misses ->
                [yes] {" "}وخسارة الدور
               *[no] {""}
            }.
    }
    .drawn =
        { $known ->
            [yes] { CARDS($cards) }
           *[no] { $count ->
                [1] ورقة
                [2] ورقتين
                [few] { $count } أوراق
               *[other] { $count } ورقة
            }
        }
event-kept =
    { $reader ->
        [actor] احتفظت بها.
       *[nobody] { $seat }: احتفاظ بها.
    }
event-passed =
    { $reader ->
        [actor] لا لعب ولا سحب ممكن، فمررت الدور.
       *[nobody] { $seat }: لا لعب ولا سحب ممكن، وتمرير الدور.
    }
event-missed-turn =
    { $reader ->
        [actor] خسرت دورك.
       *[nobody] { $seat }: خسارة الدور.
    }
event-reversed =
    { $direction ->
        [left] اللعب الآن نحو اليسار.
       *[right] اللعب الآن نحو اليمين.
    }
event-reshuffled = تُخلط الأوراق الملعوبة وتصبح كومة السحب الجديدة.

## What the cards do

event-accepted =
    { $reader ->
        [actor] قبلت.
       *[nobody] { $seat }: قبول.
    }
event-challenged =
    { $reader ->
        [actor] تحديت { $laid_by }.
        [target] تحدٍّ لك من { $seat }.
       *[nobody] { $seat }: تحدي { $laid_by }.
    }
event-showed-hand =
    { $reader ->
        [actor] كشفت يدك أمام { $to }.
        [target] كشف يد { $seat } أمامك: { TYPED($hand) }.
       *[nobody] { $hand ->
                [none] { $seat }: كشف اليد كلها أمام { $to }.
               *[other] { $seat }: كشف اليد أمام { $to }: { TYPED($hand) }.
            }
    }
event-guilty = كانت خدعة!
event-innocent = لم تكن خدعة.

## One card left, and going out

event-called =
    { $reader ->
        [actor] قلت UNO.
       *[nobody] { $seat }: قول UNO.
    }
event-caught =
    { $reader ->
        [actor] ضبطت { $other } دون قول UNO.
        [target] ضبط لك من { $seat }: لم تقل UNO.
       *[nobody] { $seat }: ضبط { $other } دون قول UNO.
    }
event-false-call =
    { $reader ->
        [actor] لم يكن ذلك لازمًا، وكلفك ورقتين.
       *[nobody] لم يكن ذلك لازمًا، والكلفة ورقتان على { $seat }.
    }
event-false-catch =
    { $reader ->
        [actor] حاولت ضبط { $other } بلا سبب.
        [target] محاولة من { $seat } لضبطك بلا سبب.
       *[nobody] { $seat }: محاولة ضبط { $other } بلا سبب.
    }
event-went-out =
    { $reader ->
        [actor] أنهيت أوراقك!
       *[nobody] { $seat }: انتهت الأوراق.
    }
event-round-drawn = لا أحد يستطيع اللعب ولا السحب، فلا فائز في الجولة.

## Penalties

event-objected =
    { $reader ->
        [actor] اعترضت على ورقة { $laid_by }.
        [target] اعتراض من { $seat } على ورقتك.
       *[nobody] { $seat }: اعتراض على ورقة { $laid_by }.
    }
event-false-objection = كانت الورقة صحيحة.
event-took-back =
    { $reader ->
        [actor] كانت الورقة خطأ: استعدت { CARD($card) }.
       *[nobody] كانت الورقة خطأ: تعود { CARD($card) } إلى { $seat }.
    }
event-accused =
    { $reader ->
        [actor] اتهمت { $other } باقتراح حركة.
        [target] اتهام لك من { $seat } باقتراح حركة.
       *[nobody] { $seat }: اتهام { $other } باقتراح حركة.
    }
event-suggested =
    { $reader ->
        [actor] الطاولة متفقة: اقترحت حركة.
       *[nobody] الطاولة متفقة: كان هناك اقتراح حركة من { $seat }.
    }

## The launcher

event-flipped =
    { $reader ->
        [actor] أطلقت نحو وسادة { $at }.
        [target] إطلاق من { $seat } نحو وسادتك.
       *[nobody] { $seat }: إطلاق نحو وسادة { $at }.
    }
event-hit = إصابة!
event-missed = لا إصابة.
event-declined =
    { $reader ->
        [actor] لم تطلق.
       *[nobody] { $seat }: تنازل عن الإطلاق.
    }
event-gave =
    { $reader ->
        [actor] أعطيت { $to } { event-gave.gift }.
        [target] وصلتك من { $seat } { event-gave.gift }.
       *[nobody] من { $seat } إلى { $to }: { event-gave.gift }.
    }
    .gift =
        { $card ->
            [none] ورقة
           *[other] { CARD($card) }
        }

## House rule seven-zero

event-swapped-hands =
    { $reader ->
        [actor] بدّلت يدك مع { $other } ولديك الآن { TYPED($hand) }.
        [target] تبديل يدك مع { $seat }، ولديك الآن { TYPED($hand) }.
       *[nobody] { $seat }: تبديل اليد مع { $other }.
    }
event-passed-hands =
    { $direction ->
        [left] تنتقل كل يد إلى اليسار.
       *[right] تنتقل كل يد إلى اليمين.
    }{ $hand ->
        [none] {""}
       *[other] {" "}لديك الآن { TYPED($hand) }.
    }

## The end of a round, and the match

left-with =
    { $reader ->
        [actor] بقي لديك { TYPED($cards) }: { point-count }.
       *[nobody] بقي لدى { $name } { TYPED($cards) }: { point-count }.
    }
event-round-ended =
    { $reader ->
        [actor] لك { point-count }.
        [among] لك ولـ{ LIST($others) }: { point-count }.
       *[nobody] { $count ->
                [one] إلى { LIST($others) }
               *[other] إلى { LIST($others) }
            }: { point-count }.
    }
nobody-scores = لا نقاط لأحد.
event-match-ended =
    { $reader ->
        [actor] فزت بالمباراة!
        [among] فزت بالمباراة مع { LIST($others) }!
       *[nobody] { $count ->
                [one] الفوز بالمباراة لـ{ LIST($others) }!
               *[other] الفوز بالمباراة لـ{ LIST($others) }!
            }
    }
event-sat-down =
    { $who ->
        [person] { $reader ->
                [actor] اللعب لك الآن.
               *[nobody] اللعب الآن بيد { $name }.
            }
        [nobody] { $reader ->
                [actor] لا أحد يلعب عنك الآن.
               *[nobody] لا أحد يلعب عن { $name } الآن.
            }
       *[other] { $reader ->
                [actor] يلعب عنك الآن روبوت ({ $who }).
               *[nobody] يلعب عن { $name } الآن روبوت ({ $who }).
            }
    }
