"""What is different, as Markdown for a comment on a pull request.

In: entries, or one comparison. Out: text that shows what is said and does nothing else: no link, image, mention or tag of a stranger's text
comes through, and it is never longer than a comment may be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulewright.difference.comparison import Comparison
from rulewright.difference.difference_report import Called, near, standing
from rulewright.difference.sentences import block, sentence
from rulewright.source.cells import Style

LONGEST = 60_000
"""A comment on GitHub has at most 65,536 characters."""
MARKS = re.compile(r"[`\\*_\[\]<>#~|!&:=$^{}()]|[.](?=\S)|(?:^|(?<=\n))[-+]|(?<=^[0-9])[.)]")
"""What may be taken for Markdown: a list's beginning only at the beginning, a dot where an address may go on."""
STOP = "\u200b"
"""A blank without width: what follows is no name to be called and no number of an issue."""


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
        yield f"- {text(sentence(change))}" + (f"<br>{places}" if places else "") + _block(block(change))


def _block(lines: Sequence[str]) -> str:
    """Lines that go and come; the fence is longer than any that stands in them."""
    if not lines:
        return ""
    plain = [Style().plain(line) for line in lines]
    longest = max((len(run) for line in plain for run in re.findall(r"`+", line)), default=0)
    fence = "`" * max(3, longest + 1)
    return "\n" + "\n".join(f"  {line}" for line in (f"{fence}diff", *plain, fence))


def text(words: str) -> str:
    """Words with pieces of code between backticks, so that nothing else in them is taken for Markdown."""
    pieces = Style().plain(words).split("`")
    if len(pieces) % 2 == 0:  # a backtick that ends nothing
        pieces[-2:] = ["`".join(pieces[-2:])]
    return "".join(code(piece) if index % 2 else _escaped(piece) for index, piece in enumerate(pieces))


def code(piece: str) -> str:
    """A piece of code, whatever stands in it."""
    plain = Style().plain(piece)
    if not plain.strip():
        return "`  `"
    fence = "`" * (max((len(run) for run in re.findall(r"`+", plain)), default=0) + 1)
    blank = " " if "`" in plain else ""
    return f"{fence}{blank}{plain}{blank}{fence}"


def _escaped(piece: str) -> str:
    return MARKS.sub(r"\\\g<0>", piece).replace("@", f"@{STOP}").replace(r"\#", rf"\#{STOP}")
