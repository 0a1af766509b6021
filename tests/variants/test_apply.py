"""Edits applied: what the tree becomes, and what is refused, at which place and with which help."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.frontend import variants
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.variants import Variant
from rulewright.frontend.variants.paths import Miss, find
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

BASE = """\
rulewright: 1
game: sample
numbers: {hand_size: 3, cost: {2: 4, 3: 5}}
options:
  raid: {values: [hard, soft], about: How?}
components:
  card: {total: 9, kinds: {plain: 5, odd: {value: {1: 2, 2: 2}}}}
terms:
  player.wealth: player.purse
  field.worth: 3
  card.worth: 4
priorities:
  people(field):
    order: guard > thief
    rules: {guard: [{when: a, do: x}, {do: y}], thief: z}
phases:
  week(player starter):
    deal: |
      shuffle deck
      shuffle pool
    turn:
      turns: player me
      steps:
        place: {must: [bury, dig], then: {when: x, do: y}}
        look: {may: peek, then: {cheer: z}, otherwise: {weep: z}}
"""


def tree(text: str, name: str) -> tuple[Mapping, Source]:
    source = Source(name, text)
    root = read_node(source, Report())
    assert isinstance(root, Mapping)
    return root, source


def variant(edits: str, name: str = "try_out", extends: str = "sample") -> Variant:
    root, source = tree(f"variant: {name}\nextends: {extends}\n{edits}\n", f"{name}.yaml")
    return Variant(name, root, source)


def varied(*wanted: Variant) -> tuple[Mapping, Report]:
    report = Report()
    return variants.apply(tree(BASE, "base.yaml")[0], wanted, report), report


def plain(node: Node) -> Any:
    """A tree as Python values, in order."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Mapping):
        return {entry.name: plain(entry.value) for entry in node}
    return [plain(item) for item in node.items]


def result(edits: str, path: str) -> Any:
    """What stands at a path after edits without complaints."""
    root, report = varied(variant(edits))
    assert [d.message for d in report] == []
    place = find(root, path)
    return None if isinstance(place, Miss) else plain(place.node)


def told(*edits: str) -> list[tuple[str, str, str]]:
    """Code, place and message of every complaint about one variant, or about several together."""
    names = ["try_out", "other"]
    _, report = varied(*(variant(text, name) for text, name in zip(edits, names, strict=False)))
    return [(d.code, str(d.span.position), d.message) for d in report]


def hints(edits: str) -> list[str]:
    return [d.hint for d in varied(variant(edits))[1]]


@pytest.mark.parametrize(
    ("edits", "path", "value"),
    [
        ("change: {numbers.hand_size: 4}", "numbers.hand_size", "4"),
        ("change: {numbers.cost.3: 6}", "numbers.cost", {"2": "4", "3": "6"}),
        ("change: {terms.wealth: 1}", "terms.player.wealth", "1"),
        ("change: {priorities.people.order: thief > guard}", "priorities.people.order", "thief > guard"),
        ("change: {options.raid.values.soft: none}", "options.raid.values", ["hard", "none"]),
        (
            "change: {priorities.people.rules.guard.1.when: b}",
            "priorities.people.rules.guard",
            [{"when": "b", "do": "x"}, {"do": "y"}],
        ),
        ("change: {phases.week.turn.place.then.when: b}", "phases.week.turn.place.then", {"when": "b", "do": "y"}),
        (
            "add: {components.card.kinds.odd.value.9: 2}",
            "components.card.kinds.odd.value",
            {"1": "2", "2": "2", "9": "2"},
        ),
        (
            "add: {components.card.kinds.even before odd: 3}",
            "components.card.kinds",
            {"plain": "5", "even": "3", "odd": {"value": {"1": "2", "2": "2"}}},
        ),
        ("add: {options.raid.values: mild}", "options.raid.values", ["hard", "soft", "mild"]),
        ("add: {options.raid.values before soft: [mild, odd]}", "options.raid.values", ["hard", "mild", "odd", "soft"]),
        (
            "add: {phases.week.turn.place.must after bury: 'burn(1)'}",
            "phases.week.turn.place.must",
            ["bury", "burn(1)", "dig"],
        ),
        ("add: {phases.week.turn.look.may: point}", "phases.week.turn.look.may", ["peek", "point"]),
        (
            "add: {priorities.people.rules.guard before 2: {do: w}}",
            "priorities.people.rules.guard",
            [{"when": "a", "do": "x"}, {"do": "w"}, {"do": "y"}],
        ),
        ("add: {terms.worth: 1}", "terms.worth", "1"),
        ("add: {terms.card.price(field): 1}", "terms.card.price", "1"),
        ("add: {tables.metal.price: {gold: 1}}", "tables.metal.price.gold", "1"),
        ("remove: [options.raid.values.soft]", "options.raid.values", ["hard"]),
        ("remove: [phases.week.turn.place.must.bury]", "phases.week.turn.place.must", ["dig"]),
        ("remove: [options]", "options", None),
    ],
)
def test_an_edit_is_made(edits: str, path: str, value: Any) -> None:
    """The tree holds what the edit says, in its order."""
    assert result(edits, path) == value


