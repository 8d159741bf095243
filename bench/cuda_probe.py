import time

import numpy as np

from wildfour.bots import policies
from wildfour.editions import EDITIONS
from wildfour.machine import cuda as M
from wildfour.machine import substitutes
from wildfour.machine.batch import PLAN_DTYPE
from wildfour.options import Options, Rules
from wildfour.rules import primitives
from wildfour.simulation import rounds, tally
from wildfour.simulation.run import Request, simulate


def build(edition, players):
    rules = Rules(edition, Options())
    tw = M.compile_for(
        rules,
        players,
        [policies, tally, rounds],
        {primitives.emit: substitutes.count_event},
        {rounds.count_in: M.count_in},
    )
    global simple
    from numba import cuda, from_dtype, int64

    st = from_dtype(M.scalars_dtype())
    zt = from_dtype(M.zones_dtype(players, 1))
    ct = from_dtype(M.CHANCE_DTYPE)
    pt = from_dtype(M.PROGRESS_DTYPE)
    pac = tw[rounds.play_and_count]
    NS = tally.SUMS
    EV = tally.EVENTS
    restart = tw[rounds.restart]

    @cuda.jit
    def simple(first, rounds_, key0, key1, plans, all_sums, bins):
        s = cuda.local.array(1, st)[0]
        zones = cuda.local.array(1, zt)[0]
        chance = cuda.local.array(1, ct)[0]
        progress = cuda.local.array(1, pt)[0]
        sums = cuda.local.array(NS, int64)
        for place in range(NS):
            sums[place] = 0
        for kind in range(36):
            zones.counts[kind] = 0
        for seat in range(players):
            zones.accusers[seat] = 0
        s.dealer = players - 1
        chance.key0 = key0
        chance.key1 = key1
        for i in range(cuda.grid(1), rounds_, cuda.gridsize(1)):
            progress.number = first + i
            restart(chance, first + i)
            pac(s, zones, chance, plans[0], progress, sums, bins)
        for kind in range(36):
            sums[EV + kind] += zones.counts[kind]
        for place in range(NS):
            if sums[place] != 0:
                cuda.atomic.add(all_sums, place, sums[place])

    return M.kernel_of(
        tw[rounds.begin_round],
        tw[rounds.step],
        tw[rounds.goes_on],
        tw[rounds.count_round],
        rules,
        players,
        tally.SUMS,
        tally.EVENTS,
    )


if __name__ == "__main__":
    from numba import cuda

    for players in (2,):
        for which in (0, 1):
            k = build(EDITIONS[0], players)
            if which:
                k = simple
            print("simple" if which else "flat")
            plans = np.zeros(1, PLAN_DTYPE)
            d = cuda.to_device(plans)
            for blocks, tpb in ((132 * 8, 128), (132 * 16, 128), (132 * 8, 256), (132 * 4, 256), (132 * 32, 64)):
                for n in (1000, 20_000_000):
                    sums = cuda.to_device(np.zeros(tally.SUMS, np.int64))
                    bins = cuda.to_device(np.zeros(tally.BINS, np.int64))
                    cuda.synchronize()
                    t = time.time()
                    k[blocks, tpb](0, n, 0, 0, d, sums, bins)
                    cuda.synchronize()
                    dt = time.time() - t
                    if n == 1000:
                        print("first", dt, flush=True)
                S = sums.copy_to_host()
                print(players, blocks, tpb, f"{n / dt:,.0f} rounds/s", S[:8], flush=True)
            try:
                kk = list(k.overloads.values())[0]
                print(
                    "regs", list(k.get_regs_per_thread().values()), "local", list(k.get_local_mem_per_thread().values())
                )
            except Exception as e:
                print(e)
            r = Request(edition=EDITIONS[0], players=players, rounds=200000)
            sums = cuda.to_device(np.zeros(tally.SUMS, np.int64))
            bins = cuda.to_device(np.zeros(tally.BINS, np.int64))
            k[132 * 8, 128](0, 200000, 0, 0, d, sums, bins)
            x = simulate(r)
            print(
                "equal",
                np.array_equal(x.sums, sums.copy_to_host()),
                np.array_equal(x.bins, bins.copy_to_host()),
                flush=True,
            )
