"""Only `rulewright.processes` starts processes or looks for programs;
and nothing that is delivered starts Python in a stranger's folder.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from package_trees import tree_of

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "interpreter" / "rulewright"
ROOM = PACKAGE / "processes"

MODULES = {"subprocess", "multiprocessing", "concurrent.futures.process", "pty", "runpy", "code", "popen2", "sh"}
"""Modules that start processes, or run files."""
HARMLESS = {"subprocess.TimeoutExpired", "subprocess.CompletedProcess"}
NAMES = {
    "ProcessPoolExecutor",
    "create_subprocess_exec",
    "create_subprocess_shell",
    "popen",
    "system",
    "startfile",
    "which",
}
NAMES |= {
    "posix_spawn",
    "posix_spawnp",
    "fork",
    "forkpty",
    "import_module",
    "spec_from_file_location",
    "CDLL",
    "executable",
}
PREFIXES = ("exec", "spawn")
"""Functions of `os` that start programs begin so."""
ALLOWED = {
    ("cli/main.py", "import_module"),  # the table of commands, all of this package
    ("late_names.py", "import_module"),  # names in tables of packages, all of this one
    ("bench/systems.py", "import_module"),  # two names that are written there
    ("bench/checkout_programs.py", "spec_from_file_location"),  # of the checkout that this program runs from
    ("bench/checkout_programs.py", "CDLL"),  # of what `built` gave
    ("backend/codegen/native_library.py", "CDLL"),
}


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Modules that are imported, and names that are used, where they may start something."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                yield from ((node.lineno, alias.name) for alias in aliases if _starts(alias.name))
            case ast.ImportFrom(module=module, names=aliases, level=0):
                for alias in aliases:
                    whole = f"{module}.{alias.name}"
                    if whole not in HARMLESS and (_starts(module or "") or _starts(whole) or alias.name in NAMES):
                        yield node.lineno, alias.name if alias.name in NAMES else whole
            case ast.Attribute(value=ast.Name(id="os" | "sys" | "shutil" | "asyncio" | "ctypes"), attr=name):
                if name in NAMES or name.startswith(PREFIXES):
                    yield node.lineno, name
            case ast.Name(id="exec" | "eval" | "compile" | "__import__" as name):
                yield node.lineno, name
            case _:
                pass


def _starts(module: str) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in MODULES)


def test_nobody_else_starts_processes() -> None:
    found = []
    for path in sorted(path for path in PACKAGE.rglob("*.py") if ROOM not in path.parents):
        place = path.relative_to(PACKAGE).as_posix()
        names_here = names(tree_of(path))
        found += [f"{place}:{line}: {name}" for line, name in names_here if (place, name) not in ALLOWED]
    assert found == []


STARTERS = {"ProcessPoolExecutor", "Pool", "Process", "ThreadPool"}


def test_workers_are_started_in_one_place() -> None:
    """There is one way in which they end with the process that was started."""
    calls = [
        f"{path.relative_to(PACKAGE).as_posix()}: {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        for name in [getattr(node.func, "attr", getattr(node.func, "id", ""))]
        if name in STARTERS
    ]
    assert calls == ["processes/answering.py: Process", "processes/workers.py: ProcessPoolExecutor"]
    assert "end_when_let_go(held)" in (ROOM / "answering.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "import subprocess",
        "from subprocess import run",
        "import multiprocessing.pool",
        "from multiprocessing import Pool",
        "from concurrent.futures import ProcessPoolExecutor",
        "import os\nos.execv('a', [])",
        "import os\nos.system('a')",
        "import asyncio\nasyncio.create_subprocess_exec('a')",
        "import shutil\nshutil.which('cc')",
        "from shutil import which",
        "import sys\nsys.executable",
        "from os import system",
        "eval('1')",
    ],
)
def test_the_search_finds(text: str) -> None:
    assert list(names(ast.parse(text)))


def starts_of_python(text: str) -> list[str]:
    """Command lines that start a module of Python without `-I` or `-P`."""
    return re.findall(r"\bpython[0-9.]*(?! -[IP]\b)(?: -\S+)* -m \S+", text)


DELIVERED = [
    "action.yml",
    ".pre-commit-hooks.yaml",
    "README.md",
    *(f"docs/{name}.md" for name in ("ci", "editor", "checking", "playing", "performance", "security")),
    *(
        path.relative_to(ROOT).as_posix()
        for folder in ("interpreter/rulewright/scaffold/starter", "interpreter/editors")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "node_modules" not in path.parts
    ),
]


@pytest.mark.parametrize("name", DELIVERED)
def test_what_users_copy_is_isolated(name: str) -> None:
    path = ROOT / name
    assert not path.exists() or starts_of_python(path.read_text(encoding="utf-8")) == []


def test_the_search_finds_pip() -> None:
    assert starts_of_python("python -m pip install x") and not starts_of_python("python -I -m pip install x")


@pytest.mark.parametrize(
    "name", ["action.yml", "interpreter/rulewright/scaffold/starter/dot_github/workflows/rules.yml"]
)
def test_commands_in_a_checkout_take_no_modules_from_it(name: str) -> None:
    """Every step that runs something has the variable, or the whole file has."""
    text = (ROOT / name).read_text(encoding="utf-8")
    steps = text.split("\n      - name: ") if "\n    - name: " not in text else text.split("\n    - name: ")
    assert (
        all("PYTHONSAFEPATH" in step or "run:" not in step for step in steps[1:]) or "\nenv:\n  PYTHONSAFEPATH" in text
    )


def test_the_editor_asks_for_trust() -> None:
    """No workspace names a program, and nothing is started in one that is not trusted."""
    manifest = json.loads((ROOT / "interpreter" / "editors" / "vscode" / "package.json").read_text(encoding="utf-8"))
    setting = manifest["contributes"]["configuration"]["properties"]["rulewright.command"]
    trust = manifest["capabilities"]["untrustedWorkspaces"]
    client = (ROOT / "interpreter" / "editors" / "vscode" / "extension.js").read_text(encoding="utf-8")
    assert setting["scope"] == "machine"
    assert trust["supported"] in (False, "limited") and "rulewright.command" in trust["restrictedConfigurations"]
    assert len(re.findall(r"isTrusted\) await start\(\)", client)) == len(re.findall(r"await start\(\)", client))
