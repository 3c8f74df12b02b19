"""What packaging/desktop.py makes is understood by the programs that are to read it."""

import os
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from powergrid_qt.identity import APP_ID, NAME, RECORD_TYPE

desktop = pytest.importorskip("desktop", reason="the group `package` is not installed")
pytestmark = pytest.mark.long

OLDER_APPSTREAM = "unknown-tag developer"
"""It came with AppStream 1.0, which wants it."""

TWO_RELEASES = """\
# Changes

## 0.2.0 (unreleased)

- A **new** thing: with `details` that
  go on. And more of it.
- Cats & dogs

## 0.1.0 (2026-03-01)

- The first.
"""


COMPLETE = """
COMP_WORDS=(powergrid-qt "$@"); COMP_CWORD=$#
_shtab_powergrid_qt powergrid-qt "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
echo "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    desktop.make_share(folder)
    return folder


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is missing")


def run(*command: str | Path, **environ: str) -> str:
    """What a program says, that must find nothing wrong."""
    done = subprocess.run(
        list(map(str, command)),
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid(share: Path) -> None:
    assert run("desktop-file-validate", share / "applications" / f"{APP_ID}.desktop") == ""


@needs("appstreamcli")
def test_catalogues_of_software_find_nothing_wrong(share: Path) -> None:
    said = run("appstreamcli", "validate", "--no-net", "--pedantic", "--explain", "--no-color",
               share / "metainfo" / f"{APP_ID}.metainfo.xml")  # fmt: skip
    findings = [line for line in said.splitlines() if line[:3] in ("E: ", "W: ", "I: ", "P: ")]
    assert [line for line in findings if OLDER_APPSTREAM not in line] == []


@needs("gio")
@needs("update-mime-database")
@pytest.mark.parametrize("name", ["Partie für Zoë.pgr", "packed.pgr.gz"])
def test_our_files_are_known(share: Path, tmp_path: Path, name: str) -> None:
    run("update-mime-database", share / "mime")
    file = tmp_path / name
    file.write_text('{"format": "powergrid-record", "version": 1}')
    told = run("gio", "info", "-a", "standard::content-type", file, XDG_DATA_HOME=str(share))
    assert f"standard::content-type: {RECORD_TYPE}\n" in told


@needs("gio")
@needs("update-mime-database")
def test_they_are_known_by_what_is_in_them(share: Path, tmp_path: Path) -> None:
    run("update-mime-database", share / "mime")
    file = tmp_path / "a game"
    file.write_text('{\n "format": "powergrid-record", "version": 1}')
    told = run("gio", "info", "-a", "standard::content-type", file, XDG_DATA_HOME=str(share))
    assert f"standard::content-type: {RECORD_TYPE}\n" in told


def test_every_size_has_both_icons(share: Path) -> None:
    for size in (share / "icons" / "hicolor").iterdir():
        names = sorted(path.stem for path in size.rglob("*.*"))
        assert names == sorted([APP_ID, RECORD_TYPE.replace("/", "-")])


@needs("man")
def test_the_man_page_can_be_shown_and_has_every_command(share: Path) -> None:
    page = share / "man" / "man1" / f"{NAME}.1"
    shown = run("man", "--local-file", "--warnings", "--encoding=utf8", page,
                MANWIDTH="80", LC_ALL="C.UTF-8")  # fmt: skip
    assert "warning" not in shown
    text = page.read_text(encoding="utf-8").replace("\\", "")
    for command in ("maps", "replay", "simulate", "tournament", "bench", "demo"):
        assert f"powergrid-qt {command}" in text


@needs("bash")
def test_bash_completes_commands_options_and_choices(share: Path) -> None:
    script = f"source {share / 'bash-completion' / 'completions' / NAME}; {COMPLETE}"
    assert run("bash", "-c", script, "bash", "sim").split() == ["simulate"]
    assert run("bash", "-c", script, "bash", "simulate", "--rec").split() == ["--records"]
    assert run("bash", "-c", script, "bash", "demo", "--regions", "d").split() == ["draft"]


def test_releases_are_those_of_the_list_of_changes() -> None:
    written = ET.fromstring(f"<releases>{''.join(desktop.releases(TWO_RELEASES))}</releases>")
    newest, oldest = written
    assert (newest.get("version"), newest.get("type")) == ("0.2.0", "development")
    assert [point.text for point in newest.iter("li")] == [
        "A new thing: with details that go on.",
        "Cats & dogs.",
    ]
    assert oldest.attrib == {"version": "0.1.0", "type": "stable", "date": "2026-03-01"}


def test_a_heading_without_date_is_an_error() -> None:
    with pytest.raises(ValueError, match="VERSION"):
        list(desktop.releases("## 0.3.0\n\n- news\n"))
