"""Typed ruleset to Program: the only place that knows both wings.

In: symbols, a configuration and a report. Out: a `Program`, or none after complaints about what only shows in a
configuration: counts that do not fit, tables without a row, action spaces too large.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import replace

from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.condition_parts import option_spans, players_span
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType, SpaceType, Type
from rulewright.ir.program import Instruction, Program, ScoreSpec
from rulewright.lowering.bodies import entered, shuffled
from rulewright.lowering.budget import check_cost
from rulewright.lowering.code import Label
from rulewright.lowering.entries import NOTHING, Extended, Question, WantedEntry
from rulewright.lowering.layout import USUAL_SCRATCH, Layout, MoreScratch
from rulewright.lowering.lowerer import Lowerer
from rulewright.lowering.marking import Marking
from rulewright.lowering.reserve import TooLarge
from rulewright.lowering.scores import ScoreLowerer
from rulewright.lowering.shown_terms import shown_terms
from rulewright.source.diagnostic import Report

LARGER = 8
"""So many times as large is a scratch region that was too small."""


def lower(symbols: sym.Symbols, configuration: Configuration, report: Report, marked: bool = False) -> Program | None:
    """The Program of one configuration. The symbols must have been checked without errors.
    `marked`: with marks, for coverage.
    """
    made = lower_with(symbols, configuration, NOTHING, report, marked)
    return made.program if made is not None else None


def lower_with(
    symbols: sym.Symbols, configuration: Configuration, wanted: WantedEntry, report: Report, marked: bool = False
) -> Extended | None:
    """The Program with ways in and questions, all typed over the same symbols."""
    if wanted.phases:
        symbols = replace(
            symbols,
            phases={**symbols.phases, **{f"{phase.name} {index}": phase for index, phase in enumerate(wanted.phases)}},
        )
    constants = Constants(symbols, configuration)
    try:
        box = Box(symbols, constants, report)
        if report.failed:
            return None
        made = _made(symbols, constants, box, wanted, report, marked)
    except TooLarge as problem:
        report.error("RW614", problem.message, problem.span, problem.hint)
        return None
    except BadConstant as problem:
        report.error("RW612", problem.message, problem.span, problem.hint)
        return None
    if not report.failed and symbols.score is not None:
        check_cost(made.program, symbols.score.span, report)
    return None if report.failed else made


def _made(
    symbols: sym.Symbols, constants: Constants, box: Box, wanted: WantedEntry, report: Report, marked: bool
) -> Extended:
    """Lowered with as large a scratch region as the rules need."""
    scratch = USUAL_SCRATCH
    while True:
        found = Report()
        with suppress(MoreScratch):
            made = _Lowering(symbols, constants, box, found, marked, scratch).made(wanted)
            report.repeat(found)
            return made
        scratch *= LARGER


class _Lowering:
    """One run of lowering."""

    def __init__(
        self, symbols: sym.Symbols, constants: Constants, box: Box, report: Report, marked: bool, scratch: int
    ) -> None:
        self.symbols = symbols
        self.constants = constants
        bounds, visibility = Bounds(constants, box), Visibility(constants)
        self.marking = Marking(marked)
        self.layout = Layout(
            symbols, constants, box, bounds, visibility, shuffled(symbols), entered(symbols), self.marking, scratch
        )
        self.lowerer = Lowerer(self.layout, report)

    def made(self, wanted: WantedEntry) -> Extended:
        try:
            return self._extended(wanted)
        finally:
            self.lowerer.release()

    def _extended(self, wanted: WantedEntry) -> Extended:
        lowerer = self.lowerer
        if self.marking.on:
            self._mark_configuration()
        lowerer.phases.prepare()
        lowerer.actions.allot_all()
        game = self.symbols.phases["game"]
        lowerer.emitter.code.span = game.span
        if wanted.game:
            lowerer.emitter.call(lowerer.phases.phase_routine(game), (), ())
        lowerer.emitter.code.emit("end", span=game.span)
        entries = {phase: lowerer.phases.phase_routine(phase).entry for phase in wanted.phases}
        while lowerer.emitter.queue:
            lowerer.emitter.queue.pop(0)()
        returns, stop = self._stop(game) if wanted.phases else ((), -1)
        questions = tuple(self._question(expr, type_) for expr, type_ in wanted.values)
        return Extended(
            self._program(), {phase: label.at for phase, label in entries.items()}, returns, stop, questions
        )

    def _mark_configuration(self) -> None:
        """What every game of this configuration covers: its number of players, and the values of its options."""
        header, constants, marking = self.symbols.document.header, self.constants, self.marking
        marking.number("players", players_span(header), str(constants.players), always=True)
        for name, option in self.symbols.options.items():
            for value, word, span in option_spans(option):
                if value == constants.configuration.options[name]:
                    marking.number("option", span, word, always=True)

    def _stop(self, game: sym.Phase) -> tuple[tuple[tuple[int, int], ...], int]:
        """The instruction at which ways in end: one more place to which every phase can return."""
        stop = self.lowerer.emitter.code.mark(Label())
        self.lowerer.emitter.code.emit("end", span=game.span)
        returns = []
        for routine in self.lowerer.emitter.routines.values():
            if routine.kind == "phase":
                returns.append((routine.returns, len(routine.sites)))
                routine.sites.append(stop)
        return tuple(returns), stop.at

    def _question(self, expr: t.Expr, type_: Type) -> Question:
        self.lowerer.context.settled = set()
        value = self.lowerer.expressions.value(expr, type_)
        families = sorted(
            (self.layout.family(zone) for zone in self.lowerer.context.settled), key=lambda family: family.start
        )
        self.lowerer.context.settled = set()
        return Question(
            value, tuple(index for family in families for index in range(family.start, family.start + family.count))
        )

    def _program(self) -> Program:
        lowerer, layout = self.lowerer, self.layout
        assert self.symbols.score is not None
        score = ScoreLowerer(self.lowerer, self.symbols.score).spec()
        instructions = lowerer.emitter.code.finished()
        routines = tuple(routine.closed() for routine in lowerer.emitter.routines.values())
        header, fingerprint = self.symbols.document.header, self._fingerprint(instructions, score)
        shown = () if self.marking.on else shown_terms(lowerer)  # after the fingerprint: it changes no rule
        return Program(
            game=header.game,
            title=header.title,
            players=self.constants.players,
            sides=self.constants.sides,
            options=self.constants.configuration.words(self.symbols),
            limit=header.limit,
            fingerprint=fingerprint,
            length=layout.next,
            position_start=layout.scratch_size,
            slots=tuple(layout.slots),
            variables=tuple(layout.variables),
            purses=tuple(layout.purses),
            zones=tuple(layout.zones),
            families=tuple(layout.families),
            classes=tuple(layout.classes),
            components=tuple(layout.components),
            home=layout.home,
            facing=layout.facing,
            knows=layout.knows,
            rolled=layout.rolled,
            alive=layout.alive,
            sealed=layout.sealed,
            pc=layout.pc,
            over=layout.over,
            action_count=lowerer.actions.next_id,
            actions=tuple(lowerer.actions.action_specs.values()),
            functions=tuple(lowerer.terms.functions),
            tables=tuple(layout.tables),
            routines=routines,
            code=instructions,
            score=score,
            words=self._words(),
            number_words=self._number_words(),
            space_numbers=self._space_numbers(),
            marks=tuple(self.marking.marks),
            outline=lowerer.emitter.outline.closed(),
            drawn=lowerer.emitter.outline.drawn(),
            component_states=tuple(layout.component_states.values()),
            shown=shown,
            together=layout.together,
        )

    def _words(self) -> dict[str, tuple[str, ...]]:
        words = {name: enum.words for name, enum in self.symbols.enums.items()}
        for option in self.symbols.options.values():
            if isinstance(option.type, EnumType):
                words[option.name] = option.words
        for name in self.symbols.spaces:
            if names := self.constants.names(SpaceType(name)):
                words[name] = names
        return words

    def _space_numbers(self) -> dict[str, tuple[int, ...]]:
        declared = {name: space.numbers for name, space in self.symbols.spaces.items() if space.numbers.are_declared}
        return {name: numbers.first_of(self.constants.size(SpaceType(name))) for name, numbers in declared.items()}

    def _number_words(self) -> dict[str, dict[int, str]]:
        lists = {name: type_.named for name, type_ in self.symbols.named_numbers.items()}
        return {name: {value: word for word, value in one.words} for name, one in lists.items() if one is not None}

    def _fingerprint(self, code: tuple[Instruction, ...], score: ScoreSpec) -> str:
        """Changes when the rules do, and not when a comment or an `about` does."""
        layout, header = self.layout, self.symbols.document.header
        text = repr(
            (
                header.game,
                self.constants.players,
                header.limit,
                layout.variables,
                layout.purses,
                layout.zones,
                layout.families,
            )
        )
        if any(variable.starts for variable in layout.variables):
            text += repr([variable.starts for variable in layout.variables])
        if layout.component_states:
            text += repr(list(layout.component_states.values()))
        text += repr((layout.classes, layout.components, list(layout.tables))) + "\n".join(map(str, code))
        text += "\n".join(f"{f.name}({f.parameters}) {f.body}" for f in self.lowerer.terms.functions)
        text += repr(
            [
                (a.name, a.base, a.size, str(a.where), [(p.form, p.size, str(p.domain)) for p in a.picks])
                for a in self.lowerer.actions.action_specs.values()
            ]
        )
        text += repr(
            (
                score.of,
                str(score.points),
                str(score.cannot_win),
                [(way, str(value)) for way, value, _ in score.rank],
                score.ending,
            )
        )
        if score.won is not None:
            text += str(score.won)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
