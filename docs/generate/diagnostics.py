"""Writes docs/diagnostics.md from the table of codes: `python docs/generate/diagnostics.py`.
A test sees that it is up to date.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.source.codes import CODES

PAGE = Path(__file__).parent.parent / "diagnostics.md"
HEAD = """\
# Diagnostics

Every message of `rulewright` has a code; `rulewright explain RW101` shows its page in a terminal. This page is made \
from
`interpreter/rulewright/source/codes/` by `python docs/generate/diagnostics.py`.

"""


def document() -> str:
    """The whole page."""
    return HEAD + _contents() + "".join(_section(code) for code in CODES)


def _contents() -> str:
    rows = "".join(
        f"| [{code}](#{code.lower()}) | {entry.severity} | {entry.title} |\n" for code, entry in CODES.items()
    )
    return f"| code | severity | title |\n|---|---|---|\n{rows}"


def _section(code: str) -> str:
    """A code's page; its examples become YAML blocks."""
    entry = CODES[code]
    parts = [_block(part) for part in entry.page.rstrip("\n").split("\n\n")]
    return f"\n## {code}\n\n**{entry.title}** ({entry.severity})\n\n" + "\n\n".join(parts) + "\n"


def _block(part: str) -> str:
    head, _, rest = part.partition("\n")
    if head not in ("Wrong:", "Right:"):
        return part
    lines = "\n".join(line.removeprefix("    ") for line in rest.split("\n"))
    return f"{head}\n\n```yaml\n{lines}\n```"


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8", newline="\n")
