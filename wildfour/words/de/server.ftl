# Was der Server ablehnt, und was er denen sagt, die ihn betreiben.

## Am Tisch

command-not-read = Diese Nachricht lässt sich nicht lesen: { $problem }. Im Protokoll steht, wie ein Befehl aussieht.
too-fast = Das ging zu schnell; warte einen Moment und versuch es noch einmal.
table-is-busy = Es wird gerade entschieden, ob jemand erwischt ist; warte einen Moment und versuch es noch einmal.
no-seat-here = Du hast an diesem Tisch keinen Platz; nimm dir zuerst einen.
has-a-seat = Du hast schon einen Platz; gib ihn auf, bevor du einen anderen nimmst.
seat-is-taken = Dort sitzt schon { $name }; nimm einen anderen Platz.
seat-not-free = Diesen Platz kann jetzt niemand nehmen; während einer Partie lässt sich nur der Platz eines Bots übernehmen.
not-a-seat-here = Den Platz { $seat } gibt es an diesem Tisch nicht; er hat { $seats }.
no-latecomers = An diesem Tisch kommt niemand mehr dazu, wenn die Partie begonnen hat; warte auf die nächste.
seat-left-this-round = In dieser Runde hat jemand einen Platz verlassen; den Platz eines Bots kannst du in der nächsten nehmen.
name-is-taken = Hier heißt schon jemand { $name }; nimm einen anderen Namen.
name-needed = Die anderen am Tisch sehen deinen Namen; gib zuerst einen ein.
no-round-now = Gerade wird keine Runde gespielt; warte auf die nächste
only-the-host = Das kann nur, wer den Tisch leitet.
only-while-lobby = Das geht nur, bevor die Partie beginnt.
only-while-committing = Gerade gibt es nichts, worauf du dich festlegen kannst.
only-while-revealing = Gerade werden keine Startwerte aufgedeckt.
only-while-playing = Das geht nur, während eine Runde gespielt wird.
only-while-between = Das geht nur zwischen zwei Runden.
only-while-over = Das geht nur, wenn die Partie vorbei ist.
not-at-this-table = Diese Person ist nicht an diesem Tisch.
not-oneself = Dich selbst kannst du nicht wegschicken; gib stattdessen deinen Platz auf.
nothing-said = Diese Nachricht ist leer; schreib etwas hinein.
is-muted = Du wurdest an diesem Tisch stumm geschaltet, deshalb würde das niemand lesen.
too-much-chat = Das ist viel Text auf einmal; warte ein paar Sekunden.
no-hints-among-people = Tipps wären unfair gegenüber den anderen an diesem Tisch.
no-hints-here = Der Experte ist gerade nicht zu sprechen; versuch es später noch einmal.
nothing-to-decide = Du hast gerade nichts zu entscheiden.

## Hereinkommen

no-token = Der Server weiß noch nicht, wer du bist; frag zuerst nach /api/me, oder schick das Token eines Programms.
unknown-program = Dieses Token hat dieser Server nie vergeben; hol dir ein neues.
other-origin = Eine andere Website kann hier nicht für dich handeln. Wenn das die eigene Adresse des Servers ist, kann sie in WILDFOUR_PUBLIC_ADDRESS genannt werden.
metrics-not-here = Die Messwerte sind nur für diesen Computer. Wer den Server betreibt, kann sie mit WILDFOUR_METRICS_TOKEN oder WILDFOUR_METRICS_NETWORKS auch anderen erlauben.
host-too-long = Der Host-Header einer Anfrage darf höchstens { $most } Zeichen haben.
table-not-there = Diesen Tisch gibt es nicht; vielleicht ist er schon geschlossen.
table-cannot-go-on = Mit diesem Tisch stimmt etwas nicht, er kann nicht weiterspielen; der Grund steht im Log des Servers.
no-table-with-code = Kein Tisch hat diesen Code; frag noch einmal nach, wie er lautet.
was-kicked = Du wurdest von diesem Tisch weggeschickt.
table-locked = Dieser Tisch ist abgeschlossen; frag den Gastgeber, ob er ihn öffnet.
address-was-kicked = Jemand mit deiner Netzwerkadresse wurde vom Tisch entfernt. Warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, oder bitte den Gastgeber, den Tisch ab- und wieder aufzuschließen.
no-such-replay = Diese Aufzeichnung gibt es nicht; eine Partie lässt sich nachlesen, wenn sie vorbei ist.
replay-takes-too-long = Diese Partie ist zu lang, um sie hier zu zeigen; `python3 run.py replay` erzählt sie auf deinem eigenen Computer.
no-such-round = Eine Runde { $number } gibt es in dieser Partie nicht; sie hat { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }.
no-such-page = Hier ist nichts.
request-not-read = Diese Anfrage lässt sich nicht lesen: { $problem }.
too-large = Eine Anfrage darf höchstens { $most } Bytes haben.
too-slow = Die Anfrage kam zu langsam an; versuch es noch einmal.
too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen; schließ zuerst eine.
server-stopping = Der Server startet gleich neu; komm in einem Moment wieder.
too-many-tables = Mehr Tische kann dieser Server nicht aufnehmen; versuch es später noch einmal.

## Für den Betrieb

