"""What is worked out and done: terms, effects, actions, priorities, payouts, phases."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import BLOCK, DOMAIN, ORDER, PICKS, RANKING, TERM
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Sequence, text_of
from rulewright.frontend.syntax.steps import MOST_DEPTH, StepReader
from rulewright.frontend.syntax.value_reader import ValueReader, words_of


class RuleReader:
    """Reads the entries of these sections."""

    def __init__(self, values: ValueReader) -> None:
        self.values = values
        self.lost = values.lost
        self.steps = StepReader(values.report, values.lost)

    def term(self, entry: Entry) -> doc.TermDecl | None:
        signature, body = self.values.signature(entry), self.values.parse(_told(entry.value, "is"), TERM)
        depth, deeper = self._depth(entry.value), self.values.value(_noted(entry.value, "deeper"))
        if signature is None or body is None or (depth > 1) != (deeper is not None):
            return None
        return doc.TermDecl(entry.span, signature, body, depth, deeper)

    def effect(self, entry: Entry) -> doc.EffectDecl | None:
        signature, body = self.values.signature(entry), self.values.parse(_told(entry.value, "do"), BLOCK)
        return doc.EffectDecl(entry.span, signature, body) if signature is not None and body is not None else None

    def action(self, entry: Entry) -> doc.ActionDecl | None:
        signature, node = self.values.signature(entry), entry.value
        if signature is None or not isinstance(node, Mapping):
            return None
        return doc.ActionDecl(
            span=entry.span,
            signature=signature,
            picks=self._picks(node.get("pick")),
            where=self.values.value(node.get("where")),
            do=self.values.parse(node.get("do"), BLOCK),
            says=self.values.template(node.get("says")),
            asks=self.values.template(node.get("asks")),
            announces=self.values.template(node.get("announces")),
            seen_by=self.values.audience(node.get("seen_by")),
        )

    def _picks(self, node: Node | None) -> tuple[ast.Pick, ...]:
        picks = self.values.parse(node, PICKS)
        if picks is None:
            self.lost |= words_of(text_of(node))
        return picks or ()

    def priority(self, entry: Entry) -> doc.PriorityDecl | None:
        signature, node = self.values.signature(entry), entry.value
        order = self.values.parse(node.get("order"), RANKING) if isinstance(node, Mapping) else None
        if signature is None or order is None or not isinstance(node, Mapping):
            return None
        rules = node.get("rules")
        read = (
            doc.RuleDecl(e.name, e.span, self._cases(e.value)) for e in (rules if isinstance(rules, Mapping) else ())
        )
        return doc.PriorityDecl(entry.span, signature, order, tuple(read))

    def _cases(self, node: Node) -> tuple[doc.CaseDecl, ...]:
        items = node.items if isinstance(node, Sequence) else (node,)
        return tuple(self._case(item) for item in items if not isinstance(item, Sequence))

    def _case(self, node: Node) -> doc.CaseDecl:
        if isinstance(node, Mapping):
            return doc.CaseDecl(
                node.span,
                self.values.value(node.get("when")),
                self.values.parse(node.get("do"), BLOCK),
                text_of(node.get("ends")) == "yes",
            )
        return doc.CaseDecl(node.span, None, self.values.parse(node, BLOCK), False)

    def payout(self, entry: Entry) -> doc.PayoutDecl | None:
        signature, node = self.values.signature(entry), entry.value
        if signature is None or not isinstance(node, Mapping):
            return None
        among, order = self.values.parse(node.get("among"), DOMAIN), self.values.parse(node.get("order"), ORDER)
        source, to, claims, short, rest = (
            self.values.value(node.get(key)) for key in ("from", "to", "claims", "short", "rest")
        )
        if among is None or order is None or not (source and to and claims and short and rest):
            return None
        short_rest = self.values.value(node.get("short_rest"))
        paid, unpaid = (self.values.parse(node.get(key), BLOCK) for key in ("paid", "unpaid"))
        return doc.PayoutDecl(
            entry.span, signature, among, source, to, claims, order, short, rest, short_rest, paid, unpaid
        )

    def phase(self, entry: Entry) -> doc.PhaseDecl | None:
        signature, node = self.values.signature(entry), entry.value
        if signature is None:
            return None
        ends_when = self.values.value(node.get("ends_when")) if isinstance(node, Mapping) else None
        return doc.PhaseDecl(entry.span, signature, ends_when, self.steps.phase(node), self._depth(node))

    def _depth(self, node: Node) -> int:
        """How many levels of a term or a phase there may be, one inside the other; 1 if that is not said."""
        return (
            self.values.number_between(node.get("depth"), 2, MOST_DEPTH)
            if isinstance(node, Mapping) and "depth" in node
            else 1
        )


def _told(node: Node, key: str) -> Node | None:
    """A value that stands alone, or under this key beside what its author says of it."""
    return node.get(key) if isinstance(node, Mapping) else node


def _noted(node: Node, key: str) -> Node | None:
    """What stands under a key, if there is a mapping at all."""
    return node.get(key) if isinstance(node, Mapping) else None
