"""packaging/bootstrap.py, as far as it goes without installing anything."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import bootstrap
import environment
import pytest
import steps
import stubs
from dependencies import lowest_pins
from environment import Environment
from packaging.requirements import Requirement
from stubs import unpack_stubs

from powergrid_qt import qt_libraries

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ("bootstrap", "dependencies", "environment", "steps", "stubs", "system_packages")
OURS = [f"packaging/{name}.py" for name in SCRIPTS]
OURS += ["powergrid_qt/__init__.py", "powergrid_qt/qt_libraries.py"]
"""What runs before anything is installed."""

DEBIAN = {"ID": "debian", "VERSION_ID": "12"}
UBUNTU = {"ID": "ubuntu", "ID_LIKE": "debian"}
MINT = {"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}
FEDORA = {"ID": "fedora", "NAME": "Fedora, not debian"}

# Stands in for the game: shows what it was given, and ends with an exit code of its own.
ECHO_GAME = """\
import os, sys
print("game:", *sys.argv[1:], os.environ.get("QT_QPA_PLATFORM"))
sys.exit(7)
"""
ECHO_PYTHON = """\
import sys
print(f"{sys.executable}:", *sys.argv[1:])
"""

SMALL_PYPROJECT = """\
[project]
name = "powergrid-qt"
dependencies = ["networkx>=3.2", "PySide6-Essentials >= 6.8.0.2, !=6.12.0, <7"]

[project.optional-dependencies]
cluster = ["distributed>=2024.8"]

