"""Every key of a ruleset leaves a trace in the book: each is changed once, and the book says something else.

The table is complete by the schema: a key that the language gets needs a change here, or a reason why it changes no
rule.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from rulewright import languages, loading, resources, rulebook
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESETS = Path(__file__).parent / "rulesets"

BOX, SHARING, STEPS = "box", "sharing", "steps"
CHANGES: dict[str, tuple[str, str, str]] = {
    "ruleset.title": (BOX, "title: The Box", "title: The Chest"),
    "ruleset.credits": (BOX, "credits: Nobody.", "credits: Somebody."),
    "ruleset.players": (BOX, "players: {from: 2, to: 4, usual: 3}", "players: {from: 2, to: 4, usual: 2}"),
    "ruleset.limit": (BOX, "limit: 400", "limit: 401"),
    "ruleset.assumed": (BOX, "cut: Nobody looks", "cut: Somebody looks"),
    "ruleset.options": (BOX, "  pace: {values: [slow, quick]", "  pace: {values: [slow, quick, even]"),
    "ruleset.numbers": (BOX, "goal: {2: 12, 3: 10", "goal: {2: 12, 3: 11"),
    "ruleset.enumerations": (BOX, "season: [spring, summer, autumn]", "season: [spring, autumn, summer]"),
    "ruleset.tables": (BOX, "summer: 2, else: 5", "summer: 2, else: 6"),
    "ruleset.components": (BOX, "joker: {rank: 5, suit: red", "joker: {rank: 4, suit: red"),
    "ruleset.spaces": (
        SHARING,
        "ringed: {count: 5, shape: ring}",
        "ringed: {count: 5, shape: ring}\n  more: {count: 2}",
    ),
    "ruleset.sides": (SHARING, "sides: {count: 2}", "sides: {count: 3}"),
    "ruleset.zones": (BOX, "room: 9}", "room: 9}\n  aside: {holds: card, seen_by: nobody}"),
    "ruleset.money": (BOX, "bank: {start: 40", "bank: {start: 41"),
    "ruleset.state": (BOX, "round: {is: 0..20, start: 0", "round: {is: 0..20, start: 1"),
    "ruleset.terms": (SHARING, "town.rich: town.stake > 4", "town.rich: town.stake > 5"),
    "ruleset.effects": (BOX, "add n to who.score_of", "add n + 1 to who.score_of"),
    "ruleset.actions": (BOX, "draw up to 1 from deck to me.hand", "draw up to 2 from deck to me.hand"),
    "ruleset.priorities": (SHARING, "order: one > two", "order: two > one"),
    "ruleset.payouts": (SHARING, "rest: till\n", "rest: t.stake\n"),
    "ruleset.phases": (BOX, "count_it: add 1 to round", "count_it: add 2 to round"),
    "ruleset.score": (BOX, "points: player.score_of + player.purse", "points: player.score_of - player.purse"),
    "range_of_players.from": (SHARING, "{from: 3, to: 4, usual: 4}", "{from: 2, to: 4, usual: 4}"),
    "range_of_players.to": (SHARING, "{from: 3, to: 4, usual: 4}", "{from: 3, to: 5, usual: 4}"),
    "range_of_players.usual": (BOX, "to: 4, usual: 3", "to: 4, usual: 4"),
    "option.values": (BOX, "values: 3..6", "values: 3..7"),
    "option.default": (BOX, "default: {2: 4, 3: 5, 4: 5}", "default: {2: 4, 3: 5, 4: 6}"),
    "option.allowed": (BOX, 'allowed: "limit_of > 3', 'allowed: "limit_of > 4'),
    "class.traits": (
        SHARING,
        "traits: {worth: 1..5, home",
        "traits: {worth: 1..5, more: {is: flag, otherwise: no}, home",
    ),
    "class.plural": (SHARING, "plural: tiles", "plural: plates"),
    "class.called": (BOX, "called: a card", "called: a sheet"),
    "class.rolls": (SHARING, "rolls: 1..6", "rolls: 1..8"),
    "class.kinds": (SHARING, "kinds: {cube: 2}", "kinds: {cube: 2, bone: 1}"),
    "named_numbers.is": (STEPS, "level: {is: 1..4", "level: {is: 1..5"),
    "named_numbers.names": (STEPS, "names: {1: low, 4: top}", "names: {1: low, 3: top}"),
    "trait_mapping.is": (STEPS, "since: {is: 1..9, otherwise: 2}", "since: {is: season, otherwise: summer}"),
    "trait_mapping.otherwise": (BOX, "otherwise: no}", "otherwise: yes}"),
    "kind_mapping.count": (SHARING, "way_of: north, count: 3", "way_of: north, count: 4"),
    "kind_mapping.columns": (SHARING, "columns: [worth, home, way_of, count]", "columns: [count, home, way_of, worth]"),
    "kind_mapping.rows": (SHARING, "[2, Bonn, east, 1]", "[2, Kiel, east, 1]"),
    "kind_mapping.called": (STEPS, 'called: "{rank} of', 'called: "{rank} and'),
    "kind_mapping.plural": (STEPS, "plural: jesters", "plural: fools"),
    "places.names": (SHARING, "names: [Ulm, Bonn, Kiel]", "names: [Ulm, Bonn, Kiel, Hof]"),
    "places.shape": (STEPS, "names: [left, middle, right], shape: ring", "names: [left, middle, right], shape: line"),
    "places.plural": (SHARING, "plural: towns", "plural: cities"),
    "position.drawn": (STEPS, "        x o\n", "        o x\n"),
    "position.legend": (STEPS, "legend: {x: player 1", "legend: {x: player 2"),
    "places_with_values.else": (STEPS, "{1: 3, else: 2}", "{1: 3, else: 4}"),
    "drawing.drawn": (STEPS, "      o.o\n      ooo\n", "      oo.\n      ooo\n"),
    "drawing.shape": (STEPS, "      oo\n      oo\n    shape: squares", "      o.o\n      .o.o\n    shape: hexagons"),
    "drawing.plural": (STEPS, "plural: holes", "plural: pits"),
    "edges.joins": (STEPS, "{joins: square", "{joins: rung"),
    "edges.traits": (SHARING, "colour: [red, blue]", "hue: [red, blue]"),
    "edges.edges": (SHARING, "[Ulm, Bonn, 2, red]", "[Ulm, Bonn, 3, red]"),
    "edges.plural": (SHARING, "plural: roads", "plural: tracks"),
    "borders.edges_of": (STEPS, "edges_of: hole", "edges_of: comb"),
    "borders.plural": (STEPS, "plural: rims", "plural: sides_of_holes"),
    "junctions.corners_of": (STEPS, "corners_of: hole", "corners_of: square"),
    "junctions.plural": (STEPS, "plural: knots", "plural: posts"),
    "line.count": (SHARING, "count: 5, shape: ring", "count: 6, shape: ring"),
    "line.shape": (SHARING, "count: 5, shape: ring", "count: 5, shape: line"),
    "line.plural": (STEPS, "plural: rungs", "plural: steps"),
    "numbered.numbers": (STEPS, "numbers: [1..5, 7]", "numbers: [0..5, 7]"),
    "grid.numbers": (STEPS, "{rows: 2, columns: 2}", "{rows: 2, columns: 2, numbers: 0..3}"),
    "drawing.numbers": (STEPS, "    shape: squares", "    shape: squares\n    numbers: [3, 1, 2, 4]"),
    "numbered.shape": (STEPS, "shape: ring, numbers", "shape: line, numbers"),
    "numbered.plural": (STEPS, "plural: dials", "plural: wheels"),
    "grid.rows": (SHARING, "rows: 3, columns: 3", "rows: 4, columns: 3"),
    "grid.columns": (SHARING, "rows: 3, columns: 3", "rows: 3, columns: 4"),
    "grid.shape": (STEPS, "{rows: 2, columns: 2}", "{rows: 2, columns: 2, shape: hexagons}"),
    "grid.plural": (SHARING, "plural: cells", "plural: squares"),
    "sides.count": (SHARING, "{count: 2}", "{count: players}"),
    "look.row_1": (SHARING, "row_1: bottom", "row_1: top"),
    "look.rows": (SHARING, "rows: numbers, columns: letters", "rows: letters, columns: numbers"),
    "look.columns": (
        SHARING,
        "{row_1: bottom, rows: numbers, columns: letters}",
        "{row_1: bottom, rows: numbers, columns: numbers}",
    ),
    "zone.holds": (SHARING, "shelf: {holds: tile", "shelf: {holds: die"),
    "zone.per": (SHARING, "shelf: {holds: tile, per: player", "shelf: {holds: tile"),
    "zone.order": (BOX, "row: {holds: card, per: player, order: row", "row: {holds: card, per: player"),
    "zone.room": (BOX, "room: 9", "room: 8"),
    "zone.starts": (STEPS, "starts: all face down", "starts: all"),
    "zone.seen_by": (SHARING, "seen_by: side", "seen_by: owner"),
    "zone.open_while": (BOX, "remembered: no", "open_while: round > 9, remembered: no"),
    "zone.remembered": (BOX, "remembered: no", "remembered: yes"),
    "zone.refilled_from": (BOX, ", refilled_from: waste", ""),
    "currency.pieces": (SHARING, "values: [1, 5]", "values: [1, 6]"),
    "purse.per": (SHARING, "purse_of: {per: town", "purse_of: {per: ringed"),
    "purse.start": (BOX, "start: 3, from", "start: 4, from"),
    "purse.from": (BOX, "start: 3, from: bank", "start: 3"),
    "purse.at_most": (BOX, "at_most: 30", "at_most: 29"),
    "purse.may_owe": (BOX, "may_owe: pace = quick", "may_owe: pace = slow"),
    "purse.seen_by": (SHARING, "till: {start: 60, seen_by: everyone", "till: {start: 60, seen_by: nobody"),
    "history.positions_of": (STEPS, "old: {positions_of: mine", "old: {positions_of: yours"),
    "history.room": (STEPS, "room: 50", "room: 51"),
    "variable.is": (BOX, "is: 0..99, per: player", "is: 0..98, per: player"),
    "variable.per": (BOX, "tapped: {is: flag, per: card", "tapped: {is: flag, per: player"),
    "variable.start": (BOX, "per: player, start: 2", "per: player, start: 3"),
    "variable.restarts_with": (STEPS, "start: spring}", "start: spring, restarts_with: turn}"),
    "variable.seen_by": (BOX, "start: summer, seen_by: everyone", "start: summer, seen_by: nobody"),
    "action.pick": (BOX, "pick: 1..2 cards", "pick: exactly 2 cards"),
    "action.where": (BOX, "card in cards) <= 9", "card in cards) <= 8"),
    "action.do": (BOX, "pay up to 1 from me.purse", "pay up to 2 from me.purse"),
    "action.seen_by": (SHARING, "    seen_by: owner\n", ""),
    "priority.order": (SHARING, "order: one > two", "order: one = two"),
    "priority.rules": (SHARING, "move first 1 twos", "move first 2 twos"),
    "term_mapping.is": (SHARING, "is: town.stake < 2", "is: town.stake < 3"),
    "term_mapping.depth": (SHARING, "depth: 3, deeper: 7", "depth: 4, deeper: 7"),
    "term_mapping.deeper": (SHARING, "depth: 3, deeper: 7", "depth: 3, deeper: 8"),
    "effect_mapping.do": (
        SHARING,
        "do: pay up to 1 from town.stake to till",
        "do: pay up to 2 from town.stake to till",
    ),
    "case.when": (SHARING, "when: any(one in t.at)", "when: any(two in t.at)"),
    "case.do": (SHARING, "pay up to 1 from t.stake", "pay up to 2 from t.stake"),
    "case.ends": (SHARING, "ends: yes", "ends: no"),
    "payout.among": (SHARING, "among: player", "among: player where player.claim > 0"),
    "payout.from": (SHARING, "from: t.stake", "from: till"),
    "payout.to": (SHARING, "to: player.chest", "to: player.pocket"),
    "payout.claims": (SHARING, "claims: player.claim", "claims: player.claim + 1"),
    "payout.order": (SHARING, "order: highest player.claim", "order: lowest player.claim"),
    "payout.short": (SHARING, "short: short", "short: part"),
    "payout.rest": (SHARING, "    rest: till", "    rest: t.stake"),
    "payout.short_rest": (SHARING, "short_rest: t.stake", "short_rest: till"),
    "payout.paid": (SHARING, 'paid: say "{player} is paid"', 'paid: say "{player} has been paid"'),
    "payout.unpaid": (SHARING, "unpaid: set player.claim to 0", "unpaid: set player.claim to 1"),
    "score.of": (STEPS, "of: everyone", "of: player"),
    "score.points": (STEPS, "points: round", "points: round + 1"),
    "score.cannot_win": (SHARING, "player.chest = 0) > 1", "player.chest = 0) > 0"),
    "score.won": (STEPS, "won: round > 5", "won: round > 6"),
    "score.rank": (BOX, "then shared", "then out"),
    "phase.ends_when": (STEPS, "ends_when: round > 90", "ends_when: round > 91"),
    "phase.depth": (STEPS, "depth: 3", "depth: 4"),
    "step.do": (SHARING, "dice: {do: roll dice in cup}", "dice: {do: roll first 1 dice in cup}"),
    "step.let": (STEPS, "twice = n * 2", "twice = n * 3"),
    "step.must": (STEPS, "must: [take, pass_on]", "must: [pass_on, take]"),
    "step.may": (STEPS, "may: lay", "may: stop_it"),
    "step.everyone": (STEPS, "everyone: pass_on", "everyone: stop_it"),
    "step.offer": (STEPS, "offer: stop_it", "offer: pass_on"),
    "step.each": (STEPS, "player me clockwise from starter", "player me counterclockwise from starter"),
    "step.turns": (BOX, "turns: player me clockwise from player 2", "turns: player me clockwise from player 1"),
    "step.repeat": (STEPS, "repeat: add 1 to round", "repeat: add 2 to round"),
    "step.match": (STEPS, "match: now", "match: then_on"),
    "step.run": (STEPS, "run: deeper(2)", "run: deeper(1)"),
    "step.resolve": (SHARING, "resolve: fights(t)", "resolve: fights(Ulm)"),
    "step.pay": (SHARING, "pay: shares(t)", "pay: shares(Ulm)"),
    "step.end": (STEPS, "end: turn", "end: game"),
    "step.steps": (STEPS, 'one: "add 1 to round"', 'one: "add 2 to round"'),
    "step.by": (STEPS, "by: me, otherwise", "by: player 1, otherwise"),
    "step.collects": (STEPS, "may: lay, by: me", "may: lay, collects: 1..2 cards laid, by: me"),
    "step.then": (STEPS, 'take: "add 2 to me.tally"', 'take: "add 3 to me.tally"'),
    "step.if_none": (STEPS, "if_none: skip", "if_none: never"),
    "step.otherwise": (STEPS, "otherwise: set now to spring", "otherwise: set now to summer"),
    "step.who": (STEPS, "player.tally > 3", "player.tally > 4"),
    "step.to": (STEPS, "clockwise from next(me)", "clockwise from me"),
    "step.accepted": (STEPS, 'accepted: "gain(me, 1)"', 'accepted: "gain(me, 2)"'),
    "step.refused": (STEPS, "refused: add mine to seen", "refused: set now to spring"),
    "step.until": (BOX, "until: me.score_of >= goal", "until: me.score_of > goal"),
    "step.while": (STEPS, "while: round < 5", "while: round < 6"),
    "step.cases": (STEPS, "spring: set now to summer", "spring: set now to autumn"),
    "step.when": (STEPS, "when: me.tally > twice", "when: me.tally < twice"),
    "step.else": (STEPS, "else: set step to low", "else: set step to top"),
}
"""By the key, as `definition.key` of the schema, all kinds of steps as one: a ruleset, a passage of it, another one."""

SAME_RULES = {
    "ruleset.rulewright": "the version of the language",
    "ruleset.game": "an identifier; the cover has it beside the fingerprint",
    "ruleset.table": "see `look`",
    "class.total": "only checked: the book tells the sum that is there",
    "class.from": "says where kinds stand; what stands there is `kind_mapping`",
    "listed.kinds": "as `class.kinds`",
    "look.title": "on screens only",
    "look.internal": "on screens only",
    "look.none": "on screens only",
    "look.drawn": "on screens only",
    "look.ends": "on screens only",
    "look.before": "on screens only",
    "look.sorted_by": "on screens only",
    "action.announces": "a line of the log",
    "action.says": "a line of the log",
    "action.asks": "a line of the prompt",
}
OF_PEOPLE = {"about", "why", "source"}
"""Texts of the author, for which `test_book` and the linter's RW721 are there."""


