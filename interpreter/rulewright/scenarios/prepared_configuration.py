"""One configuration of a ruleset, made ready for the scenarios that need it: the rules are lowered once for all of
them.

In: scenarios of one configuration. Out: a `Result` for each. Complains, into the scenario's report, about what the box
of this configuration does not hold.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import ComponentType
from rulewright.frontend.typing.typer import Typer
from rulewright.game import Fault, Game
from rulewright.lowering.entries import Extended
from rulewright.rule_log import Recorder, ToldEntry, log_of, recorder_of, watching
from rulewright.scenarios.action_calls import Calls
from rulewright.scenarios.call_reader import CallReader, Meant
from rulewright.scenarios.component_notation import ComponentNotation, component_words
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.deeds import Act, Astray, ForcedOutcome
from rulewright.scenarios.entry_point import ENTRY, ENTRY_STEP
from rulewright.scenarios.expectation_check import Judge, settled
from rulewright.scenarios.expectations import (
    Asker,
    Carried,
    Compared,
    Expectation,
    InPhase,
    Legal,
    Lying,
    Over,
    Refused,
    Results,
    Seen,
    Understood,
)
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.initial_position import InitialPosition
from rulewright.scenarios.place_names import Places, checker_of
from rulewright.scenarios.results import Failure, Result
from rulewright.scenarios.scenario_parser import Scenario
from rulewright.scenarios.scenario_play import ScenarioPlayer
from rulewright.source.diagnostic import Label, Report


@dataclass(frozen=True, slots=True)
class _Ready:
    """A scenario with everything understood that depends on the box."""

    scenario: Scenario
    acts: tuple[Act, ...]
    chance: tuple[ForcedOutcome, ...]
    expected: tuple[Understood, ...]
    first: int
    """The number of the scenario's first question among those of the bench."""
    position: State
    notes: tuple[str, ...]
    """What the position holds without the scenario's saying so."""


