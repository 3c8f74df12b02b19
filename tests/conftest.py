"""Tests open no windows on anybody's screen, unless they are told to."""

import gc
import os
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from powergrid_qt.paths import translations_dir

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The first text that is drawn takes seconds on a busy machine: a table of all letters is made.
PATIENT = settings(suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", PATIENT, max_examples=30)
settings.register_profile("thorough", PATIENT, max_examples=100)


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """Also without a window English has its plural forms, and what goes wrong is told."""
    from PySide6.QtCore import QTranslator  # not for tests that need no Qt
    from PySide6.QtGui import QCursor

    from powergrid_qt.pyside_faults import keep_exceptions_from_qt

    keep_exceptions_from_qt()

    english = QTranslator(qapp)
    assert english.load("powergrid_en", str(translations_dir()))
    qapp.installTranslator(english)
    QCursor.setPos(-100, -100)  # it begins where windows open: tips of the first one would open
    return qapp


@pytest.fixture
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The judge of people's decisions looks at everything, but not for as long."""
    from powergrid_qt.ai import judge, review
    from powergrid_qt.ai.levels import Effort

    monkeypatch.setattr(judge, "HINT", Effort(samples=2, rounds=1, trust=0.01))
    monkeypatch.setattr(review, "LONGER", 2)
    monkeypatch.setattr(review, "COMPARED", 2)
    judge.judge_of_people.cache_clear()
    yield
    judge.judge_of_people.cache_clear()


ONLY_WITH = {"long": "--all", "everywhere": "--everywhere"}
"""Each marker of tests that run only with an option; pyproject.toml tells what they are for.

`long(but=IDS)` leaves some cases of a test in the quick tier, by their ids, in which `*` stands for
anything."""


def pytest_addoption(parser: pytest.Parser) -> None:
    for marker, option in ONLY_WITH.items():
        parser.addoption(option, action="store_true", help=f"also the tests marked `{marker}`")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("thorough" if config.getoption("--all") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that make a Qt application, so that they can be chosen: `-m window`; leave out
    what has to be asked for."""
    for item in items:
        if isinstance(item, pytest.Function) and "qapp" in item.fixturenames:
            item.add_marker(pytest.mark.window)
    if not any("::" in argument for argument in config.args):
        check_quick_cases(items)
    not_asked_for = [marker for marker, option in ONLY_WITH.items() if not config.getoption(option)]
    left_out = {item for item in items if any(is_left_out(item, one) for one in not_asked_for)}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))


def is_left_out(item: pytest.Item, marker: str) -> bool:
    marked = item.get_closest_marker(marker) is not None
    return marked and not any(fnmatchcase(case_of(item), quick) for quick in quick_cases(item))


def quick_cases(item: pytest.Item) -> Sequence[str]:
    mark = item.get_closest_marker("long")
    return mark.kwargs.get("but", ()) if mark else ()


def case_of(item: pytest.Item) -> str:
    return item.name.partition("[")[2].removesuffix("]")


def check_quick_cases(items: Sequence[pytest.Item]) -> None:
    """Each of them is there: a wrong word would leave a test out unnoticed."""
    found: dict[tuple[str, str], bool] = {}
    for item in items:
        for quick in quick_cases(item):
            name = item.nodeid.partition("[")[0], quick
            found[name] = found.get(name, False) or fnmatchcase(case_of(item), quick)
    wrong = [name for name, is_there in found.items() if not is_there]
    if wrong:
        raise pytest.UsageError(f"no such cases: {wrong}")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether tests may take their time: of thousands of cases the quick tier tries hundreds."""
    return bool(request.config.getoption("--all"))


def pytest_collection() -> None:
    """Tests and modules stay to the end: no use in looking through them for garbage."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.enable()
    gc.collect()
    gc.freeze()
