"""What a game is measured by piece: its actions, the values that may be picked for them, the kinds of its cards and
other components, its rules, the rows of its tables.

In: a Program, and a marked one of the same configuration. Out: subjects, numbered, the same for the same ruleset on
every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import PurePath
from typing import Any

from rulewright.ir.marks import Mark
from rulewright.ir.program import Program
from rulewright.lab.decision_log.option_subjects import ActionOptions
from rulewright.source.cells import neutral
from rulewright.source.underscores import without_underscores

ACTION, COMPONENT, OPTION, RULE, ROW = "action", "component", "option", "rule", "row"
RULES = (RULE, ROW)
"""What a game may reach or not."""
LONGEST = 60
"""So many characters of a rule's text are told."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One of them. `place`: where the rules name it; the class of a component.
    `always`: a rule that every game of the configuration reaches.
    """

    kind: str
    name: str
    place: str = ""
    always: bool = False

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Subjects:
    """All of one configuration: actions, then faces class by class, then what may be picked, then marks."""

    program: Program
    marks: tuple[Mark, ...]

    @cached_property
    def all(self) -> tuple[Subject, ...]:
        actions = [
            Subject(ACTION, without_underscores(action.name), _place_of(action.span)) for action in self.program.actions
        ]
        faces = [
            Subject(COMPONENT, face.called or face.kind, info.name)
            for info in self.program.classes
            for face in info.faces
        ]
        return (*actions, *faces, *self._options(), *(_rule(mark) for mark in self.marks))

    def _options(self) -> Iterator[Subject]:
        for stretch in self.options.stretches:
            place = _place_of(stretch.action.span)
            yield from (Subject(OPTION, name, place) for name in stretch.names(self.program))

    @cached_property
    def options(self) -> ActionOptions:
        return ActionOptions(self.program)

    def options_of(self, number: int) -> Iterator[int]:
        """The subjects of the values that a legal id of an action picks."""
        return (self.first_option + place for place in self.options.places(number))

    @cached_property
    def first_option(self) -> int:
        """The subject of the first one."""
        return len(self.program.actions) + sum(len(info.faces) for info in self.program.classes)

    @cached_property
    def of_component(self) -> tuple[int, ...]:
        """The subject of every component."""
        starts, following = {}, len(self.program.actions)
        for info in self.program.classes:
            starts[info.name] = following
            following += len(info.faces)
        return tuple(starts[component.cls] + component.face for component in self.program.components)

    @cached_property
    def first_mark(self) -> int:
        """The subject of the first mark."""
        return len(self.all) - len(self.marks)


def _rule(mark: Mark) -> Subject:
    text = " ".join(mark.span.text.split())
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
    if mark.kind == "row":
        return Subject(ROW, f"{mark.side} {neutral(short)}", _place_of(mark.span), mark.always)
    return Subject(
        RULE,
        f"{mark.kind} `{neutral(short)}`" + (f": {mark.side}" if mark.side else ""),
        _place_of(mark.span),
        mark.always,
    )


def _place_of(span: Any) -> str:
    """The file without its folders: a log is the same wherever the ruleset lies."""
    return f"{PurePath(span.source.name).name}:{span.position}"
