"""The defaults of the options go together, with every number of players (RW517).

Told before configurations are looked at: no file beside the rules can be made sense of with defaults that are refused.
"""

from __future__ import annotations

from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.possible_configurations import refuses
from rulewright.frontend.analysis.survey import Survey
from rulewright.source.diagnostic import Report


def check_defaults(survey: Survey, report: Report) -> None:
    header = survey.symbols.document.header
    counts = range(header.low, header.high + 1)
    usual = {players: Constants(survey.symbols, default_configuration(survey.symbols, players)) for players in counts}
    for option in survey.symbols.options.values():
        refused = [str(players) for players in counts if refuses(option, usual[players])]
        if refused and option.allowed is not None:
            those = f" with {' or '.join(refused)} players" if len(refused) < len(counts) else ""
            report.error(
                "RW517",
                f"the defaults are not allowed by `{option.name}`{those}",
                option.allowed.span,
                "change a default, or the condition",
            )
