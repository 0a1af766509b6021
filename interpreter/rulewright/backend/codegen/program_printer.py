"""A Program printed as one C file: runtime, layout, tables, terms, actions, the step loop, the score, the driver."""

from __future__ import annotations

import contextlib
from collections import Counter
from math import comb
from pathlib import Path

from rulewright.backend.codegen.c_names import comment, place
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.fault_sites import FaultSites
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.integer_ranges import COMPUTED
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.codegen.step_table import STEP_PRINTERS
from rulewright.backend.codegen.translation_unit import TranslationUnit, Unsupported
from rulewright.backend.codegen.view_layout import roll_base, roll_span, shown
from rulewright.backend.runtime.chance import BOTS, PLAY, SETUP
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.control_flow import after_decisions, targets
from rulewright.ir.cost import MOST_WORK
from rulewright.ir.program import NONE_NUMBER, Pick
from rulewright.storage import own_text


class PrintedProgram:
    """The text, where its faults come from, and how many values chance gives at most."""

    def __init__(self, text: str, sites: FaultSites, most_outcomes: int) -> None:
        self.text = text
        self.sites = sites
        self.most_outcomes = most_outcomes


def printed(machine: Machine) -> PrintedProgram:
    """The C text of a machine's Program; raises `Unsupported`."""
    return _Printer(machine).print()


