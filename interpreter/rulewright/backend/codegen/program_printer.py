"""A Program printed as one C file: runtime, layout, tables, terms, actions, the step loop, the score, the driver.

In: a machine. Out: the text, and what its faults mean. Complains with `Unsupported`.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.backend.codegen.c_names import comment
from rulewright.backend.codegen.constant_tables import ConstantTables, c_table
from rulewright.backend.codegen.fault_sites import FaultSites
from rulewright.backend.codegen.score_printer import printed_score
from rulewright.backend.codegen.step_loop import StepLoop
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.codegen.step_table import STEP_PRINTERS
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.backend.runtime.machine import Machine
from rulewright.storage import own_text

SEARCHING = (
    *("sight", "search_tree", "search", "rewriting", "belief", "moving"),
    *("exchanges", "disclosing", "repairs", "repairing", "chronicle", "following"),
)
"""What compiled games have that are built for search."""


class PrintedProgram:
    """The text, where its faults come from, and how many values chance gives at most."""

    def __init__(self, text: str, sites: FaultSites, most_outcomes: int) -> None:
        self.text = text
        self.sites = sites
        self.most_outcomes = most_outcomes


def printed(machine: Machine, search: bool = False, vector: bool = False) -> PrintedProgram:
    """The C text of a machine's Program, with what searches in it, or steps many games, if that is wanted;
    raises `Unsupported`.
    """
    return _Printer(machine, search, vector).print()


class _Printer:
    """One run of printing."""

    def __init__(self, machine: Machine, search: bool, vector: bool) -> None:
        self.machine = machine
        self.search, self.vector = search, vector
        self.program = machine.program
        self.unit = TranslationUnit(self.program, hears=search)
        self.steps = StepPrinter(self.unit, STEP_PRINTERS)
        self.loop = StepLoop(self.unit, self.steps)
        self.subsets = [pick for action in self.program.actions for pick in action.picks if pick.form == "some"]

    def print(self) -> PrintedProgram:
        loop = self.loop.loop()
        score = printed_score(self.unit)
        rest = self._functions(loop, score)
        known = ConstantTables(self.machine, self.unit, self.steps, self.subsets)
        tables = [c_table(name, row) for name, row in known.tables().items() if any(name in part for part in rest)]
        self.unit.limits.use(tables)
        parts = [
            self._title(),
            *(["#define STEPPED_TOGETHER\n"] if self.vector else []),
            _runtime("base"),
            *self.unit.names.constants(),
            known.constants(),
            *tables,
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
            *([_runtime("hear")] if self.search else []),
            *([_runtime("sets")] if self.unit.uses_sets else []),
            *([_runtime("groups")] if self.unit.uses_groups else []),
            *self.unit.movers.values(),
            *self.unit.functions,
            self.loop.decisions(),
            self.loop.outcomes(),
            *loop,
            *score,
            self.loop.limit_places(),
            _runtime("driver"),
            _runtime("outcome"),
            _runtime("batch"),
            _runtime("stepped"),
            _runtime("view_places"),
            _runtime("view"),
            *([_runtime("cover")] if self.program.marks else []),
            *([_runtime(name) for name in SEARCHING] if self.search else []),
            *([_runtime("vector")] if self.vector else []),
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


def _runtime(name: str) -> str:
    return own_text(Path(__file__).parent / "c" / f"{name}.h")
