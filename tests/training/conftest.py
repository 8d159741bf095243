"""torch is large, and only training needs it: where it is not installed, its tests are left out."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_training.py"]
