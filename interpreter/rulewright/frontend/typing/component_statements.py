"""Statements about components: move, draw, turn, show, roll."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    FLAG,
    PLAYER,
    ComponentType,
    ErrorType,
    article,
    fits,
    several,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.source.diagnostic import Fix
from rulewright.source.text import Span


def _addition(behind: Span, words: str) -> Fix:
    """Words to be written behind a stretch."""
    end = behind.start + len(behind.text.rstrip())
    return Fix(Span(behind.source, end, end), f" {words}", f"add `{words}`")


class ComponentStatementTyper:
    """Types what happens to components."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, places: PlaceTyper, domains: DomainTyper
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.domains = domains

    def move(self, node: ast.Move, scope: Scope) -> t.Move | None:
        what = self.components(node.what, scope, "moved")
        to = self.places.single_zone(node.to, scope)
        if what is None or to is None:
            return None
        self._holds(what.type, to, node.what.span)
        return t.Move(
            node.span,
            what,
            to,
            self._arrival(node.facing, to, scope, node.span, node.to.span),
            self._end(node.end, to, node.span),
        )

    def draw(self, node: ast.Draw, scope: Scope) -> t.Draw | None:
        source, to = self.places.single_zone(node.source, scope), self.places.single_zone(node.to, scope)
        amount = self.expressions.number(node.amount.value, scope) if node.amount.value is not None else None
        if source is None or to is None:
            return None
        if source.zone.order == "heap":
            self.report.error(
                "RW405",
                f"`{source.zone.name}` is a heap: it has no top",
                node.source.span,
                "`move` named things from it, or declare it as `order: pile`",
            )
        self._holds(ComponentType(source.zone.cls), to, node.source.span)
        face = self._arrival(node.facing, to, scope, node.span, node.to.span)
        return t.Draw(node.span, node.amount.kind, amount, source, to, face, "top" if to.zone.order == "pile" else "")

    def show(self, node: ast.Show, scope: Scope) -> t.Show | None:
        audience = self.domains.domain(node.to, scope)
        what: t.Domain | t.PursePlace | None
        source = node.what.source
        if (
            isinstance(source, ast.Whole)
            and node.what.where is None
            and isinstance(self.places.find(source.value, scope), t.PursePlace)
        ):
            what = self.places.purse(source.value, scope)
        else:
            what = self.components(node.what, scope, "shown")
        if audience is not None and not fits(audience.type, PLAYER):
            self.report.error(
                "RW401", "things are shown to players", node.to.span, "`show ... to me`, `to others`, `to everyone`"
            )
            return None
        return t.Show(node.span, what, audience) if what is not None and audience is not None else None

    def roll(self, span: Span, what: ast.Domain, scope: Scope) -> t.Roll | None:
        domain = self.components(what, scope, "rolled")
        if domain is None:
            return None
        if isinstance(domain.type, ComponentType) and self.symbols.classes[domain.type.cls].rolled is None:
            self.report.error(
                "RW401",
                f"{article(domain.type)} cannot be rolled",
                span,
                f"declare `rolls: 1..6` for the class {domain.type.cls}",
            )
        return t.Roll(span, domain)

    def components(self, node: ast.Domain, scope: Scope, verb: str) -> t.Domain | None:
        domain = self.domains.domain(node, scope)
        if domain is not None and not isinstance(domain.type, ComponentType | ErrorType):
            wrong = f"only components can be {verb}, and this is about {several(domain.type)}"
            self.report.error("RW401", wrong, node.span)
            return None
        return domain

    def _holds(self, type_: object, to: t.ZonePlace, span: Span) -> None:
        if isinstance(type_, ComponentType) and type_.cls != to.zone.cls:
            self.report.error(
                "RW401", f"`{to.zone.name}` holds {several(ComponentType(to.zone.cls))}, not {several(type_)}", span
            )

    def _arrival(
        self, facing: ast.Facing | None, to: t.ZonePlace, scope: Scope, span: Span, behind: Span
    ) -> t.Expr | None:
        """The face of what arrives, written `behind` the place; demanded where faces decide who sees."""
        by_face = any(word == "face" for _, word in (to.zone.seen_by.cases if to.zone.seen_by is not None else ()))
        if facing is None:
            if by_face:
                fixes = [_addition(behind, words) for words in ("face up", "face down")]
                self.report.error(
                    "RW503",
                    f"what arrives in `{to.zone.name}` must say how it lies",
                    span,
                    "add `face up` or `face down`",
                    fixes=fixes,
                )
            return None
        return self.face(facing, scope)

    def face(self, facing: ast.Facing, scope: Scope) -> t.Expr:
        if isinstance(facing.direction, str):
            return t.Const(facing.span, FLAG, int(facing.direction == "up"))
        return self._direction(facing.direction, scope)

    def _direction(self, node: ast.Expr, scope: Scope) -> t.Expr:
        match node:
            case ast.Name(span, "up" | "down" as word):
                return t.Const(span, FLAG, int(word == "up"))
            case ast.Choice(span, yes, condition, no):
                test = self.expressions.condition(condition, scope)
                return t.Choice(span, FLAG, test, self._direction(yes, scope), self._direction(no, scope))
        return self.context.error(
            "RW401",
            "`facing` is followed by `up`, `down`, or a choice between them",
            node.span,
            "facing up if ... else down",
        )

    def _end(self, end: str | None, to: t.ZonePlace, span: Span) -> str:
        if to.zone.order == "pile" and end is None:
            fixes = [_addition(span, words) for words in ("on top", "at bottom")]
            self.report.error(
                "RW504",
                f"what arrives in the pile `{to.zone.name}` must say at which end",
                span,
                "add `on top` or `at bottom`",
                fixes=fixes,
            )
        if to.zone.order == "heap" and end is not None:
            self.report.error(
                "RW504",
                f"`{to.zone.name}` is a heap: it has no top and no bottom",
                span,
                f"remove `{'on top' if end == 'top' else 'at bottom'}`",
            )
        return end or ""
