# The front end in the browser. Buttons say what happens, without a full stop; titles and labels have none either.

## Colors and cards

# One or two letters for each color, all different; they stand on the cards.
web-letter =
    { $color ->
        [b] Az
        [g] Ve
        [o] Na
        [r] Ro
       *[y] Am
    }
web-with-suit =
    { $color ->
        [b] { $name }, gota
        [g] { $name }, hoja
        [o] { $name }, llama
        [r] { $name }, corazón
       *[y] { $name }, sol
    }
web-card-fits = { $name }, se puede jugar
web-card-does-not-fit = { $name }, no se puede jugar: { $instead }
web-top = Carta de arriba: { CARD($card) }
web-top-and-color = Carta de arriba: { CARD($card) }, vale el color { COLOR($color) }
web-draw-pile =
    { $count ->
        [one] Mazo, { $count } carta
       *[other] Mazo, { $count } cartas
    }
web-piles = Montones
web-hand =
    { $count ->
        [one] Tu mano, { $count } carta
       *[other] Tu mano, { $count } cartas
    }
web-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Home

web-no-script = Wildfour necesita JavaScript. Actívalo y vuelve a cargar esta página.
web-preview = UNO según los reglamentos. Invita a tus amigos con un enlace; los bots ocupan los asientos libres.
web-preview-table =
    { $host ->
        [named] { $name } te invita
       *[unnamed] Tienes una invitación
    }: { $seats ->
        [one] 1 asiento libre
       *[other] { $seats } asientos libres
    }
web-title = En diez segundos, a jugar
web-pitch = UNO según los reglamentos de verdad. Invita con un enlace; los bots ocupan los asientos libres. Gratis y sin cuenta.
web-play-now = Jugar ya
web-play-now-about =
    { $count ->
        [one] tú y un bot, reglas clásicas
       *[other] tú y { $count } bots, reglas clásicas
    }
web-bots = Número de bots
web-bot-count =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
web-bots-level = Nivel de los bots
web-open-now = Mesas abiertas
web-sit-now = Sentarme
web-invite-friends = Invitar a amigos
web-code = Código
web-join = Entrar
web-more = Más
web-watch = Mirar
web-watch-about = Mesas públicas. Toma un asiento libre, o solo mira.
web-open-tables =
    { $count ->
        [0] no hay mesas públicas
        [one] { $count } mesa pública
       *[other] { $count } mesas públicas
    }
web-no-open-tables = Ahora no hay mesas públicas.
web-open-public = Abrir una mesa pública
web-watch-experts = Ver jugar a dos expertos
web-replays = Repeticiones
web-replays-tile = cada partida, jugada por jugada
web-rules = Reglas
web-pad-about = para cartas de verdad, sin conexión
web-learn = Aprender jugando
web-learn-about = una primera partida guiada
web-rules-about = cinco reglamentos, regla por regla
web-table-waits = Tu mesa te espera
web-table-waits-about =
    { $round ->
        [0] con { LIST($names) }
       *[other] Ronda { $round } con { LIST($names) }
    }
web-not-affiliated = Se juega con las reglas de UNO®. Sin relación con Mattel ni respaldo de Mattel.
web-no-answer = El servidor no responde. Revisa tu conexión y vuelve a intentarlo.
web-loading = Cargando…
web-connecting = Camino de la mesa…
web-home = Inicio

## Who one is, and settings

web-you = Tú
web-your-name = Tu nombre
web-your-animal = Tu avatar
web-delete = Borrar mis datos
    .about = El servidor borra tus resultados y tus mensajes, y sustituye tu nombre en las partidas terminadas. Dejas tus asientos. No se puede deshacer.
web-delete-now = Borrar para siempre
web-deleted = El servidor ha borrado tus datos.
web-animal =
    { $animal ->
        [cat] Gato
        [bear] Oso
        [rabbit] Conejo
        [fox] Zorro
        [frog] Rana
        [pig] Cerdo
        [penguin] Pingüino
        [owl] Búho
        [elephant] Elefante
        [lion] León
        [panda] Oso panda
       *[monkey] Mono
    }
