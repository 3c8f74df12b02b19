"""How much memory this process holds: no module of the standard library tells it everywhere."""

import sys
from pathlib import Path

STATM = Path("/proc/self/statm")


def resident_bytes() -> int | None:
    """The memory held now (Linux) or at most so far (macOS, BSD); None where nobody tells."""
    if sys.platform == "win32":
        return None
    import resource

    if STATM.exists():
        pages = int(STATM.read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
