"""The keys of rulesets, variants and scenarios, as the JSON Schemas of `schemas/` know them: what each is called, may
hold and means.

In: the name of a schema. Out: a `SchemaKey` for every key and place where it is described. A key that several places
share by one description (`about`, `plural`) is one `SchemaKey`, with all its places.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rulewright.resources import Schema, folder
from rulewright.storage import own_text

IN_SHORT = {
    "a name": "NAME",
    "a number of players": "N",
    "a condition": "CONDITION",
    "a block of effects": "BLOCK",
    "a domain, such as `card in me.hand`": "DOMAIN",
    "a name, or a list of names": "NAME / [NAME, ...]",
    "a type, or a list of words": "TYPE",
    "an expression": "X",
    "the value of a term": "X",
    "an expression, or a value for each number of players": "X / {N: X, ...}",
    "text": "TEXT",
    "text or a number": "X",
}
"""How forms write what the schemas call so. Other titles need a form of their own in the tables."""

SAME = {"listed", "edits"}
"""Definitions that only say which keys of another are needed."""


@dataclass(frozen=True, slots=True)
class SchemaKey:
    """`owner` is the definition that describes the key, "" for the file itself;
    `homes` are titles of where the key may stand.
    """

    owner: str
    name: str
    form: str
    description: str
    homes: tuple[str, ...]
    is_required: bool


@cache
def schema(name: str) -> Schema:
    """A schema as it is written."""
    found: Schema = json.loads(own_text(folder("schemas") / f"{name}.schema.json"))
    return found


@cache
def keys(name: str) -> dict[tuple[str, str], SchemaKey]:
    """All keys of a schema, by who describes them and what they are called."""
    found: dict[tuple[str, str], SchemaKey] = {}
    for owner, title, part in _parts(name):
        for key, value in part.get("properties", {}).items():
            described = owner if "description" in value else _reference(value)
            before = found.get((described, key))
            homes = (*before.homes, title) if before is not None else (title,)
            required = key in part.get("required", ())
            found[(described, key)] = SchemaKey(
                described, key, _form(name, value), _description(name, value), homes, required
            )
    return found


def _parts(name: str) -> Iterator[tuple[str, str, Schema]]:
    """What may have keys: the file, its definitions, and a mapping inside one of them; with its name and title."""
    root = schema(name)
    yield "", "the file", root
    for owner, part in root.get("definitions", {}).items():
        if owner in SAME:
            continue
        yield owner, part.get("title", owner), part
        for key, value in part.get("properties", {}).items():
            if "properties" in value:
                yield f"{owner}.{key}", value["title"], value


def _reference(value: Schema) -> str:
    return str(value.get("$ref", "")).rpartition("/")[2]


def _description(name: str, value: Schema) -> str:
    while "description" not in value:
        value = schema(name)["definitions"][_reference(value)]
    return str(value["description"])


def _form(name: str, value: Schema) -> str:
    """What may stand behind a key; nothing where the schema has no short word for it."""
    while True:
        words = value.get("enum")
        if words:
            return " / ".join(map(str, words))
        if "title" in value or "$ref" not in value:
            return IN_SHORT.get(value.get("title", ""), "")
        value = schema(name)["definitions"][_reference(value)]
