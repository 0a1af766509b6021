"""A decision as questions with short answers, always in one shape: the action first, then what it picks, one pick after
the other.

In: a game and a seat that may choose. Out: the question to put now: a list with keys, a number from a range, or several
from a list. An answer narrows the legal action ids; when one is left, that is the choice. What can be picked from
several places is asked for by its place first. Words narrow the ids at any question, also by what only later questions
would ask for: `play queen` or `c4`.

Keys follow from the rules and not from the position: an action has its place among those that the step asks for, a pass
comes after them; a space, a player, a word has its number, a card its place among all that the rules know, a card in a
row its position.

Complains (`RefusedAnswer`) about an answer that is not allowed, in one sentence that says what is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rulewright.backend.runtime.game_wording import listed
from rulewright.choosing.member_keys import heap_key, list_keys, member_keys
from rulewright.choosing.pick_words import pick_words
from rulewright.choosing.questions import AmountMenu, ListedMenu, Question, Several, refusal, spans
from rulewright.choosing.stretches import shortened_list
from rulewright.choosing.word_answers import WORD, Ids, MenuEntry, RefusedAnswer, fitting, shortened, words_of
from rulewright.game import Game
from rulewright.game.action_descriptions import choices, indices
from rulewright.ir.program import PASS, Action, Pick
from rulewright.sentences import saying

MOST_COMPARED = 2000
"""Of more choices than this, words are compared with the lines of the question alone."""
NO_ACTION = -1
FIRST = "first"
"""Answers with the first choice that is offered, where the game has no word that begins so."""


class Menu:
    """The questions that a decision puts to a seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.legal: Ids = tuple(game.legal(seat))
        self.words = game.shown.telling
        self.wording = self.words.wording
        self.program = game.program
        self.actions = game.program.actions
        self.owners = {number: self._owner(number) for number in self.legal}
        offered = dict.fromkeys(offer.action for offer in self.words.offers())
        self.keys = {action: key for key, action in enumerate(offered, 1)} | {NO_ACTION: len(offered) + 1}
        self._asked: tuple[Ids, Question] | None = None

    def _owner(self, number: int) -> int:
        """The index of the action that an id belongs to."""
        return next(
            (action.index for action in self.actions if action.base <= number < action.base + action.size), NO_ACTION
        )

    def question(self, ids: Ids) -> Question:
        """The question that narrows these ids further."""
        if self._asked is None or self._asked[0] != ids:
            groups = self._groups(ids)
            only = groups[0] if len(groups) == 1 and len(ids) > 1 else None
            self._asked = ids, self._pick(only) if only is not None else self._which_action(groups)
        return self._asked[1]

    def answer(self, ids: Ids, text: str) -> Ids:
        """The ids that an answer to the question about these ids leaves."""
        question = self.question(ids)
        wanted = words_of(text)
        if not wanted or (isinstance(question, Several) and self._is_of(question, text)):
            return question.answer(text)
        left = self._narrowed(question, ids, wanted)
        if not left and wanted == [FIRST]:
            return self._groups(ids)[0][:1]
        if not left:
            raise refusal(text, question.allowed)
        if len(left) == len(ids) > 1:
            raise RefusedAnswer(saying("fits-all", typed=shortened(text), allowed=question.allowed))
        return left

    def open_pick(self, ids: Ids) -> tuple[int, int] | None:
        """The action and the place of the pick that the question about these ids is about;
        none where it is about actions.
        """
        groups = self._groups(ids)
        if len(groups) != 1 or len(ids) == 1:
            return None
        action = self.actions[self.owners[ids[0]]]
        pick = choices(action)[self._open(action, ids)[0]]
        return action.index, action.picks.index(pick)

    # ---- the action -------------------------------------------------------------------------------------------------

    def _groups(self, ids: Ids) -> list[Ids]:
        """Ids by action, in the order of their keys."""
        found: dict[int, list[int]] = {}
        for number in ids:
            found.setdefault(self.owners[number], []).append(number)
        return [tuple(found[owner]) for owner in sorted(found, key=lambda owner: self.keys.get(owner, 0))]

    def _which_action(self, groups: Sequence[Ids]) -> ListedMenu:
        asked = [self.words.question(self.seat, self.owners[group[0]]) for group in groups if group[0] != PASS]
        title = " / ".join(dict.fromkeys(filter(None, asked)))
        return ListedMenu(title, tuple(map(self._action_entry, groups)))

    def _action_entry(self, group: Ids) -> MenuEntry:
        """An action with what it will ask for; one that has a single choice is told whole."""
        owner = self.owners[group[0]]
        if len(group) == 1:
            return MenuEntry(
                self.keys[owner], self.words.action(self.seat, group[0]), group, then=self._determined(group)
            )
        action = self.actions[owner]
        return MenuEntry(self.keys[owner], self.wording.action(action.name), group, then=self._then(action, group))

    def _then(self, action: Action, group: Ids) -> str:
        """What is asked for after the action: the words of its open picks; of a bare number which ones."""
        names, places = pick_words(action, self.wording), self._open(action, group)
        if len(places) == 1 and _is_number(choices(action)[places[0]]):
            return spans(self._by_index(action, group, places[0]))
        return ", ".join(names[place] for place in places)

    # ---- pick by pick -----------------------------------------------------------------------------------------------

    def _open(self, action: Action, group: Ids) -> list[int]:
        """The picks that these ids leave open."""
        rows = [indices(action, number) for number in group]
        return [place for place in range(len(rows[0])) if any(row[place] != rows[0][place] for row in rows)]

    def _by_index(self, action: Action, group: Ids, place: int) -> dict[int, Ids]:
        """Ids by what they say about a pick; of a number by the number itself."""
        pick = choices(action)[place]
        low = pick.low if _is_number(pick) else 0
        found: dict[int, list[int]] = {}
        for number in group:
            found.setdefault(indices(action, number)[place] + low, []).append(number)
        return {index: tuple(found[index]) for index in sorted(found)}

    def _pick(self, group: Ids) -> Question:
        """The question for the first pick that is open."""
        action = self.actions[self.owners[group[0]]]
        place = self._open(action, group)[0]
        pick, found = choices(action)[place], self._by_index(action, group, place)
        title = self._title(action, group, place)
        if _is_number(pick):
            return AmountMenu(title, found)
        if pick.form == "some":
            return self._some(title, pick, place, found)
        heaps = self._by_heap(pick, found)
        if len(heaps) > 1:
            return ListedMenu(
                title, shortened_list(self.wording, [self._heap_entry(pick, *heap) for heap in heaps.items()])
            )
        keys = member_keys(self.program, pick, found)
        entries = [
            MenuEntry(keys[index], self._part(ids[0], place)[0], ids, then=self._determined(ids))
            for index, ids in found.items()
        ]
        return ListedMenu(title, shortened_list(self.wording, sorted(entries, key=lambda entry: entry.key)))

    def _determined(self, ids: Ids) -> str:
        """What the rules pick with the only choice that is left; nothing where several are."""
        return ", ".join(self.words.determined(self.seat, ids[0])) if len(ids) == 1 and ids[0] != PASS else ""

    def _part(self, number: int, place: int) -> tuple[str, ...]:
        return self.words.parts(self.seat, number)[place]

    def _title(self, action: Action, group: Ids, place: int) -> str:
        """What the rules ask, or the action's name, what has been picked, and what is picked now."""
        before = self.words.parts(self.seat, group[0])[:place]
        picked = ", ".join(listed(self.wording, members) for members in before)
        asked = self.words.question(self.seat, action.index)
        so_far = " ".join(filter(None, [self.wording.action(action.name), picked]))
        told = self.wording.sentence("headed", what=so_far, things=pick_words(action, self.wording)[place])
        if asked and not picked:
            return asked
        return f"{asked} {told}" if asked else told

    def _by_heap(self, pick: Pick, found: Mapping[int, Ids]) -> dict[int, Ids]:
        """Ids by the zone from which something is picked, where the zones are several and are told apart."""
        if pick.form not in ("kind", "position") or pick.zones[1] <= 1:
            return {}
        heaps: dict[int, Ids] = {}
        for index, ids in found.items():
            heaps[index // pick.room] = (*heaps.get(index // pick.room, ()), *ids)
        return heaps

    def _heap_entry(self, pick: Pick, number: int, ids: Ids) -> MenuEntry:
        return MenuEntry(heap_key(self.program, pick, number), self.words.heap(pick.zone_at(number)), ids)

    # ---- several at once --------------------------------------------------------------------------------------------

    def _some(self, title: str, pick: Pick, place: int, found: Mapping[int, Ids]) -> Question:
        """Several from the list of all that may be among them;
        where words cannot tell them apart, every subset on a line of its own.
        """
        told = {index: self._part(ids[0], place) for index, ids in found.items()}
        if len(set(told.values())) == len(told):
            return self._several(title, pick, place, {told[index]: ids for index, ids in found.items()})
        lines = enumerate(found.items(), 1)
        return ListedMenu(
            title,
            shortened_list(
                self.wording, [MenuEntry(key, listed(self.wording, told[index]), ids) for key, (index, ids) in lines]
            ),
        )

    def _several(self, title: str, pick: Pick, place: int, subsets: Mapping[tuple[str, ...], Ids]) -> Several:
        """A subset is chosen from the list of all that may be in one; equal copies are one line."""
        copies: Counter[str] = Counter()
        indices: dict[str, int] = {}
        for members, ids in subsets.items():
            copies |= Counter(members)
            if not indices.keys() >= set(members):
                found = self.words.member_indices(self.seat, ids[0], place)
                indices |= dict(zip(members, found, strict=True))
        assert pick.member is not None
        keys = list_keys(self.program, pick.member, indices.values())
        ordered = sorted(copies, key=lambda words: (keys[indices[words]], words))
        places = {words: at for at, words in enumerate(ordered)}
        entries = tuple(MenuEntry(keys[indices[words]], words, (), copies[words]) for words in ordered)
        numbered = {tuple(sorted(places[word] for word in members)): ids for members, ids in subsets.items()}
        return Several(title, entries, numbered)

    def told(self, ids: Ids) -> list[str]:
        """All that may be typed in words: the lines of the question, then whole choices."""
        question = self.question(ids)
        lines = [] if isinstance(question, AmountMenu) else [entry.words for entry in question.entries]
        return [*lines, *(self.words.action(self.seat, number) for number in ids[:MOST_COMPARED])]

    # ---- words ------------------------------------------------------------------------------------------------------

    def _is_of(self, question: Several, text: str) -> bool:
        """Whether words are about the lines of a list of which several are chosen."""
        lines = [WORD.findall(entry.words.casefold()) for entry in question.entries]
        return any(fitting(words_of(part), lines) for part in text.split(",") if words_of(part))

    def _narrowed(self, question: Question, ids: Ids, wanted: Sequence[str]) -> Ids:
        """What words leave: of the question's lines, or else of whole choices.
        A line that is meant exactly goes before all.
        """
        entries = [
            entry for entry in (question.entries if isinstance(question, ListedMenu) else ()) if not entry.is_stretch
        ]
        lines = [WORD.findall(entry.words.casefold()) for entry in entries]
        found = [entries[at] for at in fitting(wanted, lines)]
        if found:
            return tuple(number for entry in found for number in entry.ids)
        if len(ids) > MOST_COMPARED:
            return ()
        picked = [_told_words(" ".join(" ".join(part) for part in self._parts(number))) for number in ids]
        exact = [number for number, words in zip(ids, picked, strict=True) if words == list(wanted)]
        if exact:
            return tuple(exact)
        whole = [_told_words(self.words.action(self.seat, number)) for number in ids]
        return tuple(ids[at] for at in fitting(wanted, whole))

    def _parts(self, number: int) -> tuple[tuple[str, ...], ...]:
        return () if number == PASS else self.words.parts(self.seat, number)


def _is_number(pick: Pick) -> bool:
    return pick.type == "number" and pick.form == "number"


def _told_words(text: str) -> list[str]:
    return WORD.findall(text.casefold())