[dependency-groups]
test = ["pytest-qt>=4.4"]
lint = ["ruff>=0.12"]
"""
TEST_GROUP = "pytest-qt>=4.4"
INSTALLED = [f"install {name}" for name in ("test", "lint", "package", "cluster")]


@pytest.fixture
def project(tmp_path: Path) -> Environment:
    """The empty .venv of a small project of its own, which has bootstrap.py and ECHO_GAME."""
    for folder in ("packaging", "powergrid_qt"):
        (tmp_path / folder).mkdir()
    for name in OURS:
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / "powergrid_qt" / "__main__.py").write_text(ECHO_GAME, encoding="utf-8")
    return empty_environment(tmp_path / ".venv")


def empty_environment(folder: Path) -> Environment:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    return Environment(folder)


def start(
    project: Environment, *arguments: str, **environ: str
) -> subprocess.CompletedProcess[str]:
    inherited = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, str(project.root / "packaging" / "bootstrap.py"), *arguments],
        cwd=project.root,
        env={**inherited, **environ},
        capture_output=True,
        text=True,
        check=False,
    )


class TestOldPython:
    def test_is_told_in_one_sentence_what_is_needed(self) -> None:
        message = bootstrap.old_python_message((3, 9, 2), "/usr/bin/python3")
        assert message == (
            "powergrid-qt needs Python 3.11 or newer, but /usr/bin/python3 is Python 3.9.2."
        )

    @pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
    def test_new_enough(self, version: tuple[int, ...]) -> None:
        assert bootstrap.old_python_message(version, "python3") is None

    @pytest.mark.parametrize("name", OURS)
    def test_can_still_read_the_file(self, name: str) -> None:
        ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 8))

    def test_the_minimum_is_that_of_the_project(self) -> None:
        minimum = ".".join(map(str, bootstrap.MINIMUM_PYTHON))
        pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        assert f'requires-python = ">={minimum}"' in pyproject


class TestCommandLine:
    @pytest.mark.parametrize(
        ("argv", "expected"),
        [
            (["run"], ("run", [])),
            (["run", "maps", "germany"], ("run", ["maps", "germany"])),
            (["run", "--help"], ("run", ["--help"])),
            (["test", "-k", "auction"], ("test", ["-k", "auction"])),
            (["test", "-h", "--", "-x"], ("test", ["-h", "--", "-x"])),
        ],
    )
    def test_everything_after_the_command_is_passed_on(self, argv, expected) -> None:
        assert bootstrap.parse(argv) == expected

    @pytest.mark.parametrize("argv", [[], ["play"], ["--fast", "run"]])
    def test_anything_else_is_refused(self, argv: list[str], capsys) -> None:
        with pytest.raises(SystemExit) as refused:
            bootstrap.parse(argv)
        assert refused.value.code == 2
        assert "{run,test,lint,types}" in capsys.readouterr().err

    def test_help_shows_the_commands(self, capsys) -> None:
        with pytest.raises(SystemExit) as ended:
            bootstrap.parse(["--help"])
        assert ended.value.code == 0
        shown = capsys.readouterr().out
        assert "bootstrap.py run maps germany" in shown
        assert "bootstrap.py test -k auction" in shown
        assert "bootstrap.py test --lowest -k auction" in shown
        assert "test --all   " in shown
        assert "lint   " in shown
        assert "types   " in shown


class TestScreen:
    @pytest.mark.parametrize(
        ("environ", "system", "expected"),
        [
            ({}, "linux", False),
            ({"DISPLAY": ""}, "linux", False),
            ({"DISPLAY": ":0"}, "linux", True),
            ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
            ({}, "darwin", True),
            ({}, "win32", True),
        ],
    )
    def test_has_screen(self, environ: dict[str, str], system: str, expected: bool) -> None:
        assert bootstrap.has_screen(environ, system) is expected

    @pytest.mark.parametrize(
        ("arguments", "environ", "expected"),
        [
            ([], {}, True),
            ([], {"DISPLAY": ":0"}, False),
            ([], {"QT_QPA_PLATFORM": "vnc"}, False),
            (["maps", "germany"], {}, False),
        ],
    )
    def test_the_demonstration_replaces_only_a_plain_start_without_a_screen(
        self, arguments: list[str], environ: dict[str, str], expected: bool
    ) -> None:
        assert bootstrap.wants_demo(arguments, environ, "linux") is expected


class TestSystemPackages:
    @pytest.mark.parametrize(
        ("release", "expected"),
        [(DEBIAN, True), (UBUNTU, True), (MINT, True), (FEDORA, False), ({}, False)],
    )
    def test_is_debian(self, release: dict[str, str], expected: bool) -> None:
        assert qt_libraries.is_debian(release) is expected

    def test_on_debian_there_is_one_command_to_copy(self) -> None:
        message = qt_libraries.missing_message(
            ["libegl1", "libgl1"], "system libraries for Qt", True
        )
        assert message.splitlines() == [
            "Missing system libraries for Qt. Install with:",
            "  sudo apt-get install libegl1 libgl1",
        ]

    def test_elsewhere_the_packages_are_named(self) -> None:
        message = qt_libraries.missing_message(
            ["libegl1", "libgl1"], "system libraries for Qt", False
        )
        assert "apt-get" not in message
        assert message.splitlines()[-1] == "  libegl1 libgl1"

    def test_renamed_packages_are_asked_for_by_their_new_name(self) -> None:
        wanted = ["libglib2.0-0", "libegl1"]
        newer = {"libglib2.0-0t64", "libegl1"}
        assert qt_libraries.current_names(wanted, newer) == ["libglib2.0-0t64", "libegl1"]
        assert qt_libraries.current_names(wanted, set(wanted)) == wanted
        assert qt_libraries.current_names(wanted, ()) == wanted

    @pytest.mark.skipif(sys.platform != "linux", reason="looks for libraries as Linux names them")
    def test_only_what_does_not_load_is_missing(self) -> None:
        libraries = {"libc6": "libc.so.6", "no-such-package": "libno-such-library.so.1"}
        assert qt_libraries.missing_packages(libraries) == ["no-such-package"]


class TestVirtualEnvironment:
    def test_a_new_one_is_usable(self, project: Environment) -> None:
        assert project.is_usable()

    def test_none_is_not(self, project: Environment) -> None:
        shutil.rmtree(project.folder)
        assert not project.is_usable()

    @pytest.mark.parametrize("key", ["version", "home", "command"])
    def test_one_made_by_another_python_or_in_another_place_is_not(
        self, project: Environment, key: str
    ) -> None:
        config = project.folder / "pyvenv.cfg"
        lines = config.read_text(encoding="utf-8").splitlines()
        changed = [f"{key} = 3.9.2" if line.startswith(f"{key} =") else line for line in lines]
        assert changed != lines
        config.write_text("\n".join(changed), encoding="utf-8")
        assert not project.is_usable()

    def test_one_without_its_python_is_not(self, project: Environment) -> None:
        project.python.unlink()
        assert not project.is_usable()

    def test_pip_is_looked_for(self, project: Environment) -> None:
        assert not project.has_pip()


class TestStamp:
    def test_steps_are_remembered_one_by_one(self, project: Environment) -> None:
        assert not project.is_done("install")
        project.mark_done("install")
        project.mark_done("qt")
        assert project.is_done("install")
        assert project.is_done("qt")
        assert not project.is_done("install test")

    def test_a_changed_pyproject_makes_them_due_again(self, project: Environment) -> None:
        project.mark_done("install")
        (project.root / "pyproject.toml").write_text("[project]\nname='x'\n", encoding="utf-8")
        assert not project.is_done("install")

    @pytest.mark.parametrize("groups", [(), ("test",), ("lint", "test")])
    def test_nothing_is_installed_twice(
        self, project: Environment, groups: tuple[str, ...], capfd: pytest.CaptureFixture[str]
    ) -> None:
        for step in ("install", *(f"install {group}" for group in groups)):
            project.mark_done(step)
        project.ensure_installed(*groups)
        assert capfd.readouterr() == ("", "")


class TestInstalling:
    """What pip is asked for, without asking it."""

    @pytest.fixture(autouse=True)
    def prepared(self, project: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
        (project.root / "pyproject.toml").write_text(SMALL_PYPROJECT, encoding="utf-8")
        monkeypatch.setattr(Environment, "has_pip", lambda self: True)

    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
        """The title of each step, and what pip is to install."""
        found: list[tuple[str, ...]] = []
        monkeypatch.setattr(
            environment,
            "run_step",
            lambda title, command: found.append((title, *command[command.index("install") + 1 :])),
        )
        return found

    def test_to_run_it_only_the_project_is_needed(self, project, asked) -> None:
        project.ensure_installed()
        assert asked == [("Installing powergrid-qt", "--editable", str(project.root))]

    def test_a_group_comes_with_it(self, project, asked) -> None:
        project.ensure_installed("test")
        title = "Installing powergrid-qt and test"
        assert asked == [(title, "--editable", str(project.root), TEST_GROUP)]

    def test_a_later_group_leaves_the_others_as_they_are(self, project, asked) -> None:
        project.ensure_installed("test")
        project.mark_done("qt")
        asked.clear()
        project.ensure_installed("lint", "test", "cluster")
        assert asked == [("Installing lint and cluster", "ruff>=0.12", "distributed>=2024.8")]
        assert all(map(project.is_done, ["install", "install test", "install lint", "qt"]))
        project.ensure_installed("test", "lint")
        assert len(asked) == 1

    def test_another_pyproject_makes_all_of_them_due_again(self, project, asked) -> None:
        project.ensure_installed("test", "lint")
        before = project.root / "pyproject.toml"
        before.write_text(f"{SMALL_PYPROJECT}# changed\n", encoding="utf-8")
        project.ensure_installed("test")
        before.write_text(SMALL_PYPROJECT, encoding="utf-8")
        assert not project.is_done("install lint")  # it may have been replaced meanwhile

    def test_the_lowest_versions_constrain_it(self, project, asked) -> None:
        Environment(project.folder, ["pytest-qt==4.4"]).ensure_installed("test")
        ((title, *arguments),) = asked
        assert title.endswith(", in the lowest versions")
        assert arguments[-3:-1] == [TEST_GROUP, "--constraint"]
        assert Path(arguments[-1]).read_text(encoding="utf-8") == "pytest-qt==4.4\n"


class TestProcesses:
    def test_a_step_shows_its_title_and_hides_its_output(self, project, capfd) -> None:
        steps.run_step("Counting", [sys.executable, "-c", "print('one two')"])
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith("Counting ... done in ")
        assert "one two" not in err

    def test_a_failing_step_hands_over_its_output(self, project, capfd) -> None:
        with pytest.raises(steps.BootstrapError, match=r"disk full\nCounting: failed"):
            steps.run_step("Counting", [sys.executable, "-c", "raise SystemExit('disk full')"])
        assert "Counting ... failed after " in capfd.readouterr().err

    @pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
    def test_a_killed_command_ends_with_the_code_a_shell_gives(self, project) -> None:
        suicide = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
        code = steps.run_to_end([sys.executable, "-c", suicide], os.environ, project.root)
        assert code == 128 + 15


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
class TestPreparedProject:
    """The whole program, in a project where everything is installed already."""

    @pytest.fixture(autouse=True)
    def prepared(self, project: Environment) -> None:
        for step in ("install", *INSTALLED, "qt", "qt with screen"):
            project.mark_done(step)

    def test_arguments_and_exit_code_are_passed_on(self, project: Environment) -> None:
        result = start(project, "run", "maps", "--big")
        assert (result.stdout, result.stderr, result.returncode) == (
            "game: maps --big None\n",
            "",
            7,
        )

    def test_without_a_screen_it_says_so_and_plays_the_demonstration(self, project) -> None:
        result = start(project, "run")
        assert result.stdout == f"{bootstrap.NO_SCREEN}\ngame: demo offscreen\n"
        assert result.returncode == 7

    def test_with_a_screen_it_just_starts(self, project: Environment) -> None:
        assert start(project, "run", DISPLAY=":0").stdout == "game: None\n"

    def test_the_tests_run_in_parallel_off_the_screen(self, project: Environment) -> None:
        (project.root / "pytest.py").write_text(ECHO_GAME, encoding="utf-8")
        result = start(project, "test", "-k", "auction")
        assert result.stdout == "game: -n auto --dist worksteal -k auction offscreen\n"
        assert result.returncode == 7

    def test_all_tests_are_a_matter_of_pytest(self, project: Environment) -> None:
        (project.root / "pytest.py").write_text(ECHO_GAME, encoding="utf-8")
        result = start(project, "test", "--all")
        assert result.stdout == "game: -n auto --dist worksteal --all offscreen\n"

    @pytest.mark.skipif(os.name == "nt", reason="the tools are scripts here")
    def test_every_check_is_made_whatever_the_first_one_says(self, project: Environment) -> None:
        for tool, code in (("ruff", 1), ("lint-imports", 0)):
            script = project.python.parent / tool
            script.write_text(f'#!/bin/sh\necho {tool} "$@"\nexit {code}\n', encoding="utf-8")
            script.chmod(0o755)
        result = start(project, "lint")
        assert result.stdout == "ruff check\nruff format --check\nlint-imports\n"
        assert result.returncode == 1
        assert "takes no arguments" in start(project, "lint", "tests").stderr

    def test_the_types_are_checked_in_the_project(self, project: Environment) -> None:
        (project.root / "mypy.py").write_text(ECHO_GAME, encoding="utf-8")
        project.mark_done(f"stubs of {stubs.WHEEL}")
        result = start(project, "types", "--strict")
        assert result.stdout == "game: --strict None\n"
        assert result.returncode == 7

    def test_the_lowest_versions_have_an_environment_of_their_own(self, project) -> None:
        (project.root / "pyproject.toml").write_text(SMALL_PYPROJECT, encoding="utf-8")
        (project.root / "pytest.py").write_text(ECHO_PYTHON, encoding="utf-8")
        lowest = empty_environment(project.root / ".venv-lowest")
        for step in ("install", "install test", "qt"):
            lowest.mark_done(step)
        result = start(project, "test", "--lowest", "-k", "auction")
        assert result.stdout == f"{lowest.python}: -n auto --dist worksteal -k auction\n"


class TestLowestVersions:
    def test_are_the_floors_of_all_dependencies_groups_and_extras(self) -> None:
        assert lowest_pins(tomllib.loads(SMALL_PYPROJECT)) == [
            "networkx==3.2",
            "PySide6-Essentials==6.8.0.2",
            "pytest-qt==4.4",
            "ruff==0.12",
            "distributed==2024.8",
        ]

    def test_every_dependency_of_ours_has_one(self) -> None:
        pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        pinned = {pin.partition("==")[0] for pin in lowest_pins(pyproject)}
        assert {"networkx", "PySide6-Essentials", "distributed", "pytest", "pytest-qt"} <= pinned

    @pytest.mark.parametrize(
        "requirement", ["networkx", "networkx<4", "networkx>=3.2; python_version < '3.12'"]
    )
    def test_one_that_cannot_be_told_is_an_error(self, requirement: str) -> None:
        pyproject = tomllib.loads(SMALL_PYPROJECT)
        pyproject["project"]["dependencies"] = [requirement]
        with pytest.raises(steps.BootstrapError, match="networkx"):
            lowest_pins(pyproject)


class TestStubs:
    def test_are_all_that_is_taken_out_of_the_wheel(self, tmp_path: Path) -> None:
        wheel = tmp_path / "some.whl"
        with zipfile.ZipFile(wheel, "w") as files:
            for name in ("PySide6/QtCore.pyi", "PySide6/QtCore.abi3.so", "PySide6/scripts/x.pyi"):
                files.writestr(name, name)
            files.writestr("PySide6_Essentials-6.11.3.dist-info/METADATA", "")
        folder = tmp_path / "PySide6-stubs"
        folder.mkdir()
        (folder / "QtOld.pyi").touch()  # of a version before
        unpack_stubs(wheel, folder)
        assert sorted(path.name for path in folder.iterdir()) == ["QtCore.pyi", "__init__.pyi"]
        assert (folder / "QtCore.pyi").read_text() == "PySide6/QtCore.pyi"

    def test_lie_where_python_looks_for_packages(self, project: Environment) -> None:
        script = "import sysconfig; print(sysconfig.get_path('purelib'))"
        asked = subprocess.run(
            [project.python, "-c", script], capture_output=True, text=True, check=True
        )
        assert project.site_packages == Path(asked.stdout.strip())

    def test_are_of_a_version_that_the_project_admits(self) -> None:
        pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        (admitted,) = (
            one for one in pyproject["project"]["dependencies"] if one.startswith("PySide6")
        )
        assert Requirement(admitted).specifier.contains(stubs.VERSION)
