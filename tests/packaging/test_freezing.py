"""What is kept of Qt in the frozen program, and what Debian packages are made of."""

import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import debian
import freezing
import pytest
from elf_files import elf_files, glibc_version, unresolved_libraries

ROOT = Path(__file__).resolve().parents[2]

XCB = ("PySide6/Qt/plugins/platforms/libqxcb.so", "/venv/libqxcb.so", "BINARY")
VNC = ("PySide6/Qt/plugins/platforms/libqvnc.so", "/venv/libqvnc.so", "BINARY")
CUPS = ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", "/venv/libcupspr.so", "BINARY")
PYTHON = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")
GUI = ("PySide6/QtGui.abi3.so", "/venv/QtGui.abi3.so", "EXTENSION")
QT_GUI = ("PySide6/Qt/lib/libQt6Gui.so.6", "/venv/libQt6Gui.so.6", "BINARY")
QT_CORE = ("PySide6/Qt/lib/libQt6Core.so.6", "/venv/libQt6Core.so.6", "BINARY")
QT_QML = ("PySide6/Qt/lib/libQt6Qml.so.6", "/venv/libQt6Qml.so.6", "BINARY")
LIBCUPS = ("libcups.so.2", "/usr/lib/libcups.so.2", "BINARY")
IMPORTS = {
    "/venv/QtGui.abi3.so": ["/venv/libQt6Gui.so.6", "/lib/libc.so.6"],
    "/venv/libQt6Gui.so.6": ["/venv/libQt6Core.so.6"],
    "/venv/libqvnc.so": ["/venv/libQt6Qml.so.6"],
    "/venv/libcupspr.so": ["/usr/lib/libcups.so.2"],
}

WRITE_A_GIF = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # none of these can be imported
from PIL import Image
from powergrid_qt.app.export.encoding import kinds, moving_picture
(kind,) = kinds()
frames = [Image.new("RGB", (8, 8), color) for color in ("red", "blue")]
print(moving_picture(frames, kind, 100).decode("latin-1"))
"""
OPEN_A_TABLE = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[2:]))  # none of these can be imported
import pathlib, socket
import powergrid_qt.commands.join, powergrid_qt.commands.serve
from powergrid_qt.table.certificate import server_context
print(server_context(pathlib.Path(sys.argv[1]))[0].minimum_version.name)
print(socket.getaddrinfo("localhost", 1) != [])
"""


def kept(*entries: freezing.Entry) -> list[freezing.Entry]:
    return freezing.kept_binaries(entries, lambda path: IMPORTS.get(path, []))


class TestBinaries:
    def test_libraries_stay_that_something_kept_needs_also_through_another(self) -> None:
        assert kept(GUI, QT_GUI, QT_CORE, QT_QML) == [GUI, QT_GUI, QT_CORE]

    def test_other_plugins_go_and_their_libraries_with_them(self) -> None:
        assert kept(XCB, VNC, QT_QML, PYTHON) == [XCB, PYTHON]

    def test_printing_uses_the_cups_of_the_system(self) -> None:
        assert kept(CUPS, LIBCUPS) == [CUPS]

    def test_a_name_with_backslashes_is_the_same(self) -> None:
        windows = (r"PySide6\plugins\platforms\qwindows.dll", "C:\\qwindows.dll", "BINARY")
        direct = (r"PySide6\plugins\platforms\qdirect2d.dll", "C:\\qdirect2d.dll", "BINARY")
        assert kept(windows, direct) == [windows]


class TestData:
    def test_of_qts_words_those_in_our_languages_stay_and_all_of_ours(self) -> None:
        german = ("PySide6/Qt/translations/qtbase_de.qm", "", "DATA")
        danish = ("PySide6/Qt/translations/qtbase_da.qm", "", "DATA")
        ours = ("powergrid_qt/_data/resources/translations/powergrid_fr.qm", "", "DATA")
        assert freezing.kept_data([german, danish, ours], []) == [german, ours]

    def test_links_go_with_what_they_lead_to(self) -> None:
        here = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")
        gone = ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK")
        assert freezing.kept_data([here, gone], [QT_GUI]) == [here]

    def test_the_licences_of_all_that_comes_along_lie_in_one_folder(self, tmp_path: Path) -> None:
        ours = tmp_path / "powergrid_qt-1.dist-info" / "licenses"
        ours.mkdir(parents=True)
        (ours / "LICENSE").write_text("MIT")
        placed = {Path(path).name: to for path, to in freezing.resources_of(tmp_path)}
        assert set(placed.values()) == {"licenses"}
        assert {"LICENSE", "Qt-LGPL-3.txt", "GPL-3.txt", "Python-PSF.txt"} <= set(placed)

    def test_the_languages_are_those_that_there_are(self) -> None:
        ours = (ROOT / "resources" / "translations").glob("powergrid_*.qm")
        for language in {path.stem.removeprefix("powergrid_") for path in ours} - {"en"}:
            assert freezing.TRANSLATIONS.search(f"/translations/qtbase_{language}.qm")


