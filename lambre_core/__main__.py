"""`python -m lambre_core` is the command line."""

from __future__ import annotations

import sys

from lambre_core.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
