"""`python -m rulewright`: the same as the console script."""

from rulewright.cli.main import main

main()
