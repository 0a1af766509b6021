"""Rulewright: an interpreter for tabletop games whose rules are data."""

__version__ = "0.1.0"
