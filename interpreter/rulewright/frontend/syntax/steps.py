"""Steps of phases: YAML nodes to `rulewright.frontend.syntax.document.Step`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import BINDING, BLOCK, CALL, CALLS, DOMAIN, PARAMETER, VALUE, EntryPoint
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, text_of
from rulewright.frontend.syntax.value_reader import words_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

T = TypeVar("T")
VERBS = (
    "do",
    "let",
    "must",
    "may",
    "everyone",
    "offer",
    "each",
    "turns",
    "repeat",
    "match",
    "run",
    "resolve",
    "pay",
    "end",
    "steps",
)
MODIFIERS = (
    "when",
    "else",
    "by",
    "collects",
    "then",
    "if_none",
    "otherwise",
    "who",
    "to",
    "accepted",
    "refused",
    "steps",
    "until",
    "while",
    "cases",
    "about",
    "why",
    "source",
)
PHASE_KEYS = ("about", "ends_when", "depth", "why", "source")
NOTHING = "skip"
"""A step that does nothing, such as a case of a match in which nothing follows."""
MOST_DEPTH = 24
"""So deep may a phase run itself: each level is code of its own."""


def is_step(node: Mapping) -> bool:
    """Whether a mapping is one step (it has a verb or a modifier) rather than named steps."""
    return any(entry.name in VERBS or entry.name in ("when", "else") for entry in node)


class StepReader:
    """Reads steps; complaints go to `report`, and names in lets and loops that cannot be read to `lost`."""

    def __init__(self, report: Report, lost: set[str]) -> None:
        self.report = report
        self.lost = lost

    def phase(self, node: Node) -> tuple[doc.Step, ...]:
        """The named steps of a phase. A verb among them is no name, which was told already."""
        entries = node.entries if isinstance(node, Mapping) else ()
        named = (entry for entry in entries if entry.name not in (*PHASE_KEYS, *VERBS, *MODIFIERS))
        return tuple(step for entry in named if (step := self.step(entry.value, entry.name, entry.span)) is not None)

    def steps(self, node: Node | None, name: str) -> tuple[doc.Step, ...]:
        """One step, or a mapping of named steps."""
        if node is None:
            return ()
        if isinstance(node, Mapping) and not is_step(node):
            found = (self.step(entry.value, entry.name, entry.span) for entry in node if entry.name not in PHASE_KEYS)
            return tuple(step for step in found if step is not None)
        single = self.step(node, name, node.span)
        return (single,) if single is not None else ()

    def step(self, node: Node, name: str, span: Span) -> doc.Step | None:
        if isinstance(node, Scalar) and node.text == NOTHING:
            return doc.Step(name, span, doc.GroupStep(()), None, ())
        if isinstance(node, Scalar):
            block = self._parse(node, BLOCK)
            return doc.Step(name, span, doc.DoStep(block), None, ()) if block is not None else None
        if not isinstance(node, Mapping):
            return None
        if not is_step(node) and any(entry.name in MODIFIERS for entry in node):  # it has no verb, which was told
            self._lose(node)
            return None
        if not is_step(node):
            return doc.Step(name, span, doc.GroupStep(self.steps(node, name)), None, ())
        verb = self._verb(node, name)
        if verb is None:
            return None
        return doc.Step(name, span, verb, self._parse(node.get("when"), VALUE), self.steps(node.get("else"), name))

    def _verb(self, node: Mapping, name: str) -> doc.Verb | None:
        verbs = [entry for entry in node if entry.name in VERBS and entry.name != "steps"]
        if len(verbs) > 1:  # told already: which of them was meant is not guessed
            self._lose(verbs)
            return None
        entry = verbs[0] if verbs else node.entry("steps")
        if entry is None:
            self._lose(node)
            return None
        inner = self.steps(node.get("steps"), name)
        match entry.name:
            case "do":
                block = self._parse(entry.value, BLOCK)
                return doc.DoStep(block) if block is not None else None
            case "let":
                binding = self._naming(entry.value, BINDING)
                return doc.LetStep(binding) if binding is not None else None
            case "must" | "may":
                return self._choose(node, entry.name)
            case "everyone":
                return doc.EveryoneStep(
                    self._calls(entry.value), self._parse(node.get("who"), DOMAIN), self._if_none(node)
                )
            case "offer":
                to = self._naming(node.get("to"), DOMAIN)
                accepted, refused = (self.steps(node.get(key), name) for key in ("accepted", "refused"))
                return doc.OfferStep(self._calls(entry.value), to, accepted, refused) if to is not None else None
            case "each":
                loop = self._naming(entry.value, DOMAIN)
                return doc.EachStep(loop, inner) if loop is not None else None
            case "turns":
                loop = self._naming(entry.value, DOMAIN)
                return doc.TurnsStep(loop, inner, self._parse(node.get("until"), VALUE)) if loop is not None else None
            case "repeat":
                return doc.RepeatStep(
                    self.steps(entry.value, name), *(self._parse(node.get(key), VALUE) for key in ("while", "until"))
                )
            case "match":
                return self._match(node)
            case "run" | "resolve" | "pay":
                call = self._parse(entry.value, CALL)
                return doc.CallStep(entry.name, call) if call is not None else None
            case "end":
                value = entry.value
                return doc.EndStep(ast.Name(value.span, value.text)) if isinstance(value, Scalar) else None
            case "steps":
                return doc.GroupStep(inner)
            case _:
                raise AssertionError(f"no step is read from `{entry.name}`")

    def _choose(self, node: Mapping, verb: str) -> doc.Verb | None:
        actions = self._calls(node.get(verb))
        then = node.get("then")
        self._check_verbs(then, actions)
        cases: tuple[tuple[str, Span, tuple[doc.Step, ...]], ...] = ()
        steps: tuple[doc.Step, ...] = ()
        if len(actions) > 1 and isinstance(then, Mapping) and not is_step(then):
            cases = tuple((entry.name, entry.span, self.steps(entry.value, entry.name)) for entry in then)
        else:
            steps = self.steps(then, "then")
        choice = doc.ChooseStep(
            may=verb == "may",
            actions=actions,
            by=self._parse(node.get("by"), VALUE),
            then=steps,
            cases=cases,
            if_none=self._if_none(node),
            otherwise=self.steps(node.get("otherwise"), "otherwise"),
        )
        if "collects" not in (entry.name for entry in node):
            return choice
        collected = self._collected(node.get("collects"))
        return None if collected is None else doc.CollectStep(replace(choice, then=()), collected, steps)

    def _collected(self, node: Node | None) -> ast.Parameter | None:
        """The set that is collected. Where its members come from is said by the action."""
        place = re.search(r"\bin\b.*", node.text) if isinstance(node, Scalar) else None
        if place is None or not isinstance(node, Scalar):
            return self._naming(node, PARAMETER)
        span = Span(node.body.source, node.body.start + place.start(), node.body.start + place.end())
        hint = "write how few and how many, of what, and a name: `1..5 cards given`; the action picks `card in ...`"
        self.report.error("RW105", "where it is picked from is said by the action", span, hint)
        return None

    def _check_verbs(self, then: Node | None, actions: tuple[ast.Call, ...]) -> None:
        """An action called like a verb cannot be a key of `then`: it would make a step of the whole map."""
        for entry in then if isinstance(then, Mapping) else ():
            if entry.name in (*VERBS, *MODIFIERS) and any(call.name.name == entry.name for call in actions):
                self.report.error(
                    "RW105",
                    f"`{entry.name}` is a verb here, not the action",
                    entry.span,
                    "give the action another name",
                )

    def _match(self, node: Mapping) -> doc.Verb | None:
        cases = node.get("cases")
        subject = self._parse(node.get("match"), VALUE, len(cases.entries) if isinstance(cases, Mapping) else 1)
        if subject is None or not isinstance(cases, Mapping):
            return None
        return doc.MatchStep(subject, tuple((entry.key, self.steps(entry.value, entry.name)) for entry in cases))

    def _lose(self, entries: Iterable[Entry]) -> None:
        """Names in a step that cannot be read may be declared there."""
        self.lost |= {word for entry in entries for word in words_of(text_of(entry.value))}

    def _if_none(self, node: Mapping) -> str | tuple[doc.Step, ...] | None:
        value = node.get("if_none")
        if value is None:
            return None
        if isinstance(value, Scalar) and value.text in ("skip", "never"):
            return value.text
        return self.steps(value, "if_none")

    def _calls(self, node: Node | None) -> tuple[ast.Call, ...]:
        if isinstance(node, Sequence):
            found = [self._parse(item, CALL) for item in node.items]
            return tuple(call for call in found if call is not None)
        return self._parse(node, CALLS) or ()

    def _naming(self, node: Node | None, entry: EntryPoint[T]) -> T | None:
        """Something that gives a name to what follows."""
        found = self._parse(node, entry)
        if found is None and isinstance(node, Scalar):
            self.lost |= set(re.findall(r"[a-z_][a-z0-9_]*", node.text))
        return found

    def _parse(self, node: Node | None, entry: EntryPoint[T], times: int = 1) -> T | None:
        return parse(node, entry, self.report, times) if isinstance(node, Scalar) else None
