# The game at the prompt: greeting, set-up, answers to questions, help. $reader is as in events.ftl.

## Beginning and leaving

# $options: how many.
greeting =
    Wildfour, { $edition }, { $players } jugadores. { $goal }{ $options ->
        [0] {""}
       *[other] {" "}Opciones: { LIST($names) }.
    }
who-plays =
    { $count ->
        [one] Eres { $name }. { LIST($bots) } es un bot.
       *[other] Eres { $name }. { LIST($bots) } son bots.
    }
how-to-play = Escribe ayuda para ver qué puedes escribir, pista para un consejo y salir para dejarlo; cada jugada se guarda.
how-to-practice = Antes de empezar puedes practicar con la catapulta: escribe práctica -5 60 para apuntar a -5 con una fuerza de 60.
player-and-level =
    { $level ->
        [person] { $name }
       *[other] { $name } ({ $level })
    }
expert-gets-ready = El experto se está preparando.
saved-round = Es la ronda { $round } de tu partida guardada.
match-is-saved = La partida está guardada; con play la sigues.
transcript-is-in = El acta está en { LONG($file) }.
nothing-begun = No se empezó nada y no se cambió nada.
half-line-dropped = La última línea de la partida guardada estaba a medias y se quitó; todas las jugadas confirmadas están.
going-on = Sigue la partida guardada en { LONG($file) }; con --new empezarías otra.
saved-match-found = Hay una partida guardada: { $edition }, ronda { $round }, con { LIST($bots) }.
want-to-go-on = ¿Quieres seguirla? Escribe sí o no.

## What cannot be begun

resume-as-it-is = --resume sigue la partida guardada tal como está; quita --edition, --players, --option y similares.
nothing-to-resume = No hay partida guardada en { LONG($file) }; quita --resume para empezar una.
match-to-resume-over = La partida de { LONG($file) } ha terminado; quita --resume para empezar otra.
resume-or-new = Hay una partida guardada en { LONG($file) }; di --resume para seguirla, o --new para empezar otra.
saved-match-damaged = { LONG($file) }, { $refusal } Para empezar otra partida di --new; este archivo se conserva.
saved-bots = Los bots de la partida guardada son { LIST($bots) }; quita --bots.
saved-bot-cannot-play = { LONG($file) } nombra un bot que no puede jugar: { $refusal }
bots-for-seats =
    { $seats ->
        [one] --bots nombra { $bots } bots para un asiento; nombra uno para cada asiento, o uno para todos.
       *[other] --bots nombra { $bots } bots para { $seats } asientos; nombra uno para cada asiento, o uno para todos.
    }
strange-bot = La partida guardada tiene un bot que no es de Wildfour, { LONG($bot) }; para que juegue, di --resume --bots '{ LONG($bots) }'.
bot-failed = El bot que juega por { $name } falló en la ronda { $round } ({ $what }); la partida está guardada hasta ahí.

## What is typed

not-understood =
    { $guess ->
        [0] «{ $text }» no es una jugada ni una orden; escribe jugadas para ver qué puedes hacer, o ayuda.
       *[other] «{ $text }» no es una jugada ni una orden. ¿Querías decir { $guess }?
    }
not-done = No se hizo nada con { LIST($moves) }.
wild-needs-color = { $card } necesita un color: escribe, por ejemplo, { $card } { $color }.
which-of-the-cards = ¿De qué color? Escribe, por ejemplo, { TYPED($card) }.
needs-player = ¿A quién te refieres? Escribe, por ejemplo, { $move }.
needs-card = ¿Qué carta? Escribe, por ejemplo, { $move }.
no-such-launch = La puntería es un número de -{ $aim } a { $aim }, y la fuerza, de 0 a { $power }: por ejemplo, práctica -5 60.
no-launcher-here = Esta edición no tiene catapulta; solo la tiene launcher-2009.
# $along and $aside: percent of the distance to the center of the crash-pad.
landing =
    { $depth ->
        [short] La figura cayó un { $along } % corta
       *[far] La figura cayó un { $along } % larga
    } y { $side ->
        [left] un { $aside } % a la izquierda
       *[right] un { $aside } % a la derecha
    }; un acierto está como mucho al { $pad } % del centro.
