"""What a pick is called at the table: the kind of thing that is picked, in the words of the rules, never the name of a
parameter.

In: an action, the words of a screen. Out: a word for each of its picks that is a choice: `card`, `cell`, `first cell`.
"""

from __future__ import annotations

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.game.action_descriptions import choices
from rulewright.ir.program import Action, Pick

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def pick_words(action: Action, wording: GameWording) -> tuple[str, ...]:
    """A word for each pick; those that are picked alike are counted."""
    kinds = [_kind(pick, wording) for pick in choices(action)]
    return tuple(_pick_name(kinds, place, wording) for place in range(len(kinds)))


def _kind(pick: Pick, wording: GameWording) -> str:
    return wording.sentence("number") if pick.type == "number" else wording.named(pick.type)


def _pick_name(kinds: list[str], place: int, wording: GameWording) -> str:
    kind = kinds[place]
    if kinds.count(kind) == 1:
        return kind
    before = kinds[:place].count(kind)
    if before >= len(ORDINALS):
        return f"{kind} {before + 1}"
    return wording.sentence("nth", ordinal=ORDINALS[before], what=kind, number=before + 1)
