"""A decision as questions with short answers.

In: a game and a seat that may choose. Out: the question to put now: a numbered list, a number from a range, or several from a
list. An answer narrows the legal action ids; when one is left, that is the choice. Lists stay short: up to `MOST_LINES`
whole actions, else the action first and then pick by pick; a number is asked for as such, never listed.

Complains (`RefusedAnswer`) about an answer that is not allowed, in one sentence that says what is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.choosing.word_answers import Ids, MenuEntry, RefusedAnswer, by_words
from rulewright.game import Game
from rulewright.game.action_descriptions import choices, indices
from rulewright.ir.program import PASS, Action, Pick
from rulewright.source.cells import neutral

MOST_LINES = 20
PLAIN = re.compile(r"0|[1-9][0-9]{0,18}")
"""Whole numbers as they may be typed: plain ASCII digits, no sign, no leading zero."""


@dataclass(frozen=True, slots=True)
class ListedMenu:
    """Choose one line by its number, from 1."""

    title: str
    entries: tuple[MenuEntry, ...]

    @property
    def asked(self) -> str:
        """What the prompt asks for."""
        return f"1..{len(self.entries)}" if len(self.entries) > 1 else "1"

    @property
    def allowed(self) -> str:
        return f"a number from 1 to {len(self.entries)}" if len(self.entries) > 1 else "1, the only choice"

    def answer(self, text: str) -> Ids:
        worded = by_words(text, self.entries)
        if worded is not None:
            return self.entries[worded].ids
        number = _whole(text, self.allowed)
        if not 1 <= number <= len(self.entries):
            raise _refusal(text, self.allowed)
        return self.entries[number - 1].ids


@dataclass(frozen=True, slots=True)
class AmountMenu:
    """Type the number itself."""

    title: str
    name: str
    values: dict[int, Ids]

    @property
    def asked(self) -> str:
        return f"{self.name} {spans(self.values)}"

    @property
    def allowed(self) -> str:
        return f"a whole number: {self.asked}"

    def answer(self, text: str) -> Ids:
        number = _whole(text, self.allowed)
        if number not in self.values:
            raise _refusal(text, self.allowed)
        return self.values[number]


@dataclass(frozen=True, slots=True)
class Several:
    """Choose several lines by their numbers, with spaces or commas between; 0 for none. `subsets` maps multisets of lines to ids."""

    title: str
    name: str
    entries: tuple[MenuEntry, ...]
    subsets: dict[tuple[int, ...], Ids]

    @property
    def asked(self) -> str:
        counts = sorted({len(subset) for subset in self.subsets})
        return f"{spans(counts)} of 1..{len(self.entries)}"

    @property
    def allowed(self) -> str:
        counts = sorted({len(subset) for subset in self.subsets})
        return f"{spans(counts)} numbers from 1 to {len(self.entries)}, like: {self._example()}"

    def _example(self) -> str:
        return (
            " ".join(
                str(line + 1)
                for line in max(self.subsets, key=lambda subset: (len(subset), [-line for line in subset]))
            )
            or "0"
        )

    def answer(self, text: str) -> Ids:
        numbers = [number for part in text.split(",") for number in self._numbers(part)]
        if not numbers or any(number > len(self.entries) for number in numbers) or (0 in numbers and len(numbers) > 1):
            raise _refusal(text, self.allowed)
        subset = tuple(sorted(number - 1 for number in numbers if number))
        if subset not in self.subsets:
            raise RefusedAnswer(self._why_not(text, subset))
        return self.subsets[subset]

    def _numbers(self, part: str) -> list[int]:
        """The lines that a part between commas means: one by its words, or any by their numbers."""
        worded = by_words(part, self.entries)
        return [worded + 1] if worded is not None else [_whole(word, self.allowed) for word in part.split()]

    def _why_not(self, text: str, subset: tuple[int, ...]) -> str:
        if len(subset) not in {len(other) for other in self.subsets}:
            return str(_refusal(text, self.allowed))
        often = [line for line, count in Counter(subset).items() if count > self.entries[line].copies]
        if often:
            return f"there are not so many of `{self.entries[often[0]].words}`; type {self.allowed}"
        return f"these may not be chosen together; type {self.allowed}"


Question = ListedMenu | AmountMenu | Several


def spans(numbers: Iterable[int]) -> str:
    """Numbers as stretches: `0..4, 7, 10..20`."""
    found = []
    for _, group in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        stretch = [number for _, number in group]
        found.append(str(stretch[0]) if len(stretch) == 1 else f"{stretch[0]}..{stretch[-1]}")
    return ", ".join(found)


def _whole(text: str, allowed: str) -> int:
    word = text.strip()
    if PLAIN.fullmatch(word) is None:
        raise _refusal(text, allowed)
    return int(word)


def _refusal(text: str, allowed: str) -> RefusedAnswer:
    shown = neutral(text.strip())
    shown = shown if len(shown) <= 30 else shown[:30] + "..."
    return RefusedAnswer(f"`{shown}` is not allowed; type {allowed}" if shown else f"nothing was typed; type {allowed}")


def _listed(title: str, entries: Sequence[MenuEntry]) -> ListedMenu:
    """A list; of a long one the stretches are asked for first, as `cell 1 to cell 20`."""
    if len(entries) <= MOST_LINES:
        return ListedMenu(title, tuple(entries))
    size = max(MOST_LINES, -(-len(entries) // MOST_LINES))
    stretches = [entries[start : start + size] for start in range(0, len(entries), size)]
    return ListedMenu(title, tuple(map(_stretch, stretches)))


def _stretch(entries: Sequence[MenuEntry]) -> MenuEntry:
    words = entries[0].words if len(entries) == 1 else f"{entries[0].words} to {entries[-1].words}"
    return MenuEntry(words, tuple(number for entry in entries for number in entry.ids))


class Menu:
    """The questions that a decision puts to a seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.legal = game.legal(seat)
        self.words = game.telling
        self.program = game.program
        self.actions = game.program.actions
        self.owners = {number: self._owner(number) for number in self.legal}

    def _owner(self, number: int) -> int:
        """The index of the action that an id belongs to; -1 for a pass."""
        return next((action.index for action in self.actions if action.base <= number < action.base + action.size), -1)

    def question(self, ids: Ids) -> Question:
        """The question that narrows these ids further."""
        groups = self._groups(ids)
        if len(groups) == 1 and self._pick_by_pick(groups[0]):
            return self._pick(groups[0])
        lines = [line for group in groups for line in self._lines(group, MOST_LINES)]
        if len(lines) > MOST_LINES:
            lines = [line for group in groups for line in self._lines(group, 1)]
        return ListedMenu(self._title(groups), tuple(lines))

    def _pick_by_pick(self, group: Ids) -> bool:
        """Whether the choices of the only action are not listed: too many, or a first pick has been made, or it is a bare number."""
        owner = self.owners[group[0]]
        if owner < 0 or len(group) == 1:
            return False
        begun = len(group) < sum(1 for number in self.legal if self.owners[number] == owner)
        return begun or len(group) > MOST_LINES or self._is_number(owner, group)

    def _groups(self, ids: Ids) -> list[Ids]:
        """Ids by action, a pass last."""
        found: dict[int, list[int]] = {}
        for number in ids:
            found.setdefault(self.owners[number], []).append(number)
        return [tuple(found[owner]) for owner in sorted(found, key=lambda owner: (owner < 0, owner))]

    def _title(self, groups: Sequence[Ids]) -> str:
        """What the rules ask: of one action, or of each that has words for it."""
        asked = [self.words.question(self.seat, self.owners[group[0]]) for group in groups if group[0] != PASS]
        return " / ".join(dict.fromkeys(filter(None, asked)))

    def _lines(self, group: Ids, most: int) -> list[MenuEntry]:
        """The lines of an action: each choice, or one line for all if they are more than `most` or numbers."""
        owner = self.owners[group[0]]
        if owner >= 0 and len(group) > 1 and (len(group) > most or self._is_number(owner, group)):
            return [MenuEntry(self._summary(owner, group), group)]
        return [MenuEntry(self.words.action(self.seat, number), (number,)) for number in group]

    def _summary(self, owner: int, group: Ids) -> str:
        """An action that is asked for further: its name, what is picked, and how many choices there are."""
        action = self.actions[owner]
        name = action.name.replace("_", " ")
        if self._is_number(owner, group):
            place = self._open(action, group)[0]
            pick = choices(action)[place]
            return f"{name}: {_name(pick)} {spans(indices(action, number)[place] + pick.low for number in group)}"
        picks = ", ".join(_name(pick) for pick in choices(action))
        return f"{name}: {picks} ({len(group):,} choices)"

    def _open(self, action: Action, group: Ids) -> list[int]:
        """The picks that these ids leave open."""
        rows = [indices(action, number) for number in group]
        return [place for place in range(len(rows[0])) if any(row[place] != rows[0][place] for row in rows)]

    def _is_number(self, owner: int, group: Ids) -> bool:
        """Whether nothing but a number is left to choose."""
        action = self.actions[owner]
        left = self._open(action, group)
        return (
            len(left) == 1 and choices(action)[left[0]].type == "number" and choices(action)[left[0]].form == "number"
        )

    # ---- pick by pick -----------------------------------------------------------------------------------------------

    def _pick(self, group: Ids) -> Question:
        """The question for the first pick that is open."""
        action = self.actions[self.owners[group[0]]]
        place = self._open(action, group)[0]
        pick = choices(action)[place]
        by_index: dict[int, list[int]] = {}
        for number in group:
            by_index.setdefault(indices(action, number)[place], []).append(number)
        title = self.words.question(self.seat, action.index) or self._so_far(action, group, place)
        if pick.form == "number" and pick.type == "number":
            return AmountMenu(title, _name(pick), {index + pick.low: tuple(ids) for index, ids in by_index.items()})
        told = {index: self.words.parts(self.seat, ids[0])[place] for index, ids in by_index.items()}
        if pick.form == "some" and len(set(told.values())) == len(told):
            return self._several(title, pick, {told[index]: tuple(ids) for index, ids in by_index.items()})
        if pick.form == "some":  # members that words cannot tell apart: every subset on a line of its own
            return _listed(title, [MenuEntry(" and ".join(told[index]), tuple(ids)) for index, ids in by_index.items()])
        entries = [MenuEntry(told[index][0], tuple(ids)) for index, ids in by_index.items()]
        return _listed(f"{title}: {_name(pick)}", entries)

    def _so_far(self, action: Action, group: Ids, place: int) -> str:
        """The action's name and what has been picked."""
        before = self.words.parts(self.seat, group[0])[:place]
        picked = ", ".join(" and ".join(members) for members in before)
        name = action.name.replace("_", " ")
        return f"{name} {picked}" if picked else name

    def _several(self, title: str, pick: Pick, subsets: dict[tuple[str, ...], Ids]) -> Several:
        """A subset is chosen from the list of all that may be in one; equal copies are one line."""
        copies: Counter[str] = Counter()
        for members in subsets:
            copies |= Counter(members)
        faces = [face.called for info in self.program.classes for face in info.faces]
        ordered = sorted(copies, key=lambda words: faces.index(words) if words in faces else len(faces))
        lines = {words: line for line, words in enumerate(ordered)}
        entries = tuple(MenuEntry(words, (), copies[words]) for words in ordered)
        numbered = {tuple(sorted(lines[word] for word in members)): ids for members, ids in subsets.items()}
        return Several(f"{title}: {_name(pick)}", _name(pick), entries, numbered)


def _name(pick: Pick) -> str:
    return pick.name.replace("_", " ")
