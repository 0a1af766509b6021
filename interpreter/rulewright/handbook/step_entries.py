"""Steps of phases: their verbs, and what may stand beside a verb."""

from __future__ import annotations

from rulewright.handbook.entry import Topic
from rulewright.handbook.modifier_entries import BESIDE
from rulewright.handbook.verb_entries import VERBS

STEPS = (
    Topic("Verbs", "A step is a block of effects, or a mapping with one of these verbs. Every step has a name.", VERBS),
    Topic("Beside a verb", "What may stand beside a verb in its mapping.", BESIDE),
)
