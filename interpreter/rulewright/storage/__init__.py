"""The one room that opens files: what may be read and written, how files come about, and the cache. A test holds the
others to that.

In: paths, those of people and those that a stranger's file names. Out: bytes, folders' members, files written whole or
not at all. What is refused is raised as OSError: `Outside` for what does not lie where it must, `NotOrdinary` for what
is no file with an end.
"""

from rulewright.storage.cache import (
    CACHE_VARIABLE,
    cache_folder,
    forget,
    is_private,
    is_seal,
    private_bytes,
    seal,
    sealed,
    shared_folder,
    touch,
    unsealed,
)
from rulewright.storage.databases import bounded_reading, database, keep_log
from rulewright.storage.file_locks import Held
from rulewright.storage.file_reading import beginning, noting, opened, own_text, read
from rulewright.storage.file_writing import (
    check_report_target,
    check_target,
    created,
    reopen,
    write_report,
    write_whole,
)
from rulewright.storage.folder_walk import TooMany, members, tree
from rulewright.storage.growing_file import GrowingFile, is_held
from rulewright.storage.repository_files import (
    NotOrdinary,
    Outside,
    check_inside,
    named_path,
    reach,
    real_path,
    settings_of,
)
from rulewright.storage.state_folder import STATE_VARIABLE, own_folder, state_folder
from rulewright.storage.toml_text import TooDeep, toml_values

__all__ = [
    "CACHE_VARIABLE",
    "STATE_VARIABLE",
    "GrowingFile",
    "Held",
    "NotOrdinary",
    "Outside",
    "TooDeep",
    "TooMany",
    "beginning",
    "bounded_reading",
    "cache_folder",
    "check_inside",
    "check_report_target",
    "check_target",
    "created",
    "database",
    "forget",
    "is_held",
    "is_private",
    "is_seal",
    "keep_log",
    "members",
    "named_path",
    "noting",
    "opened",
    "own_folder",
    "own_text",
    "private_bytes",
    "reach",
    "read",
    "real_path",
    "reopen",
    "seal",
    "sealed",
    "settings_of",
    "shared_folder",
    "state_folder",
    "toml_values",
    "touch",
    "tree",
    "unsealed",
    "write_report",
    "write_whole",
]