web-guest = Visita
web-done = Listo
web-your-matches = Tus partidas
web-next = Siguiente
web-name-for-others = Los demás verán este nombre.
web-close = Cerrar
web-settings = Ajustes
web-theme = Tema
web-theme-system = Sistema
web-theme-day = Claro
web-theme-night = Oscuro
web-contrast = Contraste
web-contrast-usual = Normal
web-contrast-more = Alto
web-language = Idioma
web-pace = Animaciones
web-off = No
web-sound = Sonido
web-vibrate = Vibrar cuando sea tu turno
web-notify = Avisarme cuando sea mi turno
web-notify-about = Cuando esta pestaña está en segundo plano.
web-notify-your-turn = Es tu turno.
web-title-your-turn = ¡Te toca! · Wildfour
web-full-screen = Pantalla completa
web-first-tap = Jugar con un toque
web-first-tap-about = Si no, un toque levanta la carta y otro la juega.
web-letters-first = Letras grandes
web-letters-first-about = En las cartas, la letra del color va grande y su palo pequeño.
web-left-handed = Para la mano izquierda
web-left-handed-about = Los botones junto a tu mano cambian de lado.
web-suit-names = Nombrar los palos
web-suit-names-about = Corazones, soles, hojas y gotas se nombran con las cartas, también al leerlas en voz alta.

## Making a table

web-make = Nueva mesa
web-make-about = Se recuerda tu última elección.
web-editions = Edición
web-editions-count = { $count } reglamentos
web-edition =
    { $edition ->
        [classic-2003] Clásica
        [standard-2010] Estándar
        [deluxe] De lujo
        [minion-2016] Minions
       *[launcher-2009] Catapulta
    }
web-edition-about =
    { $edition ->
        [classic-2003] 2003. El libro completo: para dos, por parejas, con castigos.
        [standard-2010] 2010. El libro corto. De dos a diez jugadores.
        [deluxe] Ocho Comodines en lugar de cuatro.
        [minion-2016] 2016. Naranja en vez de rojo y cuatro Minions mutados: robar hasta que salga el color.
       *[launcher-2009] 2009. Cartas de catapulta: acierta en una colchoneta y regala una carta.
    }
web-seats = Asientos
web-seats-tap = toca para cambiar
web-seats-taken = { $taken } de { $count } ocupados
web-friend = Amigo o amiga
web-by-link = por enlace
web-bot = bot
web-bot-name = Un bot
web-level =
    { $level ->
        [random] un bot que adivina
        [novice] bot · fácil
        [casual] bot · medio
        [skilled] bot · difícil
        [network] bot · muy difícil
        [expert] bot · experto
       *[other] bot
    }
web-level-alone =
    { $level ->
        [novice] fácil
        [casual] medio
        [skilled] difícil
        [network] muy difícil
       *[expert] experto
    }
web-fewer-seats = Un asiento menos
web-more-seats = Un asiento más
web-match = Partida
web-format =
    { $format ->
        [points-race] Carrera de puntos
        [lowest-score] Menos puntos
        [partners] Por parejas
        [rotating-partners] Parejas rotativas
        [two-tables] Dos mesas
       *[elimination] Eliminación
    }
web-target = Puntos
web-clock = Tiempo por turno
web-clock-seconds =
    { $seconds ->
        [0] Sin límite
       *[other] { $seconds } s
    }
