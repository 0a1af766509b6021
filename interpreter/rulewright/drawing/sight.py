"""Who sees what: zones, money and variables, by who sees them.

In: the symbols of a ruleset, and what a variant changes. Out: a `Graph`: one box an audience; what is seen by others in
other options lies in each of their boxes, with its condition. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from rulewright.difference import RulePath
from rulewright.drawing.graph import BoxKind, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import one_line
from rulewright.drawing.picture_words import PictureWords
from rulewright.drawing.variant_marks import Marks
from rulewright.frontend.typed import symbols as sym
from rulewright.source.text import Span

AUDIENCES = ("everyone", "face", "side", "owner", "others", "nobody")


@dataclass(frozen=True, slots=True)
class Seeable:
    """Something that can be seen: where it stands, what it is, and by whom it is seen, case by case."""

    name: str
    path: RulePath
    span: Span
    what: tuple[str, ...]
    audience: sym.Audience | None


def sight_graph(title: str, symbols: sym.Symbols, marks: Marks, words: PictureWords) -> Graph:
    """The picture of who sees what."""
    numbers = count(1)
    known = list(_hidden(symbols, words))
    boxes = []
    for word in AUDIENCES:
        seen = [(one, lines) for one in known for lines in _conditions(one, word, words)]
        nodes = tuple(
            PictureNode(number, NodeKind.PLACE, words.name(one.name), (*one.what, *lines), one.span, marks.at(one.path))
            for (one, lines), number in zip(seen, numbers, strict=False)
        )
        if nodes:
            boxes.append((PictureBox(next(numbers), BoxKind.TOP, words.say(f"picture-{word}-sees"), nodes),))
    return Graph(title, words.say("picture-about-sight"), tuple(boxes))


def _hidden(symbols: sym.Symbols, words: PictureWords) -> Iterator[Seeable]:
    for zone in symbols.zones.values():
        remembered = zone.decl.remembered
        notes = (words.line("picture-remembered", remembered),) if remembered is not None else ()
        opened = zone.decl.open_while
        opens = (words.line("picture-open-while", opened),) if opened is not None else ()
        held = words.say(f"picture-{zone.order}", what=words.name(str(zone.cls)))
        what = (_per(held, str(zone.per or ""), words), *opens, *notes)
        yield Seeable(zone.decl.name, ("zones", zone.decl.name), zone.decl.span, what, zone.seen_by)
    for purse in symbols.purses.values():
        path = ("money", purse.currency.decl.name, purse.decl.name)
        what = (_per(words.name(purse.currency.decl.name), str(purse.per or ""), words),)
        yield Seeable(purse.decl.name, path, purse.decl.span, what, purse.seen_by)
    for state in symbols.states:
        owners = " + ".join(words.name(str(owner)) for owner in state.per)
        kept = words.say("picture-mark-on", what=words.name(str(state.marked))) if state.marked else ""
        kept = kept or _per(words.say("picture-variable"), owners, words)
        yield Seeable(state.decl.name, ("state", state.decl.name), state.decl.span, (kept,), state.seen_by)


def _per(what: str, owner: str, words: PictureWords) -> str:
    return words.say("picture-one-per", what=what, owner=words.name(owner)) if owner else what


def _conditions(one: Seeable, word: str, words: PictureWords) -> Iterator[tuple[str, ...]]:
    """The cases in which it is seen by an audience: their conditions as lines."""
    cases = one.audience.cases if one.audience is not None else ((None, "nobody"),)
    for condition, audience in cases:
        if audience == word:
            when = words.say("picture-if", condition=one_line(condition.span.text)) if condition is not None else ""
            said = when or words.say("picture-otherwise")
            yield (said,) if len(cases) > 1 else ()
