"""Keep the translations with the program's texts: `translations.py update`, then `release`.

`update` puts every text of the program into resources/translations/powergrid_<language>.ts,
where people translate it; `update fr` begins another language. `release` makes the files that
the program loads (.qm) from them: it speaks every language that has one.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCES = ROOT / "powergrid_qt"
SOURCE = "en"
"""The language of the program itself: only its plural forms need a file."""


def languages() -> list[str]:
    """Those that have a file."""
    return sorted(path.stem.removeprefix("powergrid_") for path in FOLDER.glob("powergrid_*.ts"))


def catalogue(language: str) -> Path:
    return FOLDER / f"powergrid_{language}.ts"


def compiled(language: str) -> Path:
    return catalogue(language).with_suffix(".qm")


def tool(name: str) -> str:
    """A Linguist tool of PySide6, beside this Python or on the path."""
    beside = shutil.which(name, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is not there: install PySide6-Essentials")
    return found


def update_into(folder: Path, new: Iterable[str] = ()) -> None:
    """Bring the files in a folder up to date, or make them. Texts that are no longer in the
    program leave them."""
    files = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    for language in {*languages(), *new}:
        _run(
            [
                *(tool("pyside6-lupdate"), *files),
                *("-no-obsolete", "-locations", "none"),
                *(["-pluralonly"] if language == SOURCE else []),
                *("-source-language", SOURCE, "-target-language", language),
                *("-ts", str(folder / catalogue(language).name)),
            ]
        )


def release() -> None:
    for language in languages():
        names = (str(path.relative_to(ROOT)) for path in (catalogue(language), compiled(language)))
        source, target = names
        _run([tool("pyside6-lrelease"), source, "-qm", target])


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("update", "release"))
    parser.add_argument("languages", nargs="*", help="languages to begin, such as fr")
    chosen = parser.parse_args(arguments)
    if chosen.command == "update":
        update_into(FOLDER, chosen.languages)
    else:
        release()


if __name__ == "__main__":
    main()