web-public = Mesa pública
web-public-about = Aparece en «Mirar». Si no, solo la encuentra quien tenga el enlace o el código.
web-house-rules = Reglas de la casa
web-changed =
    { $count ->
        [0] reglas oficiales
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
web-preset =
    { $preset ->
        [book] Reglas oficiales
        [family] Noche en familia
        [wild] Noche loca
       *[own] Personalizadas
    }
web-rulings = Lo que los libros no aclaran
web-stacking =
    { $value ->
        [two] Roba dos
        [four] Roba cuatro
        [same] Igual sobre igual
       *[any] Todas sobre todas
    }
web-quoted = «{ $what }»
web-option-all-redraw = Todos roban otra vez
web-option-winner-deals = Reparte quien gana
web-option-guilty-color-undone = El farol pierde su color
web-option-last-wild-four-stands = El último Roba cuatro vale
web-option-forced-draw-closes-window = Robar obligado cierra el plazo
web-option-own-turn-closes-window = Tu turno cierra el plazo
web-option-stuck-hands-count = Las manos atascadas cuentan
web-option-minion-misses-turn = El Minion mutado quita el turno
web-option-last-minion-draws = El último Minion mutado hace robar
web-option-minion-stops-at-pile-end = El Minion mutado acaba con el mazo
web-option-two-handed-reverse-passes = De a dos, el cambio pasa el turno
web-option-two-handed-start-reverse-left = Primer cambio, a la izquierda
web-option-opponents-catch = Solo atrapan los rivales
web-option-false-call-costs = Cantar de más cuesta
web-option-false-catch-costs = Atrapar sin motivo cuesta
web-option-players-referee = La mesa arbitra
web-option-false-objection-costs = Protestar sin motivo cuesta
web-option-suggestion-unanimous = Hace falta unanimidad
web-option-launcher-ten = Catapulta para diez
web-option-all-numbers-flip = Todos los números lanzan
web-option-flip-cards = Elegir cartas de catapulta
web-option-miss-draws = Fallar cuesta una carta
web-option-gift-by-chance = Regalo al azar
web-option-must-flip = Lanzar es obligatorio
web-option-wild-four-flip-gives = El Roba cuatro regala
web-option-gift-needs-no-call = Regalar sin cantar
web-option-hit-rate = Probabilidad de acertar
web-option-stacking = Acumular
web-option-seven-zero = Siete y cero
web-option-jump-in = Intercalar
web-option-draw-until-playable = Robar hasta poder jugar
web-option-must-play = Jugar es obligatorio
web-option-no-bluffing = Sin faroles
web-option-drawn-card-stays = La carta robada se queda
web-option-plain-finish = Terminar con un número
web-option-decks = Más barajas
web-option-target = Puntos para ganar
web-option-partners = Por parejas
web-by-the-book = reglas oficiales
web-table-about = { $edition } · { $format } · { LIST($rules) }
web-table-in-short = { $edition }, { $seats } asientos, a { $points }
web-two-tables-in-short = { $edition }, { $seats } asientos, dos mesas
web-with-rules = { LIST($rules) }
web-open-table = Abrir la mesa

## The lobby

web-lobby = Tienes una invitación
web-lobby-yours = Tu mesa
web-table-of = La mesa de { $name }
web-sit = Unirme a la mesa
web-sit-here = Sentarme aquí
web-table-full = Esta mesa está llena
web-watch-here = Quédate en esta página para mirar la partida.
web-watch-another = Mirar otra mesa
web-empty = Libre
web-empty-seat = Asiento libre { $number }
web-host = organiza
web-here = aquí
web-ready = a punto
web-i-am-ready = Ya puedo empezar
web-move-seats = Arrastra un asiento sobre otro para cambiarlos, o usa las flechas.
web-move-seats-touch = Arrastra un asiento sobre otro para cambiarlos.
web-now-at = { $name } está ahora en el asiento { $number }
web-add-bot =
    { $level ->
        [novice] Añadir un bot fácil
        [casual] Añadir un bot medio
        [skilled] Añadir un bot difícil
        [network] Añadir un bot muy difícil
       *[expert] Añadir un bot experto
    }
web-change-bot =
    { $level ->
        [novice] Cambiar por un bot fácil
        [casual] Cambiar por un bot medio
        [skilled] Cambiar por un bot difícil
        [network] Cambiar por un bot muy difícil
       *[expert] Cambiar por un bot experto
    }
web-clear = Quitar el bot
web-move-seat = Mover un asiento
web-stand-up = Levantarme
web-kick = Quitar de la mesa
web-lock = Cerrar la mesa
    .about = No entra nadie más. Quien tiene asiento puede volver.
web-visitors =
    { $count ->
        [one] Hay una persona más, sin asiento.
       *[other] Hay { $count } personas más, sin asiento.
    }
web-wait-for-host = Esperando a que empiece el anfitrión.
web-fill-and-start = Completar con bots y empezar
web-start = Empezar
web-dealing = Cada dispositivo ayuda a barajar…
web-invite = Invitar
web-invite-how = Escanea esto con un teléfono, envía el enlace o di el código.
web-qr = Código QR del enlace a esta mesa
web-link = Enlace a esta mesa
web-share = Compartir el enlace
web-copied = Copiado

## At the table

web-menu = Menú
web-home-and-back = Ir al inicio (tu asiento se guarda)
web-leave = Dejar la partida
web-leave-really = ¿Dejar la partida?
web-leave-then = Un bot ocupará tu asiento.
web-stay = Quedarme
web-players = Jugadores
web-seat =
    { $name }{ $bot ->
        [yes] , bot
       *[no] {""}
    }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $turn ->
        [yes] , tiene el turno
       *[no] {""}
    }
