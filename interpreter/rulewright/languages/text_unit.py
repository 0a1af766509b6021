"""A text of a ruleset that people read: its id, its place and its holes. A message file translates it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from rulewright.languages.hole_names import variable
from rulewright.source.cells import neutral
from rulewright.source.text import Span
from rulewright.source.underscores import without_underscores

BRACES = re.compile(r"\{([^{}]*)\}")


class UnitSort(Enum):
    """What a text is: words that stand in the ruleset; a line with holes that a game tells;
    what something is called.
    """

    STATIC = "static"
    LINE = "line"
    NAME = "name"
    ACTION = "action"


@dataclass(frozen=True, slots=True)
class UnitHole:
    """A value in a text. `owner`: the ids of the messages whose attributes it may be asked for."""

    name: str
    text: str
    owners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextUnit:
    """`name` is what a game calls it by: the declared name of what has a name, else nothing.
    `attributes`: which have a meaning of their own.
    """

    id: str
    sort: UnitSort
    source: str
    span: Span
    holes: tuple[UnitHole, ...] = ()
    name: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()

    @property
    def template(self) -> str:
        """The source as a message would have it."""
        if self.sort is UnitSort.STATIC:
            return re.sub(r"[{}]", r'{"\g<0>"}', self.source)
        names = {hole.text: hole.name for hole in self.holes}
        return BRACES.sub(lambda found: f"{{ ${names.get(found[1], variable(found[1]))} }}", self.source)


def flat(text: str) -> str:
    """A text on one line, as message files have it: what moves the cursor or hides is written out."""
    return " ".join(neutral(" ".join(text.split())).split())


def plain(name: str) -> str:
    return without_underscores(name)


def unit_id(path: tuple[str, ...]) -> str:
    """An id that Fluent takes: what stands before a bracket, joined by hyphens."""
    parts = (re.sub(r"\W+", "_", part.partition("(")[0].rpartition(".")[2], flags=re.ASCII).strip("_") for part in path)
    found = "-".join(part for part in parts if part)
    return found if found[:1].isalpha() else f"text-{found}"
