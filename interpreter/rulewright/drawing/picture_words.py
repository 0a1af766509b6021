"""The words of a picture: what this program says in it, and what the rules are called.

In: a language's sentences, and what gives a name of the rules in it; without them English, and the names that stand in
the rules. Out: words; a graph whose parts say what they are. What the rules say (conditions, effects, orders) stays as
it is written. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulewright.drawing.graph import ChangeMark, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import one_line
from rulewright.frontend.syntax import ast
from rulewright.languages import Catalogue
from rulewright.sentences import Speech, english

SELF_EVIDENT = (NodeKind.START, NodeKind.END, NodeKind.NOTE, NodeKind.PLACE, NodeKind.EFFECT)
"""What needs no word beside its title."""
SEATED = {"player": "a-player", "side": "a-side"}
"""Who owns things: words of this program."""


def _as_written(name: str, section: str) -> None:
    """A name that has no other words."""


@dataclass(frozen=True, slots=True)
class PictureWords:
    """`named`: what a rule is called, by its name and the section that declares it, where it has other words."""

    say: Speech = english
    named: Callable[[str, str], str | None] = _as_written

    def name(self, name: str, section: str = "") -> str:
        return (self.named(name, section) if name else None) or name

    def call(self, call: ast.Call, section: str = "") -> str:
        """A name with what is handed over: `draw`, `open(me)`."""
        text, name = one_line(call.span.text), call.name.name
        return self.name(name, section) + text.removeprefix(name) if text.startswith(name) else text

    def signature(self, text: str, name: str, section: str) -> str:
        """The heading of a phase or a list: its name, and what it is about."""
        return self.name(name, section) + one_line(text).removeprefix(name)

    def calls(self, calls: tuple[ast.Call, ...]) -> str:
        return ", ".join(map(self.call, calls))

    def line(self, key: str, said: ast.Expr | ast.Domain | ast.Binding | ast.Parameter, hole: str = "condition") -> str:
        """One of our sentences about a piece of the rules."""
        return self.say(key, **{hole: one_line(said.span.text)})

    def described(self, graph: Graph) -> Graph:
        """Each part says what it is, and what a variant does to it."""
        columns = tuple(tuple(self._box(box) for box in column) for column in graph.columns)
        return replace(graph, columns=columns)

    def _box(self, box: PictureBox) -> PictureBox:
        parts = tuple(self._box(part) if isinstance(part, PictureBox) else self._node(part) for part in box.parts)
        return replace(box, parts=parts, notes=self._mark(box.mark))

    def _node(self, node: PictureNode) -> PictureNode:
        kind = "" if node.kind in SELF_EVIDENT else self.say(f"picture-{node.kind.value}")
        return replace(node, notes=", ".join(word for word in (kind, self._mark(node.mark)) if word))

    def _mark(self, mark: ChangeMark) -> str:
        return self.say(f"picture-{mark.value}") if mark.value else ""


def words_of(catalogue: Catalogue | None) -> PictureWords:
    """The words of a language; without one those of the rules, and English."""
    if catalogue is None or catalogue.is_own:
        return PictureWords()

    def named(name: str, section: str) -> str | None:
        own = SEATED.get(name)
        return catalogue.named(name, section) or (catalogue.say(own) if own is not None else None)

    return PictureWords(catalogue.say, named)
