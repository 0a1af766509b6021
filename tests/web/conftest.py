"""Files of tables that tests open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from .opened import TableFiles


@pytest.fixture
def files() -> Iterator[TableFiles]:
    """Closed after the test."""
    with ExitStack() as open_files:
        yield TableFiles(open_files)
