"""One message file, read with Fluent's parser: its messages, each with its place and the text that it translates.

In: a `Source`. Out: `MessageFile`. Complains about what is no message, about names that stand twice, and about what no
message of a stranger may do: functions, references to other messages, control characters, nesting without end.

A comment above each message says what it translates: `# text: the source`. A line `# todo` says that it is not done
yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rulewright.errors import brings
from rulewright.languages.message_paths import MISSING, NoLanguage
from rulewright.languages.typography import space_pattern, spacing_of
from rulewright.source.cells import on_one_line
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast as ftl

MOST_CHARACTERS = 200_000
MOST_MESSAGES, MOST_BRACES, MOST_LINES = 3_000, 5_000, 10_000
"""Fluent's library takes a second for so much of each; the largest shipped file has 479 messages in 84,142 characters
and 1,439 lines.
"""
MOST_DIGITS = 15
"""Of a number in a message: the library rounds longer ones, or fails."""
MOST_DEEP = 12
"""Braces within braces: the library goes down into them one by one."""
COUNTED = (
    ("characters", MOST_CHARACTERS, re.compile("(?s).")),
    ("lines", MOST_LINES, re.compile("\n")),
    ("messages", MOST_MESSAGES, re.compile(r"(?m)^[^\s#}\[*.].*")),
    ("opening braces", MOST_BRACES, re.compile("{")),
)
"""What a message file has no more of, and how it is told before it is read."""
TEXT = "text:"
TODO = "todo"
HARMLESS = frozenset(
    {"Message", "Term", "Attribute", "Identifier", "Pattern", "TextElement", "Placeable", "SelectExpression", "Variant"}
    | {"VariableReference", "TermReference", "StringLiteral", "NumberLiteral", "CallArguments", "NamedArgument"}
)
"""Forms of Fluent that a message may have."""
ALWAYS = ("key", "count", "number")
"""What a message may ask of a value that is no attribute: its key; of a list how many there are;
of a player, side or space its number.
"""
NO_VALUES: Mapping[str, Any] = MappingProxyType({})
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters, and marks that turn the direction of what follows: in a terminal they do harm."""


@dataclass(frozen=True, slots=True)
class MessageEntry:
    """A message. `text` is the source that it translates (none: it does not say), `variables` the values that its words
    name, each with its place.

    `used`: the terms that it uses.
    """

    id: str
    span: Span
    text: str | None
    is_done: bool
    attributes: tuple[str, ...]
    variables: tuple[tuple[str, Span], ...]
    has_value: bool = True


@dataclass(frozen=True)
class MessageFile:
    """What a file holds. Messages that may do harm are not among `entries`, and not in the bundle."""

    source: Source
    language: str
    entries: dict[str, MessageEntry] = field(default_factory=dict)
    bundle: FluentBundle | None = None

    def words(self, id_: str, attribute: str = "", values: Mapping[str, Any] = NO_VALUES) -> str | None:
        """A message, or an attribute of one, filled in; none where there is none or it fails."""
        if self.bundle is None or id_ not in self.entries:
            return None
        message = self.bundle.get_message(id_)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        given = {name: _as_typed(value) if type(value) is int else value for name, value in values.items()}
        try:
            found, problems = self.bundle.format_pattern(pattern, given)
        except Exception:  # noqa: BLE001 (a stranger's words, filled in by a library: whatever fails has no words)
            return None
        shown = on_one_line(str(found))
        return shown if not problems and shown else None


def _as_typed(number: int) -> Any:
    """A number as tables have it and people type it, without signs between thousands."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 (an extra)

    return fluent_number(number, useGrouping=False)


def grouped(number: int) -> Any:
    """A number of a report, with the signs that a language has between thousands."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return fluent_number(number, useGrouping=True)


def check_library() -> None:
    """Complains where Fluent's library is not installed."""
    if find_spec("fluent") is None or find_spec("fluent.runtime") is None:
        raise NoLanguage(f"{MISSING}: {brings('languages')}")


def read_messages(source: Source, language: str, report: Report) -> MessageFile:
    """The messages of a text."""
    check_library()
    from fluent.runtime import FluentBundle  # noqa: PLC0415 (an extra, and takes long)
    from fluent.syntax import FluentParser  # noqa: PLC0415

    if _is_too_much(source, report):
        return MessageFile(source, language)
    reader = _Reader(source, report)
    kept = [one for one in FluentParser().parse(source.text).body if reader.takes(one)]
    spacing = spacing_of(language)
    for pattern in (one for entry in kept for one in parts(entry) if type(one).__name__ == "Pattern"):
        space_pattern(pattern, spacing)
    bundle = FluentBundle([language], use_isolating=False)
    body: Any = type("Kept", (), {"body": kept})()
    bundle.add_resource(body)
    return MessageFile(source, language, reader.entries, bundle)


