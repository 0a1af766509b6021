"""What is said about a path that leads nowhere (RW801) or to several places
(RW802): where it goes wrong, and what was meant.
"""

from __future__ import annotations

import re

from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.variants import paths
from rulewright.frontend.variants.edit import LONGEST, Refusal, described, part
from rulewright.frontend.variants.paths import Miss, Place, label, name_of, written
from rulewright.source.clipped_text import clipped
from rulewright.source.suggestions import did_you_mean, nearest

NAME = re.compile(r"(?:[^.(]|\([^)]*\)?)*")
FEW = 3
MANY = 12
NEW = "what is new stands under `add`"


def anchored(path: str) -> tuple[str, str, str]:
    """A path of `add`, and where it says that the new thing goes: `before` or `after`, and what; or nothing."""
    words = path.rsplit(None, 2)
    return (words[0], words[1], words[2]) if len(words) == 3 and words[1] in ("before", "after") else (path, "", "")


def missed(key: Scalar, miss: Miss, root: Mapping, kind: str) -> Refusal:
    """The refusal of a path, written in `key`, of an edit of some kind (change, add, remove)."""
    rest = key.text[miss.offset :]
    if miss.several:
        names = " or ".join(f"`{written(one.location)}`" for one in miss.several)
        return Refusal(
            "RW802",
            f"`{clipped(rest, LONGEST)}` may mean several things",
            part(key, miss.offset),
            f"say which: {names}",
        )
    path, where, _ = anchored(key.text)
    if where and kind != "add":
        return Refusal(
            "RW806",
            "`before` and `after` say where something new goes",
            part(key, len(path) + 1),
            "they belong under `add`",
        )
    found = NAME.match(rest)
    name = found[0] if found is not None else rest
    best = nearest(rest, map(label, paths.children(miss.place))) if "." in rest else None
    name = rest if best is not None and "." in best else name
    inside = f" in `{written(miss.place.location)}`" if miss.place.location else ""
    message = f"there is no `{clipped(name, LONGEST)}`{inside}" if name else "a name is missing in this path"
    return Refusal(
        "RW801", message, part(key, miss.offset, miss.offset + len(name)), _guess(miss.place, root, rest, name, kind)
    )


def _guess(place: Place, root: Mapping, rest: str, name: str, kind: str) -> str:
    """A name like this one beside it; or where a thing of this name stands; or what stands here."""
    siblings = [label(child) for child in paths.children(place)]
    if name and nearest(name, siblings) is not None:
        return did_you_mean(name, siblings)
    last = name_of(rest.rpartition(".")[2])
    found = _called(last, place) or _called(last, paths.top(root))
    if last and 0 < len(found) <= FEW:
        return "did you mean " + " or ".join(f"`{written(one.location)}`" for one in found) + "?"
    if not siblings and not isinstance(place.node, Mapping):
        return f"`{written(place.location)}` is {described(place.node)}: edit it as a whole"
    told = did_you_mean(name, siblings)
    return "; ".join(filter(None, (told, NEW if kind == "change" else "")))


def _called(name: str, place: Place) -> list[Place]:
    """Everything below a place that has a name, with or without an owner."""
    return [one for one in paths.everywhere(place) if name in (label(one), label(one).rpartition(".")[2])]
