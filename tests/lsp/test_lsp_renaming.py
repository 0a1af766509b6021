"""Renaming: in all files that name a thing, never so that anything means something else;
and mends that machines can make.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.lsp.features.code_actions import all_fixes, quick_fixes, silenced
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.navigation import definitions
from rulewright.lsp.features.rename import RenameRefused, applied, renamable, rename

from .conftest import RULESET, VARIANT, Desk, places


def renamed(desk: Desk, place: tuple[Path, int], name: str) -> dict[str, str]:
    """The texts of the files that a renaming changes, by their names."""
    return {
        path.name: applied(edits[0].span.source.text, edits)
        for path, edits in rename(desk.workspace, *place, name).items()
    }


def test_a_purse_is_renamed_in_all_files(desk: Desk) -> None:
    """In the base, in the path and the value of the variant, in the scenarios; and everything is well afterwards."""
    found = renamed(desk, desk.at(desk.ruleset, "purse: {per"), "stack")
    assert set(found) == {"ruleset.yaml", "rich.yaml", "plays.yaml"}
    assert "money.coin.stack.start: 9" in found["rich.yaml"] and "player.stack > 20" in found["rich.yaml"]
    assert "stack: 5, 5" in found["plays.yaml"] and "purse" not in found["ruleset.yaml"]
    for path in (desk.ruleset, desk.variant, desk.scenarios):
        desk.workspace.open(path, found[path.name])
    assert not any(
        ones
        for path in (desk.ruleset, desk.variant, desk.scenarios)
        for ones in diagnose(desk.workspace, path).values()
    )


@pytest.mark.parametrize(
    "place", [("variant", "coin.purse", 5), ("variant", "player.purse", 7), ("scenarios", "purse: 5", 0)]
)
def test_it_does_not_matter_where_one_stands(desk: Desk, place: tuple[str, str, int]) -> None:
    """From a path, a value or a scenario the same files change."""
    path = desk.variant if place[0] == "variant" else desk.scenarios
    assert set(renamed(desk, desk.at(path, place[1], place[2]), "stack")) == {"ruleset.yaml", "rich.yaml", "plays.yaml"}


def test_a_kind_of_space_takes_its_plural_and_the_names_called_after_it_along(desk: Desk) -> None:
    """`for each field` names its member too; `field.worth` belongs to the type."""
    text = RULESET.replace(
        "terms:\n",
        "terms:\n  field.load: count(cards in field.line)\n  most: max(field.load for field else 0) + count(fields)\n",
    )
    desk.workspace.open(desk.ruleset, text)
    found = renamed(desk, desk.at(desk.ruleset, "field: {count"), "place")["ruleset.yaml"]
    assert "place.load: count(cards in place.line)" in found
    assert "most: max(place.load for place else 0) + count(places)" in found
    assert "for each place: draw 1 from deck to place.line face down" in found


def test_a_local_name_that_is_called_after_its_type_gets_a_name_of_its_own(desk: Desk) -> None:
    """The type stays, and the new name stands behind it."""
    found = renamed(desk, desk.at(desk.ruleset, "{card}", 1), "chosen")["ruleset.yaml"]
    assert "pick: card chosen in me.hand, do: move chosen to discards" in found and "plays {chosen}" in found
    assert "components:\n  card:" in found


def test_a_list_of_words_is_renamed_with_its_trait(desk: Desk) -> None:
    """The trait, the list as a type, the owner of a table."""
    found = renamed(desk, desk.at(desk.ruleset, "suit: [red"), "colour")["ruleset.yaml"]
    assert (
        "colour.worth: {red" in found
        and "card.colour.worth" in found
        and "{colour: each" in found
        and "suit" not in found
    )


def test_words_and_options_are_renamed_in_conditions(desk: Desk) -> None:
    """A word of an option where it is compared."""
    found = renamed(desk, desk.at(desk.ruleset, "hard, soft"), "harsh")["ruleset.yaml"]
    assert "{values: [harsh, soft]}" in found and "raid = harsh" in found


@pytest.mark.parametrize(
    ("where", "more", "name", "why"),
    [
        ("purse: {per", 0, "Stack", "is no name"),
        ("purse: {per", 0, "2nd", "is no name"),
        ("purse: {per", 0, "count", "word of the language"),
        ("purse: {per", 0, "player", "word of the language"),
        ("purse: {per", 0, "purse", "is called `purse` already"),
        ("purse: {per", 0, "hand", "declared twice"),
        ("hand: {holds", 0, "deck", "stands twice"),
        ("shuffle deck", 0, "mix", "no name that a ruleset declares"),
        ("player.purse > 9", 0, "who", "no name that a ruleset declares"),
    ],
)
def test_what_is_refused(desk: Desk, where: str, more: int, name: str, why: str) -> None:
    """No name, a word of the language, a name that is taken, a thing that has no name of its own."""
    with pytest.raises(RenameRefused, match=why):
        rename(desk.workspace, *desk.at(desk.ruleset, where, more), name)


def test_what_would_come_to_mean_something_else_is_refused(desk: Desk) -> None:
    """A local name that would hide a number which is read below it: no mistake, but another game."""
    desk.workspace.open(
        desk.ruleset,
        RULESET.replace(
            "{let: starter = random(player)}", "{let: n = 1}\n    second: {let: m = n + hand_size}"
        ).replace("turns(starter)", "turns(player 1)"),
    )
    with pytest.raises(RenameRefused, match="hand_size"):
        rename(desk.workspace, *desk.at(desk.ruleset, "let: n", 5), "hand_size")


def test_a_word_that_is_one_only_elsewhere_may_be_a_name(desk: Desk) -> None:
    """`top` follows `on`, and is free everywhere else."""
    assert "top: {per: player" in renamed(desk, desk.at(desk.ruleset, "purse: {per"), "top")["ruleset.yaml"]


def test_only_names_can_be_chosen(desk: Desk) -> None:
    """An editor is told beforehand what can be renamed, and which word it is."""
    span = renamable(desk.workspace, *desk.at(desk.ruleset, "me.hand, do", 4))
    assert span is not None and span.text == "hand"
    assert renamable(desk.workspace, *desk.at(desk.ruleset, "me.hand, do")) is None or span.text == "hand"
    assert renamable(desk.workspace, *desk.at(desk.ruleset, "shuffle")) is None


def test_tables_of_components_are_renamed_too(desk: Desk) -> None:
    """A kind in a cell and a trait in the first line of a CSV file lead to their declarations, and change with them."""
    (desk.folder / "cards.csv").write_text("kind,suit,value\nplain,red,3\nplain,black,2\n", encoding="utf-8")
    desk.workspace.open(
        desk.ruleset,
        RULESET.replace(
            "kinds: {plain: {suit: each, value: each, count: 2}}", "from: cards.csv\n    kinds: {plain: {}}"
        ),
    )
    assert (
        renamed(desk, desk.at(desk.ruleset, "plain: {"), "usual")["cards.csv"]
        == "kind,suit,value\nusual,red,3\nusual,black,2\n"
    )
    assert renamed(desk, desk.at(desk.ruleset, "suit: [red"), "colour")["cards.csv"].startswith("kind,colour,value\n")
    assert places(definitions(desk.workspace, *desk.at(desk.folder / "cards.csv", "black"))) == [
        "ruleset.yaml:15:black"
    ]


# ---- mends -----------------------------------------------------------------------------------------------------------


def test_a_misspelt_name_can_be_mended(desk: Desk) -> None:
    """The nearest name is proposed at the place of the mistake, and nowhere else; all mends can be made at once."""
    desk.workspace.open(
        desk.ruleset,
        RULESET.replace("move card to discards", "move card to discardz").replace("raid = hard", "raid = hart"),
    )
    found = diagnose(desk.workspace, desk.ruleset)[desk.ruleset]
    at = RULESET.index("discards", RULESET.index("move card to"))
    (mend,) = quick_fixes(found, at, at)
    assert (mend.title, mend.fix.text, mend.preferred) == ("Write `discards`", "discards", True)
    assert list(quick_fixes(found, 0, 0)) == []
    source = desk.workspace.source(desk.ruleset)
    assert source is not None
    text = source.text
    for fix in sorted(all_fixes(found), key=lambda fix: -fix.span.start):
        text = text[: fix.span.start] + fix.text + text[fix.span.end :]
    assert text == RULESET


def test_a_warning_can_be_let_pass(desk: Desk) -> None:
    """The comment that is put in silences it;
    an error cannot be silenced, and no comment is put into a text that goes on.
    """
    warned = RULESET.replace("hand_size: 3", "hand_size: 3\n  spare: 4")
    desk.workspace.open(desk.ruleset, warned)
    found, root = diagnose(desk.workspace, desk.ruleset)[desk.ruleset], desk.workspace.tree(desk.ruleset)
    (mend,) = silenced(found, 0, len(warned), root)
    desk.workspace.open(desk.ruleset, warned[: mend.fix.span.start] + mend.fix.text + warned[mend.fix.span.end :])
    assert diagnose(desk.workspace, desk.ruleset)[desk.ruleset] == ()
    desk.workspace.open(
        desk.ruleset,
        warned.replace("hand_size: 3\n  spare: 4", "{hand_size: 3, long: 1 +\n  2, spare: 4}").replace(
            "numbers:\n  {", "numbers: {"
        ),
    )
    found, root = diagnose(desk.workspace, desk.ruleset)[desk.ruleset], desk.workspace.tree(desk.ruleset)
    assert {one.code for one in found} and len(list(silenced(found, 0, 10_000, root))) < len(found)
    desk.workspace.open(desk.ruleset, RULESET.replace("raid = hard", "raid = hart"))
    assert (
        list(
            silenced(diagnose(desk.workspace, desk.ruleset)[desk.ruleset], 0, 10_000, desk.workspace.tree(desk.ruleset))
        )
        == []
    )


@pytest.mark.parametrize(
    ("old", "new", "mended"),
    [
        ("raid = hard", "raid == hard", "raid = hard"),
        ("player.purse > 9", "player.purse > 9 && yes", "player.purse > 9 and yes"),
        ("player.purse > 9", "player.Purse > 9", "player.purse > 9"),
        ("{holds: card, order: pile", "{hold: card, order: pile", "{holds: card, order: pile"),
        ("start: none", "start: null", "start: none"),
        ("game: sample", "game: Small Sample", "game: small_sample"),
        ("shuffle deck", "shuffel deck", "shuffle deck"),
        (
            "do: move card to discards, says",
            "where: min(me.purse, 3) > 1, do: move card to discards, says",
            'where: "min(me.purse, 3) > 1", do: move card to discards, says',
        ),
        ("move card to discards", "move the(card) to discards", "move card to discards"),
        ("extends: sample", "extends: sampel", "extends: sample"),
        ("player.rich: player", "player.rihc: player", "player.rich: player"),
    ],
)
def test_what_other_mistakes_come_to(desk: Desk, old: str, new: str, mended: str) -> None:
    """Signs of other languages, misspelt keys and paths, names that are none: the only mend makes it right."""
    path = desk.variant if (old in VARIANT and old not in RULESET) or old == "player.rich: player" else desk.ruleset
    text = VARIANT if path == desk.variant else RULESET
    desk.workspace.open(path, text.replace(old, new, 1))
    (fix, *_) = all_fixes(diagnose(desk.workspace, path)[path])
    changed = text.replace(old, new, 1)
    assert changed[: fix.span.start] + fix.text + changed[fix.span.end :] == text.replace(old, mended, 1)


def test_a_word_for_a_number_is_renamed_where_it_is_said(desk: Desk) -> None:
    """In its list, in tables, in rules; and the list in its types and loops."""
    numbers = "enumerations:\n  level: {is: 0..3, names: {1: low, 3: top}}\n"
    table, state = "tables:\n  cost by level: {0..low: 1, 2..top: 2}\n", "state:\n  tide: {is: level, start: top}\n"
    terms = "terms:\n  sea: cost[tide] + count(level where level > low) + count(level v in low..top)\n"
    text = RULESET.replace("tables:\n", numbers + table).replace("state:\n", state).replace("terms:\n", terms)
    desk.workspace.open(desk.ruleset, text)
    told = [one for some in diagnose(desk.workspace, desk.ruleset).values() for one in some]
    assert not any(one.severity == "error" for one in told)
    found = renamed(desk, desk.at(desk.ruleset, "> low", 2), "ebb")["ruleset.yaml"]
    assert "{1: ebb, 3: top}" in found and "{0..ebb: 1" in found and "level > ebb" in found and "ebb..top" in found
    found = renamed(desk, desk.at(desk.ruleset, "is: level", 4), "stage")["ruleset.yaml"]
    assert "stage: {is" in found and "cost by stage" in found and "count(stage where stage > low)" in found
