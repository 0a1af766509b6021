"""The operands of one instruction or expression, held against the words of the table of operations.

In: a Program, and what stands in it. Out: sentences about what does not fit: an unknown operation, an operand that is
not of its word, a slot outside of the vector, a label outside of the code, an index outside of its table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, get_args

from rulewright.ir.operations import EXPRESSIONS, INDICES, INSTRUCTIONS, Operation
from rulewright.ir.program import (
    Domain,
    DomainSource,
    Hole,
    HoleKind,
    Instruction,
    Key,
    KeyKind,
    Offer,
    Op,
    Program,
    Text,
)

ANY_NUMBER = -1
SOURCES: dict[DomainSource, int] = {
    "range": 2,
    "players": 0,
    "zone": 1,
    "zones": 2,
    "places": ANY_NUMBER,
    "single": 1,
    "set": 1,
    "listed": 3,
    "walk": 5,
    "reached": 5,
}
"""How many operands a domain's source has."""

KEYS: tuple[KeyKind, ...] = get_args(KeyKind)
ENDS = ("", "first", "last")
HOLES: tuple[HoleKind, ...] = get_args(HoleKind)

AMOUNTS = ("exact", "up_to", "everything")
PLACES = ("", "top", "bottom")
WORDS = {("move", 3): PLACES, ("draw", 4): PLACES, ("supply", 3): AMOUNTS, ("pay", 5): AMOUNTS}
"""Which `word` operands are of a few words; the others are names and sentences."""

STRETCHES = {"array": (0, 2), "store": (0, 2), "put": (0, 2)}
"""Operations that reach from a slot on: the operands that say from where, and how far."""


def misfits(program: Program, instruction: Instruction) -> Iterator[str]:
    """Everything about an instruction that does not fit."""
    yield from _Fit(program).operation(INSTRUCTIONS, instruction.name, instruction.operands)


def misfits_of_text(program: Program, text: Text) -> Iterator[str]:
    """Everything about a text that does not fit."""
    return _Fit(program).text(text)


def misfits_of(program: Program, op: Op) -> Iterator[str]:
    """The same for an expression."""
    yield from _Fit(program).op(op)


