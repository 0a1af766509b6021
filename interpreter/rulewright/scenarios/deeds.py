"""What a scenario has done: deeds, forced chance, and how a run that goes astray is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.game import Game
from rulewright.scenarios.call_reader import Meant
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.scenario_parser import EVERYONE
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span


class Astray(Exception):
    """The run did not go as the scenario says."""

    def __init__(self, message: str, span: Span | None, hint: str = "", labels: Iterable[Label] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint
        self.labels = tuple(labels)


@dataclass(frozen=True, slots=True)
class Act:
    """A deed, understood."""

    span: Span
    seat: int
    calls: tuple[Meant, ...]

    @property
    def text(self) -> str:
        who = "everyone" if self.seat == EVERYONE else f"player {self.seat + 1}"
        return f"{who}: {', '.join(call.text for call in self.calls)}"


@dataclass(frozen=True, slots=True)
class ForcedOutcome:
    """A forced outcome: a component, or a value of a type (`number`, `player`, a space ...), counted as states do."""

    span: Span
    pattern: ComponentPattern | None
    value: int
    type: str

    @property
    def text(self) -> str:
        return line(self.span.text)


@dataclass
class Trace:
    """What happened: deeds, choices that were none, chance, and lines of the log; nothing if the game keeps no log."""

    lines: list[str] = field(default_factory=list)
    logged: int = 0

    def add(self, text: str, game: Game) -> None:
        """A line, after what the log has told until now."""
        self.catch_up(game)
        self.lines.append(text)

    def catch_up(self, game: Game) -> None:
        log = game.state.log or []
        self.lines += [f"  {entry[-1]}" for entry in log[self.logged :]]
        self.logged = len(log)
