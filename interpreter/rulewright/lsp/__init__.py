"""The language server: what an editor may ask about rulesets, variants and scenarios, and the answers.

`project` knows files as they stand in the editor and what each was found to say, `cursor` what stands and may stand at
a place, `features` has a module for each question, with answers in offsets and plain dataclasses: none of them knows a
protocol. `protocol` and `server` alone speak it, and need pygls.
"""
