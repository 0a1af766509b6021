"""Operators: arithmetic, comparisons, `is`, `and`, `or`, `not`, `if ... else`."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NONE,
    ComponentType,
    EnumType,
    ErrorType,
    NoneType,
    SetType,
    Type,
    article,
    comparable,
    fits,
    optional,
    ordered,
    several,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.histories import history_named
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.type_mismatches import compared
from rulewright.source.diagnostic import Fix
from rulewright.source.text import Span

UNDIVIDED = frozenset({"+", "-", "*"})
"""Operators behind which zero may stand; `mod` and both ways to round divide."""


class OperatorTyper:
    """Types operators."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, descriptions: DescriptionTyper, domains: DomainTyper
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.descriptions = descriptions
        self.domains = domains

    def second(self, operator: str, node: ast.Expr, scope: Scope) -> t.Expr:
        """The number behind an operator; that by which something is divided is not zero."""
        typed = self.expressions.number(node, scope)
        if operator not in UNDIVIDED and isinstance(typed, t.Const) and typed.value == 0:
            return self.context.error("RW408", "a division by zero", node.span)
        return typed

    def compare(self, node: ast.Compare, scope: Scope) -> t.Expr:
        if (kind := self._kind_beside(node, scope)) is not None:
            return kind
        left, right = self._sides(node.left, node.right, scope)
        self.context.note_type(node.left, left)
        self.context.note_type(node.right, right)
        if isinstance(left.type, ErrorType) or isinstance(right.type, ErrorType):
            return t.Compare(node.span, FLAG, node.operator, left, right)
        if isinstance(left.type, SetType) or isinstance(right.type, SetType) or not comparable(left.type, right.type):
            return self.context.error(
                "RW403",
                f"{article(left.type)} cannot be compared with {article(right.type)}",
                node.span,
                compared(left.type, right.type, left.span.text, right.span.text),
            )
        if node.operator not in ("=", "!="):
            for side in (left, right):
                if side.type.optional:
                    return self.context.mismatch(side, side.type.inner)
                if not ordered(side.type):
                    return self.context.error(
                        "RW404",
                        f"{article(side.type)} has no order",
                        side.span,
                        "only numbers, spaces and words of an enumeration are ordered",
                    )
        return t.Compare(node.span, FLAG, node.operator, left, right)

    def compare_lists(self, node: ast.CompareLists, scope: Scope) -> t.Expr:
        """Value by value: the first that differ decide; lists of equal values are equal."""
        if len(node.left) != len(node.right):
            message = f"{len(node.left)} values are compared with {len(node.right)}"
            return self.context.error("RW401", message, node.span, "write as many on both sides")
        strict = node.operator.rstrip("=") if node.operator in ("<=", ">=") else node.operator
        *before, last = zip(node.left, node.right, strict=True)
        pairs = [self.compare(ast.Compare(left.span, strict, left, right), scope) for left, right in before]
        result = self.compare(ast.Compare(last[0].span, node.operator, *last), scope)
        for pair in reversed(pairs):
            if not isinstance(pair, t.Compare):
                return pair
            result = _earlier(node, pair, result)
        return result

    def _kind_beside(self, node: ast.Compare, scope: Scope) -> t.Expr | None:
        """A kind on a side of `=`: a thing *is* of a kind, and equals only a thing."""
        for thing, kind in ((node.left, node.right), (node.right, node.left)):
            name = self._kind_word(kind, scope)
            if (
                node.operator not in ("=", "!=")
                or not name
                or self._kind_word(thing, scope)
                or self._is_bare(thing, scope)
            ):
                continue
            typed = self.expressions.value(thing, scope)  # once: comparisons stand inside of comparisons
            if isinstance(typed.type.inner, ComponentType | ErrorType):
                mended = f"{thing.span.text.strip()} is {'not ' * (node.operator == '!=')}{name}"
                self.report.error(
                    "RW308",
                    f"`{name}` is a kind of thing, not a thing",
                    kind.span,
                    f"write `{mended}`",
                    fixes=[Fix(node.span, mended, f"write `{mended}`", is_safe=True)],
                )
                return t.Const(node.span, ERROR, 0)
            named = self.expressions.form(kind, scope, self._hint_type(typed))
            sides = (typed, named) if thing is node.left else (named, typed)
            return t.Compare(node.span, FLAG, node.operator, *sides)
        return None

    def _kind_word(self, node: ast.Expr, scope: Scope) -> str:
        """The name of a kind or class that stands where a value should; nothing where none does."""
        name = node.name if isinstance(node, ast.Name) and scope.find(node.name) is None else ""
        return name if isinstance(self.symbols.free.get(name), sym.Kind | sym.Class) else ""

    def _sides(self, left: ast.Expr, right: ast.Expr, scope: Scope) -> tuple[t.Expr, t.Expr]:
        """Both sides of a comparison; the one that is not a bare word tells what the other means."""
        if isinstance(left, ast.Nothing) or isinstance(right, ast.Nothing):
            return self.expressions.as_declared(left, scope), self.expressions.as_declared(right, scope)
        if self._is_bare(left, scope) and not self._is_bare(right, scope):
            known = self.expressions.form(right, scope, None)
            return self._side(left, scope, known), known
        known = self.expressions.form(left, scope, None)
        return known, self._side(right, scope, known)

    def _side(self, node: ast.Expr, scope: Scope, known: t.Expr) -> t.Expr:
        """The other side; a bare word beside what was reported already may be anything."""
        if isinstance(known.type, ErrorType) and self._is_bare(node, scope):
            return t.Const(node.span, ERROR, 0)
        return self.expressions.form(node, scope, self._hint_type(known))

    def _hint_type(self, known: t.Expr) -> Type | None:
        return known.type if isinstance(known.type.inner, EnumType) else None

    def _is_bare(self, node: ast.Expr, scope: Scope) -> bool:
        if isinstance(node, ast.Flag):
            return True
        return (
            isinstance(node, ast.Name)
            and scope.find(node.name) is None
            and node.name not in self.symbols.free
            and node.name != "players"
        )

    def is_(self, node: ast.Is, scope: Scope) -> t.Expr:
        asks = self.expressions.as_declared if node.word.name == "none" else self.expressions.value
        subject = asks(node.subject, scope)
        if isinstance(subject.type, ErrorType):
            return subject
        if node.word.name == "none":
            if not subject.type.optional:
                return self.context.error("RW403", f"this is never none: it is {article(subject.type)}", subject.span)
            test: t.Expr = t.Compare(node.span, FLAG, "=", subject, t.Const(node.word.span, NONE, None))
        else:
            found = self.descriptions.test(node.word, subject, scope)
            if found is None:
                return self.descriptions.not_described(node.word, subject)
            test = found
        return t.Not(node.span, FLAG, test) if node.negated else test

    def is_in(self, node: ast.IsIn, scope: Scope) -> t.Expr:
        history = history_named(node.range, self.symbols, scope)
        if history is not None:
            return self._repeated(node, history)
        subject = self.expressions.value(node.subject, scope)
        source = ast.Domain(node.range.span, ast.Whole(node.range.span, node.range), None, None)
        domain = self.domains.domain(source, scope)
        if domain is None or isinstance(subject.type, ErrorType):
            return t.Const(node.span, ERROR, 0)
        if not comparable(subject.type, domain.type):
            wrong = f"{article(subject.type)} cannot be among {several(domain.type)}"
            return self.context.error("RW403", wrong, node.span)
        test = _in_set(node.span, subject, domain) or t.Contained(node.span, FLAG, subject, domain)
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _repeated(self, node: ast.IsIn, history: sym.PositionHistory) -> t.Expr:
        """Whether the position of a state is remembered: the state is named without an owner."""
        history.used = True
        self.symbols.refer(node.range.span, history)
        if not isinstance(node.subject, ast.Name) or node.subject.name != history.state.name:
            hint = f"write `{history.state.name} is in {history.name}`"
            return self.context.error(
                "RW623", f"`{history.name}` holds positions of `{history.state.name}`", node.span, hint
            )
        self.symbols.refer(node.subject.span, history.state)
        test = t.Repeated(node.span, FLAG, history)
        return t.Not(node.span, FLAG, test) if node.negated else test

    def is_among(self, node: ast.IsAmong, scope: Scope) -> t.Expr:
        """Whether a value is one of those that are listed; kinds, words of traits and ranges may stand among them."""
        subject = self.expressions.value(node.subject, scope)
        if isinstance(subject.type, ErrorType):
            return subject
        tests = tuple(self._one_of(node.subject, subject, item, scope) for item in node.items)
        test = tests[0] if len(tests) == 1 else t.Logic(node.span, FLAG, "or", tests)
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _one_of(self, node: ast.Expr, subject: t.Expr, item: ast.Expr, scope: Scope) -> t.Expr:
        """The test of one item of a list."""
        if isinstance(item, ast.Range):
            return self.is_in(ast.IsIn(item.span, node, False, item), scope)
        if (
            isinstance(item, ast.Name)
            and isinstance(subject.type.inner, ComponentType)
            and self._describes(item, scope)
        ):
            return self.is_(ast.Is(item.span, node, False, item), scope)
        return self.compare(ast.Compare(item.span, "=", node, item), scope)

    def _describes(self, name: ast.Name, scope: Scope) -> bool:
        """Whether a name can only be a word that describes a component: no value has it."""
        symbol = self.symbols.free.get(name.name)
        return scope.find(name.name) is None and (symbol is None or isinstance(symbol, sym.Kind | sym.Class))

    def logic(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        inner, typed = scope, []
        for item in items:
            typed.append(self.expressions.condition(item, inner))
            inner = narrowed(inner, typed[-1], operator == "and")
        return t.Logic(span, FLAG, operator, tuple(typed))

    def choice(self, node: ast.Choice, scope: Scope, expected: Type | None) -> t.Expr:
        condition = self.expressions.condition(node.condition, scope)
        yes = self.context.one_value(self.expressions.value(node.yes, narrowed(scope, condition, True), expected))
        hint = expected or (yes.type if isinstance(yes.type.inner, EnumType) else None)
        no = self.context.one_value(self.expressions.form(node.no, narrowed(scope, condition, False), hint))
        type_ = yes.type
        if fits(yes.type, no.type):
            type_ = no.type
        elif not fits(no.type, yes.type):
            return self.context.error(
                "RW403",
                f"one branch is {article(yes.type)}, the other {article(no.type)}",
                node.span,
                "both must be alike",
            )
        if isinstance(yes.type, NoneType) != isinstance(no.type, NoneType):
            type_ = optional(no.type if isinstance(yes.type, NoneType) else yes.type)
        return t.Choice(node.span, type_, condition, yes, no)


def _earlier(node: ast.CompareLists, pair: t.Compare, rest: t.Expr) -> t.Expr:
    """Two lists, by their first pair and by how the rest compares."""
    if node.operator in ("=", "!="):
        return t.Logic(node.span, FLAG, "and" if node.operator == "=" else "or", (pair, rest))
    equal = t.Compare(pair.span, FLAG, "=", pair.left, pair.right)
    return t.Logic(node.span, FLAG, "or", (pair, t.Logic(node.span, FLAG, "and", (equal, rest))))


def _in_set(span: Span, subject: t.Expr, domain: t.Domain) -> t.Expr | None:
    """Whether something is in a set that stands in a table; none if the domain is no such set, or more than one."""
    where = domain.where if domain.few is None else None
    if not isinstance(where, t.TableAt) or where.table.members is None or subject.type.optional:
        return None
    return t.TableAt(span, FLAG, where.table, (subject, *where.keys[1:]))
