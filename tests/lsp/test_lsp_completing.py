"""Completion: keys, words, names and paths, by the position in the tree and by what is wanted there."""

from __future__ import annotations

import pytest

from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.lsp.cursor.schema_lookup import STARTS, schema
from rulewright.lsp.features.completion import CompletionEntry, complete

from .conftest import Desk

VARIANT = "variant: rich\nextends: sample\n"
SCENARIO = "scenarios: sample\nplay:\n  players: 2\n"


def items(desk: Desk, old: str, new: str) -> dict[str, CompletionEntry]:
    """What is offered in the ruleset, one piece of which reads otherwise, by its label."""
    return {one.label: one for one in complete(desk.workspace, *desk.edit(desk.ruleset, old, new))}


def typed(desk: Desk, text: str, scenarios: bool = False) -> list[str]:
    """What is offered in a variant or in scenarios."""
    return [
        one.label for one in complete(desk.workspace, *desk.type(desk.scenarios if scenarios else desk.variant, text))
    ]


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("move card to discards", "move card to ¦", ["discards", "deck", "me.hand", "count"]),
        ("move card to discards", "move card to me.¦", ["hand", "purse", "ready", "rich"]),
        ("move card to discards", "¦", ["move", "draw", "shuffle", "tax"]),
        ("move card to discards", "move card t¦", ["to", "where", "by"]),
        ("player.purse > 9", "player.¦ > 9", ["purse", "rich", "ready"]),
        ("player.purse > 9", "count(card in player.¦", ["hand", "purse"]),
        ("player.purse > 9", "sum(card.¦", ["suit", "value", "worth"]),
        ("player.purse > 9", "any(¦ card in player.hand)", ["red", "black", "face_up", "plain"]),
        ("player is ready", "player is ¦", ["ready", "rich", "not", "none"]),
        ("when: raid = hard", "when: raid = ¦", ["hard", "soft"]),
        ("{holds: card, order: pile", "{holds: ¦, order: pile", ["card", "die"]),
        ("{holds: card, order: pile", "{holds: card, order: ¦", ["pile", "row"]),
        ("{holds: card, order: pile", "{holds: card, ¦, order: pile", ["room", "remembered", "refilled_from"]),
        ("{is: player or none", "{is: ¦", ["flag", "player", "field", "card"]),
        ("{run: turns(starter)}", "{run: ¦}", ["turns", "game"]),
        ("{run: turns(starter)}", "{run: turns(¦", ["starter"]),
        ('says: "{me} plays {card}"', 'says: "{me} plays {¦}"', ["card", "me"]),
        ("order: lowest player.purse", "order: ¦ player.purse", ["lowest", "highest"]),
        ("tables:\n", "tables:\n  suit.cost: {¦}\n", ["red", "black"]),
        ("phases:\n", "phases:\n  zero: {a: {match: raid, cases: {¦}}}\n", ["hard", "soft"]),
        ("phases:\n", "phases:\n  zero(player me): {a: {must: [play, wait], then: {¦}}}\n", ["play", "wait"]),
        ("phases:\n", "phases:\n  zero(player me): {a: {must: play, if_none: ¦}}\n", ["skip", "never"]),
        ("phases:\n", "phases:\n  zero(¦): {a: move}\n", ["player", "card", "field", "flag"]),
        ("phases:\n", "phases:\n  zero: {a: {each: ¦}}\n", ["player", "others", "field", "cards"]),
        ("set round to 0", "set ¦", ["round", "leader"]),
        ("kinds: {plain: {suit: each, value: each, count: 2}}", "kinds: {plain: {¦}}", ["suit", "value", "count"]),
        (
            "state:\n",
            "enumerations:\n  level: {is: 0..3, names: {1: low, 3: top}}\nstate:\n  tide: {is: level, start: ¦}\n",
            ["low", "top"],
        ),
        (
            "state:\n",
            "enumerations:\n  level: {is: 0..3, names: {1: low, 3: top}}\nstate:\n  tide: {is: ¦}\n",
            ["level"],
        ),
        ("state:\n", "enumerations:\n  level: {is: 0..3, ¦}\nstate:\n", ["names"]),
        ("options:\n", "options:\n  how: {values: [a, b], default: ¦}\n", ["a", "b"]),
    ],
)
def test_what_is_offered_in_a_ruleset(desk: Desk, old: str, new: str, wanted: list[str]) -> None:
    """Whatever may stand there is among what is offered."""
    found = items(desk, old, new)
    assert [name for name in wanted if name not in found] == []


def test_what_fits_comes_first(desk: Desk) -> None:
    """Where a player is wanted, players come before numbers; where a word of a list is, its words."""
    assert next(iter(items(desk, "move card to discards", "move card to me.¦"))) == "hand"
    assert next(iter(items(desk, "pay up to deposit from player.purse", "pay up to deposit from player.¦"))) == "purse"
    assert next(iter(items(desk, "{run: turns(starter)}", "{run: turns(¦"))) == "starter"
    assert list(items(desk, "when: raid = hard", "when: raid = ¦"))[:2] == ["hard", "soft"]


def test_a_local_name_is_offered_only_where_it_is_in_force(desk: Desk) -> None:
    """A pick serves its action; a `let` what comes after it."""
    assert "card" in items(desk, "do: move card to discards", "do: move ¦ to discards")
    assert items(desk, "do: set me.ready to yes", "do: set me.ready to ¦")["me"].meaning is not None
    before = items(
        desk,
        "    first: {let: starter = random(player)}",
        "    zero: {let: x = ¦}\n    first: {let: starter = random(player)}",
    )
    assert "starter" not in before and "hand_size" in before


