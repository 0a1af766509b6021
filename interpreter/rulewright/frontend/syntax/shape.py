"""Keys and kinds of values, as the JSON Schemas of `schemas/` describe them, told in the author's words.

In: the root node of a file and the name of its schema. Complains about unknown, missing and misplaced keys, wrong kinds
of value, words that are not allowed, bad names, and steps without one verb; every mistake once, at its place.
What an expression says is not looked at. Values whose schema carries a `$comment` are judged by the module it names.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from itertools import chain

from rulewright.frontend.syntax import words_as_said
from rulewright.frontend.syntax.file_schemas import (
    CutNumber,
    CutText,
    DataPath,
    FileSchema,
    Plain,
    ShapeError,
    shape_errors,
)
from rulewright.frontend.syntax.key_errors import LONGEST, MOST, KeyTeller
from rulewright.frontend.syntax.meant_keys import as_meant
from rulewright.frontend.syntax.node_places import NodePlaces
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence, cut_off, kind_of
from rulewright.frontend.syntax.step_errors import StepTeller
from rulewright.resources import Schema
from rulewright.source.clipped_text import one_line
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.lookalikes import odd_character, plain_text
from rulewright.source.suggestions import did_you_mean, instead
from rulewright.source.text import Span
from rulewright.source.transliteration import transliterated

LIKE_NUMBER = re.compile(r"[-+]?[0-9][0-9_.,eE]*\Z")
"""What a person means as a number, also where it is too long, or written in another way."""

KINDS = {"object": "a mapping", "array": "a list", "string": "text", "integer": "a whole number"}

TEXTS = ("title", "about", "credits", "why", "source", "called", "says", "asks", "announces", "from")
"""Keys of texts for people, and of file names."""


LOOKS = 6
"""So often is a tree looked at again after misspelt keys were taken as they were meant: more may lie below them."""
MOST_SOUND = 4096
CALLED = "; `called` holds the word as people read it"


def check_shape(root: Node, schema: str, report: Report) -> Node:
    """Report every place where `root` differs from the schema `schema` ("ruleset", "variant", "scenario").

    The result is the tree as it was meant: misspelt keys are told and then taken for the keys that they are like, so
    that nothing is told of what was lost with them.
    """
    try:
        for _ in range(LOOKS):
            errors = _errors(root, schema)
            meant = _Teller(root, schema, report).tell_misspelt(errors)
            if not meant:
                break
            root = as_meant(root, meant)
        else:
            errors = _errors(root, schema)
    except RecursionError:
        report.error("RW006", "nested too deeply", root.span, "no file needs this; flatten it")
        return root
    _Teller(root, schema, report).tell(errors)
    return root


def _errors(root: Node, schema: str) -> list[ShapeError]:
    """Where a tree differs from a schema."""
    data = _plain(root)
    content = hashlib.blake2b(f"{schema} {data!r}".encode(errors="surrogatepass")).digest()
    if content in _sound:
        return []
    errors = shape_errors(schema, data, MOST)
    if not errors and len(_sound) < MOST_SOUND:
        _sound.add(content)
    return errors


_sound: set[bytes] = set()
"""Hashes of data in which nothing was wrong: a ruleset is read again for every variant, scenario file and
language, and the schema takes half of the time.
"""


def _plain(node: Node) -> Plain:
    """The tree as plain data: mappings, lists, whole numbers and text."""
    if isinstance(node, Mapping):
        return {entry.name: _plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    if cut_off(node) is not None:
        return CutText(node.text) if node.number is None else CutNumber(node.number)
    return node.text if node.number is None else node.number


class _Teller:
    """Tells the errors of one file."""

    def __init__(self, root: Node, schema: str, report: Report) -> None:
        self.report = report
        self.silent: set[DataPath] = set()
        self.schema = FileSchema(schema)
        self.places = NodePlaces(root)
        self.steps = StepTeller(self.schema, self.places, report, self.silent)
        self.keys = KeyTeller(self.schema, self.places, self.steps, report)

    def tell_misspelt(self, errors: list[ShapeError]) -> dict[DataPath, str]:
        """Tell the keys that are plainly misspelt; what they were meant as, by their paths."""
        tellers = {"additionalProperties": self.keys.tell_misspelt, "required": self.steps.tell_misspelt}
        found = (tellers[error.keyword](error) for error in errors if error.keyword in tellers)
        return dict(chain.from_iterable(found))

    def tell(self, errors: list[ShapeError]) -> None:
        """Tell what explains other errors before these, so that a root cause is told once."""
        tellers: dict[str, Callable[[ShapeError], None]] = {
            "not": self.steps.reserved,
            "type": self._kind,
            "additionalProperties": self.keys.unknown,
            "required": self.keys.missing,
            "dependencies": self.keys.dependent,
            "enum": self._word,
            "pattern": self._name,
            "format": self._text,
        }
        ranks = {keyword: rank for rank, keyword in enumerate(tellers)}
        for error in errors:
            if error.keyword == "additionalProperties" and "else" in error.schema["properties"]:
                self.steps.named_by_verb(error.keys, error.path)
        for error in sorted(errors, key=lambda error: ranks.get(error.keyword, len(ranks))):
            if not self._explained(error):
                tellers.get(error.keyword, self._kind)(error)

    def _explained(self, error: ShapeError) -> bool:
        """Whether a wrong kind of value or a refused step name was told here or
        above, or another module judges this value.
        """
        if any(error.path[:length] in self.silent for length in range(len(error.path) + 1)):
            return True
        return "$comment" in error.schema and error.keyword != "type"

    def _kind(self, error: ShapeError) -> None:
        path = error.path
        self.silent.add(path)
        node, types = self.places.node(path), error.schema.get("type", "")
        wanted = error.schema.get("title", "one entry or more")
        if error.keyword == "type":
            wanted = KINDS[types] if types in ("object", "array") else error.schema.get("title") or KINDS[types]
        if isinstance(node, Scalar) and LIKE_NUMBER.match(node.text):
            wanted += _range(error.schema)
        hint = self.schema.described(error)
        if isinstance(node, Sequence) and ("step" in wanted or error.schema.get("title") == "a phase"):
            hint = "steps are not a list: give each of them a name, `first: {...}`"
        self.report.error("RW102", f"expected {wanted}, got {_got(node, error.keyword)}", self.places.value(path), hint)
        self._refuse(path)

    def _text(self, error: ShapeError) -> None:
        report_cut(self.places.node(error.path), self.report)

    def _word(self, error: ShapeError) -> None:
        word, allowed = str(error.value), [str(one) for one in error.wanted]
        said = words_as_said.closed(word, allowed)
        hint = instead(word, said) if said else did_you_mean(word, allowed)
        self.report.error(
            "RW104", f"`{one_line(word, LONGEST)}` is not allowed here", self.places.value(error.path), hint
        )
        self._refuse(error.path)

    def _name(self, error: ShapeError) -> None:
        text, path, rule = str(error.value), error.path, error.schema["patternErrorMessage"]
        plain = transliterated(text)
        proposal = re.sub(r"[^a-z0-9]+", "_", plain_text(plain).lower()).strip("_")
        called = CALLED if plain != text and path[:1] == ("components",) else ""
        hint = (
            f"write `{proposal}`: {rule}{called}"
            if re.search(error.schema["pattern"], proposal) and len(proposal) <= LONGEST
            else rule
        )
        odd = odd_character(text)
        told = f"{odd}; {hint}" if odd else hint
        hint = instead(text, proposal, told) if hint != rule else told
        if "propertyNames" not in error.schema_path:
            self.report.error(
                "RW105", f"`{one_line(text, LONGEST)}` is not {error.schema['title']}", self.places.value(path), hint
            )
            self._refuse(path)
        elif not self.keys.cut((*path, text)):
            hint = (
                self.keys.rest_hint((*path, text), text.split()[:1] if re.fullmatch(r"\w+ \d+", text) else ())
                if self.places.is_rest((*path, text))
                else hint
            )
            self.report.error(
                "RW105",
                f"`{one_line(text, LONGEST)}` is not {error.schema['title']}",
                self.places.key((*path, text)),
                hint,
            )

    def _refuse(self, path: DataPath) -> None:
        """Nothing more is told of a single value that was refused; the later stages read it all the same."""
        node = self.places.node(path)
        if isinstance(node, Scalar):
            self.report.refuse(node.span)


def is_text(key: str) -> bool:
    """Whether a key, or the path of a variant, is one of a text for people."""
    return key.rpartition(".")[2] in TEXTS or key.startswith("assumed.")


def report_cut(node: Node, report: Report) -> None:
    """Tell that a comment stands behind a text without quotes."""
    comment = cut_off(node)
    if comment is not None:
        whole = Span(comment.source, node.span.start, comment.end)
        text = whole.text.rstrip()
        fixes = (
            []
            if '"' in text or "\\" in text or "\n" in text
            else [Fix(whole, f'"{text}"', "put it all in quotes", is_safe=True)]
        )
        report.error(
            "RW014",
            "YAML cuts this text: a comment starts here",
            comment,
            "put the text in quotes; a comment stands behind the quotes, or on a line of its own",
            fixes=fixes,
        )


def _got(node: Node, keyword: str) -> str:
    """What stands in place of what was expected."""
    number = node.number if isinstance(node, Scalar) else None
    if keyword == "type":
        if number is None and isinstance(node, Scalar) and not node.style and LIKE_NUMBER.match(node.text):
            return f"`{one_line(node.text, LONGEST)}`"
        return kind_of(node) if number is None else "a number"
    if isinstance(node, Scalar):
        return "nothing" if number is None else str(number)
    size = len(node.items if isinstance(node, Sequence) else node.entries)
    return f"{size} entries" if size else kind_of(node).replace("a ", "an empty ")


def _range(schema: Schema) -> str:
    """Which numbers are allowed, where both ends are limited and the title does not tell them."""
    if "minimum" not in schema or "maximum" not in schema or any(map(str.isdigit, schema.get("title", ""))):
        return ""
    return f" from {schema['minimum']} to {schema['maximum']}"
