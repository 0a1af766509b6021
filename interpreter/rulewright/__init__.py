"""Rulewright: an interpreter for tabletop games whose rules are data.

`__all__` is the Python API, as docs/python.md tells it; everything else may change. A name is imported when it is first
used, so that `import rulewright` takes no time.
"""

__version__ = "0.1.0"

TYPE_CHECKING = False  # that of `typing`, which takes longer to import than all the rest

if TYPE_CHECKING:
    from rulewright.api import (
        AssessResult,
        Batch,
        Bot,
        CheckResult,
        CompareResult,
        CompiledGame,
        Game,
        Information,
        Record,
        Rules,
        Simulation,
        SweepResult,
        TuneResult,
        assess,
        check,
        compare,
        load,
        read_record,
        replay,
        resume,
        sweep,
        tune,
    )
    from rulewright.backend.codegen.unavailable import Unavailable
    from rulewright.backend.runtime.fault import Fault
    from rulewright.bots import UnknownBot
    from rulewright.errors import BadConfiguration, RulewrightError
    from rulewright.game import Action, Illegal, Outcome
    from rulewright.game.record import BadRecord, Differs
    from rulewright.game.seats import BadName
    from rulewright.loading import Unsound
    from rulewright.ruleset_lookup import NotFound
    from rulewright.source.diagnostic import Severity
    from rulewright.source.plain_findings import Finding, FindingFix, FindingPlace, Note
    from rulewright.stats import BadRows

__all__ = [
    "Action",
    "AssessResult",
    "BadConfiguration",
    "BadName",
    "BadRecord",
    "BadRows",
    "Batch",
    "Bot",
    "CheckResult",
    "CompareResult",
    "CompiledGame",
    "Differs",
    "Fault",
    "Finding",
    "FindingFix",
    "FindingPlace",
    "Game",
    "Illegal",
    "Information",
    "NotFound",
    "Note",
    "Outcome",
    "Record",
    "Rules",
    "RulewrightError",
    "Severity",
    "Simulation",
    "SweepResult",
    "TuneResult",
    "Unavailable",
    "UnknownBot",
    "Unsound",
    "__version__",
    "assess",
    "check",
    "compare",
    "load",
    "read_record",
    "replay",
    "resume",
    "sweep",
    "tune",
]

_ELSEWHERE = {
    "Action": "game",
    "BadConfiguration": "errors",
    "BadName": "game.seats",
    "BadRecord": "game.record",
    "BadRows": "stats",
    "Differs": "game.record",
    "Fault": "backend.runtime.fault",
    "Finding": "source.plain_findings",
    "FindingFix": "source.plain_findings",
    "FindingPlace": "source.plain_findings",
    "Illegal": "game",
    "NotFound": "ruleset_lookup",
    "Note": "source.plain_findings",
    "Outcome": "game",
    "RulewrightError": "errors",
    "Severity": "source.diagnostic",
    "Unavailable": "backend.codegen.unavailable",
    "UnknownBot": "bots",
    "Unsound": "loading",
}
"""Names that come from elsewhere than `rulewright.api`."""

_MODULES = {name: f"rulewright.{_ELSEWHERE.get(name, 'api')}" for name in __all__ if name != "__version__"}

if not TYPE_CHECKING:  # a type checker knows the names, and should complain about others

    def __getattr__(name):
        from rulewright.late_names import late_names  # noqa: PLC0415 (`import rulewright` loads nothing)

        return late_names("rulewright", _MODULES)(name)

    def __dir__():
        return sorted(__all__)
