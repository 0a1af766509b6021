"""JSON that strangers may have written, and files as their schema describes them.

In: text, and a part of a schema of `schemas/`. Out: plain data. Complains (`BadJson`) about what is no JSON, about more
parts than a file of ours has, about duplicate keys and fractions (files with a schema have neither), and about one of
the first things that the schema refuses.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import islice
from typing import Any, NoReturn

from rulewright.frontend.syntax.refused_json import refusal
from rulewright.resources import folder
from rulewright.source.cells import neutral
from rulewright.storage import own_text

MOST_SHOWN = 60
MOST_PARTS = 5_000_000
"""Lists, mappings and texts of a file. Three bytes can ask for seventy of memory."""
MOST_ERRORS = 100
"""So many things that the schema refuses are looked at; the first of them is told."""


class BadJson(ValueError):
    """What is wrong with a text, and where."""


def parse(text: str) -> Any:
    """The data of a JSON text."""
    return _parsed(text, object_pairs_hook=_unique, parse_float=_no_fraction, parse_constant=_no_fraction)


def parse_loosely(raw: bytes) -> Any:
    """The data of a JSON text that may have fractions, and a key twice; then the last one counts."""
    try:
        return _parsed(raw.decode("utf-8"))
    except UnicodeDecodeError as problem:
        raise BadJson(f"byte {problem.start} is not UTF-8 text") from None


def _parsed(text: str, **hooks: Any) -> Any:
    if text.count("[") + text.count("{") + text.count('"') // 2 > MOST_PARTS:
        raise BadJson(f"it has more than {MOST_PARTS:,} lists, mappings and texts")
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError as problem:
        raise BadJson(f"line {problem.lineno}, column {problem.colno}: {problem.msg}") from None
    except RecursionError:
        raise BadJson("it is nested too deeply") from None
    except BadJson:
        raise
    except ValueError:
        raise BadJson("a number has thousands of digits") from None


def check(data: Any, schema: str, part: str) -> None:
    """Refuses data that the definition `part` of a schema does not allow."""
    errors = islice(_validator(schema, part).iter_errors(data), MOST_ERRORS)
    error = min(errors, key=lambda error: list(map(str, error.absolute_path)), default=None)
    if error is not None:
        path, told = refusal(error)
        place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
        raise BadJson(f"{neutral(place) or 'at its top'}: {neutral(told)}")


@cache
def _validator(schema: str, part: str) -> Any:
    from jsonschema import Draft7Validator  # noqa: PLC0415 (slow to import, and needed only here)

    whole = json.loads(own_text(folder("schemas") / f"{schema}.schema.json"))
    return Draft7Validator({"$ref": f"#/definitions/{part}", "definitions": whole["definitions"]})


def _short(message: str) -> str:
    shown = neutral(message)
    return shown if len(shown) <= 2 * MOST_SHOWN else f"{shown[:MOST_SHOWN]} ... {shown[-MOST_SHOWN:]}"


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        raise BadJson(f"the key `{_short(twice)}` stands twice")
    return found


def _no_fraction(text: str) -> NoReturn:
    raise BadJson(f"`{text}` is not a whole number")
