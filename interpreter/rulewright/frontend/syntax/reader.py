"""Texts to YAML nodes.

In: a `Source`. Out: its root node, or none. Complains about what is no YAML, and about texts that are too long; what
its nodes must be like is seen to as they are composed (`node_composer.py`).
"""

from __future__ import annotations

import re

import yaml

from rulewright.frontend.syntax.line_slips import TAB
from rulewright.frontend.syntax.node_composer import MAX_DEPTH, NodeComposer
from rulewright.frontend.syntax.nodes import Node
from rulewright.frontend.syntax.parser_words import PARSER_WORDS, ParserWords, beginning_of
from rulewright.frontend.syntax.text_files import MAX_BYTES
from rulewright.frontend.syntax.yaml_slips import yaml_slip
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

ODD_LINE_ENDS = re.compile("[\x85\u2028\u2029]")
_Loader = getattr(yaml, "CLoader", yaml.Loader)


def read_node(source: Source, report: Report) -> Node | None:
    """The root node of a text that should hold one YAML document; none after a complaint."""
    if not _is_readable(source, report):
        return None
    composer = NodeComposer(source, report)
    if not _composed(composer, source, report):
        return None
    composer.check_anchors()
    if composer.root is None:
        report.error("RW010", "the file is empty", source.span(0), beginning_of(source.name))
    return composer.root


def _is_readable(source: Source, report: Report) -> bool:
    """Whether a text may be given to the YAML parser; complains if not."""
    if len(source.text) > MAX_BYTES:
        report.error(
            "RW003",
            f"the text is longer than {MAX_BYTES:,} characters",
            source.span(0),
            "split data off into CSV files",
        )
        return False
    odd = ODD_LINE_ENDS.search(source.text)
    if odd is not None:
        report.error(
            "RW004",
            f"a character that ends a line for YAML, and for nobody else (U+{ord(odd[0]):04X})",
            source.span(odd.start()),
            "remove it, or write it as an escape in double quotes",
        )
    return odd is None


def _composed(composer: NodeComposer, source: Source, report: Report) -> bool:
    """Gives the composer all events of a text: whether it took them all; complains if not."""
    try:
        for event in yaml.parse(source.text, Loader=_Loader):
            composer.take(event)
            if composer.stopped:
                return False
    except yaml.MarkedYAMLError as problem:
        _syntax_error(problem, source, report)
        return False
    except yaml.YAMLError as problem:
        position = getattr(problem, "position", 0) or 0
        report.error(
            "RW004",
            "a character that YAML does not allow",
            source.span(position),
            "remove it, or write it as an escape in double quotes",
        )
        return False
    except RecursionError:
        report.error("RW006", f"nested more than {MAX_DEPTH} deep", source.span(0))
        return False
    return True


def _syntax_error(problem: yaml.MarkedYAMLError, source: Source, report: Report) -> None:
    text = problem.problem or "not YAML"
    mark = problem.problem_mark or problem.context_mark
    offset = mark.index if mark else 0
    if problem.context_mark is not None and offset >= len(source.text.rstrip()):
        offset = problem.context_mark.index
        report.error("RW004", "what opens here is never closed", source.span(offset), "close the quote or bracket")
        return
    if "nesting" in text.lower() or "depth" in text.lower():
        report.error("RW006", f"nested more than {MAX_DEPTH} deep", source.span(offset))
        return
    slip = yaml_slip(source, offset, problem.context_mark.index if problem.context_mark is not None else offset)
    if slip is not None:
        report.error("RW004", slip.message, source.span(slip.at), slip.hint)
        return
    message, hint = PARSER_WORDS.get(text, ParserWords(text, ""))
    here = source.text[offset : offset + 1]
    if here == "\t":
        hint = TAB
    elif "expected key" in text and here == "-":
        hint = "a list (`- `) and named entries do not stand side by side; steps are named entries: `first: {...}`"
    report.error("RW004", message, source.span(offset), hint)
