"""From syntax to typed trees: names, operators, aggregates, domains, statements and steps."""
