"""What a supposed effect reads, that of `VALUE after EFFECT`: the first part that a viewer does not see."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.analysis.hidden_parts import HiddenParts
from rulewright.frontend.analysis.known_names import Known, Part, Viewer
from rulewright.frontend.typed import tree as t


class SupposedReads:
    """Judges the statements of supposed effects. `parts`: judges what stands in them."""

    def __init__(self, parts: HiddenParts) -> None:
        self.parts = parts

    def block(self, statements: t.Block, me: Viewer, names: dict[t.Var, Known]) -> Part | None:
        """The first hidden part of what a block reads, or none; what it may not do has been told."""
        for statement in statements:
            bad = self._statement(statement, me, names)
            if bad is not None:
                return bad
        return None

    def _statement(self, node: t.Statement, me: Viewer, names: dict[t.Var, Known]) -> Part | None:
        match node:
            case t.Assign(target=target, value=value):
                return self.parts.first((*target.keys, value), me, names)
            case t.Let(var=var, value=value):
                names[var] = self.parts.known(value, me, names)
                return None
            case t.If(branches=branches):
                parts = [condition for condition, _ in branches]
                inner = (self.block(body, me, dict(names)) for _, body in branches)
                return self.parts.first(parts, me, names) or next((bad for bad in inner if bad is not None), None)
            case t.ForEach(domain=domain, body=body):
                inside = dict(self.parts.inside(domain, me, names))
                return self.parts.domain(domain, me, names) or self.block(body, me, inside)
            case t.Perform(effect=effect, arguments=arguments):
                given = dict(self.parts.given(effect, arguments, me, names))
                return self.parts.first(arguments, me, names) or self.block(effect.body or (), me, given)
            case (
                t.Move()
                | t.Draw()
                | t.Shuffle()
                | t.Turn()
                | t.Show()
                | t.Roll()
                | t.Pay()
                | t.Remember()
                | t.Eliminate()
                | t.Say()
            ):
                return None
            case never:
                assert_never(never)
