"""Rule logs: which rule acted, which was overridden, who was paid in which order and why not.

In: a game's machine with its seed and choices, or a machine that something else drives. Out: `RuleLog`, frozen data;
each seat is told what it may know. Made by playing again on the reference runtime; nothing is written into the game.
"""

from rulewright.rule_log.log_entries import EntryKind, LogEntry, Place, RuleLog, ToldEntry
from rulewright.rule_log.recorder import Recorder
from rulewright.rule_log.score_sheet import ScoreLine, ScoreSheet, score_sheets
from rulewright.rule_log.telling import entry_json, has_words, log_lines, path_of, score_json, score_lines
from rulewright.rule_log.watching import LogFollower, LoggedGame, log_of, log_of_record, recorder_of, watching

__all__ = [
    "EntryKind",
    "LogEntry",
    "LogFollower",
    "LoggedGame",
    "Place",
    "Recorder",
    "RuleLog",
    "ScoreLine",
    "ScoreSheet",
    "ToldEntry",
    "entry_json",
    "has_words",
    "log_lines",
    "log_of",
    "log_of_record",
    "path_of",
    "recorder_of",
    "score_json",
    "score_lines",
    "score_sheets",
    "watching",
]
