"""What was remembered says the same as looking anew, whichever file is spoilt or mended, also in rules with a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run

RULES = """\
rulewright: 1
game: mine
players: 2..3
limit: 99 decisions
numbers:
  spare: 3
components: {card: {traits: {worth: 0..9}, from: cards.csv, kinds: {blank: {}}}}
zones:
  deck: {holds: card, starts: all, order: pile, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
actions:
  take: {where: any(deck), do: draw 1 from deck to me.hand, says: "{me} takes"}
phases:
  game:
    round: {turns: player me clockwise from player 1, steps: {act: {must: [take], if_none: skip}}, until: none(deck)}
score: {of: player, points: sum(card.worth for card in player.hand), rank: highest points then shared}
"""
SOUND = {
    "ruleset.yaml": RULES,
    "cards.csv": "kind,count,worth\nblank,5,2\n",
    "variants/base.yaml": "variant: base\nextends: mine\nchange: {numbers.spare: 4}\n",
    "variants/upper.yaml": "variant: upper\nextends: mine:base\nchange: {numbers.spare: 5}\n",
    "variants/sheet.yaml": "variant: sheet\nextends: mine\nchange: {components.card.from: ../more.csv}\n",
    "more.csv": "kind,count,worth\nblank,6,2\n",
    "scenarios/one.yaml": "scenarios: mine\nall is taken: {players: 2, expect: {player 1.hand: none}}\n",
    "targets/wish.yaml": "assess: mine\ntargets: {decisions: 1..99 for 90 %}\n",
    "languages/de.ftl": "zones-deck = Stapel\n",
    "rulewright.toml": "players = 2\n",
}
FAULTY = {
    "ruleset.yaml": RULES.replace("until: none(deck)", "until: none(dekc)"),
    "cards.csv": "kind,count,worth\nblank,5,x\n",
    "more.csv": "kind,count,worth\nblank,6,x\n",
    "variants/base.yaml": "variant: base\nextends: mine\nchange: {numbers.sparee: 4}\n",
    "variants/upper.yaml": "variant: upper\nextends: mine:base\nchange: {numbers.sparee: 5}\n",
    "variants/sheet.yaml": "variant: sheet\nextends: mine\nchange: {components.card.from: ../mroe.csv}\n",
    "scenarios/one.yaml": "scenarios: mine\nall is taken: {players: 2, expect: {player 1.hnd: none}}\n",
    "targets/wish.yaml": "assess: mine\ntargets: {decisoins: 1..99 for 90 %}\n",
    "languages/de.ftl": "zones-dekc = Stapel\n",
    "rulewright.toml": "players = 9\n[games.mine.options]\nnone = 1\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sound files in the folder `mine`, and a memory of its own."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    for name, text in SOUND.items():
        _write(tmp_path / "mine" / name, text)
    return tmp_path / "mine"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _told(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    run(["check", "mine", *more])
    return capsys.readouterr().out


@pytest.mark.parametrize("faulty_rules", [False, True], ids=["sound rules", "faulty rules"])
@pytest.mark.parametrize("name", [name for name in SOUND if name != "ruleset.yaml"])
def test_a_file_that_is_spoilt_and_mended_is_looked_at(
    name: str, faulty_rules: bool, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Spoilt, mended, taken away and put back: each time it is told what looking anew tells."""
    _write(folder / "ruleset.yaml", (FAULTY if faulty_rules else SOUND)["ruleset.yaml"])
    told = []
    for text in (SOUND[name], FAULTY[name], SOUND[name], None, SOUND[name]):
        (folder / name).unlink() if text is None else _write(folder / name, text)
        told.append(_told(capsys))
        assert told[-1] == _told(capsys, "--no-cache")
    assert told[0] == told[2] == told[4]
    assert faulty_rules or told[0] != told[1]


def test_a_new_variant_changes_what_a_message_file_lacks(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = _told(capsys)
    _write(folder / "variants" / "more.yaml", "variant: more\nextends: mine\nchange: {title: Another Mine}\n")
    assert before != (after := _told(capsys))
    assert after == _told(capsys, "--no-cache")
