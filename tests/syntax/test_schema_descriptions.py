"""The JSON Schemas as editors use them: every key says what it is for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator

SCHEMAS = sorted((Path(__file__).parent.parent.parent / "schemas").glob("*.json"))


def keys(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All keys that a schema describes, wherever; conditions (`if`) describe nothing."""
    for key, value in schema.items():
        if key == "properties":
            yield from value.items()
        if key not in ("if", "not") and isinstance(value, dict):
            yield from keys(value)
        if isinstance(value, list):
            for item in value:
                yield from keys(item) if isinstance(item, dict) else ()


def description(value: Any, root: dict[str, Any]) -> str:
    """What an editor shows of a key: its own description, or that of what it refers to."""
    while isinstance(value, dict) and "description" not in value and "$ref" in value:
        place = root
        for part in value["$ref"].removeprefix("#/").split("/"):
            place = place[part]
        value = place
    return str(value.get("description", "")) if isinstance(value, dict) else ""


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_key_is_described(path: Path) -> None:
    """A key without a word about it is shown by its bare name."""
    schema = json.loads(path.read_text(encoding="utf-8"))
    assert [key for key, value in keys(schema) if not description(value, schema)] == []


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_schema_is_one(path: Path) -> None:
    """Editors know draft 7."""
    schema = json.loads(path.read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"


# ---- as an editor reads files ---------------------------------------------------------------------------------------


class CoreLoader(yaml.SafeLoader):
    """Scalars as YAML 1.2 reads them (its core schema), which is what language servers for YAML do."""

    yaml_implicit_resolvers = {}  # noqa: RUF012 (as its base class has it)


for tag, pattern, first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
):
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$"), first)


def plain(value: Any) -> Any:
    """JSON has text for keys."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


RULESETS = SCHEMAS[0].parent.parent / "rulesets"
FILES = [("ruleset", path) for path in sorted(RULESETS.rglob("ruleset.yaml"))]
FILES += [("variant", path) for path in sorted(RULESETS.rglob("variants/*.yaml"))]
FILES += [("scenario", path) for path in sorted(RULESETS.rglob("scenarios/*.yaml"))]


@pytest.mark.parametrize(
    ("name", "path"),
    FILES,
    ids=lambda value: value if isinstance(value, str) else value.relative_to(RULESETS).as_posix(),
)
def test_an_editor_finds_no_fault(name: str, path: Path) -> None:
    """What is shipped is right by the schemas alone, read as a language server reads it."""
    schema = json.loads((SCHEMAS[0].parent / f"{name}.schema.json").read_text(encoding="utf-8"))
    data = plain(yaml.load(path.read_text(encoding="utf-8"), Loader=CoreLoader))  # a safe loader
    assert [
        f"{list(error.absolute_path)}: {error.message[:100]}" for error in Draft7Validator(schema).iter_errors(data)
    ] == []
