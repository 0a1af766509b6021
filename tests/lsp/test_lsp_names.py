"""Names: what they stand for, where they are declared and used, and that the checker knows all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.syntax.continuing import words
from rulewright.lsp.cursor.schema_lookup import start_at
from rulewright.lsp.cursor.yaml_position import yaml_positions
from rulewright.lsp.features.navigation import definitions, highlights, occurrence_at, references
from rulewright.lsp.project.occurrences import Occurrence
from rulewright.lsp.project.workspace import View, Workspace
from rulewright.ruleset_lookup import Found, shipped

from .conftest import RULESET, SCENARIOS, VARIANT, Desk, places

LARGE = [name for name in shipped() if "/" not in name]
SAYS_NO_NAME = re.compile(r'"[^"]*"|#[^\n]*')


@pytest.mark.parametrize("name", LARGE)
def test_every_name_in_an_expression_is_known(name: str) -> None:
    """Each word of every expression of a shipped ruleset is a word of the language,
    or has a declaration that is found.
    """
    path, workspace = shipped()[name], Workspace()
    view, root = workspace.view(Found(path)), workspace.tree(path)
    assert root is not None
    known = {one.span.start for one in view.occurrences if one.span.source.name == str(path)}
    of_language = {*LANGUAGE_WORDS, *words(), "players", "seats", "sides", "points"}
    unknown = []
    for position in yaml_positions(root):
        if not position.is_key and start_at("ruleset", position.way) in (
            "value",
            "block",
            "domain",
            "picks",
            "call",
            "calls",
            "order",
            "ranking",
            "binding",
        ):
            text = SAYS_NO_NAME.sub(lambda match: " " * len(match[0]), position.node.body.text)
            found = (match for match in re.finditer(r"[a-z_][a-z0-9_]*", text) if match[0] not in of_language)
            unknown += [match[0] for match in found if position.node.body.start + match.start() not in known]
    assert set(unknown) <= {"nobody", "owner", "face", "stop", "skip", "part", "each", "game", "never"}


@pytest.mark.parametrize("name", LARGE)
def test_every_use_leads_to_what_is_declared(name: str) -> None:
    """Every name of a shipped ruleset but those of functions is declared somewhere;
    `me`, `points` and what is rolled, by the language.
    """
    view = Workspace().view(Found(shipped()[name]))
    lost = {one.key for one in view.occurrences if not _is_declared(one, view)}
    assert lost == set()


def _is_declared(one: Occurrence, view: View) -> bool:
    by_the_language = (
        one.key[0] == "builtin"
        or one.key[-1] == "rolled"
        or one.key[:2] in {("local", name) for name in ("me", "points", "player", "side")}
    )
    return by_the_language or any(view.declarations(key) for key in view.kin(one.key))


def test_a_name_leads_from_every_file_to_its_declaration(desk: Desk) -> None:
    """From the base, from a path and a value of a variant, from a key of a scenario."""
    desk.workspace.open(desk.variant, VARIANT + "  effects.tax: pay 1 from player.purse to bank\n")
    base = [f"ruleset.yaml:{line}:{name}" for line, name in ((29, "purse"), (36, "rich"))]
    assert places(definitions(desk.workspace, *desk.at(desk.ruleset, "player.purse to bank", 7))) == base[:1]
    assert places(definitions(desk.workspace, *desk.at(desk.variant, "purse.start"))) == base[:1]
    assert places(definitions(desk.workspace, *desk.at(desk.variant, "player.rich", 7))) == base[1:]
    assert places(definitions(desk.workspace, *desk.at(desk.variant, "player.purse to", 7))) == base[:1]
    assert places(definitions(desk.workspace, *desk.at(desk.scenarios, "purse: 5"))) == base[:1]
    assert places(definitions(desk.workspace, *desk.at(desk.scenarios, "player 1.rich", 9))) == base[1:]


def test_references_are_in_the_base_the_variants_and_the_scenarios(desk: Desk) -> None:
    """A purse is named in all three; its declaration is among them or not, as wished."""
    found = places(references(desk.workspace, *desk.at(desk.ruleset, "purse: {per")))
    assert {place.partition(":")[0] for place in found} == {"ruleset.yaml", "rich.yaml", "plays.yaml"}
    assert {place.rpartition(":")[2] for place in found} == {"purse"}
    without = places(references(desk.workspace, *desk.at(desk.ruleset, "purse: {per"), declarations=False))
    assert set(found) - set(without) == {"ruleset.yaml:29:purse"}


def test_plurals_words_and_local_names(desk: Desk) -> None:
    """A plural is its class, a word its list's, and a loop's name is its own."""
    workspace, at = desk.workspace, desk.at
    assert occurrence_at(workspace, *at(desk.ruleset, "soft]")).key == ("word", "raid", "soft")  # type: ignore[union-attr]
    assert occurrence_at(workspace, *at(desk.ruleset, "raid = hard", 7)).key == ("word", "raid", "hard")  # type: ignore[union-attr]
    assert occurrence_at(workspace, *at(desk.ruleset, "starter = random")).key[:2] == ("local", "starter")  # type: ignore[union-attr]
    assert places(definitions(workspace, *at(desk.ruleset, "turns(starter)", 6))) == ["ruleset.yaml:56:starter"]


def test_highlights_stay_in_their_file(desk: Desk) -> None:
    """Only the places of the file itself."""
    assert {
        place.partition(":")[0] for place in places(highlights(desk.workspace, *desk.at(desk.scenarios, "discards")))
    } == {"plays.yaml"}


def test_cells_of_tables_of_cases_are_places_too(desk: Desk) -> None:
    """A value that is put into a text is found in the table where it is written."""
    text = (
        "scenarios: sample\nplay <id>:\n  given:\n    player 1.hand: <a>, <b>\n  expect: {count(deck): 20}\n"
        "  cases:\n    - {id: 1, a: 'plain(red, 1)', b: 'plain(black, 2)'}\n"
    )
    desk.workspace.open(desk.scenarios, text)
    found = places(references(desk.workspace, *desk.at(desk.ruleset, "plain: {")))
    assert found.count("plays.yaml:7:plain") == 2


def test_names_of_files_lead_to_the_files(desk: Desk) -> None:
    """The game that is extended or tried, a variant of it, a table of components."""
    (desk.folder / "cards.csv").write_text("kind\n", encoding="utf-8")
    desk.workspace.open(desk.ruleset, RULESET.replace("kinds: {cube: 2}", "kinds: {cube: {}}, from: cards.csv"))
    assert places(definitions(desk.workspace, *desk.at(desk.variant, "sample"))) == ["ruleset.yaml:1:"]
    assert places(definitions(desk.workspace, *desk.at(desk.scenarios, "sample"))) == ["ruleset.yaml:1:"]
    assert places(definitions(desk.workspace, *desk.at(desk.ruleset, "cards.csv"))) == ["cards.csv:1:"]
    desk.workspace.open(desk.scenarios, SCENARIOS.replace("scenarios: sample", "scenarios: sample:rich"))
    assert places(definitions(desk.workspace, *desk.at(desk.scenarios, ":rich", 1))) == ["rich.yaml:1:"]


def test_words_of_the_language_lead_nowhere(desk: Desk) -> None:
    """`shuffle` and `count` have no declaration; neither has a place between words."""
    for text in ("shuffle deck", "count(player.hand)", "{count: 5"):
        assert definitions(desk.workspace, *desk.at(desk.ruleset, text)) == ()
    assert definitions(desk.workspace, Path("/nowhere/at/all.yaml"), 0) == ()