@pytest.mark.parametrize(
    ("edits", "names"),
    [
        ("add: {phases.week.turn.toll: t}", ["place", "look", "toll"]),
        ("add: {phases.week.turn.toll before look: t}", ["place", "toll", "look"]),
        (
            "add: {phases.week.turn.toll after place: t, phases.week.turn.tax after place: t}",
            ["place", "toll", "tax", "look"],
        ),
        ("remove: [phases.week.turn.place]", ["look"]),
        ("remove: [phases.week.turn.place]\nadd: {phases.week.turn.place after look: {do: y}}", ["look", "place"]),
        ("remove: [phases.week.turn.place]\nadd: {phases.week.turn.toll before place: t}", ["toll", "look"]),
    ],
)
def test_steps_come_where_the_path_says(edits: str, names: list[str]) -> None:
    """A new step stands beside the step it names, else last; a step that is removed and added again has moved."""
    assert list(result(edits, "phases.week.turn.steps")) == names


def test_a_phase_gets_other_parameters_by_removing_and_adding_it() -> None:
    """Its name may stay."""
    root, report = varied(variant("remove: [phases.week]\nadd: {phases.week(player a): {deal: x}}"))
    phases = root.get("phases")
    assert not len(report)
    assert isinstance(phases, Mapping)
    assert [entry.name for entry in phases] == ["week(player a)"]


