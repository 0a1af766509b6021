"""A folder that holds modules and programs named like those that are used: no command runs one of them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from rulewright.cli.main import MODULES as MODULES_OF_COMMANDS
from rulewright.processes.isolation import isolated
from rulewright.processes.programs import program

MODULES = (
    *("multiprocessing", "pip", "sitecustomize", "usercustomize", "yaml", "click", "json", "lark", "ctypes", "asyncio"),
    *("subprocess", "signal", "random", "pygls", "jsonschema", "rich", "concurrent", "ziglang", "pyarrow", "csv"),
    *("pickle", "selectors", "resource", "socket", "tomllib", "difflib", "gc"),
)
PROGRAMS = ("cc", "gcc", "clang", "git", "bash", "as", "ld", "python", "python3")
RULEWRIGHT = (str(Path(sys.executable).parent / "rulewright"),)
MODULE = (sys.executable, "-P", "-m", "rulewright")

COMMANDS: dict[str, tuple[str, ...]] = {
    "check": ("check", "--play", "2", "--no-cache"),
    "check-cached": ("check", "."),
    "test": ("test", "--jobs", "2", "."),
    "coverage": ("test", "--jobs", "2", "--coverage", "."),
    "mutate": ("mutate", ".", "--jobs", "2"),
    "fmt": ("fmt", "--check", "."),
    "diff": ("diff", ".", ".:rich"),
    "show": ("show", "."),
    "draw": ("draw", "."),
    "cards": ("cards", ".", "--format", "nandeck"),
    "play": ("play", ".", "--seed", "1"),
    "simulate": ("simulate", ".", "--games", "40", "--seed", "1", "--jobs", "2"),
    "simulate-interpreted": (
        "simulate",
        ".",
        "--games",
        "40",
        "--seed",
        "1",
        "--jobs",
        "2",
        "--backend",
        "reference",
    ),
    "tournament": (
        "tournament",
        ".",
        "--bots",
        "random,flat(iterations=1)",
        "--games",
        "1",
        "--seed",
        "1",
        "--jobs",
        "2",
    ),
    "assess": ("assess", ".", "--games", "20", "--seed", "1", "--jobs", "2"),
    "compare": ("compare", ".", ".:rich", "--games", "20", "--seed", "1", "--jobs", "2"),
    "rulebook": ("rulebook", ".", "-o", "rules.html"),
    "sweep": ("sweep", ".", "--number", "purse=10,20", "--games", "20", "--seed", "1", "--jobs", "2"),
    "tune": ("tune", ".", "--number", "purse=10,20", "--minimise", "decisions", "--games", "20", "--seed", "1"),
    "translate": ("translate", ".", "de"),
    "simulate-native": ("simulate", ".", "--games", "40", "--seed", "1", "--backend", "native"),
    "bench": ("bench", ".", "--games", "1", "--rounds", "1"),
    "new": ("new", "other"),
    "schema": ("schema", "ruleset"),
    "explain": ("explain", "RW001"),
    "list": ("list", "."),
    "lsp": ("lsp",),
    "replay": ("replay", "missing.json"),
    "measure": ("measure", ".", "--games", "1", "--seed", "1", "--jobs", "2"),
    "notes": ("notes", "missing.tables"),
}


@pytest.fixture(scope="module")
def scaffolded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository that passes."""
    place = tmp_path_factory.mktemp("scaffolded") / "repo"
    subprocess.run([*MODULE, "new", str(place)], check=True, capture_output=True, cwd=place.parent)
    return place


KEPT = {"grammar", "native"}


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory, scaffolded: Path) -> Path:
    """A cache with the grammar and a library for searches, which cost each process a second and five; what else is
    compiled (`simulate-native`, `bench`) is compiled among the traps, and `--no-cache` does without the grammar.
    """
    cache = tmp_path_factory.mktemp("cache")
    own = {**os.environ, "RULEWRIGHT_CACHE": str(cache)}
    call = [*MODULE, "measure", ".", "--games", "1", "--seed", "1", "--jobs", "1"]
    subprocess.run(call, check=True, capture_output=True, cwd=scaffolded, env=own)
    for other in {path.name for path in cache.iterdir() if path.is_dir()} - KEPT:
        shutil.rmtree(cache / other)
    return cache


