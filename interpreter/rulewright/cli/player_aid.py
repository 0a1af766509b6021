"""The player aid of a game: the order of play, and of priorities, payouts and the score.

In: a ruleset and a machine in the words of a language. Out: what the sheets print. Complains about nothing.
"""

from __future__ import annotations

import re

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.cards.pdf_sheets import Aid
from rulewright.frontend.syntax.document import PhaseDecl
from rulewright.loading import Ruleset


def player_aid(rules: Ruleset, machine: Machine) -> Aid:
    """What players look up: the order of play, and of priorities, payouts and the score."""
    document, header = rules.symbols.document, rules.header
    wording = machine.texts.wording
    say = wording.sentence
    phases = tuple(_phase(phase, wording) for phase in document.phases)
    orders = tuple(
        f"{wording.rule('priority', one.signature.name.name)}: {_order(one.order.span.text, wording)}"
        for one in document.priorities
    )
    paid = tuple(
        f"{wording.rule('payout', one.signature.name.name)}: {_flat(one.order.span.text)}".replace("_", " ")
        for one in document.payouts
    )
    score = document.score
    result = (score.won or score.rank) if score is not None else None
    parts = (
        ("", (header.about,)), (say("aid-phases"), phases), (say("aid-priorities"), orders),
        (say("aid-payouts"), paid),
        (say("book-score"), (_flat(result.span.text),) if result is not None else ()),
    )  # fmt: skip
    return Aid(header.title, tuple(part for part in parts if part[1]), machine.program.players)


def _phase(phase: PhaseDecl, wording: GameWording) -> str:
    """A phase with its steps."""
    steps = ", ".join(wording.rule("step", step.name) for step in phase.steps)
    return f"{wording.rule('phase', phase.signature.name.name)}: {steps}"


def _order(text: str, wording: GameWording) -> str:
    """An order of priorities, with what its rules are called."""
    return re.sub(r"[A-Za-z_]\w*", lambda name: wording.rule("rule", name[0]), _flat(text))


def _flat(text: str) -> str:
    return " ".join(text.split())
