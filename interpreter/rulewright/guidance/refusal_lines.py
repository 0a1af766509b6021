"""What cannot be chosen now, each with its reason; and the reason for one that somebody names.

In: the questions of a decision and what explains refusals. Out: pairs of words and sentences. Complains
(`RefusedAnswer`) about words that name no action.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.choosing import Ids, Menu, RefusedAnswer
from rulewright.guidance.refusals import Refusals
from rulewright.ir.program import Action
from rulewright.sentences import saying
from rulewright.source.cells import neutral
from rulewright.source.suggestions import nearest
from rulewright.source.underscores import without_underscores

MOST_TOLD = 20
FEWEST_TOGETHER = 3
NAMELESS = "\0"
"""Stands for the name of what a reason is about."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """Something that cannot be chosen now, and why, in one sentence."""

    words: str
    why: str


def impossible_now(refusals: Refusals, menu: Menu, ids: Ids) -> list[Impossible]:
    """What the question about these ids does not offer, although the rules know it: actions
    that the step asks for, or members of a pick.
    """
    asked = menu.open_pick(ids)
    found = _actions(refusals, menu) if asked is None else _members(refusals, menu, ids, *asked)
    return list(_together(refusals, list(found)))[:MOST_TOLD]


def ended(why: str) -> str:
    """A reason with a full stop. It stands behind a colon: a name at its beginning stays as it is."""
    return why if why.endswith((".", "?", "!", ":")) else f"{why}."


def _together(refusals: Refusals, found: list[Impossible]) -> Iterator[Impossible]:
    """Many that are impossible for the same reason are told once."""
    alike: dict[str, list[Impossible]] = {}
    for one in found:
        alike.setdefault(_without_name(one), []).append(one)
    for nameless, members in alike.items():
        if len(members) < FEWEST_TOGETHER:
            yield from members
        else:
            named = ", ".join(one.words for one in members[:FEWEST_TOGETHER])
            more = f", ... ({len(members)})" if len(members) > FEWEST_TOGETHER else ""
            why = refusals.say("reason-for-one", why=members[0].why) if NAMELESS in nameless else members[0].why
            yield Impossible(f"{named}{more}", why)


def _without_name(one: Impossible) -> str:
    """A reason without the name of what it is about."""
    return re.sub(rf"(?<!\w){re.escape(one.words)}(?!\w)", NAMELESS, one.why)


def _actions(refusals: Refusals, menu: Menu) -> Iterator[Impossible]:
    possible = set(menu.owners.values())
    for index in menu.keys:
        if index >= 0 and index not in possible:
            yield Impossible(
                menu.wording.action(menu.actions[index].name),
                ended(refusals.action(index) or refusals.say("nothing-fits")),
            )


def _members(refusals: Refusals, menu: Menu, ids: Ids, index: int, place: int) -> Iterator[Impossible]:
    picked = {at: member for at, member in menu.words.picked(menu.seat, ids[0]).items() if at < place}
    for candidate in refusals.candidates(index, place, picked):
        if candidate.why:
            yield Impossible(candidate.words, ended(candidate.why))


def why_action(refusals: Refusals, menu: Menu, text: str) -> list[str]:
    """About an action, or one with picks, that somebody names: whether it is asked for, and why it is not possible.
    Nothing said means all actions.
    """
    action, rest = _named(menu, text.split())
    name = menu.wording.action(action.name)
    if action.index not in menu.keys:
        return [refusals.say("step-asks-not", action=name)]
    picked, left = _picked(refusals, action, rest)
    if left:
        raise RefusedAnswer(saying("cannot-pick", typed=neutral(" ".join(left)), action=name))
    why = refusals.choice(action.index, picked)
    told = " ".join([name, *rest])
    return [refusals.say("headed", what=told, things=ended(why) if why else refusals.say("is-possible"))]


def _named(menu: Menu, words: list[str]) -> tuple[Action, list[str]]:
    """The action with the longest name that the words begin with, and the words behind it;
    names are those of the screen, or of the rules.
    """
    actions, shown = menu.actions, menu.wording
    lowered = [word.casefold() for word in words]
    for count in range(len(words), 0, -1):
        name = _joined(" ".join(lowered[:count]))
        found = next((action for action in actions if name in (action.name, _joined(shown.action(action.name)))), None)
        if found is not None:
            return found, words[count:]
    close = nearest("_".join(lowered), [_joined(shown.action(action.name)) for action in actions])
    typed = neutral(" ".join(words))
    if close:
        raise RefusedAnswer(saying("no-action-but", typed=typed, close=without_underscores(close)))
    raise RefusedAnswer(saying("no-action", typed=typed))


def _joined(words: str) -> str:
    return words.casefold().replace(" ", "_").replace("-", "_")


def _picked(refusals: Refusals, action: Action, words: list[str]) -> tuple[dict[int, int], list[str]]:
    """The picks that words mean, one after the other; and the words that mean none."""
    picked: dict[int, int] = {}
    for place, pick in enumerate(action.picks):
        if not words:
            break
        if pick.form == "number" and pick.type == "number" and words[0].isascii() and words[0].isdigit():
            picked[place], words = int(words[0][:9]), words[1:]
        elif (found := _candidate(refusals, action, place, words, picked)) is not None:
            picked[place], words = found
    return picked, words


def _candidate(
    refusals: Refusals, action: Action, place: int, words: list[str], picked: dict[int, int]
) -> tuple[int, list[str]] | None:
    """The longest name of something that the words begin with."""
    best: tuple[int, list[str]] | None = None
    for candidate in refusals.candidates(action.index, place, picked):
        name = candidate.words.casefold().split()
        if [word.casefold() for word in words[: len(name)]] == name and (
            best is None or len(name) > len(words) - len(best[1])
        ):
            best = candidate.member, words[len(name) :]
    return best
