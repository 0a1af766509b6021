"""What a search confirmed, as a variant of the rules that it was made for.

In: a report, the rules, a file that does not exist yet. Out: what the variant extends, and its text as `fmt` lays it
out. Complains (`BadConfiguration`) about a file that cannot become a variant.
"""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.errors import BadConfiguration
from rulewright.formatting import formatted
from rulewright.lab.tune.asked_tuning import OpenedRules
from rulewright.lab.tune.tune_report import TuneReport, evidence
from rulewright.lab.tune.tuned_variant import variant_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

NAME = re.compile(r"[a-z][a-z0-9_]*")


def variant_base(rules: OpenedRules, file: Path) -> str:
    """What the variant extends."""
    variants, game = rules.ruleset.found.variants, rules.ruleset.header.game
    if file.suffix != ".yaml" or not NAME.fullmatch(file.stem):
        raise BadConfiguration(f"`{file}`: a variant is called as its file, such as `variants/fairer.yaml`")
    if file.exists():
        raise BadConfiguration(f"`{file}` exists already; name another file")
    if len(variants) > 1:
        raise BadConfiguration(
            "a variant extends one other at most; tune a ruleset with one variant, or write no variant"
        )
    return f"{game}:{variants[0]}" if variants else game


def tuned_text(report: TuneReport, rules: OpenedRules, file: Path) -> str | None:
    """The text of the variant; none if nothing was confirmed."""
    if not report.is_confirmed or report.confirmation is None:
        return None
    plan, chosen = report.tuning.plan, report.confirmation.chosen
    values = (*(value for _, value in plan.space.settings), *plan.space.words(chosen.places or ()))
    extends = variant_base(rules, file)
    text = variant_text(file.stem, extends, evidence(report), list(zip(rules.values, values, strict=True)))
    return formatted(Source(str(file), text), Report()) or text