web-points = { $points } ptos.
web-away = fuera
web-held = juega un bot
web-draws = roba { $count }
web-your-partner = tu pareja
web-no-call = no cantó
web-round-number = Ronda { $number }
web-bar = { $edition } · a { $points } · tú { $own }
web-bar-watching = { $edition } · a { $points }
web-bar-partners = Tú + { $partner } { $own } : { $others }
web-bar-two-tables = Mesa { $table } · Tú + { $partner }
web-your-turn = Tu turno
web-is-playing = Juega { $name }
web-as-of =
    { $seconds ->
        [one] de hace { $seconds } segundo
       *[other] de hace { $seconds } segundos
    }
web-watching = Estás mirando
web-you-watch = Estás mirando
web-take-over = Jugar por { $name }
web-can-lay = Juega { LIST($what, last: "or") }
web-any-card = Juega cualquier carta
web-color = { COLOR($color) }
web-what-wild = un comodín
web-nothing-fits =
    { $other ->
        [draw] Ninguna carta vale. Roba una.
        [pass] Ninguna carta vale y no hay nada que robar.
       *[none] Ninguna carta vale
    }
web-may-jump-in = Puedes intercalar
web-may-stack = O juega encima una carta de robar
web-one-card = Te queda una carta
web-say-it = Canta UNO antes de que empiece { $name }
web-name-color = Elige un color
web-you-hold = tienes { $count }
web-take-back = Retirarla
web-draw = Robar una carta
web-draw-short = Robar
web-pass = Pasar
web-keep = Guardarla
web-lay = Jugar { $name }
web-jump-in = Intercalar { $name }
web-you-drew = Robaste { $name }
web-lay-or-keep = Juégala o guárdala
web-lay-it = Tienes que jugarla
web-keep-it-then = No encaja
web-sort = Ordenar
web-sort-by =
    { $by ->
        [color] Ordenar por color
       *[face] Ordenar por número
    }
web-uno-call = Cantar UNO
web-uno-said = UNO está cantado
web-has-not-called = { $name } tiene una carta y no cantó UNO
web-catch = ¡Atrapar!
web-your-answer = Tu respuesta
web-laid = { $name } jugó { CARD($card) }
web-believe = Solo vale sin cartas de color { COLOR($color) } en la mano. ¿Crees a { $name }?
web-draw-count = Robar { $count }
web-and-miss = y perder el turno
web-challenge = Desafiar
web-challenge-right = si aciertas: { $name } roba { $count }
web-challenge-wrong = si no: robas { $count }
web-only-you = Esto solo lo ves tú
web-bluffed = Un farol: { $name } tenía { COLOR($color) }
web-did-not-bluff =
    { $color ->
        [none] No era un farol
       *[other] No era un farol: { $name } no tenía { COLOR($color) }
    }
web-guilty-then = { $name } roba las cartas en tu lugar.
web-innocent-then = Robas las cartas y dos más.
web-last-card = { $name } jugó su última carta
web-accept-last = Aceptar
web-object = Protestar
web-accuse = Acusar de sugerir una jugada
web-swap = Cambiar de mano
web-swap-with = ¿Con quién cambias la mano?
web-aim = Apunta a una colchoneta
web-aim-how = Tira hacia atrás y suelta. O bien ← →, ↑ ↓, Intro
web-aim-how-touch = Tira hacia atrás y suelta
web-launch = Lanzar a { $name }
web-practice = Practicar lanzamientos
web-practice-about = El reglamento aconseja probar unas veces antes. No cambia nada.
web-practice-launch = Lanzar
web-practice-result =
    { $result ->
        [hit] ¡Acierto!
        [short] Demasiado corto
        [far] Demasiado largo
        [left] Demasiado a la izquierda
       *[right] Demasiado a la derecha
    }
web-decline = No lanzar
web-give = Dale una carta a { $name }
web-give-how = No la recuperas
web-give-card = Dar { $name }
web-rule = Regla { $clause }
web-no-connection = Sin conexión. Intentándolo de nuevo…
web-hint = Pista
web-thinking = El experto está pensando…
web-stop = Detener
web-two-sentences = { $one } { $two }
web-log = Registro de la partida
web-to-target = A { $points }
web-keys = Atajos de teclado
web-key =
    { $what ->
        [arrows] moverse por la mano; apuntar la catapulta
        [lay] jugar la carta
        [draw] robar, o llevarte las cartas
        [keep] guardar la carta robada
        [call] cantar UNO
        [catch] atrapar a alguien
        [color] elegir un color; su letra también sirve
        [hint] pedir una pista
        [react] reaccionar
       *[keys] esta lista
    }
