"""What a variant does to each part of the rules: changed, new, or removed.

In: the differences of a game and its variant, as `rulewright.difference` finds them; both documents' trees. Out: a
`ChangeMark` for a path of the rules, and the sentences that tell the differences. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rulewright.difference import Change, RulePath
from rulewright.drawing.graph import ChangeMark


@dataclass(frozen=True, slots=True)
class Marks:
    """The changes, and the keys below which other parts of the picture lie (they are marked themselves)."""

    changes: Sequence[Change] = ()
    kinds: dict[RulePath, str] = field(default_factory=dict)

    @classmethod
    def of(cls, changes: Iterable[Change]) -> Marks:
        found = tuple(changes)
        return cls(found, {change.path: change.kind for change in found})

    def around(self, path: RulePath) -> ChangeMark:
        """What was done to what holds named parts: they have marks of their own."""
        mark = self.at(path)
        return ChangeMark.SAME if mark is ChangeMark.CHANGED and path not in self.kinds else mark

    def at(self, path: RulePath, inner: Iterable[str] = ()) -> ChangeMark:
        """What was done to the part at a path; `inner`: keys whose contents are parts of their own."""
        if any(self.kinds.get(path[:length]) == "added" for length in range(1, len(path) + 1)):
            return ChangeMark.ADDED
        if any(self.kinds.get(path[:length]) == "removed" for length in range(1, len(path) + 1)):
            return ChangeMark.REMOVED
        if any(self._touches(changed, path, tuple(inner)) for changed in self.kinds):
            return ChangeMark.CHANGED
        return ChangeMark.SAME

    def _touches(self, changed: RulePath, path: RulePath, inner: tuple[str, ...]) -> bool:
        """Whether a change lies in a part itself: at it, or below it but in no part of its own;
        or around it, if all of that was written anew.
        """
        if len(changed) < len(path):
            return path[: len(changed)] == changed and self.kinds[changed] == "changed"
        if changed[: len(path)] != path or changed == path:
            return changed == path
        is_own = changed[len(path)] not in inner
        return is_own or (len(changed) == len(path) + 1 and self.kinds[changed] != "added")
