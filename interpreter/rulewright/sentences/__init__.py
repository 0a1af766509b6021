"""What this program itself says to people at a table and to readers of a rulebook: English here, other languages in the
message files beside it.

In: the name of a sentence, and values. Out: words. A sentence that is made before it is known who reads it is kept as
data (`Said`). It complains of nothing: names that no table has are mistakes of ours.
"""

from rulewright.sentences.english import ENGLISH, english
from rulewright.sentences.metric_english import METRICS
from rulewright.sentences.numbered import Numbered
from rulewright.sentences.report_english import REPORTS
from rulewright.sentences.saying import Said, Speech, Tell, Words, listed, saying, spoken, told

__all__ = [
    "ENGLISH",
    "METRICS",
    "REPORTS",
    "Numbered",
    "Said",
    "Speech",
    "Tell",
    "Words",
    "english",
    "listed",
    "saying",
    "spoken",
    "told",
]