MARKER = "So says its author, and nobody else."
SAID: dict[str, tuple[str, str]] = {
    "ruleset": (
        BOX,
        (
            "about: No game, but many keys of a ruleset. Each is changed, and the book must say so (see "
            "test_told_keys.py)."
        ),
    ),
    "option": (BOX, "  pace: {values: [slow, quick], about: How quick?"),
    "class": (BOX, "    plural: cards\n"),
    "named_numbers": (STEPS, "  level: {is: 1..4"),
    "trait_mapping": (STEPS, "since: {is: 1..9"),
    "kind_mapping": (BOX, "      joker: {rank: 5"),
    "places": (SHARING, "town: {names: [Ulm, Bonn, Kiel]"),
    "drawing": (STEPS, "    plural: holes\n"),
    "edges": (SHARING, "road: {joins: town"),
    "borders": (STEPS, "rim: {edges_of: hole"),
    "junctions": (STEPS, "knot: {corners_of: hole"),
    "line": (STEPS, "rung: {count: 5"),
    "numbered": (STEPS, "dial: {shape: ring"),
    "grid": (STEPS, "square: {rows: 2"),
    "sides": (SHARING, "sides: {count: 2"),
    "zone": (BOX, "hand: {holds: card"),
    "currency": (SHARING, "  gold:\n"),
    "pieces": (SHARING, "pieces: {values: [1, 5]"),
    "purse": (BOX, "bank: {start: 40"),
    "history": (STEPS, "seen: {positions_of: mine"),
    "variable": (BOX, "round: {is: 0..20"),
    "term_mapping": (SHARING, "  town.poor:\n"),
    "effect_mapping": (SHARING, "  tax(town):\n"),
    "action": (BOX, "draw_one: {do: draw up to 1 from deck to me.hand"),
    "priority": (SHARING, "    order: one > two\n"),
    "case": (SHARING, "one: {when: any(one in t.at)"),
    "payout": (SHARING, "    among: player\n"),
    "phase": (STEPS, "    ends_when: round > 90\n"),
    "score": (STEPS, "score: {of: everyone"),
    "do_step": (SHARING, "dice: {do: roll dice in cup"),
    "let_step": (STEPS, "name: {let: twice = n * 2"),
    "must_step": (STEPS, "choose: {must: [take, pass_on]"),
    "may_step": (STEPS, "lower: {may: lay"),
    "everyone_step": (STEPS, "secret: {everyone: pass_on"),
    "offer_step": (STEPS, "asking: {offer: stop_it"),
    "each_step": (STEPS, "      each: player me clockwise from starter\n"),
    "turns_step": (BOX, "      turns: player me clockwise from player 2\n"),
    "repeat_step": (STEPS, "grow: {repeat: add 1 to round"),
    "match_step": (STEPS, "season: {match: now"),
    "run_step": (STEPS, "again: {when: k > 0"),
    "resolve_step": (SHARING, "f: {resolve: fights(t)"),
    "pay_step": (SHARING, "p: {pay: shares(t)"),
    "end_step": (STEPS, "two: {end: turn"),
    "group_step": (STEPS, "both: {when: round > 4"),
}
"""By the definition of the schema whose entries may have `about`: a ruleset, and the passage behind which it is
written; a line whose entry ends there gets it in a line of its own.
"""


