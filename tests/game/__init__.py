"""Games, views, records: the Game API."""
