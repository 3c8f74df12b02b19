"""Ctrl-C on a command that runs."""

import signal
import subprocess


def interrupted(running: subprocess.Popen) -> tuple[str, str]:
    """What it said after Ctrl-C. Python loses one that comes while an object is destroyed: then
    one presses it again."""
    for _ in range(3):
        running.send_signal(signal.SIGINT)
        try:
            running.wait(timeout=10)
        except subprocess.TimeoutExpired:
            continue
        assert running.stdout is not None
        assert running.stderr is not None
        # Not `communicate`: it does not see what was read ahead with the first line.
        with running.stdout as out, running.stderr as err:
            return out.read(), err.read()
    raise AssertionError("it does not end")
