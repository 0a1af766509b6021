"""The floors of the house: imports go down only, also lazy and type-checking ones;
and no game has left a word in the core.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from package_trees import tree_of

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "interpreter" / "rulewright"

GROUND = {"source", "resources", "storage", "processes", "errors", "sentences", "late_names", "file_date"}
FRONT = {"language", "syntax", "typed", "typing", "declare", "analysis", "checker", "variants"}
BACK = {"ir", "runtime", "codegen"}
WINGS = {"frontend", "backend"}
"""Folders that group rooms; the rooms are one level further in."""
BELOW_LOAD = GROUND | FRONT | BACK | {"lowering", "game", "ruleset_lookup"}

MAY_IMPORT: dict[str, set[str]] = {
    "source": set(),
    "resources": {"storage"},
    "storage": {"errors"},
    "errors": set(),
    "late_names": set(),
    "file_date": {"errors"},
    "sentences": set(),
    "processes": {"errors"},
    "settings": GROUND,
    "syntax": GROUND | {"language"},
    "typed": GROUND | {"language", "syntax"},
    "language": set(),
    "typing": GROUND | {"language", "syntax", "typed"},
    "declare": GROUND | {"language", "syntax", "typed", "typing"},
    "analysis": GROUND | {"language", "syntax", "typed"},
    "checker": GROUND | FRONT - {"checker", "variants"},
    "variants": GROUND | FRONT - {"variants"},
    "ir": {"source"},
    "runtime": {"source", "errors", "ir", "sentences"},
    "codegen": {"source", "errors", "ir", "runtime", "storage", "processes"},
    "lowering": GROUND | FRONT | {"ir"},
    "game": GROUND | BACK,
    "information": GROUND | BACK | {"game"},
    "rule_log": GROUND | BACK | {"game"},
    "report_page": {"source", "sentences"},
    "game_logs": GROUND | BACK | {"game", "information", "rule_log", "report_page"},
    "search": GROUND | BACK | {"game", "information"},
    "choosing": GROUND | BACK | {"game"},
    "bots": {"errors", "source", "information", "ir", "processes", "search"},
    "ruleset_lookup": GROUND,
    "picture": BELOW_LOAD | {"loading"},
    "formatting": GROUND | {"language", "syntax", "ruleset_lookup"},
    "loading": BELOW_LOAD,
    "machine_cache": BELOW_LOAD | {"loading"},
    "journal": BELOW_LOAD | {"loading", "machine_cache"},
}
"""By room: a package or module directly under `rulewright`. What is not listed uses a game: play, stats ..."""
TOPS = {"cli", "__main__"}
THIRD_PARTY = {
    "lark": {"syntax"},
    "yaml": {"syntax"},
    "jsonschema": {"syntax"},
    "click": {"cli"},
    "pygls": {"lsp"},
    "weasyprint": {"rulebook"},
    "lsprotocol": {"lsp"},
    "pyspiel": {"bench", "openspiel"},
    "pettingzoo": {"pettingzoo"},
    "gymnasium": {"pettingzoo"},
    "starlette": {"web"},
    "uvicorn": {"web"},
    "jinja2": {"web"},
    "fpdf": {"cards"},
    "textual": {"tui"},
    "optuna": {"lab"},
    "fluent": {"languages"},
    "babel": {"languages"},
    "distributed": {"processes"},
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room(path: Path) -> str:
    """The package or module directly under `rulewright`, or directly under one of its wings, in which a file lies."""
    parts = path.relative_to(PACKAGE).parts
    inside_wing = parts[0] in WINGS and len(parts) > 1 and parts[1] != "__init__.py"
    return parts[1 if inside_wing else 0].removesuffix(".py")


def folder(room_: str) -> Path:
    """Where a room lies."""
    return next((PACKAGE / wing / room_ for wing in WINGS if (PACKAGE / wing / room_).is_dir()), PACKAGE / room_)


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Every import of a file with its line, in full names, wherever it stands."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    here = ("rulewright", *path.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(part for part in (start, node.module) if part)
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def inside(path: Path) -> Iterator[tuple[int, str, list[str]]]:
    """Imports of other rooms: the line, the room, and the parts of the name below it."""
    for line, name in imports(path):
        parts = name.split(".")
        if len(parts) > 2 and parts[1] in WINGS:
            del parts[1]
        if parts[0] == "rulewright" and len(parts) > 1 and not parts[1].startswith("__") and parts[1] != room(path):
            yield line, parts[1], parts[2:]


@cache
def exported(package: str) -> frozenset[str]:
    """What a package offers by `__all__`."""
    text = (folder(package) / "__init__.py").read_text(encoding="utf-8")
    lists = [
        node.value
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    return frozenset(name for value in lists for name in ast.literal_eval(value))


def refusal(path: Path, other: str, below: list[str]) -> str:
    """Why a file may not import something, or nothing."""
    mine = room(path)
    if mine in TOPS:
        return ""
    if other in TOPS:
        return f"nobody imports {other}"
    if mine in MAY_IMPORT:
        return "" if other in MAY_IMPORT[mine] else f"{mine} may not import {other}"
    is_submodule = (
        bool(below)
        and (folder(other) / f"{below[0]}.py").exists()
        and not (len(below) == 1 and below[0] in exported(other))
    )
    return f"{mine} may not look inside {other}" if other not in MAY_IMPORT and is_submodule else ""


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_go_down_only(path: Path) -> None:
    refused = [f"line {line}: {why}" for line, other, below in inside(path) if (why := refusal(path, other, below))]
    assert refused == []


SECRETS = {"State", "Machine", "Game", "NativeGame", "NativeMachine", "Past", "Chronicle", "information_of"}
"""What holds a game, or leads to one."""


def test_bots_know_no_secrets() -> None:
    """They are handed what their seat knows: no module of theirs names what holds a game."""
    paths = [path for path in modules() if room(path) == "bots"]
    found = {name.rpartition(".")[2] for path in paths for _, name in imports(path)}
    assert len(paths) > 2
    assert found & SECRETS == set()


MOST_LEVELS = 2
"""A class and what it is a form of. What more there would be to share is passed in."""
COMPOSED = ("language", "typed", "typing", "declare", "analysis", "checker", "codegen")
"""Rooms in which a name says which file or class is meant: there is one of each name among them all."""


@cache
def bases() -> dict[str, tuple[str, ...]]:
    """The classes of the house by their full names, each with those that it is made from."""
    found: dict[str, tuple[str, ...]] = {}
    for path in modules():
        module = ".".join(("rulewright", *path.relative_to(PACKAGE).with_suffix("").parts))
        tree = tree_of(path)
        names = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[f"{module}.{node.name}"] = tuple(full_name(base, module, names) for base in node.bases)
    return found


def full_name(base: ast.expr, module: str, names: dict[str, str]) -> str:
    """What a base is called everywhere: `t.Expr` by the module that `t` stands for."""
    first, dot, rest = ast.unparse(base.value if isinstance(base, ast.Subscript) else base).partition(".")
    return names.get(first, f"{module}.{first}") + dot + rest


def levels(name: str) -> int:
    """How many classes of the house stand above each other, this one included."""
    return 1 + max((levels(base) for base in bases()[name] if base in bases()), default=0)


def test_classes_are_composed() -> None:
    """No ladders: what a method calls is found without searching classes above and below."""
    assert {name for name in bases() if levels(name) > MOST_LEVELS} == set()


def test_the_depth_of_classes_is_seen_across_modules() -> None:
    assert levels("rulewright.frontend.typed.expression_tree.Const") == MOST_LEVELS
    assert levels("rulewright.frontend.typing.root_causes.RootCauseReport") == MOST_LEVELS


def test_files_and_classes_have_names_of_their_own() -> None:
    paths = [path for path in modules() if room(path) in COMPOSED and path.name != "__init__.py"]
    files = Counter(path.name for path in paths)
    classes = Counter(node.name for path in paths for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef))
    assert len(paths) > 100
    assert [name for name, count in (files | classes).items() if count > 1] == []


STAGES = {"syntax", "typing", "declare", "lowering", "runtime"}
"""The stages of the journey: what one does with a concept lies in a file of the
same name in each (`steps.py`, `domains.py` ...).
"""
SAME_NAMES = {
    "alignment.py": {"difference", "formatting"},  # of columns of a table; of the values of a file
    "marks.py": {"syntax", "ir"},  # in a text; in a Program, for coverage
    "descriptions.py": {"typing", "lsp"},  # of components, in rules; of names, in an editor
    "publishing.py": {"analysis", "lsp"},  # of secrets; of diagnostics
    "session.py": {"lsp", "play"},  # of an editor; of people at a table
    "sheets.py": {"syntax", "difference"},  # CSV files, read; CSV files, compared
}
"""Names that several files share all the same, and where they may lie."""


def test_no_two_files_have_one_name() -> None:
    by_name: dict[str, list[str]] = {}
    for path in modules():
        if not path.name.startswith("__"):
            by_name.setdefault(path.name, []).append(room(path))
    shared = {name: rooms for name, rooms in by_name.items() if len(rooms) > 1 and not set(rooms) <= STAGES}
    assert {name: rooms for name, rooms in shared.items() if not set(rooms) <= SAME_NAMES.get(name, set())} == {}
    assert all(len(rooms) == len(set(rooms)) for rooms in by_name.values())


@pytest.mark.parametrize(("library", "rooms"), THIRD_PARTY.items())
def test_a_library_has_its_room(library: str, rooms: set[str]) -> None:
    users = {room(path) for path in modules() for _, name in imports(path) if name.split(".")[0] == library}
    assert users <= rooms


def test_nothing_below_the_table_knows_the_table() -> None:
    users = {room(path) for path in modules() for _, name in imports(path) if name.split(".")[0] == "rich"}
    assert not users & set(MAY_IMPORT)


WORDS = re.compile(
    r"\b(gravedig|graverob|gnadenlos|cemeter|widow|bandit|adventurer|undertaker|vulture|detective|kuhn\b|leduc|goofspiel)",
    re.IGNORECASE,
)
"""Words of shipped games that mean nothing elsewhere."""


@pytest.mark.parametrize("folder", ["interpreter", "grammar", "schemas"])
def test_no_game_has_left_a_word(folder: str) -> None:
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".lark", ".json")]
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        for match in WORDS.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_only_the_server_knows_the_protocol() -> None:
    """Answers for editors are worked out without pygls, so that they can be had and
    tested where it is not installed.
    """
    users = {
        path.relative_to(PACKAGE / "lsp").parts[0]
        for path in (PACKAGE / "lsp").rglob("*.py")
        for _, name in imports(path)
        if name.split(".")[0] in ("pygls", "lsprotocol")
    }
    assert users == {"server.py", "protocol"}
