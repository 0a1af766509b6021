"""The code that says who sees what, and the tests that are to notice when it says something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from . import c_mutants, python_mutants
from .c_mutants import CMutant
from .python_mutants import PythonMutant

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("interpreter/rulewright")
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
CODEGEN = "backend/codegen"
RUNTIME = "backend/runtime"

READS = (
    "tests/visibility/test_reads.py",
    "tests/visibility/test_sealed.py",
    "tests/visibility/test_published.py",
    "tests/visibility/test_picks_known.py",
    "tests/visibility/test_secret_asking.py",
    "tests/visibility/test_findings.py",
    "tests/marks/test_marks.py",
)
LOOPS = ("tests/visibility/test_loops.py",)
SEEN = (
    "tests/visibility/test_audiences.py",
    "tests/visibility/test_pieces.py",
    "tests/visibility/test_view_values.py",
    "tests/visibility/test_told_marks.py",
    "tests/visibility/test_told_values.py",
)
KNOWN = ("tests/properties/test_knowledge.py", "tests/properties/test_following.py", "tests/properties/test_telling.py")
NUMBERS = ("tests/visibility/test_view_numbers.py",)
FOLLOWED = ("tests/visibility/test_followed.py",)
BOTH = ("tests/visibility/test_audiences.py", "tests/visibility/test_pieces.py", "tests/visibility/test_loops.py")
HEARD = ("tests/visibility/test_heard_lines.py",)
STREAMS = ("tests/information/test_streams.py",)
PICKED = ("tests/visibility/test_picked_then.py", "tests/visibility/test_ways_out.py")
RULE_LOGS = (
    "tests/visibility/test_logged_steps.py",
    "tests/visibility/test_logged_stories.py",
    "tests/visibility/test_told_entries.py",
    "tests/visibility/test_told_at_tables.py",
    "tests/visibility/test_score_sheets.py",
    "tests/visibility/test_who_may_know.py",
    "tests/visibility/test_secret_reasons.py",
    "tests/visibility/test_rule_logs.py",
    "tests/play/test_what_happened.py",
)
TABLES = (
    "tests/visibility/test_readable_logs.py",
    "tests/visibility/test_told_to_links.py",
    "tests/visibility/test_told_at_tables.py",
    "tests/visibility/test_seat_outputs.py",
    "tests/play/test_what_happened.py",
    "tests/play/test_timeline.py",
)
HEARING = ("tests/visibility/test_handed_over.py", *STREAMS, "tests/visibility/test_seat_outputs.py")
MARKED = ("tests/marks/test_marks.py", "tests/visibility/test_logged_steps.py")
CHANCE = ("tests/properties/test_chance.py",)
CHOICES = ("tests/properties/test_choices.py", *PICKED)
BACK = ("tests/visibility/test_taken_back.py", "tests/visibility/test_ways_out.py", "tests/play/test_history.py")
OBSERVED = ("tests/visibility/test_observers.py",)
ASKED = ("tests/visibility/test_told_to_who_asks.py",)
CODE = ("tests/visibility/test_chance_readers.py", "tests/visibility/test_joins.py")


@dataclass(frozen=True, slots=True)
class Target:
    """A module or header below the package, the tests that are to notice, and its functions that are changed (none:
    all).

    `ready`: how much of the rulesets may be there before, because what is changed has no part in it: a stage of
    `prepared_rules.py`.
    """

    module: str
    tests: tuple[str, ...]
    functions: frozenset[str] = frozenset()
    ready: str = "nothing"

    def may_notice(self, nodeid: str) -> bool:
        """Whether a test is tried: those of compiled code, which take long to build, for compiled code only."""
        file, _, name = nodeid.partition("::")
        is_meant = any(test.partition("::")[0] == file for test in self.tests)
        return is_meant and (self.module.startswith(CODEGEN) or not re.search("native|both_backends", name))

    @property
    def path(self) -> Path:
        return ROOT / PACKAGE / self.module


def _of(names: str) -> frozenset[str]:
    return frozenset(names.split())


AUDIENCES = _of("mask audience all _own_seers _owned _component_audience _members_audience _local_audience is_public")
TABLE = _of("_mask visible mixes recognised move forget confuse shuffle")
DESCRIBED = _of("parts action question _placed _members _may_remember _teller _unseen")
LIVE = _of("people waiting stop moment sight _seen _curtain take hide why context")
SCREENS = (
    Target("game/readable_log.py", TABLES, ready="programs"),
    Target("game/moments.py", TABLES, ready="programs"),
    Target("game/game.py", TABLES, _of("legal refusal words actions log view full_log full_view"), ready="programs"),
    Target("play/what_happened.py", TABLES, ready="programs"),
    Target("play/display.py", TABLES, _of("table news log taken_back"), ready="programs"),
    Target("tui/seated_game.py", TABLES, ready="programs"),
    Target("web/live_table.py", TABLES, LIVE, ready="programs"),
    Target("web/seat_sight.py", TABLES, ready="programs"),
    Target("web/looking_back.py", TABLES, _of("moments"), ready="programs"),
    Target("cli/replay_reasons.py", TABLES, ready="programs"),
    Target("cli/replayed_game.py", TABLES, ready="programs"),
    Target("information/chronicle.py", HEARING, ready="programs"),
    Target("information/information.py", HEARING, ready="programs"),
    Target(f"{RUNTIME}/carried_marks.py", (*MARKED, *SEEN, *KNOWN, *NUMBERS), ready="programs"),
)
"""What a seat is shown and told on each screen, what a bot is handed and has heard, who sees a mark."""
HAPPENS = ("tests/visibility/test_what_happens.py",)
MOVED = (*HAPPENS, *SEEN, *KNOWN, *NUMBERS, *FOLLOWED, *HEARD)
HAPPENING = (
    Target(f"{RUNTIME}/operations/components.py", MOVED, ready="programs"),
    Target(f"{RUNTIME}/operations/fortune.py", (*MOVED, *CHANCE), ready="programs"),
    Target(f"{RUNTIME}/pickers.py", (*MOVED, *CHANCE, *CHOICES), ready="programs"),
    Target(f"{RUNTIME}/starting_slots.py", MOVED, ready="programs"),
    Target("choosing/new_information.py", BACK, ready="programs"),
    Target("openspiel/glimpses.py", OBSERVED, ready="programs"),
    Target("openspiel/observers.py", OBSERVED, ready="programs"),
    Target("play/explainer.py", ASKED, ready="programs"),
    Target("tui/told_dialogs.py", ASKED, ready="programs"),
    Target("web/table_guidance.py", ASKED, ready="programs"),
)
"""Who learns what when something happens: components move, turn, are drawn, picked and laid at the start; what a choice
has told; what is told to who asks.
"""
TARGETS = (
    *SCREENS,
    *HAPPENING,
    Target("lowering/audiences.py", (*SEEN, *KNOWN, *LOOPS), AUDIENCES, ready="rules"),
    Target(f"{RUNTIME}/table.py", (*SEEN, *KNOWN, *NUMBERS, *FOLLOWED), TABLE, ready="programs"),
    Target("game/view.py", (*SEEN, *KNOWN, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/view_layout.py", (*SEEN, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/component_steps.py", (*HAPPENS, *BOTH, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/chance_steps.py", (*HAPPENS, *BOTH, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/c/table.h", (*HAPPENS, *BOTH, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/c/order.h", (*HAPPENS, *BOTH, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/c/view.h", (*BOTH, *NUMBERS), ready="programs"),
    Target(f"{CODEGEN}/c/view_places.h", (*BOTH, *NUMBERS), ready="programs"),
    Target(
        f"{CODEGEN}/c/vector.h",
        (*NUMBERS, "tests/vector/test_rows_written_over.py"),
        _of("rw_known_to_one rw_view_differs rw_show"),
        ready="programs",
    ),
    Target(f"{RUNTIME}/operations/money.py", (*SEEN, *KNOWN), _of("_pay_pieces"), ready="programs"),
    Target(
        f"{RUNTIME}/texts.py",
        (*HEARD, *SEEN, *KNOWN, *LOOPS),
        _of("_filler _many told_value _showing"),
        ready="programs",
    ),
    Target(f"{RUNTIME}/hearing.py", (*HEARD, *STREAMS), _of("line _hole _many code"), ready="programs"),
    Target(
        "game/action_descriptions.py",
        (*SEEN, *PICKED, "tests/visibility/test_offered_words.py"),
        DESCRIBED,
        ready="programs",
    ),
    *(
        Target(f"frontend/analysis/{name}.py", (*READS, *SEEN, *KNOWN, *LOOPS))
        for name in (
            "visibility",
            "audience_membership",
            "component_sight",
            "hidden_parts",
            "known_names",
            "name_origins",
            "supposed_reads",
        )
    ),
    Target("frontend/analysis/hidden_loops.py", (*LOOPS, *READS)),
    Target("frontend/analysis/checks/unseen_choices.py", READS),
    Target("frontend/analysis/checks/publishing.py", READS),
    Target("frontend/analysis/checks/secret_asking.py", READS),
    Target("frontend/analysis/checks/sealed.py", READS),
)


@dataclass(frozen=True, slots=True)
class TargetFolder:
    """A folder of which every module is a target, also one that is added later.

    `tests`, by module: those that are to notice, besides the ones of all; `left_out`: modules that are none, each with
    the reason.
    """

    folder: str
    of_all: tuple[str, ...]
    tests: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)
    ready: str = "programs"

    def targets(self) -> Iterator[Target]:
        for path in sorted((ROOT / PACKAGE / self.folder).glob("*.py")):
            if path.name not in self.left_out:
                yield Target(
                    f"{self.folder}/{path.name}", (*self.tests.get(path.name, ()), *self.of_all), ready=self.ready
                )


FOLDERS = (
    TargetFolder(
        "rule_log",
        RULE_LOGS,
        {
            **dict.fromkeys(("chance_readers.py", "joins.py"), CODE),
            "prompt_context.py": ("tests/visibility/test_prompt_contexts.py",),
        },
        {"__init__.py": "names what the folder offers", "noters.py": "a table, whole by the test of the import"},
    ),
)


def targets() -> Iterator[Target]:
    yield from TARGETS
    for folder in FOLDERS:
        yield from folder.targets()


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant of a module."""

    target: Target
    mutant: PythonMutant | CMutant

    @property
    def title(self) -> str:
        return f"{self.target.module} {self.mutant.name}"


def trials() -> Iterator[Trial]:
    """Every mutant of every target."""
    for target in targets():
        text = target.path.read_text(encoding="utf-8")
        made = c_mutants.mutants(text) if target.path.suffix == ".h" else python_mutants.mutants(text)
        for mutant in made:
            if not target.functions or mutant.name.partition(":")[0] in target.functions:
                yield Trial(target, mutant)


def equivalents() -> dict[str, str]:
    """The mutants that are known to change nothing, with the reason: lines `mutant -- reason`."""
    return reasons(EQUIVALENT)


def reasons(path: Path) -> dict[str, str]:
    """What a file of lines `name -- reason` says."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    pairs = [line.rpartition(" -- ") for line in lines if line.strip() and not line.startswith("#")]
    return {title.strip(): reason.strip() for title, _, reason in pairs}
