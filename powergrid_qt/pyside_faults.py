"""What is done only because of faults of PySide: each with the versions in which it was seen, so
that it can go when those are no longer admitted.

Two places live with a fault by their design, and say so: `models/branches.py` (6.11: items of a
tree that Python made) and `views/board/city_marks.py` (6.8: accessible interfaces of our own).
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

import shiboken6
from PySide6.QtGui import QPaintEngine, QPainter
from PySide6.QtWidgets import QLayout
from shiboken6 import Shiboken

Kept = TypeVar("Kept")
_OBJECT: Any = Shiboken.Object
"""What all classes of PySide are made from."""

# -- exceptions in what Qt calls ----------------------------------------------------------------


def survive_exceptions_in_overrides() -> None:
    """6.8.0.2 to 6.11.3, with Python 3.11: an exception that Python's own C code raises (an index
    out of range, say) in an override which Qt calls while we have called Qt, `resizeEvent` in
    `show` or `grab` for example, is a segmentation fault. PySide takes the value of the exception
    for its instance, which it is only from the first `except` on that has seen it; Python 3.12
    makes it at once. So each override has such an `except`."""
    if sys.version_info >= (3, 12) or "__init_subclass__" in vars(_OBJECT):
        return

    def init_subclass(cls: Any, /, **options: Any) -> None:
        super(_OBJECT, cls).__init_subclass__(**options)
        _guard_overrides(cls)

    _OBJECT.__init_subclass__ = classmethod(init_subclass)
    for cls in _python_classes(_OBJECT):
        _guard_overrides(cls)


def _python_classes(above: type) -> Iterator[type]:
    """The classes below another one that were made in Python, those above first."""
    below: list[type] = above.__subclasses__()
    for cls in below:
        if not _is_qt(cls):
            yield cls
        yield from _python_classes(cls)


def _is_qt(cls: type) -> bool:
    return cls.__module__.startswith(("PySide6.", "Shiboken"))


def _guard_overrides(cls: type) -> None:
    """Also those that come from a class beside Qt's, which Qt calls through this one only."""
    bases = [base for base in cls.__mro__ if _is_qt(base)]
    beside = [base for base in cls.__mro__ if not issubclass(base, _OBJECT)]
    for base in (cls, *beside):
        for name, function in list(vars(base).items()):
            if (
                isinstance(function, FunctionType)
                and not name.startswith("__")
                and getattr(cls, name) is function
                and any(name in vars(qt) for qt in bases)
            ):
                setattr(cls, name, _guarded(function))


def _guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """PySide asks how many arguments a function takes before it lets a signal call it."""

    @wraps(function)
    def call_alone(self: object) -> Any:
        try:
            return function(self)
        except Exception:
            raise

    @wraps(function)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return function(*arguments, **options)
        except Exception:
            raise

    return call_alone if function.__code__.co_argcount == 1 else call


# -- objects that are taken for others ------------------------------------------------------------


def forget_items(layout: QLayout) -> None:
    """All versions: when a layout is put into another one, PySide makes an object for each of its
    items, and keeps it when Qt deletes the item: what comes to lie there in memory is then taken
    for it."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            forget_items(item)
        elif item is not None:
            shiboken6.invalidate(item)


_for_good: list[object] = []


def keep_for_good(made: Kept) -> Kept:
    """All versions: what an override makes and returns, PySide lets go of while Qt still uses
    it."""
    _for_good.append(made)
    return made


_PIXELS = QPaintEngine.Type.Raster
_engine = _PIXELS


@contextmanager
def drawing_page(painter: QPainter) -> Iterator[None]:
    """While a page is drawn that is not for the screen.

    6.8: painters could be asked each time what they draw on. But their engines come and go with
    every widget that is painted, and PySide sometimes takes one for a dead object that lay at the
    same place in memory."""
    global _engine
    _engine = painter.paintEngine().type()
    try:
        yield
    finally:
        _engine = _PIXELS


def draws_pixels() -> bool:
    return _engine == _PIXELS


def draws_pdf() -> bool:
    return _engine == QPaintEngine.Type.Pdf
