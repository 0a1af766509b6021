"""Words that describe: kinds, words of traits, faces and flags become tests (`x is red`, `red cards in hand`)."""

from __future__ import annotations

from rulewright.frontend.language.ways import KINDS_OF_WAYS, WAYS
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.words_as_said import COUNTS_AS_SAID
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
    SpaceType,
    Type,
    article,
    named_value,
    words_of,
)
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean


def _counted(word: str) -> str:
    """The hint about a number in words before what is counted, or nothing."""
    count = COUNTS_AS_SAID.get(word)
    return f"how many is said by `first` or `last`: `first {count} ... in ...`" if count is not None else ""


class DescriptionTyper:
    """Types describing words."""

    def __init__(self, context: Context, calls: CallTyper) -> None:
        self.context = context
        self.symbols = context.symbols
        self.calls = calls

    def test(self, word: ast.Name, subject: t.Expr, scope: Scope) -> t.Expr | None:
        """The test that `word` (a kind, trait word, face or flag) makes of `subject`; none if it makes none."""
        type_ = subject.type.inner
        self.symbols.want(word.span, Sort.DESCRIPTION, scope, type_)
        if isinstance(type_, ComponentType):
            found = self._of_component(word, subject, type_)
            if found is not None:
                return found
        if word.name in words_of(type_):
            self.symbols.refer_word(word.span, type_, word.name)
            return t.Compare(word.span, FLAG, "=", subject, t.Const(word.span, type_, named_value(type_, word.name)))
        if isinstance(type_, SpaceType) and (test := self._of_edge(word, subject, type_)) is not None:
            return test
        if type_ == self.symbols.ways and word.name in self._kinds_of_ways():
            return self._kind_of_way(word, subject, type_)
        symbol = self.symbols.owned.get((type_.key, word.name))
        if not subject.type.optional or symbol is None:
            return self._flag_of(word, subject, symbol)
        test = self._flag_of(word, t.Unwrap(subject.span, type_, subject), symbol)
        if test is None:
            return None
        there = t.Compare(word.span, FLAG, "!=", subject, t.Const(word.span, NONE, None))
        return t.Logic(word.span, FLAG, "and", (there, test))

    def _of_edge(self, word: ast.Name, subject: t.Expr, type_: SpaceType) -> t.Expr | None:
        """A word of a trait of edges."""
        for table in self._tables(type_):
            inner = table.type.inner
            if word.name in words_of(inner) and not subject.type.optional:
                table.used = True
                self.symbols.refer_word(word.span, inner, word.name)
                value = t.TableAt(word.span, table.type, table, (subject,))
                return t.Compare(word.span, FLAG, "=", value, t.Const(word.span, inner, named_value(inner, word.name)))
        return None

    def _tables(self, type_: SpaceType) -> list[sym.Table]:
        owned = self.symbols.owned.items()
        return [one for (key, _), one in owned if key == type_.name and isinstance(one, sym.Table)]

    def _kinds_of_ways(self) -> dict[str, tuple[str, ...]]:
        """Straight and diagonal, where there is a grid of squares."""
        return KINDS_OF_WAYS if self.symbols.ways is not None and self.symbols.ways.words == WAYS else {}

    def _kind_of_way(self, word: ast.Name, subject: t.Expr, type_: EnumType) -> t.Expr:
        ways = (t.Const(word.span, type_, type_.words.index(way)) for way in KINDS_OF_WAYS[word.name])
        return t.Logic(word.span, FLAG, "or", tuple(t.Compare(word.span, FLAG, "=", subject, way) for way in ways))

    def not_described(self, word: ast.Name, subject: t.Expr) -> t.Expr:
        """The complaint that a word says nothing of a thing, unless nobody knows what the thing is."""
        if isinstance(subject.type, ErrorType):
            return t.Const(word.span, ERROR, 0)
        hint = _counted(word.name) or did_you_mean(word.name, self.words(subject.type))
        return self.context.error(
            "RW309", f"`{word.name}` does not describe {article(subject.type.inner)}", word.span, hint
        )

    def _flag_of(self, word: ast.Name, subject: t.Expr, symbol: object) -> t.Expr | None:
        """A flag that belongs to the subject: worked out, stored or printed; what was told to be wrong may be one."""
        if self._is_wrong(symbol):
            return t.Const(word.span, ERROR, 0)
        if isinstance(symbol, sym.Term) and self._is_flag_of_one(symbol):
            term = self.calls.levels.used(symbol)
            self.symbols.refer(word.span, symbol)
            term.signature[0].sites.append(subject)
            return t.TermCall(word.span, FLAG, term, (subject,))
        if isinstance(symbol, sym.State) and symbol.type == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            return t.StateOf(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.Table) and symbol.type == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            return t.TableAt(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.Trait) and symbol.type == FLAG:
            self.symbols.refer(word.span, symbol)
            return t.TraitOf(word.span, FLAG, subject, symbol)
        return None

    def _is_flag_of_one(self, term: sym.Term) -> bool:
        """Whether a term says of one thing whether something holds."""
        return len(term.signature) == 1 and self._term_type(term) == FLAG

    def _term_type(self, term: sym.Term) -> Type:
        return self.calls.term_type(self.calls.levels.meant(term))

    def _is_wrong(self, symbol: object) -> bool:
        """Whether something was told to be wrong where it is declared, so that its type is not known."""
        type_ = self._term_type(symbol) if isinstance(symbol, sym.Term) else getattr(symbol, "type", None)
        return isinstance(type_, ErrorType)

    def _of_component(self, word: ast.Name, subject: t.Expr, type_: ComponentType) -> t.Expr | None:
        cls = self.symbols.classes[type_.cls]
        if word.name in ("face_up", "face_down"):
            return t.FaceTest(word.span, FLAG, subject, word.name == "face_up")
        kinds = self.kinds_called(cls, word.name)
        if kinds:
            self.refer_kinds(word, cls)
            return t.KindTest(word.span, FLAG, subject, cls, kinds)
        for trait in cls.traits.values():
            inner = trait.type.inner
            if word.name in words_of(inner):
                trait.used = True
                self.symbols.refer_word(word.span, inner, word.name)
                value = t.TraitOf(word.span, trait.type, subject, trait)
                return t.Compare(word.span, FLAG, "=", value, t.Const(word.span, inner, named_value(inner, word.name)))
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

    def words(self, type_: Type) -> list[str]:
        """Words that describe a thing of this type, for hints."""
        inner = type_.inner
        words = [name for key, name in self.symbols.owned if key == inner.key]
        if isinstance(inner, ComponentType):
            cls = self.symbols.classes[inner.cls]
            words += [*cls.kinds, "face_up", "face_down"]
            words += [word for trait in cls.traits.values() for word in words_of(trait.type.inner)]
        words += words_of(inner)
        if isinstance(inner, SpaceType):
            words += [word for table in self._tables(inner) for word in words_of(table.type.inner)]
        if inner == self.symbols.ways:
            words += self._kinds_of_ways()
        return words
