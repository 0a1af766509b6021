"""`python -m rulewright`: the same as the console script."""

from rulewright.cli.main import main

if __name__ == "__main__":  # worker processes import this module too
    main()
