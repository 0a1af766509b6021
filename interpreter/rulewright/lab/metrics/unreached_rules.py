"""What a rule that no game reached is called in reports: what never happened, and the rule's own words.

In: a subject of a decision log. Out: a sentence, in the words of the report of coverage. Complains about nothing: a
name of another form, from a log of another version, stays as it is.
"""

from __future__ import annotations

import re

from rulewright.coverage import never_of, tells_side
from rulewright.ir.marks import KINDS
from rulewright.lab.decision_log.subjects import ROW, Subject
from rulewright.sentences import Words, saying

NAME = re.compile(r"(?P<kind>\w+) `(?P<text>.*)`(?:: (?P<side>.*))?")
"""How a decision log names a rule."""


def unreached(subject: Subject) -> Words:
    """`condition never true: player.bid > 3`."""
    if subject.kind == ROW:
        return saying("report-headed", what=never_of("row", ""), more=subject.name)
    found = NAME.fullmatch(subject.name)
    if found is None or found["kind"] not in KINDS:
        return subject.name
    kind, side = found["kind"], found["side"] or ""
    more = found["text"] if not side or tells_side(kind, side) else f"{found['text']}: {side}"
    return saying("report-headed", what=never_of(kind, side), more=more)
