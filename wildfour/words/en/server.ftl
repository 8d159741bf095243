# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = This message cannot be read: { $problem }. The protocol says what a command looks like.
too-fast = That was too fast; wait a moment and try again.
table-is-busy = A catch is being decided; wait a moment and try again.
no-seat-here = You have no seat at this table; take one first.
has-a-seat = You already have a seat; leave it before you take another.
seat-is-taken = { $name } is sitting there; take another seat.
seat-not-free = Nobody can take that seat now; in a match only the seat of a bot can be taken over.
not-a-seat-here = There is no seat { $seat } at this table; it has { $seats }.
no-latecomers = The host lets nobody join once the match has begun; wait for the next match.
seat-left-this-round = A player has left a seat in this round; you can take a bot's seat in the next one.
name-is-taken = Somebody here is already called { $name }; choose another name.
name-needed = Other people at this table will see your name; enter one first.
no-round-now = No round is being played right now; wait for the next one
only-the-host = Only the host can do that.
only-while-lobby = That can only be done before the match begins.
only-while-committing = There is nothing to commit to right now.
only-while-revealing = No seeds are being revealed right now.
only-while-playing = That can only be done while a round is being played.
only-while-between = That can only be done between two rounds.
only-while-over = That can only be done when the match is over.
not-at-this-table = That person is not at this table.
not-oneself = You cannot send yourself away; leave your seat instead.
nothing-said = That message is empty; write something in it.
is-muted = The host has muted you, so nobody would read that.
too-much-chat = That is a lot of chat; wait a few seconds.
no-hints-among-people = Hints would be unfair to the other people at this table.
no-hints-here = The expert is not available right now; try again in a while.
nothing-to-decide = There is nothing for you to decide right now.

## Coming in

no-token = The server does not know yet who you are; ask for /api/me first, or send the token of a program.
unknown-program = This server never gave out that token; ask for a new one.
other-origin = Another website cannot act for you here. If this is the server's own address, whoever runs it can name it in WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = Metrics are for this computer only. The host can allow others with WILDFOUR_METRICS_TOKEN or WILDFOUR_METRICS_NETWORKS.
host-too-long = The Host header of a request can have at most { $most } characters.
table-not-there = There is no such table; it may have ended.
table-cannot-go-on = Something is wrong with this table, and it cannot go on; whoever runs the server finds the reason in the log.
no-table-with-code = No table has that code; check it with the host.
was-kicked = The host has sent you away from this table.
table-locked = The host has locked this table; ask the host to unlock it.
address-was-kicked = The host removed someone at your network address. Wait { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, or ask the host to lock and unlock the table.
no-such-replay = There is no such replay; a match can be read once it is over.
replay-takes-too-long = This match is too long to be shown here; `python3 run.py replay` tells it on your own computer.
no-such-round = There is no round { $number } in this match; it has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
no-such-page = There is nothing here.
request-not-read = This request cannot be read: { $problem }.
too-large = A request can have at most { $most } bytes.
too-slow = The request took too long to arrive; try again.
too-many-sockets = There are too many connections from your address; close one first.
server-stopping = The server is about to restart; come back in a moment.
too-many-tables = This server has as many tables as it can hold; try again later.

## For whoever runs the server

setting-not-a-number = { $variable } is '{ $value }', but it has to be a number, 0 or more.
setting-not-yes-or-no = { $variable } is '{ $value }', but it has to be yes or no.
setting-not-a-level = { $variable } is '{ $value }', but it has to be { LIST($levels, last: "or") }.
setting-not-networks = { $variable } is '{ $value }', but it has to be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } is '{ $value }', but it has to be an address such as https://cards.example.org, without anything after the name.
database-in-use = A server is using the database { LONG($file) }; stop it first.
database-not-ours = { LONG($file) } is not a database of Wildfour's tables; choose another file.
database-not-there = There is no database { LONG($file) } yet; a server makes it, or --database names another.
database-damaged = The database { LONG($file) } is damaged: { LONG($reason) }; use another backup.
database-not-copied = The database { LONG($file) } could not be copied to { LONG($target) }: { $reason }.
database-not-opened = The database { LONG($file) } cannot be opened: { $reason }.
database-too-new = The database { LONG($file) } was written by a newer version of Wildfour; use that version, or a backup.
log-not-written = The log cannot be written, so the server stops here: { $reason }. Nobody was told of anything that is not on the disk; start it again when the disk is well.
disk-does-not-answer = The disk has not answered for { $seconds } seconds, so the server ends without waiting for it. Nobody was told of anything that is not on the disk; start it again when the disk is well.
log-does-not-replay = The log of this table says '{ $written }' where the rules now give '{ $now }', so it cannot go on.
port-taken = Port { $port } of { $host } is already in use; stop the other program, or choose another port with --port.
port-not-allowed = This user may not open port { $port }; choose one above 1023 with --port.
no-such-address = This machine has no address { $host }; leave --host out, or use --lan.
address-not-used = The address { $host }, port { $port }, cannot be used: { $reason }.
not-a-port = '{ $port }' is not a port; choose one from 0 to 65,535, where 0 is any that is free.
server-not-installed = The server needs the package { $package }, which is not installed; `python3 run.py serve` sets everything up.
server-ready = Wildfour is ready: { WHOLE($address) }
server-ready-lan = Wildfour is ready. Anybody in your network can play at { WHOLE($address) }
server-stopped = Wildfour has stopped. Start it again, and every table goes on where it was.
backup-written = The backup is in { LONG($file) }. It holds the secrets of matches that are being played, so keep it to yourself.
backup-restored = The database is now the one from { LONG($backup) }. What was there before is in { LONG($old) }.
backup-restored-anew = The database is now the one from { LONG($backup) }.

## What the help says

help-open = play in the browser, on this computer
help-serve = let people play over the network, at tables with bots in the empty seats
about-serve-lan = for everybody in your network, not for this computer alone; shows the address, and a QR code for phones
about-serve-host = the address to listen at; 127.0.0.1, this computer alone, unless given
about-serve-port = the port; 8410 unless given, and 0 is any that is free
about-serve-settings = Every setting can also be an environment variable; docs/server.md lists them.
about-database = where the tables are kept; among your user data unless given
help-backup = write everything that the server keeps to one file, also while it runs
about-backup-file = the file; an older backup is replaced, nothing else is
help-restore = put a backup in the place of the database, which is kept beside it
about-restore-file = a backup
help-verify = prove that nobody could choose the cards of a transcript, if one player's program kept its random seed secret
help-verify-file = a transcript of a table with fair deals
help-verify-fingerprint = the one you were shown before the first card, or how it begins
help-verify-seed = your program's salt and seed, SALT-SEED, to prove that the cards came from it too; may be repeated
help-verify-link = the last link that your program showed, or its beginning, to prove the moves, the result, and the bots; may be repeated
