"""The bot that knows nothing: every legal action is equally likely."""

from __future__ import annotations

from rulewright.information import DRAWN, Information


class Uniform:
    """Takes what the game's own generator has drawn, so that compiled games are the same."""

    wants = frozenset({DRAWN})

    def choose(self, information: Information) -> int:
        return information.drawn
