"""How fast games are played: contenders side by side in one run, and their ratios.

In: a machine, and what else plays the same game. Out: a `Comparison`, or tables for a page. Absolute figures say as
much about the machine and the hour as about the programs; the ratios are taken round by round, and their medians are
what counts.
"""

from rulewright.bench.contenders import NATIVE, OWN, REFERENCE, SEEN, STEPPED, VECTOR, Contender
from rulewright.bench.figures import about_this_machine
from rulewright.bench.growth import GrowthCase, by_players, by_size
from rulewright.bench.markdown_tables import Tables
from rulewright.bench.measurement import Measurement, Measuring
from rulewright.bench.peers import Peer, peers_of
from rulewright.bench.rate_comparison import RateComparison, RateRow, compared

__all__ = [
    "NATIVE",
    "OWN",
    "REFERENCE",
    "SEEN",
    "STEPPED",
    "VECTOR",
    "Contender",
    "GrowthCase",
    "Measurement",
    "Measuring",
    "Peer",
    "RateComparison",
    "RateRow",
    "Tables",
    "about_this_machine",
    "by_players",
    "by_size",
    "compared",
    "peers_of",
]
