"""What a rule log consists of: frozen data, each value with those who may know it.

An audience is a mask of seats, with the bit after the last seat for onlookers. What is not known of a value is told in
general words; an entry whose audience a seat does not belong to does not exist for that seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import zip_longest

from rulewright.sentences import Speech, english, english_forms
from rulewright.source.text import NOWHERE, Span


class EntryKind(Enum):
    """What an entry tells. The value is its name in JSON."""

    PHASE = "phase"
    CHOICE = "choice"
    SAID = "said"
    RULE = "rule"
    OVERRIDDEN = "overridden"
    CLAIM = "claim"
    PAYMENT = "payment"
    MOVE = "move"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    FACE = "face"
    SHOW = "show"
    ROLL = "roll"
    RANDOM = "random"
    CHANGE = "change"
    OUT = "out"
    END = "end"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class LoggedValue:
    """A value of an entry: its name there, its words, what those are told who
    may not know it, and its number if it has one.
    """

    name: str
    words: str
    hidden: str
    audience: int
    number: int | None = None

    def told(self, eye: int, say: Speech) -> str:
        """For a mask of one seat; 0: everything is told."""
        return self.hidden if eye & ~self.audience else self.words


@dataclass(frozen=True, slots=True)
class LoggedCount:
    """How many are meant, by which the words of a sentence go; to those who may not know it, as if it were one."""

    count: int
    audience: int

    def told(self, eye: int, say: Speech) -> int:
        return 1 if eye & ~self.audience else self.count


@dataclass(frozen=True, slots=True)
class LoggedComponents:
    """Components of an entry: each its name, what it is if one does not know more, and who knows it;
    and who may know which are meant.
    """

    name: str
    members: tuple[tuple[str, str, int], ...]
    audience: int

    def told(self, eye: int, say: Speech) -> str:
        """Those that are known, equal ones counted; then how many others.
        Their order tells nothing about the others.
        """
        if eye & ~self.audience:
            return say("log-not-seen")
        known = [called(words, count) for words, count in sorted(Counter(self.known(eye)).items())]
        others = Counter(cls for _, cls, audience in self.members if eye & ~audience)
        return ", ".join([*known, *(several(cls, count, say) for cls, count in sorted(others.items()))]) or say(
            "nothing"
        )

    def known(self, eye: int) -> list[str]:
        """Nothing to those who may not know which are meant: that one of those they
        know is among them would tell why.
        """
        return [words for words, _, audience in self.members if not eye & ~(audience & self.audience)]


def called(words: str, count: int) -> str:
    return words if count == 1 else f"{count} \N{MULTIPLICATION SIGN} {words}"


def several(cls: str, count: int, say: Speech) -> str:
    """Components of which no more is known than their class."""
    if count == 1:
        return say(f"log-{english_forms.article(cls)}", what=cls)
    return say("log-several", what=cls, many=english_forms.several(cls), count=count)


OTHERWISE = "log-applies-otherwise"
"""The sentence of a rule whose other cases do not apply."""
KnownValue = int | str | tuple[str, ...]
"""A number, a word, or the names of components."""


@dataclass(frozen=True, slots=True)
class LoggedText:
    """Words with values between them, as one value of a sentence."""

    parts: tuple[str | LoggedValue | LoggedComponents, ...]

    def told(self, eye: int, say: Speech) -> str:
        return "".join(part if isinstance(part, str) else part.told(eye, say) for part in self.parts)


Part = str | LoggedValue | LoggedComponents | LoggedCount | LoggedText
"""A value of a sentence."""
Parts = dict[str, Part]
"""By the names that the sentence has for them."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the rules something happened: the rule's kind and name, as they are written."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event, told by the sentence `key` of this program. `span`: the lines of the ruleset that acted; `within`: the
    rules around them, the outermost first.

    `decision`: after so many decisions of the game. `words`, of a line of the log that the rules say: as each seat,
    onlookers and somebody who sees everything are told it. `idle`: nothing has changed, and who may know that; they are
    not told. `way`: who may know which rules run here; others are told a line of the log without its place, for it may
    be said in several.
    """

    kind: EntryKind
    span: Span
    within: tuple[Place, ...]
    decision: int
    audience: int
    key: str
    parts: tuple[tuple[str, Part], ...]
    words: tuple[str, ...] = ()
    idle: int | None = None
    way: int = 0

    def sentence(self, eye: int, column: int, say: Speech) -> str:
        """As it is told to a mask of one seat, whose column is that of its log."""
        if self.words:
            return self.words[column]
        told = {name: part if isinstance(part, str) else part.told(eye, say) for name, part in self.parts}
        return say(self.key, **told)

    def known(self, eye: int) -> Iterator[tuple[str, KnownValue]]:
        """The values that a mask of one seat may know, by name."""
        for _, part in self.parts:
            for value in part.parts if isinstance(part, LoggedText) else (part,):
                if isinstance(value, LoggedComponents):
                    yield value.name, tuple(value.known(eye))
                elif isinstance(value, LoggedValue) and value.name and not eye & ~value.audience:
                    yield value.name, value.words if value.number is None else value.number


@dataclass(frozen=True, slots=True)
class ToldEntry:
    """An entry as one seat may read it. `values`: those that it may know, by name; the others are left out."""

    kind: EntryKind
    span: Span
    within: tuple[Place, ...]
    decision: int
    sentence: str
    values: tuple[tuple[str, KnownValue], ...]


@dataclass(frozen=True)
class RuleLog:
    """The rule log of a game so far. `first`, by seat: the first entry that it may still call up;
    `cut`: it grew too long and ends early.
    """

    players: int
    entries: tuple[LogEntry, ...]
    first: tuple[int, ...]
    cut: bool = False
    chosen: Mapping[int, int] = field(default_factory=dict)
    """By seat, how long the log was before its last choice."""
    say: Speech = field(default=english, compare=False, repr=False)

    def told(self, seat: int | None, *, since: int = 0) -> tuple[ToldEntry, ...]:
        """What a seat (none: an onlooker) may read, from the entry of that number on."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        column = self.players if seat is None else seat
        start = max(since, 0 if seat is None else self.first[seat])
        return self._told(1 << column, column, start)

    def told_in_full(self, *, since: int = 0) -> tuple[ToldEntry, ...]:
        """Everything. Not for anybody who plays."""
        return self._told(0, self.players + 1, since)

    def _told(self, eye: int, column: int, start: int) -> tuple[ToldEntry, ...]:
        told = [
            (entry, found)
            for entry in self.entries[start:]
            if (found := told_entry(entry, eye, column, self.say)) is not None
        ]
        following = [found for _, found in told[1:]]
        return tuple(found for (entry, found), after in zip_longest(told, following) if not _is_idle_rest(entry, after))

    def last_decision(self) -> int:
        """From which entry on the latest choice is told, with what the rules made of it."""
        chosen = [at for at, entry in enumerate(self.entries) if entry.kind is EntryKind.CHOICE]
        return chosen[-1] if chosen else 0


def _is_idle_rest(entry: LogEntry, after: ToldEntry | None) -> bool:
    """Whether a rule applies as in all other cases, and does nothing there as far as is known."""
    if entry.key != OTHERWISE:
        return False
    rule = next((place.name for place in reversed(entry.within) if place.kind == "rule"), "")
    return after is None or Place("case", rule) not in after.within


def told_entry(entry: LogEntry, eye: int, column: int, say: Speech = english) -> ToldEntry | None:
    """An entry for one seat; none if there is none for it, or if nothing happened as far as it knows."""
    if eye & ~entry.audience:
        return None
    if entry.idle is not None and not eye & ~entry.idle:
        return None
    sentence = entry.sentence(eye, column, say)
    if not sentence:
        return None
    span, within = (NOWHERE, ()) if eye & ~entry.way else (entry.span, entry.within)
    return ToldEntry(entry.kind, span, within, entry.decision, sentence, tuple(entry.known(eye)))