@pytest.fixture
def folder(tmp_path: Path, scaffolded: Path, warm: Path) -> Path:
    """The same with its traps: whatever runs leaves a mark."""
    shutil.copytree(scaffolded, tmp_path / "repo")
    shutil.copytree(warm, tmp_path / "cache")
    place, trap = tmp_path / "repo", f"open({str(tmp_path / 'ran')!r}, 'a').write(__file__ + chr(10))\n"
    (place / "playthroughs").mkdir()
    for package in ("rulewright", "multiprocessing"):
        (place / package).mkdir()
        for name in ("__init__", "__main__", "spawn", "resource_tracker"):
            (place / package / f"{name}.py").write_text(trap, encoding="utf-8")
    for name in MODULES:
        (place / f"{name}.py").write_text(trap, encoding="utf-8")
    for name in PROGRAMS:
        (place / name).write_text(f"#!/bin/sh\necho $0 >> {tmp_path / 'ran'}\n", encoding="utf-8")
        (place / name).chmod(0o755)
    return place


def environment(place: Path) -> dict[str, str]:
    """As bad as a user's may be by accident: the current folder on the path of programs."""
    return {
        **os.environ,
        "PATH": f":.:{os.environ['PATH']}:",
        "RULEWRIGHT_CACHE": str(place.parent / "cache"),
        "CPATH": ".",
    }


EXPECTED = {"replay": 2, "notes": 2, "diff": 1, "tune": 1}
"""Of commands that do not leave with 0."""


@pytest.mark.parametrize(
    ("name", "start"),
    [*((name, RULEWRIGHT) for name in COMMANDS), *((name, MODULE) for name in ("test", "simulate", "lsp"))],
    ids=[*COMMANDS, "test-module", "simulate-module", "lsp-module"],
)
def test_nothing_of_the_folder_runs(folder: Path, name: str, start: tuple[str, ...]) -> None:
    done = subprocess.run(
        [*start, *COMMANDS[name]],
        cwd=folder,
        env=environment(folder),
        input=b"",
        capture_output=True,
        timeout=240,
        check=False,
    )
    assert not (folder.parent / "ran").exists(), (folder.parent / "ran").read_text(encoding="utf-8")
    assert done.returncode == EXPECTED.get(name, 0), done.stderr


def test_every_command_is_tried() -> None:
    """`serve` goes on until it is ended, so it has a test of its own."""
    assert {command[0] for command in COMMANDS.values()} | {"serve"} == set(MODULES_OF_COMMANDS)


@pytest.mark.skipif(os.name != "posix", reason="ended by a signal")
@pytest.mark.skipif(find_spec("starlette") is None, reason="needs the extra `web`")
def test_a_server_runs_nothing_of_the_folder(folder: Path) -> None:
    command = [*RULEWRIGHT, "serve", ".", "--port", "0"]
    with subprocess.Popen(
        command, cwd=folder, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as served:
        assert served.stdout is not None
        told = b""
        for line in served.stdout:
            told += line
            if b"http" in line:
                break
        served.send_signal(signal.SIGINT)
        served.wait(timeout=60)
    assert b"http" in told, told
    assert not (folder.parent / "ran").exists(), (folder.parent / "ran").read_text(encoding="utf-8")


def test_the_traps_work(folder: Path) -> None:
    """Python without `-P` (which its variables may ask for as well) would run them."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    subprocess.run([sys.executable, "-c", "import click"], cwd=folder, env=bare, capture_output=True, check=False)
    assert "click.py" in (folder.parent / "ran").read_text(encoding="utf-8")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_runs_nothing_of_the_folder(folder: Path, shell: str) -> None:
    for instruction, words in ((f"{shell}_source", ""), (f"{shell}_complete", "rulewright check ")):
        more = {"_RULEWRIGHT_COMPLETE": instruction, "COMP_WORDS": words, "COMP_CWORD": "2"}
        subprocess.run(
            RULEWRIGHT, cwd=folder, env={**environment(folder), **more}, capture_output=True, timeout=60, check=False
        )
    assert not (folder.parent / "ran").exists(), (folder.parent / "ran").read_text(encoding="utf-8")


def test_children_get_absolute_paths_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = isolated({"PATH": f".::relative:{tmp_path}", "PYTHONPATH": f":.:inner:{tmp_path}:/elsewhere"})
    assert found["PATH"] == str(tmp_path)
    assert found["PYTHONPATH"] == f"{tmp_path / 'inner'}:/elsewhere"
    assert found["PYTHONSAFEPATH"] == "1"


def test_a_program_is_named_by_its_name_or_its_whole_path(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PATH", f".:{os.environ['PATH']}")
    assert program("./cc") is None and program("../repo/cc") is None
    assert program("cc") != "./cc" and program(str(folder / "cc")) == str(folder / "cc")
