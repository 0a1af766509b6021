"""What is shipped: the wheel with its data, the same from the source distribution, working in a folder of its own."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

from package_trees import tree_of
from rulewright import __version__

ROOT = Path(__file__).parent.parent.parent
DATA = ("grammar", "schemas", "rulesets")
MODULES = {"lark": "lark", "yaml": "pyyaml", "jsonschema": "jsonschema", "click": "click", "rich": "rich"}
OF_EXTRAS = {"pyspiel": "open-spiel", "fpdf": "fpdf2", "fluent": "fluent.runtime"}
"""Modules that are not called as the distribution of an extra that brings them."""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build(source: Path, kind: str, out: Path) -> Path:
    """A distribution, built as an installer would, without looking anything up."""
    call = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    subprocess.run(call, cwd=source, check=True, capture_output=True, timeout=120)
    return next(out.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


def contents(wheel: Path) -> dict[str, int]:
    """Names and check sums of a wheel's files; its own record apart."""
    with ZipFile(wheel) as archive:
        return {info.filename: info.CRC for info in archive.infolist() if not info.filename.endswith("RECORD")}


def data_files() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for name in DATA for path in (ROOT / name).rglob("*") if path.is_file()}


def test_the_wheel_holds_the_package_and_its_data(wheel: Path) -> None:
    names = set(contents(wheel))
    package = {
        path.relative_to(ROOT / "interpreter").as_posix()
        for path in (ROOT / "interpreter" / "rulewright").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert package <= names
    assert {f"rulewright/data/{name}" for name in data_files()} <= names


def test_no_placeholder_is_shipped(wheel: Path) -> None:
    """An address that leads nowhere helps nobody: there is none before the project has one."""
    with ZipFile(wheel) as archive:
        texts = {name: archive.read(name).decode("utf-8", "replace") for name in archive.namelist()}
    pattern = re.compile(r"https?://[\w.]+/(?:OWNER|YOUR|USER)\b|Project-URL")
    assert [name for name, text in texts.items() if pattern.search(text)] == []


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    others = [
        name for name in contents(wheel) if not name.startswith(("rulewright/", f"rulewright-{__version__}.dist-info/"))
    ]
    assert others == []


def test_the_source_distribution_builds_the_same_wheel(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    again = build(tmp_path / f"rulewright-{__version__}", "wheel", tmp_path / "wheel")
    assert contents(again) == contents(wheel)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the repository")
def test_the_source_distribution_is_complete(sdist: Path) -> None:
    """Every file that is kept: tests run from it, and whoever packages it lacks nothing."""
    call = ["git", "-c", "core.fsmonitor=false", "ls-files", "-z"]
    kept = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, timeout=60).stdout.decode().split("\0")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {name for name in kept if name and (ROOT / name).exists()} - names == set()


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed console script, in a fresh environment that borrows the libraries of this one."""
    home = tmp_path_factory.mktemp("home") / "venv"
    venv.create(home, with_pip=False)
    variables = {"base": str(home), "platbase": str(home)}
    scheme = "nt" if os.name == "nt" else "posix_prefix"
    purelib = Path(sysconfig.get_path("purelib", scheme, variables))
    scripts = Path(sysconfig.get_path("scripts", scheme, variables))
    call = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(home),
        "install",
        "--no-deps",
        "--no-index",
        "--no-compile",  # what is imported is compiled then: a small part
        "--quiet",
        str(wheel),
    ]
    subprocess.run(call, check=True, timeout=120)
    borrowed = [path for path in sys.path if path.endswith("site-packages")]
    (purelib / "borrowed.pth").write_text("\n".join(borrowed), encoding="utf-8")
    return scripts / ("rulewright.exe" if os.name == "nt" else "rulewright")


def run(program: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(program), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_knows_its_version(program: Path, tmp_path: Path) -> None:
    assert run(program, tmp_path, "--version").stdout == f"rulewright {__version__}\n"


def test_it_checks_a_shipped_ruleset_from_an_empty_folder(program: Path, tmp_path: Path) -> None:
    shipped = sorted(path.parent.name for path in (ROOT / "rulesets").rglob("ruleset.yaml"))
    ended = run(program, tmp_path, "check", shipped[0])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_it_finds_grammar_and_schemas(program: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("rulewright: 1\nterms: {x: 1 == 2}\n")
    told = run(program, tmp_path, "check", "bad.yaml", "--format", "concise")
    assert {"RW103", "RW201"} <= set(re.findall(r"RW\d+", told.stdout))


@pytest.mark.skipif(os.name != "posix", reason="the steps are for a shell of POSIX")
def test_a_new_repository_passes_its_own_ci(program: Path, tmp_path: Path) -> None:
    """Every step of the workflow that `rulewright new` writes and a push runs, in the
    fresh environment, without anything from outside.
    """
    assert run(program, tmp_path, "new", "my-game").returncode == 0
    workflow = yaml.safe_load(
        (tmp_path / "my-game" / ".github" / "workflows" / "rules.yml").read_text(encoding="utf-8")
    )
    steps = [step["run"] for step in workflow["jobs"]["rules"]["steps"] if "run" in step and "if" not in step]
    assert [step.split()[:2] for step in steps[1:]] == [
        ["rulewright", "fmt"],
        ["rulewright", "check"],
        ["rulewright", "test"],
        ["rulewright", "simulate"],
    ]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "PIP_NO_INDEX": "1"}
    for step in steps:
        call = ["sh", "-c", step]
        ended = subprocess.run(
            call, cwd=tmp_path / "my-game", env=environment, capture_output=True, text=True, timeout=300, check=False
        )
        assert ended.returncode == 0, f"{step}\n{ended.stdout}{ended.stderr}"


# ---- what is declared ---------------------------------------------------------------------------------------


def imported() -> set[str]:
    """The libraries that the package imports anywhere."""
    trees = [tree_of(path) for path in (ROOT / "interpreter").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    return {name.split(".")[0] for name in names} - set(sys.stdlib_module_names) - {"rulewright", "__future__"}


def test_base_dependencies_are_these_five() -> None:
    names = {re.split(r"[<>=!~;\[ ]", wanted)[0] for wanted in project()["project"]["dependencies"]}
    assert names == set(MODULES.values())


def test_what_is_imported_is_declared() -> None:
    optional = {
        re.split(r"[<>=!~;\[ ]", wanted)[0]
        for extra in project()["project"]["optional-dependencies"].values()
        for wanted in extra
    }
    assert {(MODULES | OF_EXTRAS).get(name, name) for name in imported()} <= set(MODULES.values()) | optional
