"""What the JSON Schemas say about a place in a file: which keys may stand there, what they mean, which values are
possible.

In: the name of a schema and the way to a place. Out: keys with their descriptions, words, and the grammar's entry point
for a value that is an expression. Every schema that might hold at a place is looked at; those that do not know a key
beside it are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rulewright.lsp.cursor.yaml_position import Way
from rulewright.resources import Schema, folder
from rulewright.storage import own_text

STARTS = {
    "an expression": "value",
    "the value of a term": "term",
    "a condition": "value",
    "a value, a drawn board, or a map from space to value": "value",
    "an expression, or a value for each number of players": "value",
    "an expression, a list of members, or a table for the next key": "value",
    "a value, `each`, or a mapping from values to counts": "value",
    "a count, or a mapping of count and traits": "value",
    "a word or a space": "value",
    "a number or a range": "value",
    "a range, or a list of numbers and ranges": "value",
    "a domain, such as `card in me.hand`": "domain",
    "a block of effects": "block",
    "a step": "block",
    "a step, or a mapping of named steps": "block",
    "a step, a mapping of named steps, or a mapping from actions to steps": "block",
    "a block of effects, a case, or a list of cases": "block",
    "a case of a rule": "block",
    "a name, with its arguments if it takes any": "call",
    "an action, or a list of actions": "calls",
    "picks": "picks",
    "an order": "order",
    "an order of names": "ranking",
    "a name = value": "binding",
    "a set, such as `1..5 cards given`": "parameter",
    "a type, or a list of words": "kind_type",
    "a type, a list of words, or a mapping with `is`": "kind_type",
    "a word such as owner or everyone": "value",
}
"""From what a schema calls a value to how it is read. What has braces (`text`) is read hole by hole."""

HOLES = ("says", "asks", "announces", "called")
"""Keys of texts with holes."""

BRANCHES = ("allOf", "anyOf", "oneOf")


@dataclass(frozen=True, slots=True)
class KnownKey:
    """A key that may stand somewhere. `required` where its mapping is."""

    name: str
    description: str
    required: bool
    is_mapping: bool


@cache
def schema(name: str) -> Schema:
    """A schema as it is written."""
    found: Schema = json.loads(own_text(folder("schemas") / f"{name}.schema.json"))
    return found


def at(name: str, way: Way, beside: Iterable[str] = ()) -> tuple[Schema, ...]:
    """The schemas that may hold at the end of a way; of a mapping, those that know all keys that stand in it."""
    found = list(_flat(name, schema(name)))
    for step in way:
        inner = [part for one in found if (part := _below(one, step, named=True)) is not None]
        inner = inner or [part for one in found if (part := _below(one, step, named=False)) is not None]
        found = [flat for part in inner for flat in _flat(name, part)]
    keys = list(beside)
    known = [
        one
        for one in found
        if "additionalProperties" not in one
        or one["additionalProperties"] is not False
        or all(key in one.get("properties", {}) for key in keys)
    ]
    return tuple(known)


def _below(one: Schema, step: str | int, named: bool) -> Schema | None:
    """The schema one step down: of a key by its name, or of any other key or item."""
    if isinstance(step, int):
        part = None if named else one.get("items")
    else:
        part = one.get("properties", {}).get(step) if named else one.get("additionalProperties")
    return part if isinstance(part, dict) else None


def _flat(name: str, one: Schema, depth: int = 0) -> Iterator[Schema]:
    """A schema and all that it refers to or chooses among."""
    if depth > 12:
        return
    yield one
    if "$ref" in one:
        target = schema(name)["definitions"][one["$ref"].rpartition("/")[2]]
        yield from _flat(name, target, depth + 1)
    for branch in ("then", "else"):
        if branch in one:
            yield from _flat(name, one[branch], depth + 1)
    for part in (part for branches in BRANCHES for part in one.get(branches, ())):
        yield from _flat(name, part, depth + 1)


def keys_at(name: str, way: Way, beside: Iterable[str] = ()) -> tuple[KnownKey, ...]:
    """The keys that may stand in a mapping, without those that do."""
    there = set(beside)
    found: dict[str, KnownKey] = {}
    for one in at(name, way, there):
        for key, part in one.get("properties", {}).items():
            parts = tuple(_flat(name, part))
            text = next((str(part["description"]) for part in parts if "description" in part), "")
            is_mapping = any(part.get("type") == "object" for part in parts)
            if key not in there and (key not in found or text):
                found[key] = KnownKey(key, text, key in one.get("required", ()), is_mapping)
    return tuple(found.values())


@cache
def description(name: str, way: Way) -> str:
    """What a key means, by the way to its value."""
    return next((str(one["description"]) for one in at(name, way) if "description" in one), "")


def words_at(name: str, way: Way) -> tuple[str, ...]:
    """The words that may stand as a value, where only some may."""
    return tuple(
        dict.fromkeys(str(word) for one in at(name, way) for word in one.get("enum", ()) if "$comment" not in one)
    )


def start_at(name: str, way: Way) -> str | None:
    """How a value is read, if it is an expression."""
    if way and way[-1] in HOLES:
        return "template"
    return next((STARTS[title] for one in at(name, way) if (title := one.get("title", "")) in STARTS), None)


def takes_mapping(name: str, way: Way) -> bool:
    """Whether a mapping may stand as a value."""
    return any("object" in one.get("type", ()) or "properties" in one for one in at(name, way))
