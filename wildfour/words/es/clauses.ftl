# The clauses of the rulebooks and our rulings, in our own words. A house rule's sentence is in options.ftl.

## The cards

clause-A1 = Hay cuatro colores, y cada uno tiene 19 cartas de número: un 0 y dos de cada número del 1 al 9.
clause-A2 = Cada color tiene dos Roba dos, dos Cambio de sentido y dos Salta.
clause-A3 = Hay cuatro Comodines.
clause-A4 = Hay ocho Comodines, así que la baraja tiene 112 cartas.
clause-A5 = Hay cuatro Comodines Roba cuatro; classic-2003 y standard-2010 tienen 108 cartas en total.
clause-A6 = Los colores son azul, verde, rojo y amarillo.
clause-A7 = Los colores son azul, verde, naranja y amarillo.
clause-A8 = Hay cuatro Minions mutados, que son comodines, así que la baraja tiene 112 cartas.
clause-A9 = Algunas cartas de número llevan un dibujo de la figura de la catapulta; son las cartas de catapulta.
clause-A10 = El juego es para 2 a 10 jugadores.

## Setting up

clause-B1 = Cada cual roba una carta y reparte el número más alto; una carta con símbolo cuenta como cero.
clause-B2 = Cada cual recibe siete cartas.
clause-B3 = Las demás cartas forman el mazo, boca abajo, y la de arriba se descubre para empezar los descartes.
clause-B4 = Empieza quien está a la izquierda de quien reparte, y se sigue hacia la izquierda, salvo que una carta lo cambie.
clause-B5 = Si la carta inicial es un Roba dos, quien empieza roba dos cartas y pierde el turno.
clause-B6 = Si la carta inicial es un Cambio de sentido, empieza quien reparte y se juega hacia la derecha.
clause-B7 = Si la carta inicial es un Salta, se salta a quien está a la izquierda de quien reparte y empieza la siguiente persona.
clause-B8 = Si la carta inicial es un Comodín, quien está a la izquierda de quien reparte elige el color y juega.
clause-B9 = Si la carta inicial es un Comodín Roba cuatro, vuelve al mazo y se descubre otra.
clause-B10 = Si la carta inicial es un Minion mutado, quien empieza elige el color y nadie roba.
clause-B11 = Una carta de catapulta como carta inicial es una carta de número corriente.
clause-B12 = Cada cual tiene una figura y una colchoneta, y la catapulta está al alcance de todo el mundo.

## A turn

clause-C1 = Se puede jugar una carta que coincida con la de arriba en número, color o símbolo.
clause-C2 = Un Comodín se puede jugar sobre cualquier carta, aunque se tenga otra que se podría jugar.
clause-C3 = Quien no tiene carta que jugar roba una; si encaja, se puede jugar en el mismo turno; si no, el turno pasa.
clause-C4 = Se puede guardar una carta jugable; entonces se roba una, y en ese turno solo se puede jugar esa.
clause-C5 = Roba dos, Cambio de sentido y Salta se juegan sobre una carta de su color o sobre su mismo símbolo.
clause-C6 = Cuando se acaba el mazo, los descartes que están bajo la carta de arriba se barajan y forman otro.

## What cards do

clause-D1 = Tras un Roba dos, la siguiente persona roba dos cartas y pierde el turno.
clause-D2 = Un Cambio de sentido cambia la dirección del juego.
clause-D3 = Tras un Salta, la siguiente persona pierde el turno.
clause-D4 = Quien juega un Comodín elige el color: cualquiera de los cuatro, también el actual.
clause-D5 = Quien juega un Comodín Roba cuatro elige el color; la siguiente persona roba cuatro cartas y pierde el turno.
clause-D6 = Un Comodín Roba cuatro solo se puede jugar sin tener ninguna carta del color actual; números iguales, símbolos y Comodines no importan.
clause-D7 = Aun así, un Comodín Roba cuatro se puede jugar de farol.
clause-D8 = Solo quien robaría las cuatro cartas puede desafiar un Comodín Roba cuatro; la mano se le enseña a quien desafía y a nadie más.
clause-D9 = Si el desafío descubre un farol, quien jugó el Comodín Roba cuatro roba las cuatro cartas.
clause-D10 = Si no era un farol, quien desafió roba dos cartas más, seis en total, y pierde el turno.
clause-D11 = Quien juega un Minion mutado elige un color; la siguiente persona roba hasta que salga una carta de ese color.

## Going out

clause-E1 = Quien juega su penúltima carta tiene que cantar UNO.
clause-E2 = Si se atrapa a alguien que no cantó antes de que la siguiente persona empiece su turno, roba dos cartas.
clause-E3 = Cantar tarde, pero antes de que te atrapen, vale.
clause-E4 = No se puede atrapar a nadie antes de que la penúltima carta esté en los descartes.
clause-E5 = No se puede atrapar a nadie cuando la siguiente persona ya empezó tomando una carta del mazo o de la mano.
clause-E6 = La ronda termina cuando a alguien no le quedan cartas.
clause-E7 = Si la última carta es un Roba dos o un Comodín Roba cuatro, la siguiente persona todavía roba, y esas cartas cuentan.
clause-E8 = También se termina jugando una carta de catapulta como penúltima, acertando en una colchoneta y dando a esa persona la última carta.

