"""Classes of components with their kinds and traits."""

from __future__ import annotations

from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.enumerations import names_kinds
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.quantities import Quantities
from rulewright.frontend.syntax import ast, words_as_said
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    PLAYER,
    SIDE,
    ComponentType,
    SpaceType,
    Type,
    optional,
    words_of,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.numbered_members import numbered
from rulewright.source.suggestions import did_you_mean, instead


class ComponentDeclarations:
    """Files components."""

    def __init__(
        self,
        context: Context,
        constants: ConstantTyper,
        namespace: Namespace,
        types: DeclaredTypes,
        quantities: Quantities,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.context = context
        self.constants = constants
        self.namespace = namespace
        self.types = types
        self.quantities = quantities

    def names(self, decl: doc.ClassDecl) -> None:
        cls = sym.Class(decl.name, decl.span, decl)
        self.symbols.classes[decl.name] = cls
        self.namespace.free(decl.name, decl.span, cls)
        for kind in decl.kinds:
            symbol = sym.Kind(kind.name, kind.span, decl.name, kind)
            cls.kinds[kind.name] = symbol
            if kind.name != decl.name:
                self.namespace.free(kind.name, kind.span, symbol)

    def traits(self, decl: doc.ClassDecl) -> None:
        cls = self.symbols.classes[decl.name]
        for trait in decl.traits:
            type_, low, high = self._type(trait)
            symbol = sym.Trait(trait.name, trait.span, decl.name, type_, low, high)
            if trait.otherwise is not None:
                symbol.required = False
                if isinstance(trait.otherwise, ast.Nothing):
                    symbol.type = optional(type_)
                symbol.otherwise = self.constants.constant(trait.otherwise, symbol.type)
            cls.traits[trait.name] = symbol
            self.namespace.own(ComponentType(decl.name), trait.name, trait.span, symbol)
        if decl.rolls is not None:
            type_, low, high = self.types.resolve(doc.TypeDecl(decl.span, (), decl.rolls), "rolled")
            cls.rolled = sym.Trait("rolled", decl.span, decl.name, type_, low, high)
            self.namespace.own(ComponentType(decl.name), "rolled", decl.span, cls.rolled)

    def _type(self, trait: doc.TraitDecl) -> tuple[Type, t.Expr | None, t.Expr | None]:
        """The type of a trait, and its ends; the kinds of its class, if it is `kind`."""
        if names_kinds(trait, self.symbols):
            return self.symbols.enums[trait.name], None, None
        return self.types.resolve(trait.type, trait.name)

    def _name_kinds(self, cls: sym.Class, decl: doc.ClassDecl) -> None:
        """A trait that is the kind: every kind gives it by its own name."""
        for trait in (trait for trait in decl.traits if names_kinds(trait, self.symbols)):
            enum = self.symbols.enums[trait.name]
            for kind in cls.kinds.values():
                if trait.name in kind.given:
                    self.report.error(
                        "RW101",
                        f"`{trait.name}` of `{kind.name}` is `{kind.name}`",
                        kind.given[trait.name].span,
                        "remove it: the trait is the kind",
                    )
                value = t.Const(kind.span, enum, enum.words.index(kind.name))
                kind.given[trait.name] = sym.KindTrait(kind.span, value)

    def kinds(self, decl: doc.ClassDecl) -> None:
        """Counts and trait values of kinds; these may use numbers and tables."""
        cls = self.symbols.classes[decl.name]
        cls.total = self.quantities.amount(decl.total)
        self._refer_traits(cls, decl)
        for kind in cls.kinds.values():
            kind.count = self.quantities.amount(kind.decl.count)
            self._refer_traits(cls, kind.decl)
            for value in kind.decl.traits:
                trait = cls.traits.get(value.name)
                self.symbols.refer(value.span, trait)
                if trait is None:
                    words = [*cls.traits, "count", "called", "plural", "columns", "rows"]
                    said = words_as_said.key(value.name, words)
                    self.report.error(
                        "RW101",
                        f"`{cls.name}` has no trait `{value.name}`",
                        value.span,
                        instead(value.name, said) if said else did_you_mean(value.name, words),
                    )
                else:
                    kind.given[value.name] = self._kind_trait(trait, value)
        self._name_kinds(cls, decl)

    def _refer_traits(self, cls: sym.Class, decl: doc.ClassDecl | doc.KindDecl) -> None:
        """Note the traits that columns name, and the texts by which components are called."""
        for column in decl.columns if isinstance(decl, doc.KindDecl) else ():
            self.symbols.refer(column.span, cls.traits.get(column.text))
        for part in decl.called.parts if decl.called is not None else ():
            if not isinstance(part, str):
                self._refer_called(cls, part)

    def _refer_called(self, cls: sym.Class, part: ast.Expr) -> None:
        """What stands in the braces of a component's name: a trait, its kind, or what a die shows."""
        name = part.name if isinstance(part, ast.Name) else part.name.name if isinstance(part, ast.Belonging) else ""
        self.symbols.refer(part.span, cls.traits.get(name))
        own = ("kind", "rolled") if cls.decl.rolls is not None else ("kind",)
        if name not in (*cls.traits, *own):
            hint = did_you_mean(name, (*cls.traits, *own)) if name else "a name holds traits: `{suit}`"
            self.report.error("RW310", f"`{cls.name}` has no trait `{part.span.text}`", part.span, hint)

    def _kind_trait(self, trait: sym.Trait, value: doc.TraitValue) -> sym.KindTrait:
        for key, _ in value.counts:
            if key.text in words_of(trait.type.inner):
                self.symbols.refer_word(key.span, trait.type.inner, key.text)
        if value.counts:
            counts = ((key, self.quantities.amount(count)) for key, count in value.counts)
            return sym.KindTrait(value.span, counts=tuple((key, count) for key, count in counts if count is not None))
        if isinstance(value.value, ast.KindType):
            low, high = value.value.low, value.value.high
            stretch = (
                (self.constants.constant(low), self.constants.constant(high))
                if low is not None and high is not None
                else None
            )
            return sym.KindTrait(value.span, each=True, stretch=stretch)
        assert value.value is not None
        plain = plain_number(value.value)
        if plain is not None and isinstance(trait.type.inner, SpaceType | type(PLAYER) | type(SIDE)):
            return sym.KindTrait(value.span, numbered(self.context, value.value.span, trait.type.inner, plain))
        return sym.KindTrait(value.span, self.constants.constant(value.value, trait.type))
