"""What this program is, and whom it owes."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from powergrid_qt import __version__
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.views.pages.start.skyline_view import SkylineView
from powergrid_qt.views.style.controls import Heading, Panel, SoftLabel, base_size
from powergrid_qt.views.style.theme import text_font
from powergrid_qt.views.window.dialog import Dialog

_PICTURE_HEIGHT = 150
_WIDTH = 560


class AboutDialog(Dialog):
    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = SkylineView(settings)
        self._picture.setFixedHeight(_PICTURE_HEIGHT)
        self._version = SoftLabel(scale=1.0)
        self._about = QLabel()
        self._about.setFont(text_font(base_size()))
        self._credits = Panel()
        self._entries = [(Heading(level=3), SoftLabel()) for _ in range(4)]
        for title, text in self._entries:
            title.setFont(text_font(base_size(), QFont.Weight.DemiBold))
            text.setWordWrap(True)
            entry = QVBoxLayout()
            entry.setSpacing(2)
            entry.addWidget(title)
            entry.addWidget(text)
            self._credits.body.addLayout(entry)
        self._credits.body.addStretch(1)
        for label in (self._about, self._version):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(self._picture)
        self.body.addWidget(self._version)
        self.body.addWidget(self._about)
        self.body.addWidget(self._credits)
        self.setFixedWidth(_WIDTH)
        self.retranslate()

    def _fit(self) -> None:
        """As high as the texts need: wrapped lines are counted only for a given width."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setFixedHeight(layout.totalHeightForWidth(_WIDTH))

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("About Power Grid"))
        self._version.setText(
            self.tr("powergrid-qt {version} · MIT licence").format(version=__version__)
        )
        self._about.setText(
            self.tr(
                "The board game for two to six people and computer players, on {count} boards."
                " A free program by people who like the game; it is not connected with its"
                " author Friedemann Friese or its publishers, and uses none of its artwork."
            ).format(count=len(playable_boards()))
        )
        self._credits.set_title(self.tr("With thanks to"))
        texts = (
            (
                self.tr("Maps"),
                self.tr("Coastlines and borders: Natural Earth, public domain."),
            ),
            (
                self.tr("Fonts"),
                self.tr(
                    "Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby,"
                    " SIL Open Font License 1.1."
                ),
            ),
            (
                self.tr("Colours"),
                self.tr("The players' colours follow Okabe and Ito, for all kinds of eyes."),
            ),
            (
                self.tr("Libraries"),
                self.tr("Qt for Python (LGPL 3), NetworkX (BSD)."),
            ),
        )
        for (title, text), words in zip(self._entries, texts, strict=True):
            title.setText(words[0])
            text.setText(words[1])
        self._fit()
