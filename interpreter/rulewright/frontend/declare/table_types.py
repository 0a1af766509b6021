"""What the values of a table are: numbers, words, spaces, players or flags; or sets of words or spaces.

In: a table as it is written, and the words that rulesets declare. Out: the type of its values. Complains about values
that may be words of several lists (RW507).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import FLAG, NUMBER, SpaceType, Type, optional, words_of
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.lettered_spaces import may_name
from rulewright.frontend.typing.type_names import TypeNames

WORD, NUMBERED = re.compile(r"[a-zA-Z_]\w*"), re.compile(r"([a-z_]+)(?: \d+|\(-?\d+\))")
NONE = "none"


@dataclass(frozen=True, slots=True)
class ValueType:
    """The type of a table's values; of sets, that of their members."""

    type: Type
    is_set: bool = False


class TableTypes:
    """Finds out what the values of tables are."""

    def __init__(self, context: Context, types: TypeNames) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.types = types

    def of(self, decl: doc.TableDecl) -> ValueType:
        """The type in which all values can be read; numbers where their words say nothing else."""
        leaves = list(_leaves(decl.rows))
        is_set = any(isinstance(leaf, Sequence) for leaf in leaves)
        texts = [one for leaf in leaves for one in _scalars(leaf)]
        said = [one for one in texts if one.text != NONE and not self._is_constant(one.text)]
        found = self._shared(said) if said else NUMBER
        has_none = found != NUMBER and any(one.text == NONE for one in texts)
        return ValueType(optional(found) if has_none else found, is_set)

    def _is_constant(self, word: str) -> bool:
        """Whether it stands for a number that is declared."""
        return isinstance(self.symbols.free.get(word), sym.Number)

    def _shared(self, said: list[Scalar]) -> Type:
        """The type of most of them: what is of another type is told where it stands."""
        types = [type_ for one in said for type_ in self._types(one.text)]
        often = Counter(types).most_common(3)
        often.sort(key=lambda found: (-found[1], found[0] == NUMBER))
        if len(often) > 1 and often[0][1] == often[1][1] and often[1][0] != NUMBER:
            names = " and ".join(f"`{type_}`" for type_, _ in often[:2])
            hint = "write values of one kind; words of two lists need different names"
            self.report.error("RW507", f"these values may be of {names}", said[0].span, hint)
        return often[0][0] if often else NUMBER

    def _types(self, text: str) -> list[Type]:
        """The types of which a text may be a value; none where it is worked out."""
        numbered = NUMBERED.fullmatch(text)
        if numbered is not None:
            type_ = self.types.numbered(numbered[1])
            return [type_] if type_ is not None else []
        if text.removeprefix("-").isdigit():
            return [NUMBER]
        if not WORD.fullmatch(text):
            return []
        if text in ("yes", "no"):
            return [FLAG]
        spaces: list[Type] = [SpaceType(space.name) for space in self.symbols.spaces.values() if may_name(space, text)]
        return [type_ for type_ in self.symbols.word_lists if text in words_of(type_)] + spaces


def _leaves(node: Node) -> Iterator[Node]:
    if isinstance(node, Mapping):
        for entry in node:
            yield from _leaves(entry.value)
    else:
        yield node


def _scalars(leaf: Node) -> Iterator[Scalar]:
    items = leaf.items if isinstance(leaf, Sequence) else (leaf,)
    yield from (item for item in items if isinstance(item, Scalar))
