"""The JSON Schemas of `schemas/`: what they say of a place, and the validators made of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

from rulewright.resources import Schema, folder
from rulewright.storage import own_text

DataPath = tuple[str | int, ...]
"""The way to a value in plain data: keys, and numbers in lists."""
ASKS_FOR_KEYS = {"type", "required"}
"""Words of a condition that only asks which keys there are."""


class FileSchema:
    """The schema of a kind of file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.schema = schema_of(name)

    def words(self, *parts: str) -> list[str]:
        """The words of parts of a schema; of a schema without steps, none."""
        found = (self.schema.get("definitions", {}).get(part, {"enum": ()}) for part in parts)
        return [word for one in found for word in one["enum"]]

    def described(self, error: ShapeError, *more: str) -> str:
        """The last description on the path of an error into the schema;
        a property's own goes before its definition's.
        """
        found = ""
        part: Any = self.schema
        for step in (*error.schema_path[:-1], *more, ""):
            here = ""
            while "$ref" in part:
                here = here or part.get("description", "")
                part = self.schema["definitions"][part["$ref"].rsplit("/", 1)[1]]
            found = here or (part.get("description", "") if isinstance(part, dict) else "") or found
            part = part[int(step)] if isinstance(part, list) else part.get(step, {})
        return found


@cache
def schema_of(name: str) -> Schema:
    """By its name: `ruleset`, `variant`, `scenario` ..."""
    schema: Schema = json.loads(own_text(folder("schemas") / f"{name}.schema.json"))
    return schema


Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | int"
"""What stands in a file, as JSON has it."""


@dataclass(frozen=True, slots=True)
class ShapeError:
    """A place of a file that differs from the schema. `keyword`: what the schema asks there (`type`, `required`), and
    `wanted`: what it says behind it; `value`: what stands there; `schema_path`: the way to the keyword in the schema.
    """

    keyword: str
    wanted: Any
    schema: Schema
    value: Plain
    path: DataPath
    schema_path: DataPath

    @property
    def keys(self) -> dict[str, Plain]:
        """Those of a mapping; of anything else none."""
        return self.value if isinstance(self.value, dict) else {}


def shape_errors(name: str, data: Plain, most: int) -> list[ShapeError]:
    """Where data differs from a schema: the first ones, so many at most."""
    return [
        ShapeError(
            str(error.validator),
            error.validator_value,
            error.schema,
            error.instance,
            tuple(error.absolute_path),
            tuple(error.absolute_schema_path),
        )
        for error in islice(validator_of(name).iter_errors(data), most)
    ]


@cache
def validator_of(name: str) -> Any:
    """Draft 7, with conditions that are answered quickly, and a format of its own: `whole`, a text that is not cut."""
    # heavy, and not needed where nothing is checked
    from jsonschema import Draft7Validator, FormatChecker, validators  # noqa: PLC0415

    formats = FormatChecker(formats=())
    formats.checks("whole")(lambda value: not isinstance(value, CutText | CutNumber))
    usual = Draft7Validator.VALIDATORS["if"]

    def if_(validator: Any, condition: Schema, instance: Any, schema: Schema) -> Iterator[Any]:
        """As usual; but a condition that only asks which keys there are is
        answered at once: steps have fifteen of them.
        """
        if condition.keys() != ASKS_FOR_KEYS or condition["type"] != "object":
            yield from usual(validator, condition, instance, schema)
        elif isinstance(instance, dict) and all(key in instance for key in condition["required"]):
            yield from validator.descend(instance, schema.get("then", True), schema_path="then")
        elif "else" in schema:
            yield from validator.descend(instance, schema["else"], schema_path="else")

    extend: Any = validators.extend
    return extend(Draft7Validator, {"if": if_})(schema_of(name), format_checker=formats)


class CutText(str):
    """A text behind which a comment stands."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"CutText({super().__repr__()})"


class CutNumber(int):
    """The same, where the text is a number."""

    def __repr__(self) -> str:
        return f"CutNumber({super().__repr__()})"


@cache
def homes_of(name: str) -> dict[str, tuple[str, ...]]:
    """For every key of a schema: where it belongs."""
    homes: dict[str, list[str]] = {}
    root = schema_of(name)
    for part in _parts(root):
        for key in part.get("properties", {}) if "title" in part else ():
            homes.setdefault(key, []).append("at the top of the file" if part is root else f"in {part['title']}")
    return {key: tuple(dict.fromkeys(places)) for key, places in homes.items()}


def _parts(value: Any) -> Iterator[Schema]:
    """All mappings inside a schema."""
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(item)
