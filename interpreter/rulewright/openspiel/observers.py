"""What a player of OpenSpiel may look at: observations, and information states, as texts and as tensors.

In: what kind is wanted. Out: an observer, as OpenSpiel wants them (`set_from`, `string_from`, `tensor`, `dict`).
Everything comes from the views and the log of a seat. An observation is the view as it is; an information state is
everything that the seat has seen, been told and chosen. Complains with `BadConfiguration` about kinds that are not
there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from rulewright.adapters import Row, changed, text_of, view_lines
from rulewright.errors import BadConfiguration
from rulewright.openspiel.game_rules import GameRules
from rulewright.openspiel.tree_node import Node

if TYPE_CHECKING:
    from rulewright.openspiel.spiel_state import SpielState

MOST_NUMBERS = 2**14
"""Longer tensors of information states are not offered."""
MOST_CHARACTERS = 4096
"""Longer texts are joined anew whenever they are asked for."""
HASHES = 4
"""A text that a seat was told has so many numbers of 16 bits in a tensor: a hash of its words."""
ASKED = 2 + HASHES
"""Numbers of a moment besides its view: whether there was one, what the seat had
chosen, the hash of what it was told.
"""
ONLOOKER, PRIVATE = "onlooker", "private"


class Observer:
    """Looks at states with the eyes of one player."""

    def __init__(
        self,
        text: Callable[[Node, int], str],
        write: Callable[[Node, int, Row], None],
        name: str,
        size: int,
        refusal: BadConfiguration | None = None,
    ) -> None:
        """`refusal`: why there is no tensor, where somebody may expect one."""
        self._text, self._write, self._refusal = text, write, refusal
        self.tensor: Row | None = np.zeros(size, np.float32) if size else None
        self.dict: dict[str, Row] = {name: self.tensor} if self.tensor is not None else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor."""
        if self._refusal is not None:
            raise self._refusal
        if self.tensor is not None:
            self.tensor.fill(0)
            self._write(state.node, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The text."""
        return self._text(state.node, player)


def observer(rules: GameRules, wanted: Any) -> Observer:
    """The observer of a kind (`pyspiel.IIGObservationType`); none: an observation."""
    kind = wanted or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise BadConfiguration("nobody sees what all players know", "`str(state)` tells everything")
    sees = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    size = rules.columns.size
    if not sees and not kind.public_info:
        return Observer(lambda node, player: "", lambda node, player, out: None, "nothing", 0)
    if kind.perfect_recall:
        return _recalling(rules, sees=sees, public=kind.public_info)
    if not kind.public_info:
        return Observer(_private_text, _private_row, "private", size)
    if not sees:
        return Observer(lambda node, player: _seen_text(node, None), _public_row, "public", size)
    return Observer(_seen_text, _row, "observation", size)


def _recalling(rules: GameRules, *, sees: bool, public: bool) -> Observer:
    if not public:
        raise BadConfiguration("what a player remembers is not divided into private and public", "ask for both")
    size = recalled_size(rules)
    name = "info_state" if sees else "public_state"
    return Observer(
        lambda node, player: recalled_text(node, player if sees else rules.players),
        lambda node, player, out: recalled_row(node, player if sees else rules.players, out),
        name,
        size,
        None if size else _too_long(rules),
    )


def _too_long(rules: GameRules) -> BadConfiguration:
    return BadConfiguration(
        f"the tensor of an information state of `{rules.title}` would have {_recalled_numbers(rules):,} numbers, "
        f"and {MOST_NUMBERS:,} are the most",
        "use `observation_tensor` or `information_state_string`; a smaller `limit` of decisions makes it shorter",
    )


# ---- what is seen now ---------------------------------------------------------------------------------------------


def _seen_text(node: Node, seat: int | None) -> str:
    return text_of(view_lines(node.game.view(seat)))


def _row(node: Node, seat: int, out: Row) -> None:
    out[:] = node.rules.columns.row(node.position.seen(seat), seat)


def _public_row(node: Node, player: int, out: Row) -> None:
    _row(node, node.rules.players, out)


def _private_text(node: Node, seat: int) -> str:
    """What the seat sees and an onlooker does not."""
    game = node.game
    return text_of(changed(view_lines(game.view(None)), view_lines(game.view(seat))))


def _private_row(node: Node, seat: int, out: Row) -> None:
    """The columns that the seat sees otherwise than an onlooker; 0 in others."""
    players, columns = node.rules.players, node.rules.columns
    own, public = (columns.row(node.position.seen(eye), eye) for eye in (seat, players))
    np.copyto(out, own, where=own != public)


# ---- what is remembered -------------------------------------------------------------------------------------------


def recalled_text(node: Node, eye: int) -> str:
    """Everything that a seat has chosen, been told and seen, in order."""
    rest, here = [], node
    while eye not in here.recalled:
        rest.append(here.glimpses[eye].text)
        if here.parent is None:
            rest.append(f"seat {eye}" if eye < node.rules.players else "onlooker")
            break
        here = here.parent
    else:
        rest.append(here.recalled[eye])
    text = "\n".join(filter(None, reversed(rest)))
    if len(text) <= MOST_CHARACTERS:
        node.recalled[eye] = text
    return text


def recalled_size(rules: GameRules) -> int:
    """How long the tensor of an information state is; 0 where it would be too long to be of use."""
    size = _recalled_numbers(rules)
    return size if size <= MOST_NUMBERS else 0


def _recalled_numbers(rules: GameRules) -> int:
    return _moments(rules) * (ASKED + rules.columns.size)


def recalled_row(node: Node, eye: int, out: Row) -> None:
    """The same, moment by moment: each has whether it was, the choice before it (its id and
    1), the hash of what was told, and the view.
    """
    moments = out.reshape(_moments(node.rules), -1)
    told: list[str] = []
    at = chose = 0
    for one in node.path():
        glimpse = one.glimpses[eye]
        told += glimpse.told
        chose = glimpse.chose + 1 or chose
        moments[at, :ASKED] = glimpse.looks, chose, *_hashed(told)
        if glimpse.looks:
            moments[at, ASKED:] = node.rules.columns.row(one.position.seen(eye), eye)
            at, chose, told = at + 1, 0, []


def _moments(rules: GameRules) -> int:
    """How often a seat looks at most: before each decision, and at the end."""
    return rules.program.limit + 1


def _hashed(told: list[str]) -> list[int]:
    if not told:
        return [0] * HASHES
    digest = hashlib.blake2b("\n".join(told).encode(), digest_size=2 * HASHES).digest()
    return [int.from_bytes(digest[place : place + 2], "little") for place in range(0, 2 * HASHES, 2)]
