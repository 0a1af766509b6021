"""Puts an example into the small game, so that it can be checked and played.

In: an entry. Out: the text of a whole ruleset, in which the words "it holds" go to the log where the entry's condition
holds. Sections of an example are added to those of the game; an entry of the same name takes the other's place.
"""

from __future__ import annotations

import re
from textwrap import indent
from typing import assert_never

from rulewright.handbook.entry import Entry, Frame
from rulewright.handbook.host import HOST

HOLDS = "it holds"
"""What the log says where the condition of an example holds."""

_TRIAL = "trial(player me)"


def staged(entry: Entry) -> str:
    """The ruleset in which an entry's example is played. Variants and scenarios lie beside it."""
    text = merged(HOST, entry.example) if entry.frame is Frame.RULESET else HOST
    steps = _steps(entry)
    return merged(text, f"phases:\n  {_TRIAL}:\n{indent(steps, '    ')}") if steps else text


def _steps(entry: Entry) -> str:
    """What happens at the table: the example, and the question whether what it says is true."""
    match entry.frame:
        case Frame.VALUE:
            return _question(entry.example)
        case Frame.BLOCK:
            tried = "tried: |\n" + indent(entry.example, "  ")
        case Frame.STEPS:
            tried = entry.example
        case Frame.RULESET | Frame.VARIANT | Frame.SCENARIO:
            tried = entry.use
        case _:
            assert_never(entry.frame)
    question = _question(entry.gives) if entry.gives else ""
    return "\n".join(part for part in (tried.rstrip(), question) if part)


def _question(condition: str) -> str:
    return f'asked:\n  when:\n{indent(condition.rstrip(), "    ")}\n  do: say "{HOLDS}"\n'


def merged(text: str, piece: str) -> str:
    """A ruleset with the sections of a piece: entries are added, or take the place of their like."""
    whole = _sections(text)
    for name, lines in _sections(piece).items():
        if not lines[0].endswith(":") or name not in whole or not whole[name][0].endswith(":"):
            whole[name] = lines
        else:
            own = _entries(lines)
            kept = [line for entry, old in _entries(whole[name]).items() if entry not in own for line in old]
            whole[name] = [lines[0], *kept, *lines[1:]]
    return "\n".join(line for lines in whole.values() for line in lines) + "\n"


def _sections(text: str) -> dict[str, list[str]]:
    """The lines of a text by the top-level key under which they stand."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line[:1].strip():
            found.setdefault(line.partition(":")[0], []).append(line)
        else:
            found[list(found)[-1]].append(line)
    return found


def _entries(lines: list[str]) -> dict[str, list[str]]:
    """The lines of a section by entry."""
    found: dict[str, list[str]] = {}
    for line in lines[1:]:
        if re.match(r"  \S", line):
            found[line.strip().partition(":")[0]] = []
        found[list(found)[-1]].append(line)
    return found