setting-not-a-number = { $variable } ist „{ $value }“, muss aber eine Zahl sein, 0 oder mehr.
setting-not-yes-or-no = { $variable } ist „{ $value }“, muss aber yes oder no sein.
setting-not-a-level = { $variable } ist „{ $value }“, muss aber { LIST($levels, last: "or") } sein.
setting-not-networks = { $variable } ist „{ $value }“, muss aber aus Adressen oder Netzen mit Kommas dazwischen bestehen, etwa 127.0.0.1,10.0.0.0/8.
setting-not-an-origin = { $variable } ist „{ $value }“, muss aber eine Adresse wie https://cards.example.org sein, ohne etwas hinter dem Namen.
database-in-use = Ein Server benutzt gerade die Datenbank { LONG($file) }; beende ihn zuerst.
database-not-ours = { LONG($file) } ist keine Datenbank mit Tischen von Wildfour; wähle eine andere Datei.
database-not-there = Die Datenbank { LONG($file) } gibt es noch nicht; ein Server legt sie an, oder --database nennt eine andere.
database-damaged = Die Datenbank { LONG($file) } ist beschädigt: { LONG($reason) }; nimm eine andere Sicherung.
database-not-copied = Die Datenbank { LONG($file) } ließ sich nicht nach { LONG($target) } kopieren: { $reason }.
database-not-opened = Die Datenbank { LONG($file) } lässt sich nicht öffnen: { $reason }.
database-too-new = Die Datenbank { LONG($file) } stammt von einer neueren Version von Wildfour; nimm diese Version oder eine Sicherung.
log-not-written = Das Log lässt sich nicht schreiben, deshalb endet der Server hier: { $reason }. Niemand hat etwas erfahren, was nicht auf der Platte steht; starte ihn wieder, wenn mit der Platte alles stimmt.
disk-does-not-answer = Die Platte antwortet seit { $seconds } Sekunden nicht, deshalb endet der Server, ohne länger zu warten. Niemand hat etwas erfahren, was nicht auf der Platte steht; starte ihn wieder, wenn mit der Platte alles stimmt.
log-does-not-replay = Im Log dieses Tisches steht „{ $written }“, wo die Regeln jetzt „{ $now }“ ergeben, deshalb kann er nicht weiterspielen.
port-taken = Der Port { $port } von { $host } ist schon belegt; beende das andere Programm, oder wähle mit --port einen anderen Port.
port-not-allowed = Dieser Benutzer darf den Port { $port } nicht öffnen; wähle mit --port einen über 1023.
no-such-address = Dieser Rechner hat keine Adresse { $host }; lass --host weg, oder nimm --lan.
address-not-used = Die Adresse { $host } mit dem Port { $port } lässt sich nicht verwenden: { $reason }.
not-a-port = „{ $port }“ ist kein Port; wähle einen von 0 bis 65.535, wobei 0 irgendein freier ist.
server-not-installed = Der Server braucht das Paket { $package }, das nicht installiert ist; „python3 run.py serve“ richtet alles ein.
server-ready = Wildfour ist bereit: { WHOLE($address) }
server-ready-lan = Wildfour ist bereit. In deinem Netz können alle mitspielen: { WHOLE($address) }
server-stopped = Wildfour ist beendet. Nach dem nächsten Start geht es an jedem Tisch dort weiter, wo er war.
backup-written = Die Sicherung ist in { LONG($file) }. Sie enthält die Geheimnisse laufender Partien, also behalte sie für dich.
backup-restored = Die Datenbank ist jetzt die aus { LONG($backup) }. Was vorher da war, ist in { LONG($old) }.
backup-restored-anew = Die Datenbank ist jetzt die aus { LONG($backup) }.

## Was die Hilfe sagt

help-open = im Browser spielen, auf diesem Computer
help-serve = lässt Leute über das Netz spielen, an Tischen mit Bots auf den leeren Plätzen
about-serve-lan = für alle in deinem Netz, nicht nur für diesen Rechner; zeigt die Adresse, und einen QR-Code für Handys
about-serve-host = die Adresse, an der er zu erreichen ist; sonst 127.0.0.1, nur dieser Rechner
about-serve-port = der Port; sonst 8410, und 0 ist irgendein freier
about-serve-settings = Jede Einstellung kann auch eine Umgebungsvariable sein; docs/server.md zählt sie auf.
about-database = wo die Tische aufgehoben werden; sonst bei deinen Benutzerdaten
help-backup = schreibt alles, was der Server aufhebt, in eine Datei, auch während er läuft
about-backup-file = die Datei; eine ältere Sicherung wird ersetzt, sonst nichts
help-restore = setzt eine Sicherung an die Stelle der Datenbank, die daneben aufgehoben wird
about-restore-file = eine Sicherung
help-verify = beweist, dass niemand die Karten einer Mitschrift bestimmen konnte, wenn mindestens ein Programm eines Spielers seinen Startwert zufällig wählte und geheim hielt, bis sich alle festgelegt hatten
help-verify-file = die Mitschrift eines Tisches mit fairem Geben
help-verify-fingerprint = der, den man vor der ersten Karte gesehen hat, oder sein Anfang
help-verify-seed = Salz und Startwert deines Programms, SALZ-STARTWERT, um zu beweisen, dass die Karten auch aus ihm kamen; mehrfach möglich
help-verify-link = das letzte Kettenglied, das dein Programm gezeigt hat, oder sein Anfang, um Züge, Ergebnis und Bots zu beweisen; mehrfach möglich
