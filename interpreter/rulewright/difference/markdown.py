"""What is different, as Markdown for a comment on a pull request.

In: entries, or one comparison. Out: text that shows what is said and does nothing else: no link, image, mention or tag
of a stranger's text comes through, and it is never longer than a comment may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.difference.comparison import Comparison
from rulewright.difference.difference_report import Called, near, standing
from rulewright.difference.sentences import block, sentence
from rulewright.source.markdown_text import code, fenced, text

LONGEST = 60_000
"""A comment on GitHub has at most 65,536 characters."""


def markdown(
    head: str, entries: Sequence[tuple[str, Comparison]], called: Called = near, longest: int = LONGEST
) -> str:
    """A heading, then a section for each entry: words about it as a whole, and its comparison."""
    lines, length = [f"{text(head)}\n"], len(head)
    pieces = [piece for words, one in entries for piece in _section(words, one, called)]
    for index, piece in enumerate(pieces):
        length += len(piece) + 1
        if length > longest:
            left = sum(one.startswith("- ") for one in pieces[index:])
            lines.append(f"\n{left} more; `rulewright diff` tells all.\n")
            break
        lines.append(f"{piece}\n")
    return "".join(lines)


def _section(words: str, one: Comparison, called: Called) -> Iterator[str]:
    about = one.abouts[1]
    yield f"\n### {code(one.names[1])}" + (f" {text(about)}" if about else "") + "\n"
    if words:
        yield f"- {text(words)}"
    for change in one.found:
        places = ", ".join(f"{word} {code(place)}" for word, place in standing(change, one.dropped, called))
        yield f"- {text(str(sentence(change)))}" + (f"<br>{places}" if places else "") + _block(block(change))


def _block(lines: Sequence[str]) -> str:
    """Lines that go and come; the fence is longer than any that stands in them."""
    if not lines:
        return ""
    return "\n" + "\n".join(f"  {line}" for line in fenced(lines, "diff"))
