"""Every bad ruleset earns exactly the findings that are written in it, all in one run."""

from __future__ import annotations


