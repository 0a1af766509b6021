"""Which subjects a report shows to people, as there may be hundreds: JSON and rows for spreadsheets have all of them.

In: effects. Out: those that are shown, in their order, and how many more tell something. Actions and components are all
shown; of options, rows of tables and rules all if they are few, else those that go with a difference or are dead.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.lab.decision_log.subjects import ACTION, COMPONENT, OPTION, ROW, RULE
from rulewright.lab.metrics.piece_effects import PieceEffect
from rulewright.sentences import Said, Words, saying

FOUND = 0.05
"""Below this q a difference is told as found."""
MOST_SHOWN = 12
"""So many of a kind are shown."""
MANY_KINDS = {OPTION: "report-more-options", ROW: "report-more-rows", RULE: "report-more-rules"}
"""Kinds of which there may be very many, and the sentence that says how many more."""
HELD_KINDS = (COMPONENT, OPTION)
"""Kinds that a seat has, or is offered, before it uses them."""
TAKEN_KINDS = (ACTION, OPTION)
"""Kinds that are chosen as such."""


def shown_pieces(pieces: Sequence[PieceEffect]) -> list[PieceEffect]:
    plain = [piece for piece in pieces if piece.subject.kind not in MANY_KINDS]
    return [*plain, *(piece for kind in MANY_KINDS for piece in _of_many(pieces, kind)[:MOST_SHOWN])]


def more_pieces(pieces: Sequence[PieceEffect]) -> list[Said]:
    """What tells something and is not shown: `3 more rules`."""
    left = [(len(_of_many(pieces, kind)) - MOST_SHOWN, key) for kind, key in MANY_KINDS.items()]
    return [saying(key, count=count) for count, key in left if count > 0]


def _of_many(pieces: Sequence[PieceEffect], kind: str) -> list[PieceEffect]:
    own = [piece for piece in pieces if piece.subject.kind == kind]
    if len(own) <= MOST_SHOWN and kind != RULE:
        return own
    return sorted((piece for piece in own if piece.is_dead or is_found(piece)), key=strength)


def is_found(piece: PieceEffect) -> bool:
    return any(one is not None and one.q < FOUND for one in (piece.given_held, piece.given_used))


def strength(piece: PieceEffect) -> tuple[float, str]:
    """Strongest first."""
    return min(
        (one.p for one in (piece.given_held, piece.given_used) if one is not None), default=1.0
    ), piece.subject.name


def use_note(piece: PieceEffect) -> Words:
    """That it is not used, where that tells something."""
    if piece.unfinished:
        return saying("lab-used-unfinished")
    if piece.is_dead:
        return saying("lab-never-used")
    return "" if piece.used or piece.subject.kind not in TAKEN_KINDS else saying("lab-never-taken")
