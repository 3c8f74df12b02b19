"""What all commands have in common: help, exit codes, standard output and error."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import powergrid_qt
from powergrid_qt.cli import as_command, main, make_parser
from powergrid_qt.commands.parsers import COMMANDS as EVERY_COMMAND

COMMANDS = ("maps", "replay", "simulate", "bench", "demo", "rules", "serve", "join")
FULL = Path("/dev/full")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_an_example(name, capsys):
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help"])
    assert stopped.value.code == 0
    told = capsys.readouterr().out
    assert "examples:" in told
    assert f"powergrid-qt {name}" in told.split("examples:")[1]


def test_the_help_names_every_command(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    told = capsys.readouterr().out
    assert all(f"\n    {name} " in told for name in COMMANDS)


def test_the_version(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"powergrid-qt {powergrid_qt.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], ["maps", "--jsn"], ["replay"], ["simulate", "--games", "0"], ["demo", "extra"]],
)
def test_a_wrong_command_line_is_refused(arguments, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("usage: powergrid-qt")


def test_help_needs_neither_qt_nor_the_engine():
    program = (
        "import sys\n"
        "from powergrid_qt.cli import main\n"
        "try:\n"
        "    main(['--help'])\n"
        "finally:\n"
        "    print(sorted(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "'powergrid_qt.cli'" in done.stderr
    assert not any(name in done.stderr for name in ("PySide6", "networkx", "powergrid_qt.engine"))


def test_no_command_needs_qt():
    imports = "; ".join(f"import powergrid_qt.commands.{name}" for name in COMMANDS)
    program = f"{imports}; import sys; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False\n"


def test_python_m_is_the_command(process):
    with process("maps", "germany") as running:
        out, err = running.communicate()
    assert running.returncode == 0
    assert out.startswith("Germany (germany)\n")
    assert err == ""


@pytest.mark.long
def test_without_a_command_a_demonstration_game_is_played(process, tmp_path):
    with process() as running:
        out, err = running.communicate()
    assert (running.returncode, err) == (0, "")
    assert out.startswith("There is no screen here")
    assert len(list((tmp_path / "powergrid-demo").glob("*.pgr"))) == 1


@pytest.mark.parametrize("name", ["game.pgr", "a game.pgr.gz", "without an ending"])
def test_a_file_in_place_of_a_command_is_opened(name, tmp_path):
    path = tmp_path / name
    path.touch()
    assert make_parser().parse_args(as_command([str(path)])).file == path


def test_a_missing_game_is_a_file_all_the_same():
    assert make_parser().parse_args(as_command(["missing.pgr"])).file == Path("missing.pgr")


def test_a_command_is_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in (*EVERY_COMMAND, "--version"):
        Path(name).touch()
        assert as_command([name]) == [name]
    assert as_command([]) == []


def test_all_commands_are_known_as_such(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert re.findall(r"^    (\w+)(?: |$)", told, re.MULTILINE) == list(EVERY_COMMAND)


def test_without_a_screen_the_outcome_of_a_file_is_told(process, write, finished, tmp_path):
    with process(write(finished)) as running:
        out, err = running.communicate()
    assert (running.returncode, err) == (0, "")
    assert out.startswith("There is no screen here")
    with process("missing.pgr") as running:
        out, err = running.communicate()
    assert running.returncode == 2
    assert err.startswith("missing.pgr: ")


def test_an_error_comes_after_what_was_printed_before_it(process, write, finished):
    finished["moves"][3] = {"p": 0, "do": "hire", "seasonal": 1}
    with process("replay", write(finished), "--states") as running:
        out, err = running.communicate()
    assert running.returncode == 2
    assert len(out.splitlines()) == 4
    assert err.startswith("move 4 (")


@pytest.mark.skipif(os.name == "nt", reason="pipes of Windows tell it otherwise")
def test_a_closed_pipe_is_no_error(process, write, finished):
    with process("replay", write(finished), "--states") as running:
        assert running.stdout.readline().startswith('{"n": 0')
        running.stdout.close()
        err = running.stderr.read()
    assert (running.returncode, err) == (141, "")


@pytest.mark.long(but=["1"])
@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_is_quiet(jobs, process):
    options = ("--games", 5_000, "--jobs", jobs, "--json")
    with process("simulate", *options, start_new_session=True) as running:
        running.stdout.readline()  # it plays
        os.killpg(running.pid, signal.SIGINT)  # like Ctrl-C: to all of its processes
        _, err = running.communicate()
    assert (running.returncode, err) == (130, "")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told(process):
    with FULL.open("w") as full, process("maps", stdout=full) as running:
        _, err = running.communicate()
    assert (running.returncode, err) == (2, "No space left on device\n")


def test_umlauts_reach_a_pipe_whatever_the_encoding(process):
    with process("maps", "germany", env={"PYTHONIOENCODING": "ascii"}) as running:
        out, _ = running.communicate()
    assert "Köln" in out
