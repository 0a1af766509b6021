"""From text to typed trees: syntax, variants, names, types, and what can be told of a ruleset without playing it."""