no-such-player =
    { $guess ->
        [0] Aquí nadie se llama «{ $name }»; juegan { LIST($known) }.
       *[other] Aquí nadie se llama «{ $name }». ¿Querías decir { $guess }?
    }
several-players = Hay más de una persona llamada { $name }; escribe { LIST($moves, last: "or") }.

## Answers

hand-in-words = Tienes { card-count }: { LIST($cards) }.
card-held = { CARD($card) } ({ TYPED($card) })
seat-line =
    { $reader ->
        [actor] Tienes { card-count }{ $turn ->
                [yes] {" "}y es tu turno.
               *[no] .
            }
       *[nobody] { $name } tiene { card-count }{ $turn ->
                [yes] {" "}y el turno.
               *[no] .
            }
    }
direction-of-play =
    { $direction ->
        [left] Se juega hacia la izquierda, lista abajo.
       *[right] Se juega hacia la derecha, lista arriba.
    }
draw-pile = El mazo tiene { card-count }.
moves-now = Puedes escribir { LIST($moves, last: "or") }.
no-moves-now = Ahora no puedes hacer nada.
option-here = { $name }: { $changed }
no-options-here = Todo es como en { $edition }.
no-refusal-yet = Aún no se ha rechazado ninguna jugada tuya. Para ver una regla escribe, por ejemplo, reglas C1.
clause-here = { $name }: { $clause }

## Help

help-cards = Una letra para el color (b azul, g verde, { $color ->
        [o] o naranja
       *[r] r rojo
    }, y amarillo) y un número, S (Salta), R (Cambio de sentido) o +2 (Roba dos): { $color }7, gS, yR, b+2. También con palabras: azul 7, verde salta.
    .title = Cartas
help-wild-cards = W (Comodín) y W4 (Comodín Roba cuatro), con el color que eliges: W g, W4 azul.
    .title = Comodines
help-minions = M (Minion mutado), con el color que eliges: M b.
    .title = Minions mutados
help-moves = robar, guardar, aceptar, desafiar, pasar. Bastan las primeras letras: ro para robar, g para guardar.
    .title = Jugadas
help-calling = Canta a la vez que juegas tu penúltima carta: { $color }7 ¡uno! Si se te olvida, pueden atraparte enseguida; si no lo hacen, aún puedes escribir ¡uno! antes de que empiece la siguiente persona. Si se le olvida a otra persona, se te pregunta: escribe atrapar a { $name }, o pulsa Intro para dejarlo pasar.
    .title = UNO
help-flips = lanzar a { $name } apunta a esa colchoneta, renunciar lo deja estar. Tras un acierto, dar { $color }7. Para apuntar tú, añade la puntería (menos de 0: izquierda) y la fuerza: lanzar a { $name } -5 60. práctica -5 60 es solo una prueba.
    .title = Catapulta
help-swaps = Después de un 7, cambiar con { $name }.
    .title = Cambios
help-jumps = Si tienes exactamente la carta que está arriba, se te pregunta: escríbela, o pulsa Intro para dejarlo pasar.
    .title = Intercalar
help-referees = protestar dice que la última carta no valía; acusar a { $name } dice que alguien sugirió una jugada.
    .title = Castigos
help-questions = mano, mesa, jugadas, puntos, opciones, reglas (por qué se rechazó tu última jugada), reglas E2 (cualquier regla), ayuda.
    .title = Preguntas
help-advice = pista dice qué haría el experto en tu lugar, y por qué. Solo ve lo que ves tú.
    .title = Consejo
help-leaving = salir. La partida se guarda, y puedes seguirla más tarde.
    .title = Dejarlo

## A transcript as a story

story-title =
    { $rounds ->
        [one] Una partida con las reglas de { $edition }, una ronda, anotada por { $program }.
       *[other] Una partida con las reglas de { $edition }, { $rounds } rondas, anotada por { $program }.
    }
story-options = Opciones: { LIST($options) }.
story-players = En la mesa, hacia la izquierda: { LIST($players) }.
match-was-left = Aquí se dejó la partida.
no-such-reader = No hay asiento «{ $name }» en esta partida; di { LIST($known) }, o spectator.
