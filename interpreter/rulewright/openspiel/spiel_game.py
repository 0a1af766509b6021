"""A game of OpenSpiel, made from any ruleset, and its registration under the name `rulewright`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from rulewright.adapters import is_open, is_simultaneous
from rulewright.openspiel.game_rules import GameRules, game_rules
from rulewright.openspiel.observers import Observer, observer, recalled_size
from rulewright.openspiel.parameters import NAME, SPECIFICATION, parameters_of
from rulewright.openspiel.spiel_state import SpielState
from rulewright.source.player_count import MOST_PLAYERS

TITLE = "A ruleset of Rulewright"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A ruleset in one configuration."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.rules = game_rules(parameters_of(given))
        super().__init__(type_of(self.rules), info_of(self.rules), self.rules.parameters.of_string())

    def new_initial_state(self, *given: object) -> SpielState:
        """A state at the beginning. Others are reached by playing, or by `deserialize_state`."""
        if given:
            raise NotImplementedError("a state begins at the beginning; play on from there, or use `deserialize_state`")
        return SpielState(self, self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """An observer of a kind; there are no parameters."""
        if params:
            raise ValueError(f"observers have no parameters; {', '.join(params)} was given")
        return observer(self.rules, iig_obs_type)


def type_of(rules: GameRules) -> pyspiel.GameType:
    """What kind of game it is. Where it is not certain that all is seen, it counts as one of imperfect information."""
    kinds = pyspiel.GameType
    orders, sights = kinds.Dynamics, kinds.Information
    return kinds(
        **_named(rules.title),
        dynamics=orders.SIMULTANEOUS if is_simultaneous(rules.program) else orders.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if rules.machine.outcomes else kinds.ChanceMode.DETERMINISTIC,
        information=sights.PERFECT_INFORMATION if is_open(rules.program) else sights.IMPERFECT_INFORMATION,
        utility=_utility(rules),
        max_num_players=rules.players,
        min_num_players=rules.players,
        provides_information_state_tensor=recalled_size(rules) > 0,
    )


def _utility(rules: GameRules) -> Any:
    """What the returns of all seats have to do with each other."""
    kinds = pyspiel.GameType.Utility
    if rules.returns.identical:
        return kinds.IDENTICAL
    return kinds.ZERO_SUM if rules.returns.zero_sum else kinds.GENERAL_SUM


def info_of(rules: GameRules) -> pyspiel.GameInfo:
    """Its sizes and bounds."""
    low, high = rules.returns.bounds
    return pyspiel.GameInfo(
        num_distinct_actions=rules.program.action_count,
        max_chance_outcomes=rules.chance.count if rules.machine.outcomes else 0,
        num_players=rules.players,
        min_utility=low,
        max_utility=high,
        utility_sum=0.0 if rules.returns.zero_sum else None,
        max_game_length=rules.program.limit,
    )


def _named(title: str) -> dict[str, Any]:
    """What is the same for all rulesets."""
    return {
        "short_name": NAME,
        "long_name": title,
        "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
        "provides_information_state_string": True,
        "provides_observation_string": True,
        "provides_observation_tensor": True,
        "parameter_specification": SPECIFICATION,
        "default_loadable": False,
        "provides_factored_observation_string": True,
    }


def register() -> None:
    """Makes `pyspiel.load_game("rulewright(ruleset=NAME)")` known."""
    kinds = pyspiel.GameType
    any_game = kinds(
        **_named(TITLE),
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_tensor=True,
    )
    pyspiel.register_game(any_game, SpielGame)
