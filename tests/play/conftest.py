"""What the tests of playing share."""

from __future__ import annotations

import pytest

from .piping import Piped


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Piped:
    return Piped(monkeypatch, capsys)
