"""What a prompt is about: the phase that runs, the step that asks, and what the phase was given, in words.

In: the rules around the place where a game stands, the names of the actions that are asked for, and what the phase was
given, as one seat may know it. Out: one line. A step is named where it says more than the phase and the actions do;
what is given has its role with it, unless that is what it is called anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.ir.outline import NamedRule, NamedSlot
from rulewright.source.underscores import without_underscores

ENTRY = "game"
"""The phase that is the whole game: its name says nothing."""
SHORTEST = 3
"""A name of fewer letters is no word."""
SPEAKERS = ("me", "who", "player", "seat")
"""Names of those who choose, which are no roles."""


def context_words(
    around: Sequence[NamedRule], actions: Sequence[str], given: Sequence[tuple[NamedSlot, str]], wording: GameWording
) -> str:
    """`around`: the rules, the outermost first; `given`: names of the innermost phase with their values."""
    phases = [rule.name for rule in around if rule.kind == "phase"]
    steps = [rule.name for rule in around if rule.kind == "step"]
    if not phases:
        return ""
    step = _step(steps, {word for name in (*phases[-1:], *actions) for word in name.split("_")})
    if phases[-1] == ENTRY:
        heads = [("step", step or (steps[0] if steps else ""))]
    else:
        heads = [("phase", phases[-1]), ("step", step)]
    head = ", ".join(wording.rule(kind, name) for kind, name in heads if name)
    about = ", ".join(_about(given, wording))
    head = f"{head[:1].upper()}{head[1:]}"
    return wording.sentence("headed", what=head, things=about) if about else head


def _step(steps: Sequence[str], said: set[str]) -> str:
    """The innermost step; nothing if it has the name of what it lies in, or all its words are said anyway."""
    if not steps or steps[-1] in steps[:-1] or said.issuperset(steps[-1].split("_")):
        return ""
    return steps[-1]


def _about(given: Sequence[tuple[NamedSlot, str]], wording: GameWording) -> Iterator[str]:
    for named, words in given:
        role, type_ = without_underscores(named.name), without_underscores(named.hole.type)
        called = wording.named(named.name)
        if named.hole.kind == "flag":
            yield from [called] if words == wording.sentence("yes") else []
        elif named.name in SPEAKERS or len(role) < SHORTEST or role in (type_, *type_.split()):
            yield words
        else:
            yield f"{called} {words}"
