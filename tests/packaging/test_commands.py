"""Every command in the documentation is run by somebody: here, by `.ci/run`, or by another test.
What only people can do stands in a list, so that nothing is forgotten.

Those of `powergrid-qt` itself are run by `tests/test_examples.py`.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from powergrid_qt import __version__

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "packaging/README.md")
PROGRAMS = r"python3?|\.venv(?:-lowest)?/bin/[\w-]+|\.ci/run|pipx?|uv|sudo|pre-commit|pyinstaller"
COMMAND = re.compile(rf"(?:^|`)((?:{PROGRAMS}) [^`\n]+|\.ci/run)", re.MULTILINE)

BY_PEOPLE = {
    f"sudo apt install ./powergrid-qt_{__version__}_all.deb": "in a Debian 13 made for it",
    f"sudo apt install ./powergrid-qt_{__version__}_amd64.deb": "in a Debian 13 made for it",
    "pipx install powergrid-qt": "once it is published",
    "uv tool install powergrid-qt": "once it is published",
    "pipx run twine check dist/*.whl dist/*.tar.gz": "before it is published; needs a network",
    "pre-commit install": "changes the checkout that it is called in",
    ".venv/bin/ruff check --fix": "changes the checkout that it is called in",
    ".venv/bin/ruff format": "changes the checkout that it is called in",
    "python -m tests.ai.make_puzzles": "proves all puzzles, for a minute, and writes them anew",
    "python -m tests.ai.make_puzzles --unpack FOLDER": "before one is added",
}
BY_OTHER_TESTS = {
    "pip install .": "test_wheel.py",
    "python3 packaging/build.py wheel": "test_wheel.py",
    "python3 packaging/build.py deb": "test_freezing.py packs, .ci/run builds what is packed",
    "python3 packaging/build.py deb-all": "test_freezing.py, test_wheel.py",
    "python3 packaging/build.py guide": "test_guide.py",
    "python3 packaging/bootstrap.py run": "test_bootstrap.py",
    "python3 packaging/bootstrap.py run COMMAND ...": "test_bootstrap.py",
    "python3 packaging/bootstrap.py test tests/engine -k auction": "test_bootstrap.py",
    ".venv/bin/python packaging/translations.py update <language>": "tests/app/test_language.py",
    ".ci/run": "itself",
}
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def documented() -> list[str]:
    """Without remarks behind them; commands with && between them one by one."""
    texts = ((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
    found = (found for text in texts for found in COMMAND.findall(text))
    lines = (re.sub(r"\s+#.*", "", line).strip() for line in found)
    return sorted({command.strip() for line in lines for command in line.split("&&")})


def script_of(command: str) -> Path | None:
    words = shlex.split(command)
    found = [ROOT / word for word in words[1:2] if word.endswith(".py")]
    return found[0] if found else None


def test_there_are_commands() -> None:
    assert len(documented()) > 15


@pytest.mark.parametrize("command", documented())
def test_it_is_run_by_somebody(command: str) -> None:
    if command in BY_PEOPLE or command in BY_OTHER_TESTS:
        return
    if command.removesuffix(" PROGRAM") in CI:
        return
    assert script_of(command) is not None, f"nobody runs {command}"
    done = subprocess.run(
        [sys.executable, *shlex.split(command)[1:], *([] if "--help" in command else ["--help"])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("listed", sorted({*BY_PEOPLE, *BY_OTHER_TESTS}))
def test_the_lists_are_not_longer_than_the_documentation(listed: str) -> None:
    assert listed in documented()
