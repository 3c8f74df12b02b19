"""Make web pages of the user's guide, the same pages that the program shows.

    .venv/bin/python packaging/guide.py FOLDER

writes a folder for each language into FOLDER, and a page that leads to them. They need nothing
else: no script, no font, no picture from anywhere.
"""

import argparse
from html import escape
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt

from powergrid_qt.app.documents import Page, guide_languages, guide_pages
from powergrid_qt.app.language import SOURCE, own_name
from powergrid_qt.identity import TITLE

INDEX = "index.html"
LOOK = """\
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5;
  font-family: system-ui, sans-serif; color: #1b2431; background: #fff; }
nav { margin-bottom: 2rem; }
nav a { margin-right: 1rem; }
a { color: #1769aa; }
table { border-collapse: collapse; }
td, th { padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid #dfe4ec; }
@media (prefers-color-scheme: dark) {
  body { color: #e8edf4; background: #12171e; }
  a { color: #6cb6f2; }
}
"""
PAGE = Template("""\
<!DOCTYPE html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
$look</style>
</head>
<body>
<nav>
$links
</nav>
$body
</body>
</html>
""")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make web pages of the user's guide.")
    parser.add_argument("folder", type=Path)
    make_guide(parser.parse_args().folder)


def make_guide(folder: Path) -> None:
    languages = guide_languages()
    for language in languages:
        pages = guide_pages(language)
        links = [(web_name(page.name), page.title) for page in pages]
        links.append((f"../{INDEX}", ", ".join(map(own_name, languages))))
        for page in pages:
            write(folder / language / web_name(page.name), language, page.title, links, body(page))
    first = web_name(guide_pages(SOURCE)[0].name)
    links = [(f"{language}/{first}", own_name(language)) for language in languages]
    write(folder / INDEX, SOURCE, TITLE, links, f"<h1>{escape(TITLE)}</h1>\n")


def write(path: Path, language: str, title: str, links: list[tuple[str, str]], body: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = PAGE.substitute(
        language=language,
        title=escape(title),
        look=LOOK,
        links="\n".join(f'<a href="{link}">{escape(name)}</a>' for link, name in links),
        body=body.rstrip(),
    )
    path.write_text(text, encoding="utf-8")


def web_name(name: str) -> str:
    return name.removesuffix(".md") + ".html"


def body(page: Page) -> str:
    """Its text as HTML; links to other pages lead to those that are made of them."""
    reader = MarkdownIt().enable("table")
    tokens = reader.parse(page.text)
    for part in (part for token in tokens for part in token.children or ()):
        if part.type == "link_open":
            part.attrs["href"] = web_name(str(part.attrs["href"]))
    return str(reader.renderer.render(tokens, reader.options, {}))


if __name__ == "__main__":
    main()
