"""Looking at the boards by themselves: regions, ways, notes, pictures and prints."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QComboBox, QDialog, QMenu, QWidget

from powergrid_qt.app.my_boards import boards_to_choose
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Board, load_board
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.views.board.export import WRITERS, print_board, turn_paper
from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.pages.maps.map_panels import (
    NotesPanel,
    RegionsPanel,
    WaysPanel,
    distances,
    find_way,
)
from powergrid_qt.views.story.file_saver import NewFile
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    IconButton,
    grown_with_text,
    has_large_text,
)
from powergrid_qt.views.style.layouts import STRETCH, Fitted, ScrollColumn, add, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_name

SIDEBAR = 364
MOST = 0.46
"""The panels' largest share of the width, however large the text is: the rest is the board's."""
TITLED = 900
"""Where large text makes a window narrower than this, the boards need the room of the title."""
MOST_BOARDS = 20
"""The most boards that are seen at once when the list of them is open."""
PRINT_KEYS, PREVIEW_KEYS = QKeySequence.StandardKey.Print, "Ctrl+Shift+P"


class MapPage(Fitted, QWidget):
    """`back`: the user has seen enough. `to_save(file)`: a `NewFile` that somebody wants.
    `printed(path)`: a print went into a file. `told(text)`, `failed(text)`: what has become of
    another print."""

    back = Signal()
    to_save = Signal(object)
    printed = Signal(object)
    told = Signal(str)
    failed = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._start: str | None = None
        self._end: str | None = None
        self._deal = 1
        self._costs: list[int] | None = None
        self.view = BoardView(parent=self)
        self.back_button = IconButton("back", name=self.tr("Back (Alt+Left)"), press=self.back)
        self.back_button.setShortcut(QKeySequence("Alt+Left"))
        self._title = Heading(self.tr("Maps"), level=1)
        self.boards = QComboBox()
        """The choice of a board: the program's boards in their order, then one's own."""
        self.boards.setAccessibleName(self.tr("Board"))
        self.boards.setMaxVisibleItems(MOST_BOARDS)
        self.boards.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._known = {board: load_board(board) for board in playable_boards()}
        tip = self.tr("Deal the costs anew, as at the start of a game")
        self.deal_button = Button(self.tr("Shuffle tiles"), tip=tip, press=self._deal_again)
        tip = self.tr("Save the board as a picture, or print it")
        self.export_button = Button(self.tr("Export"), tip=tip)
        self.regions = RegionsPanel()
        self.ways = WaysPanel()
        self.notes = NotesPanel()
        self._fill_export_menu()
        self._lay_out()
        self._connect()
        self.show_board(next(iter(self._known.values())))

    def _fill_export_menu(self) -> None:
        menu = QMenu(self.export_button)
        self.actions_by_ending: dict[str, QAction] = {}
        for ending in WRITERS:
            text = self.tr("Save as {0}…").format(ending.removeprefix(".").upper())
            action = menu.addAction(text, partial(self.export, ending))
            self.actions_by_ending[ending] = action
        menu.addSeparator()
        preview_keys, print_keys = (
            QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            for keys in (PREVIEW_KEYS, PRINT_KEYS)
        )
        preview = self.tr("Print preview… ({0})").format(preview_keys)
        menu.addAction(preview, self._preview_print)
        menu.addAction(self.tr("Print… ({0})").format(print_keys), self._ask_and_print)
        self.export_button.setMenu(menu)

    def _lay_out(self) -> None:
        # Nothing here moves when something else is told or shown: the same spot is the same tab.
        place = self.deal_button.sizePolicy()
        place.setRetainSizeWhenHidden(not has_large_text())
        self.deal_button.setSizePolicy(place)
        margins = (0, 0, SPACE, 0)  # it ends above the panels, not above their bar
        parts = (self.back_button, self._title, SPACE, self.boards, STRETCH)
        head = row(*parts, self.deal_button, self.export_button, spacing=SPACE, margins=margins)
        self._side = side = ScrollColumn()
        body = row((self.view, 1), side, spacing=2 * SPACE)
        column(head, (body, 1), into=self, margins=(2 * SPACE, SPACE, SPACE, 2 * SPACE))
        add(side.column, self.regions, self.ways, self.notes, STRETCH)

    def _connect(self) -> None:
        self.boards.activated.connect(
            lambda row: self.show_board(self._known[self.boards.itemData(row)])
        )
        self.regions.changed.connect(self._regions_changed)
        self.ways.city_picked.connect(self._pick_end)
        self.ways.clear_button.clicked.connect(self.clear_way)
        QShortcut(PREVIEW_KEYS, self, self._preview_print)
        QShortcut(PRINT_KEYS, self, self._ask_and_print)

    # -- the board --------------------------------------------------------------------------

    @property
    def scene(self) -> BoardScene:
        return self.view.board

    def show_board(self, board: Board) -> None:
        old = self.view.scene()
        if old is not None:
            self.clear_way()  # while the board is there on which its cities lie
        scene = BoardScene(board, parent=self)
        scene.animated = self._settings.animation
        scene.city_clicked.connect(self._city_clicked)
        scene.city_hovered.connect(self._city_hovered)
        scene.hover_left.connect(self._show_way)
        scene.region_clicked.connect(self.regions.toggle)
        self.view.set_board(scene)
        if old is not None:
            old.deleteLater()
        self._known[board.id] = board
        self._offer_boards()
        self.deal_button.setVisible(bool(board.tiles))
        self._deal_tiles()
        self.regions.set_board(board)
        self.notes.set_board(board)
        self._show_way()

    def _deal_tiles(self) -> None:
        tiles = self.scene.board.tiles
        self._costs = shuffled(tiles, self._deal, "tiles") if tiles else None
        if self._costs is not None:
            self.scene.show_tiles(self._costs)

    def _deal_again(self) -> None:
        self._deal += 1
        self._deal_tiles()
        self._show_way()

    def _regions_changed(self) -> None:
        self.scene.show_regions(self.regions.chosen)
        region_of = {city.id: city.region for city in self.scene.board.cities}
        if self._start is not None and region_of[self._start] not in self.regions.chosen:
            self.clear_way()
        else:
            self._show_way()

    # -- ways -------------------------------------------------------------------------------

    @property
    def network(self) -> Network:
        return Network(self.scene.board, self.regions.chosen, self._costs)

    def _city_clicked(self, city: str) -> None:
        if self.scene.board.city(city).region not in self.regions.chosen:
            return
        if self._start is None or self._end is not None:
            self._set_start(city)
        elif city == self._start:
            self.clear_way()
        else:
            self._pick_end(city)

    def _set_start(self, city: str | None) -> None:
        if self._start is not None:
            self.scene.show_city(self._start, BoardCity())
        self._start, self._end = city, None
        if city is not None:
            self.scene.show_city(city, BoardCity(lit=True))
        self._show_way()

    def _pick_end(self, city: str) -> None:
        self._end = city
        self._show_way()

    def clear_way(self) -> None:
        self._set_start(None)

    def _show_way(self) -> None:
        self.scene.clear_path()
        if self._start is None:
            self.ways.show_nothing(sample=self._costs is not None)
            return
        board, network = self.scene.board, self.network
        self.ways.show_start(board, self._start, distances(network, self._start))
        if self._end is not None:
            way = find_way(network, self._start, self._end)
            self.ways.show_way(board, way, self._end)
            if way is not None:
                self.scene.show_path(way.cities, way.text)

    def _city_hovered(self, city: str) -> None:
        """While the second city is looked for, the way to that under the pointer is shown."""
        if self._start is not None and self._end is None and city != self._start:
            way = find_way(self.network, self._start, city)
            if way is not None:
                self.scene.show_path(way.cities, way.text)

    # -- pictures ---------------------------------------------------------------------------

    def export(self, ending: str) -> None:
        """Offer the board as it is shown to be saved."""
        scene = self.scene
        title = self.tr("Save the board")
        self.to_save.emit(
            NewFile(title, scene.board.id, [ending], lambda ending: WRITERS[ending](scene))
        )

    def printer(self) -> QPrinter:
        """A printer with the paper upright or across, as the board is."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        turn_paper(self.scene, printer)
        return printer

    def _preview_print(self) -> None:
        """Show the print on the screen; from there it goes on paper."""
        printer, taken = self.printer(), False

        def paint() -> None:
            nonlocal taken
            taken = print_board(self.scene, printer)

        dialog = QPrintPreviewDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.paintRequested.connect(paint)
        dialog.accepted.connect(lambda: self._tell_printed(printer, taken=taken))
        dialog.resize(self.size())
        QDialog.open(dialog)

    def _ask_and_print(self) -> None:
        printer = self.printer()
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_with(printer))
        QDialog.open(dialog)  # without the signal that the dialog's own `open` asks for

    def print_with(self, printer: QPrinter) -> None:
        """Print the board as it is shown."""
        self._tell_printed(printer, taken=print_board(self.scene, printer))

    def _tell_printed(self, printer: QPrinter, *, taken: bool) -> None:
        """Tell what has become of a print; a printer may also write a file."""
        if not taken:
            self.failed.emit(self.tr("Not printed: the printer takes nothing."))
        elif printer.outputFileName():
            self.printed.emit(Path(printer.outputFileName()))
        else:
            self.told.emit(self.tr("Printed on {printer}.").format(printer=printer.printerName()))

    def _offer_boards(self) -> None:
        self.boards.clear()
        for board in self._known.values():
            self.boards.addItem(board_name(board), board.id)
        own = [board.shipped for board in self._known.values()]
        if False in own:
            self.boards.insertSeparator(own.index(False))
        self.boards.setCurrentIndex(self.boards.findData(self.scene.board.id))

    # -- events -----------------------------------------------------------------------------

    def fit(self) -> None:
        self._title.setVisible(self.width() >= grown_with_text(TITLED))
        self._side.setFixedWidth(min(grown_with_text(SIDEBAR), round(self.width() * MOST)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scene.animated = self._settings.animation
        found = boards_to_choose().by_id.values()
        self._known |= {board.id: board for board in found if not board.shipped}
        self._offer_boards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._start is not None:
            self.clear_way()
        else:
            super().keyPressEvent(event)
