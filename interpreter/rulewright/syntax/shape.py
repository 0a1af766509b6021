"""Keys and kinds of values, as the JSON Schemas of `schemas/` describe them, told in the author's words.

In: the root node of a file and the name of its schema. Complains about unknown, missing and misplaced keys, wrong kinds
of value, words that are not allowed, bad names, and steps without one verb; every mistake once, at its place.
What an expression says is not looked at. Values whose schema carries a `$comment` are judged by the module it names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.names import did_you_mean, nearest
from rulewright.source.text import Span
from rulewright.syntax.nodes import Mapping, Node, Scalar, Sequence, kind_of

Schema = dict[str, Any]
Path = tuple[str | int, ...]

KINDS = {"object": "a mapping", "array": "a list", "string": "text", "integer": "a whole number"}
MANY = 4
LONGEST = 40


def check_shape(root: Node, schema: str, report: Report) -> None:
    """Report every place where `root` differs from the schema `schema` ("ruleset", "variant", "scenario")."""
    try:
        errors = list(_validator(schema).iter_errors(_plain(root)))
    except RecursionError:
        report.error("RW006", "nested too deeply", root.span, "no file needs this; flatten it")
        return
    _Teller(root, schema, report).tell(errors)


@cache
def _schema(name: str) -> Schema:
    schema: Schema = json.loads((folder("schemas") / f"{name}.schema.json").read_text(encoding="utf-8"))
    return schema


@cache
def _validator(name: str) -> Any:
    from jsonschema import Draft7Validator

    return Draft7Validator(_schema(name))


@cache
def _homes(name: str) -> dict[str, tuple[str, ...]]:
    """For every key of a schema: what may have it."""
    homes: dict[str, list[str]] = {}
    for part in _parts(_schema(name)):
        for key in part.get("properties", {}) if "title" in part else ():
            homes.setdefault(key, []).append(part["title"])
    return {key: tuple(dict.fromkeys(titles)) for key, titles in homes.items()}


def _parts(value: Any) -> Iterator[Schema]:
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(item)


def _plain(node: Node) -> Any:
    """The tree as plain data: mappings, lists, whole numbers and text."""
    if isinstance(node, Mapping):
        return {entry.name: _plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    return node.text if node.number is None else node.number


class _Teller:
    """Tells the errors of one file."""

    def __init__(self, root: Node, schema: str, report: Report) -> None:
        self.root = root
        self.name = schema
        self.schema = _schema(schema)
        self.report = report
        self.misspelt: set[tuple[Path, str]] = set()
        self.silent: set[Path] = set()

    def tell(self, errors: list[Any]) -> None:
        """Each root cause once: a value of the wrong kind, or one below a refused step name, gets no second word."""
        told: dict[str, Callable[[Any, Path], None]] = {
            "additionalProperties": self._unknown,
            "not": self._reserved,
            "type": self._kind,
            "required": self._missing,
            "dependencies": self._dependent,
            "enum": self._word,
            "pattern": self._name,
        }
        for keyword in [*told, ""]:
            for error in errors:
                path = tuple(error.absolute_path)
                if (error.validator if error.validator in told else "") == keyword and not self._settled(error, path):
                    told.get(keyword, self._kind)(error, path)

    def _settled(self, error: Any, path: Path) -> bool:
        """Whether something else that is told already explains this."""
        if any(path[:length] in self.silent for length in range(len(path) + 1)):
            return "propertyNames" not in error.relative_schema_path
        return "$comment" in error.schema and error.validator != "type"

    # ---- places -------------------------------------------------------------------------------------

    def _node(self, path: Path) -> Node:
        node = self.root
        for step in path:
            if isinstance(node, Mapping) and isinstance(step, str):
                node = node.get(step) or node
            elif isinstance(node, Sequence) and isinstance(step, int):
                node = node.items[step]
        return node

    def _key(self, path: Path) -> Span:
        """The key of a value; a value in a list stands for itself."""
        holder = self._node(path[:-1])
        entry = holder.entry(path[-1]) if path and isinstance(holder, Mapping) and isinstance(path[-1], str) else None
        return entry.span if entry is not None else self._node(path).span

    def _value(self, path: Path) -> Span:
        node = self._node(path)
        return self._key(path) if kind_of(node) == "nothing" else node.span

    def _first_key(self, path: Path) -> Span:
        node = self._node(path)
        return node.entries[0].span if isinstance(node, Mapping) and node.entries else self._key(path)

    # ---- keys ---------------------------------------------------------------------------------------

    def _unknown(self, error: Any, path: Path) -> None:
        properties: Schema = error.schema["properties"]
        verbs = self._verbs(error.instance) if "else" in properties else []
        if len(verbs) > 1:
            message = f"a step has one verb, and here are `{verbs[0]}` and `{verbs[1]}`"
            self.report.error("RW106", message, self._key((*path, verbs[1])), "make two steps of it, each with a name")
            return
        free = [key for key in properties if key not in error.instance]
        for key in error.instance:
            if key not in properties:
                self.misspelt.add((path, nearest(key, free) or ""))
                message = f"{error.schema['title']} has no key `{_clip(key)}`"
                self.report.error("RW101", message, self._key((*path, key)), self._guess(key, free, self._node((*path, key))))

    def _guess(self, key: str, free: list[str], value: Node) -> str:
        """The hint for an unknown key: a cut expression, a misspelling, the right key in the wrong place."""
        if re.search(r"[^\w ]", key) and kind_of(value) == "nothing":
            return "YAML's { } cut an expression here: put it in quotes"
        homes = _homes(self.name).get(key, ())
        guess = did_you_mean(key, free)
        if not 0 < len(homes) <= MANY:
            return guess
        home = f"`{key}` belongs in {' or '.join(homes)}"
        return f"{guess} {home}" if nearest(key, free) else home

    def _missing(self, error: Any, path: Path) -> None:
        if "errorMessage" in error.schema:
            self._verbless(error, path)
            return
        for key in error.validator_value:
            if key not in error.instance and (path, key) not in self.misspelt:
                hint = error.schema.get("properties", {}).get(key, {}).get("description", "") or self._described((*error.absolute_schema_path, key))
                self.report.error("RW103", f"{error.schema['title']} lacks the key `{key}`", self._first_key(path), hint)

    def _dependent(self, error: Any, path: Path) -> None:
        for key, needed in error.validator_value.items():
            for other in needed if key in error.instance else ():
                if other not in error.instance and (path, other) not in self.misspelt:
                    self.report.error("RW103", f"`{key}` needs `{other}` beside it", self._key((*path, key)))

    # ---- steps --------------------------------------------------------------------------------------

    def _verbs(self, keys: Any) -> list[str]:
        """The verbs among some keys; `steps` is one only where no verb takes it."""
        main = [key for key in keys if key in self.schema["definitions"]["verb"]["enum"]]
        return main if len(main) > 1 or "steps" not in keys else [key for key in keys if key in (*main, "steps")]

    def _verbless(self, error: Any, path: Path) -> None:
        words = [word for part in ("verb", "modifier", "note") for word in self.schema["definitions"][part]["enum"]]
        odd = [key for key in error.instance if key not in words]
        guess = nearest(odd[0], words[:14]) if len(odd) == 1 and not isinstance(self._node((*path, odd[0])), Mapping) else None
        if guess is not None:
            self.report.error("RW106", "this step has no verb", self._key((*path, odd[0])), f"did you mean `{guess}`?")
            return
        hint = "named steps inside a step stand under `steps:`" if odd else error.schema["errorMessage"]
        self.report.error("RW106", "this step has no verb", self._first_key(path), hint)

    def _reserved(self, error: Any, path: Path) -> None:
        key = error.instance
        self.silent.add((*path, key))
        hint = f"put it in a step with a name of your own: `name: {{{key}: ...}}`"
        self.report.error("RW105", f"`{key}` is a word of the language and cannot name a step", self._key((*path, key)), hint)

    # ---- values -------------------------------------------------------------------------------------

    def _kind(self, error: Any, path: Path) -> None:
        self.silent.add(path)
        node = self._node(path)
        types = error.schema.get("type", "object")
        wanted = KINDS[types] if types in ("object", "array") else error.schema.get("title") or KINDS[types]
        hint = self._described(tuple(error.absolute_schema_path))
        if isinstance(node, Sequence) and ("step" in wanted or error.schema.get("title") == "a phase"):
            hint = "steps are not a list: give each of them a name, `first: {...}`"
        self.report.error("RW102", f"expected {wanted}, got {_got(node, error.validator)}", self._value(path), hint)

    def _word(self, error: Any, path: Path) -> None:
        node = self._node(path)
        text = node.text if isinstance(node, Scalar) else ""
        self.report.error("RW104", f"`{_clip(text)}` is not allowed here", self._value(path), did_you_mean(text, map(str, error.validator_value)))

    def _name(self, error: Any, path: Path) -> None:
        text, title, rule = error.instance, error.schema["title"], error.schema["patternErrorMessage"]
        is_key = "propertyNames" in error.relative_schema_path
        proposal = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")
        fits = re.search(error.schema["pattern"], proposal) and len(proposal) <= LONGEST
        span = self._key((*path, text)) if is_key else self._value(path)
        self.report.error("RW105", f"`{_clip(text)}` is not {title}", span, f"write `{proposal}`: {rule}" if fits else rule)

    def _described(self, path: Path) -> str:
        """The last description on a path into the schema; a property's own goes before its definition's."""
        found, part = "", self.schema
        for step in path:
            here = ""
            while isinstance(part, dict) and "$ref" in part:
                here = here or part.get("description", "")
                part = self.schema["definitions"][part["$ref"].rsplit("/", 1)[1]]
            found = here or (part.get("description", "") if isinstance(part, dict) else "") or found
            part = part[step]  # type: ignore[index]
        return found


def _got(node: Node, keyword: str) -> str:
    """What stands in place of what was expected."""
    if isinstance(node, Scalar):
        return "a number" if node.number is not None and keyword == "type" else node.text if node.number is not None else kind_of(node)
    size = len(node.items if isinstance(node, Sequence) else node.entries)
    if keyword == "type":
        return kind_of(node)
    return f"{size} entries" if size else f"an empty {kind_of(node)[2:]}"


def _clip(text: str) -> str:
    """A text that fits into a message."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."
