# Server errors, and messages to the host.

## At a table

command-not-read = This message cannot be read: { $problem }. The protocol defines the format of commands.
too-fast = That was too fast; wait a moment and try again.
table-is-busy = A catch is being resolved; wait a moment and try again.
no-seat-here = You have no seat at this table; take one first.
has-a-seat = You already have a seat; leave it before you take another.
seat-is-taken = { $name } has that seat; choose another one.
seat-not-free = That seat is not available; during a match you can take over only a bot's seat.
not-a-seat-here = There is no seat { $seat } at this table; it has { $seats }.
no-latecomers = The host does not allow joining during a match; wait for the next one.
seat-left-this-round = A player left a seat in this round, so you can take over a bot's seat only in the next round.
name-is-taken = { $name } is already taken here; choose another name.
name-needed = Other people at this table will see your name; enter one first.
no-round-now = No round is in progress; wait for the next one
only-the-host = Only the host can do that.
only-while-lobby = That is possible only before the match begins.
only-while-committing = There is nothing to commit to right now.
only-while-revealing = No seeds are being revealed right now.
only-while-playing = That is possible only during a round.
only-while-between = That is possible only between rounds.
only-while-over = That is possible only after the match.
not-at-this-table = That person is not at this table.
not-oneself = You cannot remove yourself; leave your seat instead.
nothing-said = That message is empty; type something first.
is-muted = The host has muted you.
too-much-chat = Too many messages; wait a few seconds.
no-hints-among-people = Hints would be unfair to the other people at this table.
no-hints-here = The expert is not available right now; try again later.
nothing-to-decide = There is nothing for you to decide right now.

## Connecting

no-token = Missing identity token; request /api/me first, or send a program's token.
unknown-program = Unknown token; request a new one.
other-origin = This server rejects requests from other websites. If this page is the server's own, the host can set its address in WILDFOUR_PUBLIC_ADDRESS.
metrics-not-here = Metrics are available on this computer only. The host can allow others with WILDFOUR_METRICS_TOKEN or WILDFOUR_METRICS_NETWORKS.
host-too-long = The Host header of a request can have at most { $most } characters.
table-not-there = There is no such table; it may have closed.
table-cannot-go-on = An error stopped this table; the host can find the reason in the log.
no-table-with-code = No table has that code; check it with the host.
was-kicked = The host removed you from this table.
table-locked = The host has locked this table; ask the host to unlock it.
address-was-kicked = The host removed someone at your network address. Wait { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, or ask the host to lock and unlock the table.
no-such-replay = There is no such replay; a match can be replayed once it is over.
replay-takes-too-long = This match is too long to show here; `python3 run.py replay` prints it on your own computer.
no-such-round = There is no round { $number } in this match; it has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
no-such-page = Page not found.
request-not-read = This request cannot be read: { $problem }.
too-large = A request can have at most { $most } bytes.
too-slow = The request took too long to arrive; try again.
too-many-sockets = There are too many connections from your address; close one first.
server-stopping = The server is restarting; come back in a moment.
too-many-tables = This server has no room for another table; try again later.

## For the host

setting-not-a-number = { $variable } is '{ $value }'; it must be a number, 0 or more.
setting-not-yes-or-no = { $variable } is '{ $value }'; it must be yes or no.
setting-not-a-level = { $variable } is '{ $value }'; it must be { LIST($levels, last: "or") }.
setting-not-networks = { $variable } is '{ $value }'; it must be addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } is '{ $value }'; it must be an address such as https://cards.example.org, with nothing after the host name.
database-in-use = A server is using the database { LONG($file) }; stop it first.
database-not-ours = { LONG($file) } is not a Wildfour database; choose another file.
database-not-there = There is no database { LONG($file) } yet; start a server to create it, or name another with --database.
database-damaged = The database { LONG($file) } is damaged: { LONG($reason) }; use another backup.
database-not-copied = The database { LONG($file) } could not be copied to { LONG($target) }: { $reason }.
database-not-opened = The database { LONG($file) } cannot be opened: { $reason }.
database-too-new = The database { LONG($file) } was written by a newer version of Wildfour; use the newer version, or restore a backup.
log-not-written = The log cannot be written, so the server is stopping: { $reason }. Everything that players have seen is on the disk; fix the disk, then restart.
disk-does-not-answer = The disk has not responded for { $seconds } seconds, so the server is stopping without waiting for it. Everything that players have seen is on the disk; fix the disk, then restart.
log-does-not-replay = This table's log has '{ $written }' where the rules now give '{ $now }', so the table cannot continue.
port-taken = Port { $port } of { $host } is already in use; stop the other program, or choose another port with --port.
port-not-allowed = Your user account may not open port { $port }; choose a port above 1023 with --port.
no-such-address = This machine has no address { $host }; leave --host out, or use --lan.
address-not-used = The address { $host }, port { $port }, cannot be used: { $reason }.
not-a-port = '{ $port }' is not a port; choose one from 0 to 65,535 (0: any free port).
server-not-installed = The server needs the { $package } package, which is not installed; `python3 run.py serve` installs it.
server-ready = Wildfour is ready: { WHOLE($address) }
server-ready-lan = Wildfour is ready. Anyone on your network can play at { WHOLE($address) }
server-stopped = Wildfour has stopped. Start it again to resume every table.
backup-written = The backup is in { LONG($file) }. It contains the secrets of matches in progress, so keep it private.
backup-restored = Restored the database from { LONG($backup) }. The previous one is in { LONG($old) }.
backup-restored-anew = Restored the database from { LONG($backup) }.

## Help

help-open = play in the browser, on this computer
help-serve = host tables on the network, with bots in the empty seats
about-serve-lan = let everyone on your network play; shows the address and a QR code for phones
about-serve-host = address to listen on (default: 127.0.0.1, this computer only)
about-serve-port = port (default: 8410; 0: any free port)
about-serve-settings = Every setting can also be an environment variable; docs/server.md lists them.
about-database = file for the tables (default: in your user data)
help-backup = write all server data to one file, even while the server runs
about-backup-file = backup file; may replace an older backup, but no other file
help-restore = replace the database with a backup; the old database is kept beside it
about-restore-file = backup file
help-verify = verify the deals of a transcript: no one could choose the cards if one player's program generated its seed at random and kept it secret until all had committed
help-verify-file = transcript of a match with fair deals
help-verify-fingerprint = the fingerprint you were shown before the first card, or its beginning
help-verify-seed = your program's salt and seed, SALT-SEED, to prove that this seed was used for the cards; repeatable
help-verify-link = the last link that your program showed, or its beginning, to prove the moves, the result, and the bots; repeatable
