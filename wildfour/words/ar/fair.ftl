# Fair deals: the ceremony, and what `wildfour verify` says. docs/fair.md explains the words.

## The ceremony

no-such-position = لا جولة تستهلك من كلمات الحظ { $position }؛ يُحسب منها { $most } على الأكثر.
too-few-random-bytes = البايتات العشوائية { $given } فقط؛ المطلوب { $least } على الأقل.
chain-used-up = أسرار هذه المباراة تكفي لجولات عددها { $rounds }، ولا توزيع عادل بعدها؛ تنتهي المباراة هنا.
another-chain = هذه الأسرار لا تقود إلى مرساة هذه الطاولة؛ المطلوب السلسلة التي أُنشئت بها.
committed-already = سبق التزام { $name } ببذرة، ولا يمكن تغييرها.
not-a-commitment = طول الالتزام بالبايت { $bytes }.
not-a-fair-seed = طول الملح بالبايت { $salt }، والبذرة من 1 إلى { $most }.
reveals-too-soon = لا تُكشف بذرة قبل أن يلتزم الجميع؛ أولًا { LIST($names) }.
seed-does-not-open = ليست هذه البذرة التي التزم بها { $name }.
seeds-are-missing = التوزيع غير ثابت بعد؛ الالتزام والكشف أولًا على { LIST($names) }.

## Headings of a transcript

fair-version = التوزيع العادل من الإصدار «{ $version }»، وهذا البرنامج يتحقق من { $readable }؛ المطلوب أحدث منه.
bad-heading-fair = 'fair:' يحتاج إلى إصدار ومرساة من 64 خانة ست عشرية.
bad-heading-commitments = 'commitments:' يحتاج إلى مدخل لكل لاعب، وهم { $players }، مثل 'own' و64 خانة ست عشرية، بينها فواصل.
bad-heading-seeds = 'seeds:' يحتاج إلى مدخل لكل لاعب، وهم { $players }: ملح من 32 خانة ست عشرية وشرطة وبذرة، بينها فواصل.
bad-heading-missed = 'missed:' يحتاج إلى أرقام محاولات وأسماء، مثل '1 Bob'، بينها فواصل.
bad-heading-fingerprint = 'fingerprint:' يحتاج إلى 64 خانة ست عشرية.
not-a-secret-line = هذا ليس سر جولة؛ السر 64 خانة ست عشرية.

## What cannot be verified

fair-no-headings = لا يمكن التحقق من هذا السجل: لا يذكر ما ثُبّت قبل أول ورقة، فلا أحد يحسب ما كان على الحظ أن يعطيه.
fair-nothing-revealed = لا يمكن التحقق من هذا السجل بعد: لم يكشف الخادم أسراره، وهو يفعل عند انتهاء المباراة.
fair-partly =
    { $proved ->
        [one] ثبتت الجولة الأولى
       *[other] ثبتت الجولات الأولى وعددها { $proved }
    }، لكن في السجل { $rounds }، ولم يكشف الخادم سر التالية؛ يُطلب السجل من جديد بعد انتهاء المباراة.

not-a-fingerprint = «{ $text }» ليست بصمة ولا حلقة؛ المطلوب أول خاناتها الست عشرية بحروف صغيرة، { $least } على الأقل.
not-a-salted-seed = «{ WHOLE($text) }» ليست بذرة؛ المطلوب الملح من 32 خانة ست عشرية ثم شرطة ثم البذرة بحروف صغيرة.

## What is proved

fair-proved =
    ثبت: { $rounds ->
        [one] توزيع الجولة الوحيدة
       *[other] توزيع كل الجولات وعددها { $rounds }
    } وكل ما أعطاه الحظ بعدها ({ $draws ->
        [one] ورقة أو إطلاق واحد
       *[other] الأوراق والإطلاقات { $draws }
    }) هو ما تعطيه الأسرار والبذور في هذا الملف.
fair-own-seeds = بحسب الملف صنعت برامج اللاعبين بذور { LIST($names) }: لا أحد استطاع اختيار الأوراق إن صنع أحد هذه البرامج على الأقل بذرته عشوائيًا وأبقاها سرًا حتى التزم الجميع.
fair-no-own-seeds = كل البذور من الخادم، فكان بوسعه اختيار الأوراق.
fair-your-seeds = بذرتك بينها ({ LIST($names) })، فيكفي أن يكون برنامجك أنت قد فعل ذلك.
fair-given-up =
    قبل ذلك فشلت { $tries ->
        [one] محاولة واحدة
       *[other] محاولات عددها { $tries }
    } للاتفاق على البذور لأن أحدهم لم يكشف بذرته؛ السطر 'missed:' يقول من.
