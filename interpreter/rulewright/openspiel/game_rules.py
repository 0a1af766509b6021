"""All that the states of one game share: the machine and its backend, numbers of chance, columns, returns, and the tree
as far as it is kept.

In: parameters. Out: `GameRules`; two games of the same rules share one as long as either lives. Complains with what
`rulewright.load` complains with, and with `BadConfiguration` where a saved position is of other rules.
"""

from __future__ import annotations

from functools import cached_property
from weakref import WeakValueDictionary

from rulewright import api
from rulewright.adapters import Backend, Columns, Position, returns_of, text_of, view_lines
from rulewright.errors import BadConfiguration
from rulewright.game import Game
from rulewright.openspiel.chance_ids import chance_ids
from rulewright.openspiel.parameters import Parameters
from rulewright.openspiel.tree_node import Move, Node

MOST_KEPT = 2**27
"""About how many bytes the kept nodes of one game's tree may take."""
NODE_BYTES = 3000
"""About what a node takes besides the slots of its positions."""
SLOT_BYTES = 12


class GameRules:
    """One game as OpenSpiel plays it."""

    def __init__(self, parameters: Parameters, rules: api.Rules) -> None:
        program = rules.machine.program
        self.machine, self.program, self.title = rules.machine, program, rules.title
        self.players, self.fingerprint = program.players, program.fingerprint
        self.returns = returns_of(program, parameters.returns)
        self.chance = chance_ids(program)
        self.parameters = Parameters(
            parameters.ruleset, parameters.players, parameters.options, self.returns.kind, parameters.backend
        )
        self.columns = Columns(rules.machine)
        self.backend = Backend(rules.machine, parameters.backend)
        self._read: tuple[Node, Game] | None = None
        self._left = MOST_KEPT // (NODE_BYTES + SLOT_BYTES * program.length)

    @cached_property
    def root(self) -> Node:
        """The beginning."""
        return Node(self, None, None, ())

    def begun(self) -> Position:
        """A game at its first stop."""
        return self.backend.start(0, automatic=False)

    def watched(self) -> Game:
        """The same, with a log."""
        return Game.start(self.machine, 0, automatic=False)

    def reading(self, node: Node) -> Game:
        """A node's position, to be read; that which was read last is at hand."""
        if self._read is None or self._read[0] is not node:
            self._read = node, node.position.game()
        return self._read[1]

    def may_keep(self) -> bool:
        """Whether one more node is kept."""
        self._left -= 1
        return self._left > 0

    def full_text(self, game: Game) -> str:
        """All there is in a position. Equal texts mean equal positions."""
        return f"{text_of(view_lines(game.full_view()))}\nposition: {game.digest()}"


_living: WeakValueDictionary[tuple[Parameters, str], GameRules] = WeakValueDictionary()


def game_rules(parameters: Parameters) -> GameRules:
    """The rules of parameters, as they stand in the file now."""
    rules = api.load(parameters.ruleset, players=parameters.players or None, options=dict(parameters.options))
    made = GameRules(parameters, rules) if (parameters, rules.fingerprint) not in _living else None
    found = made or _living[parameters, rules.fingerprint]
    for key in (parameters, found.parameters):
        _living[key, found.fingerprint] = found
    return found


def restored(parameters: Parameters, fingerprint: str, moves: list[Move]) -> Node:
    """The node that moves lead to."""
    rules = _living.get((parameters, fingerprint)) or game_rules(parameters)
    if rules.fingerprint != fingerprint:
        raise BadConfiguration(
            f"the saved position is of other rules: `{parameters.ruleset}` has changed since",
            "play on with the rules of then",
        )
    node = rules.root
    for move in moves:
        node = node.after_all(move) if isinstance(move, tuple) else node.after(move)
    return node
