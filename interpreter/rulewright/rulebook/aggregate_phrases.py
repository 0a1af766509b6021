"""Aggregates over the members of a domain, as noun phrases. In: typed aggregates. Out: marked strings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType
from rulewright.rulebook.counted_player import same_player
from rulewright.rulebook.english_words import YOU, linked, words

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

RANKS = {"min": ("the lowest", "the smaller", "the smallest"), "max": ("the highest", "the larger", "the largest")}
ROLLED = "number shown"
PROPERTIES = {
    "number_of": "number", "side_of": "side", "row_of": "row", "column_of": "column",
    "position_of": "place in its row or pile",
    "opposite": "opposite way",
}  # fmt: skip


class AggregatePhrases:
    """Puts aggregates into words."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def fold(self, fold: t.Fold) -> str:
        """With what holds where there is no member."""
        otherwise = (
            f" ({self.wording.values.phrase(fold.otherwise)} if there is none)" if fold.otherwise is not None else ""
        )
        return self.folded(fold) + otherwise

    def folded(self, fold: t.Fold) -> str:
        """The aggregate alone."""
        domains, body = self.wording.domains, fold.body
        match fold.operator:
            case "count" if (player := same_player(fold.domain)) is not None:
                return f"1 if {self._still_in(player)}, otherwise 0"
            case "count":
                return f"the number of {domains.many(fold.domain, 'together')}"
            case "longest_path" if body is not None:
                return f"the length of the longest way over {domains.all(fold.domain)}{self._length(fold, body)}"
            case "least_left" if body is not None:
                whole, groups = domains.all(fold.domain), self._groups(fold)
                return f"the least total {self.trimmed(body, fold.domain.var)} that is left of {whole} without {groups}"
            case "longest_line":
                return f"the most {domains.many(fold.domain)} in one line"
            case "the":
                return f"the {domains.bare(fold.domain)}"
            case "first" | "last" if fold.domain.few is not None:
                return f"the {fold.operator} of {domains.all(fold.domain)}"
            case "first" | "last":
                return f"the {fold.operator} {domains.bare(fold.domain, ordered=True)}"
            case "sum" if body is not None:
                told = self.trimmed(body, fold.domain.var)
                whole = domains.all(fold.domain, "together")
                if told == ROLLED:
                    return f"the total of the numbers on {whole}"
                if self.wording.values.is_open(body):
                    return f"the sum of {told} over {whole}"
                return (
                    f"the sum of {told[1:-1]}, over {whole}" if told.startswith("(") else f"the total {told} of {whole}"
                )
            case "min" | "max" if isinstance(body, t.Local) and body.var is fold.domain.var:
                return f"{RANKS[fold.operator][0]} {domains.bare(fold.domain)}"
            case "min" | "max" if body is not None:
                return f"{RANKS[fold.operator][0]} {self.trimmed(body, fold.domain.var)} of {domains.all(fold.domain)}"
            case "min" | "max":
                return f"{RANKS[fold.operator][0]} of {domains.all(fold.domain)}"
            case t.LIST:
                return domains.all(fold.domain)
            case operator if body is not None:
                return f"the {words(operator)} of {self.trimmed(body, fold.domain.var)} over {domains.all(fold.domain)}"
            case operator:
                return f"the {words(operator)} of {domains.all(fold.domain)}"

    def _length(self, fold: t.Fold, body: t.Expr) -> str:
        """How long each member is, if not 1."""
        if not isinstance(body, t.Const):
            return f", by {self.trimmed(body, fold.domain.var)}"
        return f", each of length {self.wording.values.part(body)}" if body.value != 1 else ""

    def _groups(self, fold: t.Fold) -> str:
        """Which members are taken out together: `3 to 4 with equal rank`."""
        return ", or ".join(self._group(one, fold.domain.var) for one in fold.groupings)

    def _group(self, one: t.Grouping, var: t.Var) -> str:
        size = " to ".join(dict.fromkeys((self.wording.values.part(one.low), self.wording.values.part(one.high))))
        values = (self.trimmed(value, var) if value is not None else "" for value in one.values)
        told = " and ".join(f"{word} {value}".rstrip() for word, value in zip(one.words, values, strict=True))
        return f"{size} with {told}"

    def _still_in(self, player: t.Expr) -> str:
        whom = self.wording.values.part(player)
        return f"{whom} {'are' if whom == YOU else 'is'} still in the game"

    def trimmed(self, body: t.Expr, var: t.Var) -> str:
        """What is said of each member: `the value`, where the member itself need not be named."""
        match body:
            case t.TraitOf(subject=t.Local(var=same), trait=trait) if same is var:
                return trait_name(trait)
            case t.StateOf(state=state, keys=(t.Local(var=same),)) if same is var:
                return linked("state", state.name)
            case t.PurseOf(place=t.PursePlace(purse=purse, owner=t.Local(var=same))) if same is var:
                return linked("money", purse.name)
            case t.TermCall(term=term, arguments=(t.Local(var=same),)) if same is var:
                return linked("term", term_name(term), words(term.name))
            case t.Property(function=function, subject=t.Local(var=same)) if same is var:
                return PROPERTIES.get(function, words(function))
            case t.Local(var=same) if same is var:
                return words(var.name) if isinstance(var.type, NumberType) else self.wording.nouns.one(var.type)
            case _:
                return f"({self.wording.values.phrase(body)})"


def trait_name(trait: sym.Trait) -> str:
    """A trait that the ruleset names, or the number that a die shows."""
    return ROLLED if trait.name == "rolled" else words(trait.name)


def term_name(term: sym.Term) -> str:
    return f"{term.owner.key}.{term.name}" if term.owner is not None else term.name
