"""Folding, colours by meaning, symbols of the workspace, code lenses, incremental
changes: each as plain values, without a protocol.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rulewright.lsp.features.code_lens import PLAY, TEST, lenses
from rulewright.lsp.features.completion import complete
from rulewright.lsp.features.folding import folds
from rulewright.lsp.features.hover import hover
from rulewright.lsp.features.semantic_tokens import MODIFIERS, TYPE_OF, TYPES, Token, tokens
from rulewright.lsp.features.workspace_symbols import found_symbols
from rulewright.lsp.project.file_roles import Kind
from rulewright.lsp.protocol.documents import LINE_END, Documents, TextChange, changed
from rulewright.lsp.protocol.positions import Point, Ruler
from rulewright.resources import folder
from rulewright.source.text import Source

from .conftest import RULESET, Desk


def test_values_and_comments_fold(desk: Desk) -> None:
    """Each fold begins on a line with a key or a comment and ends on one that is not blank."""
    text = "# one\n# two\n\n# alone\n" + RULESET + "\n\n"
    desk.workspace.open(desk.ruleset, text)
    source = desk.workspace.source(desk.ruleset)
    assert source is not None
    found, lines = folds(source, desk.workspace.tree(desk.ruleset)), text.splitlines()
    assert next(one for one in found if one.is_comment) == (0, 1, True)
    assert not any(one.first == 3 for one in found)
    assert {"components:", "phases:", "zones:"} <= {lines[one.first].strip() for one in found}
    for one in found:
        assert one.first < one.last and lines[one.last].strip(), one
        assert one.is_comment or ":" in lines[one.first] or lines[one.first].strip().startswith("-")


def test_text_that_is_no_yaml_folds_its_comments() -> None:
    assert folds(Source("x", "# a\n# b\n: ["), None) == ((0, 1, True),)


def texts(found: tuple[Token, ...]) -> dict[tuple[str, str], int]:
    """Names with their types, and the modifiers of the first."""
    named: dict[tuple[str, str], int] = {}
    for one in found:
        named.setdefault((one.span.text, one.type), one.modifiers)
    return named


def test_names_are_coloured_by_what_they_stand_for(desk: Desk) -> None:
    found = texts(tokens(desk.workspace, desk.ruleset))
    declaration, readonly = (1 << MODIFIERS.index(name) for name in ("declaration", "readonly"))
    assert found["hand_size", "variable"] == declaration | readonly
    assert found["discards", "variable"] == declaration
    assert ("card", "class") in found and ("card", "parameter") in found
    assert ("red", "enumMember") in found and ("rich", "function") in found


@pytest.mark.parametrize("name", ["ruleset", "variant", "scenarios"])
def test_tokens_are_in_order_and_apart(desk: Desk, name: str) -> None:
    found = tokens(desk.workspace, getattr(desk, name))
    assert found
    for before, after in pairwise(found):
        assert before.span.end <= after.span.start
    assert all("\n" not in one.span.text and one.type in TYPES for one in found)


def test_every_type_can_be_said() -> None:
    assert {name for _, name in TYPE_OF} == set(TYPES)


def test_symbols_of_the_workspace(desk: Desk) -> None:
    """Of files that are open or not; those that begin so come first; letters between may be passed over."""
    found = found_symbols(desk.workspace, [desk.folder], "hand")
    assert found[0].part.name.startswith("hand") and {one.inside for one in found} >= {"zones", "numbers"}
    assert any(one.part.name == "discards" for one in found_symbols(desk.workspace, [desk.folder], "DCRD"))
    assert any("play" in one.part.name for one in found_symbols(desk.workspace, [desk.folder], "play"))
    assert found_symbols(desk.workspace, [desk.folder], "nothing is called so") == ()
    assert found_symbols(desk.workspace, [desk.folder / "missing"], "hand") == ()
    desk.workspace.open(desk.ruleset, RULESET)
    assert found_symbols(desk.workspace, [], "hand") != ()


def test_lenses(desk: Desk) -> None:
    """A ruleset and a variant are played, scenarios run: all, and each."""
    found = {}
    for path in (desk.ruleset, desk.variant, desk.scenarios):
        root = desk.workspace.tree(path)
        assert root is not None
        found[path] = [(one.command, *one.arguments) for one in lenses(root, desk.workspace.role(path))]
    assert found[desk.ruleset] == [(PLAY, str(desk.ruleset))]
    assert found[desk.variant] == [(PLAY, f"{desk.ruleset}:rich")]
    assert found[desk.scenarios] == [(TEST, str(desk.scenarios)), (TEST, str(desk.scenarios), "play")]


# ---- changes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
@pytest.mark.parametrize("seed", range(20))
def test_changes_in_part_make_the_same_text(encoding: str, seed: int) -> None:
    """Against a text cut at offsets: lines end where the protocol says, not at Unicode's separators."""
    chance, ruler = random.Random(seed), Ruler(encoding)
    alphabet = ["a", "b", "\n", "\r\n", "\r", "\u2028", "\x0c", "\x85", "ä", "\N{GRINNING FACE}"]
    text = "".join(chance.choices(alphabet, k=40))
    for _ in range(30):
        start, end = sorted(_between_characters(chance, text) for _ in range(2))
        new = "".join(chance.choices(alphabet, k=chance.randrange(4)))
        change = TextChange(new, _point(ruler, text, start), _point(ruler, text, end))
        expected = text[:start] + new + text[end:]
        text = changed(text, change, ruler)
        assert text == expected


