"""The table as text: what a view holds, grouped by owner, for a terminal or a screen reader.

In: a view, the Program that says whose things are whose, and a width. Out: lines. Nothing is shown that the view does not
hold. `?` is a thing that the viewer does not know, `[name]` one that lies face down and that he knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.game.view import View
from rulewright.ir.program import Program
from rulewright.play.matrices import drawn, matrices
from rulewright.play.wrapped_lines import EMPTY, UNKNOWN, Line, broken, padded, paragraph, plain, shown, wrapped
from rulewright.source.cells import width as columns

RANKS = {"": 0, "side": 2, "player": 3}
"""What is common first, then what spaces and words own, then sides and players."""
FEWEST_ALIKE = 3
"""So many unknown neighbours in a row are told as a stretch."""
BOARD = 8
"""So many rows of a grid are drawn even if the last ones are empty."""
NARROWEST = 20


@dataclass(frozen=True, slots=True)
class Fact:
    """A named thing of an owner, and what it is or holds; `short` is for a cell of a grid."""

    name: str
    text: str
    short: str

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


def table(view: View, program: Program, width: int, grids: Mapping[str, int] | None = None) -> list[Line]:
    """The lines of a view. `grids`: for kinds of space that are laid out in rows, how many columns they have."""
    width = max(width, NARROWEST)
    lines: list[Line] = []
    owned, by_keys = _by_owner(view, program), matrices(view, program)
    for type_ in sorted(dict.fromkeys([*owned, *by_keys]), key=lambda type_: RANKS.get(type_, 1)):
        owners = owned.get(type_, {})
        if grids and type_ in grids and owners:
            lines += _grids(type_, owners, grids[type_], width)
        elif owners:
            lines += _owners(type_, owners, width, _ours(view, program, type_))
        for matrix in by_keys.get(type_, ()):
            lines += drawn(matrix, width)
    if view["out"]:
        names = _seat_names(view, program)
        out = "Out of the game: " + ", ".join(names[seat] for seat in view["out"])
        lines += [Line(text) for text in broken(out, width)]
    return lines


def _seat_names(view: View, program: Program) -> list[str]:
    """The seats' names, as the view calls them; where nothing is theirs, they are numbered."""
    for variable in program.variables:
        for at, (type_, _) in enumerate(variable.owners):
            if type_ == "player":
                entries = [entry for entry in view["state"] if entry["state"] == variable.name]
                return list(dict.fromkeys([entry["owner"], *entry.get("of", ())][at] for entry in entries))
    named = list(_by_owner(view, program).get("player", {}))
    return named if len(named) == program.players else [f"Player {seat + 1}" for seat in range(program.players)]


def _ours(view: View, program: Program, type_: str) -> int:
    """Which owner of a type is the viewer: a seat, or his side; -1 for none."""
    if view["seat"] is None or type_ not in ("player", "side"):
        return -1
    return int(view["seat"]) if type_ == "player" else int(view["seat"]) % program.sides


def _by_owner(view: View, program: Program) -> dict[str, dict[str, list[Fact]]]:
    """Facts by type of owner and owner, but for state by several keys."""
    types = {("zone", family.name): family.owner for family in program.families}
    types |= {("purse", purse.name): purse.owner for purse in program.purses}
    types |= {
        ("state", variable.name): variable.owners[0][0] if variable.owners else ""
        for variable in program.variables
        if len(variable.owners) < 2
    }
    faces = {family.name: _face_order(program, family.cls) for family in program.families}
    found: dict[str, dict[str, list[Fact]]] = {}
    for kind, entries in (("zone", view["zones"]), ("purse", view["money"]), ("state", view["state"])):
        for entry in entries:
            if (kind, entry[kind]) not in types:
                continue
            owners = found.setdefault(types[kind, entry[kind]], {})
            owners.setdefault(entry["owner"] or "", []).append(FACTS[kind](entry, faces.get(entry[kind], {})))
    return found


def _face_order(program: Program, cls: str) -> dict[str, int]:
    """The names of a class's components in the order in which the ruleset declares them."""
    return {face.called: place for place, face in reversed(list(enumerate(program.class_of(cls).faces)))}


# ---- facts ----------------------------------------------------------------------------------------------------------

Order = Mapping[str, int]


def _zone(entry: View, order: Order) -> Fact:
    words = _row(entry) if "row" in entry else _heap(entry, order)
    row = entry.get("row")
    single = [_face(entry, 0)] if row and len(row) == 1 else words
    return Fact(plain(entry["zone"]), ", ".join(words) or "empty", "+".join(single) or EMPTY)


