"""What is told of a lesson in a list."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def lesson_state(minutes: int, steps: int, *, done: bool, reached: int) -> str:
    """Where one is in it, that it is done, or how long it takes. `reached`: the step, from 0."""
    if reached:
        told = translate("Lessons", "step {number} of {count}")
        return told.format(number=reached + 1, count=steps)
    if done:
        return translate("Lessons", "done")
    return translate("Lessons", "{minutes} min").format(minutes=minutes)
