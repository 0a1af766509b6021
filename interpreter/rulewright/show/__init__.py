"""What a ruleset says, for people and machines: a summary, its rulings, and the product of every stage.

`summary` and `rulings` gather, `page` lays out for people; `tree` writes the YAML, `dump` the typed trees, and
`rulewright.ir.program_text` the Program. Everything is plain text or plain data for JSON.
"""

from rulewright.show.resolved_yaml import yaml_lines

__all__ = ["yaml_lines"]
