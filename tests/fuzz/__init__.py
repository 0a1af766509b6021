"""Inputs changed at random, of every kind that strangers send: always an answer, soon, in bounded memory, the same on
both backends.

`changes.py` changes texts and trees, `kinds.py` is the table of kinds of input, `hunting.py` runs them in processes of
their own with limits, and `python -m fuzz` (`__main__.py`) runs as long as it is told.
"""
