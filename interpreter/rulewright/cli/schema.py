"""`rulewright schema`: the JSON Schemas of the files, for editors and other programs."""

from __future__ import annotations

import json
from pathlib import Path

import click

from rulewright.cli import output
from rulewright.cli.error_handling import CLEAN
from rulewright.resources import folder
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import own_text

END = ".schema.json"


@click.command(name="schema")
@click.argument("name", required=False)
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the schema to a file.")
def command(name: str | None, output_file: Path | None) -> int:
    """Print a JSON Schema (draft 7): of rulesets, variants, scenario files or records. Without a name, list them.

    Editors complete and explain keys by them: in Visual Studio Code with the YAML extension, set `yaml.schemas`. The
    `rulewright` command itself needs none of this.
    """
    known = {path.name.removesuffix(END): path for path in sorted(folder("schemas").glob(f"*{END}"))}
    if name is None:
        output.report("".join(f"{found}  {_about(path)}\n" for found, path in known.items()), output_file)
        return CLEAN
    if name not in known:
        raise click.UsageError("; ".join(filter(None, (f"there is no schema `{name}`", did_you_mean(name, known)))))
    output.report(own_text(known[name]), output_file)
    return CLEAN


def _about(path: Path) -> str:
    return str(json.loads(own_text(path)).get("description", ""))
