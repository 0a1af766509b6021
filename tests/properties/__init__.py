"""What must hold in every game that the language can say: properties over random play of every ruleset present."""
