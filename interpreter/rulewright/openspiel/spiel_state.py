"""A state of OpenSpiel: a node of the tree, which is exchanged for the next one when something is chosen."""

from __future__ import annotations

import pyspiel

from rulewright.errors import BadConfiguration
from rulewright.openspiel.game_rules import GameRules
from rulewright.openspiel.tree_node import CHANCE, SIMULTANEOUS, TERMINAL, Node


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """Where a game stands. What OpenSpiel calls itself begins with an underscore; `pyspiel.State` offers the rest."""

    def __init__(self, game: pyspiel.Game, rules: GameRules) -> None:
        super().__init__(game)
        self.__dict__["node"] = rules.root

    @property
    def node(self) -> Node:
        """Where the game stands."""
        found: Node = self.__dict__["node"]
        return found

    @node.setter
    def node(self, node: Node) -> None:
        """Goes on, or back to what was saved; a position of other rules is refused."""
        if node.rules is not self.node.rules:
            raise BadConfiguration("the saved position is of other rules", "the ruleset has changed since")
        self.__dict__["node"] = node

    def current_player(self) -> int:
        return int(_PLAYERS.get(self.node.player, self.node.player))

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self.node.player == SIMULTANEOUS

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.legal.get(player, ()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability; equal ones are one."""
        return [(number, outcome.probability) for number, outcome in self.node.outcomes.items()]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.node = self.node.after_all(tuple(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.words(player, action)

    def returns(self) -> list[float]:
        """What the game was worth to every seat; 0 before its end."""
        return list(self.node.returns)

    def __str__(self) -> str:
        """All there is, with every secret."""
        return self.node.text


_PLAYERS = {
    CHANCE: pyspiel.PlayerId.CHANCE,
    SIMULTANEOUS: pyspiel.PlayerId.SIMULTANEOUS,
    TERMINAL: pyspiel.PlayerId.TERMINAL,
}
