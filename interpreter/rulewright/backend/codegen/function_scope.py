"""The C text of a function while it is printed: the lines of one function, what is bound in
it, and how it leaves when something goes wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

_ATOM = re.compile(r"-?\w+")


class FunctionScope:
    """One C function. `env` maps slots to the C names that stand for them; other slots lie in the position.

    `leaves` is what follows a fault that was noted: `return 0` in functions, a jump in the step loop.
    """

    def __init__(self, leaves: str = "return 0") -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.env: dict[int, str] = {}
        self.leaves = leaves
        self.faults = False
        self.count = 0
        self.shifted = 0
        self.declared: dict[str, str] = {}
        """Variables that the function begins with, as far as it uses them."""
        self.restart()

    def restart(self) -> None:
        """A statement begins here: what need not be worked out in its loops is put before it."""
        self.top, self.floor = len(self.lines), self.depth
        self.hoisted: dict[str, str] = {}

    @property
    def in_loop(self) -> bool:
        return self.depth > self.floor

    def hoist(self, value: str) -> str:
        """A value under a name, worked out before the statement."""
        if value not in self.hoisted:
            self.hoisted[value] = self.fresh("h")
            self.lines.insert(self.top, "    " * self.floor + f"num {self.hoisted[value]} = {value};")
            self.top += 1
            self.shifted += 1
        return self.hoisted[value]

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def open(self, text: str) -> None:
        self.line(f"{text} {{" if text else "{")
        self.depth += 1

    def close(self, text: str = "}") -> None:
        self.depth -= 1
        self.line(text)

    @contextmanager
    def block(self, text: str = "") -> Iterator[None]:
        self.open(text)
        yield
        self.close()

    def fresh(self, stem: str = "t") -> str:
        """A name that the function does not have yet."""
        self.count += 1
        return f"{stem}{self.count}"

    def atom(self, value: str) -> str:
        """The value under a name, or as it is where it is a name or number."""
        if _ATOM.fullmatch(value):
            return value
        name = self.fresh()
        self.line(f"num {name} = {bare(value)};")
        return name

    def fail(self, condition: str, number: int, a: str = "0", b: str = "0") -> None:
        """Where the condition holds, a fault."""
        self.faults = True
        test = f"if (RARE({bare(condition)})) " if condition else ""
        self.line(f"{test}{{ rw_fault(g, {number}, {bare(a)}, {bare(b)}); {self.leaves}; }}")

    def failed(self) -> None:
        """After a call that may have noted a fault."""
        self.faults = True
        self.line(f"if (RARE(g->fault)) {{ {self.leaves}; }}")


def bare(text: str) -> str:
    """A C expression without the parentheses around all of it."""
    if not text.startswith("(") or not text.endswith(")"):
        return text
    depth = 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0 and index < len(text) - 1:
            return text
    return text[1:-1]
