"""A variant of a shipped game in a folder of its own: found by its file, checked, tested, played, recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading
from rulewright.cli.main import run
from rulewright.ruleset_lookup import Found, NotFound, find, of_variant
from rulewright.scenarios import ruleset_of
from rulewright.source.diagnostic import Report

HIGHER = "variant: higher\nextends: kuhn\ntitle: Higher\nchange: {money.chip.stack.start: 9}\n"
HIGHEST = "variant: highest\nextends: kuhn:higher\nchange: {money.chip.stack.start: 12}\n"
SCENARIO = "scenarios: kuhn:higher\nall have more:\n  expect: {player 1.stack: 9}\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder `own` in the working folder, with two variants and a scenario."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("higher.yaml", HIGHER), ("highest.yaml", HIGHEST), ("scenarios/higher.yaml", SCENARIO)):
        path = tmp_path / "own" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "own"


def test_a_file_means_the_game_that_it_extends(own: Path) -> None:
    found = find("own/higher.yaml")
    assert (found.path, found.variants, found.own) == (find("kuhn").path, ("higher",), Path("own"))
    ruleset = loading.load(found, Report())
    assert ruleset is not None and ruleset.name == "kuhn:higher"
    assert loading.load(find("own/highest.yaml"), Report()) is not None


@pytest.mark.parametrize("name", ["own/higher.yaml", "own/highest.yaml", "kuhn", "kuhn:deep-stack"])
def test_what_is_written_is_found_again(own: Path, name: str) -> None:
    found = find(name) if ":" not in name else Found(find("kuhn").path, tuple(sorted(find("kuhn").known))[:1])
    assert find(found.written) == found


def test_everything_in_a_folder_is_checked_and_tested(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "own"]) == 0
    assert "2 variants and 1 scenario file" in capsys.readouterr().out
    for name in ("own", "own/higher.yaml", "own/scenarios/higher.yaml"):
        assert run(["test", name]) == 0
        assert "1 passed" in capsys.readouterr().out
    (own / "higher.yaml").write_text(HIGHER.replace("9", "8"), encoding="utf-8")
    assert run(["test", "own"]) == 1


def test_a_mistake_is_told_in_its_file(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own / "higher.yaml").write_text(HIGHER.replace("stack", "stok"), encoding="utf-8")
    assert run(["check", "own/higher.yaml", "--format", "concise"]) == 1
    assert "higher.yaml:4:" in capsys.readouterr().out


def test_a_record_is_replayed_and_says_which_file(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "own/higher.yaml", "--seed", "1", "--record", "game.json"]) == 0
    assert run(["replay", "game.json", "--verify"]) == 0
    (own / "higher.yaml").write_text(HIGHER.replace("9", "8"), encoding="utf-8")
    assert run(["replay", "game.json", "--verify"]) == 2


REFUSED = [
    ("lost.yaml", "variant: lost\nextends: kuhm\n", "did you mean `kuhn`?"),
    ("mine.yaml", "variant: mine\nextends: my_own_game\n", "the folder `variants` beside its ruleset"),
    ("variants/mine.yaml", "variant: mine\nextends: nowhere\n", "no game is called so"),
]


@pytest.mark.parametrize(("name", "text", "message"), REFUSED)
def test_what_extends_no_game_is_refused(
    own: Path, name: str, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By name at once; in a folder beside what can be checked."""
    (own / name).parent.mkdir(exist_ok=True)
    (own / name).write_text(text, encoding="utf-8")
    with pytest.raises(NotFound, match=message):
        find(f"own/{name}")
    run(["check", "own", "--format", "concise"])
    told = capsys.readouterr()
    assert "RW908" in told.out and "Checked 2 variants" in told.err


@pytest.mark.parametrize(
    ("extends", "why"),
    [("", "nothing says what it extends"), ("extends: ../kuhn/ruleset.yaml\n", "`extends` names a game and no file")],
)
def test_what_to_extend_is_said_first(own: Path, extends: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    (own / "mine.yaml").write_text(f"variant: mine\n{extends}", encoding="utf-8")
    assert run(["check", str(own / "mine.yaml")]) == 2
    assert f"{why}: write `extends: GAME`" in capsys.readouterr().err


def test_a_name_like_none_is_answered_with_how_rulesets_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--texts", "nosuch"]) == 2
    assert "`rulewright list` tells the names" in capsys.readouterr().err


def test_a_name_that_the_game_has_already_is_refused(own: Path) -> None:
    shipped = next(iter(find("gravediggers").known))
    (own / f"{shipped}.yaml").write_text(f"variant: {shipped}\nextends: gravediggers\n", encoding="utf-8")
    with pytest.raises(NotFound, match="has the name of a variant that comes with"):
        find(f"own/{shipped}.yaml")


@pytest.mark.parametrize("name", ["kuhn:../higher", "kuhn:../../own/higher", "kuhn:higher+../x", "kuhn:nothing"])
def test_scenarios_name_no_paths(own: Path, name: str) -> None:
    with pytest.raises(NotFound):
        ruleset_of(own / "scenarios" / "higher.yaml", name)


def test_files_outside_stay_outside(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table that the variant names goes from its own folder, and lies in there."""
    (own.parent / "cards.csv").write_text("kind,count\na,3\n", encoding="utf-8")
    zone = "zones.bag: {holds: token, starts: all, seen_by: everyone}"
    odd = f"variant: odd\nextends: kuhn\nadd: {{components.token: {{from: ../cards.csv}}, {zone}}}\n"
    (own / "odd.yaml").write_text(odd, encoding="utf-8")
    assert run(["check", "own/odd.yaml", "--format", "concise"]) == 2
    assert "RW015" in capsys.readouterr().out


def test_what_is_no_variant_is_none(own: Path) -> None:
    assert of_variant(own / "scenarios" / "higher.yaml") is None
    assert of_variant(own / "absent.yaml") is None and of_variant(own) is None
