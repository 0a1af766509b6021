"""`rulewright mutate`: its report, its exit codes, and what may go wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli import mutate
from rulewright.cli.main import run
from rulewright.mutation import KINDS, Mutant, Run, Trial, Verdict, tried

GAME = str(Path(__file__).parents[1] / "mutation" / "game")


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    """Standard output and standard error of a command that ends with this code."""
    assert run(["mutate", *arguments]) == code
    found = capsys.readouterr()
    return found.out, found.err


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(capsys, *arguments, "--json")[0])
    return found


def test_the_report_lists_what_nobody_notices(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each with its place from here, the line before and the line after; then a table by kind and the sum.
    Nothing on standard error.
    """
    monkeypatch.chdir(Path(GAME).parent)
    out, err = told(capsys, GAME, "--kind", "priority", "--kind", "tie")
    place = Path(GAME, "ruleset.yaml").relative_to(Path.cwd()).as_posix()
    assert (
        f"{place}:58:25: no scenario notices this (split)\n  - order: thief > rain = sun\n"
        "  + order: thief > rain > sun\n"
    ) in out
    assert out.endswith("bazaar: 6 mutants, 6 scenarios, 50.0 percent killed\n")
    assert "priority           3       1     75.0       0        0     0\n" in out
    assert err == "" and all(len(line) <= 80 for line in out.splitlines() if not line.startswith(place))


def test_json_holds_every_mutant(capsys: pytest.CaptureFixture[str]) -> None:
    """Counts are those of the list; kinds add up to the whole."""
    found = document(capsys, GAME, "--kind", "order", "--kind", "shortage")
    verdicts = [one["verdict"] for one in found["mutants"]]
    assert [found[verdict.value] for verdict in Verdict] == [verdicts.count(verdict.value) for verdict in Verdict]
    assert (
        found["known"]
        == len(verdicts)
        == sum(found["kinds"][kind][verdict.value] for kind in KINDS for verdict in Verdict)
    )
    assert found["mutants"][0].keys() == {
        "number",
        "operator",
        "kind",
        "file",
        "line",
        "column",
        "before",
        "after",
        "verdict",
    }
    assert found["percent"] == round(100 * found["killed"] / (found["killed"] + found["survived"]), 2)


def test_a_sample_names_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """With a seed the same mutants are tried again; without one a seed is drawn and told."""
    first = document(capsys, GAME, "--max", "5")
    again = document(capsys, GAME, "--max", "5", "--seed", str(first["seed"]))
    assert first == again and len(first["mutants"]) == 5
    assert f"5 of {first['known']} mutants (--seed 7)" in told(capsys, GAME, "--max", "5", "--seed", "7")[0]


def test_several_processes_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """`--jobs` changes nothing in the report, whatever is left out."""
    arguments = (GAME, "--kind", "condition", "--kind", "effect", "--max", "20", "--seed", "1")
    assert told(capsys, *arguments, "--jobs", "2") == told(capsys, *arguments)


@pytest.mark.parametrize(("percent", "code"), [("50", 0), ("50.1", 1)])
def test_too_few_killed_is_a_finding(percent: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    """`--fail-under` ends with 1 below its percentage, after the report."""
    out, err = told(capsys, GAME, "--kind", "priority", "--kind", "tie", "--fail-under", percent, code=code)
    assert "50.0 percent killed" in out
    assert err == ("50.0 percent of the mutants are killed, less than 50.1.\n" if code else "")


def test_the_report_may_go_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--output-file` takes what would be printed."""
    text = told(capsys, GAME, "--kind", "tie")[0]
    assert told(capsys, GAME, "--kind", "tie", "--output-file", str(tmp_path / "out.txt")) == ("", "")
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == text


def test_an_interruption_tells_what_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C in the middle: a report of what was tried, and 130."""

    def three(run: Run, trial: Trial, chosen: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, Verdict]]:
        yield from tried(run, trial, chosen[:3], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(mutate, "tried", three)
    out, err = told(capsys, GAME, "--json", code=130)
    assert len(json.loads(out)["mutants"]) == 3 and json.loads(out)["interrupted"]
    assert err == "Interrupted: this is what is known so far.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere",), "no ruleset is called `nowhere`"),
        (("-",), "a ruleset from standard input has no scenarios"),
        ((GAME, "--kind", "numbers"), "'numbers' is not one of"),
        ((GAME, "--max", "0"), "`0` is not a whole number from 1"),
        ((GAME, "--fail-under", "101"), "101"),
    ],
)
def test_wrong_usage_is_told(arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2 and a line that says what is wrong."""
    assert message in told(capsys, *arguments, code=2)[1]


def test_a_ruleset_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to try, and it is said where scenarios lie."""
    path = tmp_path / "ruleset.yaml"
    path.write_text(Path(GAME, "ruleset.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    assert "there are no scenarios" in told(capsys, str(path), code=2)[1]


def test_failing_scenarios_come_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Scenarios that fail without any change are named as the thing to mend."""
    (tmp_path / "scenarios").mkdir()
    rules = (
        Path(GAME, "ruleset.yaml").read_text(encoding="utf-8").replace("add 1 to seller.fine", "add 2 to seller.fine")
    )
    (tmp_path / "ruleset.yaml").write_text(rules, encoding="utf-8")
    text = Path(GAME, "scenarios", "some.yaml").read_text(encoding="utf-8")
    (tmp_path / "scenarios" / "some.yaml").write_text(text, encoding="utf-8")
    err = told(capsys, str(tmp_path), code=1)[1]
    assert err == (
        f"Error: 1 scenario fails already with the rules as they are; see `rulewright test {tmp_path}`, and mend "
        "them first.\n"
    )


def test_a_broken_scenario_beside_a_sound_one_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is mutated before all scenarios can be used."""
    shutil.copytree(GAME, tmp_path / "game")
    (tmp_path / "game" / "scenarios" / "broken.yaml").write_text(
        (
            "scenarios: bazaar\nsound: {expect: {over: no}}\n"
            "broken: {at: game, when: ['player 1: nonsense(1)'], expect: {over: no}}\n"
        ),
        encoding="utf-8",
    )
    _, err = told(capsys, str(tmp_path / "game"), code=2)
    assert "cannot be used" in err
