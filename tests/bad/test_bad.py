"""Every bad ruleset earns exactly the findings that are written in it, all in one run."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from rulewright import load
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source
