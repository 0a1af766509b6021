"""What a schema refuses in a JSON file, in words about the file.

In: the first error of a validator. Out: the way to a place, and a sentence: what stands there, and what is expected.
Of several alternatives that is told which the file is evidently meant to be: the one of the right type.
"""

from __future__ import annotations

import json
from typing import Any

KINDS = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "`true` or `false`",
    "array": "a list",
    "object": "a mapping",
    "null": "`null`",
}
LONGEST = 60
ALTERNATIVES = ("anyOf", "oneOf")


def refusal(error: Any) -> tuple[list[str | int], str]:
    """Where something else was expected, and what."""
    if error.validator in ALTERNATIVES:
        meant = next((one for one in error.context if one.validator != "type"), None)
        if meant is not None:
            return refusal(meant)
        return list(error.absolute_path), _instead(error, " or ".join(_kinds(one) for one in error.context))
    return list(error.absolute_path), _sentence(error)


def _sentence(error: Any) -> str:
    wanted, found = error.validator_value, error.instance
    match error.validator:
        case "type":
            return _instead(error, _kinds(error))
        case "const":
            return _instead(error, f"`{json.dumps(wanted)}`")
        case "enum":
            return _instead(error, "one of " + ", ".join(f"`{json.dumps(one)}`" for one in wanted))
        case "required":
            return f"the key `{next(key for key in wanted if key not in found)}` is lacking"
        case "additionalProperties":
            known = error.schema.get("properties", {})
            return f"`{_clipped(next(key for key in found if key not in known))}` is no key here"
        case "minimum" | "maximum":
            return f"{_shown(found)} is {'less' if error.validator == 'minimum' else 'more'} than {wanted}"
        case "minItems" | "minLength" | "maxItems" | "maxLength":
            return f"{_shown(found)} is too {'short' if error.validator.startswith('min') else 'long'}"
        case "pattern":
            return f"{_shown(found)} does not have the form `{wanted}`"
        case _:
            return f"{_shown(found)} is not what is expected"


def _kinds(error: Any) -> str:
    wanted = error.validator_value
    return " or ".join(KINDS[kind] for kind in ([wanted] if isinstance(wanted, str) else wanted))


def _instead(error: Any, wanted: str) -> str:
    return f"{_shown(error.instance)} stands where {wanted} is expected"


def _shown(value: Any) -> str:
    """As the file has it, in ASCII."""
    return f"`{_clipped(json.dumps(value))}`"


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