def _between_characters(chance: random.Random, text: str) -> int:
    """An offset that a place can name: not within the two characters of a line end."""
    while True:
        offset = chance.randrange(len(text) + 1)
        if text[offset - 1 : offset + 1] != "\r\n" or offset == 0:
            return offset


def _point(ruler: Ruler, text: str, offset: int) -> Point:
    ends = [found.end() for found in LINE_END.finditer(text) if found.end() <= offset]
    start = ends[-1] if ends else 0
    return Point(len(ends), sum(map(ruler.units, text[start:offset])))


def test_changes_beyond_the_text_count_as_its_end() -> None:
    ruler = Ruler()
    assert changed("ab\ncd", TextChange("!", Point(0, 99), Point(0, 99)), ruler) == "ab!\ncd"
    assert changed("ab\ncd", TextChange("!", Point(9, 0), Point(99, 9)), ruler) == "ab\ncd!"
    assert changed("ab\ncd", TextChange("!", Point(1, 1), Point(0, 1)), ruler) == "a!d"
    assert changed("\N{GRINNING FACE}", TextChange("!", Point(0, 1), Point(0, 2)), ruler) == "!"


def test_old_changes_and_closed_documents_are_passed_over(desk: Desk) -> None:
    documents, ruler = Documents(), Ruler()
    assert not documents.change(desk.ruleset, 1, [TextChange("x")], ruler)
    documents.open(desk.ruleset, "file:///x", 5, "one")
    assert not documents.change(desk.ruleset, 4, [TextChange("older")], ruler)
    assert documents.change(desk.ruleset, 6, [TextChange("two"), TextChange("!", Point(0, 3), Point(0, 3))], ruler)
    assert documents.by_path[desk.ruleset].text == "two!" and documents.versions() == {desk.ruleset: 6}
    documents.close(desk.ruleset)
    assert documents.version(desk.ruleset) is None


@pytest.mark.parametrize("kind", Kind)
def test_what_is_written_in_yaml_has_a_schema_and_only_that(kind: Kind) -> None:
    assert (folder("schemas") / f"{kind}.schema.json").is_file() == kind.is_yaml


@pytest.mark.parametrize("name", ["languages/de.ftl", "cards.csv", "notes.txt"])
def test_nothing_is_asked_of_schemas_where_nothing_is_yaml(desk: Desk, name: str) -> None:
    path = desk.folder / name
    desk.workspace.open(path, "title = Probe\nabout: { $me }\n")
    for offset in range(len("title = Probe\nabout")):
        assert not complete(desk.workspace, path, offset) and hover(desk.workspace, path, offset) is None
