"""What helps: the guide, all shortcuts, what is new, what this is, a report of what went wrong."""

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QStringListModel,
    Qt,
    QUrl,
)
from PySide6.QtGui import QAction, QFontDatabase, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QListView,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from powergrid_qt import __version__
from powergrid_qt.app.crash_log import Mishap, log_path, program_facts
from powergrid_qt.app.documents import UNRELEASED, Release, guide_pages
from powergrid_qt.app.language import resolved
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Board, Record
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.engine.record import record_text
from powergrid_qt.views.pages.start.skyline_view import SkylineView
from powergrid_qt.views.story.file_saver import (
    ask_path,
    failed_text,
    saved_text,
    show_in_folder,
    show_in_folder_text,
)
from powergrid_qt.views.style.controls import Heading, Label, Panel, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, add, add_to_grid, column, row, set_stacked
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.reader import Reader
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.whole_file import write_whole
from powergrid_qt.words.names import board_name, board_sources, edition_about, edition_name

GUIDE_SIZE = (980, 640)
CONTENTS_WIDTH = 250


class GuideDialog(Dialog):
    """The user's guide: its pages at the left, the one that is read beside them. It stays open
    beside the game, so that one can play while one reads."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_title(self.tr("User's guide"))
        self.pages = guide_pages(resolved(settings.language))
        self._titles = QStringListModel([page.title for page in self.pages], self)
        self.list = QListView()
        self.list.setObjectName("contents")
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setFont(scaled_font(1.0, MEDIUM))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self._titles)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.reader = Reader()
        contents, page = Panel(), Panel()
        contents.setFixedWidth(grown_with_text(CONTENTS_WIDTH))
        contents.body.addWidget(self.list)
        page.body.addWidget(self.reader)
        add(self.body, row(contents, (page, 1), spacing=2 * SPACE))
        self.list.selectionModel().currentChanged.connect(self._show)
        self.list.setCurrentIndex(self._titles.index(0))
        self.list.setFocus()
        self.reader.anchorClicked.connect(self._follow)
        self.resize(*GUIDE_SIZE)

    def _show(self, index: QModelIndex) -> None:
        if index.isValid():
            page = self.pages[index.row()]
            self.reader.setAccessibleName(page.title)
            self.reader.show_page(page.text)

    def _follow(self, link: QUrl) -> None:
        """Go to another page of the guide: there are no other links."""
        names = [page.name for page in self.pages]
        self.list.setCurrentIndex(self._titles.index(names.index(link.toString())))


PICTURE_HEIGHT = 120
ABOUT_WIDTH = 660


class AboutDialog(Dialog):
    """A dialog that tells what this program is, and whom it owes."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("About Power Grid"))
        picture = SkylineView(settings)
        picture.setFixedHeight(PICTURE_HEIGHT)
        texts = self.add_texts()
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
                "Nothing is fetched from a network or sent to one, and nothing listens there,"
                " unless you open or join a table. Games, settings and logs stay on this computer."
            )
        )
        for label in (SoftLabel(version, scale=1.0), about, independent, privacy):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            add(texts.column, label)
        add(texts.column, self._credits())
        self.guide_button = self.add_button(self.tr("User's guide"))
        self.news_button = self.add_button(self.tr("What is new"))
        self.fit(ABOUT_WIDTH, texts)

    def _credits(self) -> Panel:
        panel = Panel(self.tr("With thanks to"))
        inter_and_barlow = self.tr(
            "Inter by Rasmus Andersson and Barlow Condensed by Jeremy Tribby,"
            " SIL Open Font License 1.1."
        )
        okabe_and_ito = self.tr("The players' colours follow Okabe and Ito, for all kinds of eyes.")
        libraries = self.tr(
            "Python (PSF licence), Qt for Python (LGPL 3), NetworkX (BSD), Pillow (MIT-CMU),"
            " OpenSSL (Apache 2.0)."
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


class SourcesDialog(Dialog):
    """Where the facts of a board and the rules of an edition come from, and how sure they are."""

    def __init__(self, board: Board, edition: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_title(self.tr("How sure is this?"))
        texts = self.add_texts()
        told = {
            board_name(board): board_sources(board),
            edition_name(edition): [edition_about(edition)],
        }
        for title, sentences in told.items():
            if any(sentences):
                panel = Panel(title)
                for sentence in sentences:
                    panel.body.addWidget(Label(sentence, wrap=True))
                add(texts.column, panel)
        self.fit(ABOUT_WIDTH, texts)


SHORTCUTS_SIZE = (1060, 660)

translate = QCoreApplication.translate


class Shortcut(NamedTuple):
    keys: str
    """The keys as the system writes them."""
    meaning: str


def shortcuts_of(actions: Iterable[QAction]) -> list[Shortcut]:
    """Return the keys of those actions that have one."""
    return [
        Shortcut(_native(action.shortcut()), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]


def focus_shortcuts() -> list[Shortcut]:
    """Keys that mean something only to whatever has the focus: they belong to no action."""
    names = ("Tab", "Space", "Return", "Shift+1", "F")
    tab, space, enter, shift, f = (_native(QKeySequence(name)) for name in names)
    return [
        Shortcut(tab, translate("ShortcutsDialog", "To the next control")),
        Shortcut("← ↑ → ↓", translate("ShortcutsDialog", "From city to city, from card to card")),
        Shortcut(f"{space} / {enter}", translate("ShortcutsDialog", "Choose what has the focus")),
        Shortcut("1 … 9", translate("ShortcutsDialog", "The card at this place; 1 more of a fuel")),
        Shortcut(f"{shift} … 9", translate("ShortcutsDialog", "1 less of a fuel")),
        Shortcut("+  −", translate("ShortcutsDialog", "Zoom the board")),
        Shortcut(f, translate("ShortcutsDialog", "Show the whole board")),
    ]


def shared_table_shortcuts() -> list[Shortcut]:
    """Return the keys where people sit at several machines, also while nobody does."""
    return [
        Shortcut("T", translate("ShortcutsDialog", "Say something")),
        Shortcut("A", translate("ShortcutsDialog", "Agree to a take-back")),
        Shortcut("L", translate("ShortcutsDialog", "Do not agree to it")),
        Shortcut("F5", translate("ShortcutsDialog", "Try to reach the table now")),
    ]


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsDialog(Dialog):
    """All shortcuts at once, read from the actions themselves, so that the list never lies.
    `columns`: beside each other, shortcuts by what they are for."""

    def __init__(
        self, *columns: Mapping[str, Sequence[Shortcut]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.set_title(self.tr("Keyboard shortcuts"))
        content = QWidget()
        content.setObjectName("canvas")
        self._groups = row(
            *(
                (
                    column(
                        *(_panel(title, group) for title, group in groups.items() if group),
                        STRETCH,
                        spacing=SPACE + 4,
                    ),
                    1,
                )
                for groups in columns
            ),
            into=content,
            spacing=SPACE + 4,
            margins=(0, 0, SPACE, 0),
        )
        self._area = area = QScrollArea()
        area.setWidget(content)
        content.installEventFilter(self)
        area.setWidgetResizable(True)
        area.setObjectName("reading")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(area)
        self.guide_button = self.add_button(self.tr("User's guide"))
        self.resize(*SHORTCUTS_SIZE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """How wide they are is known once they are dressed: the dialog is as wide then, or, where
        the window is narrower, they stand below each other."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            lacking = watched.width() - self._area.viewport().width()
            if lacking > 0:
                self._make_room(lacking)
        return super().eventFilter(watched, event)

    def _make_room(self, lacking: int) -> None:
        host = self.parentWidget()
        widest = self.screen().availableGeometry() if host is None else host.window().rect()
        if self.width() + lacking <= widest.width():
            self.resize(self.width() + lacking, self.height())
        else:
            set_stacked(self._groups, True)


def _panel(title: str, shortcuts: Sequence[Shortcut]) -> Panel:
    panel = Panel(title)
    around = panel.around.contentsMargins()
    panel.around.setContentsMargins(SPACE + 2, around.top(), SPACE + 2, around.bottom())
    grid = QGridLayout()
    grid.setColumnStretch(0, 1)
    grid.setVerticalSpacing(4)
    for line, shortcut in enumerate(shortcuts):
        meaning, keys = Label(shortcut.meaning), Label(shortcut.keys, 0.92, BOLD, kind="key")
        meaning.setAccessibleDescription(shortcut.keys)
        grid.addWidget(meaning, line, 0)
        grid.addWidget(keys, line, 1, Qt.AlignmentFlag.AlignRight)
    add(panel.body, grid)
    return panel


NEWS_SIZE = (760, 600)


class NewsDialog(Dialog):
    """A dialog with what is new in this version, or since the one that was used before."""

    def __init__(self, releases: Sequence[Release], parent: QWidget) -> None:
        super().__init__(parent)
        self.set_title(self.tr("What is new"))
        self.reader = Reader()
        self.reader.setAccessibleName(self.tr("What is new"))
        self.reader.show_page("\n\n".join(map(_page, releases)))
        panel = Panel()
        panel.body.addWidget(self.reader)
        self.body.addWidget(panel)
        self.resize(*NEWS_SIZE)


def _page(release: Release) -> str:
    """Return a release as the list of changes has it, which is written in English only."""
    date = "" if release.date == UNRELEASED else f" ({release.date})"
    return f"## {release.version}{date}\n\n{release.changes}"


def report_text(mishaps: Sequence[Mishap], record: Callable[[], Record | None]) -> str:
    """What helps to understand mishaps: program, system, tracebacks and the record of the game."""
    parts = [*program_facts(), *screen_facts(), f"Log: {log_path()}"]
    for number, mishap in enumerate(mishaps, start=1):
        parts += ["", f"-- What went wrong ({number} of {len(mishaps)})", mishap.text.rstrip()]
    parts += ["", "-- The record of the game", _record_text(record).rstrip()]
    return "\n".join(parts) + "\n"


def screen_facts() -> list[str]:
    screen = QGuiApplication.primaryScreen()
    size = screen.geometry().size()
    return [
        f"Platform plug-in {QGuiApplication.platformName()},"
        f" style {QApplication.style().name()},"
        f" screen {size.width()} x {size.height()} at {screen.devicePixelRatio():g}",
        f"Locale {QLocale.system().name()}",
    ]


def _record_text(record: Callable[[], Record | None]) -> str:
    """Return the game's record or, if the mishap has broken the game, how that shows."""
    try:
        found = record()
        return "There was no game." if found is None else record_text(found)
    except Exception:
        return traceback.format_exc()


REPORT_SIZE = (820, 600)
REPORT_FILE = "powergrid-qt-report"


class ReportDialog(Dialog):
    def __init__(self, report: str, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._saved: Path | None = None
        self.set_title(self.tr("Report a problem"))
        about = SoftLabel(
            self.tr(
                "This tells what went wrong, on which system, and in which game: its record has"
                " the names of the players and all that is hidden in it. Nothing is sent by"
                " itself; copy or save the report to give it to those who can mend the program."
            ),
            scale=1.0,
            wrap=True,
        )
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        self.message = SoftLabel(wrap=True)
        add(self.body, about, (self.text, 1), self.message)
        self.copy_button = self.add_button(self.tr("Copy"), self.copy)
        self.add_button(self.tr("Save..."), self._ask_and_save)
        self.folder_button = self.add_button(show_in_folder_text(), self._show_in_folder)
        self.folder_button.hide()
        self.resize(*REPORT_SIZE)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._tell(self.tr("Copied."), warning=False)

    def _ask_and_save(self) -> None:
        title = self.tr("Save the report")
        path = ask_path(self, self._settings, title, REPORT_FILE, [".txt"])
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        try:
            write_whole(self.text.toPlainText().encode(), path)
        except OSError as error:
            self._tell(failed_text(path, error), warning=True)
        else:
            self._saved = path
            self._tell(saved_text(path), warning=False)
        self.folder_button.setVisible(self._saved is not None)

    def _show_in_folder(self) -> None:
        assert self._saved is not None
        show_in_folder(self._saved)

    def _tell(self, text: str, *, warning: bool) -> None:
        self.message.setText(text)
        self.message.set_warning(warning)
