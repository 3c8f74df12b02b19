"""Make the files by which a desktop and a shell know the program: menu entry, file type, entry in
software catalogues, icons, man page and completions.

    .venv/bin/python packaging/desktop.py FOLDER

writes them into FOLDER as they lie below /usr/share.
"""

import argparse
import datetime
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

import shtab
from argparse_manpage.manpage import Manpage

from powergrid_qt import __version__
from powergrid_qt.app import documents
from powergrid_qt.cli import make_parser
from powergrid_qt.identity import APP_ID, NAME, RECORD_TYPE, TITLE, WEBSITE

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "packaging" / "desktop"
ICONS = TEMPLATES / "icons"

MOST_NEWS = 8
"""Of a release, in catalogues: who wants to know more reads the list of changes."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make what lies below /usr/share.")
    parser.add_argument("folder", type=Path)
    make_share(parser.parse_args().folder)


def make_share(share: Path) -> None:
    write(share / "applications" / f"{APP_ID}.desktop", filled("program.desktop"))
    write(share / "mime" / "packages" / f"{APP_ID}.xml", filled("mime.xml"))
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", filled("metainfo.xml"))
    copy_icons(share / "icons" / "hicolor")
    write(share / "man" / "man1" / f"{NAME}.1", man_page())
    write(share / "bash-completion" / "completions" / NAME, completion("bash"))
    write(share / "zsh" / "vendor-completions" / f"_{NAME}", completion("zsh"))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def filled(name: str) -> str:
    """A file of packaging/desktop with names and news in their places."""
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    return Template(text).substitute(
        app_id=APP_ID,
        name=NAME,
        title=TITLE,
        website=WEBSITE,
        record_type=RECORD_TYPE,
        releases="\n".join(releases(documents.changelog())),
    )


# -- icons ------------------------------------------------------------------------------------


def copy_icons(hicolor: Path) -> None:
    """Under the names by which desktops look for them: the id, and the file type."""
    names = {"program": ("apps", APP_ID), "document": ("mimetypes", RECORD_TYPE.replace("/", "-"))}
    drawings = [ROOT / "resources" / "desktop" / "program.svg", ICONS / "document.svg"]
    for path in (*ICONS.glob("*.png"), *drawings):
        kind, _, size = path.stem.partition("-")
        context, name = names[kind]
        folder = hicolor / (f"{size}x{size}" if size else "scalable") / context
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / f"{name}{path.suffix}")


# -- news -------------------------------------------------------------------------------------


def releases(changelog: str) -> Iterator[str]:
    """The list of changes as catalogues of software want it."""
    for release in documents.releases(changelog):
        released = release.date != documents.UNRELEASED
        kind = "stable" if released else "development"
        date = release.date if released else datetime.date.today().isoformat()
        yield f'    <release version="{release.version}" type="{kind}" date="{date}">'
        yield "      <description>\n        <ul>"
        for point in news_in(release.changes)[:MOST_NEWS]:
            yield f"          <li>{escape(point)}</li>"
        yield "        </ul>\n      </description>\n    </release>"


def news_in(body: str) -> list[str]:
    """The first sentence of each point, without the marks of Markdown."""
    points = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE)
    plain = (re.sub(r"\s+", " ", re.sub(r"[`*]", "", point)) for point in points)
    return [re.split(r"(?<=[a-z)])\. ", point)[0].rstrip(".") + "." for point in plain]


# -- the command line -------------------------------------------------------------------------


def man_page() -> str:
    parser = make_parser()
    page = Manpage(
        parser,
        {
            "prog": NAME,
            "project_name": NAME,
            "description": "the board game Power Grid for the desktop",
            "version": __version__,
            "manual_title": "Games",
            "url": WEBSITE,
        },
    )
    return str(page)


def completion(shell: str) -> str:
    parser = make_parser()
    complete_names_of_files(parser)
    return str(shtab.complete(parser, shell=shell))


def complete_names_of_files(parser: argparse.ArgumentParser) -> None:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                complete_names_of_files(command)
        elif "FILE" in str(action.metavar):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar == "DIR":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