def _is_too_much(source: Source, report: Report) -> bool:
    """Whether a text is larger, or has more braces within braces, than a message file may: then it is not read."""
    for what, most, pattern in COUNTED:
        first = next(islice(pattern.finditer(source.text), most, None), None)
        if first is not None:
            report.error(
                "RW926", f"a message file may have {most:,} {what}", source.span(first.start()), "leave some out"
            )
            return True
    deep = 0
    for found in re.finditer(r"[{}]|\n(?=\S)", source.text):
        deep = deep + 1 if found[0] == "{" else max(0, deep - 1) if found[0] == "}" else 0
        if deep > MOST_DEEP:
            place = source.span(found.start())
            report.error("RW926", f"more than {MOST_DEEP} braces within braces", place, "write the words out")
            return True
    return False


class _Reader:
    """Looks at entry after entry."""

    def __init__(self, source: Source, report: Report) -> None:
        self.source, self.report = source, report
        self.entries: dict[str, MessageEntry] = {}
        self.terms: set[str] = set()

    def takes(self, entry: Any) -> bool:
        """Whether an entry is a message or term that may be used."""
        kind = type(entry).__name__
        if kind == "Junk":
            self._junk(entry)
        if kind not in ("Message", "Term") or not self._is_first(entry, kind) or not self._is_harmless(entry):
            return False
        if kind == "Term":
            self.terms.add(entry.id.name)
            return True
        self.entries[entry.id.name] = self._read(entry)
        return True

    def _junk(self, entry: Any) -> None:
        for one in entry.annotations[:1]:
            at = min(one.span.start, max(entry.span.start, entry.span.end - 1))
            hint = "a message is written `name = words`; what goes on in the next line is indented"
            self.report.error(
                "RW920", f"this is no message: {one.message[:1].lower() + one.message[1:]}", self.source.span(at), hint
            )

    def _is_first(self, entry: ftl.Message, kind: str) -> bool:
        name = entry.id.name
        known = self.terms if kind == "Term" else self.entries
        if name in known:
            self._refuse(f"`{name}` stands here twice", entry, "keep one of them")
        return name not in known

    def _is_harmless(self, entry: Any) -> bool:
        for node in parts(entry):
            why = _harm(node)
            if why:
                self._refuse(why[0], node, why[1])
                return False
        return True

    def _refuse(self, message: str, node: Any, hint: str) -> None:
        self.report.error("RW926", message, self._span(node), hint)

    def _span(self, node: Any) -> Span:
        found = getattr(node, "id", node).span or node.span
        return self.source.span(found.start, found.end)

    def _read(self, entry: Any) -> MessageEntry:
        texts, is_done = _comment(entry.comment.content if entry.comment is not None else "")
        variables = [
            (one.id.name, self._span(one)) for one in parts(entry) if type(one).__name__ == "VariableReference"
        ]
        attributes = tuple(one.id.name for one in entry.attributes)
        return MessageEntry(
            entry.id.name, self._span(entry), texts, is_done, attributes, tuple(variables), entry.value is not None
        )


def _comment(comment: str) -> tuple[str | None, bool]:
    """What a comment says: the source, and whether the message is done."""
    lines = [line.strip() for line in comment.split("\n")]
    texts = [line.removeprefix(TEXT).strip() for line in lines if line.startswith(TEXT)]
    return " ".join(texts) if texts else None, not any(line == TODO or line.startswith(TODO + ":") for line in lines)


def parts(node: Any) -> Iterator[Any]:
    """A node of Fluent's tree and all below it; comments apart."""
    stack = [node]
    while stack:
        one = stack.pop()
        if isinstance(one, list):
            stack += reversed(one)
        elif hasattr(one, "span") and type(one).__name__ != "Comment":
            yield one
            stack += [value for name, value in vars(one).items() if name not in ("span", "comment")]


def _harm(node: Any) -> tuple[str, str] | None:
    """Why a message with such a part is not used, and what to write instead. What is not known is refused."""
    kind = type(node).__name__
    if kind == "MessageReference":
        return (
            f"messages do not use other messages, and this uses `{node.id.name}`",
            f"make it a term: `-{node.id.name}`",
        )
    if kind == "FunctionReference":
        return f"messages call no functions, and this calls `{node.id.name}`", "write the value alone: `{ $number }`"
    if kind not in HARMLESS:
        return (
            "this form of Fluent is not used in messages for rulesets",
            "write words, values and choices of words only",
        )
    if kind == "NumberLiteral" and len(node.value) > MOST_DIGITS:
        return f"a number in a message may have {MOST_DIGITS} digits", "write it as words"
    words = node.parse()["value"] if kind == "StringLiteral" else node.value if kind == "TextElement" else ""
    return ("a control character may not stand in a message", "leave it out") if CONTROL.search(words) else None
