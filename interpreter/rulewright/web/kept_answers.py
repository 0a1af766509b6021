"""Answers that were worked out last: whoever asks again before anything has changed gets the same one.

In: what is asked by which link, the moment at its table, how the answer is made. Out: the answer.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class KeptAnswers(Generic[T]):
    """An answer is kept until its link is at another moment, or so many others were asked for since."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, tuple[Hashable, T]] = OrderedDict()
        self._turn = threading.Lock()

    def answer(self, key: Hashable, moment: Hashable, made: Callable[[], T]) -> T:
        """The answer with this key at this moment."""
        with self._turn:
            kept = self._kept.pop(key, None)
        if kept is None or kept[0] != moment:
            kept = moment, made()
        with self._turn:
            self._kept[key] = kept
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        return kept[1]
