"""Names that a document declares, the words of its enumerations, and its options.

Complains about names declared twice or taken by the language, types that do not exist, and options that make no sense.
"""

from __future__ import annotations

from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import ERROR, FLAG, NUMBER, EnumType, Type, optional
from rulewright.frontend.typing.steps import Rules
from rulewright.source.diagnostic import Label
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span

LANGUAGE_WORDS = {
    "yes", "no", "none", "players", "others", "everyone", "nobody", "player", "seat", "side", "flag", "number",
    "face_up", "face_down", "game", "me", *BUILTINS,
    "first", "last", "count", "any", "all", "sum", "max", "min", "the", "random", "not", "and", "or", "if", "else", "for", "in", "is", "where",
    "by", "then", "when", "to", "from", "mod", "rounded", "exactly", "up", "down", "clockwise", "counterclockwise", "highest", "lowest",
}  # fmt: skip


class Declared(Rules):
    """Files names, types and options."""

    def _free(self, name: str, span: Span, symbol: object) -> None:
        """Files a name that stands without an owner."""
        first = self.symbols.free.get(name)
        if name in LANGUAGE_WORDS:
            self.report.error("RW312", f"`{name}` is a word of the language", span, "choose another name")
        elif isinstance(first, sym.Symbol):
            self.report.error(
                "RW304",
                f"`{name}` is declared twice",
                span,
                "one name, one meaning",
                [Label(first.span, "first declared here")],
            )
            self.report.lost.add(name)
        else:
            self.symbols.free[name] = symbol

    def _own(self, owner: Type, name: str, span: Span, symbol: object) -> None:
        first = self.symbols.owned.get((owner.key, name))
        if isinstance(first, sym.Symbol):
            self.report.error(
                "RW304",
                f"`{owner.key}.{name}` is declared twice",
                span,
                "one name, one meaning",
                [Label(first.span, "first declared here")],
            )
            self.report.lost.add(name)
        else:
            self.symbols.owned[(owner.key, name)] = symbol

    def _type(self, name: ast.Name) -> Type:
        found = self.type_named(name.name)
        self.symbols.want(name.span, Sort.TYPE)
        self.symbols.refer_type(name.span, name.name)
        if found is None:
            known = ["flag", "player", "seat", "side", *self.symbols.spaces, *self.symbols.classes, *self.symbols.enums]
            self.report.error("RW306", f"no type is called `{name.name}`", name.span, did_you_mean(name.name, known))
            return ERROR
        return found

    def _enum(self, name: str, words: tuple[tuple[str, Span], ...], span: Span) -> EnumType:
        seen: dict[str, Span] = {}
        for word, place in words:
            if word in seen:
                self.report.error(
                    "RW304",
                    f"the word `{word}` stands twice",
                    place,
                    "keep one",
                    [Label(seen[word], "first written here")],
                )
            seen[word] = place
        enum = EnumType(name, tuple(seen))
        first = self.symbols.enums.setdefault(name, enum)
        if first != enum:
            self.report.error(
                "RW304",
                f"two lists of words are called `{name}`",
                span,
                "rename one: a list is named after its trait, option or state",
            )
        return first

    # ---- options ----------------------------------------------------------------------------------------------

    def _option(self, decl: doc.OptionDecl) -> None:
        if decl.range is not None:
            low, high = self._literal_number(decl.range.low), self._literal_number(decl.range.high)
            if low is None or high is None:
                self.report.lost.add(decl.name)
                return
            option = sym.Option(decl.name, decl.span, NUMBER, decl, (), low, high)
        elif decl.values:
            words = tuple(word for word, _ in decl.values)
            if set(words) == {"yes", "no"}:
                option = sym.Option(decl.name, decl.span, FLAG, decl, ("no", "yes"), 0, 1)
            else:
                enum = self._enum(decl.name, decl.values, decl.span)
                option = sym.Option(decl.name, decl.span, enum, decl, enum.words, 0, len(enum.words) - 1)
        else:
            return
        if option.high <= option.low:
            self.report.error(
                "RW303",
                f"the option `{decl.name}` has no choice",
                decl.span,
                "give at least two values, or make it a number",
            )
        self.symbols.options[decl.name] = option
        self._free(decl.name, decl.span, option)
        self._defaults(option)

    def _literal_number(self, node: ast.Expr) -> int | None:
        if isinstance(node, ast.Number) and node.value < 10_000:
            return node.value
        self.report.error("RW303", "the values of an option are plain numbers", node.span, "such as 1..9")
        return None

    def _defaults(self, option: sym.Option) -> None:
        header = self.symbols.document.header
        counts = range(header.low, header.high + 1)
        node = option.decl.default
        if isinstance(node, Mapping):
            given = {entry.key.number: entry.value for entry in node}
            for count in counts:
                if count not in given:
                    self.report.error(
                        "RW507", f"no default for {count} players", option.span, "name every number of players"
                    )
            option.default = {count: self._option_value(option, given.get(count)) for count in counts}
        else:
            option.default = dict.fromkeys(counts, self._option_value(option, node))

    def _option_value(self, option: sym.Option, node: Node | None) -> int:
        if node is None:
            return option.words.index(option.decl.values[0][0]) if option.words else option.low
        text = node.text if isinstance(node, Scalar) else ""
        if text in option.words:
            self.symbols.refer_word(node.span, option.type, text)
            return option.words.index(text)
        number = node.number if isinstance(node, Scalar) else None
        if not option.words and number is not None and option.low <= number <= option.high:
            return number
        allowed = list(option.words) or [f"{option.low}..{option.high}"]
        self.report.error(
            "RW513", f"`{text}` is not a value of `{option.name}`", node.span, did_you_mean(text, allowed)
        )
        return option.low

    # ---- enumerations -------------------------------------------------------------------------------------------

    def _enums(self) -> None:
        """Lists of words, wherever they are declared: they may be used before."""
        document = self.symbols.document
        for cls in document.components:
            for trait in cls.traits:
                if trait.type.words:
                    self._enum(trait.name, trait.type.words, trait.span)
        for state in document.state:
            if state.type.words:
                self._enum(state.name, state.type.words, state.span)

    def _declared(self, decl: doc.TypeDecl, name: str) -> tuple[Type, t.Expr | None, t.Expr | None]:
        """A declared type and, for numbers, its ends."""
        if decl.words:
            return self.symbols.enums[name], None, None
        kind = decl.kind
        assert kind is not None
        if kind.form == "range" and kind.low is not None and kind.high is not None:
            low, high = self.constant(kind.low), self.constant(kind.high)
            return (optional(NUMBER) if kind.optional else NUMBER), low, high
        if kind.name is None:
            self.report.error(
                "RW306", "`each` is not a type", decl.span, "write a type: a range, a list of words, or a name"
            )
            return ERROR, None, None
        type_ = self._type(kind.name)
        if type_ == NUMBER:
            self.report.error("RW306", "a number needs its range", decl.span, "write `0..10`")
            return ERROR, None, None
        return (optional(type_) if kind.optional else type_), None, None

    def constant(self, node: ast.Expr, expected: Type = NUMBER) -> t.Expr:
        """An expression over numbers, options, tables and the player count only."""
        typed = self.value(node, Scope(), expected)
        bad = first_variable(typed)
        if bad is not None:
            self.report.error(
                "RW313",
                "this must be fixed before play: only numbers, options, tables and `players` may stand here",
                bad.span,
            )
            return t.Const(node.span, ERROR, 0)
        return typed


def first_variable(expr: t.Expr) -> t.Expr | None:
    """The first part of an expression that is not fixed before play."""
    match expr:
        case t.Const() | t.OptionValue() | t.NumberValue() | t.Players():
            return None
        case t.Arithmetic(left=left, right=right) | t.Compare(left=left, right=right):
            return first_variable(left) or first_variable(right)
        case t.Logic(items=items) | t.Extreme(items=items) | t.TableAt(keys=items):
            return next((bad for bad in map(first_variable, items) if bad is not None), None)
        case t.Not(value=value):
            return first_variable(value)
        case t.Choice(condition=condition, yes=yes, no=no):
            return first_variable(condition) or first_variable(yes) or first_variable(no)
    return expr