class Bench:
    """Tries scenarios in one configuration."""

    def __init__(self, symbols: sym.Symbols, configuration: Configuration, made: Extended) -> None:
        self.symbols = symbols
        self.made = made
        self.machine = Machine(made.program)
        self.constants = Constants(symbols, configuration)
        self.notation = ComponentNotation(made.program, symbols, self.constants)
        self.places = Places(symbols, self.constants)
        self.reader = CallReader(self.notation, symbols)
        self.calls = Calls(self.notation, symbols)
        self.judge = Judge(self.notation, self.places, self.calls, made.stop)
        self.position = InitialPosition(self.machine, self.notation, self.places, self.constants)
        self.askers: dict[int, Asker] = {}

    # ---- understanding --------------------------------------------------------------------------------------------

    def ready(self, scenario: Scenario, first: int, report: Report) -> _Ready | None:
        """The scenario with its components and calls understood, or none after complaints."""
        checker = checker_of(self.symbols, report)
        acts = []
        for deed in scenario.deeds:
            calls = [self.reader.meant(call, checker) for call in deed.calls]
            acts.append(Act(deed.span, deed.seat, tuple(call for call in calls if call is not None)))
        chance = [outcome for lot in scenario.chance for outcome in [self._outcome(lot, checker)] * lot.count]
        expected = [self._understood(expectation, checker) for expectation in scenario.expected]
        position = self.machine.blank(scenario.seed, log=False)
        notes = self.position.make(position, scenario.given, checker)
        if report.failed:
            return None
        return _Ready(
            scenario,
            tuple(acts),
            tuple(outcome for outcome in chance if outcome is not None),
            tuple(expected),
            first,
            position,
            notes,
        )

    def _outcome(self, lot: ast.Lot, checker: Typer) -> ForcedOutcome | None:
        """A forced outcome: a component, a number, or a player, side, space or word."""
        node = lot.thing
        name = node.name if isinstance(node, ast.Name) else node.name.name if isinstance(node, ast.Apply) else ""
        if name in component_words(self.symbols):
            pattern = self.notation.pattern(node, checker, plain=True)
            return ForcedOutcome(node.span, pattern, 0, "") if pattern is not None else None
        typed = checker.expressions.value(node, Scope())
        value = self.constants.known(typed)
        if value is None and not checker.report.failed:
            checker.report.error(
                "RW853",
                f"`{line(node.span.text)}` is no outcome of chance",
                node.span,
                "write a number, a component, a player, a space or a word",
            )
        return ForcedOutcome(node.span, None, value, str(typed.type)) if value is not None else None

    def _understood(self, expectation: Expectation, checker: Typer) -> Understood:
        match expectation:
            case Compared(wanted=wanted, type=type_) if isinstance(type_.inner, ComponentType):
                patterns = [self._pattern(lot, checker, type_.inner.cls) for lot in wanted if isinstance(lot, ast.Lot)]
                return Understood(expectation, tuple(patterns))
            case Lying(lots=lots, place=place):
                return self._lots(
                    expectation,
                    [(lot.count, lot) for lot in lots if not isinstance(lot.thing, ast.Nothing)],
                    place.symbol,
                    checker,
                )
            case Seen(parts=parts, place=place):
                return self._lots(expectation, [(part.count, part.lot) for part in parts], place.symbol, checker)
            case Legal(calls=calls) | Refused(calls=calls):
                meant = [self.reader.meant(call, checker) for call in calls]
                return Understood(expectation, calls=tuple(call for call in meant if isinstance(call, Meant)))
            case Compared() | Carried() | Results() | Over() | InPhase():
                return Understood(expectation)
            case _:
                assert_never(expectation)

    def _lots(
        self, expectation: Expectation, lots: list[tuple[int, ast.Lot | None]], symbol: object, checker: Typer
    ) -> Understood:
        cls = symbol.cls if isinstance(symbol, sym.Zone) else ""
        patterns = [self._pattern(lot, checker, cls) if lot is not None else None for _, lot in lots]
        return Understood(
            expectation,
            tuple(patterns),
            tuple(count for count, _ in lots),
            tuple(lot.facing if lot is not None else None for _, lot in lots),
        )

    def _pattern(self, lot: ast.Lot, checker: Typer, cls: str) -> ComponentPattern | None:
        if isinstance(lot.thing, ast.Nothing):
            return None
        return self.notation.pattern(lot.thing, checker, cls, plain=True)

    # ---- trying ---------------------------------------------------------------------------------------------------

    def attempt(self, ready: _Ready, told: bool = False, visited: dict[int, int] | None = None) -> Result:
        """Plays and judges; `told`: keeps the trace and the rule log;
        `visited`: counts how often each instruction runs.
        """
        scenario = ready.scenario
        game = Game(self.machine, ready.position.clone())
        game.state.log = [] if told else None
        game.state.visited = visited
        asked = {e.action for e in scenario.expected if isinstance(e, Legal)} | {
            c.name.name for e in scenario.expected if isinstance(e, Refused) for c in e.calls
        }
        player = ScenarioPlayer(game, self.calls, self.made.stop, ready.acts, ready.chance, asked)
        recorder = recorder_of(self.machine.shown) if told else None
        try:
            before = self._before(game, ready)
            self._enter(game, scenario)
            if scenario.whole or scenario.entry is not None:
                with watching(recorder) if recorder is not None else nullcontext():
                    player.play()
        except Astray as problem:
            return self._result(ready, (self._astray(scenario, problem),), player, recorder)
        hint = player.refusals.unfinished()
        failures = tuple(replace(failure, hint=hint) for failure in self._judged(game, ready, before))
        return self._result(ready, failures, player, recorder)

    def _enter(self, game: Game, scenario: Scenario) -> None:
        """Puts the program counter at the scenario's way in; all phases that it may leave end there."""
        if scenario.entry is not None:
            for slot, site in self.made.returns:
                game.state.slots[slot] = site
            game.state.slots[self.made.program.pc] = self.made.entries[scenario.entry]

    def _before(self, game: Game, ready: _Ready) -> dict[int, int]:
        """The values of which a change is expected, as they are before anything is run."""
        found = {}
        for expectation in ready.scenario.expected:
            if isinstance(expectation, Compared) and expectation.relative:
                for question in expectation.subjects:
                    try:
                        found[question] = self._asker(question + ready.first)(game)
                    except Fault as fault:
                        raise Astray(
                            f"`{expectation.text}` cannot be worked out before the run: {fault.message}",
                            expectation.span,
                        ) from None
        return found

    def _asker(self, number: int) -> Asker:
        if number not in self.askers:
            question = self.made.questions[number]
            value = self.machine.value(question.value)
            if question.settles:
                self.askers[number] = lambda game: int(value(settled(game, question.settles).state.slots))
            else:
                self.askers[number] = lambda game: int(value(game.state.slots))
        return self.askers[number]

    def _judged(self, game: Game, ready: _Ready, before: dict[int, int]) -> list[Failure]:
        failures = []
        for one in ready.expected:
            try:
                unmet = self.judge.unmet(game, one, lambda number: self._asker(number + ready.first), before)
            except Fault as fault:
                failures.append(
                    Failure(
                        "RW857",
                        f"`{one.expectation.text}` cannot be worked out: {fault.message}",
                        one.expectation.span,
                        "",
                        "",
                        self._row(ready),
                    )
                )
                continue
            if unmet is not None:
                failures.append(Failure("RW857", unmet.said, unmet.span, unmet.expected, unmet.got, self._row(ready)))
        return failures

    def _row(self, ready: _Ready) -> tuple[Label, ...]:
        """The row of the table from which a case comes."""
        row = ready.scenario.case.row
        return (Label(row, "in this case"),) if row is not None else ()

    def _astray(self, scenario: Scenario, problem: Astray) -> Failure:
        row = scenario.case.row
        place = problem.span or row or scenario.case.span
        labels = (*problem.labels, *((Label(row, "in this case"),) if row is not None and place is not row else ()))
        return Failure("RW858", problem.message, place, "", "", labels, problem.hint)

    def _result(
        self, ready: _Ready, failures: tuple[Failure, ...], player: ScenarioPlayer, recorder: Recorder | None
    ) -> Result:
        """`recorder`: what the rules did, where it is told what led to a failure."""
        case = ready.scenario.case
        place = case.row or case.span
        if recorder is None:
            return Result(case.name, place, failures)
        player.trace.catch_up(player.game)
        reasons = map(_without_entry, log_of(recorder).told_in_full())
        return Result(case.name, place, failures, (*ready.notes, *player.trace.lines), tuple(reasons))


def _without_entry(entry: ToldEntry) -> ToldEntry:
    """An entry of the rule log without the way in, which belongs to the scenario and not to the rules."""
    names = [place.name for place in entry.within[:2]]
    return replace(entry, within=entry.within[2:]) if names == [ENTRY, ENTRY_STEP] else entry
