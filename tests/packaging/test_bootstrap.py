"""packaging/bootstrap.py, as far as it goes without installing anything."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"

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


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bootstrap = load(BOOTSTRAP)


@pytest.fixture
def project(tmp_path: Path) -> ModuleType:
    """The bootstrap of a small project of its own, with an empty .venv and ECHO_GAME."""
    for folder in ("packaging", "powergrid_qt"):
        (tmp_path / folder).mkdir()
    shutil.copy(BOOTSTRAP, tmp_path / "packaging")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / "powergrid_qt" / "__main__.py").write_text(ECHO_GAME, encoding="utf-8")
    module = load(tmp_path / "packaging" / "bootstrap.py")
    command = [sys.executable, "-m", "venv", "--without-pip", str(module.VENV)]
    subprocess.run(command, check=True)
    return module


def start(project: ModuleType, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    inherited = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, str(project.ROOT / "packaging" / "bootstrap.py"), *arguments],
        cwd=project.ROOT,
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

    def test_can_still_read_the_file(self) -> None:
        ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 8))

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
        assert "{run,test}" in capsys.readouterr().err

    def test_help_shows_both_commands(self, capsys) -> None:
        with pytest.raises(SystemExit) as ended:
            bootstrap.parse(["--help"])
        assert ended.value.code == 0
        shown = capsys.readouterr().out
        assert "bootstrap.py run maps germany" in shown
        assert "bootstrap.py test -k auction" in shown


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
        assert bootstrap.is_debian(release) is expected

    def test_on_debian_there_is_one_command_to_copy(self) -> None:
        message = bootstrap.missing_message(["libegl1", "libgl1"], "system libraries for Qt", True)
        assert message.splitlines() == [
            "Missing system libraries for Qt. Install with:",
            "  sudo apt-get install libegl1 libgl1",
        ]

    def test_elsewhere_the_packages_are_named(self) -> None:
        message = bootstrap.missing_message(["libegl1", "libgl1"], "system libraries for Qt", False)
        assert "apt-get" not in message
        assert message.splitlines()[-1] == "  libegl1 libgl1"

    def test_renamed_packages_are_asked_for_by_their_new_name(self) -> None:
        wanted = ["libglib2.0-0", "libegl1"]
        newer = {"libglib2.0-0t64", "libegl1"}
        assert bootstrap.current_names(wanted, newer) == ["libglib2.0-0t64", "libegl1"]
        assert bootstrap.current_names(wanted, set(wanted)) == wanted
        assert bootstrap.current_names(wanted, ()) == wanted

    @pytest.mark.skipif(sys.platform != "linux", reason="looks for libraries as Linux names them")
    def test_only_what_does_not_load_is_missing(self) -> None:
        libraries = {"libc6": "libc.so.6", "no-such-package": "libno-such-library.so.1"}
        assert bootstrap.missing_packages(libraries) == ["no-such-package"]


class TestVirtualEnvironment:
    def test_a_new_one_is_usable(self, project: ModuleType) -> None:
        assert project.venv_is_usable()

    def test_none_is_not(self, project: ModuleType) -> None:
        shutil.rmtree(project.VENV)
        assert not project.venv_is_usable()

    @pytest.mark.parametrize("key", ["version", "home", "command"])
    def test_one_made_by_another_python_or_in_another_place_is_not(
        self, project: ModuleType, key: str
    ) -> None:
        config = project.VENV / "pyvenv.cfg"
        lines = config.read_text(encoding="utf-8").splitlines()
        changed = [f"{key} = 3.9.2" if line.startswith(f"{key} =") else line for line in lines]
        assert changed != lines
        config.write_text("\n".join(changed), encoding="utf-8")
        assert not project.venv_is_usable()

    def test_one_without_its_python_is_not(self, project: ModuleType) -> None:
        project.VENV_PYTHON.unlink()
        assert not project.venv_is_usable()

    def test_pip_is_looked_for(self, project: ModuleType) -> None:
        assert not project.has_pip()


class TestStamp:
    def test_steps_are_remembered_one_by_one(self, project: ModuleType) -> None:
        assert not project.is_done("install")
        project.mark_done("install")
        project.mark_done("qt")
        assert project.is_done("install")
        assert project.is_done("qt")
        assert not project.is_done("install[dev]")

    def test_a_changed_pyproject_makes_them_due_again(self, project: ModuleType) -> None:
        project.mark_done("install")
        (project.ROOT / "pyproject.toml").write_text("[project]\nname='x'\n", encoding="utf-8")
        assert not project.is_done("install")

    @pytest.mark.parametrize("extras", ["", "[dev]"])
    def test_nothing_is_installed_twice(
        self, project: ModuleType, extras: str, capfd: pytest.CaptureFixture[str]
    ) -> None:
        project.mark_done(f"install{extras}")
        project.ensure_installed(extras)
        assert capfd.readouterr() == ("", "")

    def test_what_was_installed_to_test_is_enough_to_run(self, project: ModuleType) -> None:
        project.mark_done("install[dev]")
        project.ensure_installed("")


class TestProcesses:
    def test_a_step_shows_its_title_and_hides_its_output(self, project, capfd) -> None:
        project.run_step("Counting", [sys.executable, "-c", "print('one two')"])
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith("Counting ... done in ")
        assert "one two" not in err

    def test_a_failing_step_hands_over_its_output(self, project, capfd) -> None:
        with pytest.raises(project.BootstrapError, match=r"disk full\nCounting: failed"):
            project.run_step("Counting", [sys.executable, "-c", "raise SystemExit('disk full')"])
        assert "Counting ... failed after " in capfd.readouterr().err

    @pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
    def test_a_killed_command_ends_with_the_code_a_shell_gives(self, project) -> None:
        suicide = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
        code = project.run_to_end([sys.executable, "-c", suicide], os.environ, project.ROOT)
        assert code == 128 + 15


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
class TestPreparedProject:
    """The whole program, in a project where everything is installed already."""

    @pytest.fixture(autouse=True)
    def prepared(self, project: ModuleType) -> None:
        for step in ("install[dev]", "qt", "qt with screen"):
            project.mark_done(step)

    def test_arguments_and_exit_code_are_passed_on(self, project: ModuleType) -> None:
        result = start(project, "run", "maps", "--big")
        assert (result.stdout, result.stderr, result.returncode) == (
            "game: maps --big None\n",
            "",
            7,
        )

    def test_without_a_screen_it_says_so_and_plays_the_demonstration(self, project) -> None:
        result = start(project, "run")
        assert result.stdout == f"{project.NO_SCREEN}\ngame: demo offscreen\n"
        assert result.returncode == 7

    def test_with_a_screen_it_just_starts(self, project: ModuleType) -> None:
        assert start(project, "run", DISPLAY=":0").stdout == "game: None\n"

    def test_the_tests_run_in_parallel_off_the_screen(self, project: ModuleType) -> None:
        (project.ROOT / "pytest.py").write_text(ECHO_GAME, encoding="utf-8")
        result = start(project, "test", "-k", "auction")
        assert result.stdout == "game: -n auto -k auction offscreen\n"
        assert result.returncode == 7
