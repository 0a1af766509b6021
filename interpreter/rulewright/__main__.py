"""`python -m rulewright`: the same as the console script.

Without `-P`, Python looks for modules in the current folder first; from here on it does not.
"""

import os
import sys

if __name__ == "__main__" and not sys.flags.safe_path and sys.path[:1] == [os.getcwd()]:  # noqa: PTH109 (is loaded)
    del sys.path[0]

from rulewright.cli.main import main

if __name__ == "__main__":  # worker processes import this module too
    main()
