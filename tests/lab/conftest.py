"""What is measured is the same however games are compiled, and most of these tests build some."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick_builds(quick_builds: None) -> None:
    """Without optimisation, in half the time."""
