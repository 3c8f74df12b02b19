"""Words in every language of the program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from powergrid_qt.app.folders import HOME_VARIABLE
from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import Settings
from powergrid_qt.paths import languages


@pytest.fixture(autouse=True)
def plural_forms(qapp: QCoreApplication) -> None:
    """English has them once there is an application, whichever test is the first."""


@pytest.fixture(params=languages())
def language(
    request: pytest.FixtureRequest,
    qapp: QCoreApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[str]:
    """Spoken for the time of a test."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    language = Language(Settings())
    language.choose(request.param)
    yield request.param
    language.choose("en")
