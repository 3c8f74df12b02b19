"""A game as text to read, and as figures for a spreadsheet."""

import csv
import io

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.models.balance import rounds_of
from powergrid_qt.models.log_model import LogKind, LogModel

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the start of a formula, or of a command."""


def log_text(game: Game) -> str:
    """Everything that has happened, in words: rounds and phases as headings, one line for each
    event."""
    log = LogModel()
    log.set_game(game)
    lines: list[str] = []
    for entry in log.entries:
        match entry.kind:
            case LogKind.ROUND:
                lines += ["", entry.text, "=" * len(entry.text)]
            case LogKind.PHASE:
                lines += ["", entry.text]
            case _:
                lines.append(f"- {entry.text}")
    return "\n".join(lines).strip() + "\n"


def figures_csv(game: Game) -> str:
    """One line for each player and round. What others cannot know of somebody's money while the
    game goes on is left out."""
    translate = QCoreApplication.translate
    told = game.over or game.config.options.open_money
    table = io.StringIO()
    writer = csv.writer(table)
    head = [
        translate("Exports", "Round"),
        translate("Exports", "Player"),
        translate("Exports", "Cities"),
        translate("Exports", "Cities powered"),
    ]
    writer.writerow([*head, translate("Exports", "Money")] if told else head)
    for number, figures in enumerate(rounds_of(game)):
        for seat, player in enumerate(game.config.players):
            row = [number, plain(player.name), figures.cities[seat], figures.power[seat]]
            writer.writerow([*row, figures.money[seat]] if told else row)
    return table.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
