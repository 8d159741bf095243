# The benchmark: output and help.

peer-missing = { $peer } is not installed, so it is skipped; python3 run.py bench installs it.
gpu-left-out = The GPU is skipped: { $why }
tries-range = --tries takes a number from 1 to { $most }, not '{ $text }'.
bench-measuring = { $engine }, { $rules }, { $players } players
bench-try = try { $number } of { $tries }
engine-interpreted = interpreted
engine-compiled = compiled
engine-one-thread = simulate, 1 thread
engine-all-threads = simulate, all threads
engine-gpu = simulate, GPU
rules-of-rlcard = its own UNO
bench-column-engine = engine
bench-column-rules = rules
bench-column-players = players
bench-column-rounds = rounds/s
bench-column-moves = moves/s
bench-column-rlcard = × RLCard (rounds)
bench-column-openspiel = × OpenSpiel (moves)
bench-ratio =
    { $unit ->
        [moves] { $engine }: { $times } times as many moves/s as { $other } with { $players } players
       *[rounds] { $engine }: { $times } times as many rounds/s as { $other } with { $players } players
    } ({ $reached ->
        [yes] the goal of { $aim } is met
       *[no] the goal of { $aim } is not met
    })
bench-about-moves = A move is one decision by a player. RLCard's random agents play its UNO through its environment. OpenSpiel's Crazy Eights is played with uniformly random actions through the Python interface, and by OpenSpiel's random bots in its C++ loop.
bench-about-tries = The engines take turns, and the best of several tries counts.

help-bench = measure how fast this computer plays, compared with other software
bench-quick = get a rough result: two players only, shorter tries
bench-json = print JSON instead of a table
bench-tries = tries for each engine; the best try counts
