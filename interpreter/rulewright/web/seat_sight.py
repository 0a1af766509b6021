"""What a link is: the seats at one device; and everything that it is shown, as frozen data."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property

from rulewright.game.view import View
from rulewright.web.seat_cookies import seat_address


@dataclass(slots=True)
class Chair:
    """A link: the seats that sit at one device (none: onlookers), and of several which one looks at it now."""

    token: str
    seats: tuple[int, ...]
    looking: int | None = None

    @property
    def eye(self) -> int | None:
        """Whose view is shown: a seat's, or onlookers'."""
        return self.seats[0] if len(self.seats) == 1 else self.looking

    @property
    def address(self) -> str:
        """Where its pages are; no secret."""
        return seat_address(self.token)


@dataclass(frozen=True)
class Sight:
    """Everything that a link is shown is made of this. `asked`: the seat that chooses at this device now."""

    table: int
    title: str
    names: tuple[str, ...]
    eye: int | None
    view: View
    log: tuple[str, ...]
    lately: tuple[str, ...]
    asked: int | None
    waiting: tuple[int, ...]
    curtain: int | None
    """Of a device with several seats: who should take it."""
    stop: str
    may_go_back: bool
    fault: str
    finished: bool

    @cached_property
    def version(self) -> str:
        """Changes exactly when something changes that the link is shown."""
        asked = self.asked, self.stop, self.waiting, self.curtain, self.may_go_back
        seen = (self.view, self.log, asked, self.fault, self.eye)
        return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:24]
