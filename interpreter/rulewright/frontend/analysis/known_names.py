"""What a viewer knows of names, and the plain facts of conditions from which more is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType

Seat = t.Var | int
"""One player: the variable that holds the player, or the number of the seat."""
Viewer = Seat | None
"""Who looks; none: everybody, so only what all see is visible."""
Part = t.Expr | t.Domain


@dataclass(frozen=True, slots=True)
class Known:
    """What a viewer knows of a name.

    The first part of its value that is hidden; whether the component is seen; which seat it is; where the component
    lies as the name is read.
    """

    hidden: Part | None = None
    component: bool = False
    seat: Seat | None = None
    place: t.ZonePlace | None = None


Names = Mapping[t.Var, Known]
NO_NAMES: Names = {}


def seat_of(expr: t.Expr, names: Names = NO_NAMES) -> Seat | None:
    """The player that an expression names, as far as that is plain."""
    match expr:
        case t.Local(var=var) if var in names:
            return names[var].seat
        case t.Local(var=var):
            return var
        case t.Const(value=value) if isinstance(expr.type, PlayerType):
            return value
    return None


def is_other(seat: Seat | None, me: Seat) -> bool:
    """Whether a seat is surely another one than the viewer: another number, or a member of `others`."""
    if isinstance(seat, int) or seat is None:
        return isinstance(me, int) and seat is not None and seat != me
    if not isinstance(seat.origin, t.Domain):
        return False
    return any(
        isinstance(test, t.Compare)
        and test.operator == "!="
        and {side.var for side in (test.left, test.right) if isinstance(side, t.Local)} == {seat, me}
        for test in conjuncts(seat.origin.where)
    )


def is_face_up(test: t.Expr, var: t.Var) -> bool:
    """Whether a test says that the component of this name lies face up."""
    return isinstance(test, t.FaceTest) and test.up and isinstance(test.subject, t.Local) and test.subject.var is var


def about_member(domain: t.Domain) -> Part | None:
    """What a source asks of its members one after the other."""
    match domain.source:
        case t.SpacesOf(extent=t.Extent(condition=condition)):
            return condition
        case t.Reached(through=t.SpacesOf() as spaces):
            return t.Domain(domain.span, domain.var, spaces, None, (), "", None)
        case t.Reached(through=t.TableAt() as found):
            return found
    return None


def conjuncts(where: t.Expr | None) -> tuple[t.Expr, ...]:
    if where is None:
        return ()
    return where.items if isinstance(where, t.Logic) and where.operator == "and" else (where,)
