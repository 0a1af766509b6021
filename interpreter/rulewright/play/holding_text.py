"""What an owner has of one thing, as text: in a cell, and in full.

`?` is a thing that the viewer does not know, `[name]` one that lies face down and that the viewer knows.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import assert_never

from rulewright.picture import Arrangement, Holding, Layer, Money, Piece, Pieces, Value
from rulewright.play.wrapped_lines import EMPTY, UNKNOWN
from rulewright.sentences import Speech

FEWEST_ALIKE = 3
"""So many unknown neighbours in a row are told as a stretch."""

ORDERED = (Arrangement.STACK, Arrangement.LINE)
PIECES = (Arrangement.HEAP, Arrangement.HAND, *ORDERED)
Naming = Callable[[str], str]


def in_full(layer: Layer, holding: Holding, say: Speech) -> str:
    """Everything that is known of it."""
    match holding:
        case Pieces():
            return ", ".join(_words(layer, holding, say)) or say("empty")
        case Money():
            return _money(holding)
        case Value(words=words):
            return UNKNOWN if words is None else words
        case never:
            assert_never(never)


def in_cell(layer: Layer, holding: Holding, say: Speech) -> str:
    """The same where an empty place is a dot."""
    text = in_full(layer, holding, say)
    empty = holding.empty if isinstance(holding, Value) else isinstance(holding, Pieces) and not holding.pieces
    return EMPTY if empty else text


def on_board(holding: Holding, naming: Naming) -> str:
    """A cell of a board: names only, by `naming`."""
    match holding:
        case Pieces(pieces=pieces):
            names = [_face(piece, naming) for piece in pieces for _ in range(piece.count)]
            return "+".join([*names, *([str(holding.below)] if holding.below else [])]) or EMPTY
        case Money():
            return UNKNOWN if holding.amount is None else str(holding.amount)
        case Value(words=words):
            return UNKNOWN if words is None else EMPTY if holding.empty else naming(words)
        case never:
            assert_never(never)


def in_short(holding: Pieces, naming: Naming) -> str:
    """Pieces in an order by short names, a stretch of unknown ones as one."""
    words = []
    for face, group in groupby(_face(piece, naming) for piece in holding.pieces):
        count = len(list(group))
        words += [f"{count}x?"] if face == UNKNOWN and count > FEWEST_ALIKE else [face] * count
    if holding.below:
        words.append(f"+{holding.below}")
    return " ".join(words) or EMPTY


def names_in(holding: Holding) -> list[str]:
    """The names that stand there."""
    match holding:
        case Pieces(pieces=pieces):
            return [piece.name for piece in pieces if piece.name is not None]
        case Value(words=words):
            return [] if words is None else [words]
        case Money():
            return []
        case never:
            assert_never(never)


def _money(purse: Money) -> str:
    amount = UNKNOWN if purse.amount is None else str(purse.amount)
    coins = " + ".join(f"{count} x {worth}" for worth, count in purse.pieces)
    return f"{amount} ({coins})" if coins else amount


def _words(layer: Layer, zone: Pieces, say: Speech) -> list[str]:
    if layer.form in ORDERED:
        return [*_row(zone), *([say("below", count=zone.below)] if zone.below else [])]
    words = [_times(piece.count, UNKNOWN if piece.name is None else piece.name) for piece in zone.pieces]
    return [*words, say("face-up", count=zone.face_up)] if zone.face_up else words


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count} x {name}"


def _row(zone: Pieces) -> list[str]:
    """Every position with what lies there; a stretch of unknown ones as one;
    of nothing but unknown ones only their number.
    """
    if all(piece.name is None and not piece.marks for piece in zone.pieces) and len(zone.pieces) > FEWEST_ALIKE:
        return [_times(len(zone.pieces), UNKNOWN)]
    words, at = [], 1
    for face, group in groupby(_face(piece, str) for piece in zone.pieces):
        count = len(list(group))
        if face == UNKNOWN and count >= FEWEST_ALIKE:
            words.append(f"#{at}-{at + count - 1} {UNKNOWN}")
        else:
            words += [f"#{place} {face}" for place in range(at, at + count)]
        at += count
    return words


def _face(piece: Piece, naming: Naming) -> str:
    """A piece by its name, and the marks on it."""
    name = UNKNOWN if piece.name is None else naming(piece.name)
    face = f"[{name}]" if piece.face_down else name
    return f"{face} ({', '.join(piece.marks)})" if piece.marks else face
