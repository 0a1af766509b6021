"""Each folder of the package has a floor; what is below it, without one, or gone is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright

from . import coverage_floors
from .coverage_floors import RUNS, TOP, Report, faults, floors, folder, main, percentages

ROOT = Path(rulewright.__file__).parent


def report(**lines: tuple[int, int]) -> Report:
    """Of files of folders: how many lines were run, of how many."""
    return {
        "files": {
            f"interpreter/rulewright/{name}/some.py": {"summary": {"covered_lines": run, "num_statements": count}}
            for name, (run, count) in lines.items()
        }
    }


def test_every_folder_is_in_the_list() -> None:
    """A folder without Python (data, style sheets) has no lines, and no floor."""
    has_lines = {path.relative_to(ROOT).parts[0] for path in ROOT.glob("*/**/*.py") if path.stat().st_size}
    for run in RUNS:
        assert set(floors(run)) == {TOP, *has_lines}


def test_the_whole_has_a_floor_for_every_folder_and_none_below_that_of_the_selection() -> None:
    selection, whole = (floors(run) for run in RUNS)
    assert [name for name, least in whole.items() if least is None or least < (selection[name] or 0)] == []


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("interpreter/rulewright/search/tree.py", "search"),
        ("/somewhere/rulewright/interpreter/rulewright/frontend/typing/names.py", "frontend"),
        ("interpreter\\rulewright\\search\\tree.py", "search"),
        ("interpreter/rulewright/loading.py", TOP),
    ],
)
def test_a_file_lies_in_its_folder(path: str, expected: str) -> None:
    assert folder(path) == expected


def test_a_folder_is_judged_as_a_whole() -> None:
    two = report(search=(9, 10))
    two = {"files": {**two["files"], "interpreter/rulewright/search/other.py": {"summary": Small}}}
    assert percentages(two) == {"search": 100 * 10 / 20}


Small: coverage_floors.Summary = {"covered_lines": 1, "num_statements": 10}


@pytest.mark.parametrize(
    ("found", "least", "told"),
    [
        ({"search": 80.0}, {"search": 80}, []),
        ({"search": 79.9}, {"search": 80}, ["search: 79.9 percent of its lines are run, and 80 is its floor"]),
        ({"search": 79.9}, {"search": None}, []),
        ({"search": 79.9}, {}, ["search: it is not in the list; 79 would be its floor"]),
        ({}, {"search": 80}, ["search: it is in the list, and there are no lines"]),
    ],
)
def test_what_is_wrong_is_told(found: dict[str, float], least: dict[str, int | None], told: list[str]) -> None:
    assert list(faults(found, least)) == told


def test_the_exit_code_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "coverage.json"
    file.write_text(json.dumps(report(search=(7, 10))), encoding="utf-8")
    (tmp_path / "floors.txt").write_text("# a note\nsearch - 70\n", encoding="utf-8")
    monkeypatch.setattr(coverage_floors, "FLOORS", tmp_path / "floors.txt")
    assert main([str(file), "whole"]) == 0
    assert capsys.readouterr().out == "search           70.0   70\n"
    assert main([str(file), "selection"]) == 0
    assert capsys.readouterr().out == "search           70.0    -\n"
    (tmp_path / "floors.txt").write_text("search - 71\n", encoding="utf-8")
    assert main([str(file), "whole"]) == 1
    assert capsys.readouterr().out.endswith("search: 70.0 percent of its lines are run, and 71 is its floor\n")
