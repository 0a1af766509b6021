"""All metrics of a game that is played by bots, worked out from a log of decisions."""
