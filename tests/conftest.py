"""Tests open no windows on anybody's screen, unless they are told to."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that make a Qt application, so that they can be chosen: `-m window`."""
    for item in items:
        if isinstance(item, pytest.Function) and "qapp" in item.fixturenames:
            item.add_marker(pytest.mark.window)
