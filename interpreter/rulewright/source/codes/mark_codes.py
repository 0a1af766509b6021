"""RW518: what carries no marks."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

MARKS: dict[str, Code] = {
    "RW518": Code(
        "error",
        "marks in a heap",
        """\
A state `per` a class of components is a mark that lies on each of them. In a heap nobody can tell one component
from another, so nothing there carries marks: they are taken off what comes into a heap, and by a shuffle.

Wrong:
    zones:
      table: {holds: card, per: player, seen_by: everyone}
    state:
      tapped: {is: flag, per: card, start: no}
    effects:
      refresh(player): |
        for each card c in player.table where c is tapped:
          set c.tapped to no

Right:
    zones:
      table: {holds: card, per: player, order: row, seen_by: everyone}
    state:
      tapped: {is: flag, per: card, start: no}
    effects:
      refresh(player): |
        for each card c in player.table where c is tapped:
          set c.tapped to no
""",
    ),
}
