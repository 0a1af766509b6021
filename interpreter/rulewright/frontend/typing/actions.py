"""Actions: picks, condition, effects and texts."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    SetType,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.relations import RelationTyper, together
from rulewright.frontend.typing.statements import StatementTyper
from rulewright.frontend.typing.texts import TextTyper
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class ActionTyper:
    """Types actions."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        domains: DomainTyper,
        texts: TextTyper,
        statements: StatementTyper,
    ) -> None:
        self.context = context
        self.report = context.report
        self.expressions = expressions
        self.domains = domains
        self.texts = texts
        self.statements = statements
        self.relations = RelationTyper(context, expressions)

    def body(self, action: sym.Action) -> None:
        """Types an action: picks left to right, then `where`, `do`, `says`."""
        decl = action.decl
        scope = Scope(None, *action.signature)
        scope.bind(action.me)
        picks, related = [], list[tuple[ast.ChooseSome, t.PickSome]]()
        for pick in decl.picks:
            typed = self._pick(pick, scope)
            if typed is None:
                self._misspelt(pick, action, scope)
                continue
            picks.append(typed)
            related += [(pick, typed)] if isinstance(pick, ast.ChooseSome) and isinstance(typed, t.PickSome) else []
            var = typed.domain.var if isinstance(typed, t.PickOne) else typed.var
            if scope.find(var.name) is not None:
                self.report.error(
                    "RW304", f"`{var.name}` is picked or named already", pick.span, "give one of them another name"
                )
            scope.bind(var)
        action.picks = tuple(picks)
        action.where = self._condition(decl, related, scope)
        if decl.do is not None:
            action.do = self.statements.block(decl.do, scope)
        if decl.announces is not None:
            action.announces = self.texts.text(decl.announces, scope)
        if decl.says is not None:
            action.says = self.texts.text(decl.says, scope)
        if decl.asks is not None:
            action.asks = self.texts.text(decl.asks, scope)

    def _misspelt(self, pick: ast.Pick, action: sym.Action, scope: Scope) -> None:
        """A pick that was told to be wrong has its name all the same, as it is and as it was meant: to use it is no
        second mistake.
        """
        words = pick.words[-1:] if isinstance(pick, ast.Choose | ast.ChooseSome) else ()
        meant = [did_you_mean(word.name, self.domains.nouns.all_nouns()).best for word in words]
        said = {name for name in (*meant, *(word.name for word in words)) if name}
        for name in sorted(said | {name.removesuffix("s") for name in said} | {f"{name}s" for name in said}):
            if scope.find(name) is None:
                action.wrong_picks += (t.Var(name, ERROR, pick.span, "pick", used=True),)
                scope.bind(action.wrong_picks[-1])

    def _condition(
        self, decl: doc.ActionDecl, subsets: list[tuple[ast.ChooseSome, t.PickSome]], scope: Scope
    ) -> t.Expr | None:
        """What subsets must satisfy as a whole, and the action's `where`."""
        found = [one for node, pick in subsets for one in self.relations.conditions(node, pick, scope)]
        if decl.where is not None:
            found.append(self.expressions.condition(decl.where, scope))
        return together(found, decl.where.span if decl.where is not None else found[0].span if found else decl.span)

    def _pick(self, node: ast.Pick, scope: Scope) -> t.Pick | None:
        match node:
            case ast.Choose(span, words, place, where):
                domain = self.domains.domain(
                    ast.Domain(span, self._pick_source(span, words, place), None, where), scope
                )
                if domain is None:
                    return None
                domain.var.role = "pick"
                return t.PickOne(span, domain)
            case ast.ChooseSome():
                return self._pick_some(node, scope)
            case ast.Determined(span, name, value):
                typed = self.context.one_value(self.expressions.present(value, scope))
                return t.PickValue(span, t.Var(name.name, typed.type.inner, name.span, "pick", origin=typed), typed)
            case never:
                assert_never(never)

    def _pick_source(
        self, span: Span, words: tuple[ast.Name, ...], place: ast.Expr | ast.MemberList | None
    ) -> ast.DomainSource:
        if len(words) == 1 and place is None:
            return ast.Whole(span, words[0])
        return ast.Named(span, words, place)

    def _pick_some(self, node: ast.ChooseSome, scope: Scope) -> t.Pick | None:
        """`3 cards`: the subset is called as it is written, the member by its singular."""
        low, high = self.expressions.number(node.low, scope), self.expressions.number(node.high, scope)
        domain = self.domains.domain(
            ast.Domain(node.span, self._pick_source(node.span, node.words, node.place), None, node.where), scope
        )
        if domain is None:
            return None
        var = t.Var(node.words[-1].name, SetType(domain.var.type), node.span, "set", origin=domain, sizes=(low, high))
        return t.PickSome(node.span, var, domain, low, high)
