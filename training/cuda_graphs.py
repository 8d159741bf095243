"""GPU work, captured once and then replayed, so that the GPU never waits for Python."""

from collections.abc import Callable

import torch

WARMING_UP = 2  # warm-up calls before capture


class CapturedGraph:
    """A function without arguments that always works on the same tensors. On the CPU it is simply called."""

    def __init__(self, work: Callable[[], None], device: str) -> None:
        self.work, self.captures, self.times = work, device == "cuda", 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        self.times += 1
        if not self.captures or self.times <= WARMING_UP:
            self.work()
            return
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph, stream=torch.cuda.current_stream()):
                self.work()
        self.graph.replay()
