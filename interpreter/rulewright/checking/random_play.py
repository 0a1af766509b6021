"""What random games tell about rules.

In: a ruleset, a schedule of configurations. Out: nothing; told are promises that do not hold (RW750), actions that are never
possible (RW751), decisions that never have two answers (RW752), and a limit that is near or far (RW753, RW754). The same
number of games finds the same: seeds are counted from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.checks import Scene, check_configuration
from rulewright.frontend.analysis.checks.option_effects import Key
from rulewright.frontend.analysis.constants import Configuration, option_word
from rulewright.frontend.analysis.existence import truth
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.typed import symbols as sym
from rulewright.game import Fault, Game
from rulewright.loading import Ruleset, Unsound
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

NEAR, FAR = 2, 500
"""A limit is near at less than so many times the longest game, and far at more than so many."""
SHORT = 100
"""A limit that is no greater is one that somebody has counted."""
FEW = 10
"""So often a decision must have come before it is said to have one answer only."""
MOST_FAULTS = 5


@dataclass
class _Seen:
    """What was seen in all games."""

    games: int = 0
    longest: int = 0
    possible: set[str] = field(default_factory=set)
    asked: dict[Span, list[int]] = field(default_factory=dict)
    """For each place where somebody is asked: how often, and how often with two answers or more."""
    faults: dict[Span, tuple[str, int]] = field(default_factory=dict)
    """The first fault of each place, with how many have come there."""
    endless: list[str] = field(default_factory=list)
    """Games that came to the limit."""


def schedule(usual: Sequence[Configuration], others: Sequence[Configuration], games: int) -> list[Configuration]:
    """For each game its configuration: the defaults with all numbers of players and, every second game, another option value."""
    lists = [configurations for configurations in (usual, others) if configurations]
    return (
        [lists[index % len(lists)][index // len(lists) % len(lists[index % len(lists)])] for index in range(games)]
        if lists
        else []
    )


def play_games(ruleset: Ruleset, games: Sequence[Configuration], report: Report) -> None:
    """One game of random players in each of the configurations."""
    seen, scenes = _Seen(), dict[Key, Scene]()
    for seed, configuration in enumerate(games):
        words = {
            name: option_word(ruleset.symbols.options[name], value) for name, value in configuration.options.items()
        }
        try:
            machine = ruleset.machine(configuration.players, words)
        except (BadConfiguration, Unsound):  # told already, by the checks
            continue
        key = (configuration.players, tuple(configuration.options.items()))
        scene = scenes.get(key) or check_configuration(ruleset.survey, configuration, Report())
        if scene is not None:
            scenes[key] = scene
            _play(machine, seed, _where(ruleset, machine, seed), seen)
    if seen.games:
        _tell(ruleset, list(scenes.values()), seen, report)


def _where(ruleset: Ruleset, machine: Machine, seed: int) -> str:
    """How to come to a game again."""
    usual = dict(ruleset.configuration(machine.program.players).words(ruleset.symbols))
    odd = [f"`{name}` {value}" for name, value in machine.program.options if usual[name] != value]
    return " and ".join([f"{machine.program.players} players", *odd, f"the seed {seed}"])


def _play(machine: Machine, seed: int, where: str, seen: _Seen) -> None:
    """One game, in which every legal choice is equally likely."""
    seen.games += 1
    game: Game | None = None
    try:
        game = Game.start(machine, seed, log=False)
        while game.state.pending:
            _note(game, seen)
            seat = min(game.state.pending)
            legal = game.state.pending[seat]
            game.choose(seat, legal[below(game.state.streams, BOTS, len(legal))])
    except Fault as fault:
        if fault.kind == "limit":
            seen.endless.append(where)
            return
        said, count = seen.faults.get(fault.span, (f"{fault.message} (with {where})", 0))
        seen.faults[fault.span] = said, count + 1
    if game is not None:
        seen.longest = max(seen.longest, game.state.decisions)


def _note(game: Game, seen: _Seen) -> None:
    """What can be chosen now, and by whom."""
    program = game.program
    counts = seen.asked.setdefault(program.code[game.state.slots[program.pc]].span, [0, 0])
    for legal in game.state.pending.values():
        counts[0] += 1
        counts[1] += len(legal) > 1
    if len(seen.possible) < len(program.actions):
        seen.possible |= {
            action.name
            for action in program.actions
            if action.name not in seen.possible
            and any(
                action.base <= number < action.base + action.size
                for legal in game.state.pending.values()
                for number in legal
            )
        }


def _tell(ruleset: Ruleset, scenes: Sequence[Scene], seen: _Seen, report: Report) -> None:
    for span, (message, count) in list(seen.faults.items())[:MOST_FAULTS]:
        times = f"; so it went in {count} of {seen.games} random games" if count > 1 else ""
        report.error("RW750", f"a random game stopped here: {message}{times}", span, "mend the rule, or its promise")
    if seen.faults:  # what games would have come to cannot be said
        return
    survey = ruleset.survey
    for action in ruleset.symbols.actions.values():
        if action.name not in seen.possible and _is_meant(action, scenes) and survey.concerns(action.span):
            hint = "mend its conditions, remove it, or play more games"
            report.error("RW751", f"`{action.name}` was never possible in {seen.games} random games", action.span, hint)
    for span, (asked, open_) in seen.asked.items():
        if asked >= FEW and not open_ and survey.concerns(span):
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


def _tell_limit(ruleset: Ruleset, seen: _Seen, report: Report) -> None:
    header, root = ruleset.header, ruleset.tree.root
    node = root.get("limit") if isinstance(root, Mapping) else None
    if node is None or not ruleset.survey.concerns(node.span):
        return
    if seen.endless:
        about = f"{len(seen.endless)} of {seen.games} random games came to the limit of {header.limit} decisions, the first with {seen.endless[0]}"
        report.error("RW753", about, node.span, "raise it, or see to it that games end")
        return
    about = (
        f"the longest of {seen.games} random games came to {seen.longest} decisions, and the limit is {header.limit}"
    )
    if SHORT < header.limit < NEAR * seen.longest:
        report.error("RW753", about, node.span, f"raise it: `limit: {NEAR * 2 * seen.longest} decisions`")
    elif header.limit > FAR * seen.longest > 0:
        report.error("RW754", about, node.span, f"lower it: `limit: {max(10, FAR // 10 * seen.longest)} decisions`")
