"""Names, literals, `x.name` and `table[key]`: from syntax to typed expressions."""

from __future__ import annotations

from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    NUMBER,
    EnumType,
    ErrorType,
    PairType,
    SetType,
    SpaceType,
    Type,
    article,
    keys_of,
    list_name,
    named_value,
    optional,
    words_of,
)
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.lettered_spaces import may_name
from rulewright.frontend.typing.numbered_members import numbered
from rulewright.frontend.typing.owners import OwnerTyper, whose
from rulewright.frontend.typing.type_names import TypeNames
from rulewright.source.suggestions import did_you_mean, names_of
from rulewright.source.text import Span


class NameTyper:
    """Types whatever is called by a name."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        type_names: TypeNames,
        owners: OwnerTyper,
        calls: CallTyper,
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.expressions = expressions
        self.type_names = type_names
        self.owners = owners
        self.calls = calls

    def name(self, node: ast.Name, scope: Scope, expected: Type | None) -> t.Expr:
        self.symbols.want(node.span, Sort.VALUE, scope, expected)
        var = scope.find(node.name)
        if var is not None:
            var.used = True
            self.symbols.refer(node.span, var)
            return t.Local(node.span, var.type, var)
        if node.name == "players":
            return t.Players(node.span, NUMBER)
        wanted = expected.inner if expected is not None else None
        if wanted is not None and node.name in words_of(wanted):
            self.symbols.refer_word(node.span, wanted, node.name)
            return t.Const(node.span, wanted, named_value(wanted, node.name))
        if isinstance(wanted, SpaceType) and may_name(self.symbols.spaces[wanted.name], node.name):
            return self._place(node, self.symbols.spaces[wanted.name])
        symbol = self.symbols.free.get(node.name)
        if symbol is not None:
            return self._symbol(node, symbol, scope)
        if isinstance(wanted, EnumType):
            hint = did_you_mean(node.name, names_of(wanted.words, tuple(scope)))
            return self.context.error("RW311", f"`{node.name}` is not a word of `{wanted}`", node.span, hint)
        if isinstance(wanted, SpaceType) and (names := self.symbols.spaces[wanted.name].names):
            hint = did_you_mean(node.name, names_of(names, tuple(scope), tuple(self.symbols.free)))
            return self.context.error("RW305", f"there is no {wanted} `{node.name}`", node.span, hint)
        return self._word(node, scope)

    def _place(self, node: ast.Name, space: sym.Space) -> t.Expr:
        """A space by its name; of a board whose size may differ, which one it is shows in each configuration."""
        type_, space.used = SpaceType(space.name), True
        if space.decl.names:
            self.symbols.refer_word(node.span, type_, node.name)
        if not space.names:
            return t.SpaceNamed(node.span, type_, node.name)
        return t.Const(node.span, type_, space.names.index(node.name))

    def _word(self, node: ast.Name, scope: Scope) -> t.Expr:
        """A bare word where nothing says which enumeration or kind of spaces is meant: fine if only one has it."""
        enums = [one for one in self.symbols.word_lists if node.name in words_of(one)]
        spaces = [space for space in self.symbols.spaces.values() if may_name(space, node.name)]
        if len(enums) == 1 and not spaces:
            self.symbols.refer_word(node.span, enums[0], node.name)
            return t.Const(node.span, enums[0], named_value(enums[0], node.name))
        if len(spaces) == 1 and not enums:
            return self._place(node, spaces[0])
        if spaces:
            several = " and ".join(
                [
                    *(article(SpaceType(space.name)) for space in spaces),
                    *(f"a word of `{list_name(enum)}`" for enum in enums),
                ]
            )
            hint = "give one of them another name"
            return self.context.error("RW305", f"`{node.name}` is {several}", node.span, hint)
        return self.context.unknown(node, scope)

    def _symbol(self, node: ast.Name, symbol: object, scope: Scope) -> t.Expr:
        span = node.span
        self.symbols.refer(span, symbol)
        if isinstance(symbol, sym.Symbol) and not isinstance(symbol, sym.Term):
            symbol.used = True
        match symbol:
            case sym.Option():
                return t.OptionValue(span, symbol.type, symbol)
            case sym.Number():
                return t.NumberValue(span, NUMBER, symbol)
            case sym.Term() if not symbol.signature:
                term = self.calls.levels.used(symbol)
                return t.TermCall(span, self.calls.term_type(term), term, ())
            case sym.State() if not symbol.per:
                return t.StateOf(span, symbol.type, symbol, ())
            case sym.Purse() if symbol.per is None:
                return t.PurseOf(span, NUMBER, t.PursePlace(span, symbol, None))
            case sym.Zone():
                return self.context.error(
                    "RW308",
                    f"`{node.name}` is a place, not a value",
                    span,
                    f"ask about what lies there: `count({node.name})`, `any({node.name})`",
                )
            case sym.Purse() | sym.State() if self.context.was_meant_as_name(node, scope):
                return t.Const(span, ERROR, 0)
            case sym.Purse() | sym.State():
                return self._needs_owner(node, symbol)
            case sym.Term():
                return self.context.error(
                    "RW307",
                    f"`{node.name}` needs {len(symbol.signature)} argument(s)",
                    span,
                    f"write `{node.name}(...)`",
                )
            case sym.PositionHistory():
                return self.context.error(
                    "RW308",
                    f"`{node.name}` holds positions, and is no value",
                    span,
                    f"ask `{symbol.state.name} is in {node.name}`, or `add {symbol.state.name} to {node.name}`",
                )
            case sym.Table():
                return self.context.error(
                    "RW307", f"the table `{node.name}` needs a key", span, f"write `{node.name}[...]`"
                )
            case _ if self.context.was_misspelt(node, scope):
                return t.Const(span, ERROR, 0)
            case _:
                return self.context.error(
                    "RW308",
                    f"`{node.name}` is a kind of thing, not a thing",
                    span,
                    self.context.names_of_sort(node, scope)
                    or "give the thing a name: a pick, a loop or a parameter does",
                )

    def _needs_owner(self, node: ast.Name, symbol: sym.Purse | sym.State) -> t.Expr:
        """What everyone has one of, or every pair, without saying whose is meant."""
        owners = symbol.per if isinstance(symbol, sym.State) else keys_of(symbol.per)
        return self.context.error(
            "RW308",
            f"every {' and '.join(map(str, owners))} has its own `{node.name}`",
            node.span,
            f"say whose: `{whose(symbol)}`",
        )

    def literal(self, node: ast.Literal) -> t.Expr:
        type_ = self.type_names.numbered(node.type)
        self.symbols.refer(
            Span(node.span.source, node.span.start, node.span.start + len(node.type)),
            self.symbols.spaces.get(node.type),
        )
        if type_ is None:
            hint = did_you_mean(node.type, ["player", "side", *self.symbols.spaces])
            return self.context.error("RW306", f"`{node.type}` has no numbered members", node.span, hint)
        return numbered(self.context, node.span, type_, node.number)

    def _function_meant(self, node: ast.Belonging) -> str:
        """`cell.row` where `row_of(cell)` is meant."""
        function = next((name for name in (node.name.name, f"{node.name.name}_of") if name in BUILTINS), None)
        return f"write `{function}({node.owner.span.text})`" if function is not None else ""

    def belonging(self, node: ast.Belonging, scope: Scope) -> t.Expr:
        owner = self.owners.owner(node.owner, scope, node.name.name)
        if isinstance(owner.type, ErrorType):
            self.owners.note_wanted(node, scope)
            return owner
        self.symbols.want(node.name.span, Sort.OWNED, scope, owner.type)
        symbol = self.owners.find(owner.type, node.name)
        self.symbols.refer(node.name.span, symbol)
        if symbol is None:
            return self.context.error(
                "RW310",
                f"{article(owner.type.inner)} has no `{node.name.name}`",
                node.name.span,
                self._function_meant(node)
                or self.owners.in_brackets(node.name.name)
                or did_you_mean(node.name.name, self.owners.owned_names(owner.type)),
            )
        if isinstance(symbol, sym.Symbol) and not isinstance(symbol, sym.Term):
            symbol.used = True
        if node.arguments is not None and not isinstance(symbol, sym.Term):
            return self.context.error("RW307", f"`{node.name.name}` takes no arguments", node.span)
        return self._owned(node, owner, symbol, scope)

    def _owned(self, node: ast.Belonging, owner: t.Expr, symbol: object, scope: Scope) -> t.Expr:
        """What an owner has under a name: its value; only traits and some tables say something where there is none."""
        match symbol:
            case sym.Trait():
                type_ = optional(symbol.type) if owner.type.optional else symbol.type
                return t.TraitOf(node.span, type_, owner, symbol)
            case sym.Zone():
                hint = "ask about what lies there: `count(...)`, `any(...)`, `first(...)`"
                return self.context.error("RW308", f"`{node.name.name}` is a place, not a value", node.span, hint)
        if owner.type.optional and not (isinstance(symbol, sym.Table) and (-1,) in symbol.rows):
            return self.context.mismatch(owner, owner.type.inner)
        match symbol:
            case sym.State():
                return t.StateOf(node.span, symbol.type, symbol, (owner,))
            case sym.Purse():
                return t.PurseOf(node.span, NUMBER, t.PursePlace(node.span, symbol, owner))
            case sym.Table():
                return t.TableAt(node.span, table_type(symbol), symbol, (owner,))
            case sym.Term():
                term = self.calls.levels.used(symbol)
                arguments = self.calls.arguments(node.span, term, node.arguments or (), scope, first=owner)
                return t.TermCall(node.span, self.calls.term_type(term), term, arguments)
        raise AssertionError(symbol)

    def index(self, node: ast.Index, scope: Scope) -> t.Expr:
        symbol = self.symbols.free.get(node.name.name)
        if isinstance(symbol, sym.Purse) and isinstance(symbol.per, PairType):
            symbol.used = True
            owner = self.owners.pair(node, symbol, scope)
            if isinstance(owner.type, ErrorType):
                return owner
            return t.PurseOf(node.span, NUMBER, t.PursePlace(node.span, symbol, owner))
        self.symbols.want(node.name.span, Sort.VALUE, scope)
        self.symbols.refer(node.name.span, symbol)
        if isinstance(symbol, sym.Table):
            symbol.used = True
            wanted: tuple[Type, ...] = symbol.written_keys
        elif isinstance(symbol, sym.State):
            symbol.used = True
            wanted = symbol.per
        else:
            return self._no_table(node, symbol)
        if len(wanted) != len(node.arguments):
            return self.context.error(
                "RW307", f"`{node.name.name}` takes {len(wanted)} key(s), not {len(node.arguments)}", node.span
            )
        keys = tuple(
            self.expressions.value(argument, scope, want) for argument, want in zip(node.arguments, wanted, strict=True)
        )
        if isinstance(symbol, sym.Table):
            return t.TableAt(node.span, table_type(symbol), symbol, keys)
        return t.StateOf(node.span, symbol.type, symbol, keys)

    def _no_table(self, node: ast.Index, symbol: object) -> t.Expr:
        """Something else has a key in brackets, as in other languages a list would."""
        name = node.name.name
        if isinstance(symbol, sym.Zone):
            if isinstance(symbol.per, PairType):
                hint = f"ask about what lies there: `count({node.span.text})`"
                return self.context.error("RW308", f"`{name}` is a place, not a value", node.name.span, hint)
            given = node.arguments[0]
            hint = f"write `first({name})` or `last({name})`"
            if symbol.per is not None and not isinstance(given, ast.Number):
                hint = f"write `{given.span.text}.{name}`"
            return self.context.error("RW308", f"`{name}` is a place, not a list with numbers", node.name.span, hint)
        owned = [key for key, other in self.symbols.owned if other == name]
        hint = (
            f"what belongs to a thing is written with a dot: `{owned[0]}.{name}`"
            if owned
            else did_you_mean(name, [table.name for table in self.symbols.tables])
        )
        return self.context.error("RW305", f"no table is called `{name}`", node.name.span, hint)


def table_type(table: sym.Table) -> Type:
    """What stands in a table: a value, or a set, which is none."""
    return table.type if table.members is None else SetType(table.members)
