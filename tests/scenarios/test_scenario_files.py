"""Scenario files: the fair's and the shipped ones; and which file a name means."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.game.conservation import violations
from rulewright.ruleset_lookup import NotFound
from rulewright.scenarios import ScenarioFile, Shelf, attempt, scenario_files
from rulewright.scenarios.prepared_configuration import Bench

ROOT = Path(__file__).parents[2]
CLASSICS = ROOT / "rulesets" / "classics"
FAIR = Path(__file__).parent / "fair"
COST = FAIR.with_name("cost")
FILES = [file for folder in (FAIR, COST, ROOT / "rulesets") for file in sorted(folder.rglob("scenarios/*.yaml"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_scenario_passes(file: Path, shelf: Shelf) -> None:
    """No scenario of the repository fails, and every file has some."""
    tried = attempt(ScenarioFile(file), shelf)
    assert [*tried.errors, *(failure for result in tried.results for failure in result.failures)] == []
    assert tried.results


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if {CLASSICS, FAIR, COST} & {*file.parents}],
    ids=lambda file: file.relative_to(ROOT).as_posix(),
)
def test_nothing_is_created_or_lost_where_scenarios_begin(
    file: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every described position holds all components and all money, in bounds."""
    found: list[str] = []
    ready = Bench.ready

    def watched(self: Bench, *arguments: object) -> object:
        made = ready(self, *arguments)  # type: ignore[arg-type]
        assert made is not None
        found.extend(violations(self.machine, made.position))
        return made

    monkeypatch.setattr(Bench, "ready", watched)
    attempt(ScenarioFile(file), shelf)
    assert found == []


def names(*found: ScenarioFile) -> list[str]:
    return [file.path.name for file in found]


def test_a_ruleset_means_the_scenarios_beside_it(tmp_path: Path) -> None:
    """Those of other games in the same folder are not meant."""
    (tmp_path / "scenarios").mkdir()
    for game in ("kuhn", "nim", "pig"):
        shutil.copy(CLASSICS / game / "ruleset.yaml", tmp_path / f"{game}.yaml")
    for game in ("kuhn", "nim"):
        shutil.copy(CLASSICS / game / "scenarios" / "rules.yaml", tmp_path / "scenarios" / f"{game}.yaml")
    assert names(*scenario_files(str(FAIR))) == ["expectations.yaml", "positions.yaml", "rich.yaml", "runs.yaml"]
    assert names(*scenario_files(str(tmp_path / "nim.yaml"))) == ["nim.yaml"]
    assert scenario_files(str(tmp_path / "pig.yaml")) == ()


def test_a_folder_means_all_scenarios_below_it() -> None:
    """A tree, or the folder of scenarios itself."""
    assert set(names(*scenario_files(str(Path(__file__).parent)))) == {
        "expectations.yaml",
        "positions.yaml",
        "rich.yaml",
        "runs.yaml",
        "twins.yaml",
    }
    assert set(names(*scenario_files(str(FAIR / "scenarios")))) == {
        "expectations.yaml",
        "positions.yaml",
        "rich.yaml",
        "runs.yaml",
    }


def test_a_file_means_itself() -> None:
    path = FAIR / "scenarios" / "runs.yaml"
    assert scenario_files(str(path)) == (ScenarioFile(path),)


def test_a_variant_means_its_own_scenarios(shelf: Shelf) -> None:
    """Files of the game and of other variants are left alone."""
    tried = [attempt(file, shelf) for file in scenario_files(f"{FAIR}:rich")]
    assert [result.name for one in tried for result in one.results] == ["everybody starts with nine"]


@pytest.mark.parametrize("name", ["nowhere", "tests/nowhere.yaml"])
def test_what_means_nothing_is_not_found(name: str) -> None:
    with pytest.raises(NotFound):
        scenario_files(name)


def test_a_folder_without_scenarios_is_not_found(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="holds no scenarios"):
        scenario_files(str(tmp_path))


def test_the_game_is_looked_for_near_the_file(tmp_path: Path, shelf: Shelf) -> None:
    """A ruleset called after its game, beside the scenarios."""
    shutil.copy(FAIR / "ruleset.yaml", tmp_path / "fair.yaml")
    file = tmp_path / "some.yaml"
    file.write_text("scenarios: fair\none:\n  expect: {day: 0}\n", encoding="utf-8")
    assert attempt(ScenarioFile(file), shelf).passed == 1


def test_a_game_that_is_not_there(tmp_path: Path, shelf: Shelf) -> None:
    file = tmp_path / "some.yaml"
    file.write_text("scenarios: fairr\none:\n  expect: {day: 0}\n", encoding="utf-8")
    assert [error.code for error in attempt(ScenarioFile(file), shelf).errors] == ["RW850"]


def test_mistakes_of_the_ruleset_are_told(tmp_path: Path, shelf: Shelf) -> None:
    """With its errors, but not with its warnings."""
    text = (FAIR / "ruleset.yaml").read_text(encoding="utf-8")
    (tmp_path / "ruleset.yaml").write_text(text.replace("price: 2", "price: 2 + nothing"), encoding="utf-8")
    (tmp_path / "some.yaml").write_text("scenarios: fair\none:\n  expect: {day: 0}\n", encoding="utf-8")
    tried = attempt(ScenarioFile(tmp_path / "some.yaml"), shelf)
    assert [error.code for error in tried.errors] == ["RW305"]
    assert tried.results == ()


def test_the_example_of_the_documentation_passes(tmp_path: Path, shelf: Shelf) -> None:
    """The first example of docs/scenarios.md is a whole file."""
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    file = tmp_path / "some.yaml"
    file.write_text(page.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    assert attempt(ScenarioFile(file), shelf).passed == 1


@pytest.mark.parametrize("name", ["ruleset.yaml", "one.yaml"])
@pytest.mark.parametrize("variant", ["", ":none"])
def test_a_file_of_no_game_of_its_folder_is_tried_too(
    name: str, variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A slip in the name of the game would else leave its scenarios out, and all would seem to pass."""
    shutil.copytree(CLASSICS / "kuhn" / "scenarios", tmp_path / "scenarios")
    (tmp_path / "kuhn.yaml").write_bytes((CLASSICS / "kuhn" / "ruleset.yaml").read_bytes())
    (tmp_path / "kuhn.yaml").rename(tmp_path / name)
    (tmp_path / "scenarios" / "slip.yaml").write_text(f"scenarios: khun{variant}\n\na: {{expect: {{over: no}}}}\n")
    assert run(["test", str(tmp_path / name)]) == 2
    assert "RW850 no ruleset is called `khun`" in capsys.readouterr().out
    assert run(["check", str(tmp_path / name), "--no-cache"]) == 1
    assert "RW850 no ruleset is called `khun`" in capsys.readouterr().out


def test_a_file_of_another_game_of_its_folder_is_left_to_it(tmp_path: Path) -> None:
    for game in ("kuhn", "leduc"):
        (tmp_path / f"{game}.yaml").write_bytes((CLASSICS / game / "ruleset.yaml").read_bytes())
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.yaml").write_text("scenarios: leduc\n\na: {expect: {over: no}}\n")
    assert scenario_files(str(tmp_path / "kuhn.yaml")) == ()
    assert scenario_files(str(tmp_path / "leduc.yaml")) == (ScenarioFile(tmp_path / "scenarios" / "a.yaml"),)
