"""`python -m soaking PLAN JOURNAL [--goes-on]`: one program, one person. Processes in which
computer players think begin here too: nothing is imported before it is needed."""

import sys
from pathlib import Path

if __name__ == "__main__":
    from soaking.program import main

    plan, journal, *rest = sys.argv[1:]
    sys.exit(main(Path(plan), Path(journal), goes_on=rest == ["--goes-on"]))
