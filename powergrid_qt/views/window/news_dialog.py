"""What is new in this version, or since the one that was used before."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from powergrid_qt.app.documents import UNRELEASED, Release
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.reader import Reader
from powergrid_qt.views.window.dialog import Dialog

SIZE = (760, 600)


class NewsDialog(Dialog):
    def __init__(self, releases: Sequence[Release], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("What is new"))
        self.reader = Reader()
        self.reader.setAccessibleName(self.tr("What is new"))
        self.reader.show_page("\n\n".join(map(_page, releases)))
        panel = Panel()
        panel.body.addWidget(self.reader)
        self.body.addWidget(panel)
        self.resize(*SIZE)


def _page(release: Release) -> str:
    """As the list of changes has it: it is written in English only."""
    date = "" if release.date == UNRELEASED else f" ({release.date})"
    return f"## {release.version}{date}\n\n{release.changes}"
