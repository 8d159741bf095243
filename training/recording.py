"""Work of the GPU that is recorded once and then replayed, so that it never waits for Python to ask for a step."""

from collections.abc import Callable

import torch

WARMING_UP = 2  # times that are not recorded: libraries set themselves up in them


class Recorded:
    """A function without arguments that always works on the same tensors. On the CPU it is just called."""

    def __init__(self, work: Callable[[], None], device: str) -> None:
        self.work, self.records, self.times = work, device == "cuda", 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        self.times += 1
        if not self.records or self.times <= WARMING_UP:
            self.work()
            return
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph, stream=torch.cuda.current_stream()):
                self.work()
        self.graph.replay()
