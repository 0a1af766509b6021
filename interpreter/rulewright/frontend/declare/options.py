"""Options: their values and defaults.

Complains about options that make no sense.
"""

from __future__ import annotations

from rulewright.frontend.declare.enumerations import Enumerations
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    FLAG,
    NUMBER,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean


class OptionDeclarations:
    """Files options."""

    def __init__(
        self, context: Context, namespace: Namespace, enumerations: Enumerations, constants: ConstantTyper
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.namespace = namespace
        self.enumerations = enumerations
        self.constants = constants

    def allowed(self) -> None:
        """The conditions on options. What only they read is not read by a rule."""
        used = [option for option in self.symbols.options.values() if option.used]
        for option in self.symbols.options.values():
            if option.decl.allowed is not None:
                option.allowed = self.constants.constant(option.decl.allowed, FLAG)
        for option in self.symbols.options.values():
            option.used = option in used

    def declare(self, decl: doc.OptionDecl) -> None:
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
                enum = self.enumerations.declare(decl.name, decl.values, decl.span)
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
        self.namespace.free(decl.name, decl.span, option)
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
            option.default = {count: self._value(option, given.get(count)) for count in counts}
        else:
            option.default = dict.fromkeys(counts, self._value(option, node))

    def _value(self, option: sym.Option, node: Node | None) -> int:
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
        hint: str = did_you_mean(text, allowed)
        if "players" in text.split():
            hint = f"{hint}; what depends on the number of players is a map: `default: {{2: ..., 3: ...}}`"
        self.report.error("RW513", f"`{text}` is not a value of `{option.name}`", node.span, hint)
        return option.low
