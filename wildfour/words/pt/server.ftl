# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = Esta mensagem não pode ser lida: { $problem }. O protocolo diz como é um comando.
too-fast = Rápido demais; espere um momento e tente de novo.
table-is-busy = Um flagra está sendo decidido; espere um momento e tente de novo.
no-seat-here = Você não tem lugar nesta mesa; pegue um primeiro.
has-a-seat = Você já tem um lugar; saia dele antes de pegar outro.
seat-is-taken = { $name } está nesse lugar; pegue outro.
seat-not-free = Ninguém pode pegar esse lugar agora; numa partida, só o lugar de um robô pode ser assumido.
not-a-seat-here = Não há lugar { $seat } nesta mesa; ela tem { $seats }.
no-latecomers = Nesta mesa ninguém entra depois que a partida começa; espere a próxima.
seat-left-this-round = Alguém deixou o lugar nesta rodada; você pode assumir o de um robô na próxima.
name-is-taken = Alguém aqui já se chama { $name }; escolha outro nome.
name-needed = As outras pessoas nesta mesa verão o seu nome; digite um primeiro.
no-round-now = Nenhuma rodada está em andamento; espere a próxima
only-the-host = Só quem criou a mesa pode fazer isso.
only-while-lobby = Isso só pode ser feito antes de a partida começar.
only-while-committing = Não há nada com que se comprometer agora.
only-while-revealing = Nenhuma semente está sendo revelada agora.
only-while-playing = Isso só pode ser feito durante uma rodada.
only-while-between = Isso só pode ser feito entre duas rodadas.
only-while-over = Isso só pode ser feito quando a partida acaba.
not-at-this-table = Essa pessoa não está nesta mesa.
not-oneself = Você não pode se mandar embora; saia do seu lugar.
nothing-said = Essa mensagem está vazia; escreva alguma coisa.
is-muted = A mesa não ouve você agora, então ninguém leria isso.
too-much-chat = É muita conversa; espere alguns segundos.
no-hints-among-people = Dicas seriam injustas com as outras pessoas da mesa.
no-hints-here = O mestre não está disponível agora; tente daqui a pouco.
nothing-to-decide = Não há nada para você decidir agora.

## Coming in

no-token = O servidor ainda não sabe quem você é; peça /api/me primeiro, ou mande o token de um programa.
unknown-program = Este servidor nunca deu esse token; peça um novo.
other-origin = Outro site não pode agir por você aqui. Se este é o endereço do servidor, quem cuida dele pode informá-lo em WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = As métricas são só para este computador. Quem cuida do servidor pode permiti-las a outros com WILDFOUR_METRICS_TOKEN ou WILDFOUR_METRICS_NETWORKS.
host-too-long = O cabeçalho Host de um pedido pode ter no máximo { $most } caracteres.
table-not-there = Essa mesa não existe; talvez tenha acabado.
table-cannot-go-on = Há algo errado com esta mesa, e ela não pode continuar; quem cuida do servidor encontra o motivo no log.
no-table-with-code = Nenhuma mesa tem esse código; confira com quem convidou você.
was-kicked = Pediram para você sair desta mesa.
table-locked = Esta mesa está trancada; peça para destrancarem.
address-was-kicked = O anfitrião removeu da mesa alguém com o mesmo endereço de rede que você. Espere { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    } ou peça para trancarem e destrancarem a mesa.
no-such-replay = Essa partida não pode ser revista; dá para ler depois que acaba.
replay-takes-too-long = Esta partida é longa demais para ser mostrada aqui; `python3 run.py replay` conta a partida no seu computador.
no-such-round = Não há rodada { $number } nesta partida; ela tem { $rounds ->
        [one] uma rodada
       *[other] { $rounds } rodadas
    }.
no-such-page = Não há nada aqui.
request-not-read = Este pedido não pode ser lido: { $problem }.
too-large = Um pedido pode ter no máximo { $most } bytes.
too-slow = O pedido demorou demais para chegar; tente de novo.
too-many-sockets = Há conexões demais do seu endereço; feche uma primeiro.
server-stopping = O servidor está para reiniciar; volte daqui a pouco.
too-many-tables = Este servidor tem tantas mesas quanto aguenta; tente mais tarde.

## For whoever runs the server