class _Fit:
    """Compares operands with their words: one method for each word of the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.words: dict[str, Callable[[Any], Iterator[str]]] = {
            "op": self.op, "slot": self.slot, "int": self.int, "label": self.label, "labels": self.labels,
            "frames": self.frames,
            "domain": self.domain, "text": self.text, "offers": self.offers, "word": self.word, "zones": self.ops,
            **{word: partial(self.index, table) for word, table in INDICES.items()},
        }  # fmt: skip

    def operation(self, table: Mapping[str, Operation], name: str, operands: tuple[Any, ...]) -> Iterator[str]:
        if name not in table:
            yield f"there is no operation `{name}`"
            return
        words = table[name].operands.split()
        if not _may_number(words, len(operands)):
            yield f"`{name}` has {len(operands)} operands, and its words are `{' '.join(words)}`"
            return
        before = len(words)
        for position, operand in enumerate(operands):
            word = words[min(position, before - 1)]
            for problem in self._operand(name, position, word, operand):
                yield f"`{name}`, operand {position + 1}: {problem}"
        yield from self._stretch(name, operands)

    def _operand(self, name: str, position: int, word: str, operand: Any) -> Iterator[str]:
        if operand is None and word.endswith("?"):
            return
        yield from self.words[word.rstrip("?*")](operand)
        words = WORDS.get((name, position))
        if words is not None and operand not in words:
            yield f"`{operand}` is none of {', '.join(word or 'nothing' for word in words)}"

    def _stretch(self, name: str, operands: tuple[Any, ...]) -> Iterator[str]:
        if name in STRETCHES:
            base, size = (operands[position] for position in STRETCHES[name])
            if isinstance(base, int) and isinstance(size, int) and not 0 <= base <= base + size <= self.program.length:
                yield f"`{name}` reaches from slot {base} over {size} slots, out of the vector"

    # ---- one word each ----------------------------------------------------------------------------------------------

    def op(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, Op):
            yield f"`{operand}` is no expression"
            return
        yield from self.operation(EXPRESSIONS, operand.name, operand.operands)

    def ops(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, tuple):
            yield f"`{operand}` is no list of expressions"
            return
        for item in operand:
            yield from self.op(item)

    def int(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, int):
            yield f"`{operand}` is no number"

    def index(self, table: str, operand: Any) -> Iterator[str]:
        if not isinstance(operand, int):
            yield f"`{operand}` is no number"
        elif not 0 <= operand < len(getattr(self.program, table)):
            yield f"{operand} is not an index of the {table}"

    def slot(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, int) or not 0 <= operand < self.program.length:
            yield f"{operand} is no slot of the vector, which has {self.program.length}"

    def label(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, int) or not 0 <= operand < len(self.program.code):
            yield f"{operand} is no place in the code, which has {len(self.program.code)}"

    def labels(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, tuple):
            yield f"`{operand}` is no list of places in the code"
            return
        for item in operand:
            yield from self.label(item)

    def frames(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, tuple):
            yield f"`{operand}` is no list of stretches"
            return
        for item in operand:
            low, high = item if isinstance(item, tuple) and len(item) == 2 else (-1, -1)
            if (
                not isinstance(low, int)
                or not isinstance(high, int)
                or not self.program.position_start <= low < high <= self.program.length
            ):
                yield f"`{item}` is no stretch of the position"

    def word(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, str):
            yield f"`{operand}` is no word"

    def domain(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, Domain):
            yield f"`{operand}` is no domain"
            return
        if SOURCES.get(operand.source) not in (ANY_NUMBER, len(operand.operands)):
            yield f"`{operand.source}` is no source of a domain with {len(operand.operands)} operands"
        if operand.end not in ENDS or (operand.few is not None) != bool(operand.end):
            yield f"`{operand.end}` and how many do not go together"
        yield from self.slot(operand.var)
        yield from self.ops(operand.operands)
        for part in (operand.where, operand.few):
            yield from self.op(part) if part is not None else ()
        for key in operand.keys:
            yield from self._key(key)

    def _key(self, key: Key) -> Iterator[str]:
        if key.kind not in KEYS or (key.size < 1) == key.kind.endswith("clockwise"):
            yield f"`{key.kind}` of {key.size} is no sort key"
        yield from self.op(key.value)

    def text(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, Text):
            yield f"`{operand}` is no text"
            return
        for hole in operand.parts:
            yield from self._hole(hole) if isinstance(hole, Hole) else ()

    def _hole(self, hole: Hole) -> Iterator[str]:
        if hole.kind not in HOLES:
            yield f"`{hole.kind}` is no kind of hole"
        yield from self.op(hole.value)
        yield from self.op(hole.audience)
        yield from self.domain(hole.many) if hole.many is not None else ()

    def offers(self, operand: Any) -> Iterator[str]:
        if not isinstance(operand, tuple) or not operand:
            yield f"`{operand}` is no list of offers"
            return
        for offer in operand:
            yield from self._offer(offer) if isinstance(offer, Offer) else (f"`{offer}` is no offer",)

    def _offer(self, offer: Offer) -> Iterator[str]:
        if not 0 <= offer.action < len(self.program.actions):
            yield f"{offer.action} is not an index of the actions"
        elif len(offer.arguments) != len(self.program.actions[offer.action].parameters):
            yield f"`{self.program.actions[offer.action].name}` is offered with {len(offer.arguments)} arguments"
        yield from self.ops(offer.arguments)
        yield from self.label(offer.label)


def _may_number(words: list[str], count: int) -> bool:
    """Whether so many operands fit: `*` stands for any number, and the last may be missing where they end with `?`."""
    if words and words[-1].endswith("*"):
        return count >= len(words) - 1
    least = len(words)
    while least and words[least - 1].endswith("?"):
        least -= 1
    return least <= count <= len(words)