fair-moves-told = الحركات والنتيجة ومن كان روبوتًا وما إذا نقص شيء من النهاية كلها من قول الخادم؛ تثبتها آخر حلقة احتفظ بها برنامجك (--link).
fair-moves-proved = حلقتك هي آخر حلقة في هذه المباراة: الحركات والنتيجة والروبوتات عند البدء هي ما رآه برنامجك.
fair-moves-until =
    حتى { $move ->
        [0] توزيع
       *[other] الحركة { $move } من
    } الجولة { $round } الحركات والروبوتات عند البدء هي ما رآه برنامجك؛ أما بعدها فمن قول الخادم { $later ->
        [one] خطوة واحدة
       *[other] خطوات عددها { $later }
    } والنتيجة كذلك.
fair-left = تُركت المباراة قبل نهايتها.

fair-compare = لكن قد يكون الملف كله مختلقًا، إلا إذا كانت بصمته { WHOLE($fingerprint) } هي التي ظهرت لك قبل أول ورقة (--fingerprint).
fair-compared = ما دوّنته مطابق: ثُبّتت هذه الأسرار والبذور والأسماء والقواعد قبل أول ورقة.

## What differs

unfair-noted = لم يثبت: البصمة التي دوّنتها { WHOLE($right) } والمكتوب { WHOLE($written) }، فهي مباراة أخرى أو بذور أخرى.
unfair-your-seed = لم يثبت: بذرتك { WHOLE($seed) } ليست بين البذور التي قدمها اللاعبون، فهذه الأوراق لم تأتِ منها.
unfair-link = لم يثبت: حلقتك { WHOLE($link) } لا ترد في هذه المباراة؛ تغيرت حركات أو النتيجة أو الروبوتات، أو نقص جزء، أو هي مباراة أخرى.

unfair-anchor = لم يثبت: لا بذرة تفتح التزامها، فالمرساة ليست التي التزم بها اللاعبون.
unfair-commitment = لم يثبت: بذرة { $name } لا تفتح التزام { $name }؛ أحدهما تغيّر.
unfair-order = لم يثبت: تغيّر ترتيب المقاعد؛ التزام { $name } كان باسم اللاعب { $right }، وبذرته في مكان اللاعب { $written }.
unfair-terms =
    لم يثبت: بدأت المباراة { $what ->
        [edition] بالإصدار { $right } والمكتوب { $written }.
        [options] بالخيارات «{ WHOLE($right) }» والمكتوب «{ WHOLE($written) }».
        [format] بالنظام { $right } والمكتوب { $written }.
       *[dealer] بالموزِّع الأول «{ $right }» والمكتوب «{ $written }».
    }
unfair-fingerprint = لم يثبت: البصمة ليست لهذه الطاولة؛ تغيّر الإصدار أو الخيارات أو النظام أو الموزِّع الأول أو أصحاب البذور أو من غاب، أو تغيّرت البصمة.
unfair-secret =
    لم يثبت: سر الجولة { $round } ليس في سلسلة الخادم؛ لا يقود إلى { $anchor ->
        [0] المرساة.
       *[other] سر الجولة { $anchor }.
    }
unfair-replay = لم يثبت، لأن المباراة لا يمكن أن تسير هكذا: { $refusal }
unfair-deal =
    لم يثبت: في توزيع الجولة { $round }، الورقة { $place } { $right ->
        [none] يجب ألا تكون هناك، والمكتوب { $written }.
       *[other] يجب أن تكون { $right }، والمكتوب { $written ->
            [none] لا شيء.
           *[other] { $written }.
        }
    }
unfair-move =
    لم يثبت: في الجولة { $round }، عند الحركة { $move } ({ $name }: { $text })، ما أعطاه الحظ برقم { $place } { $right ->
        [none] يجب ألا يكون هناك، والمكتوب { $written }.
       *[other] يجب أن يكون { $right }، والمكتوب { $written ->
            [none] لا شيء.
           *[other] { $written }.
        }
    }
unfair-position =
    لم يثبت: في الجولة { $round }، { $move ->
        [0] بعد التوزيع
       *[other] بعد الحركة { $move }
    } موضع الحظ { $right }، والمكتوب { $written ->
        [none] لا شيء.
       *[other] { $written }.
    }
