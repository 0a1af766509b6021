"""What random games tell about rules.

In: a ruleset, a schedule of configurations. Out: nothing; told are promises that do not hold (RW750), actions that are
never possible (RW751), decisions that never have two answers (RW752), and a limit that is near or far (RW753, RW754).
The same number of games finds the same: seeds are counted from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.checks import Scene, check_configuration
from rulewright.frontend.analysis.checks.option_effects import Key
from rulewright.frontend.analysis.configuration import Configuration, option_word
from rulewright.frontend.analysis.existence import truth
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.typed import symbols as sym
from rulewright.loading import Ruleset, Unsound
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.checking.random_games import Seen

NEAR, FAR = 2, 500
"""A limit is near at less than so many times the longest game, and far at more than so many."""
SHORT = 100
"""A limit that is no greater is one that somebody has counted."""
FEW = 10
"""So often a decision must have come before it is said to have one answer only."""
MOST_FAULTS = 5


@dataclass
class _SeenInAll:
    """What was seen in all games."""

    games: int = 0
    longest: int = 0
    possible: set[str] = field(default_factory=set)
    asked: Counter[Span] = field(default_factory=Counter)
    open: Counter[Span] = field(default_factory=Counter)
    """For each place where somebody is asked: how often, and how often with two answers or more."""
    faults: dict[Span, tuple[str, int]] = field(default_factory=dict)
    """The first fault of each place, with how many have come there."""
    endless: list[str] = field(default_factory=list)
    """Games that reached the limit."""


def schedule(usual: Sequence[Configuration], others: Sequence[Configuration], games: int) -> list[Configuration]:
    """For each game its configuration: the defaults with all numbers of players
    and, every second game, another option value.
    """
    lists = [configurations for configurations in (usual, others) if configurations]
    return (
        [lists[index % len(lists)][index // len(lists) % len(lists[index % len(lists)])] for index in range(games)]
        if lists
        else []
    )


def play_games(ruleset: Ruleset, games: Sequence[Configuration], report: Report) -> None:
    """One game of random players in each of the configurations."""
    from rulewright.checking.random_games import Player  # noqa: PLC0415 (few checks play)

    seen, scenes, players = _SeenInAll(), dict[Key, Scene](), dict[Key, Player]()
    counts = Counter(map(_key, games))
    for seed, configuration in enumerate(games):
        machine = _machine(ruleset, configuration)
        if machine is None:
            continue
        key = _key(configuration)
        scene = scenes.get(key) or check_configuration(ruleset.survey, configuration, Report())
        if scene is not None:
            scenes[key] = scene
            player = players.setdefault(key, Player(machine, counts[key]))
            _add(player.play(seed), _where(ruleset, machine, seed), seen)
    if seen.games:
        _tell(ruleset, list(scenes.values()), seen, report)


def _key(configuration: Configuration) -> Key:
    return configuration.players, tuple(configuration.options.items())


def _machine(ruleset: Ruleset, configuration: Configuration) -> Machine | None:
    words = {name: option_word(ruleset.symbols.options[name], value) for name, value in configuration.options.items()}
    try:
        return ruleset.machine(configuration.players, words)
    except (BadConfiguration, Unsound):  # told already, by the checks
        return None


def _where(ruleset: Ruleset, machine: Machine, seed: int) -> str:
    """How to play a game again."""
    usual = dict(ruleset.configuration(machine.program.players).words(ruleset.symbols))
    odd = [f"`{name}` {value}" for name, value in machine.program.options if usual[name] != value]
    return " and ".join([f"{machine.program.players} players", *odd, f"the seed {seed}"])


def _add(game: Seen, where: str, seen: _SeenInAll) -> None:
    """What one game has shown."""
    seen.games += 1
    seen.possible |= game.possible
    seen.asked += game.asked
    seen.open += game.open
    fault = game.fault
    if fault is not None and fault.kind == "limit":
        seen.endless.append(where)
        return
    if fault is not None:
        said, count = seen.faults.get(fault.span, (f"{fault.message} (with {where})", 0))
        seen.faults[fault.span] = said, count + 1
    seen.longest = max(seen.longest, game.decisions)


def _tell(ruleset: Ruleset, scenes: Sequence[Scene], seen: _SeenInAll, report: Report) -> None:
    for span, (message, count) in list(seen.faults.items())[:MOST_FAULTS]:
        times = f"; so it went in {count} of {seen.games} random games" if count > 1 else ""
        report.error("RW750", f"a random game stopped here: {message}{times}", span, "mend the rule, or its promise")
    if seen.faults:  # what games would have been cannot be said
        return
    survey = ruleset.survey
    for action in ruleset.symbols.actions.values():
        if action.name not in seen.possible and _is_meant(action, scenes) and survey.concerns(action.span):
            hint = "mend its conditions, remove it, or play more games"
            report.error("RW751", f"`{action.name}` was never possible in {seen.games} random games", action.span, hint)
    for span, asked in seen.asked.items():
        if asked >= FEW and not seen.open[span] and survey.concerns(span):
            report.error(
                "RW752",
                f"whoever is asked here never has two answers, in {asked} decisions of {seen.games} random games",
                span,
                "is this a choice?",
            )
    _tell_limit(ruleset, seen, report)


def _is_meant(action: sym.Action, scenes: Sequence[Scene]) -> bool:
    """Whether an action is offered at all in what was played, as far as options and players say."""
    return any(action in scene.live and truth(action.where, scene, {}) is not False for scene in scenes)


def _tell_limit(ruleset: Ruleset, seen: _SeenInAll, report: Report) -> None:
    header, root = ruleset.header, ruleset.tree.root
    node = root.get("limit") if isinstance(root, Mapping) else None
    if node is None or not ruleset.survey.concerns(node.span):
        return
    if seen.endless:
        about = (
            f"{len(seen.endless)} of {seen.games} random games came to the limit of "
            f"{header.limit} decisions, the first with {seen.endless[0]}"
        )
        report.error("RW753", about, node.span, "raise it, or see to it that games end")
        return
    about = (
        f"the longest of {seen.games} random games came to {seen.longest} decisions, and the limit is {header.limit}"
    )
    if SHORT < header.limit < NEAR * seen.longest:
        report.error("RW753", about, node.span, f"raise it: `limit: {NEAR * 2 * seen.longest} decisions`")
    elif header.limit > FAR * seen.longest > 0:
        report.error("RW754", about, node.span, f"lower it: `limit: {max(10, FAR // 10 * seen.longest)} decisions`")
