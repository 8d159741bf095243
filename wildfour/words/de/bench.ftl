# Der Geschwindigkeitstest: was er ausgibt, und seine Hilfe.

peer-missing = { $peer } ist nicht installiert und bleibt deshalb außen vor; python3 run.py bench richtet es ein.
gpu-left-out = Die GPU bleibt außen vor: { $why }
tries-range = --tries braucht eine Zahl von 1 bis { $most }, nicht „{ $text }“.
bench-measuring = { $engine }, { $rules }, { $players } Personen
bench-try = Versuch { $number } von { $tries }
engine-interpreted = interpretiert
engine-compiled = kompiliert
engine-one-thread = simulate, 1 Thread
engine-all-threads = simulate, alle Threads
engine-gpu = simulate auf der GPU
rules-of-rlcard = dessen UNO
bench-column-engine = Programm
bench-column-rules = Regeln
bench-column-players = Personen
bench-column-rounds = Runden/s
bench-column-moves = Einzelzüge/s
bench-column-rlcard = × RLCard (Runden)
bench-column-openspiel = × OpenSpiel (Einzelzüge)
bench-ratio =
    { $unit ->
        [moves] { $engine }: mit { $players } Personen { $times }-mal so viele Einzelzüge/s wie { $other }
       *[rounds] { $engine }: mit { $players } Personen { $times }-mal so viele Runden/s wie { $other }
    } ({ $reached ->
        [yes] das Ziel { $aim } ist erreicht
       *[no] das Ziel { $aim } ist verfehlt
    })
bench-about-moves = Ein Einzelzug ist eine Entscheidung. RLCards UNO spielt durch seine Umgebung mit seinen Zufallsspielern; OpenSpiels Crazy Eights macht gleichverteilt zufällige Züge durch seine Python-Schnittstelle, und seine eigenen Zufallsbots spielen in seiner C++-Schleife.
bench-about-tries = Alle kommen abwechselnd dran, und der beste von mehreren Versuchen zählt.

help-bench = messen, wie schnell dieser Rechner spielt, neben anderen Programmen
bench-quick = nur zu zweit, und kürzere Versuche: eine grobe Antwort
bench-json = JSON ausgeben statt einer Tabelle
bench-tries = wie oft jedes gemessen wird; der beste Versuch zählt
