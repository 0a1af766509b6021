"""Search paths without the folder in which one stands: for modules of Python, and for programs.

In: an environment. Out: one in which children take nothing from that folder. Imports little: every command begins here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

_PACKAGES = Path(__file__).resolve().parents[2]
"""Where this package lies: a folder that stays on the path, also if one stands in it."""


def isolate() -> None:
    """From now on neither this process nor one that it starts takes modules or
    programs from the folder in which one stands.
    """
    sys.path[:] = [entry for entry in sys.path if not _is_here(entry)]
    os.environ.update(isolated(os.environ))


def isolated(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which children take nothing from the folder in which one stands."""
    found = {**environment, "PYTHONSAFEPATH": "1", "NoDefaultCurrentDirectoryInExePath": "1"}
    if "PYTHONPATH" in found:
        entries = [entry for entry in found["PYTHONPATH"].split(os.pathsep) if not _is_here(entry)]
        found["PYTHONPATH"] = os.pathsep.join(str(Path(entry).absolute()) for entry in entries)
    if "PATH" in found:
        found["PATH"] = os.pathsep.join(absolute(found["PATH"]))
    return found


def absolute(path: str) -> list[str]:
    """The folders of a search path that do not depend on where one stands."""
    return [entry for entry in path.split(os.pathsep) if Path(entry).is_absolute()]


def _is_here(entry: str) -> bool:
    """Whether an entry of a path for modules is the folder in which one stands."""
    if not entry:
        return True
    with suppress(OSError):
        return Path(entry).samefile(".") and not Path(entry).samefile(_PACKAGES)
    return False
