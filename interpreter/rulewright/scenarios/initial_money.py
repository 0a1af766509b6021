"""Money that a scenario puts into purses before it begins.

In: a fresh state and what is given for purses. Out: the state, changed; a line for each purse whose content follows.
Complains about money beyond the total and amounts that a purse cannot hold.
"""

from __future__ import annotations

from rulewright.backend.runtime.starting_slots import start_pieces
from rulewright.backend.runtime.state import State
from rulewright.frontend.typed.types import NUMBER
from rulewright.frontend.typing.typer import Typer
from rulewright.ir.program import Program, PurseFamily
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.expression_texts import than_declared
from rulewright.scenarios.place_names import Place, Places
from rulewright.scenarios.scenario_parser import Given
from rulewright.source.text import Span


class InitialMoney:
    """Fills purses. What a currency's given purses hold more or less than at the start comes from
    the one purse without owner that is not given.
    """

    def __init__(
        self, program: Program, notation: ComponentNotation, places: Places, state: State, checker: Typer
    ) -> None:
        self.program = program
        self.notation = notation
        self.places = places
        self.s = state.slots
        self.checker = checker
        self.report = checker.report
        self.notes: list[str] = []

    def fill(self, given: list[Given]) -> None:
        currencies: dict[str, list[Given]] = {}
        for one in given:
            assert one.place is not None
            currencies.setdefault(self._family(one.place).currency, []).append(one)
        for currency, listed in currencies.items():
            self._currency(currency, listed)

    def _family(self, place: Place) -> PurseFamily:
        return next(purse for purse in self.program.purses if purse.name == place.name)

    def _currency(self, currency: str, given: list[Given]) -> None:
        families = [purse for purse in self.program.purses if purse.currency == currency]
        total = sum(self._amount(purse, index) for purse in families for index in range(purse.count))
        said: set[tuple[str, int]] = set()
        for one in given:
            said |= self._put(one)
        now = sum(self._amount(purse, index) for purse in families for index in range(purse.count))
        banks = [purse for purse in families if not purse.owner and (purse.name, 0) not in said]
        last = given[-1].value_span or given[-1].span
        if len(banks) == 1:
            self._balance(banks[0], total - now, last)
        elif now != total and not self.report.failed:
            self._complain_of_total(currency, total, now, [bank.name for bank in banks], last)

    def _balance(self, bank: PurseFamily, more: int, last: Span) -> None:
        """What the given purses hold more or less than at the start comes from the
        one purse that can give or take it.
        """
        amount = self._amount(bank, 0) + more
        self._put_amount(bank, 0, amount, last)
        if more:
            self.notes.append(
                f"at the start: `{bank.name}` holds {amount}, {than_declared(more)}; the scenario does not say it"
            )

    def _complain_of_total(self, currency: str, total: int, now: int, banks: list[str], last: Span) -> None:
        difference = f"{abs(total - now)} too {'many' if now > total else 'few'}"
        hint = "money is neither made nor lost: change an amount"
        if banks:
            hint = f"say what one of these holds: {', '.join(f'`{bank}`' for bank in banks)}"
        message = f"all `{currency}` together is {total}, and this makes {now}: {difference}"
        self.report.error("RW851", message, last, hint)

    def _amount(self, purse: PurseFamily, index: int) -> int:
        return self.s[purse.slots.base + index * (1 + len(purse.pieces))]

    def _put(self, given: Given) -> set[tuple[str, int]]:
        """Puts the amounts that are given, in as few pieces as they can be made of; which purses these are."""
        assert given.place is not None
        purse = self._family(given.place)
        said = set()
        for keys, node in zip(self.places.members(given.place), given.values, strict=True):
            index = self.places.index(given.place, keys)
            said.add((purse.name, index))
            value = self.notation.constant(node, self.checker, NUMBER)
            if value is not None:
                self._put_amount(purse, index, value, node.span)
        return said

    def _put_amount(self, purse: PurseFamily, index: int, amount: int, span: Span) -> None:
        if amount < 0 and not purse.may_owe:
            self.report.error(
                "RW851", f"`{purse.name}` would hold {amount}", span, "there is not so much money: change an amount"
            )
            return
        if amount > purse.at_most:
            self.report.error(
                "RW851", f"`{purse.name}` cannot hold {amount}", span, f"it holds at most {purse.at_most}"
            )
            return
        base = purse.slots.base + index * (1 + len(purse.pieces))
        self.s[base : base + 1 + len(purse.pieces)] = [amount, *start_pieces(max(0, amount), purse.pieces)]
