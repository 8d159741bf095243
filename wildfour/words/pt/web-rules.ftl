# The rules in the browser, around the clauses themselves.

web-rules-intro = Todas as regras de cinco livretos, com as nossas decisões onde o livreto se cala.
web-rules-search = Buscar: mais quatro, última carta, duas pessoas…
web-rules-none = Nenhuma regra diz isso. Tente outra palavra.
web-rules-all = Os cinco
web-rules-editions = Edições
web-rules-everywhere = as cinco edições
web-rules-parts = Partes do livreto
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
