# Die Seite der eigenen Partien.

web-me = Deine Partien
web-me-about = Alles, was du in diesem Browser gespielt hast.
web-me-none = Spiel eine Partie zu Ende; dann steht sie hier.
web-me-list = Letzte Partien
web-me-match =
    { $won ->
        [yes] Gewonnen
       *[no] Gespielt
    }: { $edition }, { $players } Personen
web-me-here = Diese Partien sind nur in diesem Browser gespeichert. Exportiere sie, um sie zu behalten oder auf ein anderes Gerät zu bringen.
web-me-export = Exportieren
web-me-import = Importieren
web-me-imported =
    { $count ->
        [one] { $count } Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }
web-me-not-a-file = Das ist keine Datei mit Partien. Wähle eine, die auf dieser Seite exportiert wurde.
web-me-delete = Alle löschen
web-me-really = Wirklich alle löschen?
web-me-editions = Ausgaben gespielt
web-me-total =
    { $total ->
        [matches] { $count ->
            [one] Partie
           *[other] Partien
        }
        [wins] { $count ->
            [one] Sieg
           *[other] Siege
        }
        [streak] { $count ->
            [one] Sieg in Folge jetzt
           *[other] Siege in Folge jetzt
        }
        [best] { $count ->
            [one] Sieg in Folge, Rekord
           *[other] Siege in Folge, Rekord
        }
        [points] { $count ->
            [one] Punkt
           *[other] Punkte
        }
        [catches] mal jemanden erwischt
        [challenges] mal zu Recht angezweifelt
       *[longest] { $count ->
            [one] Karte in deiner größten Hand
           *[other] Karten in deiner größten Hand
        }
    }
