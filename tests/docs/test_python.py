"""Every example of docs/python.md runs and is typed;
the page names all that is public, and importing it costs nothing.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

import rulewright

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "MYPYPATH": str(ROOT / "interpreter")}
HEAVY = {"lark", "yaml", "jsonschema", "rich", "json", "click", "rulewright.api", "rulewright.game"}


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_first_example_runs_alone(tmp_path: Path) -> None:
    """As a user's script: nothing else has been imported before."""
    pytest.importorskip("polars")
    pytest.importorskip("pyarrow")
    (tmp_path / "example.py").write_text(EXAMPLES[0], encoding="utf-8")
    ended = python(tmp_path, "-W", "error", "example.py")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout


@pytest.mark.parametrize("example", EXAMPLES[1:], ids=range(1, len(EXAMPLES)))
def test_an_example_runs(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this process, which has imported everything already; warnings are errors here, too."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "example.py").write_text(example, encoding="utf-8")
    run_path("example.py", run_name="__main__")
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out or "assert" in example


def test_examples_are_typed(tmp_path: Path) -> None:
    """Strictly; and a name that is not public is refused."""
    for number, example in enumerate(EXAMPLES):
        (tmp_path / f"example_{number}.py").write_text(example, encoding="utf-8")
    (tmp_path / "wrong.py").write_text("import rulewright as rw\n\nrw.laod\nrw.load(3)\n", encoding="utf-8")
    call = (
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(ROOT / ".mypy_cache"),
    )
    told = python(tmp_path, *call, *sorted(path.name for path in tmp_path.glob("*.py"))).stdout
    assert {line.split(":")[0] for line in told.splitlines() if ": error:" in line} == {"wrong.py"}, told
    assert "attr-defined" in told and "arg-type" in told


def test_the_first_example_is_thirty_lines() -> None:
    assert len([line for line in EXAMPLES[0].splitlines() if line.strip()]) <= 30


def test_the_page_names_all_that_is_public() -> None:
    named = set(re.findall(r"\b[A-Za-z_]+\b", PAGE))
    assert set(rulewright.__all__) <= named
    used = set(re.findall(r"\brw\.([A-Za-z_]+)", PAGE))
    assert used <= set(rulewright.__all__)


def test_public_names_are_there_and_are_no_modules() -> None:
    """A module of the same name would take a function's place as soon as it is imported."""
    assert all(getattr(rulewright, name) is not None for name in rulewright.__all__)
    package = ROOT / "interpreter" / "rulewright"
    assert {path.stem for path in package.iterdir()} & set(rulewright.__all__) == set()
    assert dir(rulewright) == sorted(rulewright.__all__)
    with pytest.raises(AttributeError, match="laod"):
        rulewright.laod  # type: ignore[attr-defined] # noqa: B018


def test_importing_loads_nothing() -> None:
    code = (
        f"import sys, rulewright; print(sorted({HEAVY} & set(sys.modules)), len([m for m in sys.modules if "
        "m.startswith('rulewright')]))"
    )
    assert python(ROOT, "-c", code).stdout == "[] 1\n"


def test_all_that_is_refused_is_of_one_class() -> None:
    """The base, and one class below it for each kind."""
    kinds = {
        name: kind
        for name in rulewright.__all__
        if isinstance(kind := getattr(rulewright, name), type) and issubclass(kind, Exception)
    }
    base = kinds.pop("RulewrightError")
    assert base.__bases__ == (Exception,)
    assert {name for name, kind in kinds.items() if kind.__bases__ != (base,)} == set()
