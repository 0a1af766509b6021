"""Tests of `rulewright.scenarios`."""
