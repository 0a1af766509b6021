"""What is raised where a game cannot be played by compiled code; apart from what compiles, which few runs load."""

from rulewright.errors import RulewrightError


class Unavailable(RulewrightError):
    """There is no native backend for this game on this machine."""
