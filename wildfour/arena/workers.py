"""Arena workers, in one process or several. Deals are independent, so the result is the same."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process

from wildfour.arena.deals import DealResult, play_deal
from wildfour.arena.request import ArenaRequest, deals_for
from wildfour.arena.summary import Failure
from wildfour.errors import Invalid

Task = tuple[int, int]
AHEAD = 4  # tasks queued for each worker


def tasks(request: ArenaRequest, asked: int) -> Iterator[Task]:
    """Yield pairs of table and deal, deal by deal, so that all tables advance together."""
    wanted = [deals_for(table, asked) for table in request.tables]
    for deal in range(max(wanted)):
        yield from ((table, deal) for table in range(len(wanted)) if deal < wanted[table])


def play(
    request: ArenaRequest,
    todo: Iterable[Task],
    *,
    workers: int | None = None,
    keep: Callable[[DealResult], None],
    stop: threading.Event,
) -> Failure | None:
    """Play the tasks and pass each result to `keep`, until all are done, `stop` is set, or a bot fails."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        return play_here(request, todo, keep, stop)
    return play_on_processes(request, iter(todo), workers, keep, stop)


def play_here(
    request: ArenaRequest, todo: Iterable[Task], keep: Callable[[DealResult], None], stop: threading.Event
) -> Failure | None:
    for task in todo:
        if stop.is_set():
            break
        done = play_deal(request, *task)
        if isinstance(done, Failure):
            return done
        keep(done)
    return None


def play_on_processes(
    request: ArenaRequest, todo: Iterator[Task], workers: int, keep: Callable[[DealResult], None], stop: threading.Event
) -> Failure | None:
    failure: Failure | None = None
    running: set[Future[DealResult | Failure]] = set()
    # Spawned, not forked: compiled code starts threads, and a process with threads cannot be forked safely.
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=follow_parent) as pool:
        try:
            while True:
                if failure is None and not stop.is_set():
                    more = islice(todo, workers * AHEAD - len(running))
                    running |= {pool.submit(play_deal, request, *task) for task in more}
                else:
                    running = {one for one in running if not one.cancel()}
                if not running:
                    return failure
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for done in (one.result() for one in finished):
                    if isinstance(done, Failure):
                        failure = failure or done
                    else:
                        keep(done)
        except BrokenProcessPool as error:
            raise Invalid("worker-died") from error


def follow_parent() -> None:
    """Ignore Ctrl-C, which reaches every process in a terminal, and which the parent handles. Exit when the parent
    exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