def definitions() -> dict[str, dict[str, object]]:
    """What the schema defines, and what stands inside such a definition as one more mapping."""
    schema = json.loads((resources.folder("schemas") / "ruleset.schema.json").read_text(encoding="utf-8"))
    found = {"ruleset": schema, **schema["definitions"]}
    inside = {
        key: value
        for definition in schema["definitions"].values()
        for key, value in definition.get("properties", {}).items()
        if "properties" in value
    }
    return {**found, **inside}


def said(name: str) -> str:
    """The ruleset in which an entry of a definition says the marker."""
    file, passage = SAID[name]
    text = text_of(file)
    assert text.count(passage) == 1
    if "about:" in passage:
        start = passage[: passage.index("about:")]
        return text.replace(passage, f'{start}about: "{MARKER}"')
    if not passage.endswith("\n"):
        return text.replace(passage, f'{passage}, about: "{MARKER}"')
    line = passage.removesuffix("\n")
    indent = " " * (len(line) - len(line.lstrip()) + (2 if line.endswith(":") else 0))
    return text.replace(passage, f'{passage}{indent}about: "{MARKER}"\n')


def keys_of_the_schema() -> set[str]:
    schema = json.loads((resources.folder("schemas") / "ruleset.schema.json").read_text(encoding="utf-8"))
    definitions = {"ruleset": schema, **schema["definitions"]}
    return {
        f"{'step' if name.endswith('_step') else name}.{key}"
        for name, definition in definitions.items()
        for key in definition.get("properties", ())
        if key not in OF_PEOPLE
    }


