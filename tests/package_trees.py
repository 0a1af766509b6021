"""The modules of the package as trees, for the tests that look at the code itself: each is parsed once in a process.

In: the path of a module. Out: its tree, which is shared: nobody may change it.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
