"""What a ruleset says once every name is resolved: types, symbols, scopes, and typed trees. Other rooms read it."""