setting-not-a-number = { $variable } é “{ $value }”, mas tem que ser um número, 0 ou mais.
setting-not-yes-or-no = { $variable } é “{ $value }”, mas tem que ser yes ou no.
setting-not-a-level = { $variable } é “{ $value }”, mas tem que ser { LIST($levels, last: "or") }.
setting-not-networks = { $variable } é “{ $value }”, mas têm que ser endereços ou redes separados por vírgulas, como 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } é “{ $value }”, mas tem que ser um endereço como https://cards.example.org, sem nada depois do nome.
database-in-use = Um servidor está usando o banco de dados { LONG($file) }; pare-o primeiro.
database-not-ours = { LONG($file) } não é um banco de dados das mesas do Wildfour; escolha outro arquivo.
database-not-there = Ainda não há banco de dados { LONG($file) }; um servidor o cria, ou --database indica outro.
database-damaged = O banco de dados { LONG($file) } está danificado: { LONG($reason) }; use outro backup.
database-not-copied = O banco de dados { LONG($file) } não pôde ser copiado para { LONG($target) }: { $reason }.
database-not-opened = O banco de dados { LONG($file) } não pode ser aberto: { $reason }.
database-too-new = O banco de dados { LONG($file) } é de uma versão mais nova do Wildfour; use essa versão, ou um backup.
log-not-written = O log não pode ser escrito, então o servidor para aqui: { $reason }. Nada foi dito a ninguém que não esteja no disco; ligue-o de novo quando o disco estiver bem.
disk-does-not-answer = O disco não responde há { $seconds } segundos, então o servidor termina sem esperar. Nada foi dito a ninguém que não esteja no disco; ligue-o de novo quando o disco estiver bem.
log-does-not-replay = O log desta mesa diz “{ $written }” onde as regras agora dão “{ $now }”, então ela não pode continuar.
port-taken = A porta { $port } de { $host } já está em uso; pare o outro programa, ou escolha outra porta com --port.
port-not-allowed = Este usuário não pode abrir a porta { $port }; escolha uma acima de 1023 com --port.
no-such-address = Esta máquina não tem o endereço { $host }; tire --host, ou use --lan.
address-not-used = O endereço { $host }, porta { $port }, não pode ser usado: { $reason }.
not-a-port = “{ $port }” não é uma porta; escolha uma de 0 a 65.535, em que 0 é qualquer uma livre.
server-not-installed = O servidor precisa do pacote { $package }, que não está instalado; `python3 run.py serve` prepara tudo.
server-ready = O Wildfour está pronto: { WHOLE($address) }
server-ready-lan = O Wildfour está pronto. Qualquer pessoa da sua rede pode jogar em { WHOLE($address) }
server-stopped = O Wildfour parou. Ligue-o de novo, e cada mesa continua onde estava.
backup-written = O backup está em { LONG($file) }. Ele contém os segredos das partidas em andamento, então guarde-o só para você.
backup-restored = O banco de dados agora é o de { LONG($backup) }. O que havia antes está em { LONG($old) }.
backup-restored-anew = O banco de dados agora é o de { LONG($backup) }.

## What the help says

help-open = jogar no navegador, neste computador
help-serve = deixar jogar pela rede, em mesas com robôs nos lugares vazios
about-serve-lan = para toda a sua rede, não só este computador; mostra o endereço e um código QR para celulares
about-serve-host = o endereço em que escutar; 127.0.0.1, só este computador, se não for dado
about-serve-port = a porta; 8410 se não for dada, e 0 é qualquer uma livre
about-serve-settings = Cada configuração também pode ser uma variável de ambiente; docs/server.md lista todas.
about-database = onde as mesas são guardadas; entre seus dados de usuário se não for dado
help-backup = escrever num arquivo tudo o que o servidor guarda, mesmo enquanto funciona
about-backup-file = o arquivo; um backup mais antigo é substituído, e nada mais
help-restore = pôr um backup no lugar do banco de dados, que fica guardado ao lado
about-restore-file = um backup
help-verify = provar que ninguém pôde escolher as cartas de um registro, se ao menos o programa de um jogador criou a sua semente ao acaso e a manteve em segredo até todos se comprometerem
help-verify-file = um registro de uma mesa com distribuição justa
help-verify-fingerprint = a impressão digital que você viu antes da primeira carta, ou o começo dela
help-verify-seed = o sal e a semente do seu programa, SAL-SEMENTE, para provar que as cartas vieram também dela; pode repetir
help-verify-link = o último elo que o seu programa mostrou, ou o começo dele, para provar as jogadas, o resultado e os robôs; pode repetir
