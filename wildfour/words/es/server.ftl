# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = Este mensaje no se puede leer: { $problem }. El protocolo dice cómo es una orden.
too-fast = Eso fue demasiado rápido; espera un momento y vuelve a intentarlo.
table-is-busy = Se está decidiendo si alguien queda atrapado; espera un momento y vuelve a intentarlo.
no-seat-here = No tienes asiento en esta mesa; toma uno primero.
has-a-seat = Ya tienes asiento; déjalo antes de tomar otro.
seat-is-taken = Ahí está { $name }; toma otro asiento.
seat-not-free = Ahora nadie puede tomar ese asiento; en una partida solo se puede tomar el de un bot.
not-a-seat-here = En esta mesa no hay asiento { $seat }; tiene { $seats }.
no-latecomers = En esta mesa nadie puede entrar una vez empezada la partida; espera a la siguiente.
seat-left-this-round = Alguien ha dejado su asiento en esta ronda; puedes tomar el de un bot en la siguiente.
name-is-taken = Alguien aquí ya se llama { $name }; elige otro nombre.
name-needed = Los demás en esta mesa verán tu nombre; escribe uno primero.
no-round-now = Ahora no se está jugando ninguna ronda; espera a la siguiente
only-the-host = Eso solo lo puede hacer el anfitrión.
only-while-lobby = Eso solo se puede hacer antes de que empiece la partida.
only-while-committing = Ahora no hay nada con que comprometerse.
only-while-revealing = Ahora no se están revelando semillas.
only-while-playing = Eso solo se puede hacer mientras se juega una ronda.
only-while-between = Eso solo se puede hacer entre dos rondas.
only-while-over = Eso solo se puede hacer cuando la partida ha terminado.
not-at-this-table = Esa persona no está en esta mesa.
not-oneself = No puedes echarte de tu propia mesa; deja tu asiento.
nothing-said = Ese mensaje está vacío; escribe algo.
is-muted = Te han silenciado, así que nadie lo leería.
too-much-chat = Eso es mucha charla; espera unos segundos.
no-hints-among-people = Las pistas serían injustas con las demás personas de la mesa.
no-hints-here = El experto no está disponible ahora; inténtalo dentro de un rato.
nothing-to-decide = Ahora no tienes nada que decidir.

## Coming in

