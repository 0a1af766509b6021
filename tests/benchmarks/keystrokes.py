"""How long an editor waits: `python tests/benchmarks/keystrokes.py [RULESET ...]` measures answers after a keystroke,
in milliseconds of processor time.

For each ruleset a character is typed at several places; after each, everything is asked that an editor asks:
diagnostics, completion, hover. What is printed are the median and the worst.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rulewright.lsp.features.completion import complete
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.hover import hover
from rulewright.lsp.features.navigation import definitions, references
from rulewright.lsp.project.workspace import Workspace
from rulewright.ruleset_lookup import find_all, shipped

PLACES = 20


def main(names: list[str]) -> None:
    """Measure the rulesets that are named, or those that are shipped at the top."""
    paths = [
        found.path for name in names or [name for name in shipped() if "/" not in name] for found in find_all(name)
    ]
    print(f"{'':24}{'typing':>14}{'completion':>14}{'hover':>14}{'definition':>14}{'references':>14}")
    for path in paths:
        told = [f"{statistics.median(times):5.0f} /{max(times):5.0f}" for times in zip(*_measured(path), strict=True)]
        print(f"{path.parent.name:24}" + "".join(f"{one:>14}" for one in told))


def _measured(path: Path) -> list[tuple[float, ...]]:
    """Milliseconds of each question, for each place."""
    text, chance = path.read_text(encoding="utf-8"), random.Random(1)
    workspace = Workspace()
    found = []
    for _ in range(PLACES):
        at = chance.randrange(len(text))
        workspace.open(path, text[:at] + "a" + text[at:])
        asked: tuple[Callable[[Workspace, Path, int], object], ...] = (complete, hover, definitions, references)
        typing = _milliseconds(partial(diagnose, workspace, path))
        found.append((typing, *(_milliseconds(partial(question, workspace, path, at + 1)) for question in asked)))
    return found


def _milliseconds(question: Callable[[], object]) -> float:
    start = time.process_time()
    question()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    main(sys.argv[1:])
