"""Coverage as one page of HTML: tables, what is missing, and the YAML with every line marked.

The page stands alone: no scripts, no fonts, nothing from elsewhere. Colour never says anything alone: every line has a
sign beside its number, and what is missing stands under its line in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulewright.coverage.item_names import never, text_of
from rulewright.coverage.line_coverage import LineCoverage, lines_of
from rulewright.coverage.report_paths import shown
from rulewright.coverage.ruleset_coverage import Counted, Measured, Share
from rulewright.coverage.text_report import headline, percent
from rulewright.ir.marks import KINDS
from rulewright.source.escaping import markup
from rulewright.source.text import Source

STYLE = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #ffffff; --soft: #5a5a5a; --rule: #c8c8c8; --good: #e3f3e3;
--some: #fff2c9; --bad: #ffdcd6; --note: #8a1c0c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e8e8; --paper: #161616; --soft: #a8a8a8; --rule: #444444; --good: #14321b; --some: #40340a; --bad:
  #4a1710; --note: #ffb4a6; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding:
1rem; max-width: 75rem; }
table { border-collapse: collapse; }
caption { text-align: left; font-weight: bold; padding: .3rem 0; }
.sums th, .sums td { text-align: right; padding: .1rem .8rem .1rem 0; border-bottom: 1px solid var(--rule); }
.sums th:first-child, .sums td:first-child { text-align: left; font-weight: normal; }
.scroll { overflow-x: auto; border: 1px solid var(--rule); }
.code { font: 14px/1.45 ui-monospace, monospace; width: 100%; }
.code th, .code td { padding: 0 .5rem; text-align: right; font-weight: normal; color: var(--soft); vertical-align:
top; white-space: nowrap; }
.code td.text { text-align: left; color: var(--ink); white-space: pre; width: 100%; }
.all { background: var(--good); } .some { background: var(--some); } .none { background: var(--bad); }
.note { color: var(--note); font-style: italic; white-space: normal; }
mark { background: none; color: inherit; text-decoration: underline wavy var(--note); }
summary { cursor: pointer; font-weight: bold; padding: .4rem 0; }
a { color: inherit; } :target td, :target th { outline: 2px solid var(--note); }
@media print { details > * { display: block; } .scroll { overflow: visible; } .code td.text { white-space: pre-wrap; } }
"""

SIGNS = {"all": ("+", "covered"), "some": ("~", "partly covered"), "none": ("!", "never covered"), "": ("", "")}


def as_page(every: Iterable[Measured], title: str = "Rule coverage") -> str:
    listed = list(every)
    parts = [part for number, measured in enumerate(listed) for part in _section(measured, f"r{number}")]
    legend = ", ".join(f"<strong>{sign}</strong> {word}" for sign, word in SIGNS.values() if sign)
    head = (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta '
        'name="viewport" content="width=device-width, initial-scale=1">'
    )
    body = [
        f"<h1>{markup(title)}</h1>",
        (
            f"<p>Beside each line: {legend}; and in how many runs. A line without "
            "a sign holds nothing that can be covered.</p>"
        ),
        *parts,
    ]
    return (
        f"{head}\n<title>{markup(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(measured: Measured, anchor: str) -> Iterator[str]:
    yield f'<section aria-labelledby="{anchor}">'
    yield f'<h2 id="{anchor}">{markup(headline(measured))}</h2>'
    yield from _sums(measured)
    files = measured.files()
    anchors = {source.name: f"{anchor}f{number}" for number, (source, _) in enumerate(files)}
    yield from _missing(measured, anchors)
    for source, items in files:
        yield from _file(source, items, anchors[source.name])
    yield "</section>"


def _sums(measured: Measured) -> Iterator[str]:
    rows: list[tuple[str, Share]] = [
        *((KINDS[kind].plural, part) for kind, part in measured.by_kind()),
        ("all", measured.share),
    ]
    yield '<table class="sums"><caption>By kind</caption>'
    yield (
        '<thead><tr><th scope="col">Kind</th><th scope="col">Covered</th><th '
        'scope="col">Of</th><th scope="col">Percent</th></tr></thead><tbody>'
    )
    for name, part in rows:
        numbers = f"<td>{part.covered}</td><td>{part.total}</td><td>{percent(part)}</td>"
        yield f'<tr><th scope="row">{markup(name)}</th>{numbers}</tr>'
    yield "</tbody></table>"


def _missing(measured: Measured, anchors: dict[str, str]) -> Iterator[str]:
    missing = measured.missing()
    if not missing:
        yield "<p>Everything is covered.</p>"
        return
    yield f"<h3>Never covered ({len(missing)})</h3>\n<ul>"
    for counted in missing:
        source, place = counted.span.source, counted.span.position
        where = f'<a href="#{anchors[source.name]}l{place.line}">{markup(shown(source.name))}:{place}</a>'
        yield f"<li>{where} {markup(str(never(counted)))}: <code>{markup(text_of(counted))}</code></li>"
    yield "</ul>"


def _file(source: Source, items: Sequence[Counted], anchor: str) -> Iterator[str]:
    lines = {line.number: line for line in lines_of(items)}
    yield f"<details open><summary>{markup(shown(source.name))}</summary>"
    yield '<div class="scroll" tabindex="0" role="region" aria-label="The file, line by line"><table class="code">'
    yield (
        '<thead><tr><th scope="col">Line</th><th scope="col">Sign</th><th '
        'scope="col">Runs</th><th scope="col">Rule</th></tr></thead><tbody>'
    )
    for number in range(1, len(source.line_starts) + 1):
        yield _row(source, number, lines.get(number), anchor)
    yield "</tbody></table></div></details>"


def _row(source: Source, number: int, line: LineCoverage | None, anchor: str) -> str:
    state = "" if line is None else "all" if not line.missing else "some" if line.runs else "none"
    sign, word = SIGNS[state]
    text = markup(source.line(number)) if line is None else _marked(source, line)
    notes = "".join(
        f'<div class="note">{markup(str(never(counted)))}: {markup(text_of(counted))}</div>'
        for counted in (line.missing if line is not None else ())
    )
    told = f'<span aria-label="{word}">{sign}</span>' if sign else ""
    runs = f"{line.runs:,}" if line is not None else ""
    return (
        f'<tr id="{anchor}l{number}" class="{state}"><th '
        f'scope="row">{number}</th><td>{told}</td><td>{runs}</td><td '
        f'class="text">{text}{notes}</td></tr>'
    )


def _marked(source: Source, line: LineCoverage) -> str:
    """The line with its missing parts underlined; of parts within parts, the outermost."""
    start = source.line_starts[line.number - 1]
    text = source.line(line.number)
    found, at = "", 0
    for low, high in sorted(
        (counted.span.start - start, min(counted.span.end - start, len(text))) for counted in line.missing
    ):
        if low >= at and high > low:
            found += f"{markup(text[at:low])}<mark>{markup(text[low:high])}</mark>"
            at = high
    return found + markup(text[at:])
