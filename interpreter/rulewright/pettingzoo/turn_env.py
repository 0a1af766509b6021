"""An environment of PettingZoo: agents act in turn, in the order of the game.

In: rules, and how games are valued. Out: observations (a row of columns and a mask of legal ids), rewards at the end,
terminations. Complains with `Illegal` about what is not legal (nothing changes), with `BadConfiguration` about games
with too many ids for a mask, and with `Fault` where a rule breaks.

Where several seats choose at once they are asked one after another, and the game goes on when the last has chosen: each
sees what there was when the decision opened. A seat that is out of the game is not asked any more; what it gets is
known at the end, so it stays until then. Then every agent has its reward and one empty step.
"""

from __future__ import annotations

import random
import secrets
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rulewright.adapters import Backend, Column, Columns, Legal, Position, returns_of, text_of, view_lines
from rulewright.api import Rules
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.backend.runtime.fault import Fault
from rulewright.errors import CLOSED, BadConfiguration
from rulewright.game import Illegal

MOST_ACTIONS = 2**17
"""A mask is as long as there are ids; longer ones are refused."""
RENDER_MODES = ("ansi", "human")
LIMIT = "limit"
"""The kind of fault that cuts a game off: it was not over after so many decisions as its ruleset allows."""
Observation = dict[str, NDArray[Any]]


class TurnEnv(AECEnv):  # type: ignore[misc]  # pettingzoo is not looked into where it is not installed
    """One game at a time. Arrays that are handed out are the caller's own."""

    def __init__(
        self, rules: Rules, returns: str = "auto", backend: str = "auto", render_mode: str | None = None
    ) -> None:
        super().__init__()
        program = rules.machine.program
        if program.action_count > MOST_ACTIONS:
            raise BadConfiguration(
                f"`{rules.name}` has {program.action_count:,} action ids, and a mask has {MOST_ACTIONS:,} at most",
                "choose options with fewer, or play it with `rulewright.load`, which lists the legal ids alone",
            )
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadConfiguration(f"there is no render mode `{render_mode}`", f"there are {', '.join(RENDER_MODES)}")
        self.rules, self.render_mode = rules, render_mode
        self.metadata = {"name": rules.name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self._backend, self._columns = Backend(rules.machine, backend), Columns(rules.machine)
        self._returns = returns_of(program, returns)
        self._seeds = random.Random(secrets.randbits(64))
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(program.action_count) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(program.action_count) for agent in self.possible_agents}
        self._is_closed = False
        self.agents: list[str] = []
        self.agent_selection: str = self.possible_agents[0]

    # ---- what there is -----------------------------------------------------------------------------------------------

    def action_space(self, agent: str) -> spaces.Discrete:
        """The ids of the ruleset. They mean the same in every game of these rules."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The row and the mask; the same for all agents and throughout a game."""
        return self.observation_spaces[agent]

    @property
    def columns(self) -> tuple[Column, ...]:
        """What every number of a row tells."""
        return self._columns.all

    @property
    def returns(self) -> str:
        """How games are valued: `win`, `margin` or `score`."""
        return self._returns.kind

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _space(self, ids: int) -> spaces.Dict:
        least, greatest = self._columns.bounds
        return spaces.Dict(
            {"observation": spaces.Box(least, greatest, dtype=np.float32), "action_mask": spaces.MultiBinary(ids)}
        )

    # ---- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the seed before, or, if there was none, from chance.
        There are no options.
        """
        self._check_open()
        if seed is not None:
            self._seeds = random.Random(_checked(seed))
        self.seed = self._seeds.getrandbits(63) if seed is None else int(seed)
        self._position: Position = self._backend.start(self.seed, automatic=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._stopped()
        self._accumulate_rewards()  # a game may be over before anybody is asked

    def step(self, action: Any) -> None:
        """The choice of the agent that is asked; nothing (`None`) of one whose game has ended."""
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked_action(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._choices[self._seats[agent]] = number
        if len(self._choices) < len(self._legal):
            self.agent_selection = self._next_asked()
        else:
            self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may choose: nothing while it is not asked."""
        self._check_open()
        seat, mask = self._seats[agent], np.zeros(self.action_spaces[agent].n, dtype=np.int8)
        if seat not in self._choices:
            mask[list(self._legal.get(seat, ()))] = 1
        return {"observation": self._columns.row(self._position.seen(seat), seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table as an onlooker sees it: secrets are not told."""
        self._check_open()
        if self.render_mode is None:
            return None
        text = text_of(view_lines(self._position.game().view(None)))
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 (as is asked for)
        return None

    def __copy__(self) -> TurnEnv:
        """The same game, which goes on by itself; the rules are shared."""
        return deepcopy(self)

    def close(self) -> None:
        """Nothing is held; but a closed environment plays no more."""
        self._is_closed = True

    # ---- stops -------------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._is_closed:
            raise Illegal(CLOSED)

    def _checked_action(self, agent: str, action: Any) -> int:
        """The id of a legal choice. Whole numbers of every kind are taken, and nothing else."""
        seat = self._seats[agent]
        if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
            raise Illegal(f"{agent} has to choose an id, a whole number; {action!r} is none")
        if int(action) not in self._legal[seat]:
            raise Illegal(f"action {int(action)} is not among the legal choices of {agent}; its mask says which are")
        return int(action)

    def _next_asked(self) -> str:
        return self.possible_agents[next(seat for seat in self._legal if seat not in self._choices)]

    def _go_on(self) -> None:
        """All that are asked have chosen: the game goes on to its next stop."""
        choices = self._choices
        try:
            for seat, number in choices.items():
                self._position.choose(seat, number)
        except Fault as fault:
            if fault.kind != LIMIT:
                raise
            self._cut_off(fault)
        else:
            self._stopped()

    def _stopped(self) -> None:
        """At a decision, or at the end."""
        self._legal: Legal = self._position.legal()
        self._choices: dict[int, int] = {}
        if not self._position.over:
            self.agent_selection = self._next_asked()
            return
        found = self._returns.of(self._position.game().outcome)
        self.rewards = {agent: found[self._seats[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _cut_off(self, fault: Fault) -> None:
        """The game is not over when it has to be: nobody gets anything."""
        self._legal, self._choices = {}, {}
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"fault": str(fault)} for agent in self.agents}
        self.agent_selection = self.agents[0]


def _checked(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= int(seed) <= MOST_SEED:
        raise BadConfiguration(f"{seed!r} is no seed", f"a seed is a whole number from 0 to {MOST_SEED}")
    return int(seed)
