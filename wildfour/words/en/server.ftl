# What the server refuses, and what it says to whoever runs it.

## At a table

command-not-read = This message cannot be read: { $problem }. The protocol says what a command looks like.
too-fast = That was too fast; wait a moment and try again.
table-is-busy = A catch is being decided; wait a moment and try again.
no-seat-here = You have no seat at this table; take one first.
has-a-seat = You already have a seat; leave it before you take another.
seat-is-taken = { $name } is sitting there; take another seat.
seat-not-free = Nobody can take that seat now; in a match only the seat of a bot can be taken over.
no-such-seat = There is no seat { $seat } here; the table has { $seats }.
no-latecomers = The host lets nobody in once the match has begun; you can watch.
name-is-taken = Somebody here is already called { $name }; choose another name.
no-round-now = No round is being played right now.
only-the-host = Only the host can do that.
only-while-lobby = That can only be done before the match begins.
only-while-committing = There is nothing to commit to right now.
only-while-revealing = No seeds are being revealed right now.
only-while-playing = That can only be done while a round is being played.
only-while-over = That can only be done when the match is over.
nobody-by-that-name = Nobody like that is at this table.
not-oneself = You cannot send yourself away; leave your seat instead.
nothing-said = There is nothing to say in that message.
is-muted = The host has muted you, so nobody would read that.
too-much-chat = That is a lot of chat; wait a few seconds.
no-hints-among-people = Hints would be unfair to the other people at this table.
no-hints-here = The expert is not available right now; try again in a while.
nothing-to-decide = There is nothing for you to decide right now.

## Coming in

no-token = Nobody knows who you are yet; ask for /api/me first, or send the token of a program.
unknown-program = This server has given out no such token; ask for a new one.
other-origin = Another website cannot act for you here.
no-such-table = There is no such table; it may have ended.
no-table-with-code = No table has that code; check it with the host.
was-kicked = The host has sent you away from this table.
no-such-replay = There is no such replay; a match can be read once it is over.
no-such-page = There is nothing here.
request-not-read = This request cannot be read: { $problem }.
too-large = A request can have at most { $most } bytes.
too-many-sockets = There are too many connections from your address; close one first.
too-many-tables = This server has as many tables as it can hold; try again later.

## For whoever runs the server

setting-not-a-number = { $variable } is '{ $value }', but has to be a number that is not negative.
setting-not-yes-or-no = { $variable } is '{ $value }', but has to be yes or no.
database-not-opened = The database { LONG($file) } cannot be opened: { $reason }.
database-too-new = The database { LONG($file) } was written by a newer version of Wildfour; use that version, or a backup.
log-not-written = The log cannot be written, so the server stops here: { $reason }. Nobody was told of anything that is not on the disk; start it again when the disk is well.
log-does-not-replay = The log of this table says '{ $written }' where the rules now give '{ $now }', so it cannot go on.
port-taken = Port { $port } of { $host } is already in use; stop the other program, or choose another with --port.
port-not-allowed = This user may not open port { $port }; choose one above 1023 with --port.
no-such-address = This machine has no address { $host }; leave --host out, or use --lan.
address-not-used = The address { $host }, port { $port }, cannot be used: { $reason }.