class TestModules:
    def test_all_are_named_also_those_that_are_imported_by_name(self) -> None:
        found = set(freezing.modules(ROOT))
        assert {
            "powergrid_qt",
            "powergrid_qt.commands.maps",
            "powergrid_qt.engine.grid.cards",
            "powergrid_qt.views.outpost.family",
        } <= found

    def test_nothing_that_only_developers_install_comes_along(self) -> None:
        left_out = set(freezing.unused_modules())
        assert {"pytest", "pytestqt", "hypothesis"} <= left_out
        assert not left_out & {"PySide6", "networkx", "powergrid_qt"}

    def test_moving_pictures_need_nothing_that_is_left_out(self) -> None:
        written = told(sys.executable, "-c", WRITE_A_GIF, *freezing.unused_modules())
        assert written.startswith("GIF89a")

    def test_nor_does_a_table(self, tmp_path: Path) -> None:
        key, left_out = tmp_path / "table.pem", freezing.unused_modules()
        opened = told(sys.executable, "-c", OPEN_A_TABLE, str(key), *left_out)
        assert opened.split() == ["TLSv1_3", "True"]


@pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")
@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump (binutils) is missing")
class TestElfFiles:
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        """A module of Python's, and something else."""
        import PySide6

        shutil.copy(Path(PySide6.__file__).parent / "QtSvg.abi3.so", tmp_path)
        (tmp_path / "text.so").write_text("no library")
        return tmp_path

    def test_are_told_from_others(self, folder: Path) -> None:
        assert [path.name for path in elf_files(folder)] == ["QtSvg.abi3.so"]

    def test_what_they_need_has_to_be_beside_them(self, folder: Path) -> None:
        missing = {name for _, name in unresolved_libraries(folder)}
        assert "libQt6Svg.so.6" in missing
        assert "libc.so.6" not in missing
        (folder / "lib").mkdir()
        for name in missing:
            (folder / "lib" / name).touch()
        assert unresolved_libraries(folder) == []

    def test_the_c_library_that_they_want(self, folder: Path) -> None:
        oldest = {"x86_64": (2, 2), "aarch64": (2, 17)}[platform.machine()]
        major, minor = map(int, glibc_version(folder).split("."))
        assert oldest <= (major, minor) < (3, 0)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is missing")
class TestDebianPackage:
    @pytest.fixture
    def package(self, tmp_path: Path) -> Path:
        module = tmp_path / "unpacked" / "powergrid_qt" / "cli.py"
        module.parent.mkdir(parents=True)
        module.write_text("")
        page = tmp_path / "share" / "man" / "man1" / "powergrid-qt.1"
        page.parent.mkdir(parents=True)
        page.write_text(".TH POWERGRID-QT 1\n")
        contents = debian.python_contents(tmp_path / "unpacked")
        out = tmp_path / "out"
        out.mkdir()
        return debian.build_package(contents, tmp_path / "share", tmp_path / "tree", out)

    def test_has_its_files_where_debian_wants_them(self, package: Path) -> None:
        listed = told("dpkg-deb", "--contents", str(package)).splitlines()
        files = {line.split()[-1]: line.split()[0] for line in listed}
        assert files["./usr/games/powergrid-qt"] == "-rwxr-xr-x"
        assert files["./usr/share/powergrid-qt/powergrid_qt/cli.py"] == "-rw-r--r--"
        assert "./usr/share/man/man1/powergrid-qt.1.gz" in files
        assert "./usr/share/doc/powergrid-qt/copyright" in files
        assert all(line.split()[1] == "root/root" for line in listed)

    def test_says_what_it_needs(self, package: Path) -> None:
        needed = told("dpkg-deb", "--field", str(package), "Depends").strip().split(", ")
        assert "python3-networkx" in needed
        assert {f"python3-pyside6.{one}" for one in qt_modules()} <= set(needed)


def qt_modules() -> set[str]:
    """The modules of PySide6 that our code imports, as Debian's packages are called."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "powergrid_qt").rglob("*.py"))
    return {name.lower() for text in sources for name in re.findall(r"PySide6\.(Qt\w+)", text)}


def told(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
