"""`rulewright explain`: what the code of a message means."""

from __future__ import annotations

import click

from rulewright.cli import output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.source.codes import CODES
from rulewright.source.machine_formats import report
from rulewright.source.suggestions import did_you_mean


@click.command(name="explain")
@click.argument("code", required=False, shell_complete=shell_completion.codes)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(code: str | None, as_json: bool) -> int:
    """Explain the code of a message, such as RW101; without a code, list them all."""
    chosen = list(CODES) if code is None else [_known(code)]
    output.write(_json(chosen) if as_json else _page(chosen[0]) if code is not None else _list())
    return CLEAN


def _known(code: str) -> str:
    """The code that is meant: `RW101`, `rw101` or `101`."""
    name = "RW" + code.strip().upper().removeprefix("RW")
    if name not in CODES:
        hint = did_you_mean(name, CODES)
        raise click.UsageError(f"there is no code `{code}`" + (f"; {hint}" if hint else ""))
    return name


def _page(code: str) -> str:
    entry = CODES[code]
    return f"{code} {entry.title} ({entry.severity})\n\n{entry.page}"


def _list() -> str:
    return "".join(f"{code}  {entry.title}\n" for code, entry in CODES.items())


def _json(codes: list[str]) -> str:
    entries = [
        {"code": code, "severity": CODES[code].severity, "title": CODES[code].title, "page": CODES[code].page}
        for code in codes
    ]
    return report("explain", {"codes": len(entries)}, {"codes": entries})
