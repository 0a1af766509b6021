"""Settings: what a repository asks of `rulewright check`, in `rulewright.toml` or under `[tool.rulewright]` of
`pyproject.toml`.

`Desk` finds the settings of a file, from its folder upward, and reads each settings file once; what is wrong in one
goes to the report. `Settings` says which findings are told, and how badly they count.
"""

from rulewright.settings.code_patterns import check_code, chosen
from rulewright.settings.settings_lookup import Desk
from rulewright.settings.settings_table import KEYS, Games, Settings

__all__ = ["KEYS", "Desk", "Games", "Settings", "check_code", "chosen"]
