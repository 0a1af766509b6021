"""Only `rulewright.storage` opens, lists and writes files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from package_trees import tree_of

PACKAGE = Path(__file__).parents[2] / "interpreter" / "rulewright"
ROOM = PACKAGE / "storage"

METHODS = {"read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob", "rglob", "walk", "readlink"}
METHODS |= {"symlink_to", "hardlink_to"}
SYSTEM = {"open", "walk", "scandir", "listdir", "fdopen", "rename", "link", "symlink"}
LIBRARIES = {"copy", "copyfile", "copytree", "copy2", "move"}
OPENERS = {"linecache", "fileinput", "zipfile", "tarfile", "shelve", "sqlite3", "configparser", "mmap", "dbm"}
ALLOWED = {
    ("resources.py", "scandir"),  # this program's own files: their sizes and dates
    ("cli/error_handling.py", "open"),  # the null device
    ("lsp/server.py", "fdopen"),  # standard output
    ("installation.py", "read_text"),  # what the installer noted of this program
    ("errors.py", "read_text"),  # the same
    ("scaffold/repository.py", "rglob"),  # the starter that came with this program
    ("scaffold/repository.py", "iterdir"),  # whether a folder is empty
    ("backend/codegen/compiled_game.py", "mmap"),  # memory, and no file
    ("information/particle_memory.py", "mmap"),  # the same
    ("processes/halts.py", "mmap"),  # memory that the system writes to, and no file of a folder
    ("web/kept_tables.py", "sqlite3"),  # its errors and types; the storage room opens the file
    ("cli/schema.py", "glob"),  # the schemas that came with this program
    ("search/kept_horizons.py", "glob"),  # the sources of this program that measure
}


def uses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Calls that open, list or write files, by the names that such calls have."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                yield node.lineno, "open"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="os" | "io"), attr=name)) if name in SYSTEM:
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(value=ast.Name(id="shutil"), attr=name)) if name in LIBRARIES:
                yield node.lineno, name
            case ast.Call(func=ast.Attribute(value=value, attr="open")) if _is_mode(node) and not _is_scope(value):
                yield node.lineno, "open"
            case ast.Call(func=ast.Attribute(attr="resolve"), args=[]) if "__file__" not in ast.unparse(node):
                yield node.lineno, "resolve"  # what follows links meets those that lead round in a circle
            case ast.Attribute(value=value, attr=name) if name in METHODS and not _is_module(value):
                yield node.lineno, name
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names if alias.name.split(".")[0] in OPENERS)
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in OPENERS:
                yield node.lineno, module
            case _:
                pass


def _is_mode(call: ast.Call) -> bool:
    """Whether a call may be that of a path: nothing, a mode, or an encoding."""
    modes = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return not call.args or any(set(mode) <= set("rwxabt+") and mode for mode in modes) or bool(call.keywords)


def _is_scope(value: ast.expr) -> bool:
    """A block of C code that is opened."""
    return ast.unparse(value).endswith("scope")


def _is_module(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in {"walk", "ast", "glob", "loading", "load", "frontend"}


def test_nobody_else_opens_files() -> None:
    found = []
    for path in sorted(path for path in PACKAGE.rglob("*.py") if ROOM not in path.parents):
        place = path.relative_to(PACKAGE).as_posix()
        uses_here = uses(tree_of(path))
        found += [f"{place}:{line}: {name}" for line, name in uses_here if (place, name) not in ALLOWED]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "open('a')",
        "path.open('rb')",
        "path.open()",
        "path.read_text()",
        "os.open(a, 0)",
        "p.glob('*')",
        "import zipfile",
        "path.resolve()",
    ],
)
def test_the_search_finds(text: str) -> None:
    assert list(uses(ast.parse(text)))
