"""Tests of the handbook: every entry's example is run, the tables are complete, and
docs/reference/ is made from them.
"""
