"""The state of a game: one flat vector, the generator beside it, and what a stop is waiting for."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass, field

from rulewright.backend.runtime.game_wording import GameWording, ToldLine
from rulewright.ir.program import Program

SlotValues = list[int]
"""All numbers of a state, slot by slot."""


class LogLine(tuple[str, ...]):
    """One line of the log for every seat, then for onlookers, then with everything told.

    `told`: the same as data, from which it can be put into other words; nothing in a log that was read from a file.
    `retold`: what it is in other words, by these and the column.
    """

    told: tuple[ToldLine | None, ...] = ()
    retold: dict[tuple[GameWording, int], str]

    def in_words(self, wording: GameWording, column: int) -> str:
        """For one reader in these words; found once, for logs are read again and again."""
        told = self.told[column] if self.told else None
        if told is None:
            return self[column]
        if (wording, column) not in self.retold:
            self.retold[wording, column] = wording.line(told)
        return self.retold[wording, column]


NOT_TOLD = ""
"""In place of a line for those who do not learn that there is one."""


@dataclass(slots=True)
class State:
    """A position, its generator, and the pending stop.

    `slots` is the vector of the Program. `pending` maps the seats that may act now to their legal action ids; it is
    worked out again after loading. `decisions` counts decisions, `progress` decisions and chance events. `outcome` is a
    chance outcome to be taken next; `automatic` says that chance decides by itself. `work` is what loops have cost
    since a decision, and the number of that decision. `chosen_at` says how many lines the log had before each seat's
    last choice. `heard` collects for each seat what the log tells it, as numbers (`hearing.py`), until whoever asked
    for that takes them out. `seconds` is the processor time that the rules have taken (`game_time.py`).
    """

    slots: list[int]
    streams: list[int]
    decisions: int = 0
    progress: int = 0
    started: bool = False
    automatic: bool = True
    outcome: int | None = None
    pending: dict[int, list[int]] = field(default_factory=dict)
    log: list[LogLine] | None = None
    rounds: dict[int, tuple[int, int, tuple[int, ...]]] = field(default_factory=dict)
    work: tuple[int, int] = (0, 0)
    visited: dict[int, int] | None = None
    chosen_at: dict[int, int] = field(default_factory=dict)
    heard: list[list[int]] | None = None
    seconds: float = field(default=0.0, compare=False)

    def clone(self) -> State:
        """An independent copy; the log is shared up to here and grows apart from here on."""
        log = None if self.log is None else list(self.log)
        visited = None if self.visited is None else dict(self.visited)
        pending = dict(self.pending)
        return State(
            self.slots[:],
            self.streams[:],
            self.decisions,
            self.progress,
            self.started,
            self.automatic,
            self.outcome,
            pending,
            log,
            {},
            self.work,
            visited,
            dict(self.chosen_at),
            None if self.heard is None else [list(numbers) for numbers in self.heard],
            self.seconds,
        )

    def stream(self) -> int:
        """Chance before the first decision has a stream of its own."""
        return 1 if self.started else 0


def digest(program: Program, state: State) -> str:
    """The hash of the position alone: 16 hexadecimal digits of BLAKE2b over its slots as little-endian int32."""
    words = array("i", state.slots[program.position_start :])
    return hashlib.blake2b(words.tobytes(), digest_size=8).hexdigest()


def full_digest(program: Program, state: State) -> str:
    """The hash of the position, the counters and the generator."""
    extra = ",".join(map(str, (*state.streams, state.decisions, int(state.started))))
    return hashlib.blake2b((digest(program, state) + extra).encode(), digest_size=8).hexdigest()
