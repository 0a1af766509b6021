"""The language server: what an editor may ask about rulesets, variants and scenarios, and the answers.

`workspace` knows files as they stand in the editor, `analysis` is what came of one, and one module for each question gives
answers in offsets and plain dataclasses: none of them knows a protocol. `server` alone speaks it, and alone needs pygls.
"""
