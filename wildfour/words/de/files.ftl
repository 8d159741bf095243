# Dateien, und was das System dazu sagt. $instead: file, folder, oder eine Option, die eine andere Datei nennt.

file-refused =
    { LONG($file) } lässt sich nicht { $doing ->
        [read] lesen
        [repaired] reparieren
        [used] verwenden
       *[written] schreiben
    } ({ $reason }); { choose-another }.
file-not-ordinary = { LONG($file) } ist keine gewöhnliche Datei; { choose-another }.
choose-another =
    { $instead ->
        [file] wähle eine andere Datei
        [folder] wähle einen anderen Ordner
       *[other] wähle mit { $instead } DATEI eine andere
    }
file-is-something-else = { LONG($file) } gibt es schon, und es ist etwas anderes; die Datei bleibt, wie sie ist. Wähle eine andere.
file-changed = Ein anderes Programm hat { LONG($file) } verändert, also wurde nichts geschrieben; hör auf, und öffne die Datei neu.
file-exists-already =
    { LONG($file) } gibt es schon, und es ist { $noun ->
        [pad] kein Punkteblock
       *[match] keine gespeicherte Partie
    }; { choose-another }.
file-too-large =
    { LONG($file) } ist zu groß für { $noun ->
        [pad] einen Punkteblock
        [players] eine Namensliste
        [match] eine gespeicherte Partie
       *[transcript] eine Mitschrift
    }; wähle eine andere Datei.
file-not-text =
    { LONG($file) } ist { $noun ->
        [pad] kein Punkteblock
        [players] keine Namensliste
        [match] keine gespeicherte Partie
       *[transcript] keine Mitschrift
    }: Es ist kein Text in UTF-8.

# Warum das System etwas ablehnt, nach dem Namen seines Fehlers; $text ist, was das System selbst sagt.
system-reason =
    { $errno ->
        [EACCES] keine Berechtigung
        [EEXIST] die Datei gibt es schon
        [EISDIR] es ist ein Ordner
        [ELOOP] zu viele Verknüpfungen
        [ENAMETOOLONG] der Name ist zu lang
        [ENOENT] Datei oder Ordner gibt es nicht
        [ENOSPC] kein Platz mehr auf dem Datenträger
        [ENOTDIR] es ist kein Ordner
        [EPERM] nicht erlaubt
        [EROFS] der Datenträger ist schreibgeschützt
       *[other] { LONG($text) }
    }
output-lost = Die Ausgabe lässt sich nicht weiter schreiben ({ $reason }).
system-refused = { LONG($file) } lässt sich nicht verwenden ({ $reason }).
