"""Counts agree with their nouns: no report says `1 games`.

One test looks at every text of the rooms that report: a number before a noun in the plural comes from `plural`, or is a
constant above one. The other has commands tell single games, in the terminal and on pages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.main import run
from rulewright.source.plurals import plural

ROOMS = ("bench", "cli", "game_logs", "lab", "mutation", "report_page", "stats", "tournament")
PACKAGE = Path(rulewright.__file__).parent
NOUN = re.compile(r"^ (?:more |fresh |legal |finished |random )*([a-z]+s)\b(?!, branches| or )")
NO_NOUNS = frozenset({"as", "does", "has", "holds", "is", "its", "less", "needs", "ns", "observations", "plus"}) | {
    *("takes", "tells", "this", "times", "was")
}
"""Words with an s at their end that are no counted nouns where these rooms say them; `times` is twice or more."""
SINGLE = re.compile(
    r"(?<![-.,\d])1 (?:games|runs|seats|players|choices|decisions|comparisons|configurations|evaluations|"
    r"pairs|files|rules|lines|points|bots|targets|deals)\b(?!,? (?:or|branches))"
)


def uncounted(text: str) -> Iterator[str]:
    """Every value in an f-string that stands before a noun in the plural, whatever the value is."""
    strings = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.JoinedStr))
    for value, after in (pair for node in strings for pair in pairwise(node.values)):
        if not isinstance(value, ast.FormattedValue) or not isinstance(after, ast.Constant):
            continue
        noun, words = NOUN.match(str(after.value)), ast.unparse(value.value)
        if noun is not None and noun[1] not in NO_NOUNS and not words.split(".")[-1].isupper():
            yield f"{{{words}}} {noun[1]}"


def test_the_search_finds_what_it_is_for() -> None:
    assert list(uncounted('f"{len(rows):,} games, {MOST} games, {plural(n, word)} of it"')) == ["{len(rows)} games"]


@pytest.mark.parametrize("room", ROOMS)
def test_numbers_before_nouns_are_counted(room: str) -> None:
    files = sorted((PACKAGE / room).rglob("*.py"))
    assert files
    assert not [f"{file.name}: {one}" for file in files for one in uncounted(file.read_text(encoding="utf-8"))]


def test_a_number_agrees_with_its_noun() -> None:
    told = [plural(0, "game"), plural(1, "game"), plural(2_000, "game"), plural(2, "die", "dice")]
    assert told == ["0 games", "1 game", "2,000 games", "2 dice"]


COMMANDS = {
    "simulate": ("simulate", "kuhn", "--games", "1"),
    "measure": ("measure", "kuhn", "--games", "1", "--value-bot", "none", "--length", "0..1"),
    "compare": ("compare", "kuhn", "kuhn", "--games", "1"),
    "sweep": ("sweep", "gravediggers", "--number", "raid_percent=50,60", "--games", "1"),
    "tournament": ("tournament", "kuhn", "--bots", "random,random without bet", "--games", "1"),
}
WITH_PAGES = frozenset(COMMANDS) - {"simulate"}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_single_game_is_no_games(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    words = [*COMMANDS[command], "--seed", "1", "--jobs", "1"]
    assert run([*words, *(("--report", str(page)) if command in WITH_PAGES else ())]) in (0, 1)
    told = capsys.readouterr().out + (page.read_text(encoding="utf-8") if command in WITH_PAGES else "")
    assert re.search(r"\b1 game\b", told), told[:400]
    assert SINGLE.findall(told) == []