def _heap(entry: View, order: Order) -> list[str]:
    """Known components by kind, and how many are unknown."""
    known = sorted(entry["known"].items(), key=lambda item: (order.get(item[0], len(order)), item[0]))
    words = [_times(count, name) for name, count in known]
    if entry["unknown"]:
        words.append(_times(entry["unknown"], UNKNOWN))
    if entry.get("face_up"):
        words.append(f"{entry['face_up']} of them face up")
    return words


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count} x {name}"


def _row(entry: View) -> list[str]:
    """Every position with what lies there; a stretch of unknown ones as one; of nothing but unknown ones only their number."""
    if all(name is None for name in entry["row"]) and len(entry["row"]) > FEWEST_ALIKE:
        return [_times(len(entry["row"]), UNKNOWN)]
    words, at = [], 1
    for face, group in groupby(_face(entry, place) for place in range(len(entry["row"]))):
        count = len(list(group))
        if face == UNKNOWN and count >= FEWEST_ALIKE:
            words.append(f"#{at}-{at + count - 1} {UNKNOWN}")
        else:
            words += [f"#{place} {face}" for place in range(at, at + count)]
        at += count
    return words


def _face(entry: View, place: int) -> str:
    """What lies at a position of a row or pile."""
    name = entry["row"][place]
    if name is None:
        return UNKNOWN
    return f"[{name}]" if "face_up" in entry and not entry["face_up"][place] else str(name)


def _purse(entry: View, _order: Order) -> Fact:
    amount = UNKNOWN if entry["amount"] is None else str(entry["amount"])
    pieces = " + ".join(f"{count} x {piece}" for piece, count in entry.get("pieces", {}).items() if count)
    return Fact(plain(entry["purse"]), f"{amount} ({pieces})" if pieces else amount, amount)


def _state(entry: View, _order: Order) -> Fact:
    text = shown(entry["value"], entry["seen"])
    return Fact(plain(entry["state"]), text, EMPTY if text in ("none", "no") else text)


FACTS = {"zone": _zone, "purse": _purse, "state": _state}


# ---- owners ---------------------------------------------------------------------------------------------------------


def _owners(type_: str, owners: Mapping[str, Sequence[Fact]], width: int, ours: int) -> list[Line]:
    """A paragraph for each owner; neighbouring spaces that are alike share one."""
    entries = [(name or "Table", [str(fact) for fact in facts]) for name, facts in owners.items()]
    if type_ not in ("", "side", "player"):
        entries = _merged(entries)
    if 0 <= ours < len(entries):
        entries[ours] = (f"{entries[ours][0]} (you)", entries[ours][1])
    margin = max(columns(name) for name, _ in entries)
    return [
        line
        for place, (name, facts) in enumerate(entries)
        for line in paragraph(name, facts, width, margin, "ours" if place == ours else "")
    ]


def _merged(entries: Sequence[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    found = []
    for _, group in groupby(entries, key=lambda entry: entry[1]):
        names = list(group)
        found.append((f"{names[0][0]} to {names[-1][0]}" if len(names) > 1 else names[0][0], names[0][1]))
    return found


# ---- grids ----------------------------------------------------------------------------------------------------------


def _grids(type_: str, owners: Mapping[str, Sequence[Fact]], across: int, width: int) -> list[Line]:
    """For spaces in rows and columns: one grid for each thing that lies on them."""
    names, rows = list(owners), list(owners.values())
    lines: list[Line] = []
    for place, fact in enumerate(rows[0]):
        cells = [facts[place].short for facts in rows]
        title = f"{fact.name} of each {plain(type_)}"
        if set(cells) == {EMPTY}:
            lines += [Line(text) for text in broken(f"{title}: none", width)]
        else:
            lines += [
                *(Line(text, "title") for text in broken(title, width)),
                *(Line(text) for text in _grid(cells, names, across, width)),
            ]
    return lines


def _grid(cells: Sequence[str], names: Sequence[str], across: int, width: int) -> list[str]:
    """The rows of a grid, each after the number of its first space; where it is too wide, a list of what is there."""
    label = columns(str(len(cells))) + 2
    cell = max(columns(text) for text in cells)
    if label + across * (cell + 2) > width:
        return wrapped([f"{name}: {text}" for name, text in zip(names, cells, strict=True) if text != EMPTY], width)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    while len(rows) > BOARD and set(rows[-1]) == {EMPTY}:
        rows.pop()
    return [
        f"{number * across + 1:>{label}}  {'  '.join(padded(text, cell) for text in row).rstrip()}"
        for number, row in enumerate(rows)
    ]


def as_text(lines: Iterable[Line]) -> str:
    """Lines without their styles."""
    return "".join(f"{line.text}\n" for line in lines)


__all__ = ["Fact", "Line", "as_text", "table"]
