"""Every block of docs/language.md is run: domains parse, fragments are typed in a
real game, the variant applies, the scenario passes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.frontend.language.function_table import BUILTINS, Builtin
from rulewright.frontend.syntax.entry_points import DOMAIN
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", (ROOT / "docs" / "language.md").read_text(encoding="utf-8"), re.DOTALL)
GAME = ROOT / "rulesets" / "gravediggers"
HOST = """\
rulewright: 1
game: host
players: 2..4
limit: 9 decisions
spaces: {{cell: {{rows: 3, columns: 3}}, edge: {{edges_of: cell}}, corner: {{corners_of: cell}}}}
components: {{card: {{traits: {{value: 1..9}}, kinds: {{plain: {{value: each, count: 1}}}}}}}}
zones: {{deck: {{holds: card, order: pile, starts: all, seen_by: everyone}}}}
money: {{coin: {{coins: {{per: player, start: 9, seen_by: everyone}}}}}}
actions: {{go: {{pick: player rival in others}}}}
phases:
  game:
    trial:
      each: player me clockwise from player 1
      steps:
        top: {{let: card = the(first(deck))}}
        go: {{must: go, if_none: never, when: "{}"}}
score: {{of: player, points: player.coins, rank: highest points then shared}}
"""


def block(start: str) -> str:
    """The block that begins so."""
    return str(next(text for _, text in BLOCKS if text.startswith(start)))


def test_no_block_is_forgotten() -> None:
    """A new block in the page needs a test here."""
    assert [text.split(maxsplit=1)[0] for _, text in BLOCKS] == [
        "player",
        "spaces:",
        "priorities:",
        "variant:",
        "scenarios:",
    ]


@pytest.mark.parametrize(
    "phrase",
    [p for line in block("player ").splitlines() for p in re.split(r"\s{3,}", line) if p and not p.startswith("(")],
)
def test_domains_parse(phrase: str) -> None:
    """Every noun phrase of the page is one."""
    report = Report()
    parse_text(Source("page", phrase).span(0, len(phrase)), DOMAIN, report)
    assert not list(report)


def test_the_boxes_have_edges(tmp_path: Path) -> None:
    """The fragment of spaces makes a game with two more sections."""
    head, tail = "rulewright: 1\ngame: boxes\nplayers: 2\nlimit: 9 decisions\n", HOST[HOST.index("score:") :]
    rules = "actions: {draw_line: {pick: line where line is not drawn, do: set line.drawn to yes}}\n"
    rules += "phases: {game: {one: {must: draw_line, by: player 1, if_none: never}}}\n"
    score = tail.format().replace("player.coins", "count(full box)")
    (tmp_path / "ruleset.yaml").write_text(head + block("spaces:") + rules + score, encoding="utf-8")
    assert run(["check", str(tmp_path)]) == 0


def test_priorities_and_payouts_are_typed_in_a_real_game(tmp_path: Path) -> None:
    """The fragment takes the place of the same sections of a shipped ruleset, and `check` finds no mistake in it."""
    ruleset = (GAME / "ruleset.yaml").read_text(encoding="utf-8")
    head, tail = ruleset[: ruleset.index("priorities:")], ruleset[ruleset.index("\nscore:") :]
    text = (head + block("priorities:") + tail).replace(
        'share: {pay: "bounty_shares(cemetery, robber)"}', "share: {pay: bounty_shares(cemetery)}"
    )
    (tmp_path / "ruleset.yaml").write_text(without_unread_options(text), encoding="utf-8")
    assert run(["check", str(tmp_path)]) == 0


def without_unread_options(text: str) -> str:
    """The fragment asks fewer questions than the game's own sections: their options go."""
    gone = "guard_fists|unpaid_fist|shortfall|leftover|widow_multi"
    return re.sub(rf"(?m)^  (?:{gone}):.*\n(?:   .*\n)*", "", text)


def test_the_variant_applies(tmp_path: Path) -> None:
    """The page's variant of a shipped game passes `check`."""
    variants = tmp_path / "variants"
    variants.mkdir()
    (tmp_path / "ruleset.yaml").write_bytes((GAME / "ruleset.yaml").read_bytes())
    (variants / "guard_first.yaml").write_text(block("variant:"), encoding="utf-8")
    assert run(["check", f"{tmp_path}:guard-first"]) == 0


def test_the_scenario_passes(tmp_path: Path) -> None:
    """The page's scenario of a shipped game passes."""
    scenarios = tmp_path / "scenarios"
    scenarios.mkdir()
    (tmp_path / "ruleset.yaml").write_bytes((GAME / "ruleset.yaml").read_bytes())
    (scenarios / "page.yaml").write_text(block("scenarios:"), encoding="utf-8")
    assert run(["test", str(tmp_path)]) == 0


@pytest.mark.parametrize("builtin", BUILTINS.values(), ids=lambda builtin: builtin.name)
def test_builtins_examples_are_typed(builtin: Builtin, tmp_path: Path) -> None:
    """Every example in the table of builtins is a condition that the checker accepts."""
    (tmp_path / "ruleset.yaml").write_text(HOST.format(builtin.example), encoding="utf-8")
    assert run(["check", str(tmp_path), "--format", "concise"]) == 0


def test_the_language_is_read_in_one_sitting() -> None:
    """What is added to the page is paid for by what is shortened (decision 42)."""
    assert len((ROOT / "docs" / "language.md").read_text(encoding="utf-8")) <= 30_000
