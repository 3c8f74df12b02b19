"""What this program is, and whom it owes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from powergrid_qt import __version__
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.views.pages.start.skyline_view import SkylineView
from powergrid_qt.views.style.controls import Heading, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.window.dialog import Dialog

_PICTURE_HEIGHT = 150
_WIDTH = 560


class AboutDialog(Dialog):
    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("About Power Grid"))
        picture = SkylineView(settings)
        picture.setFixedHeight(_PICTURE_HEIGHT)
        self.body.addWidget(picture)
        about = Label(
            self.tr(
                "The board game for two to six people and computer players, on {count} boards."
                " A free program by people who like the game; it is not connected with its"
                " author Friedemann Friese or its publishers, and uses none of its artwork."
            ).format(count=len(playable_boards()))
        )
        version = self.tr("powergrid-qt {version} · MIT licence").format(version=__version__)
        for label in (SoftLabel(version, scale=1.0), about):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)
        self.body.addWidget(self._credits())
        self.setFixedWidth(_WIDTH)
        # As high as the texts need: wrapped lines are counted only for a given width.
        self.setFixedHeight(self.around.totalHeightForWidth(_WIDTH))

    def _credits(self) -> Panel:
        panel = Panel(self.tr("With thanks to"))
        inter_and_barlow = self.tr(
            "Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby,"
            " SIL Open Font License 1.1."
        )
        okabe_and_ito = self.tr("The players' colours follow Okabe and Ito, for all kinds of eyes.")
        for title, thanks in (
            (self.tr("Maps"), self.tr("Coastlines and borders: Natural Earth, public domain.")),
            (self.tr("Fonts"), inter_and_barlow),
            (self.tr("Colours"), okabe_and_ito),
            (self.tr("Libraries"), self.tr("Qt for Python (LGPL 3), NetworkX (BSD).")),
        ):
            text = SoftLabel(thanks, wrap=True)
            panel.body.addLayout(column(Heading(title, level=3), text, spacing=2))
        panel.body.addStretch(1)
        return panel
