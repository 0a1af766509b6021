"""The shape of files: the schemas themselves, and what is said about files that differ from them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from rulewright.frontend.syntax import steps
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.sections import DocumentReader
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

ROOT = Path(__file__).parents[2]
NAMES = ("ruleset", "variant", "scenario")
HEAD = "rulewright: 1\ngame: g\nplayers: 2..4\nlimit: 9 decisions\nscore: {points: 1, rank: shared}\n"
GAME = "\nphases: {game: {start: draw}}\n"
PHASE = "phases:\n  game:\n"


def schema_of(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((folder("schemas") / f"{name}.schema.json").read_text(encoding="utf-8"))
    return schema


def told(text: str, schema: str = "ruleset") -> list[str]:
    """Everything that is said about a text: `line:column code message`."""
    return [f"{d.span.position} {d.code} {d.message}" for d in reported(text, schema)]


def hints(text: str, schema: str = "ruleset") -> list[str]:
    return [d.hint for d in reported(text, schema)]


def reported(text: str, schema: str) -> Report:
    report = Report()
    node = read_node(Source("test.yaml", text), report)
    assert node is not None, list(report)
    check_shape(node, schema, report)
    return report


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All mappings inside a schema."""
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(item)


# ---- the schemas ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_schema_is_valid_draft_07(name: str) -> None:
    """Every schema is a JSON Schema draft-07, and says so."""
    schema = schema_of(name)
    Draft7Validator.check_schema(schema)
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"


@pytest.mark.parametrize("name", NAMES)
def test_every_property_is_described(name: str) -> None:
    """Every key has a description, its own or that of its definition."""
    schema = schema_of(name)
    for part in parts(schema):
        for key, value in part.get("properties", {}).items():
            while "description" not in value:
                assert "$ref" in value, key
                value = schema["definitions"][value["$ref"].rsplit("/", 1)[1]]


@pytest.mark.parametrize("name", NAMES)
def test_keys_are_closed_and_titled(name: str) -> None:
    """Whatever lists its keys says what else may stand there, and what people call it; what is needed is described."""
    for part in parts(schema_of(name)):
        if {"properties", "additionalProperties"} & set(part) and part.get("additionalProperties") is False:
            assert part["title"]
        if "required" in part and "properties" in part:
            assert part["title"] and set(part["required"]) <= set(part["properties"])
        if isinstance(part.get("pattern"), str) and "patternErrorMessage" in part:
            assert part["title"]


def test_the_schema_knows_the_verbs_of_the_reader() -> None:
    """The schema and `steps.py` agree on verbs, modifiers and what a phase may hold besides steps."""
    definitions = schema_of("ruleset")["definitions"]
    words = {part: definitions[part]["enum"] for part in ("verb", "modifier", "note")}
    assert [*words["verb"], "steps"] == list(steps.VERBS)
    assert {*words["modifier"], "about", "why", "source"} == set(steps.MODIFIERS)
    assert set(words["note"]) == set(steps.PHASE_KEYS)


# ---- what passes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    sorted(ROOT.glob("rulesets/**/ruleset.yaml")) + sorted(ROOT.glob("rulesets/**/scenarios/*.yaml")),
    ids=lambda path: "/".join(path.parts[-3:]),
)
def test_what_is_shipped_passes(path: Path) -> None:
    """The shape of every ruleset and of every scenario file is right."""
    report = Report()
    source = read_source(path, report)
    node = read_node(source, report) if source is not None else None
    assert node is not None
    check_shape(node, "scenario" if path.parent.name == "scenarios" else "ruleset", report)
    assert not list(report)