@pytest.mark.parametrize(
    ("edits", "wanted"),
    [
        ("change: {numbers.hand_sise: 4}", ("RW801", "3:18", "there is no `hand_sise` in `numbers`")),
        ("change: {hand_size: 4}", ("RW801", "3:10", "there is no `hand_size`")),
        (
            "change: {components.card.kinds.plain.count: 4}",
            ("RW801", "3:38", "there is no `count` in `components.card.kinds.plain`"),
        ),
        ("change: {numbers.: 4}", ("RW801", "3:18", "a name is missing in this path")),
        ("remove: [options.raid.values.mild]", ("RW801", "3:30", "there is no `mild` in `options.raid.values`")),
        ("add: {zones.hand.room: 4}", ("RW801", "3:13", "there is no `hand` in `zones`")),
        ("add: {nombers.x: 4}", ("RW801", "3:7", "there is no `nombers`")),
        ("add: {phases.week.turn.toll before lok: x}", ("RW801", "3:36", "there is no `lok` beside it")),
        ("change: {terms.worth: 4}", ("RW802", "3:16", "`worth` may mean several things")),
        (
            "add: {phases.week.turn.look.pray: x}",
            ("RW802", "3:29", "`phases.week.turn.steps.look` holds steps in 2 places"),
        ),
        ("change: {numbers.hand_size: 3}", ("RW803", "3:29", "`numbers.hand_size` changes nothing: it is `3` already")),
        (
            "change: {options.raid.values: [hard, soft]}",
            ("RW803", "3:31", "`options.raid.values` changes nothing: it says so already"),
        ),
        (
            "change:\n  phases.week.deal: |\n    shuffle deck\n\n    shuffle pool  ",
            ("RW803", "4:21", "`phases.week.deal` changes nothing: it is `shuffle deck shuffle pool` already"),
        ),
        ("add: {numbers.hand_size: 4}", ("RW805", "3:7", "`numbers.hand_size` exists already")),
        ("add: {phases.week(player other): {a: b}}", ("RW805", "3:7", "`phases.week` exists already")),
        ("add: {options.raid.values: soft}", ("RW805", "3:28", "`soft` is in the list already")),
        ("change: {numbers: {hand_size: 4}}", ("RW806", "3:10", "`numbers` is a whole section")),
        ("change: {game: other}", ("RW806", "3:10", "a variant cannot change `game`")),
        ("change: {numbers.hand_size: }", ("RW806", "3:10", "nothing is said for `numbers.hand_size`")),
        ("add: {options.raid.values.mild: }", ("RW806", "3:27", "`options.raid.values` is a list")),
        ("add: {numbers.hand_size.3: 4}", ("RW806", "3:25", "`numbers.hand_size` is `3` and has no entries")),
        (
            "add: {phases.week.turn.place.toll: x}",
            ("RW806", "3:30", "the step `phases.week.turn.steps.place` holds no named steps"),
        ),
        (
            "change: {phases.week.deal before turn: x}",
            ("RW806", "3:27", "`before` and `after` say where something new goes"),
        ),
    ],
)
def test_an_edit_that_cannot_be_made_is_told_once_at_its_place(edits: str, wanted: tuple[str, str, str]) -> None:
    """One complaint, at the very part of the path (or the value) that is wrong."""
    assert told(edits) == [wanted]


@pytest.mark.parametrize(
    ("edits", "hint"),
    [
        ("change: {numbers.hand_sise: 4}", "did you mean `hand_size`?"),
        ("change: {hand_size: 4}", "did you mean `numbers.hand_size`?"),
        ("change: {wealth: 4}", "did you mean `terms.player.wealth`?"),
        ("change: {phases.week.place: 4}", "did you mean `phases.week.turn.steps.place`?"),
        ("change: {components.card.kinds.plain.count: 4}", "`components.card.kinds.plain` is `5`: edit it as a whole"),
        ("change: {terms.worth: 4}", "say which: `terms.field.worth` or `terms.card.worth`"),
        ("add: {phases.week.turn.toll before lok: x}", "did you mean `look`?"),
        (
            "add: {options.raid.values.mild: }",
            "name the list, and what is new as its value: `options.raid.values: mild`",
        ),
        ("add: {numbers.hand_size: 4}", "to replace it write it under `change`"),
        (
            "change: {numbers: {hand_size: 4}}",
            "name what changes in it, such as `numbers.hand_size`; new entries stand under `add`",
        ),
    ],
)
def test_the_hint_says_what_to_write(edits: str, hint: str) -> None:
    """A near name, the whole path, or the other form."""
    assert hints(edits) == [hint]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("change: {numbers.cost.2: 1}", "change: {numbers.cost.2: 9}"),
        ("change: {numbers.cost.2: 1}", "change: {numbers.cost: 9}"),
        ("change: {numbers.cost: 1}", "change: {numbers.cost.2: 9}"),
        ("change: {numbers.cost.2: 1}", "remove: [numbers.cost]"),
        ("remove: [numbers]", "add: {numbers.more: 1}"),
        ("add: {numbers.more: 1}", "add: {numbers.more: 2}"),
        ("add: {options.raid.values: mild}", "add: {options.raid.values: mild}"),
        ("change: {options.raid.values: mild}", "add: {options.raid.values: wild}"),
        ("change: {terms.wealth: 1}", "change: {terms.player.wealth: 2}"),
    ],
)
def test_two_variants_do_not_edit_one_place(first: str, second: str) -> None:
    """In either order; the later edit is told, with the name of the other variant."""
    for pair in ((first, second), (second, first)):
        codes = [(code, "of the variant `try_out`" in message) for code, _, message in told(*pair)]
        assert codes == [("RW804", True)]


