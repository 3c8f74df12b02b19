"""What this program is, and whom it owes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from powergrid_qt import __version__
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.views.pages.start.skyline_view import SkylineView
from powergrid_qt.views.style.controls import Button, Heading, Label, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, add_to_grid, column
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog

_PICTURE_HEIGHT = 120
_WIDTH = 660


class AboutDialog(Dialog):
    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("About Power Grid"))
        picture = SkylineView(settings)
        picture.setFixedHeight(_PICTURE_HEIGHT)
        texts = ScrollColumn(right=0)
        texts.column.setSpacing(2 * SPACE)
        self.body.addWidget(texts)
        add(texts.column, picture)
        about = Label(
            self.tr(
                "The board game for two to six people and computer players, on {count} boards,"
                " as a free program by people who like the game."
            ).format(count=len(playable_boards()))
        )
        version = self.tr("powergrid-qt {version} · MIT licence").format(version=__version__)
        independent = Label(
            self.tr(
                "This is an independent program. Power Grid, Funkenschlag and Hoogspanning are"
                " names of a game by Friedemann Friese, published by 2F-Spiele and others, and"
                " belong to their owners. Nobody of them has made, approved or paid for this"
                " program, and it uses none of their artwork."
            )
        )
        privacy = Label(
            self.tr(
                "Nothing is ever fetched from a network or sent to one. Games, settings and logs"
                " stay on this computer."
            )
        )
        for label in (SoftLabel(version, scale=1.0), about, independent, privacy):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            add(texts.column, label)
        add(texts.column, self._credits())
        self.news_button = Button(self.tr("What is new"))
        self.guide_button = Button(self.tr("User's guide"))
        self.foot.insertWidget(0, self.guide_button)
        self.foot.insertWidget(1, self.news_button)
        self.fit(_WIDTH, texts)

    def _credits(self) -> Panel:
        panel = Panel(self.tr("With thanks to"))
        inter_and_barlow = self.tr(
            "Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby,"
            " SIL Open Font License 1.1."
        )
        okabe_and_ito = self.tr("The players' colours follow Okabe and Ito, for all kinds of eyes.")
        libraries = self.tr(
            "Python (PSF licence), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU)."
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * SPACE)
        grid.setVerticalSpacing(SPACE)
        for number, (title, thanks) in enumerate(
            (
                (self.tr("Maps"), self.tr("Coastlines and borders: Natural Earth, public domain.")),
                (self.tr("Fonts"), inter_and_barlow),
                (self.tr("Colours"), okabe_and_ito),
                (self.tr("Libraries"), libraries),
            )
        ):
            text = column(Heading(title, level=3), SoftLabel(thanks, wrap=True), STRETCH, spacing=2)
            add_to_grid(grid, text, *divmod(number, 2))
            grid.setColumnStretch(number % 2, 1)
        add(panel.body, grid)
        return panel