@pytest.mark.parametrize(
    "text",
    [
        "options: {a: {values: 1..9, default: {2: 3, 3: 4}}, b: {values: [no, yes], about: 5}}" + GAME,
        "numbers: {a: 1, b: players - 1, c: {2: 3, 3: a}}" + GAME,
        "tables: {a by b: {x: {1..3: 4}, none: 0}, suit.worth: {clubs: 1}}" + GAME,
        "components: {die: {rolls: 1..6, kinds: {plain: {count: {2: 5, 3: 4}}}}, tile: {from: tiles.csv}}" + GAME,
        (
            "components: {card: {traits: {a: [x, y], b: {is: 1..3, otherwise: none}}, kinds: {k: {a: each, b: {1: "
            "2}}, l: 3}}}"
        )
        + GAME,
        "spaces: {a: {count: 5, shape: ring}, b: {rows: 2, columns: 3, plural: bees}}" + GAME,
        "money: {coin: {pieces: {values: [1, 5], when: a = b}, bank: {start: 9, seen_by: everyone}, about: Coins.}}"
        + GAME,
        (
            "state: {a: {is: flag, start: no}, b: {is: [x, y], per: [player, side], start: x, seen_by: owner if a "
            "else nobody}}"
        )
        + GAME,
        "actions: {pass: {}, give(player other): {pick: card in me.hand, do: x, says: x, asks: x}}" + GAME,
        "priorities: {p(player): {order: a > b, rules: {a: block, b: {do: x, ends: yes}, c: [{when: x, do: y}, z]}}}"
        + GAME,
        "phases:\n  game: {about: All of it., ends_when: over, a: draw}\n  p(player me): {b: {end: game}}",
        PHASE
        + (
            "    a: {must: [x, y], by: p, then: {x: {run: r}, y: {first: z, second: {may: z, otherwise: q}}}, "
            "if_none: skip}"
        ),
        PHASE
        + (
            "    a: {when: x, steps: {b: c}, else: {run: d}}\n    b: {repeat: {c: d}, while: x, until: y}\n"
            "    c: {let: x = 1}"
        ),
        PHASE
        + (
            "    a: {each: player p, steps: {pay: r}}\n    b: {turns: player me, steps: x, until: y}\n"
            "    c: {resolve: p}"
        ),
        PHASE
        + (
            "    a: {match: x, cases: {1: y, 2: {z: x}, none: {run: u}}}\n"
            "    b: {offer: x, to: others, accepted: y, refused: {z: x}}"
        ),
        PHASE + "    a: {everyone: x, who: player, if_none: never}\n    b: {do: x, why: y, source: z, about: u}",
    ],
)
def test_forms_pass(text: str) -> None:
    """Each form that the language reference names is accepted."""
    assert told(HEAD + text) == []


def test_examples_of_the_reference_pass() -> None:
    """The complete files that docs/language.md shows are accepted."""
    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    files = [
        (word, block)
        for word, start in (("variant", "variant:"), ("scenario", "scenarios:"))
        for block in blocks
        if block.startswith(start)
    ]
    assert {word for word, _ in files} == {"variant", "scenario"}
    assert all(told(block, word) == [] for word, block in files)


# ---- what does not --------------------------------------------------------------------------------

