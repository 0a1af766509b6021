"""What the words of a domain say about its members."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import FLAG, NUMBER, ComponentType, ordered
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.nouns import Noun, NounTyper
from rulewright.source.text import Span


class MemberTests:
    """Makes tests of them."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, descriptions: DescriptionTyper, nouns: NounTyper
    ) -> None:
        self.context, self.symbols = context, context.symbols
        self.expressions = expressions
        self.descriptions = descriptions
        self.nouns = nouns

    def limits(self, words: tuple[ast.Name, ...], place: ast.Expr | ast.MemberList | None) -> ast.Range | None:
        """The range behind `in`, if it is one of words or spaces: `season in spring..autumn`."""
        nouns = [noun[0] for noun in map(self.nouns.type_of, (word.name for word in words)) if noun is not None]
        is_ordered = any(ordered(type_) and type_ != NUMBER for type_ in nouns)
        return place if isinstance(place, ast.Range) and is_ordered else None

    def between(self, limits: ast.Range, var: t.Var, scope: Scope) -> list[t.Expr]:
        """That a member lies in a range: both ends are of its own type."""
        member = t.Local(limits.span, var.type, var)
        low, high = (self.expressions.value(end, scope, var.type) for end in (limits.low, limits.high))
        return [
            t.Compare(limits.span, FLAG, ">=", member, low),
            t.Compare(limits.span, FLAG, "<=", member, high),
        ]

    def of(self, noun: Noun, words: tuple[ast.Name, ...], var: t.Var, span: Span, scope: Scope) -> list[t.Expr] | None:
        """What the words say about a member; none after a complaint."""
        tests: list[t.Expr] = []
        subject = t.Local(span, noun.type, var)
        if noun.kinds:
            assert isinstance(noun.type, ComponentType)
            tests.append(t.KindTest(span, FLAG, subject, self.symbols.classes[noun.type.cls], noun.kinds))
        for word in noun.descriptions:
            test = self.descriptions.test(word, subject, scope)
            if len(words) > 1 and word is words[-1]:
                self.nouns.keep_misnamed(word, var, describes=test is not None)
            if test is not None:
                tests.append(test)
            elif not self.context.was_meant_as_name(word, scope.child(var)):
                self.descriptions.not_described(word, subject)
                return None
        return tests