## Scoring

clause-F1 = Una carta de número cuenta su número; Roba dos, Cambio de sentido y Salta, 20 puntos; Comodín y Comodín Roba cuatro, 50.
clause-F2 = Un Minion mutado cuenta 50 puntos.
clause-F3 = Quien termina suma las cartas que quedan en todas las demás manos.
clause-F4 = Gana la partida quien llega primero a 500 puntos; hasta entonces se reparte otra ronda.
clause-F5 = Otra manera de contar: cada cual suma sus propios puntos sobrantes, y cuando alguien llega a 500 gana el total más bajo.

## Penalties of the table

clause-G1 = Quien sugiere una jugada a otra persona roba dos cartas.
clause-G2 = Una carta que no vale y que alguien advierte se retira, y quien la jugó roba dos cartas; sigue la siguiente persona.
clause-G3 = Una carta que no vale y que nadie advierte a tiempo se queda.

## Other ways to play

clause-H1 = De a dos, un Cambio de sentido funciona como un Salta: quien lo juega vuelve a jugar enseguida.
clause-H2 = De a dos, quien juega un Salta vuelve a jugar enseguida.
clause-H3 = De a dos, quien juega un Roba dos o un Comodín Roba cuatro vuelve a jugar cuando las cartas están robadas.
clause-H4 = Las parejas se sientan frente a frente; cuando alguien termina acaba la ronda, y los puntos de las manos rivales son para el equipo.
clause-H5 = Cuatro jugadores pueden cambiar de pareja de ronda en ronda y guardar los puntos de cada una; gana el total más alto.
clause-H6 = Ocho jugadores en dos mesas juegan con cada uno de los demás cuatro rondas, 28 en total.
clause-H7 = Eliminación: se suman los puntos sobrantes, quien llega al límite queda fuera, y las dos últimas personas juegan entre sí hasta que una llega y pierde.

## The launcher

clause-I1 = Quien juega una carta de catapulta apunta la figura a la colchoneta de otra persona.
clause-I2 = Tras un acierto se da a esa persona una carta de la mano.
clause-I3 = Quien juega un Comodín Roba cuatro también puede lanzar.

## Rulings that no option changes

clause-R16 = Varios en el límite o por encima: si se suman sobrantes gana el total más bajo y los empates se comparten; en eliminación quedan fuera todos, y si no queda nadie gana el más bajo de ellos.
clause-R17 = En eliminación, quien queda fuera sale del círculo y los demás siguen en el mismo orden.
clause-R18 = Cuatro jugadores con parejas rotativas juegan tres rondas por ciclo, cada una con otra pareja: solo hay tres.
clause-R19 = Ocho jugadores en dos mesas se sientan de modo que cada cual sea pareja de cada uno una vez por ciclo y rival dos veces.
clause-R22 = Lo que falta en los escaneos de dos libros, cartas y puntos, es como en los demás libros.
clause-R32 = Lo que decían las páginas perdidas de la edición con catapulta es como en los demás libros.
clause-R33 = Donde el libro no da número de jugadores, pueden jugar de 2 a 10.
clause-R34 = Cantar antes de un regalo, de una respuesta acumulada o de una carta intercalada que deja una sola carta vale, como antes de una carta jugada por turno.
clause-R35 = A quien iba de farol y no cantó todavía se le puede atrapar hasta que empiece la siguiente persona, tenga lo que tenga en la mano.
clause-R36 = Los descartes se barajan cuando hace falta una carta y no queda ninguna.
clause-R37 = Una sugerencia se puede denunciar hasta que la siguiente persona empiece su turno.
clause-R38 = Quien ha jugado su última carta, mientras la siguiente persona aún tiene que robar o responder, ni canta ni atrapa, y ningún castigo le hace volver; solo una carta que no valía y se retira.
clause-R39 = Contra una carta que no vale y que hace robar se puede protestar hasta que se roban las cartas o se desafía; lo robado no se devuelve.
clause-R40 = Se puede intercalar sobre la carta de otra persona, pero no sobre la propia ni sobre la carta inicial.
clause-R41 = Si el mazo está vacío cuando se juega un Minion mutado, primero se barajan los descartes, aunque se pare al final del mazo.
clause-R42 = Si hay empate por el reparto, las cartas robadas vuelven antes de que roben otra vez quienes empataron.
clause-R43 = Donde las parejas cambian, y en torneos, los iguales comparten puesto; donde solo puede seguir uno, juegan una ronda por él, o se sortea y se anuncia como sorteo.
clause-R44 = Donde las parejas cambian, el reparto pasa a la izquierda mientras se sientan juntas; reparte primero quien menos ha repartido, y entre iguales quien se inscribió antes.
clause-R45 = También se puede lanzar con un Comodín Roba cuatro jugado como última carta; el lanzamiento solo decide quién roba.
