"""What every seat learns on the way from one node to the next: what it chose, what it was told, what it sees.

In: a game with a log, at the node before, and what is chosen and decided there. Out: a `Glimpse` for each seat and for
onlookers. A view counts where somebody is asked, and at the end: amid a deal nobody looks.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.adapters import Lines, changed, text_of, view_lines
from rulewright.game import Game

CHANCE = -1


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What is new to a seat. `chose`: the id of its choice, or -1;
    `seen` is its last view, and `looks` says whether it is of this node.
    """

    chose: int
    told: tuple[str, ...]
    text: str
    seen: Lines
    looks: bool


Glimpses = tuple[Glimpse, ...]
"""For every seat, and last for an onlooker."""


def first_look(players: int) -> Glimpses:
    """Before the game has begun."""
    return (Glimpse(-1, (), "", {}, False),) * (players + 1)


def looked(game: Game, steps: tuple[tuple[int, int], ...], before: Glimpses, lines: int) -> Glimpses:
    """Takes the steps, and tells what was new; `lines` of the log were there before."""
    players = game.program.players
    chosen = {seat: (number, game.words(seat, number)) for seat, number in steps if seat != CHANCE}
    for seat, number in steps:
        if seat == CHANCE:
            game.decide(number)
        else:
            game.choose(seat, number)
    return tuple(
        _glimpse(game, None if eye == players else eye, lines, chosen.get(eye), before[eye].seen)
        for eye in range(players + 1)
    )


def _glimpse(game: Game, seat: int | None, lines: int, chosen: tuple[int, str] | None, seen: Lines) -> Glimpse:
    told, looks = tuple(game.log(seat, since=lines)), not game.at_chance
    now = view_lines(game.view(seat)) if looks else seen
    parts = [f"> {chosen[1]} [{chosen[0]}]"] if chosen is not None else []
    parts += [f"* {line}" for line in told]
    if new := changed(seen, now):
        parts.append(text_of(new))
    return Glimpse(chosen[0] if chosen is not None else -1, told, "\n".join(parts), now, looks)
