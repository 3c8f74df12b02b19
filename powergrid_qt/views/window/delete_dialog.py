"""Deleting everything that the program keeps: what it is and where it lies, and one question."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.my_data import open_elsewhere, places
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.controls import Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import add, column
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.style import dress
from powergrid_qt.views.window.dialog import Dialog

_WIDTH = 600
_MAY_BREAK = "\u200b"


class DeleteDialog(Dialog):
    """The button that deletes is `delete_button`; the one that is proposed changes nothing."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("Delete my data"))
        self.close_button.setText(self.tr("Keep everything"))
        self.delete_button = self.add_button(self.tr("Delete and quit"), self.accept)
        self.delete_button.set_kind("danger")
        panel = Panel()
        for name, path in self._what(places(settings.path)):
            where = SoftLabel(str(path).replace("/", f"/{_MAY_BREAK}"), wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            add(panel.body, column(Label(name, 1.0, MEDIUM, wrap=True), where, spacing=2))
        self.note = Label(wrap=True)
        texts = self.add_texts()
        add(texts.column, panel, self.note)
        self._tell(open_elsewhere())
        self.fit(_WIDTH, texts)

    def _what(self, kept: dict[str, Path]) -> Iterable[tuple[str, Path]]:
        """What there is, in words."""
        games, deleted, boards = (_count(kept[name]) for name in ("games", "deleted", "boards"))
        names = {
            "games": self.tr("%n game(s)", "", games) if games else "",
            "deleted": self.tr("%n deleted game(s)", "", deleted) if deleted else "",
            "boards": self.tr("%n board(s) of your own", "", boards) if boards else "",
            "history": self.tr("The history of your games") if kept["history"].exists() else "",
            "log": self.tr("The log of the program") if kept["log"].exists() else "",
            "settings": self.tr(
                "Your settings, which puzzles you have solved, and how far you are in the lessons"
            ),
        }
        return ((names[kind], path) for kind, path in kept.items() if names[kind])

    def _tell(self, elsewhere: bool) -> None:
        self.delete_button.setEnabled(not elsewhere)
        if elsewhere:
            self.note.setText(
                self.tr("Power Grid is open in another window. Close it first, then come back.")
            )
        else:
            self.note.setText(
                self.tr(
                    "All of this is deleted for good, and the program quits. The next start is like"
                    " the first one. Files that you have saved in other folders stay."
                )
            )


def _count(folder: Path) -> int:
    if not folder.is_dir():
        return 0
    return sum(1 for path in folder.iterdir() if not path.name.startswith("."))


_MOST = 8


class LeftOverDialog(Dialog):
    """Tells what could not be deleted."""

    def __init__(self, left: Sequence[OSError]) -> None:
        super().__init__()
        dress(self)  # the window is gone
        self.set_title(self.tr("Not everything could be deleted"))
        lines = [f"{error.filename}: {error.strerror}" for error in left[:_MOST]]
        if len(left) > _MOST:
            lines.append("…")
        self.text = Label("\n".join(lines), wrap=True)
        self.body.addWidget(self.text)
