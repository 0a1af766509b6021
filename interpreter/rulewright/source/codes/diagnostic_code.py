"""What a diagnostic code is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """A code's severity ('error', 'warning', 'note'), its title and what to know about it.

    A page says what the code means. Where a file can show it, `Wrong:` and `Right:` follow, each with an indented
    piece of a ruleset; a test adds the pieces to a small ruleset and sees the code come and go.
    """

    severity: str
    title: str
    page: str
