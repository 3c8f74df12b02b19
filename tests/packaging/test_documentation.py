"""What the documentation says about installing and building is true."""

import re
from pathlib import Path

import build
import pytest

from powergrid_qt import __version__
from powergrid_qt.identity import APP_ID, NAME, TITLE, WEBSITE

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "packaging/README.md", ".github/workflows/packages.yml")
RECIPES = sorted((ROOT / "packaging" / "recipes").iterdir())


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_scripts_that_it_names_exist(page: str) -> None:
    for name in re.findall(r"(?<!tests/)packaging/[\w/-]+\.(?:py|spec|sh|iss|yml)", text_of(page)):
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("page", PAGES)
def test_what_it_builds_can_be_built(page: str) -> None:
    assert set(re.findall(r"build\.py ([a-z][a-z-]*)", text_of(page))) <= set(build.KINDS)


def test_every_kind_is_explained_to_whoever_releases() -> None:
    told = text_of("packaging/README.md")
    assert all(f"packaging/build.py {kind} " in told for kind in build.KINDS)


@pytest.mark.parametrize("page", ["README.md", "packaging/README.md"])
def test_links_to_files_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text_of(page)):
        assert (folder / link).exists(), link


def test_the_readme_names_the_files_of_this_version() -> None:
    versions = re.findall(r"powergrid-qt[_-](\d[\d.]*\d)", text_of("README.md"))
    assert versions
    assert set(versions) == {__version__}


@pytest.mark.parametrize("path", RECIPES, ids=lambda path: path.name)
def test_recipes_have_the_name_and_id_of_the_program(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert APP_ID in text
    assert NAME in text


def test_the_project_is_at_one_address() -> None:
    assert f'Homepage = "{WEBSITE}"' in text_of("pyproject.toml")


def test_programs_of_the_workflow_are_called_as_they_are() -> None:
    workflow = text_of(".github/workflows/packages.yml")
    assert f"dist/{TITLE}.app/Contents/MacOS/{NAME}" in workflow
    assert f"dist/{NAME}/{NAME}.exe" in workflow
