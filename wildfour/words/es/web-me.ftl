# La página de las partidas propias.

web-me = Tus partidas
web-me-about = Todo lo que has jugado en este navegador.
web-me-none = Termina una partida y aparecerá aquí.
web-me-list = Últimas partidas
web-me-match =
    { $won ->
        [yes] Ganada
       *[no] Jugada
    }: { $edition }, { $players } jugadores
web-me-here = Estas partidas solo se guardan en este navegador. Expórtalas para conservarlas o llevarlas a otro dispositivo.
web-me-export = Exportar
web-me-import = Importar
web-me-imported =
    { $count ->
        [one] { $count } partida añadida.
       *[other] { $count } partidas añadidas.
    }
web-me-not-a-file = Este archivo no contiene partidas. Elige uno exportado en esta página.
web-me-delete = Borrar todo
web-me-really = ¿Borrar todo de verdad?
web-me-editions = ediciones probadas
web-me-total =
    { $total ->
        [matches] { $count ->
            [one] partida
           *[other] partidas
        }
        [wins] { $count ->
            [one] victoria
           *[other] victorias
        }
        [streak] { $count ->
            [one] victoria seguida ahora
           *[other] victorias seguidas ahora
        }
        [best] { $count ->
            [one] victoria seguida como máximo
           *[other] victorias seguidas como máximo
        }
        [points] { $count ->
            [one] punto
           *[other] puntos
        }
        [catches] { $count ->
            [one] jugador pillado
           *[other] jugadores pillados
        }
        [challenges] { $count ->
            [one] desafío ganado
           *[other] desafíos ganados
        }
       *[longest] { $count ->
            [one] carta en tu mano más larga
           *[other] cartas en tu mano más larga
        }
    }
