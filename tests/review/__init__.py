"""Tests of `rulewright.review`."""
