"""The player aid of a game: the order of play, and of priorities; who is paid, and who wins.

In: a ruleset in the words of a language and in its own, a machine. Out: what the sheets print, by the sentences of the
rulebook. Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.cards.pdf_sheets import Aid
from rulewright.frontend.analysis.missing_texts import ABOUT, EntryTexts
from rulewright.frontend.syntax.document import PhaseDecl
from rulewright.loading import Ruleset
from rulewright.rulebook import RuleWords


def player_aid(rules: Ruleset, own: Ruleset, machine: Machine) -> Aid:
    """What players look up: the order of play, and of priorities; who is paid, and who wins."""
    document, header = rules.symbols.document, rules.header
    wording, words = machine.texts.wording, RuleWords(own, machine.program)
    say = wording.sentence
    texts = EntryTexts(rules.tree.root)
    phases = tuple(_phase(phase, wording, texts.of(phase.span, ABOUT)) for phase in document.phases)
    actions = tuple(
        _said(wording.action(name), texts.of(one.span, ABOUT) or _told(words.action(one, wording.language)))
        for name, one in own.symbols.actions.items()
    )
    orders = tuple(
        f"{wording.rule('priority', one.signature.name.name)}: {_order(one.order.span.text, wording)}"
        for one in document.priorities
    )
    paid = tuple(line for one in own.symbols.payouts.values() for line in words.payout(one, wording.language))
    parts = (
        ("", (header.about,)), (say("aid-phases"), phases), (say("book-actions"), actions),
        (say("aid-priorities"), orders), (say("aid-payouts"), paid),
        (say("book-score"), tuple(words.score(wording.language))),
    )  # fmt: skip
    return Aid(header.title, tuple(part for part in parts if part[1]), machine.program.players)


NUMBER = re.compile(r"^(?:[0-9]+\.|-) ")
"""Before an item of a list."""
WHOLE_GAME = "game"
"""The phase that every game begins with: its steps are told without its name."""


def _phase(phase: PhaseDecl, wording: GameWording, about: str) -> str:
    """A phase with what its author says of it, and its steps."""
    steps = " \N{RIGHTWARDS ARROW} ".join(wording.rule("step", step.name) for step in phase.steps)
    name = phase.signature.name.name
    told = _said("" if name == WHOLE_GAME else wording.rule("phase", name), about)
    return f"{told} {_capital(steps)}." if told.endswith((".", "!", "?")) else _said(told, steps)


def _told(lines: Sequence[str]) -> str:
    """What is done, as the rulebook tells it, one sentence after the other."""
    return " ".join(NUMBER.sub("", line.strip()) for line in lines if NUMBER.match(line.strip()))


def _said(name: str, about: str) -> str:
    """`Name: what is said of it`; either may be missing."""
    return ": ".join(filter(None, (_capital(name), _flat(about)))) if name else _capital(_flat(about))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _order(text: str, wording: GameWording) -> str:
    """An order of priorities, with what its rules are called."""
    return re.sub(r"[A-Za-z_]\w*", lambda name: wording.rule("rule", name[0]), _flat(text))


def _flat(text: str) -> str:
    return " ".join(text.split())