class _Printer:
    """One run of printing."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.program = machine.program
        self.unit = TranslationUnit(self.program)
        self.steps = StepPrinter(self.unit, STEP_PRINTERS)
        self.first = _first(machine)
        self.subsets = [pick for action in self.program.actions for pick in action.picks if pick.form == "some"]

    def print(self) -> PrintedProgram:
        loop = self._loop()
        score = self._score()
        rest = self._functions(loop, score)
        parts = [
            self._title(),
            _runtime("base"),
            *self.unit.names.constants(),
            self._constants(),
            *(_table(name, entries) for name, entries in self._tables().items() if any(name in part for part in rest)),
            *rest,
        ]
        return PrintedProgram("\n".join(parts), self.unit.sites, self.steps.most_outcomes)

    def _functions(self, loop: list[str], score: list[str]) -> list[str]:
        """All functions, in an order in which C accepts them."""
        return [
            _runtime("blake"),
            _runtime("chance"),
            _runtime("game"),
            *([_runtime("table"), _runtime("order")] if self.program.zones else []),
            *([_runtime("subsets")] if self.subsets else []),
            *self.unit.movers.values(),
            *self.unit.functions,
            self._decisions(),
            self._outcomes(),
            *loop,
            *score,
            self._limit_places(),
            _runtime("driver"),
            _runtime("view"),
            *([_runtime("cover")] if self.program.marks else []),
        ]

    def _title(self) -> str:
        program = self.program
        options = [comment(f"{name} {value}") for name, value in program.options]
        about = [
            comment(program.title),
            comment(f"{program.players} players"),
            *options,
            comment(f"printed by rulewright from {program.fingerprint}"),
        ]
        return "\n".join([*about, ""])

    # ---- constants -------------------------------------------------------------------------------------------------

    def _constants(self) -> str:
        program, names = self.program, self.unit.names
        offsets = {"PC": program.pc, "OVER": program.over, "ALIVE": program.alive, "SEALED": program.sealed}
        if program.components:
            offsets |= {"HOME": program.home, "FACING": program.facing, "KNOWS": program.knows}
        if program.rolled:
            offsets["ROLLED"] = program.rolled
        choose_rows, choose_columns = _choose_size(self.subsets)
        numbers = {
            "LENGTH": names.length,
            "PLAYERS": program.players,
            "EVERYONE": self.unit.everyone,
            "COMPONENTS": max(1, len(program.components)),
            "FEW": min([8, *(program.length - zone.first - 1 for zone in program.zones)]),
            "CODE": len(program.code),
            "MOST_WORK": MOST_WORK,
            "ROUNDS": max(1, self.steps.rounds),
            "CHOOSE_ROWS": choose_rows,
            "CHOOSE_COLUMNS": choose_columns,
            "FIRST": self.first.slots[program.pc],
            "LIMIT": program.limit,
            "WANTED": self._streams(),
            "ZONES": len(program.zones),
            "SHOWN": sum(1 for _ in shown(program)),
            "ROLL_BASE": roll_base(program),
            "ROLL_SPAN": roll_span(program),
            "MEMBERS": program.score.size,
            "KEYS": 1 + len(program.score.rank),
            "ENDING_OUT": int(program.score.ending == "out"),
            **({"MARKS": len(program.marks)} if program.marks else {}),
        }
        rows = [f"#define {name} {names.offset(slot)}" for name, slot in offsets.items()]
        return "\n".join([*rows, *(f"#define {name} {value}" for name, value in numbers.items()), ""])

    def _streams(self) -> int:
        """The streams that random play uses, as a mask: set-up and play only where there is chance before or after a decision."""
        chances = set(self.steps.chances)
        return sum(
            wanted << stream
            for stream, wanted in (
                (SETUP, bool(chances)),
                (PLAY, bool(chances & after_decisions(self.program.code))),
                (BOTS, True),
            )
        )

    def _tables(self) -> dict[str, tuple[int, ...]]:
        program, table = self.program, self.machine.table
        start = program.position_start
        tables = {f"TABLE_{index}": entries for index, entries in enumerate(program.tables)}
        tables["BLANK"] = tuple(self.first.slots[start:])
        tables["SHOWN_SLOT"] = tuple(slot - start for slot, _ in shown(program))
        tables["SHOWN_TO"] = tuple(seats for _, seats in shown(program))
        alike = [(info.name, face) for info in program.classes for face, _ in enumerate(info.faces)]
        likenesses = tuple(alike.index((component.cls, component.face)) for component in program.components)
        if program.zones:
            tables |= {
                "ZONE_BASE": tuple(zone.base - start for zone in program.zones),
                "ZONE_FIRST": tuple(zone.first - start for zone in program.zones),
                "ZONE_ROOM": tuple(table.rooms),
                "ZONE_ORDER": tuple(("heap", "pile", "row").index(zone.order) for zone in program.zones),
                "ZONE_VISIBLE": tuple(
                    table.visible(zone, facing) for zone in range(len(program.zones)) for facing in (0, 1)
                ),
                "ZONE_REMEMBERED": tuple(
                    int(family.remembered) for family in program.families for _ in range(family.count)
                ),
                "ZONE_BY_FACE": tuple(map(int, table.by_face)),
                "ZONE_REFILL": tuple(self.unit.refills),
                "LIKENESS": likenesses or (0,),
                "TWINS": tuple(int(likenesses.count(likeness) > 1) for likeness in likenesses) or (0,),
                "FACES": tuple(component.face for component in program.components) or (0,),
            }
        visited = Counter(self.first.visited)
        visited[self.first.slots[program.pc]] -= 1  # that instruction runs again, for good
        tables["VISITED"] = tuple(max(0, visited[at]) for at, _ in enumerate(program.code))
        if program.marks:
            tables["RANK_MARKS"] = (-1, *(program.score.marks or (-1,) * (1 + len(program.score.rank))))
        if self.subsets:
            rows, columns = _choose_size(self.subsets)
            tables["CHOOSE"] = tuple(min(comb(n, k), 2**31 - 1) for n in range(rows) for k in range(columns))
        rolls = [program.class_of(component.cls).rolls or (0, 0) for component in program.components]
        if any(info.rolls for info in program.classes):
            tables |= {"ROLL_LOW": tuple(low for low, _ in rolls), "ROLL_HIGH": tuple(high for _, high in rolls)}
        return tables

    # ---- the step loop ---------------------------------------------------------------------------------------------

    def _loop(self) -> list[str]:
        """The function that runs from one stop to the next."""
        program, steps = self.program, self.steps
        labels = set[int]().union(*map(targets, program.code))
        blocks: list[tuple[int, list[str]]] = []
        for here, instruction in enumerate(program.code):
            start = len(steps.scope.lines)
            steps.scope.depth = 2
            steps.step(here, instruction)
            blocks.append((here, steps.scope.lines[start:]))
        entered = (
            {label for label in steps.entries.values() if label.startswith("L")}
            | {"L0"}
            | {f"L{label}" for label in labels}
        )
        lines = [
            "/* Runs from `from` to the next stop; from CODE + p: takes the choice `id` at p. */",
            "RW int rw_run(Game *g, int from, num id)",
            "{",
        ]
        lines += ["    cell *s = g->s;", "    int at = from;", "    switch (from) {"]
        lines += [f"    case {place_}: goto {label};" for place_, label in {"0": "L0", **steps.entries}.items()]
        lines += ["    default: goto stopped;", "    }"]
        for here, block in blocks:
            instruction = program.code[here]
            label = f"L{here}: " if f"L{here}" in entered else ""
            lines += [f"    {label}VISIT({here}) {{ {place(instruction.span)}", *block, "    }"]
        lines += [
            "stopped:",
            "    s[PC] = at;",
            "    return STOPPED;",
            "faulted:",
            "    s[PC] = at, s[OVER] = 2, g->waiting = 0;",
            "    return FAULTED;",
            "}",
            "",
        ]
        return lines

    def _decisions(self) -> str:
        """The functions that tell a decision's legal actions, and whether it is one of several seats."""
        lines = ["RW num rw_id(Game *g, num seat, num k)", "{", "    num id = PASS;", "    switch (g->s[PC]) {"]
        for here, (name, declinable) in self.steps.stops.items():
            call = f"if (k) {name}(g, seat, k - 1, &id);" if declinable else f"{name}(g, seat, k, &id);"
            lines.append(f"    case {here}: {call} break;")
        lines += ["    }", "    return id;", "}", ""]
        together = " || ".join(
            f"at == {here}" for here in self.steps.stops if self.program.code[here].name == "everyone"
        )
        return "\n".join([*lines, f"RW int rw_simultaneous(int at) {{ return {together or '(void)at, 0'}; }}", ""])

    def _outcomes(self) -> str:
        lines = ["RW num rw_values(Game *g, cell *out)", "{", "    switch (g->s[PC]) {"]
        lines += [f"    case {here}: return {name}(g, out);" for here, name in self.steps.chances.items()]
        return "\n".join([*lines, "    }", "    return (void)out, 0;", "}", ""])

    def _limit_places(self) -> str:
        """Where the limit of decisions may be met, by decision."""
        message = "the game is not over after {c} decisions"
        sites = {
            here: self.unit.sites.number("limit", message, self.program.code[here].span) for here in self.steps.stops
        }
        test = "".join(f"(at) == {here} ? {number} : " for here, number in sites.items())
        return f"#define LIMIT_PLACE(at) ({test}0)\n"

    # ---- the score -------------------------------------------------------------------------------------------------

    def _score(self) -> list[str]:
        """The function that fills the points and sort keys of every member; greater keys are better."""
        spec, scope = self.program.score, FunctionScope()
        printer = ExpressionPrinter(self.unit, scope, self.program.code[-1].span)
        scope.open("for (num member = 0; member < MEMBERS; member++)")
        scope.env[spec.var] = "member"
        barred = printer.values.value(spec.cannot_win) if spec.cannot_win is not None else "0"
        scope.line(f"keys[member][0] = !({bare(barred)});")
        for index, (kind, op, _) in enumerate(spec.rank, 1):
            scope.line(
                f"keys[member][{index}] = {'' if kind == 'highest' else '-(num)'}({bare(printer.values.value(op))});"
            )
        if spec.points is not None and not printer.context.range(spec.points).within(*COMPUTED):
            raise Unsupported("a score may not fit into 64 bits")
        scope.line(f"points[member] = {bare(printer.values.value(spec.points)) if spec.points is not None else '0'};")
        scope.close()
        scope.line("return 1;")
        before = len(self.unit.functions)
        self.unit.add_function(
            "RW int score(Game *g, num *points, num keys[MEMBERS][KEYS])", scope, self.program.code[-1].span
        )
        return [self.unit.functions.pop()] if len(self.unit.functions) > before else []


