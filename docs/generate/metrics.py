"""Writes the table of metrics into docs/measuring.md: `python docs/generate/metrics.py`.
A test sees that it is up to date.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.lab.metrics.all_metrics import ALL_METRICS

PAGE = Path(__file__).parent.parent / "measuring.md"
BEGIN, END = "<!-- metrics -->\n", "<!-- /metrics -->\n"


def table() -> str:
    """The table in Markdown."""
    lines = ["| name | what | formula, of a game | unit | needs | source |", "|---|---|---|---|---|---|"]
    lines += [
        f"| `{one.name}` | {one.title} | {one.formula} | {one.unit.value} | {one.needs.value} | {one.source} |"
        for one in ALL_METRICS
    ]
    return "".join(f"{line}\n" for line in lines)


def page(text: str) -> str:
    """The page with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table()}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
