"""`powergrid-qt rules`: tells the rules of a game in words."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from powergrid_qt.commands.game_choice import chosen_config
from powergrid_qt.commands.screen import ensure_qt
from powergrid_qt.engine import Game

if TYPE_CHECKING:
    from powergrid_qt.words.rulebook import Chapter


def run(arguments: argparse.Namespace) -> int:
    config = chosen_config(arguments)
    Game(config)  # is set up, so that one which cannot be played is refused
    ensure_qt()
    from PySide6.QtCore import QCoreApplication

    from powergrid_qt.app.language import Language
    from powergrid_qt.app.settings import Settings
    from powergrid_qt.words.rulebook import RuledGame, rulebook

    _application = QCoreApplication.instance() or QCoreApplication([])
    language = Language(Settings())  # until the command has ended
    if arguments.language is not None:
        language.choose(arguments.language)
    chapters = rulebook(RuledGame.of(config))
    print("\n\n".join(part for chapter in chapters for part in told(chapter, arguments.ids)))
    return 0


def told(chapter: "Chapter", with_ids: bool) -> Iterator[str]:
    yield f"# {chapter.title}"
    for paragraph in chapter.paragraphs:
        ids = f" ({', '.join(paragraph.rules)})" if with_ids else ""
        yield f"## {paragraph.title}{ids}\n{paragraph.text}"
