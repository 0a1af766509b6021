"""The style of a page: light, dark, on a phone, on paper. Contrast of texts is at least 4.5 to 1 in both."""

from __future__ import annotations


def _coloured(number: int) -> str:
    """The rules of one of the colours of curves, bands, dots and keys."""
    colour = f"var(--c{number})"
    return (
        f".curve.c{number} {{ stroke: {colour}; }} .band.c{number}, .dot.c{number} {{ fill: {colour}; }} "
        f".key.c{number} {{ background: {colour}; }}\n"
    )


POLICY = "default-src 'none'; style-src 'unsafe-inline'"
LIGHT = """\
--paper: #ffffff; --ink: #1c1c1e; --faint: #5b5b62; --line: #d4d4da; --shade: #f4f4f6; --good: #1a6b35;
  --bad: #a8201a; --open: #7a5200;
--c0: #1f5fa8; --c1: #b3470f; --c2: #23733f; --c3: #7b3fa0; --c4: #8a6d00; --c5: #5b5b62;"""
DARK = """\
--paper: #17181b; --ink: #ececf0; --faint: #a9a9b3; --line: #3c3d44; --shade: #222328; --good: #6fce8e;
  --bad: #ff8f86; --open: #e9b95c;
--c0: #7fb3f0; --c1: #f09a68; --c2: #78cf95; --c3: #c79ae6; --c4: #dcc05a; --c5: #a9a9b3;"""
STYLE = f"""\
@page {{ size: A4; margin: 16mm 14mm; }}
:root {{ color-scheme: light dark; {LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{ {DARK} }} }}
@media print {{ :root {{ color-scheme: light; {LIGHT} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; padding: 1.2rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
    overflow-wrap: anywhere; }}
h1 {{ font-size: 1.8rem; line-height: 1.2; margin: .4rem 0; }}
h2 {{ font-size: 1.3rem; margin: 2.2rem 0 .6rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line); }}
h3 {{ font-size: 1.08rem; margin: 1.5rem 0 .4rem; }} h4 {{ font-size: 1rem; margin: 1.2rem 0 .3rem; }}
h1, h2, h3, h4 {{ break-after: avoid; text-wrap: balance; }}
header p {{ margin: .15rem 0; color: var(--faint); }}
p {{ margin: .5rem 0; max-width: 46rem; }} ul {{ padding-left: 1.3rem; }} li {{ margin: .2rem 0; max-width: 46rem; }}
nav ul {{ list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; padding: 0; margin: .9rem 0 0; }}
a {{ color: var(--c0); }} a:focus-visible, .log:focus-visible {{ outline: 2px solid var(--c0); outline-offset: 2px; }}
.wide {{ overflow-x: auto; margin: .6rem 0; }}
table {{ border-collapse: collapse; min-width: 50%; font-size: .93rem; font-variant-numeric: tabular-nums; }}
table.drawn {{ width: 100%; }}
th, td {{ padding: .28rem 1rem .28rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line);
  overflow-wrap: break-word; }}
th {{ font-weight: 600; color: var(--faint); vertical-align: bottom; }}
.number {{ text-align: right; white-space: nowrap; }}
th.number {{ white-space: normal; }} td:first-child {{ min-width: 7em; max-width: 24em; overflow-wrap: anywhere; }}
tr {{ break-inside: avoid; }} thead {{ display: table-header-group; }}
th.strip, td.strip {{ width: 32%; min-width: 9em; padding-left: .4rem; padding-right: 0; }}
.ends {{ display: flex; justify-content: space-between; font-weight: 400; font-size: .82rem; gap: .3rem;
  white-space: nowrap; }}
code {{ font: .92em ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }}
svg.strip {{ display: block; width: 100%; height: 1.35rem; }}
svg line, svg polyline, svg polygon {{ vector-effect: non-scaling-stroke; }}
.span {{ stroke: var(--c0); stroke-width: 3; opacity: .5; }} .point {{ stroke: var(--c0); stroke-width: 3; }}
.mark {{ stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; opacity: .7; }}
.gap {{ color: var(--faint); font-style: italic; }}

.noted {{ color: var(--c0); font-weight: 600; }} .good {{ color: var(--good); font-weight: 600; }}
.bad {{ color: var(--bad); font-weight: 600; }} .open {{ color: var(--open); font-weight: 600; }}
figure {{ margin: 1rem 0; break-inside: avoid; max-width: 34rem; }}
figcaption {{ font-weight: 600; margin-bottom: .3rem; }}
figure p {{ color: var(--faint); font-size: .88rem; margin: .2rem 0; }}
svg.chart {{ display: block; width: 100%; height: auto; font-size: 11px; }}
svg.chart text {{ fill: var(--faint); }}
svg.chart .named {{ fill: var(--ink); stroke: var(--paper); stroke-width: 3px; paint-order: stroke; }}
.middle {{ text-anchor: middle; }} .end {{ text-anchor: end; }} .start {{ text-anchor: start; }}
.grid {{ stroke: var(--line); stroke-width: 1; }} .axis {{ stroke: var(--faint); stroke-width: 1; }}
.bar {{ fill: var(--c0); }}
.curve {{ fill: none; stroke-width: 2; }} .band {{ opacity: .16; stroke: none; }}
.legend {{ list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .3rem 0;
  font-size: .9rem; }}
.key {{ display: inline-block; width: 1.1em; height: .25em; margin-right: .4em; vertical-align: middle;
  print-color-adjust: exact; }}
{"".join(map(_coloured, range(6)))}\
pre {{ font: .85rem/1.45 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; margin: .5rem 0;
  padding: .6rem .8rem; background: var(--shade); border-radius: 4px; }}
.log {{ max-height: 26rem; overflow-y: auto; }}
@media (max-width: 36rem) {{
  table {{ font-size: .84rem; }} th, td {{ padding-right: .55rem; }} td:first-child {{ min-width: 7.5em; }}
  .drawn td:first-child {{ min-width: 4.5em; }} .ends {{ font-size: .76rem; }}
  th.strip, td.strip {{ min-width: 6em; }}
  svg.chart {{ font-size: 13px; }}
}}
@media print {{
  body {{ max-width: none; padding: 0; font-size: 10pt; }} nav {{ display: none; }}
  td:first-child {{ min-width: 11em; }} .log {{ max-height: none; overflow: visible; font-size: 8pt; }}
  .wide {{ overflow: visible; }} pre {{ background: none; border: 1px solid var(--line); }}
  .span, .bar, .band {{ print-color-adjust: exact; }}
}}
"""
