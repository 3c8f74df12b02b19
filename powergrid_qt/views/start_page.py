"""The first screen: go on with the last game, begin a new one, open a saved one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from powergrid_qt.app.folders import autosave_path
from powergrid_qt.app.language import OWN_NAMES, resolved
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.controls import Heading, IconButton, SoftLabel, base_size
from powergrid_qt.views.detail_button import DetailButton
from powergrid_qt.views.segmented import Choice, Segmented
from powergrid_qt.views.skyline_view import SkylineView
from powergrid_qt.views.theme import SPACE, map_font, theme

if TYPE_CHECKING:
    from powergrid_qt.app.saves import Save

COLUMN = 440
RECENT = 6
FIRST_LOOK_MS = 30
"""The page is painted before games are read."""


class StartPage(QWidget):
    """Signals: `continue_game` (the autosave), `open_save(path)` (one of the recent games),
    and one for each of the other buttons."""

    continue_game = Signal()
    new_game = Signal()
    open_file = Signal()
    open_save = Signal(object)
    maps = Signal()
    settings = Signal()
    shortcuts = Signal()
    about = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._continued: Save | None = None
        self._saves: list[Save] = []
        self._coming: Iterator[Save] | None = None
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_next)
        self.skyline = SkylineView(settings, self)
        self._title = QLabel()
        self._title.setFont(map_font(base_size() * 5.4, QFont.Weight.Bold))
        self._motto = SoftLabel(scale=1.15)
        self.continue_button = DetailButton("main", "play")
        self.new_button = DetailButton("normal", "plus")
        self.open_button = DetailButton("normal", "open")
        self.maps_button = DetailButton("normal", "map")
        self._recent_title = Heading(level=3)
        self.recent_rows = [DetailButton("quiet") for _ in range(RECENT)]
        self.language = Segmented()
        self.settings_button = IconButton("settings")
        self.shortcuts_button = IconButton("keyboard")
        self.about_button = IconButton("info")
        self._column = _Column(self)
        self._lay_out()
        self._connect()
        self._retranslate()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self._column)
        layout.setContentsMargins(5 * SPACE, 4 * SPACE, 5 * SPACE, 2 * SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self._title)
        layout.addWidget(self._motto)
        layout.addSpacing(2 * SPACE)
        layout.addWidget(self.continue_button)
        layout.addWidget(self.new_button)
        pair = QHBoxLayout()
        pair.setSpacing(SPACE)
        pair.addWidget(self.open_button, 1)
        pair.addWidget(self.maps_button, 1)
        layout.addLayout(pair)
        layout.addSpacing(2 * SPACE)
        layout.addWidget(self._recent_title)
        for row in self.recent_rows:
            layout.addWidget(row)
        layout.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self.language)
        foot.addStretch(1)
        for button in (self.settings_button, self.shortcuts_button, self.about_button):
            foot.addWidget(button)
        layout.addLayout(foot)

    def _connect(self) -> None:
        self.continue_button.clicked.connect(self.continue_game)
        self.new_button.clicked.connect(self.new_game)
        self.open_button.clicked.connect(self.open_file)
        self.maps_button.clicked.connect(self.maps)
        self.settings_button.clicked.connect(self.settings)
        self.shortcuts_button.clicked.connect(self.shortcuts)
        self.about_button.clicked.connect(self.about)
        self.language.chosen.connect(self._choose_language)
        for number, row in enumerate(self.recent_rows):
            row.clicked.connect(lambda _=False, number=number: self._open_recent(number))

    def _choose_language(self, language: str) -> None:
        self._settings.language = language

    def _open_recent(self, number: int) -> None:
        self.open_save.emit(self._saves[number].path)

    # -- saved games ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look again at what was saved, one file at a time and only once the page is seen:
        reading games needs the rules, which take a moment to import."""
        self._saves = []
        self._coming = None
        continued = autosave_path().exists()
        self.continue_button.setVisible(continued)
        # At once: the page is seen before games are read, and then nothing may change its look.
        self.new_button.set_kind("normal" if continued else "main")
        self._reading.start(FIRST_LOOK_MS)

    @property
    def has_read(self) -> bool:
        """Whether all that was saved is shown."""
        return not self._reading.isActive()

    def _read_next(self) -> None:
        from powergrid_qt.app.saves import continued_game, list_saves

        if self._coming is None:
            self._continued = continued_game()
            self._coming = list_saves(RECENT)
            self._reading.setInterval(0)
            self._show_saves()
            return
        save = next(self._coming, None)
        if save is None:
            self._reading.stop()
        else:
            self._saves.append(save)
            self._show_saves()

    def _show_saves(self) -> None:
        from powergrid_qt.app.save_words import where_it_stands, who_plays, why_unreadable
        from powergrid_qt.app.saves import SavedGame

        save = self._continued
        playable = isinstance(save, SavedGame)
        self.continue_button.setVisible(save is not None)
        self.continue_button.setEnabled(playable)
        self.new_button.set_kind("normal" if playable else "main")
        self.setFocusProxy(self.continue_button if playable else self.new_button)
        if isinstance(save, SavedGame):
            self.continue_button.set_texts(
                self.tr("Look at the last game") if save.over else self.tr("Continue"),
                f"{where_it_stands(save)} · {who_plays(save)}",
                [seat.color for seat in save.config.players],
            )
        elif save is not None:
            self.continue_button.set_texts(self.tr("Continue"), why_unreadable(save), alarm=True)
        for row, saved in zip(self.recent_rows, self._saves, strict=False):
            self._fill_row(row, saved)
        self._show_rows()

    def _fill_row(self, row: DetailButton, save: "Save") -> None:
        from powergrid_qt.app.save_words import when_saved, where_it_stands, why_unreadable
        from powergrid_qt.app.saves import SavedGame

        row.setEnabled(isinstance(save, SavedGame))
        if isinstance(save, SavedGame):
            detail = f"{where_it_stands(save)} · {when_saved(save)}"
            row.set_texts(save.name, detail, [seat.color for seat in save.config.players])
        else:
            row.set_texts(save.name, why_unreadable(save), alarm=True)

    def _show_rows(self) -> None:
        """As many recent games as there is room for."""
        others = self._column.sizeHint().height() - sum(
            row.sizeHint().height() + SPACE for row in self.recent_rows if not row.isHidden()
        )
        tallest = max(row.sizeHint().height() for row in self.recent_rows) + SPACE
        room = max(0, (self.height() - others) // tallest)
        for number, row in enumerate(self.recent_rows):
            row.setVisible(number < min(len(self._saves), room))
        self._recent_title.setVisible(bool(self._saves) and room > 0)

    # -- events ---------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.refresh()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.skyline.setGeometry(self.rect())
        width = max(COLUMN, min(self._column.sizeHint().width(), self.width()))
        self._column.setGeometry(0, 0, width, self.height())
        self._show_rows()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Power Grid"))
        self._motto.setText(self.tr("Bid, build, and keep the lights on."))
        self.new_button.set_texts(self.tr("New game"))
        self.continue_button.set_texts(self.tr("Continue"))
        self.open_button.set_texts(self.tr("Open…"))
        self.maps_button.set_texts(self.tr("Maps"))
        self.open_button.setToolTip(self.tr("Open a saved game from any folder"))
        self.maps_button.setToolTip(self.tr("Look at the boards"))
        self._recent_title.setText(self.tr("Saved games"))
        self.settings_button.name(self.tr("Settings"))
        self.shortcuts_button.name(self.tr("Keyboard shortcuts"))
        self.about_button.name(self.tr("About this game"))
        self.language.setAccessibleName(self.tr("Language"))
        self.language.set_choices(Choice(value, name) for value, name in OWN_NAMES.items())
        self.language.set_value(resolved(self._settings.language))
        if self._coming is not None:  # something has been read that can be told
            self._show_saves()


class _Column(QWidget):
    """The sheet at the left on which everything stands; the picture shines through a little."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.color("panel", 0.90))
        painter.setPen(QPen(look.color("panel_line"), 1, Qt.PenStyle.SolidLine))
        box = QRectF(self.rect())
        painter.drawLine(box.topRight(), box.bottomRight())
