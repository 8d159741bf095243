# The rules in the browser, around the clauses themselves.

web-rules-intro = Todas as regras de cinco livretos, com as nossas decisões onde o livreto se cala.
web-rules-how = Como se joga
web-rules-step =
    { $step ->
        [goal] Cada um recebe 7 cartas. Seja a primeira pessoa a ficar sem nenhuma.
        [match] Na sua vez, jogue uma carta que combine com a de cima pela cor, pelo número ou pelo símbolo.
        [draw] Nenhuma carta serve? Compre uma. Se servir, você pode jogar na hora.
        [actions] Pular: a próxima pessoa perde a vez. Inverter: o jogo gira para o outro lado. +2: compra duas e perde a vez.
        [wild] Um Coringa vai em cima de qualquer carta, e você escolhe a cor. Depois de um Coringa +4, a próxima pessoa compra quatro.
       *[uno] Só duas cartas? Diga UNO ao jogar uma delas. Se flagrarem você sem dizer, compre duas.
    }
web-rules-picture =
    { $step ->
        [goal] Uma mão de sete cartas
        [match] Em cima de um 4 verde: um 9 verde e um 4 azul
        [draw] Um 6 amarelo comprado do monte
        [actions] Pular amarelo, Inverter verde, +2 azul
        [wild] Coringa, Coringa +4 e as quatro cores para escolher
       *[uno] Uma só carta e o aviso UNO
    }
web-rules-of-table = As regras da sua mesa. Edição: { $edition }.
web-rules-options = O que vale nesta mesa
web-rules-all-editions = As regras de todas as edições
web-rules-found =
    { $count ->
        [0] Nenhuma regra diz isso. Tente outra palavra.
        [1] { $count } regra encontrada.
       *[other] { $count } regras encontradas.
    }
web-rules-count =
    { $count ->
        [one] { $count } regra
       *[other] { $count } regras
    }
web-rules-search = Buscar: mais quatro, última carta, duas pessoas…
web-rules-all = Os cinco
web-rules-editions = Edições
web-rules-everywhere = as cinco edições
web-part =
    { $part ->
        [A] Cartas
        [B] Preparação
        [C] Uma vez
        [D] O que as cartas fazem
        [E] Só uma carta
        [F] Pontuação
        [G] Castigos
        [H] Outros jeitos de jogar
        [I] A catapulta
        [R] Decisões
       *[house] Regras da casa
    }
web-part-about-rulings = Onde os livretos se calam ou se contradizem, decidimos, e dizemos por quê. A maioria das decisões pode ser mudada numa mesa.
web-part-about-house = Nenhum livreto as tem. Todas estão desligadas, a não ser que uma mesa as ligue.
web-rules-option = Opção “{ $option }”:
web-rules-without = Pelo livreto:
web-rules-at-table = Nesta mesa:
web-rules-with-option = Com { $option }
web-eg-top = carta de cima
web-eg-fits = ✓ serve
web-eg-not = ✕ não serve
web-eg-copies = × { $count }
web-eg-refused = Recusado:
