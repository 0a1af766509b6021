"""The compiled backend: a Program printed as C, built by a compiler of the machine, loaded and driven.

Its meaning is the reference interpreter's, decision by decision and digest by digest; `tests/conformance` holds it to
that. `rulewright.backend.codegen.native_machine` is the entrance.
"""
