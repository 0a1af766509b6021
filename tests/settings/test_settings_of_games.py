"""What settings say of one game fits it, or is told: a misspelt name would leave a check out without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run

RULES = """\
rulewright: 1
game: {game}
title: Sample
players: 2..4
limit: 9 decisions
options: {{raid: {{values: [hard, soft]}}}}
state: {{n: {{is: 0..9, start: 0}}}}
actions: {{more: {{do: add 1 to n}}, twice: {{do: add 2 to n}}}}
phases:
  game:
    play: {{turns: player me clockwise from player 1, steps: {{act: {{must: [more, twice]}}}},
        until: n > 2 if raid = hard else n > 4}}
score: {{of: player, points: n, rank: highest points then shared}}
"""


def told(folder: Path, settings: str, capsys: pytest.CaptureFixture[str], games: tuple[str, ...] = ("sample",)) -> str:
    for game in games:
        (folder / game).mkdir()
        (folder / game / "ruleset.yaml").write_text(RULES.format(game=game), encoding="utf-8")
    (folder / "rulewright.toml").write_text(settings, encoding="utf-8")
    run(["check", "sample", "--format", "concise"])
    found = capsys.readouterr()
    return found.out + found.err


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ("[games.sampel]\nplayers = [2]\n", "settings speak of a game `sampel`, and this one is called `sample`"),
        ("[games.sample]\nplayers = [2, 9]\n", "settings speak of 9 players, and the game is for 2 to 4"),
        ('[games.sample]\noptions = {raid = "sofd"}\n', "settings speak of `sofd`, which is no value of `raid`"),
        ('[games.sample]\noptions = {riad = "soft"}\n', "settings speak of an option `riad`, and there is none"),
        ("[games.sample]\nplayers = [2, 4]\n", ""),
        ("[games.chess]\nplayers = [2]\n", ""),
        ("players = [2, 9]\n", ""),
    ],
)
def test_what_does_not_fit_the_game_is_told(
    settings: str, wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = told(tmp_path, settings, capsys)
    assert ("RW903" in text, wanted in text) == (bool(wanted), True)


def test_another_game_may_have_nearly_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "RW903" not in told(tmp_path, "[games.samples]\nplayers = [2]\n", capsys, ("sample", "samples"))


@pytest.mark.parametrize("target", ["rulewright.toml", "nowhere.toml"])
def test_settings_that_are_a_link_into_nowhere_are_told(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "ruleset.yaml").write_text(RULES.format(game="sample"), encoding="utf-8")
    (tmp_path / "rulewright.toml").symlink_to(target)
    assert run(["check", "sample", "--format", "concise"]) == 2
    assert "cannot read `rulewright.toml`" in "".join(capsys.readouterr())
