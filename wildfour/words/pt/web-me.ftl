# A página das partidas da pessoa.

web-me = Suas partidas
web-me-about = Tudo o que você jogou neste navegador.
web-me-none = Termine uma partida e ela aparecerá aqui.
web-me-list = Últimas partidas
web-me-match =
    { $won ->
        [yes] Ganha
       *[no] Jogada
    }: { $edition }, { $players } jogadores
web-me-here = Estas partidas ficam só neste navegador. Exporte-as para guardá-las ou levá-las a outro aparelho.
web-me-export = Exportar
web-me-import = Importar
web-me-imported =
    { $count ->
        [one] { $count } partida adicionada.
       *[other] { $count } partidas adicionadas.
    }
web-me-not-a-file = Este arquivo não contém partidas. Escolha um exportado nesta página.
web-me-delete = Apagar tudo
web-me-really = Apagar tudo mesmo?
web-me-editions = edições jogadas
web-me-total =
    { $total ->
        [matches] { $count ->
            [one] partida
           *[other] partidas
        }
        [wins] { $count ->
            [one] vitória
           *[other] vitórias
        }
        [streak] { $count ->
            [one] vitória seguida agora
           *[other] vitórias seguidas agora
        }
        [best] { $count ->
            [one] vitória seguida no máximo
           *[other] vitórias seguidas no máximo
        }
        [points] { $count ->
            [one] ponto
           *[other] pontos
        }
        [catches] { $count ->
            [one] jogador pego
           *[other] jogadores pegos
        }
        [challenges] { $count ->
            [one] desafio vencido
           *[other] desafios vencidos
        }
       *[longest] { $count ->
            [one] carta na sua maior mão
           *[other] cartas na sua maior mão
        }
    }
