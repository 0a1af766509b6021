"""Who wrote what: what the changed nodes of a varied ruleset have replaced, and which variant removed a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.source.diagnostic import Label
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class VariantProvenance:
    """Where a varied ruleset differs from its base.

    `replaced`: spans of new values with those that they replaced. `changed`: keys of the base whose values are new,
    with these. `removed`: names, with the paths that drop them. `edits`: paths, with what stood there.
    """

    replaced: tuple[tuple[Span, Span], ...] = ()
    changed: tuple[tuple[Span, Span], ...] = ()
    removed: tuple[tuple[str, Span], ...] = ()
    edits: tuple[tuple[Span, Span], ...] = ()

    def edit_of(self, name: str) -> Span | None:
        """The first edit of something that had this name in it."""
        word = re.compile(rf"\b{re.escape(name)}\b")
        return next((path for path, old in self.edits if word.search(old.text)), None)

    def base(self, span: Span) -> Span | None:
        """What a stretch of a variant has replaced in what it extends, or none."""
        return next((old for new, old in self.replaced if _holds(new, span)), None)

    def labels(self, message: str, span: Span) -> Iterator[Label]:
        """What a diagnostic should also show: the base of what was changed, and where a name was removed."""
        base = self.base(span)
        if base is not None:
            yield Label(base, "base: replaced by the variant")
        for key, value in self.changed:
            if _holds(key, span):
                yield Label(value, "the variant changes it")
        for name, path in self.removed:
            if f"`{name}`" in message and not _holds(path, span):
                yield Label(path, "the variant removes it")


def _holds(outer: Span, inner: Span) -> bool:
    return outer.source is inner.source and outer.start <= inner.start < max(outer.end, outer.start + 1)
