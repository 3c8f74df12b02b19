"""The maps and resources are found wherever the package ends up."""

import importlib.util
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import powergrid_qt
from powergrid_qt import paths

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEEL = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]


def install_data(folder: Path) -> None:
    """Put the data folders, empty, where pyproject.toml puts them in a wheel."""
    for target in WHEEL["force-include"].values():
        (folder / target).mkdir(parents=True)


@pytest.fixture
def installed(tmp_path: Path) -> ModuleType:
    """powergrid_qt/paths.py as it would be in site-packages, without the data."""
    (tmp_path / "powergrid_qt").mkdir()
    copy = shutil.copy(paths.__file__, tmp_path / "powergrid_qt" / "paths.py")
    spec = importlib.util.spec_from_file_location("installed_paths", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_checkout_has_the_data_beside_the_package() -> None:
    assert paths.maps_dir() == ROOT / "maps"
    assert paths.resources_dir() == ROOT / "resources"


def test_the_wheel_takes_the_folders_that_a_checkout_uses() -> None:
    folders = {paths.maps_dir(), paths.resources_dir()}
    assert {ROOT / source for source in WHEEL["force-include"]} == folders
    assert all(folder.is_dir() for folder in folders)


def test_a_wheel_has_the_data_inside_the_package(installed: ModuleType, tmp_path: Path) -> None:
    install_data(tmp_path)
    targets = WHEEL["force-include"]
    assert installed.maps_dir() == tmp_path / targets["maps"]
    assert installed.resources_dir() == tmp_path / targets["resources"]


def test_a_frozen_program_has_the_data_where_it_was_unpacked(
    installed: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = tmp_path / "unpacked"
    install_data(unpacked)
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked), raising=False)
    targets = WHEEL["force-include"]
    assert installed.maps_dir() == unpacked / targets["maps"]
    assert installed.resources_dir() == unpacked / targets["resources"]


def test_the_wheel_has_the_version_of_the_package() -> None:
    assert PYPROJECT["project"]["dynamic"] == ["version"]
    version_file = ROOT / PYPROJECT["tool"]["hatch"]["version"]["path"]
    assert version_file == Path(powergrid_qt.__file__)