def test_one_variant_does_not_edit_one_place_twice() -> None:
    """Two spellings of one path are one place."""
    assert told("change: {terms.wealth: 1, terms.player.wealth: 2}") == [
        ("RW804", "3:27", "this overlaps another edit: `terms.wealth`")
    ]


def test_variants_that_edit_different_places_go_together() -> None:
    """Also two new words of one list, and two cases of one rule."""
    one = "change: {numbers.cost.2: 1, priorities.people.rules.guard.1.when: b}\nadd: {options.raid.values: mild}"
    two = "change: {numbers.cost.3: 1, priorities.people.rules.guard.1.do: w}\nadd: {options.raid.values: wild}"
    root, report = varied(variant(one), variant(two, "other"))
    values = find(root, "options.raid.values")
    rule = find(root, "priorities.people.rules.guard.1")
    assert not len(report)
    assert not isinstance(values, Miss) and plain(values.node) == ["hard", "soft", "mild", "wild"]
    assert not isinstance(rule, Miss) and plain(rule.node) == {"when": "b", "do": "w"}


def test_a_variant_may_change_what_the_variant_that_it_extends_has_changed() -> None:
    """Its paths are those of the ruleset with the other variant."""
    first = variant("change: {numbers.hand_size: 4}\nadd: {numbers.more: 1}", "first")
    second = variant("change: {numbers.hand_size: 5, numbers.more: 2}", "second", "sample:first")
    root, report = varied(first, second)
    numbers = root.get("numbers")
    assert not len(report)
    assert numbers is not None and plain(numbers) == {"hand_size": "5", "cost": {"2": "4", "3": "5"}, "more": "2"}


def test_a_stranger_may_not() -> None:
    """Extending one variant gives no right to overlap a third."""
    first = variant("add: {numbers.more: 1}", "first")
    second = variant("change: {numbers.hand_size: 5}", "second", "sample:first")
    third = variant("change: {numbers.hand_size: 4}", "third")
    _, report = varied(first, third, second)
    assert [(d.code, d.span.source.name) for d in report] == [("RW804", "second.yaml")]


def test_totals_are_not_tested_after_a_variant_unless_it_states_them() -> None:
    """The total proof-reads the file that states it."""
    assert result("change: {numbers.hand_size: 4}", "components.card.total") is None
    assert result("change: {components.card.total: 11}", "components.card.total") == "11"


def test_the_base_is_not_touched() -> None:
    """Applying gives a new tree that shares what did not change."""
    base, _ = tree(BASE, "base.yaml")
    before = plain(base)
    after = variants.apply(base, [variant("change: {numbers.hand_size: 4}\nremove: [terms]")], Report())
    assert plain(base) == before
    assert after.get("phases") is base.get("phases")


def test_nodes_keep_their_files_and_messages_show_what_was_replaced() -> None:
    """A complaint about a changed rule stands in the variant and shows the base;
    one about a removed name shows the removal.
    """
    root, report = varied(variant("change: {numbers.hand_size: 4}\nremove: [terms.field.worth]"))
    changed = find(root, "numbers.hand_size")
    assert not isinstance(changed, Miss)
    report.error("RW301", "odd", changed.node.span)
    report.error("RW301", "unknown: `field.worth`", root.entries[0].span)
    first, second = sorted(report, key=lambda d: d.message)
    assert [str(first.span), *(f"{label.span} {label.text}" for label in first.labels)] == [
        "try_out.yaml:3:29",
        "base.yaml:3:22 base: replaced by the variant",
    ]
    assert [str(second.span), *(f"{label.span} {label.text}" for label in second.labels)] == [
        "base.yaml:1:1",
        "try_out.yaml:4:10 the variant removes it",
    ]
