"""Pages that were made last: whoever asks for one again before anything has changed gets the same text.

In: which page of which link, the moment at its table, how the page is made. Out: its text.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_PAGES = 512


class KeptPages:
    """A page is kept until its link is at another moment, or so many others were asked for since."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Hashable, tuple[Hashable, str]] = OrderedDict()
        self._turn = threading.Lock()

    def page(self, key: Hashable, moment: Hashable, made: Callable[[], str]) -> str:
        """The page with this key at this moment."""
        with self._turn:
            kept = self._pages.pop(key, None)
        if kept is None or kept[0] != moment:
            kept = moment, made()
        with self._turn:
            self._pages[key] = kept
            while len(self._pages) > MOST_PAGES:
                self._pages.popitem(last=False)
        return kept[1]
