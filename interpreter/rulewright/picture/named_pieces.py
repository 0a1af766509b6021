"""Pieces that belong to players by a trait, called by the names of the seats: `Ann's 3` in place of `player 1's 3`, or
`Player 1's 3` where nobody has given a name.

In: a machine whose seats have their names, and which traits are players. Out: from now on screens show its games so;
records, digests and bots keep the words of the rules. It complains of nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace

from rulewright.backend.runtime.game_wording import OwnWording
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.texts import Texts
from rulewright.ir.program import Face


def name_pieces(machine: Machine, player_traits: Mapping[str, Sequence[str]]) -> None:
    """A machine that shows its games in another language does so already."""
    program, seats = machine.program, machine.texts.seats
    if machine.shown is not machine:
        return
    classes = tuple(
        replace(info, faces=tuple(_named(face, player_traits.get(info.name, ()), seats) for face in info.faces))
        for info in program.classes
    )
    if classes == program.classes:
        return
    shown = copy(machine)
    shown.program = replace(program, classes=classes)
    shown.texts = Texts(shown.program, machine.evaluator, seats, OwnWording(shown.program, seats))
    shown.shown = shown
    machine.shown = shown


def _named(face: Face, traits: Sequence[str], seats: Sequence[str]) -> Face:
    """A face with what seats are called in place of their numbers."""
    players = {seat for trait, seat in face.traits if trait in traits and seat >= 0}
    if not players:
        return face
    numbers = "|".join(str(seat + 1) for seat in sorted(players))
    called = re.sub(rf"\bplayer ({numbers})(?!\d)", lambda found: seats[int(found[1]) - 1], face.called)
    return replace(face, called=called)