RULESETS = {
    "misspelt key hides the missing one": (
        "zones: {deck: {hodls: card, seen_by: nobody}}",
        ["6:16 RW101 a zone has no key `hodls`"],
    ),
    "two mistakes of one entry": (
        "zones: {deck: {holds: card, order: pil, seen_by: all}}",
        ["6:36 RW104 `pil` is not allowed here", "6:50 RW104 `all` is not allowed here"],
    ),
    "missing keys stand at the first key": (
        "state: {a: {per: player}, b: {}}",
        [
            "6:13 RW103 a state variable lacks the key `is`",
            "6:13 RW502 a state variable lacks the key `start`",
            "6:27 RW103 a state variable lacks the key `is`",
            "6:27 RW502 a state variable lacks the key `start`",
        ],
    ),
    "text for a mapping": ("zones: {deck: card}", ["6:15 RW102 expected a mapping, got text"]),
    "number for a mapping": ("spaces: {a: 5}", ["6:13 RW102 expected a mapping, got a number"]),
    "nothing stands at its key": ("zones:\n  deck:\n", ["7:3 RW102 expected a mapping, got nothing"]),
    "list for a mapping": ("options: {a: [x, y]}", ["6:14 RW102 expected a mapping, got a list"]),
    "mapping for an expression": (
        "zones: {z: {holds: card, seen_by: nobody, room: {is: 3}}}",
        ["6:49 RW102 expected an expression, got a mapping"],
    ),
    "list for a term": ("terms: {a: [3]}", ["6:12 RW102 expected the value of a term, got a list"]),
    "mapping within a term": ("terms: {a: {is: {b: 1}}}", ["6:17 RW102 expected the value of a term, got a mapping"]),
    "term without a value": ("terms: {a: {about: What it is.}}", ["6:13 RW103 a term lacks the key `is`"]),
    "effect without a block": ("effects: {e: {about: What it is.}}", ["6:15 RW103 an effect lacks the key `do`"]),
    "another key of a term": (
        "terms: {a: {is: 3, abot: x}}",
        ["6:20 RW101 a term has no key `abot`"],
    ),
    "number for a condition": (PHASE + "    a: {when: 1, do: x}", ["8:15 RW102 expected a condition, got a number"]),
    "number for a block": ("effects: {a: 3}", ["6:14 RW102 expected a block of effects, got a number"]),
    "empty text": ('actions: {a: {says: ""}}', ["6:21 RW102 expected text, got nothing"]),
    "empty list": (
        "state: {a: {is: [], start: 1}}",
        ["6:17 RW102 expected a type, or a list of words, got an empty list"],
    ),
    "bad names": (
        "zones: {Deck: {holds: My Card, per: 2, seen_by: face}}",
        [
            "6:9 RW105 `Deck` is not a name",
            "6:23 RW105 `My Card` is not a name",
            "6:37 RW102 expected a name, or a list of names, got a number",
        ],
    ),
    "bad words": (
        "options: {a: {values: [Yes, no, 1.5]}}",
        ["6:24 RW105 `Yes` is not a word or a number", "6:33 RW105 `1.5` is not a word or a number"],
    ),
    "bad player counts": ("numbers: {a: {two: 1}}", ["6:15 RW105 `two` is not a number of players"]),
    "neither kinds nor file": (
        "components: {card: {total: 5}}",
        ["6:21 RW103 a class of components lacks the key `kinds`"],
    ),
    "columns without rows": (
        "components: {card: {kinds: {a: {columns: [x]}}}}",
        ["6:33 RW103 `columns` needs `rows` beside it"],
    ),
    "half a grid": ("spaces: {a: {rows: 3}}", ["6:14 RW103 a grid of spaces lacks the key `columns`"]),
    "money from nowhere": (
        "money: {coin: {a: {from: b, seen_by: face}}}",
        ["6:20 RW103 `from` needs `start` beside it"],
    ),
    "pieces": (
        "money: {coin: {pieces: {values: [0, x]}}}",
        ["6:34 RW102 expected a number above 0, got 0", "6:37 RW102 expected a number above 0, got text"],
    ),
    "ends is a flag": (
        "priorities: {p: {order: a, rules: {a: {do: x, ends: true}}}}",
        ["6:53 RW104 `true` is not allowed here"],
    ),
    "a case in a list": (
        "priorities: {p: {order: a, rules: {a: [{when: x, dO: y}]}}}",
        ["6:50 RW101 a case of a rule has no key `dO`"],
    ),
    "no game": ("phases: {games: {a: x}}", ["6:10 RW604 the mapping of phases lacks the key `game`"]),
    "an unknown section": (
        "zone: {}",
        ["6:1 RW101 a ruleset has no key `zone`", "6:7 RW102 expected one entry or more, got an empty mapping"],
    ),
    "an unknown section, read as it was meant": (
        "zone: {a: {holds: b, seenby: nobody, per: [c], order: {}}}",
        [
            "6:1 RW101 a ruleset has no key `zone`",
            "6:22 RW101 a zone has no key `seenby`",
            "6:55 RW102 expected text, got a mapping",
        ],
    ),
    "a key that stands elsewhere": (
        "state: {a: {is: flag, start: no, holds: b, strat: no}}",
        ["6:34 RW101 a state variable has no key `holds`", "6:44 RW101 a state variable has no key `strat`"],
    ),
    "two keys that are like one": (
        "state: {a: {is: flag, strat: no, tsart: no}}",
        ["6:23 RW101 a state variable has no key `strat`", "6:34 RW101 a state variable has no key `tsart`"],
    ),
    # steps
    "no verb": (PHASE + "    a: {when: x, by: me}", ["8:9 RW106 this step has no verb"]),
    "misspelt verb": (PHASE + "    a: {by: me, muts: x}", ["8:17 RW106 this step has no verb"]),
    "names in place of a verb": (PHASE + "    a: {b: {run: x}, c: y}", ["8:9 RW106 this step has no verb"]),
    "two verbs": (
        PHASE + "    a: {run: x, by: me, must: y}",
        ["8:25 RW106 a step has one verb, and here are `run` and `must`"],
    ),
    "a verb and a group": (
        PHASE + "    a: {run: x, steps: {b: y}}",
        ["8:17 RW106 a step has one verb, and here are `run` and `steps`"],
    ),
    "else without when": (PHASE + "    a: {else: x, run: y}", ["8:9 RW103 `else` needs `when` beside it"]),
    "a modifier of another verb": (
        PHASE + "    a: {run: x, if_none: skip}",
        ["8:17 RW101 a `run` step has no key `if_none`"],
    ),
    "a loop without steps": (PHASE + "    a: {each: player, step: x}", ["8:23 RW101 an `each` step has no key `step`"]),
    "an offer to nobody": (PHASE + "    a: {offer: x}", ["8:9 RW103 an `offer` step lacks the key `to`"]),
    "steps as a list": (PHASE + "    - do: x", ["8:5 RW102 expected a mapping, got a list"]),
    "then as a list": (
        PHASE + "    a: {repeat: [x]}",
        ["8:17 RW102 expected a step, or a mapping of named steps, got a list"],
    ),
    "a number as a step": (PHASE + "    a: 3", ["8:8 RW102 expected a step, got a number"]),
    "a verb as a name": (
        PHASE + "    run: {hullo: x}",
        ["8:5 RW105 `run` is a word of the language and cannot name a step"],
    ),
    "a bad name is looked into": (
        PHASE + "    Foo: {run: x, then: y}",
        ["8:5 RW105 `Foo` is not a name", "8:19 RW101 a `run` step has no key `then`"],
    ),
    "far below": (
        PHASE
        + "    a: {must: x, then: {b: {each: y, steps: {c: {when: z, else: {d: {muts: e, if_none: skip}}, run: f}}}}}",
        ["8:70 RW106 this step has no verb"],
    ),
    "a cut expression": (PHASE + "    a: {run: x(a, b, c), when: y}", ["8:17 RW201 this expression is not complete"]),
    "a cut number": ("numbers: {a: min(1, 2), b: 3}", ["6:19 RW201 this expression is not complete"]),
    "a cut text": ("actions: {a: {says: Hello, world}}", ["6:28 RW101 an action has no key `world`"]),
}


