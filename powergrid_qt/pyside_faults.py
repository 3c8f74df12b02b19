"""What is done only because of faults of PySide: each with the versions in which it was seen, so
that it can go when those are no longer admitted.

Two places live with a fault by their design, and say so: `views/board/view.py` (6.8: accessible
interfaces of our own) and `views/style/keys.py` (all versions: widgets that follow each other by
Tab).
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

import shiboken6
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLayout
from shiboken6 import Shiboken

Kept = TypeVar("Kept")
_OBJECT: Any = Shiboken.Object
"""The class that all classes of PySide are made from."""
_LOWER = ("data", "event", "flags", "index", "paint", "parent", "pixmap", "shape")
"""Methods that Qt calls by names without capitals."""

# -- sources ------------------------------------------------------------------------------------


def leave_sources_unread() -> None:
    """6.8.0.2 to 6.11.3: PySide reads the source of every module that is imported after it, to see
    whether that may use one of its `__feature__`s. We use none, and it takes a twentieth of the
    time in which the window opens."""
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _: False


# -- exceptions in what Qt calls ----------------------------------------------------------------


def keep_exceptions_from_qt() -> None:
    """6.8.0.2 to 6.11.3: an exception in an override that Qt calls while we have called Qt, in a
    `resizeEvent` under `show` or `grab` for example, ends the program, or breaks what is asked of
    Qt next. PySide keeps it to raise it in our call when that returns; with Python 3.11 it takes
    the text of one that Python's own code has raised for its instance, and from 6.11 on it leaves
    the error set while other overrides run. So none gets there: it is told as all others are that
    nobody has caught (`sys.excepthook`), and Qt is given what its own class would say."""
    if "__init_subclass__" in vars(_OBJECT):
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


def _is_called_by_qt(name: str) -> bool:
    """Capitals are Qt's way to write names, not ours."""
    return not name.islower() or name in _LOWER


def _guard_overrides(cls: type) -> None:
    """Also those that come from a class beside Qt's, which Qt calls through this one only."""
    beside = [base for base in cls.__mro__ if not issubclass(base, _OBJECT)]
    for base in (cls, *beside):
        for name, function in list(vars(base).items()):
            if not isinstance(function, FunctionType) or not _is_called_by_qt(name):
                continue
            inherited = _qt_method(cls, name)
            if inherited is not None and getattr(cls, name) is function:
                setattr(cls, name, _guarded(function, inherited))


def _qt_method(cls: type, name: str) -> Callable[..., Any] | None:
    """What Qt's own class says; None if it knows no such method."""
    for base in cls.__mro__:
        if _is_qt(base) and name in vars(base):
            method: Callable[..., Any] = getattr(base, name)
            return method
    return None


def _guarded(function: Callable[..., Any], inherited: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
        try:
            return inherited(*arguments)
        except NotImplementedError:  # Qt leaves it to others
            return None

    return call


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


_PIXELS, _PDF, _OTHER = range(3)
_page = _PIXELS


@contextmanager
def drawing_page(painter: QPainter) -> Iterator[None]:
    """While a page is drawn that is not for the screen.

    6.8: painters could be asked each time what they draw on. But their engines come and go with
    every widget that is painted, and PySide sometimes takes one for a dead object that lay at the
    same place in memory."""
    from PySide6.QtGui import QPaintEngine  # many names, which the screen does without

    global _page
    kinds = {QPaintEngine.Type.Raster: _PIXELS, QPaintEngine.Type.Pdf: _PDF}
    _page = kinds.get(painter.paintEngine().type(), _OTHER)
    try:
        yield
    finally:
        _page = _PIXELS


def draws_pixels() -> bool:
    return _page == _PIXELS


def draws_pdf() -> bool:
    return _page == _PDF
