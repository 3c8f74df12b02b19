"""The maps and resources are found wherever the package ends up."""

import configparser
import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path
from types import ModuleType

import pytest

import powergrid_qt
from powergrid_qt import paths

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEEL = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
READ_BY_PEOPLE = re.compile(r"(^|/)README\.md$|^resources/help/|\.ts$")
MOST_BYTES = 2_000_000
"""A little more than it has, so that nothing large comes along unnoticed."""


def install_data(folder: Path) -> None:
    """Put the data folders, empty, where pyproject.toml puts them in a wheel."""
    for target in WHEEL["sources"].values():
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
    assert {ROOT / source for source in WHEEL["sources"]} == folders
    assert all(folder.is_dir() for folder in folders)


def test_a_wheel_has_the_data_inside_the_package(installed: ModuleType, tmp_path: Path) -> None:
    install_data(tmp_path)
    targets = WHEEL["sources"]
    assert installed.maps_dir() == tmp_path / targets["maps"]
    assert installed.resources_dir() == tmp_path / targets["resources"]


def test_a_frozen_program_has_the_data_where_it_was_unpacked(
    installed: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked = tmp_path / "unpacked"
    install_data(unpacked)
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked), raising=False)
    targets = WHEEL["sources"]
    assert installed.maps_dir() == unpacked / targets["maps"]
    assert installed.resources_dir() == unpacked / targets["resources"]


def test_the_wheel_has_the_version_of_the_package() -> None:
    assert PYPROJECT["project"]["dynamic"] == ["version"]
    version_file = ROOT / PYPROJECT["tool"]["hatch"]["version"]["path"]
    assert version_file == Path(powergrid_qt.__file__)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.mark.long
class TestBuilt:
    def test_is_small(self, wheel: Path) -> None:
        assert wheel.stat().st_size <= MOST_BYTES

    def test_is_the_same_every_time(self, wheel: Path, tmp_path: Path) -> None:
        assert build_wheel(tmp_path).read_bytes() == wheel.read_bytes()

    def test_has_all_modules_and_what_they_read(self, wheel: Path) -> None:
        packed = set(zipfile.ZipFile(wheel).namelist())
        sources = set(tracked("powergrid_qt"))
        data = {
            f"powergrid_qt/_data/{name}"
            for name in tracked("maps", "resources")
            if not READ_BY_PEOPLE.search(name)
        }
        data.add("powergrid_qt/_data/CHANGELOG.md")
        assert {name for name in packed if ".dist-info/" not in name} == sources | data

    def test_has_the_licences_of_program_and_fonts(self, wheel: Path) -> None:
        packed = zipfile.ZipFile(wheel)
        (metadata,) = (name for name in packed.namelist() if name.endswith("/METADATA"))
        told = message_from_bytes(packed.read(metadata))
        assert told["License-Expression"] == "MIT AND OFL-1.1"
        files = told.get_all("License-File", [])
        assert len(files) == 3
        names = packed.namelist()
        assert all(any(name.endswith(file) for name in names) for file in files)

    def test_starts_with_and_without_a_console(self, wheel: Path) -> None:
        packed = zipfile.ZipFile(wheel)
        (scripts,) = (name for name in packed.namelist() if name.endswith("entry_points.txt"))
        told = configparser.ConfigParser()
        told.read_string(packed.read(scripts).decode())
        assert dict(told["console_scripts"]) == {"powergrid-qt": "powergrid_qt.cli:main"}
        assert dict(told["gui_scripts"]) == {"powergrid-qt-window": "powergrid_qt.cli:main"}


def build_wheel(folder: Path) -> Path:
    from squeeze import squeeze  # its library is there with `--all` only

    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.iterdir()
    squeeze(wheel)
    return wheel


def tracked(*folders: str) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]
