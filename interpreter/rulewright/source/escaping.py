"""Text of strangers on its way out: one function for each form that others read.

In: any text. Out: the same, so that it stays text there: it opens no element, begins no command and no line, and hides
nothing; control and invisible characters, and those that a form may not hold, are written as escapes. Complains about
nothing.
"""

from __future__ import annotations

from html import escape

from rulewright.source.cells import neutral


def markup(text: str) -> str:
    """For HTML and XML, between tags and in attributes with quotes. Tabs stay."""
    return "\t".join(escape(neutral(part)) for part in text.split("\t"))


def one_line(text: str) -> str:
    """For forms of lines, such as LCOV: line ends are escapes as well."""
    return neutral(text)


def workflow_text(text: str) -> str:
    """For the message of a workflow command of GitHub."""
    return "%0A".join(neutral(line.replace("%", "%25")) for line in text.replace("\r", "").split("\n"))


def workflow_property(text: str) -> str:
    """For a property of such a command."""
    return workflow_text(text).replace(":", "%3A").replace(",", "%2C")
