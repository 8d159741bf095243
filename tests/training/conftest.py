"""Training tests need PyTorch, which is large; without it, they are skipped."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_training.py"]
