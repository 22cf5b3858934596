"""What the documents show is so: docstrings, the README, the notebook; everything has words, and modules an order."""
import ast
import doctest
import importlib
import inspect
import json
import re
from pathlib import Path

import pytest

import yaku

FOLDER = Path(__file__).resolve().parents[3]
MODULES = ["yaku", *(f"yaku.{name}" for name in ("_allin", "_board", "_cards", "_command", "_equity", "_game", "_java", "_machine", "_solver", "eval7"))]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_areSo(name):
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.failed == 0


def test_readme_printsWhatItShows(capsys, monkeypatch):
    monkeypatch.chdir(FOLDER.parent.parent)
    text = (FOLDER / "README.md").read_text("utf-8")
    names = {}
    shown = 0
    for kind, block in re.findall("(?ms)^```(python|text)\n(.*?)^```$", text):
        if kind == "python":
            capsys.readouterr()
            exec(compile(block, "README.md", "exec"), names)
        else:
            assert capsys.readouterr().out.rstrip() == block.rstrip()
            shown += 1
    assert shown >= 3


def test_notebook_runs():
    names = {"display": lambda of: of}
    cells = json.loads((FOLDER / "examples/poker.ipynb").read_text("utf-8"))["cells"]
    assert sum(cell["cell_type"] == "code" for cell in cells) >= 4
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "kept without what it shows"
            exec(compile("".join(cell["source"]), "poker.ipynb", "exec"), names)


def test_helpIsComplete_andNamesNoJava():
    for name in yaku.__all__:
        of = getattr(yaku, name)
        if not (inspect.isclass(of) or inspect.isfunction(of)):
            continue
        assert of.__doc__ and len(of.__doc__.split()) > 2, name
        for member, each in vars(of).items() if inspect.isclass(of) else ():
            if not member.startswith("_") and (inspect.isfunction(each) or isinstance(each, property)):
                assert each.__doc__, f"{name}.{member}"
                assert "dev.yaku" not in each.__doc__


def test_modules_useEachOther_inOneDirection():
    """Wherever they import each other, but for types that only checkers read."""
    uses = {}
    for file in Path(yaku.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for each in [node for node in tree.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]:
            tree.body.remove(each)
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level == 1]
        uses[file.stem] = {name for node in imports for name in ([node.module] if node.module else [a.name for a in node.names])}
    while uses:
        lowest = {name for name, used in uses.items() if not used & uses.keys()}
        assert lowest, f"in a circle, or above one: {uses}"
        uses = {name: used for name, used in uses.items() if name not in lowest}