no-token = El servidor aún no sabe quién eres; pide primero /api/me, o envía el token de un programa.
unknown-program = Este servidor nunca dio ese token; pide uno nuevo.
other-origin = Otro sitio web no puede actuar por ti aquí. Si esta es la dirección del servidor, quien lo lleva puede ponerla en WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = Las métricas son solo para este ordenador. Quien lleva el servidor puede permitirlas a otros con WILDFOUR_METRICS_TOKEN o WILDFOUR_METRICS_NETWORKS.
host-too-long = La cabecera Host de una petición puede tener como mucho { $most } caracteres.
table-not-there = Esa mesa no existe; quizá ha terminado.
table-cannot-go-on = Algo va mal en esta mesa y no puede seguir; quien lleva el servidor encuentra el motivo en el registro.
no-table-with-code = Ninguna mesa tiene ese código; compruébalo con quien te invitó.
was-kicked = Te han echado de esta mesa.
table-locked = Esta mesa está cerrada; pide que la abran.
address-was-kicked = Quitaron de la mesa a alguien con tu dirección de red. Espera { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } o pide que cierren y abran la mesa.
no-such-replay = Esa repetición no existe; una partida se puede leer cuando ha terminado.
replay-takes-too-long = Esta partida es demasiado larga para mostrarla aquí; `python3 run.py replay` la cuenta en tu propio ordenador.
no-such-round = No hay ronda { $number } en esta partida; tiene { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
no-such-page = Aquí no hay nada.
request-not-read = Esta petición no se puede leer: { $problem }.
too-large = Una petición puede tener como mucho { $most } bytes.
too-slow = La petición tardó demasiado en llegar; vuelve a intentarlo.
too-many-sockets = Hay demasiadas conexiones desde tu dirección; cierra una primero.
server-stopping = El servidor está a punto de reiniciarse; vuelve dentro de un momento.
too-many-tables = Este servidor tiene todas las mesas que puede llevar; inténtalo más tarde.

## For whoever runs the server

setting-not-a-number = { $variable } es «{ $value }», pero tiene que ser un número, 0 o más.
setting-not-yes-or-no = { $variable } es «{ $value }», pero tiene que ser yes o no.
setting-not-a-level = { $variable } es «{ $value }», pero tiene que ser { LIST($levels, last: "or") }.
setting-not-networks = { $variable } es «{ $value }», pero tienen que ser direcciones o redes separadas por comas, como 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } es «{ $value }», pero tiene que ser una dirección como https://cards.example.org, sin nada después del nombre.
database-in-use = Un servidor está usando la base de datos { LONG($file) }; detenlo primero.
database-not-ours = { LONG($file) } no es una base de datos de las mesas de Wildfour; elige otro archivo.
database-not-there = Aún no hay base de datos { LONG($file) }; la crea un servidor, o --database nombra otra.
database-damaged = La base de datos { LONG($file) } está dañada: { LONG($reason) }; usa otra copia de seguridad.
database-not-copied = La base de datos { LONG($file) } no se pudo copiar a { LONG($target) }: { $reason }.
database-not-opened = La base de datos { LONG($file) } no se puede abrir: { $reason }.
database-too-new = La base de datos { LONG($file) } es de una versión más nueva de Wildfour; usa esa versión, o una copia de seguridad.
log-not-written = El registro no se puede escribir, así que el servidor se detiene aquí: { $reason }. A nadie se le dijo nada que no esté en el disco; arráncalo otra vez cuando el disco esté bien.
disk-does-not-answer = El disco no responde desde hace { $seconds } segundos, así que el servidor termina sin esperarlo. A nadie se le dijo nada que no esté en el disco; arráncalo otra vez cuando el disco esté bien.
log-does-not-replay = El registro de esta mesa dice «{ $written }» donde las reglas dan ahora «{ $now }», así que no puede seguir.
port-taken = El puerto { $port } de { $host } ya está en uso; detén el otro programa, o elige otro puerto con --port.
port-not-allowed = Este usuario no puede abrir el puerto { $port }; elige uno por encima de 1023 con --port.
no-such-address = Esta máquina no tiene la dirección { $host }; quita --host, o usa --lan.
address-not-used = La dirección { $host }, puerto { $port }, no se puede usar: { $reason }.
not-a-port = «{ $port }» no es un puerto; elige uno de 0 a 65.535, donde 0 es cualquiera que esté libre.
server-not-installed = El servidor necesita el paquete { $package }, que no está instalado; `python3 run.py serve` lo prepara todo.
server-ready = Wildfour está listo: { WHOLE($address) }
server-ready-lan = Wildfour está listo. Cualquiera de tu red puede jugar en { WHOLE($address) }
server-stopped = Wildfour se ha detenido. Arráncalo otra vez, y cada mesa sigue donde estaba.
backup-written = La copia de seguridad está en { LONG($file) }. Contiene los secretos de las partidas en curso, así que guárdala para ti.
backup-restored = La base de datos es ahora la de { LONG($backup) }. Lo que había antes está en { LONG($old) }.
backup-restored-anew = La base de datos es ahora la de { LONG($backup) }.

## What the help says

help-open = jugar en el navegador, en este ordenador
help-serve = dejar jugar por la red, en mesas con bots en los asientos libres
about-serve-lan = para toda tu red, no solo para este ordenador; muestra la dirección y un código QR para teléfonos
about-serve-host = la dirección en la que escuchar; si no se da, 127.0.0.1, solo este ordenador
about-serve-port = el puerto; si no se da, 8410, y 0 es cualquiera que esté libre
about-serve-settings = Cada ajuste puede ser también una variable de entorno; docs/server.md las enumera.
about-database = dónde se guardan las mesas; si no se da, entre tus datos de usuario
help-backup = escribir en un archivo todo lo que guarda el servidor, también mientras funciona
about-backup-file = el archivo; se sustituye una copia anterior, y nada más
help-restore = poner una copia de seguridad en el lugar de la base de datos, que se guarda al lado
about-restore-file = una copia de seguridad
help-verify = demostrar que nadie pudo elegir las cartas de un acta, si al menos el programa de un jugador eligió su semilla al azar y la guardó en secreto hasta que todos se comprometieron
help-verify-file = un acta de una mesa con repartos justos
help-verify-fingerprint = la huella que viste antes de la primera carta, o su comienzo
help-verify-seed = la sal y la semilla de tu programa, SAL-SEMILLA, para demostrar que las cartas salieron también de ella; se puede repetir
help-verify-link = el último eslabón que mostró tu programa, o su comienzo, para demostrar las jugadas, el resultado y los bots; se puede repetir
