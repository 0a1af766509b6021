"""Comments that ask to be silent: what they silence, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.checking.ignore_comments import waivers
from rulewright.cli.main import run
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

Told = Callable[..., list[str]]


@pytest.fixture
def told(mine: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """What `check` tells about the folder, after a replacement in one of its files: `file:line:column: CODE`."""

    def check(
        old: str = "", new: str = "", file: str = "ruleset.yaml", names: tuple[str, ...] = ("mine",), *options: str
    ) -> list[str]:
        path = mine / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        run(["check", *names, "--format", "concise", *options])
        return [" ".join(line.split()[:2]).removeprefix("mine/") for line in capsys.readouterr().out.splitlines()]

    return check


SPARE = "  spare: 3\n"


def test_without_a_comment_it_is_told(told: Told) -> None:
    assert told() == ["ruleset.yaml:6:3: RW316"]


@pytest.mark.parametrize(
    "text",
    [
        "  spare: 3  # rulewright: ignore RW316 -- for later\n",
        "  spare: 3  #rulewright:ignore RW316--for later\n",
        "  spare: 3  # rulewright: ignore RW316, RW318 -- for later\n",
        "  # rulewright: ignore RW316 -- for later\n  spare: 3\n",
        "  # rulewright: ignore RW316 -- for later\n  # (much later)\n  spare: 3\n",
    ],
)
def test_a_comment_silences(told: Told, text: str) -> None:
    """On the line, or alone before it. The second code of one of them is of no use, and told."""
    assert [line for line in told(SPARE, text) if "RW907" not in line] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  spare: 3  # rulewright: ignore RW316\n", ["6:3: RW316", "6:13: RW906"]),
        ("  spare: 3  # rulewright: ignore RW316 --  \n", ["6:3: RW316", "6:13: RW906"]),
        ("  spare: 3  # rulewright: ignore -- why\n", ["6:3: RW316", "6:13: RW906"]),
        ("  spare: 3  # rulewright: noqa\n", ["6:3: RW316", "6:13: RW906"]),
        ("  spare: 3  # rulewright: ignore RW999 -- why\n", ["6:3: RW316", "6:34: RW904"]),
        ("  spare: 3  # rulewright: ignore RW315 -- why\n", ["6:3: RW316", "6:34: RW905"]),
        ("  spare: 3  # rulewright: ignore RW317 -- why\n", ["6:3: RW316", "6:34: RW907"]),
        ("  # rulewright: ignore RW316 -- why\n\n  spare: 3\n", ["8:3: RW316", "6:24: RW907"]),
        ("  spare: 3  # we ignore RW316\n", ["6:3: RW316"]),
    ],
)
def test_comments_that_do_nothing_are_told(told: Told, text: str, found: list[str]) -> None:
    assert told(SPARE, text) == [f"ruleset.yaml:{one}" for one in found]


@pytest.mark.parametrize(
    "text",
    [
        "  spare: '3 # rulewright: ignore RW316 -- why'\n",
        '  spare: "3 # rulewright: ignore RW316 -- why"\n',
        '  spare: "\\\n    # rulewright: ignore RW316 -- why\\n3"\n',
        "assumed:\n  x: |\n    # rulewright: ignore RW316 -- why\n    Text.\nnumbers:\n  spare: 3\n",
    ],
)
def test_words_in_a_text_are_no_comment(text: str) -> None:
    """In quotes, and in a block for people; a block of rules has comments, and quotes of its own."""
    assert list(waivers(Source("x.yaml", text), Report())) == []


def test_a_block_of_rules_has_comments() -> None:
    text = "effects:\n  x: |\n    {}shuffle deck # rulewright: ignore RW316 -- why\n"
    assert [waiver.code for waiver in waivers(Source("x.yaml", text.format("")), Report())] == ["RW316"]
    assert list(waivers(Source("x.yaml", text.format('say "').replace("why", 'why"')), Report())) == []


def test_variants_and_scenarios_have_comments_too(told: Told) -> None:
    """What a variant brings about is silenced in its file; comments there that silence nothing are told."""
    told("spare: 3", "spare: 3  # rulewright: ignore RW316 -- why")
    assert told("change:", "add: {numbers.more: 4}\nchange:", "variants/long.yaml") == [
        "variants/long.yaml:3:15: RW316"
    ]
    assert told("4}", "4}  # rulewright: ignore RW316 -- why", "variants/long.yaml") == []
    assert told("players: 2", "players: 2  # rulewright: ignore RW316 -- why", "scenarios/one.yaml") == [
        "scenarios/one.yaml:3:36: RW907"
    ]


def test_what_only_a_variant_needs_is_not_unused(told: Told, mine: Path) -> None:
    """A comment in the base may be there for a variant; with the variant gone, it is told."""
    told("spare: 3", "spare: 3  # rulewright: ignore RW316 -- why")
    told("actions:", "state: {luck: {is: 0..99, start: 0, seen_by: nobody}}\nactions:")
    told('says: "{me} takes"}', 'says: "{me} takes {luck}"}')
    told("where: any(deck), do: draw 1 from deck to me.hand", 'where: any(deck), do: "draw_one(me)"')
    told(
        "phases:",
        (
            "effects:\n  draw_one(player): |\n    set luck to count(blank in player.hand)\n"
            "    draw 1 from deck to player.hand\nphases:"
        ),
    )
    told("change: {components.card.kinds.blank: 9}", "change: {state.luck.seen_by: everyone}", "variants/long.yaml")
    assert told() == ["ruleset.yaml:17:5: RW716"]
    assert told("player.hand)\n", "player.hand)  # rulewright: ignore RW716 -- the variant wants it\n") == []
    (mine / "variants" / "long.yaml").unlink()
    assert told() == ["ruleset.yaml:17:67: RW907"]


def test_after_an_error_nothing_is_called_unused(told: Told) -> None:
    """The check did not come so far."""
    assert told(SPARE, "  spare: 3 +  # rulewright: ignore RW316 -- why\n") == ["ruleset.yaml:6:13: RW201"]


def test_codes_of_games_are_unused_only_after_games(told: Told) -> None:
    told("spare: 3", "spare: 3  # rulewright: ignore RW316, RW751 -- why")
    assert told() == []
    assert told("", "", "ruleset.yaml", ("mine",), "--play", "20") == ["ruleset.yaml:6:41: RW907"]


def test_windows_lines_are_lines() -> None:
    """A comment at the end of the text, without a newline."""
    report = Report()
    assert [
        (one.code, one.line) for one in waivers(Source("x", "a: 1\nb: 2 # rulewright: ignore RW316 -- why"), report)
    ] == [("RW316", 2)]
    assert not report.found
