"""Calls of actions, as scenarios write them: `play(plain(red, 3), field 2)`. What they mean among the legal choices,
and why not.

In: calls, and a game at a decision. Out: action ids, or reasons. Arguments stand in the order of the picks; picks that
the rules determine are not written; the members of a subset are joined by `+`. A component of a row or pile may be
named by its position, and one that the chooser does not see by its class alone: then chance decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.backend.runtime.choices import Chooser
from rulewright.backend.runtime.pickers import Picker
from rulewright.backend.runtime.state import SlotValues
from rulewright.frontend.language.printed_numbers import written
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.game import Game
from rulewright.game.action_descriptions import choices as choices_of
from rulewright.game.action_descriptions import indices
from rulewright.ir.program import PASS, Action, Pick
from rulewright.scenarios.call_reader import PASSING, Meant, Wanted
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expression_texts import line
from rulewright.source.diagnostic import Label


class Calls:
    """Finds calls among the legal choices of a game, writes choices as calls, and says why a call is no choice."""

    def __init__(self, notation: ComponentNotation, symbols: sym.Symbols) -> None:
        self.notation = notation
        self.symbols = symbols
        self.program = notation.program

    # ---- finding --------------------------------------------------------------------------------------------------

    def find(self, game: Game, seat: int, meant: Meant) -> int | None:
        """The legal choice that a call means, or none. Of equal ones, the first."""
        return next(self.matching(game, seat, meant), None)

    def matching(self, game: Game, seat: int, meant: Meant) -> Iterator[int]:
        """All legal choices of a seat that a call fits."""
        action = self._action(meant.name)
        if meant.name == PASSING and not meant.arguments and PASS in game.legal(seat):
            yield PASS
        own = self.legal(game, seat, meant.name)
        if action is None or not own or len(meant.arguments) != len(choices_of(action)):
            return
        for number in own:
            answers = [
                self._by_index(game.state.slots, *picked)
                for picked in zip(choices_of(action), indices(action, number), meant.arguments, strict=True)
            ]
            if False not in answers and (None not in answers or self._bound(game, seat, action, number, meant)):
                yield number

    def _by_index(self, s: SlotValues, pick: Pick, index: int, wanted: Wanted | tuple[Wanted, ...]) -> bool | None:
        """Whether the index of a pick means what is wanted; none where only binding the whole action tells."""
        if isinstance(wanted, tuple):
            return None
        match pick.form:
            case "number" if self.program.is_number(pick.type):
                return index + pick.low == wanted
            case "member":
                return index == wanted
            case "kind" if isinstance(wanted, ComponentPattern) and wanted.rolled is None:
                info = self.notation.infos[wanted.cls]
                return index % info.likenesses // len(info.numbers) in wanted.faces
            case "position":
                return self._is(
                    s, pick, self.components_in(s, pick.zone_at(index // pick.room))[index % pick.room], wanted
                )
            case "unseen":
                return self._is(s, pick, pick.zones[0] + index, wanted)
            case "number" | "kind" | "value" | "some":
                return None
            case _:
                assert_never(pick.form)

    def _bound(self, game: Game, seat: int, action: Action, number: int, meant: Meant) -> bool:
        """Whether an action fits a call, seen by what it puts into its frame."""
        s = game.state.slots
        arguments, before = self._arguments(game, seat, action), s[:]
        try:
            bound = game.machine.choosers.all[action.index].bind(s, seat, arguments, number)
            return bound and all(
                self._picked(s, pick, wanted) for pick, wanted in zip(choices_of(action), meant.arguments, strict=True)
            )
        finally:
            s[:] = before

    def legal(self, game: Game, seat: int, name: str) -> list[int]:
        """The legal choices of an action: in the pending decision, or where nothing
        is run, as if it were offered now.
        """
        action = self._action(name)
        if action is None:
            return [number for number in game.legal(seat) if number == PASS]
        if game.decision is None and not action.parameters:
            return game.machine.choosers.all[action.index].legal(game.state.slots, seat, [])
        return [number for number in game.legal(seat) if action.base <= number < action.base + action.size]

    def _arguments(self, game: Game, seat: int, action: Action) -> list[int]:
        """What the pending step gives to an action."""
        return (
            game.telling.arguments(seat, action.index) if game.telling.offers() and seat in game.state.pending else []
        )

    def _action(self, name: str) -> Action | None:
        return next((action for action in self.program.actions if action.name == name), None)

    def _picked(self, s: SlotValues, pick: Pick, wanted: Wanted | tuple[Wanted, ...]) -> bool:
        """Whether the pick that stands in the frame is the one that is wanted."""
        if not isinstance(wanted, tuple):
            return self._is(s, pick, s[pick.slot], wanted)
        rest = s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]]
        if pick.member is None or len(rest) != len(wanted):
            return False
        for one in sorted(wanted, key=lambda one: isinstance(one, ComponentPattern) and one.any):
            found = next((member for member in rest if self._is(s, pick.member, member, one)), None)
            if found is None:
                return False
            rest.remove(found)
        return True

    def _is(self, s: SlotValues, pick: Pick, value: int, wanted: Wanted) -> bool:
        """Whether a member is the wanted one. A pick of an unseen component holds its zone until chance decides."""
        if pick.form == "unseen":
            members = self.components_in(s, value)
            return not isinstance(wanted, int) and any(wanted.matches(self.program, s, member) for member in members)
        if isinstance(wanted, ComponentPattern):
            return wanted.matches(self.program, s, value)
        if pick.type in self.notation.infos:
            return pick.form == "position" and self.position(s, value) == wanted
        return value == wanted

    def components_in(self, s: SlotValues, zone: int) -> list[int]:
        place = self.program.zones[zone]
        members = s[place.first : place.first + s[place.base]]
        return members[::-1] if place.order == "pile" else members

    def position(self, s: SlotValues, component: int) -> int:
        """The position of a component in its zone, from 1."""
        return self.components_in(s, s[self.program.home + component]).index(component) + 1

    def guesses(self, meant: Meant) -> list[ComponentPattern | None]:
        """For each pick of an unseen component the one that chance must give, or none where the call leaves it open."""
        action = self._action(meant.name)
        picks = choices_of(action) if action is not None and meant.arguments else ()
        unseen = [wanted for pick, wanted in zip(picks, meant.arguments, strict=True) if pick.form == "unseen"]
        return [wanted if isinstance(wanted, ComponentPattern) and not wanted.any else None for wanted in unseen]

    # ---- telling --------------------------------------------------------------------------------------------------

    def text(self, game: Game, seat: int, number: int) -> str:
        """A legal choice as a scenario would write it."""
        if number == PASS:
            return "pass"
        chooser = game.machine.choosers.of(number)
        s = game.state.slots
        arguments, before = self._arguments(game, seat, chooser.action), s[:]
        chooser.bind(s, seat, arguments, number)
        words = [self._word(s, pick) for pick in choices_of(chooser.action)]
        s[:] = before
        return f"{chooser.action.name}({', '.join(words)})" if words else chooser.action.name

    def _word(self, s: SlotValues, pick: Pick) -> str:
        if pick.form == "some" and pick.member is not None:
            members = s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]]
            return " + ".join(self._member_word(s, pick.member, member) for member in members) or "none"
        return self._member_word(s, pick, s[pick.slot])

    def _member_word(self, s: SlotValues, pick: Pick, value: int) -> str:
        if pick.form == "unseen":
            return pick.type
        if pick.type in self.notation.infos:
            return self.notation.word(s, value)
        if self.program.is_number(pick.type):
            return str(self.program.number(pick.type, value))
        words = self.program.words.get(pick.type)
        return words[value] if words is not None else written(pick.type, self.program.printed_number(pick.type, value))

    # ---- why not --------------------------------------------------------------------------------------------------

    def reason(self, game: Game, seat: int, meant: Meant) -> tuple[str, tuple[Label, ...]]:
        """Why a call is not a legal choice, and the rule that says so."""
        action = self._action(meant.name)
        offered = {offer.action for offer in game.telling.offers()}
        if action is None or len(meant.arguments) != len(choices_of(action)):
            return "declining is not possible", ()
        if action.index not in offered:
            names = ", ".join(f"`{self.program.actions[index].name}`" for index in sorted(offered))
            return f"`{action.name}` is not offered here, only {names}", ()
        chooser, s = game.machine.choosers.all[action.index], game.state.slots
        before = s[:]
        chooser.enter(s, seat, game.telling.arguments(seat, action.index))
        try:
            return self._first_failure(s, chooser, meant)
        finally:
            s[:] = before

    def _first_failure(self, s: SlotValues, chooser: Chooser, meant: Meant) -> tuple[str, tuple[Label, ...]]:
        """The first pick that cannot be as wanted, or the action's own condition."""
        symbol = self.symbols.actions[meant.name]
        wanted = iter(meant.arguments)
        nodes = iter(meant.call.arguments)
        for picker, typed in zip(chooser.pickers, symbol.picks, strict=True):
            if isinstance(typed, t.PickValue):
                if next(picker.options(s), None) is None:
                    return f"`{typed.var.name}` is none", (Label(typed.span, "this is none"),)
                continue
            name = typed.domain.var.name if isinstance(typed, t.PickOne) else typed.var.name
            if not self._take(s, picker, next(wanted)):
                text = line(next(nodes).span.text)
                return f"`{text}` cannot be picked as `{name}`", (
                    Label(typed.domain.span, "the choice is among these"),
                )
            next(nodes)
        if symbol.where is not None:
            return "the action's condition does not hold", (Label(symbol.where.span, "this does not hold"),)
        return "it is not among the legal choices", ()

    def _take(self, s: SlotValues, picker: Picker, wanted: Wanted | tuple[Wanted, ...]) -> bool:
        """Leaves the wanted member in the frame, if it is among the options."""
        return any(self._picked(s, picker.pick, wanted) for _ in picker.options(s))
