"""Mutants of a C header of the compiled backend: one change each, in one line of a function.

In: a header's text. Out: `CMutant`s, each with a name that stays the same while the code around it changes. Comments,
lines of the preprocessor and declarations without a body are left alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

FUNCTION = re.compile(r"^(?:RW|API|ALWAYS_INLINE)\b.*?\b(\w+)\(")
STATEMENT = re.compile(
    r"^\s+(?:for \([^{]*\) |if \([^{]*\) )?(?!return|num |cell |const |uint64_t |int |break)[\w*(][^{}]*;$"
)
EXCHANGED = (
    (r"==", "!="),
    (r"!=", "=="),
    (r"<=", "<"),
    (r">=", ">"),
    (r" < ", " <= "),
    (r" > ", " >= "),
    (r"&&", "||"),
    (r"\|\|", "&&"),
    (r"(?<=\s)&(?=\s)", "|"),
    (r"(?<=\s)\|(?=\s)", "&"),
    (r"&=", "|="),
    (r"\|=", "&="),
    (r"~", ""),
    (r"!(?=\w)", ""),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r"(?<![\w.])0(?![\w.])", "1"),
    (r"(?<![\w.])1(?![\w.])", "0"),
    (r"\bif \(", "if (!("),
    (r"\bHIDDEN\b", "NOBODY"),
    (r"\bNOBODY\b", "HIDDEN"),
)
"""What is looked for in a line, and what stands there instead."""


@dataclass(frozen=True, slots=True)
class CMutant:
    """One change: its name, the line, the function, and the whole header with it."""

    name: str
    line: int
    function: str
    text: str


def mutants(text: str) -> Iterator[CMutant]:
    """All mutants of a header, in the order of its lines."""
    lines, function, counts = text.splitlines(), "", Counter[str]()
    for at, (line, code) in enumerate(zip(lines, _without_comments(text).splitlines(), strict=True)):
        opened = FUNCTION.match(code)
        function = opened[1] if opened else "" if code.startswith("}") else function
        if not function or code.startswith("#") or (opened and "{" not in code):
            continue
        for what, changed in _changes(code, from_=code.index("{") if opened else 0):
            name = f"{function}: {' '.join(line.split())} => {what}"
            counts[name] += 1
            title = f"{name} #{counts[name]}" if counts[name] > 1 else name
            yield CMutant(title, at + 1, function, "\n".join([*lines[:at], changed, *lines[at + 1 :], ""]))


def _without_comments(text: str) -> str:
    """The same lines, with spaces for comments."""
    return re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.DOTALL)


def _changes(code: str, from_: int) -> Iterator[tuple[str, str]]:
    """What is said of a change of a line, and the line with it."""
    for pattern, new in EXCHANGED:
        for found in re.compile(pattern).finditer(code, from_):
            changed = code[: found.start()] + new + code[found.end() :]
            if new == "if (!(":
                changed = _closed(changed, found.start() + len(new))
            yield (
                f"`{found[0].strip()}` at {found.start() - len(code) + len(code.lstrip())} is `{new.strip()}`",
                changed,
            )
    if STATEMENT.match(code) and not from_:
        yield "left out", re.sub(r"\S.*", ";", code, count=1)


def _closed(code: str, at: int) -> str:
    """The line with one more closing bracket, where the condition that begins at a place ends."""
    depth = 1
    for place in range(at, len(code)):
        depth += {"(": 1, ")": -1}.get(code[place], 0)
        if not depth:
            return code[:place] + ")" + code[place:]
    return code
