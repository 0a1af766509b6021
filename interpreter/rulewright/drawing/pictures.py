"""Which pictures there are, and what a variant adds to each.

In: a checked ruleset, and for a variant the ruleset that it changes. Out: a `Graph`. Raises
`rulewright.loading.Unsound` where a CSV file of one cannot be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from rulewright import difference
from rulewright.difference import RulePath
from rulewright.drawing.flow_parts import NOTHING_CHANGED, VariantChanges
from rulewright.drawing.graph import BoxKind, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.mermaid import LIMIT, MOST_EDGES
from rulewright.drawing.phase_flow import phases_graph
from rulewright.drawing.picture_words import PictureWords, words_of
from rulewright.drawing.priority_lists import priorities_graph
from rulewright.drawing.rule_tree import Located, RuleTree, parents
from rulewright.drawing.sight import sight_graph
from rulewright.drawing.variant_marks import Marks
from rulewright.languages import Catalogue
from rulewright.loading import Ruleset
from rulewright.sentences import english

SUBJECTS = ("phases", "sight", "priorities")
FIRST_NOTE = 1_000_000
"""The notes' numbers lie above all others."""


def picture(ruleset: Ruleset, subject: str, before: Ruleset | None = None, catalogue: Catalogue | None = None) -> Graph:
    """The picture of a subject; `before`: the same rules without the variants whose changes it shows; `catalogue`: the
    language that it is told in.
    """
    words = words_of(catalogue)
    found = difference.compared((before.name, ruleset.name), before, ruleset) if before is not None else None
    marks = Marks.of(found.found) if found is not None else Marks()
    graph = _drawn(ruleset, subject, _Drawing(words, _title(ruleset, subject, catalogue), marks, before))
    say = catalogue.say if catalogue is not None else english
    sentences = [difference.sentence(change).in_words(say) for change in found.found] if found is not None else []
    return words.described(_with_notes(graph, found.abouts[1] if found is not None else "", sentences, words))


@dataclass(frozen=True, slots=True)
class _Drawing:
    """What every picture of a ruleset needs."""

    words: PictureWords
    title: str
    marks: Marks
    before: Ruleset | None


def _title(ruleset: Ruleset, subject: str, catalogue: Catalogue | None) -> str:
    say, told = (catalogue.say, catalogue.static) if catalogue is not None else (english, dict[str, str]())
    title, subject = told.get("title", ruleset.symbols.document.header.title), say(f"picture-{subject}")
    if not ruleset.variants:
        return say("picture-title", title=title, subject=subject)
    names = ((one, told.get(f"variants-{one.name}-title")) for one in ruleset.variants)
    variants = ", ".join(name or one.text("title") or one.name for one, name in names)
    return say("picture-title-with", title=title, variants=variants, subject=subject)


def _drawn(ruleset: Ruleset, subject: str, drawing: _Drawing) -> Graph:
    document, before = ruleset.symbols.document, drawing.before
    title, marks, words = drawing.title, drawing.marks, drawing.words
    match subject:
        case "phases":
            changed = VariantChanges(marks, _steps(before)) if before is not None else NOTHING_CHANGED
            return phases_graph(title, document, RuleTree(ruleset.tree.root), changed, words)
        case "sight":
            return sight_graph(title, ruleset.symbols, marks, words)
        case "priorities":
            return priorities_graph(title, document, marks, words)
        case _:
            raise AssertionError(f"no such picture: {subject}")


def _steps(ruleset: Ruleset) -> dict[RulePath, Located]:
    return parents(RuleTree(ruleset.tree.root), ruleset.symbols.document.phases)


def _with_notes(graph: Graph, about: str, sentences: list[str], words: PictureWords) -> Graph:
    """All that a variant changes, told in a column of its own: not every change has a place in each picture."""
    if not sentences:
        return graph
    numbers = count(FIRST_NOTE)
    notes = tuple(PictureNode(next(numbers), NodeKind.NOTE, "", (text,)) for text in sentences)
    box = PictureBox(next(numbers), BoxKind.TOP, words.say("picture-changes"), notes, (about,) if about else ())
    return Graph(graph.title, graph.about, (*graph.columns, (box,)), graph.edges)


def difficulties(form: str, text: str, graph: Graph) -> str:
    """What will hinder a reader of a format, or nothing."""
    if form == "mermaid" and (len(text) > LIMIT or len(graph.edges) > MOST_EDGES):
        return (
            f"Mermaid draws at most {LIMIT:,} characters and {MOST_EDGES} arrows; this has "
            f"{len(text):,} and {len(graph.edges):,}. Use svg or dot."
        )
    return ""
