"""Terms that use themselves: each level is a term of its own.

In: uses of terms, and what is being typed while they are met. Out: the term that a use means; that is the next level
where a term with a `depth` uses itself. Complains about terms that use themselves without a depth, through others, or
below their deepest level (RW601).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typing.context import Context
from rulewright.source.diagnostic import Label

HOW = "say how many levels there may be, and what it is below them: `{is: ..., depth: 6, deeper: 0}`"


class TermLevels:
    """Knows which terms and effects are being typed, from the outside in."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.typed: list[sym.Term | sym.Effect] = []

    @contextmanager
    def inside(self, rule: sym.Term | sym.Effect) -> Iterator[None]:
        """While the body of a term or an effect is typed."""
        self.typed.append(rule)
        yield
        self.typed.pop()

    def used(self, term: sym.Term) -> sym.Term:
        """The term that is meant where one is used, and a note that it is; what only uses itself is not used."""
        meant = self.meant(term)
        term.used = term.used or meant is term
        return meant

    def meant(self, term: sym.Term) -> sym.Term:
        """The term itself, or within one of its levels the next."""
        at = self.typed[-1] if self.typed else None
        if not isinstance(at, sym.Term) or at.decl is not term.decl:
            return term
        if at.level <= at.decl.depth and at.decl.depth > 1 and at.deeper is None:
            at.deeper = self._level_below(at)
        return at.deeper or at

    def _level_below(self, term: sym.Term) -> sym.Term:
        variables = tuple(t.Var(var.name, var.type, var.span, "parameter", used=True) for var in term.signature)
        self.context.symbols.variables += len(variables)
        return sym.Term(term.name, term.span, variables, term.decl, term.owner, used=True, level=term.level + 1)

    def refuse(self, term: sym.Term) -> None:
        """Complain about a term that is used while it is typed."""
        others = [rule for rule in self.typed[self.typed.index(term) :] if rule.name != term.name]
        through = [Label(rule.span, f"`{rule.name}` is between") for rule in others]
        if others:
            hint = "a term may use itself only where its own value is written, and not through others"
        elif term.level > 1:
            hint = "`deeper` is what it is below its last level: it ends there"
        else:
            hint = HOW
        self.context.report.error("RW601", f"the term `{term.name}` uses itself", term.span, hint, through)
