"""What the build server adds to `make test`: no silent skips, no empty tables of
cases, a quick selection that exists.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
SKIPPED = 'import pytest\n\n@pytest.mark.skipif(True, reason="REASON")\ndef test_it(): pass\n'
WHOLE_FILE = 'import pytest\n\npytest.skip("REASON", allow_module_level=True)\n'
EXPECTED_FAILURE = "import pytest\n\n@pytest.mark.xfail(strict=True)\ndef test_it(): assert False\n"


@pytest.mark.parametrize(
    ("text", "reason", "must", "code"),
    [
        (SKIPPED, "no compiler", "1", 1),
        (SKIPPED, "no compiler", "", 0),
        (SKIPPED, "there is no nvcc", "1", 0),
        (WHOLE_FILE, "no server", "1", 2),
        (WHOLE_FILE, "no server", "", 5),
        (EXPECTED_FAILURE, "", "1", 0),
    ],
)
def test_a_skip_fails_where_it_must_not_be(text: str, reason: str, must: str, code: int, tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_skipped.py").write_text(text.replace("REASON", reason), encoding="utf-8")
    call = [sys.executable, "-m", "pytest", "-q", "-p", "no:rulewright", "-p", "no:cacheprovider", str(tmp_path)]
    environment = {**os.environ, "MUST_NOT_SKIP": must, "PYTHONPATH": str(ROOT / "tests")}
    ended = subprocess.run(
        call, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert ended.returncode == code, ended.stdout


def test_an_empty_table_of_cases_is_an_error() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert options["empty_parameter_set_mark"] == "fail_at_collect"


def test_the_quick_selection_exists() -> None:
    chosen = (ROOT / "tests" / "quick.txt").read_text(encoding="utf-8").split()
    assert chosen and [name for name in chosen if not (ROOT / name).exists()] == []
    assert "@tests/quick.txt" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_workflow_runs_what_the_build_server_runs() -> None:
    """Both tiers: each change by the quick one; everything daily, by hand, and for the tag of a release."""
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    runs = [
        (name, step["run"], step.get("env", {}))
        for name, job in workflow["jobs"].items()
        for step in job["steps"]
        if "run" in step
    ]
    thorough = {"THOROUGH": "1"}
    assert runs == [
        ("test", ".ci/run", {}),
        ("thorough", ".ci/run", thorough),
        ("pythons", ".ci/pythons ${{ matrix.python }}", {"DOWNLOAD": "1"}),
    ]
    assert workflow["jobs"]["pythons"]["strategy"]["matrix"]["python"] == PYTHONS
    assert "if" not in workflow["jobs"]["pythons"], "each change is tried on every Python"
    occasions = workflow[True]  # YAML's `on`
    assert {"schedule", "workflow_dispatch"} <= set(occasions) and occasions["push"]["tags"] == ["v*"]
    assert "'schedule'" in workflow["jobs"]["thorough"]["if"] and "refs/tags/" in workflow["jobs"]["thorough"]["if"]


UV = """\
#!/bin/sh
case "$1 $2" in
"python find") case " $HERE " in *" $4 "*) exit 0;; *) exit 2;; esac;;
"venv --quiet") mkdir -p "$5/bin" && cp "$(dirname "$0")/python" "$5/bin/python";;
esac
"""
"""It has the Pythons that HERE names."""
RUNS = ("tests", "coverage")
PYTHON = '#!/bin/sh\ncase "$*" in *--cov*) echo "coverage";; *coverage_floors*) ;; *) echo "tests";; esac\n'


@pytest.mark.skipif(os.name != "posix", reason="a script for bash")
@pytest.mark.parametrize(
    ("variables", "named", "told", "code"),
    [
        ({}, [], ["3.11 lowest-direct tests"], 0),
        ({"HERE": "3.12 3.14"}, [], ["3.12 lowest-direct tests"], 0),
        ({"HERE": ""}, [], [], 1),
        ({"HERE": "", "DOWNLOAD": "1"}, [], ["3.11 lowest-direct tests"], 0),
        (
            {"THOROUGH": "1"},
            [],
            [
                "3.11 lowest-direct tests",
                "3.12 highest coverage",
                "3.13 highest tests",
                "3.14 highest tests",
            ],
            0,
        ),
        ({}, ["3.11"], ["3.11 lowest-direct tests"], 0),
        ({}, ["3.13"], ["3.13 highest coverage"], 0),
        ({"HERE": "3.11"}, ["3.13"], [], 1),
        ({"HERE": "3.11"}, ["3.11", "3.13"], [], 1),
    ],
)
def test_which_pythons_are_tried(
    variables: dict[str, str], named: list[str], told: list[str], code: int, tmp_path: Path
) -> None:
    """With which libraries, and where it is measured how much of the code runs."""
    for name, text in (("uv", UV), ("python", PYTHON)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if name not in ("THOROUGH", "DOWNLOAD")}
    environment = {**clean, "HERE": " ".join(PYTHONS), **variables, "UV_BIN": str(tmp_path / "uv")}
    call = [str(ROOT / ".ci" / "pythons"), *named]
    ended = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=60, check=False)
    lines = itertools.pairwise(ended.stdout.splitlines())
    tried = [f"{line[7:].replace(',', '')} {then}" for line, then in lines if then in RUNS]
    assert (tried, ended.returncode) == (told, code), ended.stdout + ended.stderr


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(
    ("target", "given", "told"),
    [("thorough", "", "1"), ("coverage", "", ""), ("coverage", "1", "1"), ("test", "", ""), ("test", "1", "1")],
)
def test_make_thorough_is_make_test_with_everything(target: str, given: str, told: str, tmp_path: Path) -> None:
    """The variable reaches the tests through every make that is between."""
    for name in (".made", ".installed-test", ".installed-play"):
        (tmp_path / name).touch()
    (tmp_path / "bin").mkdir()
    for name in ("python", "ruff", "mypy"):
        (tmp_path / "bin" / name).write_text('#!/bin/sh\necho "$(basename "$0") THOROUGH=$THOROUGH."\n')
        (tmp_path / "bin" / name).chmod(0o755)
    environment = {
        name: value for name, value in os.environ.items() if name not in ("THOROUGH", "MAKEFLAGS", "MAKELEVEL")
    }
    ended = subprocess.run(
        ["make", target, f"VENV={tmp_path}"],
        cwd=ROOT,
        env={**environment, **({"THOROUGH": given} if given else {})},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert f"python THOROUGH={told}.\n" in ended.stdout
