"""Draw the layers of the package in CONTRIBUTING.md, from import-linter's contract and the docstrings of the packages:

python3 -m tools.layers
"""

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- layers: python3 -m tools.layers -->\n", "<!-- end of layers -->\n"


def layers() -> list[list[str]]:
    """Return the packages of each layer, top first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    [rows] = [
        one["layers"] for one in settings["contracts"] if one["type"] == "layers" and one["name"].startswith("Layers:")
    ]
    return [re.findall(r"wildfour\.(\w+)", row) for row in rows]


def purpose(name: str) -> str:
    """Return the first sentence of a package's or module's docstring."""
    folder = ROOT / "wildfour" / name
    file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return re.split(r"\.(?: |$)| \(", text.partition("\n")[0])[0]


def diagram() -> str:
    """Draw one row per package and a line between layers; imports go down only."""
    width = max(len(name) for layer in layers() for name in layer)
    blocks = ["".join(f"    {name:<{width}}  {purpose(name)}\n" for name in layer) for layer in layers()]
    return ("    " + "-" * width + "\n").join(blocks)


def updated(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{diagram()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
