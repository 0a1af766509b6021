"""Which texts of a file are expressions, and of which kind: the shape of rulesets, variants and scenario files.

One table of shapes by name. A text is read from one of the grammar's entry points
(`rulewright.frontend.syntax.expressions`), from the first that takes it; a template has expressions in braces; what has
no entry point is for people or a plain word, and is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Form = tuple[str, ...]
"""Entry points for a text."""

KEPT: Form = ()
TEMPLATE: Form = ("template",)
VALUE: Form = ("value",)
SIGNATURE: Form = ("signature",)
BLOCK: Form = ("block",)


@dataclass(frozen=True, slots=True)
class Shape:
    """What may stand somewhere: how a text is read, the shapes below keys, below other keys and in a list;
    how other keys are read.
    """

    text: Form = KEPT
    keys: Mapping[str, str] = field(default_factory=dict)
    others: str = "kept"
    items: str = "kept"
    key: Form = KEPT

    def below(self, name: str) -> str:
        """The shape that stands under a key."""
        return self.keys.get(name, self.others)


NOTES = dict.fromkeys(("about", "why", "source"), "kept")


def _texts(*names: str, shape: str = "value") -> dict[str, str]:
    return dict.fromkeys(names, shape)


SHAPES: dict[str, Shape] = {
    "kept": Shape(),
    "value": Shape(VALUE),
    "term": Shape(("term",), keys={"is": "term", "depth": "kept", "deeper": "value"}),
    "effect": Shape(BLOCK, keys={"do": "block"}),
    "block": Shape(BLOCK),
    "template": Shape(TEMPLATE),
    "domain": Shape(("domain",)),
    "order": Shape(("order",)),
    "ranking": Shape(("ranking",)),
    "picks": Shape(("picks",)),
    "binding": Shape(("binding",)),
    "parameter": Shape(("parameter",)),
    "call": Shape(("call",)),
    "calls": Shape(("calls",), items="call"),
    "type": Shape(("kind_type",)),
    "amount": Shape(VALUE, others="value"),
    # ---- sections of a ruleset
    "ruleset": Shape(keys={name: name for name in (
        "options", "numbers", "enumerations", "tables", "components", "spaces", "zones", "money", "state", "terms",
        "effects", "actions", "priorities", "payouts",
        "phases", "score",
    )} | {"sides": "space"}),
    "options": Shape(others="option"),
    "numbers": Shape(others="amount"),
    "enumerations": Shape(others="enumeration"),
    "enumeration": Shape(keys={"is": "type", "names": "kept"}),
    "tables": Shape(others="table", key=SIGNATURE),
    "components": Shape(others="class"),
    "spaces": Shape(others="space"),
    "zones": Shape(others="zone"),
    "money": Shape(others="currency"),
    "state": Shape(others="variable"),
    "terms": Shape(others="term", key=SIGNATURE),
    "effects": Shape(others="effect", key=SIGNATURE),
    "actions": Shape(others="action", key=SIGNATURE),
    "priorities": Shape(others="priority", key=SIGNATURE),
    "payouts": Shape(others="payout", key=SIGNATURE),
    "phases": Shape(others="phase", key=SIGNATURE),
    "score": Shape(keys={**_texts("points", "cannot_win", "won"), "rank": "order"}),
    # ---- entries of sections
    "option": Shape(keys=_texts("values", "allowed")),
    "table": Shape(VALUE, others="table"),
    "class": Shape(keys={
        "traits": "traits", "total": "amount", "called": "template", "rolls": "type", "kinds": "kinds",
    }),
    "traits": Shape(others="trait"),
    "trait": Shape(("kind_type",), keys={"is": "type", "otherwise": "value"}),
    "kinds": Shape(others="kind"),
    "kind": Shape(VALUE, others="trait_value", keys={
        **NOTES, "count": "amount", "called": "template", "plural": "kept", "columns": "kept", "rows": "rows",
    }),
    "trait_value": Shape(("value", "kind_type"), others="amount"),
    "rows": Shape(items="row"),
    "row": Shape(items="value"),
    "space": Shape(keys=_texts("count", "rows", "columns")),
    "zone": Shape(keys=_texts("room", "seen_by", "open_while", "remembered")),
    "currency": Shape(keys={**NOTES, "pieces": "pieces"}, others="purse"),
    "pieces": Shape(keys=_texts("when")),
    "purse": Shape(keys={"start": "amount", **_texts("at_most", "may_owe", "seen_by")}),
    "variable": Shape(keys={"is": "type", "positions_of": "kept", "start": "start", **_texts("seen_by", "room")}),
    "start": Shape(VALUE, keys={"drawn": "kept", "legend": "legend"}, others="value"),
    "legend": Shape(others="value"),
    "action": Shape(keys={
        "pick": "picks", "do": "block", **_texts("where", "seen_by"),
        **_texts("says", "asks", "announces", shape="template"),
    }),
    "priority": Shape(keys={"order": "ranking", "rules": "rules"}),
    "rules": Shape(others="rule"),
    "rule": Shape(BLOCK, keys={"when": "value", "do": "block"}, items="rule"),
    "payout": Shape(keys={
        "among": "domain", "order": "order", **_texts("from", "to", "claims", "short", "rest", "short_rest"),
        **_texts("paid", "unpaid", shape="block"),
    }),
    "phase": Shape(keys={**NOTES, "ends_when": "value", "depth": "kept"}, others="step"),
    "step": Shape(BLOCK, others="step", keys={
        **NOTES, "do": "block", "let": "binding", "end": "kept", **_texts("when", "by", "while", "until", "match"),
        **_texts("must", "may", "everyone", "offer", shape="calls"),
        **_texts("each", "turns", "who", "to", shape="domain"), "collects": "parameter",
        **_texts("run", "resolve", "pay", shape="call"),
    }),
    # ---- scenario files
    "scenarios": Shape(keys={**NOTES, "scenarios": "kept"}, others="scenario"),
    "scenario": Shape(keys={
        "given": "given", "at": "call", "do": "block", "when": "deeds", "chance": "contents", "expect": "expected",
        "cases": "cases",
    }),
    "given": Shape(others="contents", key=VALUE),
    "contents": Shape(("contents", "arguments", "value"), items="call"),
    "deeds": Shape(items="deed"),
    "deed": Shape(others="calls", key=VALUE),
    "expected": Shape(others="contents", key=VALUE),
    "cases": Shape(items="case"),
    "case": Shape(keys={"id": "kept"}, others="contents"),
}  # fmt: skip
"""Every shape. `variant` files have none: their paths go down the shapes of a ruleset."""
