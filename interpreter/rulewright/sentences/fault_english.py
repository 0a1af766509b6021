"""Why a game cannot go on, in English. What may hold an amount that not everybody sees is told in general words; of the
other kinds English has the message itself, and other languages have a sentence for each. What the lab tells of such
games, to who may see everything, begins with `trouble`.
"""

from __future__ import annotations

FAULTS: dict[str, str] = {
    "fault-range": "a value would leave its range",
    "fault-shortage": "more is asked for here than there is",
    "fault-the": "exactly one is needed here, and there is none or there are several",
    "fault-room": "a place is full here",
    "fault-other": "a promise of the rules is broken here",
    "fault-never": "{message}",
    "fault-out": "{message}",
    "fault-stuck": "{message}",
    "fault-work": "{message}",
    "fault-limit": "{message}",
    "fault-division": "{message}",
    "fault-promise": "{message}",
    "trouble-range": "{message}",
    "trouble-shortage": "{message}",
    "trouble-the": "{message}",
    "trouble-room": "{message}",
    "trouble-choice": "{message}",
    "trouble-at": "{why} ({place})",
    "fault-bot": "a bot has failed ({why})",
    "fault-bot-ended": "its process has ended",
    "fault-bot-choice": "it has chosen what is not allowed",
    "fault-server-ends": "the server ends",
}
