"""How a game goes: set-up, phases, actions, effects, priorities and payouts. In: symbols. Out: sections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, words
from rulewright.rulebook.markup import capitalised, ended, link
from rulewright.rulebook.step_sentences import asks
from rulewright.rulebook.wording import Wording

GAME = "game"


@dataclass(frozen=True, slots=True)
class Course:
    wording: Wording

    @property
    def symbols(self) -> sym.Symbols:
        return self.wording.symbols

    # ---- set-up and phases ------------------------------------------------------------------------------------------

    def set_up(self) -> Section:
        """The first steps of the game, up to the first that asks anybody."""
        steps = self._setting_up()
        with self.wording.settlement.at(linked("phase", GAME)):
            items = (*self._box(), *self.wording.steps.items(steps))
        blocks = (ItemList(items, ordered=True),) if items else (Paragraph(self.wording.say("book-no-set-up")),)
        return Section(self.wording.say("book-set-up"), "set-up", blocks)

    def _box(self) -> Iterator[Item]:
        """What lies somewhere before the first step: all of a class in its zone, money in its purses."""
        nouns, header = self.wording.nouns, self.symbols.document.header
        for zone in self.symbols.zones.values():
            if zone.decl.starts:
                facing = zone.decl.starts.removeprefix("all").strip()
                things = nouns.many_of(self.symbols.classes[zone.cls])
                lying = f", {facing}" if facing else ""
                yield Item(ended(f"put all {things} into the {linked('zone', zone.name)}{lying}"))
        for purse in self.symbols.purses.values():
            if purse.start is not None:
                amount = by_players(self.wording.amounts(purse.start), header.low)
                whose = f"each {nouns.one(purse.per)}'s" if purse.per is not None else "the"
                source = f", from the {linked('money', purse.from_.name)}" if purse.from_ is not None else ""
                unit = nouns.plural(purse.currency.name)
                yield Item(ended(f"put {unit} into {whose} {linked('money', purse.name)}: {amount}{source}"))

    def _setting_up(self) -> tuple[t.Step, ...]:
        game = self.symbols.phases.get(GAME)
        return tuple(takewhile(lambda step: not _is_play(step), game.steps)) if game is not None else ()

    def phases(self) -> Section:
        ordered = self._in_order()
        return Section(self.wording.say("book-phases"), "phases", (), tuple(map(self.phase, ordered)))

    def _in_order(self) -> list[sym.Phase]:
        """Phases as they are first gone through, then those that nothing runs."""
        found: dict[str, sym.Phase] = {}
        todo = [phase for name, phase in self.symbols.phases.items() if name == GAME]
        while todo:
            phase = todo.pop(0)
            if phase.name not in found:
                found[phase.name] = phase
                todo[:0] = [
                    node.phase for step in phase.steps for node in _in_file_order(step) if isinstance(node, t.RunStep)
                ]
        return [*found.values(), *(phase for phase in self.symbols.phases.values() if phase.name not in found)]

    def phase(self, phase: sym.Phase) -> Section:
        """What one phase says."""
        with self.wording.settlement.at(linked("phase", phase.name)):
            set_up = self._setting_up() if phase.name == GAME else ()
            about = self.wording.texts.about(phase.span)
            blocks: list[Block] = [
                Paragraph(text)
                for text in (about, self.wording.nouns.taken(phase.signature), self._ends(phase), _depth(phase))
                if text
            ]
            if set_up:
                blocks.append(Paragraph(f"After the {link('set-up', 'set-up')}:"))
            items = self.wording.steps.items(phase.steps[len(set_up) :]) or (Item(self.wording.say("book-nothing")),)
            return Section(
                capitalised(words(phase.name)), anchor("phase", phase.name), (*blocks, ItemList(items, ordered=True))
            )

    def _ends(self, phase: sym.Phase) -> str:
        """What ends a phase early; where only other rulings let that happen, this is noted."""
        condition = phase.ends_when
        if condition is None:
            return ""
        if self.wording.settled(condition) is False:
            self.wording.note(condition, lambda plain: f"this ends as soon as {plain.clause(condition)}")
            return ""
        return ended(f"this ends as soon as {self.wording.clause(condition)}")


def _depth(phase: sym.Phase) -> str:
    """How many of a phase may go on at once, one inside the other; nothing if it never runs itself."""
    told = f"While it goes on, it may begin again: at most {phase.decl.depth} go on at once, one inside the other."
    return told if phase.decl.depth > 1 else ""


def _is_play(step: t.Step) -> bool:
    return asks(step) or isinstance(step.verb, t.EachStep | t.TurnsStep)


def _in_file_order(step: t.Step) -> list[object]:
    return sorted(nodes(step, deep=False), key=lambda node: getattr(getattr(node, "span", None), "start", 0))
