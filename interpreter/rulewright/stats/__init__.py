"""Many games and what they tell: played, counted, and told with their uncertainty."""
