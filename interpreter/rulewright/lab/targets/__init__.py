"""Targets of a designer, as data: read, held against games, told as met, missed or undecided."""

from rulewright.lab.match_metrics import SKILL
from rulewright.lab.targets.assessment import (
    Assessing,
    Assessment,
    TargetGames,
    TargetStanding,
    TargetVerdict,
    assessed,
    strong_arm,
    unused_actions,
    verdicts_of,
)
from rulewright.lab.targets.assessment_report import add_findings, again, counts, data, lines, summary
from rulewright.lab.targets.target_files import (
    FOLDER,
    KEY,
    DesignTarget,
    TargetSheet,
    read_target_text,
    read_targets,
    target_files,
)

__all__ = [
    "FOLDER",
    "KEY",
    "SKILL",
    "Assessing",
    "Assessment",
    "DesignTarget",
    "TargetGames",
    "TargetSheet",
    "TargetStanding",
    "TargetVerdict",
    "add_findings",
    "again",
    "assessed",
    "counts",
    "data",
    "lines",
    "read_target_text",
    "read_targets",
    "strong_arm",
    "summary",
    "target_files",
    "unused_actions",
    "verdicts_of",
]
