"""Recorded playthroughs: whole games written out, so that a change of the rules shows as a change of text.

`playthrough_files` says which files are meant; `Playthroughs` plays one again and compares it with what is written
(`attempt`), or writes it anew (`renew`).
"""

from rulewright.playthroughs.playthrough_comparison import Playthroughs
from rulewright.playthroughs.playthrough_files import PlaythroughFile, playthrough_files

__all__ = ["PlaythroughFile", "Playthroughs", "playthrough_files"]
