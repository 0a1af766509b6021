"""What is told about a place: names, keys, words of the language, types; and the outline of files."""

from __future__ import annotations

import re

import pytest

from rulewright.frontend.syntax.continuing import words
from rulewright.lsp.features.descriptions import entry_for
from rulewright.lsp.features.document_symbols import OutlinePart, outline
from rulewright.lsp.features.hover import hover
from rulewright.lsp.project.analysis import AnalysisSettings
from rulewright.lsp.project.file_roles import Kind

from .conftest import RULESET, SCENARIOS, Desk

NOTES = """\
numbers:
  # How many cards one begins with.
  # It is the printed number.
  hand_size: 3      # as in the box
"""


def hover_text(desk: Desk, where: str, more: int = 0) -> str:
    """What is told about a place of the ruleset."""
    found = hover(desk.workspace, *desk.at(desk.ruleset, where, more))
    return unescaped(found.text) if found is not None else ""


def unescaped(markdown: str) -> str:
    """As it is read: no sign of the rules is taken for Markdown."""
    return re.sub(r"\\([^\w\s])", r"\1", markdown)


@pytest.mark.parametrize(
    ("where", "more", "wanted"),
    [
        ("line: {holds", 0, "zone: a row of cards, one for each field, seen by face"),
        ("purse: {per", 0, "purse of coins, one for each player, seen by owner"),
        ("ready: {is", 0, "state: flag, one for each player"),
        ("player.rich", 7, "term: flag (player)"),
        ("play: {pick", 0, "action"),
        ("raid: {values", 0, "option: hard, soft"),
        ("soft]", 0, "a word of raid"),
        ("guard > thief", 0, "rule of the priority list night"),
        ("starter = random", 0, "local name: player"),
        ("card in me.hand", 0, "class of components: plain"),
        ("suit.worth: {red", 5, "table by suit"),
    ],
)
def test_a_name_is_told_by_what_it_is(desk: Desk, where: str, more: int, wanted: str) -> None:
    """A line for each sort of name."""
    assert wanted in hover_text(desk, where, more)


def test_comments_notes_and_the_declaration_are_told(desk: Desk) -> None:
    """The comments above and behind, `about` and `why`, and the text itself."""
    text = RULESET.replace("numbers:\n  hand_size: 3\n", NOTES).replace(
        "values: [hard, soft]", "values: [hard, soft], about: How is it?, why: It is so."
    )
    desk.workspace.open(desk.ruleset, text)
    number = hover_text(desk, "hand_size from")
    for wanted in ("How many cards one begins with. It is the printed number.", "as in the box", "hand_size: 3", "= 3"):
        assert wanted in number
    option = hover_text(desk, "raid = hard")
    assert "*about*: How is it?" in option and "*why*: It is so." in option


def test_values_are_those_of_the_chosen_table(desk: Desk) -> None:
    """Without a choice the defaults; with one, what the table has chosen;
    what the game does not allow is passed over.
    """
    desk.workspace.open(desk.ruleset, RULESET.replace("hand_size: 3", "hand_size: players + (2 if raid = soft else 0)"))
    assert "`= 2` with 2 players" in hover_text(desk, "hand_size from")
    desk.workspace.set(AnalysisSettings(3, {"raid": "soft", "nothing": "1"}))
    assert "`= 5` with 3 players and raid soft" in hover_text(desk, "hand_size from")
    desk.workspace.set(AnalysisSettings(9, {"raid": "softer"}))
    assert "`= 2` with 2 players" in hover_text(desk, "hand_size from")


def test_keys_words_of_the_language_functions_and_types(desk: Desk) -> None:
    """A key by its schema, a word by the handbook, a function by its table, anything else by its type."""
    assert "Who may see it" in hover_text(desk, "seen_by: face")
    assert "Mixes a zone" in hover_text(desk, "shuffle deck")
    desk.workspace.open(desk.ruleset, RULESET.replace("player.purse > 9", "player.purse > number_of(player) + 9"))
    assert "The number of a player, side or space, from 1; of spaces with `numbers`" in hover_text(desk, "number_of")
    assert hover_text(desk, "+ 9") == "number"


def test_every_word_of_the_grammar_has_an_entry() -> None:
    """Whatever word somebody points at, the handbook tells about it."""
    assert [word for word in sorted(words()) if entry_for(word) is None] == []


def test_scenarios_and_variants_are_told_too(desk: Desk) -> None:
    """A name in a scenario, a name in a variant's path, and a key of each."""
    for path, where, more, wanted in (
        (desk.scenarios, "discards", 0, "zone: a heap of cards"),
        (desk.scenarios, "given", 0, "What lies where"),
        (desk.variant, "coin.purse", 5, "purse of coins"),
        (desk.variant, "extends", 0, "The game, or the variant"),
    ):
        found = hover(desk.workspace, *desk.at(path, where, more))
        assert found is not None and wanted in unescaped(found.text), where


def flat(parts: tuple[OutlinePart, ...], before: str = "") -> list[str]:
    """All parts by their ways."""
    return [way for part in parts for way in (f"{before}{part.name}", *flat(part.parts, f"{before}{part.name}/"))]


def test_the_outline_has_sections_declarations_and_steps(desk: Desk) -> None:
    """Down to kinds, rules and steps inside of steps; names of steps without the words between."""
    root = desk.workspace.tree(desk.ruleset)
    assert root is not None
    found = flat(outline(root, Kind.RULESET))
    for way in (
        "zones/hand",
        "components/card/plain",
        "priorities/night/guard",
        "phases/game/deal",
        "money/coin/purse",
        "phases/turns(player starter)/start",
    ):
        assert way in found


def test_the_outline_of_scenarios_and_variants(desk: Desk) -> None:
    """Scenarios with their cases, edits by their paths; of a half-written file what can be read."""
    desk.workspace.open(desk.scenarios, SCENARIOS + 'more: {"\n')
    scenarios, variant = desk.workspace.tree(desk.scenarios), desk.workspace.tree(desk.variant)
    assert scenarios is not None and variant is not None
    assert "play <id>/one" in flat(outline(scenarios, Kind.SCENARIOS))
    assert "change/money.coin.purse.start" in flat(outline(variant, Kind.VARIANT))