@pytest.mark.parametrize("case", RULESETS)
def test_mistakes_of_rulesets(case: str) -> None:
    """Each mistake is told once, with its code, at its line and column."""
    text, expected = RULESETS[case]
    assert told(HEAD + text + ("" if "phases:" in text else GAME)) == expected


OTHERS = {
    "variant edits nothing": ("variant", "variant: a\nextends: b\n", ["1:1 RW103 a variant lacks the key `change`"]),
    "variant of what": ("variant", "variant: a\nextend: b\nremove: [x]\n", ["2:1 RW101 a variant has no key `extend`"]),
    "variant name": (
        "variant",
        "variant: guard-first\nextends: b:c\nadd: {a: 1}\n",
        ["1:10 RW105 `guard-first` is not a name"],
    ),
    "variant list": (
        "variant",
        "variant: a\nextends: b\nremove: x\nchange: []\n",
        ["3:9 RW102 expected a list, got text", "4:9 RW102 expected a mapping, got a list"],
    ),
    "scenario keys": (
        "scenario",
        "scenarios: a\nfirst:\n  gieven: {x: 1}\n  expect: {y: 2}\n",
        ["3:3 RW101 a scenario has no key `gieven`"],
    ),
    "scenario without end": (
        "scenario",
        "scenarios: a\nfirst: {do: x}\n",
        ["2:9 RW103 a scenario lacks the key `expect`"],
    ),
    "scenario values": (
        "scenario",
        "scenarios: a\nfirst:\n  given: {x: [1]}\n  expect: {}\n",
        [
            "3:14 RW102 expected text or a number, got a list",
            "4:11 RW102 expected one entry or more, got an empty mapping",
        ],
    ),
    "scenario deeds": (
        "scenario",
        "scenarios: a\nfirst:\n  when: [{a: b, c: d}, e]\n  expect: {x: 1}\n",
        ["3:10 RW102 expected a deed, got 2 entries", "3:24 RW102 expected a mapping, got text"],
    ),
    "scenario cases": (
        "scenario",
        "scenarios: a\nfirst:\n  expect: {x: 1}\n  cases: [{ids: 1}]\n",
        ["4:12 RW103 a case of a scenario lacks the key `id`"],
    ),
    "not a mapping": ("scenario", "[]\n", ["1:1 RW102 expected a mapping, got a list"]),
}


@pytest.mark.parametrize("case", OTHERS)
def test_mistakes_of_other_files(case: str) -> None:
    """Variants and scenarios are judged in the same way."""
    schema, text, expected = OTHERS[case]
    assert told(text, schema) == expected


def test_all_mistakes_of_a_file_are_told() -> None:
    """One run tells everything, in the order of the file."""
    text = (
        "rulewright: 1\ngame: My Game\nscoer: 1\nplayers: 2\nlimit: []\nzones: {a: 1}\n"
        "phases: {game: {a: [], b: {muts: x}}}\n"
    )
    assert told(text) == [
        "2:7 RW105 `My Game` is not a name",
        "3:1 RW101 a ruleset has no key `scoer`",
        "3:8 RW102 expected a mapping, got a number",
        "5:8 RW102 expected a number of decisions, got a list",
        "6:12 RW102 expected a mapping, got a number",
        "7:20 RW102 expected a step, got a list",
        "7:28 RW106 this step has no verb",
    ]


