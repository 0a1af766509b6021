"""What must outlive a run and cannot be made again: kept in the user's state folder, for the user alone.

In: a name. Out: a folder. Raises OSError where it cannot be made, or where others can change what lies in it: nothing
is kept there then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rulewright.storage.cache import is_private, make_private

STATE_VARIABLE = "RULEWRIGHT_STATE"


def state_folder() -> Path:
    """The user's state folder for Rulewright: `RULEWRIGHT_STATE`, or by the rules of the platform."""
    chosen, given = os.environ.get(STATE_VARIABLE), os.environ.get("XDG_STATE_HOME")
    if chosen:
        return Path(chosen).absolute()
    is_xdg = sys.platform not in ("win32", "darwin") and given and Path(given).is_absolute()
    return Path(given) / "rulewright" if is_xdg and given else _usual_state(Path.home())


def _usual_state(home: Path) -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rulewright" / "state"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "rulewright"
    return home / ".local" / "state" / "rulewright"


def own_folder(name: str) -> Path:
    """A folder below the state folder, made where it is missing."""
    try:
        folder = state_folder() / name
    except RuntimeError as problem:
        raise FileNotFoundError(2, "there is no home folder", name) from problem
    make_private(folder)
    if not is_private(folder):
        raise PermissionError(13, "others can change what lies in this folder", str(folder))
    return folder