web-mute = Silenciar para todos
web-unmute = Dejar hablar para todos
web-mute-for-me = Silenciar para mí
web-unmute-for-me = Dejar de silenciar para mí
web-make-host = Pasar el mando de la mesa

## Chat

web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Escribe a la mesa
web-chat-send = Enviar
web-said = { $name }: { $text }
web-reactions = Reacciones
web-react = Tu asiento: reaccionar
web-emote =
    { $emote ->
        [hello] ¡Hola!
        [well-played] Bien jugado
        [thanks] Gracias
        [oops] Uy
        [thinking] Déjame pensar
        [hurry] ¡Te toca!
        [wow] ¡Guau!
       *[sorry] Perdón
    }

## Between rounds

web-goes-out =
    { $reader ->
        [actor] Ganas la ronda
        [among] Tú y { LIST($others) } ganan la ronda
       *[nobody] { LIST($others) } { $count ->
                [one] gana la ronda
               *[other] ganan la ronda
            }
    }
web-wins-match =
    { $reader ->
        [actor] Ganas la partida
        [among] Tú y { LIST($others) } ganan la partida
       *[nobody] { LIST($others) } { $count ->
                [one] gana la partida
               *[other] ganan la partida
            }
    }
web-nobody-out = Nadie gana la ronda
web-scores =
    { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } puntos
    }
web-pad = Marcador
web-next-round = Siguiente ronda
web-ready-count = { $ready } de { $count } listos
web-watch-replay = Ver la repetición
web-rematch = Revancha
web-share-match = Compartir
web-next-in = Siguiente ronda en { $seconds } s
web-next-paused = En pausa: quedan { $seconds } s
web-countdown-pause = Pausar
web-countdown-resume = Continuar
web-match-after =
    { $count ->
        [one] Tras { $count } ronda
       *[other] Tras { $count } rondas
    }
web-fact =
    { $fact ->
        [longest_hand] { $reader ->
            [actor] mano más larga: la tuya
           *[nobody] mano más larga: { $name }
        }
        [catches] { $reader ->
            [actor] jugadores pillados: por ti
           *[nobody] jugadores pillados: por { $name }
        }
       *[challenges_won] { $reader ->
            [actor] desafíos ganados: por ti
           *[nobody] desafíos ganados: por { $name }
        }
    }

## Watching, and coming back

web-table-round =
    { $round ->
        [0] a punto de empezar
       *[other] Ronda { $round }
    }
web-seats-open =
    { $count ->
        [0] mirar
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
web-takes-over-next = Juegas por { $name } desde la próxima ronda
web-while-away = Mientras no estabas
web-happened-away =
    { $count ->
        [one] Pasó algo mientras no estabas
       *[other] Pasaron { $count } cosas mientras no estabas
    }
web-show = Mostrar

## No table

web-no-table-newer = Esta partida está abierta en otra pestaña
    .then = Una mesa solo puede estar abierta en una pestaña.
web-no-table-kicked = El anfitrión te quitó de la mesa
    .then = Únete a otra mesa o crea la tuya.
web-no-table-ended = Esta mesa está cerrada
    .then = Hacía mucho que no había nadie.
web-no-table-private = Esta mesa es privada
    .then = El anfitrión la hizo privada.
web-no-table-missing = Mesa no encontrada
    .then = Quizá se cerró, o el enlace está incompleto.
web-no-table-locked = Esta mesa está cerrada
    .then = Pide que la abran.
web-no-table-barred = Ahora no puedes entrar en esta mesa
    .then = Quitaron de la mesa a alguien con tu dirección de red. Prueba más tarde o pide que cierren y abran la mesa.
web-no-table-cheated = El servidor no jugó limpio
    .then = Este navegador dejó de jugar y guardó lo que vio. Descárgalo y enséñaselo a los demás.
web-save-evidence = Guardar las pruebas
web-play-here = Jugar aquí

## A match at two tables

web-other-table = Mesa { $table }
web-standings = Clasificación
web-standings-after = Después de { $round } de { $rounds } rondas
web-rounds-won =
    { $count ->
        [one] { $count } ronda ganada
       *[other] { $count } rondas ganadas
    }
web-other-plays = La mesa { $table } todavía juega esta ronda.
web-watch-other = Ver la mesa { $table }
web-replay-of-table = Repetición, mesa { $table }