def test_keys_come_with_their_descriptions_the_required_first(desk: Desk) -> None:
    """From the schema; keys that stand there already are not offered."""
    found = items(desk, "zones:\n", "zones:\n  market: {¦}\n")
    assert list(found)[:2] == ["holds", "seen_by"]
    assert found["holds"].about == "The class of component that lies here." and found["holds"].text == "holds: "
    assert "holds" not in items(desk, "zones:\n", "zones:\n  market: {holds: card, ¦}\n")


def test_verbs_come_first_in_a_step_and_then_what_goes_with_them(desk: Desk) -> None:
    """A step without a verb is offered verbs; with one, its modifiers."""
    verbs = items(desk, "phases:\n  game:\n", "phases:\n  game:\n    zero:\n      ¦\n")
    assert list(verbs)[:3] == ["do", "let", "must"]
    beside = items(desk, "phases:\n  game:\n", "phases:\n  game:\n    zero: {must: play, ¦}\n")
    assert {"by", "then", "if_none"} <= set(beside) and "must" not in beside and "until" not in beside


def test_calls_get_their_parentheses(desk: Desk) -> None:
    """What takes arguments is put in with an open parenthesis."""
    assert items(desk, "move card to discards", "¦")["tax"].text == "tax("


def test_paths_of_variants(desk: Desk) -> None:
    """Step by step, also where a new thing goes; values as the ruleset would have them at that place."""
    assert {"zones", "terms", "phases"} <= set(typed(desk, VARIANT + "change: {¦}\n"))
    assert "game" not in typed(desk, VARIANT + "change: {¦}\n")
    assert typed(desk, VARIANT + "change:\n  zones.¦\n") == ["deck", "discards", "hand", "line", "cup"]
    assert "order" in typed(desk, VARIANT + "remove: [zones.deck.¦]\n")
    assert {"deal", "first"} <= set(typed(desk, VARIANT + "add:\n  phases.game.zero before ¦\n"))
    assert {"nobody", "owner"} <= set(typed(desk, VARIANT + "change:\n  zones.hand.seen_by: ¦\n"))
    assert {"purse", "rich"} <= set(typed(desk, VARIANT + "change:\n  terms.player.rich: player.¦ > 1\n"))
    assert {"holds", "seen_by"} <= set(typed(desk, VARIANT + "add:\n  zones.market: {¦}\n"))
    assert "sample:rich" in typed(desk, "variant: rich\nextends: ¦\n")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("  given:\n    ¦\n", ["deck", "purse", "leader", "player"]),
        ("  given:\n    player 1.¦\n", ["hand", "purse", "ready"]),
        ("  given:\n    deck: ¦\n", ["plain", "cube"]),
        ("  when:\n    - player 1: ¦\n", ["play", "wait", "plain"]),
        ("  when:\n    - {¦}\n", ["player 1", "everyone"]),
        ("  at: ¦\n", ["turns", "game", "night", "wages"]),
        ("  options: {¦}\n", ["raid", "deposit"]),
        ("  options: {raid: ¦}\n", ["hard", "soft"]),
        ("  expect: {¦}\n", ["change of", "legal", "deck", "round"]),
        ("  expect: {legal ¦}\n", ["play", "wait"]),
        ("  ¦\n", ["given", "expect", "cases"]),
    ],
)
def test_what_is_offered_in_scenarios(desk: Desk, text: str, wanted: list[str]) -> None:
    """Places, components, actions, phases, options, and the forms of expectations."""
    found = typed(desk, SCENARIO + text, scenarios=True)
    assert [name for name in wanted if name not in found] == []


def test_nothing_is_offered_where_nothing_may_stand(desk: Desk) -> None:
    """In a comment, in free text, after a mistake in the same expression."""
    assert items(desk, "title: Sample", "title: Sample ¦") == {}
    assert items(desk, "player.purse > 9", "player.purse > > ¦") == {}
    assert items(desk, "options:\n", "options:   # some ¦\n") == {}


def test_every_kind_of_expression_in_the_schema_is_known() -> None:
    """No value that the grammar reads is left without completion: whatever the
    schema calls an expression has an entry point.
    """
    titles = {
        str(part["title"])
        for part in _parts(schema("ruleset"))
        if "string" in str(part.get("type", "")) and "title" in part and "enum" not in part
    }
    plain = {
        "text",
        "a name",
        "a word or a number",
        "a version number",
        "a number of players",
        "a number of decisions",
        "a list of words, or a range such as 1..9",
        "a word or a number, or one for each number of players",
        "a name, or a list of names",
        "the path of a CSV file",
        "rows of text",
        "the name of a place",
    }
    assert titles - set(STARTS) <= plain
    assert set(STARTS.values()) <= set(ENTRY_POINTS)


def _parts(value: object) -> list[dict[str, object]]:
    """All mappings inside of a schema."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [*([value] if isinstance(value, dict) else []), *(part for one in inside for part in _parts(one))]


def test_the_rest_of_a_word_is_replaced_with_it(desk: Desk) -> None:
    """What is put in stands in place of what was typed before the cursor."""
    assert "discards" in items(desk, "move card to discards", "move card to dis¦cards")
    found = items(desk, "move card to discards", "move card to dis¦")["discards"]
    assert (found.span.text, found.text) == ("dis", "discards")
