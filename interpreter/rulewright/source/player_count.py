"""How many players may be asked for: in options of commands, in settings and by adapters. A ruleset may allow fewer."""

from __future__ import annotations

MOST_PLAYERS = 64
