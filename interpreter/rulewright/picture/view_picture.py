"""A view, put into the layout of its table.

In: a layout, and a view of a position of that game. Out: a picture. Nothing is in it that the view does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import islice
from typing import Any

from rulewright.game.view import View
from rulewright.ir.program import NONE_NUMBER, PurseFamily, ShownTerm, Slots, Variable, ZoneFamily
from rulewright.picture.board import Board
from rulewright.picture.matrix import Matrix, in_words, matrix
from rulewright.picture.position import (
    NOT_OURS,
    Arrangement,
    Group,
    Holding,
    Layer,
    Money,
    Picture,
    Piece,
    Pieces,
    Value,
)
from rulewright.picture.table_layout import TableLayout
from rulewright.source.underscores import without_underscores

RANKS = {"": 0, "side": 2, "player": 3}
"""What is common comes first, then what spaces and words own, then sides and players."""
BLANK = (None, False, 0, "none")
"""Values of marks that are not told: not seen, no, nothing; nor are the words with which marks start."""
MOST_NAMES = 1000
"""Of a number with more values than this only the widest are named."""


def picture(layout: TableLayout, view: View) -> Picture:
    """The picture of a view."""
    return _Drawn(layout, view).picture()


class _Drawn:
    """One view on its way into one layout."""

    def __init__(self, layout: TableLayout, view: View) -> None:
        self.layout = layout
        self.program = layout.program
        self.view = view

    @cached_property
    def starts(self) -> dict[str, int | str]:
        """The words with which marks start."""
        program = self.program
        marks = [mark for mark in program.component_states if mark.type in program.words and mark.start >= 0]
        numbers = [mark for mark in program.component_states if mark.type in program.number_words]
        return {
            **{mark.name: program.words[mark.type][mark.start] for mark in marks},
            **{mark.name: program.number(mark.type, mark.start) for mark in numbers},
        }

    def picture(self) -> Picture:
        layers, matrices = self._layers(), self._matrices()
        types = sorted(dict.fromkeys([*layers, *matrices]), key=lambda type_: RANKS.get(type_, 1))
        return Picture(
            self.view["seat"],
            tuple(self.layout.seats),
            tuple(self._group(type_, layers.get(type_, []), matrices.get(type_, [])) for type_ in types),
            tuple(self.view["out"]),
            self.layout.wording.sentence,
        )

    # ---- groups -----------------------------------------------------------------------------------------------------

    def _group(self, type_: str, layers: Sequence[tuple[Layer, tuple[str, ...]]], matrices: Sequence[Matrix]) -> Group:
        owners = layers[0][1] if layers else ()
        whose, beside = self.layout.beside(type_) if type_ in self.layout.form.sizes else ("", ())
        besides = self._besides(whose)
        return Group(
            self._form(type_),
            type_,
            self.layout.title(type_),
            owners,
            tuple(layer for layer, _ in layers),
            tuple(matrices),
            self._ours(type_),
            self._board(type_, owners, tuple(besides[place] for place in beside)),
            beside,
            besides,
        )

    def _board(self, type_: str, owners: Sequence[str], before: Sequence[str]) -> Board | None:
        """The board of a kind of spaces, if it is one."""
        board = self.layout.form.boards.get(type_)
        return board.called(owners, before, self.layout.wording.sentence) if board is not None and owners else board

    def _besides(self, whose: str) -> tuple[str, ...]:
        """The names of those before whom spaces lie."""
        if whose == "player":
            return tuple(self.layout.seats)
        wording = self.layout.wording
        return tuple(wording.member("side", place) for place in range(self.program.sides)) if whose else ()

    def _form(self, type_: str) -> Arrangement:
        if type_ in self.layout.form.boards:
            return Arrangement.BOARD
        if type_ in self.layout.form.rings:
            return Arrangement.RING
        named = {"": Arrangement.COMMON, "side": Arrangement.SIDES, "player": Arrangement.SEATS}
        return named.get(type_, Arrangement.WORDS if type_ in self.program.words else Arrangement.ROW)

    def _ours(self, type_: str) -> int:
        """Which owner of a type is the viewer: a seat, or its side."""
        seat = self.view["seat"]
        if seat is None or type_ not in ("player", "side"):
            return NOT_OURS
        return int(seat) if type_ == "player" else int(seat) % self.program.sides

    def _layers(self) -> dict[str, list[tuple[Layer, tuple[str, ...]]]]:
        """Zones, purses and state by at most one key: by the type of their owners, with the owners' names."""
        found: dict[str, list[tuple[Layer, tuple[str, ...]]]] = {}
        for type_, layer, entries in sorted(self._each(), key=lambda each: self.layout.rank(each[1].name)):
            if self.layout.is_internal(layer.name):
                continue
            found.setdefault(type_, []).append((layer, tuple(entry["owner"] or "" for entry in entries)))
        return found

    def _each(self) -> Iterator[tuple[str, Layer, Sequence[View]]]:
        zones, purses = iter(self.view["zones"]), iter(self.view["money"])
        for family in self.program.families:
            entries = list(islice(zones, family.count))
            yield from self._by_owner(family.owner, self._zones(family, entries), entries)
        for purse in self.program.purses:
            entries = list(islice(purses, purse.count))
            yield from self._by_owner(purse.owner, self._purses(purse, entries), entries)
        for variable, values in self._variables():
            if len(variable.owners) < 2:
                yield variable.owners[0][0] if variable.owners else "", self._values(variable, values), values
        terms = iter(self.view.get("terms", ()))
        for term in self.program.shown:
            each = islice(terms, term.count)
            worked_out = [{**one, "state": term.name, "seen": one["value"] is not None} for one in each]
            yield term.owners[0][0] if term.owners else "", self._values(_as_variable(term), worked_out), worked_out

    def _by_owner(
        self, type_: str, layer: Layer, entries: Sequence[View]
    ) -> Iterator[tuple[str, Layer, Sequence[View]]]:
        """What several things have together is a layer for each of the others: a board's, if
        one of them is a board, else the owner's.
        """
        types = [key for key, _ in self.program.owners(type_, 0)]
        if len(types) < 2:
            yield type_, layer, entries
            return
        rows = next((at for at, key in enumerate(types) if key in self.layout.form.boards), 0)
        layers: dict[tuple[int, ...], list[int]] = {}
        for place in range(len(entries)):
            members = [member for _, member in self.program.owners(type_, place)]
            layers.setdefault((*members[:rows], *members[rows + 1 :]), []).append(place)
        for places in layers.values():
            named = [[entries[place]["owner"], *entries[place]["of"]] for place in places]
            others = ", ".join([*named[0][:rows], *named[0][rows + 1 :]])
            held = tuple(layer.holdings[place] for place in places)
            own = [{**entries[place], "owner": names[rows]} for place, names in zip(places, named, strict=True)]
            yield types[rows], replace(layer, title=f"{layer.title} ({others})", holdings=held), own

    def _variables(self) -> Iterator[tuple[Variable, Sequence[View]]]:
        entries = iter(self.view["state"])
        for variable in self.program.variables:
            yield variable, list(islice(entries, variable.slots.size))

    def _matrices(self) -> dict[str, list[Matrix]]:
        """State by several keys, by the type of the first."""
        found: dict[str, list[Matrix]] = {}
        for variable, entries in self._variables():
            if len(variable.owners) > 1 and not self.layout.is_internal(variable.name):
                found.setdefault(variable.owners[0][0], []).append(
                    matrix(variable, self.layout.title, partial(self.layout.value, variable.name), entries)
                )
        return found

    # ---- layers -----------------------------------------------------------------------------------------------------

    def _zones(self, family: ZoneFamily, entries: Sequence[View]) -> Layer:
        order = self.layout.orders[family.cls]
        form = {"pile": Arrangement.STACK, "row": Arrangement.LINE}.get(family.order, Arrangement.HEAP)
        if (
            form is Arrangement.HEAP
            and self.program.owner(family.owner, 0)[0] in ("player", "side")
            and family.seen_by in ("owner", "side")
        ):
            form = Arrangement.HAND
        return Layer(
            family.name,
            self.layout.title(family.name),
            form,
            tuple(self._pieces(family.name, entry, order) for entry in entries),
            tuple(order),
        )

    def _pieces(self, zone: str, entry: View, order: Mapping[str, int]) -> Holding:
        if "row" in entry:
            up = entry.get("face_up")
            is_stack = self.layout.word(zone, "drawn") == "stack" and any(entry["row"][:1])
            told = entry["row"][:1] if is_stack else entry["row"]
            return Pieces(
                below=len(entry["row"]) - len(told),
                pieces=tuple(
                    Piece(
                        name,
                        face_down=name is not None and up is not None and not up[place],
                        marks=tuple(self._marks(entry, place)),
                    )
                    for place, name in enumerate(told)
                ),
            )
        known = sorted(entry["known"].items(), key=lambda item: (order.get(item[0], len(order)), item[0]))
        unknown = (Piece(None, entry["unknown"]),) if entry["unknown"] else ()
        return Pieces((*(Piece(name, count) for name, count in known), *unknown), entry.get("face_up"))

    def _marks(self, entry: View, place: int) -> Iterator[str]:
        """The marks at a place that are seen and say something: a flag is named, anything else has its value."""
        for name, values in entry.get("marks", {}).items():
            value = values[place]
            if value is True:
                yield self.layout.title(name)
            elif value not in BLANK and value != self.starts.get(name):
                yield f"{self.layout.title(name)} {value}"

    def _purses(self, purse: PurseFamily, entries: Sequence[View]) -> Layer:
        return Layer(purse.name, self.layout.title(purse.name), Arrangement.PURSE, tuple(map(_money, entries)))

    def _values(self, variable: Variable, entries: Sequence[View]) -> Layer:
        is_number = self.program.is_number(variable.type)
        low, high = (variable.slots.low, variable.slots.high) if is_number else (0, 0)
        return Layer(
            variable.name,
            self.layout.title(variable.name),
            Arrangement.TRACK if self.layout.word(variable.name, "drawn") == "track" else Arrangement.VALUE,
            tuple(_value(entry, self.layout, self._numbers(variable)) for entry in entries),
            self._names(variable),
            low,
            high,
        )

    def _numbers(self, variable: Variable) -> dict[str, int]:
        """What the words for numbers stand for."""
        return {word: number for number, word in self.program.number_words.get(variable.type, {}).items()}

    def _names(self, variable: Variable) -> tuple[str, ...]:
        """Every name that a value can have; of numbers the two ends, which are the widest."""
        type_, low, high = variable.type, max(variable.slots.low, 0), variable.slots.high
        if type_ == "number":
            return tuple(str(end) for end in (variable.slots.low, high) if end != NONE_NUMBER)
        if type_ == "flag":
            return (self.layout.wording.sentence("yes"),)
        if type_ == "player":
            return tuple(self.layout.seats)
        if type_ in self.program.words:
            return tuple(without_underscores(word) for word in self.program.words[type_])
        wording = self.layout.wording
        return tuple(wording.member(type_, place) for place in range(low, min(high, low + MOST_NAMES) + 1))


def _money(entry: dict[str, Any]) -> Holding:
    return Money(entry["amount"], tuple((worth, count) for worth, count in entry.get("pieces", {}).items() if count))


def _value(entry: dict[str, Any], layout: TableLayout, numbers: dict[str, int]) -> Holding:
    words, value = in_words(entry), entry["value"]
    value = numbers.get(value, value)
    shown, none = layout.value(entry["state"], words), layout.value(entry["state"], "none")
    number = value if entry["seen"] and isinstance(value, int) and not isinstance(value, bool) else None
    is_nothing = words is not None and shown == none
    return Value(shown, is_nothing or words == "no", None if is_nothing else number)


def _as_variable(term: ShownTerm) -> Variable:
    """A value that is worked out, as one that is stored: it looks like that."""
    return Variable(
        term.name, Slots(term.name, -1, term.count, term.low, term.high), term.owners, term.type, "everyone", 0
    )