def told(text: str) -> str:
    """The book without what differs with every rule."""
    report = Report()
    ruleset = loading.load_text(Source("ruleset.yaml", text), report)
    assert ruleset is not None, list(report)
    return re.sub(r"\*\*Rules:\*\*.*", "", rulebook.markdown(rulebook.book_of(ruleset, examples=0)))


@cache
def text_of(name: str) -> str:
    return (RULESETS / f"{name}.yaml").read_text(encoding="utf-8")


@cache
def base(name: str) -> str:
    return told(text_of(name))


def test_about_may_stand_where_the_table_says() -> None:
    assert {name for name, one in definitions().items() if "about" in one.get("properties", ())} == {*SAID}  # type: ignore[operator]


@pytest.mark.parametrize("name", SAID)
def test_what_an_author_says_is_in_the_book_and_in_message_files(name: str) -> None:
    text, report = said(name), Report()
    ruleset = loading.load_text(Source("ruleset.yaml", text), report)
    assert ruleset is not None, list(report)
    assert MARKER in rulebook.markdown(rulebook.book_of(ruleset, examples=0))
    units = [unit for unit in languages.units_of(ruleset) if unit.source == MARKER]
    assert len(units) == 1 and re.fullmatch(r"[a-z][a-zA-Z0-9_-]*", units[0].id)


