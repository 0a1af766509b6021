"""What a pick is called at the table: the kind of thing that is picked, in the words of the rules, never the name of a parameter.

In: an action. Out: a word for each of its picks that is a choice: `card`, `cell`, `first cell`.
"""

from __future__ import annotations

from rulewright.game.action_descriptions import choices
from rulewright.ir.program import Action, Pick

NUMBER = "number"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def pick_words(action: Action) -> tuple[str, ...]:
    """A word for each pick; those that are picked alike are counted."""
    kinds = [_kind(pick) for pick in choices(action)]
    return tuple(_told(kinds, place) for place in range(len(kinds)))


def spoken(name: str) -> str:
    """A name of the rules as words."""
    return name.replace("_", " ")


def _kind(pick: Pick) -> str:
    return NUMBER if pick.type == "number" else spoken(pick.type)


def _told(kinds: list[str], place: int) -> str:
    kind = kinds[place]
    if kinds.count(kind) == 1:
        return kind
    before = kinds[:place].count(kind)
    return f"{ORDINALS[before]} {kind}" if before < len(ORDINALS) else f"{kind} {before + 1}"