def _choose_size(some: list[Pick]) -> tuple[int, int]:
    """Rows and columns of a table of binomials that all these subsets find in it."""
    sizes = [(pick.member.size, pick.span_of_counts[1]) for pick in some if pick.member is not None]
    return max((items + most for items, most in sizes), default=0) + 2, max((most for _, most in sizes), default=0) + 2


def _first(machine: Machine) -> State:
    """The state in which every game starts: what happens before any choice or chance is done beforehand, unless that must be noted."""
    if machine.program.marks:
        return machine.blank(0, log=False)
    state = machine.blank(0, log=False, automatic=False)
    state.visited = {}
    with contextlib.suppress(Fault):
        machine.run(state)
        came_round = any(machine.program.code[at].name in ("again", "alert") for at in state.visited)
        if not state.slots[machine.program.over] and not came_round:
            return state
    return machine.blank(0, log=False)


_OF_KIND = {"BLANK": "cell", "VISITED": "uint32_t"}
"""Tables that are copied as they lie."""


def _table(name: str, entries: tuple[int, ...]) -> str:
    low, high = min(entries, default=0), max(entries, default=0)
    kind = "uint8_t" if low >= 0 and high < 256 else "int16_t" if low >= -(2**15) and high < 2**15 else "cell"
    if name in _OF_KIND:
        kind = _OF_KIND[name]
    values = ", ".join("NONE_NUMBER" if entry == NONE_NUMBER else str(entry) for entry in entries or (0,))
    return f"TABLE {kind} {name}[] = {{{values}}};"


def _runtime(name: str) -> str:
    return own_text(Path(__file__).parent / "c" / f"{name}.h")
