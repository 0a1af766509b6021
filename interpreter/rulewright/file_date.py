"""The date that is written into files: that of `SOURCE_DATE_EPOCH`, so that the same input gives the same bytes.

In: the environment. Out: seconds since 1970; none where it says nothing. What is no such number is the user's mistake
(`BadConfiguration`): another date would be written without a word.
See https://reproducible-builds.org/specs/source-date-epoch/.
"""

from __future__ import annotations

import os

from rulewright.errors import BadConfiguration

VARIABLE = "SOURCE_DATE_EPOCH"
LAST = 4_000_000_000
"""In the year 2096: fonts, PDF and XML can hold it."""


def file_date() -> int | None:
    """Seconds since the beginning of 1970."""
    given = os.environ.get(VARIABLE, "")
    if not given:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= len(str(LAST)) and int(given) <= LAST):
        raise BadConfiguration(f"{VARIABLE} is `{given[:20]}`", f"it is a whole number of seconds from 0 to {LAST:,}")
    return int(given)