def test_the_book_says_between_which_numbers_traits_of_edges_lie() -> None:
    text = text_of(SHARING)
    assert "Values lie between 1 and 6." in base(SHARING)
    assert "Values lie between 1 and 7." in told(text.replace("length: 1..6", "length: 1..7"))
    assert "Values lie between 0 and 6." in told(text.replace("length: 1..6", "length: 0..6"))


def test_where_a_mark_is_lost_is_told() -> None:
    """In a heap and by a shuffle; state of anything else stays."""
    marked = """
rulewright: 1
game: marked
title: Marked
players: 2
limit: 9 decisions
components: {card: {kinds: {ace: 4, king: 4}}}
zones: {row: {holds: card, order: row, starts: all face up, seen_by: everyone}}
state:
  tapped: {is: flag, per: card, start: no, seen_by: everyone, about: Turned sideways.}
  turns: {is: 0..9, per: player, start: 0, seen_by: everyone}
actions: {tap: {pick: card in row where card is not tapped, do: set card.tapped to yes}}
phases: {game: {play: {must: tap, by: player 1, if_none: never}}}
score: {of: player, points: player.turns, rank: highest points then shared}
"""
    book = told(marked)
    assert "Turned sideways. It is back at the start for a card that is shuffled or comes to lie in no order." in book
    assert book.count("comes to lie in no order") == 1


def test_every_key_of_the_language_is_looked_at() -> None:
    assert keys_of_the_schema() == {*CHANGES, *SAME_RULES}
    assert not {*CHANGES} & {*SAME_RULES}


@pytest.mark.parametrize("key", CHANGES)
def test_the_book_says_it(key: str) -> None:
    name, old, new = CHANGES[key]
    assert text_of(name).count(old) >= 1
    assert told(text_of(name).replace(old, new, 1)) != base(name)
