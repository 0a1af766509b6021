"""What the handbook is made of: entries, each with an example that is run, by topics and pages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Frame(Enum):
    """How an example stands in the small game of `rulewright.handbook.host`; `stage` puts it there."""

    VALUE = "a condition that holds"
    BLOCK = "a block of effects"
    STEPS = "steps"
    RULESET = "sections of a ruleset"
    VARIANT = "a variant"
    SCENARIO = "scenarios"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to look up.

    `form` shows how it is written: small words as they stand, capitals for what you fill in, brackets for what may be
    missing. `gives`: a condition that holds once the example has been played (an example that is a condition says it
    itself). `use`: steps that put to use what an example declares. `rules`: the rules of the grammar that the example
    shows. `related`: names of other entries.
    """

    name: str
    form: str
    meaning: str
    example: str
    frame: Frame
    gives: str = ""
    use: str = ""
    rules: tuple[str, ...] = ()
    related: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Topic:
    """Entries that belong together, under a heading."""

    title: str
    about: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the reference: the name of its file, without the suffix."""

    file: str
    title: str
    about: str
    topics: tuple[Topic, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, in the order of the page."""
        return tuple(entry for topic in self.topics for entry in topic.entries)
