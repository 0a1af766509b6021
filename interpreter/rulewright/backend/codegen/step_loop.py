"""The step loop in C, and the functions that tell where it may stop and begin again.

In: the step printer. Out: functions: `rw_run`, `rw_offered`, `rw_simultaneous`, `rw_declinable`, `rw_values`.
"""

from __future__ import annotations

from rulewright.backend.codegen.c_names import place
from rulewright.backend.codegen.constant_tables import c_table
from rulewright.backend.codegen.histogram_printer import LEAVES_COMPONENTS
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.control_flow import targets


class StepLoop:
    """Prints the loop of one Program. First the loop, then what its steps have noted."""

    def __init__(self, unit: TranslationUnit, steps: StepPrinter) -> None:
        self.program = unit.program
        self.unit = unit
        self.steps = steps

    def loop(self) -> list[str]:
        """The function that runs from one stop to the next."""
        program, steps = self.program, self.steps
        labels = set[int]().union(*map(targets, program.code))
        blocks: list[tuple[int, list[str]]] = []
        for here, instruction in enumerate(program.code):
            start = len(steps.scope.lines)
            steps.scope.depth = 2
            steps.step(here, instruction)
            self.unit.limits.use(steps.scope.lines[start:])
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
        lines += ["    cell *s = g->s;", "    int at = from;"]
        lines += [f"    {line}" for line in steps.scope.declared.values()]
        lines += ["    switch (from) {"]
        lines += [f"    case {place_}: goto {label};" for place_, label in {"0": "L0", **steps.entries}.items()]
        lines += ["    default: goto stopped;", "    }"]
        for here, block in blocks:
            instruction = program.code[here]
            label = f"L{here}: " if f"L{here}" in entered else ""
            lines += [f"    {label}VISIT({here}) {{ {place(instruction.span)}"]
            emptied = [] if instruction.name in LEAVES_COMPONENTS else steps.histograms.emptied()
            lines += [*(f"        {line}" for line in emptied), *block, "    }"]
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

    def decisions(self) -> str:
        """The functions that tell a decision's legal actions, and whether it is one of several seats."""
        stops = self.steps.stops
        lines = ["RW num rw_offered(Game *g, num seat, num k, num *id)", "{", "    switch (g->s[PC]) {"]
        lines += [f"    case {here}: return {name}(g, seat, k, id);" for here, (name, _) in stops.items()]
        lines += ["    }", "    return (void)seat, (void)k, (void)id, 0;", "}", ""]
        together = [here for here in stops if self.program.code[here].name == "everyone"]
        declinable = [here for here, (_, may_decline) in stops.items() if may_decline]
        return "\n".join(
            [
                *lines,
                _one_of("rw_simultaneous", together),
                _one_of("rw_declinable", declinable),
                *self._samplings(),
                "",
            ]
        )

    def _samplings(self) -> list[str]:
        """The candidates of decisions that are drawn by trying them, as c/vector.h takes them."""
        sampled = self.steps.samplings
        if not sampled:
            return []
        rows = {
            here: (len(one.offers), one.declinable, *(n for of in one.offers for n in (of.base, of.size, of.tried)))
            for here, one in sampled.items()
        }
        return [
            *(c_table(f"SAMPLING_{here}", tuple(map(int, row)), "cell") for here, row in rows.items()),
            "RW const cell *rw_sampling(int at)",
            "{",
            "    switch (at) {",
            *(f"    case {here}: return SAMPLING_{here};" for here in rows),
            "    }",
            "    return 0;",
            "}",
        ]

    def outcomes(self) -> str:
        lines = ["RW num rw_values(Game *g, cell *out)", "{", "    switch (g->s[PC]) {"]
        lines += [f"    case {here}: return {name}(g, out);" for here, name in self.steps.chances.items()]
        return "\n".join([*lines, "    }", "    return (void)out, 0;", "}", ""])

    def limit_places(self) -> str:
        """Where the limit of decisions may be met, by decision."""
        message = "the game is not over after {c} decisions"
        sites = {
            here: self.unit.sites.number("limit", message, self.program.code[here].span) for here in self.steps.stops
        }
        test = "".join(f"(at) == {here} ? {number} : " for here, number in sites.items())
        return f"#define LIMIT_PLACE(at) ({test}0)\n"


def _one_of(name: str, places: list[int]) -> str:
    """A function that tells whether a place is one of these."""
    return f"RW int {name}(int at) {{ return {' || '.join(f'at == {here}' for here in places) or '(void)at, 0'}; }}"
