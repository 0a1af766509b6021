"""Tests of `rulewright.checking`."""
