"""What becomes of mutants: exactly these are killed, left, refused or idle in a small game with six scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.loading import Ruleset, load
from rulewright.mutation import Failing, Mutant, NoScenarios, RefusedMutant, Run, Trial, Verdict, mutants, tried
from rulewright.ruleset_lookup import Found, find
from rulewright.scenarios import Suite, scenario_files
from rulewright.source.diagnostic import Report

FOLDER = Path(__file__).parent / "game"


def loaded(path: Path) -> Ruleset:
    ruleset = load(Found(path), Report())
    assert ruleset is not None
    return ruleset


@pytest.fixture(scope="module")
def trial() -> Trial:
    return Trial(loaded(FOLDER / "ruleset.yaml"), scenario_files(str(FOLDER)))


@pytest.fixture(scope="module")
def found(trial: Trial) -> dict[str, Mutant]:
    """Mutants by their line after the change."""
    return {mutant.lines[1][0]: mutant for mutant in mutants(trial.ruleset.symbols.document)}


KILLED = (
    "order: rain = sun > thief",
    "order: thief = rain = sun",
    "thief: {when: not (seller is rich and any(seller.hand)), do: add 1 to seller.fine, ends: yes}",
    "thief: {when: seller is rich and any(seller.hand), do: add 2 to seller.fine, ends: yes}",
    "thief: {when: seller is rich and any(seller.hand), do: add 1 to seller.fine, ends: no}",
    "rain: {when: not (all(card is sack for card in seller.hand)), do: set market to calm}",
    "short: skip",
    "player.rich: player.purse <= 6",
    "hand:  {holds: card, per: player, seen_by: everyone}",
    "order: lowest player.goods then lowest player.fine then together",
)
SURVIVED = (
    "order: thief > rain > sun",
    "order: highest player.goods then lowest player.fine then clockwise from player 1",
    "sale: {must: sell, if_none: never}",
    "for each player: draw 1 from deck to player.hand",
    "rank: lowest points then lowest player.fine then shared",
    "(foul is the default of weather)",
    "hand:  {holds: card, per: player, seen_by: nobody}",
)
REFUSED = ("until: no", "bale: {ware: silk, count: 5}", "short: part")
IDLE = ("(stall is no ring)",)


@pytest.mark.parametrize("line", KILLED)
def test_a_scenario_notices(line: str, trial: Trial, found: dict[str, Mutant]) -> None:
    """A scenario asks about this rule, so a change of it makes one fail."""
    assert trial.verdict(found[line]) is Verdict.KILLED


@pytest.mark.parametrize("line", SURVIVED)
def test_no_scenario_notices(line: str, trial: Trial, found: dict[str, Mutant]) -> None:
    """No scenario asks about this rule."""
    assert trial.verdict(found[line]) is Verdict.SURVIVED


@pytest.mark.parametrize("line", REFUSED)
def test_check_refuses(line: str, trial: Trial, found: dict[str, Mutant]) -> None:
    """A change that is no sound ruleset any more says nothing about scenarios."""
    assert trial.verdict(found[line]) is Verdict.REFUSED


@pytest.mark.parametrize("line", IDLE)
def test_a_change_may_change_nothing(line: str, trial: Trial, found: dict[str, Mutant]) -> None:
    """The same game with the defaults is idle; asked for everywhere, it is tried."""
    assert trial.verdict(found[line]) is Verdict.IDLE
    assert trial.verdict(found[line], everywhere=True) is Verdict.SURVIVED


def test_whoever_tries_the_verdicts_are_the_same(trial: Trial) -> None:
    """Two processes come to the verdicts of one, in the order of the mutants."""
    every = mutants(trial.ruleset.symbols.document)[::4]
    run = Run(trial.ruleset.found, scenario_files(str(FOLDER)))
    assert list(tried(run, trial, every, jobs=2)) == list(tried(run, trial, every))


def test_no_scenario_that_could_notice_is_passed_over(trial: Trial) -> None:
    """Where only the scenarios that run a rule are tried, what survives survives all of them."""
    for mutant in mutants(trial.ruleset.symbols.document):
        if trial.verdict(mutant) is Verdict.SURVIVED:
            changed = trial._changed(mutant)
            assert changed is not None
            assert trial.suite.notice(changed, range(trial.count)) is None, mutant.lines


def copied(tmp_path: Path, old: str, new: str, scenarios: bool = True) -> Path:
    """The small game elsewhere with a change, and with its scenarios or without."""
    path = tmp_path / "ruleset.yaml"
    path.write_text((FOLDER / "ruleset.yaml").read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    if scenarios:
        (tmp_path / "scenarios").mkdir()
        text = (FOLDER / "scenarios" / "some.yaml").read_text(encoding="utf-8")
        (tmp_path / "scenarios" / "some.yaml").write_text(text, encoding="utf-8")
    return path


def test_a_game_that_never_ends_is_noticed(tmp_path: Path) -> None:
    """A scenario that runs on and on without a choice is stopped, and counts as one that notices."""
    path = copied(
        tmp_path, "    last:", "    dice: {repeat: set lots to random(n in 1..6), until: lots > 0}\n    last:"
    )
    path.write_text(
        path.read_text(encoding="utf-8").replace("  market: {is", "  lots: {is: 0..6, start: 0}\n  market: {is"),
        encoding="utf-8",
    )
    with (tmp_path / "scenarios" / "some.yaml").open("a", encoding="utf-8") as file:
        file.write("\nit closes:\n  at: closing\n  expect: {lots > 0: yes}\n")
    ruleset = loaded(path)
    trial = Trial(ruleset, scenario_files(str(path)))
    endless = [mutant for mutant in mutants(ruleset.symbols.document) if "until: lots <= 0}" in mutant.lines[1][0]]
    assert [trial.verdict(mutant) for mutant in endless] == [Verdict.KILLED]


def test_a_comment_sets_a_line_aside(tmp_path: Path) -> None:
    """What nobody notices on a line with `ignore RW869` is waived; what is noticed there is killed all the same."""
    path = copied(tmp_path, "rain = sun", "rain = sun      # rulewright: ignore RW869 -- they exclude each other")
    ruleset = loaded(path)
    trial = Trial(ruleset, scenario_files(str(path)))
    order = {mutant.operator.name: trial.verdict(mutant) for mutant in mutants(ruleset.symbols.document, ["priority"])}
    assert order == {
        "levels": Verdict.KILLED,
        "joined": Verdict.KILLED,
        "split": Verdict.WAIVED,
        "goes-on": Verdict.KILLED,
    }


def test_failing_scenarios_are_told_first(tmp_path: Path) -> None:
    """Mutants say nothing where scenarios fail with the rules as they are."""
    path = copied(tmp_path, "add 1 to seller.fine", "add 2 to seller.fine")
    with pytest.raises(Failing) as problem:
        Trial(loaded(path), scenario_files(str(path)))
    assert problem.value.names == ("the rich pay a fine, and it rains no more",)


def test_rules_that_check_refuses_are_told_first(tmp_path: Path) -> None:
    """Mutants say nothing where `check` refuses the rules in some configuration."""
    path = copied(tmp_path, "for each player clockwise from player 1 where", "for each player where")
    with pytest.raises(RefusedMutant):
        Trial(loaded(path), scenario_files(str(path)))


def test_without_scenarios_nothing_is_tried(tmp_path: Path) -> None:
    """A ruleset without scenarios of its own."""
    path = copied(tmp_path, "", "", scenarios=False)
    with pytest.raises(NoScenarios):
        Trial(loaded(path), ())


def test_of_a_variant_only_its_own_lines_are_changed() -> None:
    """What the base says is the matter of its own scenarios."""
    ruleset = load(find("gravediggers:rich-start"), Report())
    assert ruleset is not None
    own = mutants(ruleset.symbols.document, varied=True)
    assert own and {Path(mutant.span.source.name).stem for mutant in own} == {"rich_start"}
    assert {mutant.number for mutant in own} < {mutant.number for mutant in mutants(ruleset.symbols.document)}


def test_scenarios_of_a_variant_are_for_the_variant() -> None:
    """A suite holds the scenarios of just this ruleset with just these variants."""
    found = find("gravediggers")
    files = scenario_files("gravediggers")
    base, varied = Suite.of(files, found), Suite.of(files, find("gravediggers:rich-start"))
    assert len(base.cases) > 50 and 0 < len(varied.cases) < 10
    assert not {case.name for case in base.cases} & {case.name for case in varied.cases}
