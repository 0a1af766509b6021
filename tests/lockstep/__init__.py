"""The shipped rulesets against independent plain-Python implementations of the same rules, decision by decision.

The oracles (`tests/oracles`) were written from the rules pages alone. A driver owns chance and choices and plays both
sides; legal actions, facts, scores and ranks must be the same at every decision. `python -m lockstep --help`.
"""
