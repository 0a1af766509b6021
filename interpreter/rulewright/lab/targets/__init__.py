"""Targets of a designer, as data: read, held against games, told as met, missed or undecided."""

from rulewright.lab.targets.assessment import Assessment, TargetStanding, assessed
from rulewright.lab.targets.assessment_report import add_findings, counts, data, lines, summary
from rulewright.lab.targets.target_files import (
    FOLDER,
    KEY,
    TargetSheet,
    read_target_text,
    read_targets,
    target_files,
)

__all__ = [
    "FOLDER",
    "KEY",
    "Assessment",
    "TargetSheet",
    "TargetStanding",
    "add_findings",
    "assessed",
    "counts",
    "data",
    "lines",
    "read_target_text",
    "read_targets",
    "summary",
    "target_files",
]
