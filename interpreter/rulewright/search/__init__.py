"""Which action is best for a seat, by playing on in positions that may be the true one.

In: a plan, and worlds. Out: what was tried. The same on both backends, number for number.
"""
