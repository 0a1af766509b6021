"""Comparisons, descriptions (`x is red`), and what is made of conditions: `and`, `or`, `not`, choices."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
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
)
from rulewright.frontend.typing.names import Named
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.source.diagnostic import Fix
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span


class Compared(Named):
    """Types what compares and decides."""

    def _compare(self, node: ast.Compare, scope: Scope) -> t.Expr:
        if (kind := self._kind_beside(node, scope)) is not None:
            return kind
        left, right = self._sides(node.left, node.right, scope)
        self._note_type(node.left, left)
        self._note_type(node.right, right)
        if isinstance(left.type, ErrorType) or isinstance(right.type, ErrorType):
            return t.Compare(node.span, FLAG, node.operator, left, right)
        if isinstance(left.type, SetType) or isinstance(right.type, SetType) or not comparable(left.type, right.type):
            return self.error("RW403", f"{article(left.type)} cannot be compared with {article(right.type)}", node.span)
        if node.operator not in ("=", "!="):
            for side in (left, right):
                if side.type.optional:
                    return self._mismatch(side, side.type.inner)
                if not ordered(side.type):
                    return self.error(
                        "RW404",
                        f"{article(side.type)} has no order",
                        side.span,
                        "only numbers, spaces and words of an enumeration are ordered",
                    )
        return t.Compare(node.span, FLAG, node.operator, left, right)

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
            if isinstance(self.value(thing, scope).type.inner, ComponentType | ErrorType):
                mended = f"{thing.span.text.strip()} is {'not ' * (node.operator == '!=')}{name}"
                self.report.error(
                    "RW308",
                    f"`{name}` is a kind of thing, not a thing",
                    kind.span,
                    f"write `{mended}`",
                    fixes=[Fix(node.span, mended, f"write `{mended}`")],
                )
                return t.Const(node.span, ERROR, 0)
        return None

    def _kind_word(self, node: ast.Expr, scope: Scope) -> str:
        """The name of a kind or class that stands where a value should; nothing where none does."""
        name = node.name if isinstance(node, ast.Name) and scope.find(node.name) is None else ""
        return name if isinstance(self.symbols.free.get(name), sym.Kind | sym.Class) else ""

    def _sides(self, left: ast.Expr, right: ast.Expr, scope: Scope) -> tuple[t.Expr, t.Expr]:
        """Both sides of a comparison; the one that is not a bare word tells what the other means."""
        if self._is_bare(left, scope) and not self._is_bare(right, scope):
            known = self._form(right, scope, None)
            return self._side(left, scope, known), known
        known = self._form(left, scope, None)
        return known, self._side(right, scope, known)

    def _side(self, node: ast.Expr, scope: Scope, known: t.Expr) -> t.Expr:
        """The other side; a bare word beside what was reported already may be anything."""
        if isinstance(known.type, ErrorType) and self._is_bare(node, scope):
            return t.Const(node.span, ERROR, 0)
        return self._form(node, scope, self._hint_type(known))

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

    def _is(self, node: ast.Is, scope: Scope) -> t.Expr:
        subject = self.value(node.subject, scope)
        if isinstance(subject.type, ErrorType):
            return subject
        if node.word.name == "none":
            if not subject.type.optional:
                return self.error("RW403", f"this is never none: it is {article(subject.type)}", subject.span)
            test: t.Expr = t.Compare(node.span, FLAG, "=", subject, t.Const(node.word.span, NONE, None))
        else:
            found = self.description(node.word, subject, scope)
            if found is None:
                return self._not_described(node.word, subject)
            test = found
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _not_described(self, word: ast.Name, subject: t.Expr) -> t.Expr:
        hint = did_you_mean(word.name, self.descriptions(subject.type))
        return self.error("RW309", f"`{word.name}` does not describe {article(subject.type.inner)}", word.span, hint)

    def description(self, word: ast.Name, subject: t.Expr, scope: Scope) -> t.Expr | None:
        """The test that `word` (a kind, trait word, face or flag) makes of `subject`; none if it makes none."""
        type_ = subject.type.inner
        self.symbols.want(word.span, Sort.DESCRIPTION, scope, type_)
        if isinstance(type_, ComponentType):
            found = self._component_description(word, subject, type_)
            if found is not None:
                return found
        if isinstance(type_, EnumType) and word.name in type_.words:
            self.symbols.refer_word(word.span, type_, word.name)
            return t.Compare(word.span, FLAG, "=", subject, t.Const(word.span, type_, type_.words.index(word.name)))
        symbol = self.symbols.owned.get((type_.key, word.name))
        if not subject.type.optional or symbol is None:
            return self._flag_of(word, subject, symbol)
        test = self._flag_of(word, t.Unwrap(subject.span, type_, subject), symbol)
        if test is None:
            return None
        there = t.Compare(word.span, FLAG, "!=", subject, t.Const(word.span, NONE, None))
        return t.Logic(word.span, FLAG, "and", (there, test))

    def _flag_of(self, word: ast.Name, subject: t.Expr, symbol: object) -> t.Expr | None:
        """A flag that belongs to the subject: worked out, stored or printed."""
        if isinstance(symbol, sym.Term) and len(symbol.signature) == 1 and self.term_type(symbol) == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            symbol.signature[0].sites.append(subject)
            return t.TermCall(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.State) and symbol.type == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            return t.StateOf(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.Trait) and symbol.type == FLAG:
            self.symbols.refer(word.span, symbol)
            return t.TraitOf(word.span, FLAG, subject, symbol)
        return None

    def _component_description(self, word: ast.Name, subject: t.Expr, type_: ComponentType) -> t.Expr | None:
        cls = self.symbols.classes[type_.cls]
        if word.name in ("face_up", "face_down"):
            return t.FaceTest(word.span, FLAG, subject, word.name == "face_up")
        kinds = self.kinds_called(cls, word.name)
        if kinds:
            self.refer_kinds(word, cls)
            return t.KindTest(word.span, FLAG, subject, cls, kinds)
        for trait in cls.traits.values():
            words = trait.type.inner.words if isinstance(trait.type.inner, EnumType) else ()
            if word.name in words:
                trait.used = True
                self.symbols.refer_word(word.span, trait.type.inner, word.name)
                value = t.TraitOf(word.span, trait.type, subject, trait)
                return t.Compare(
                    word.span, FLAG, "=", value, t.Const(word.span, trait.type.inner, words.index(word.name))
                )
        return None

    def refer_kinds(self, word: ast.Name, cls: sym.Class) -> None:
        """Note that a word names a kind of a class, or the class, singular or plural."""
        if self.symbols.references is None:
            return
        found = (kind for kind in cls.kinds.values() if word.name in (kind.name, kind.decl.plural or kind.name + "s"))
        self.symbols.refer(word.span, next(found, cls))

    def kinds_called(self, cls: sym.Class, word: str) -> tuple[str, ...]:
        """The kinds of a class that a word names, singular or plural."""
        for kind in cls.kinds.values():
            if word in (kind.name, kind.decl.plural or kind.name + "s"):
                kind.used = True
                return (kind.name,)
        if word in (cls.name, cls.decl.plural or cls.name + "s"):
            return tuple(cls.kinds)
        return ()

    def descriptions(self, type_: Type) -> list[str]:
        """Words that describe a thing of this type, for hints."""
        inner = type_.inner
        words = [name for key, name in self.symbols.owned if key == inner.key]
        if isinstance(inner, ComponentType):
            cls = self.symbols.classes[inner.cls]
            words += [*cls.kinds, "face_up", "face_down"]
            words += [
                w
                for trait in cls.traits.values()
                if isinstance(trait.type.inner, EnumType)
                for w in trait.type.inner.words
            ]
        if isinstance(inner, EnumType):
            words += inner.words
        return words

    def _is_in(self, node: ast.IsIn, scope: Scope) -> t.Expr:
        subject = self.value(node.subject, scope)
        source = ast.Domain(node.range.span, ast.Whole(node.range.span, node.range), None, None)
        domain = self.domain(source, scope)
        if domain is None or isinstance(subject.type, ErrorType):
            return t.Const(node.span, ERROR, 0)
        if not comparable(subject.type, domain.type):
            return self.error("RW403", f"{article(subject.type)} cannot be among {domain.type}s", node.span)
        test = t.Contained(node.span, FLAG, subject, domain)
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _logic(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        inner, typed = scope, []
        for item in items:
            typed.append(self.condition(item, inner))
            inner = narrowed(inner, typed[-1], operator == "and")
        return t.Logic(span, FLAG, operator, tuple(typed))

    def _without_facts(self, scope: Scope) -> Scope:
        return scope

    def _choice(self, node: ast.Choice, scope: Scope, expected: Type | None) -> t.Expr:
        condition = self.condition(node.condition, scope)
        yes = self.value(node.yes, narrowed(scope, condition, True), expected)
        hint = expected or (yes.type if isinstance(yes.type.inner, EnumType) else None)
        no = self._form(node.no, narrowed(scope, condition, False), hint)
        type_ = yes.type
        if fits(yes.type, no.type):
            type_ = no.type
        elif not fits(no.type, yes.type):
            return self.error(
                "RW403",
                f"one branch is {article(yes.type)}, the other {article(no.type)}",
                node.span,
                "both must be alike",
            )
        if isinstance(yes.type, NoneType) != isinstance(no.type, NoneType):
            type_ = optional(no.type if isinstance(yes.type, NoneType) else yes.type)
        return t.Choice(node.span, type_, condition, yes, no)