def test_what_the_reader_judges_is_left_to_it() -> None:
    """Version, players and limit are judged by `header_reader.py`; only their kind is looked at here."""
    assert told(HEAD.replace(": 1", ": 7").replace("2..4", "5..x").replace("9 decisions", "9 days") + GAME) == []


HINTS = {
    "near": ("zones: {a: {hold: card, seen_by: face}}", "did you mean `holds`?"),
    "near and elsewhere": (
        "zones: {a: {holds: card, seen_by: face, start: all}}",
        "did you mean `starts`? `start` belongs in a purse or in a state variable",
    ),
    "elsewhere": ("zones: {a: {holds: card, seen_by: face, limit: 3}}", "`limit` belongs at the top of the file"),
    "another verb": (
        PHASE + "    a: {run: x, if_none: skip}",
        "`if_none` belongs in a `must` step or in an `everyone` step",
    ),
    "all allowed": (
        "zones: {a: {holds: card, seen_by: some}}",
        "allowed here: everyone, face, nobody, others, owner, side",
    ),
    "cut": (PHASE + "    a: {run: x(a, b)}", "YAML's { } or [ ] cut this expression: put it in quotes"),
    "cut text": ("actions: {a: {says: Hello, world}}", "YAML's { } or [ ] cut this expression: put it in quotes"),
    "missing": ("zones: {a: {seen_by: face}}", "The class of component that lies here."),
    "verb": (PHASE + "    a: {muts: x}", "did you mean `must`?"),
    "group": (PHASE + "    a: {when: x, then: {run: y}}", "named steps inside a step stand under `steps:`"),
    "list of steps": (PHASE + "    - x", "steps are not a list: give each of them a name, `first: {...}`"),
    "name": (
        "numbers: {My Number: 1}",
        "write `my_number`: names are small letters, digits and underscores, a letter first",
    ),
}


@pytest.mark.parametrize("case", HINTS)
def test_hints(case: str) -> None:
    """A mistake comes with what to do about it."""
    text, hint = HINTS[case]
    assert hints(HEAD + text + ("" if "phases:" in text else GAME)) == [hint]


def test_a_cut_expression_is_told_once() -> None:
    """Shape and expressions speak of the same place in the same words."""
    report = Report()
    node = read_node(Source("test.yaml", HEAD + PHASE + "    a: {run: x(a, b)}"), report)
    assert isinstance(node, Mapping)
    check_shape(node, "ruleset", report)
    DocumentReader(Source("test.yaml", ""), node, report).read()
    assert [d.code for d in report] == ["RW201"]


# ---- never raises ---------------------------------------------------------------------------------


def test_depth_is_reported() -> None:
    """A tree deeper than Python's stack gets a diagnostic."""
    span = Source("test.yaml", "x").span(0)
    node: Node = Scalar(span, "a", "", span)
    for _ in range(5000):
        node = Mapping(span, (Entry(Scalar(span, "a", "", span), node),))
    report = Report()
    check_shape(node, "ruleset", report)
    assert [d.code for d in report] == ["RW006"]


def test_many_mistakes_take_little_time() -> None:
    """A file of another kind does not keep anyone waiting: the first thousand mistakes are told."""
    assert 1000 <= len(told("\n".join(f"key{number}: 1" for number in range(20_000)))) < 1010


def random_tree(chance: random.Random, keys: list[str], depth: int) -> Node:
    span = Source("test.yaml", "x").span(0)
    kind = chance.random()
    if depth == 0 or kind < 0.3:
        return Scalar(
            span, chance.choice(["", "x", "1", "A b", "-3", "yes", "{" * 99, "\n"]), chance.choice(["", "'", "|"]), span
        )
    if kind < 0.45:
        return Sequence(span, tuple(random_tree(chance, keys, depth - 1) for _ in range(chance.randint(0, 3))))
    some = chance.sample(keys, chance.randint(0, 6))
    return Mapping(
        span, tuple(Entry(Scalar(span, key, "", span), random_tree(chance, keys, depth - 1)) for key in some)
    )


@pytest.mark.parametrize("name", NAMES)
def test_any_tree_is_judged(name: str) -> None:
    """Whatever the tree, nothing is raised and no message shows Python."""
    keys = sorted(
        {key for part in parts(schema_of(name)) for key in part.get("properties", {})}
        | {"", "x", "A", "b)", "p.q", "3", "game"}
    )
    chance = random.Random(name)
    for _ in range(400):
        report = Report()
        check_shape(random_tree(chance, keys, 6), name, report)
        assert all(0 < len(d.message) < 160 and "{'" not in d.message and "['" not in d.message for d in report)
