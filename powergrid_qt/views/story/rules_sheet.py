"""The rules of the game on the table, on a sheet beside it: play goes on while one reads."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QLineEdit, QTextEdit, QWidget

from powergrid_qt.engine import GameConfig
from powergrid_qt.views.style.controls import IconButton, Panel
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.reader import Reader
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.rulebook import Chapter, Paragraph, RuledGame, explaining, rulebook

NARROWEST, WIDEST = 272, 348
SHARE = 0.26
"""Of the window's width."""
CHAPTER, PARAGRAPH = 2, 3
"""Levels of headings."""


class SearchField(QLineEdit):
    """Keeps Return and Escape to itself: for the table they make and clear moves."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
            event.setAccepted(own or event.isAccepted())
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class RulesSheet(Translated, Panel):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._game: RuledGame | None = None
        self._ids: list[str] = []
        """Of the paragraphs that are shown, from the top down."""
        self.search = SearchField()
        self.search.left.connect(self.closed)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._tell)
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(self.closed)
        self.reader = Reader()
        add(self.body, row((self.search, 1), self.close_button, spacing=SPACE), (self.reader, 1))
        self.around.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self.retranslate()

    def show_game(self, config: GameConfig) -> None:
        game = RuledGame.of(config)
        if game != self._game:
            self._game = game
            self._tell()

    def fit_window(self, width: int) -> None:
        self.setFixedWidth(max(NARROWEST, min(WIDEST, round(width * SHARE))))

    # -- what is read -----------------------------------------------------------------------------

    def _tell(self) -> None:
        """All of it, or what has the words in it that are looked for."""
        chapters = list(self._found())
        self._ids = [paragraph.id for _, found in chapters for paragraph in found]
        self.reader.show_page("\n\n".join(_markdown(chapter, found) for chapter, found in chapters))
        self.reader.setExtraSelections([])

    def _found(self) -> Iterator[tuple[Chapter, list[Paragraph]]]:
        words = self.search.text().casefold().split()
        for chapter in rulebook(self._game) if self._game is not None else ():
            found = [
                paragraph
                for paragraph in chapter.paragraphs
                if all(word in f"{paragraph.title} {paragraph.text}".casefold() for word in words)
            ]
            if found:
                yield chapter, found

    # -- where it is read -------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Its chapter, from the first paragraph on."""
        assert self._game is not None
        chapter = next((one for one in rulebook(self._game) if one.phase == phase), None)
        if chapter is not None:
            self.show_paragraph(chapter.paragraphs[0].id, marked=False)

    def show_reason(self, refusal: str) -> None:
        """Why something was refused."""
        assert self._game is not None
        name = explaining(self._game, refusal)
        if name is not None:
            self.show_paragraph(name)

    def show_paragraph(self, name: str, *, marked: bool = True) -> None:
        self.search.clear()
        # Once the sheet has its colours and its width: they make another document of it.
        QTimer.singleShot(0, self, lambda: self._bring_up(name, marked))

    def _bring_up(self, name: str, marked: bool) -> None:
        if name not in self._ids:
            return  # somebody has begun to search since
        heading = list(self._headings())[self._ids.index(name)]
        self.reader.setExtraSelections([_mark(heading)] if marked else [])
        first = heading.previous()
        above = first if first.blockFormat().headingLevel() == CHAPTER else heading
        top = self.reader.document().documentLayout().blockBoundingRect(above).top()
        self.reader.verticalScrollBar().setValue(round(top))

    def _headings(self) -> Iterator[QTextBlock]:
        block = self.reader.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == PARAGRAPH:
                yield block
            block = block.next()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rules"))
        self.reader.setAccessibleName(self.tr("Rules of this game"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.close_button.name(self.tr("Close the rules (F1)"))
        self._tell()


def _markdown(chapter: Chapter, paragraphs: list[Paragraph]) -> str:
    told = (f"{'#' * PARAGRAPH} {one.title}\n\n{one.text}" for one in paragraphs)
    return "\n\n".join([f"{'#' * CHAPTER} {chapter.title}", *told])


def _mark(heading: QTextBlock) -> QTextEdit.ExtraSelection:
    """A paragraph from its title to the next one."""
    mark = QTextEdit.ExtraSelection()
    mark.cursor = QTextCursor(heading)
    following = heading.next()
    while following.next().isValid() and not following.next().blockFormat().headingLevel():
        following = following.next()
    end = following.position() + following.length() - 1
    mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    mark.format.setBackground(theme().color("lit", 0.22))
    return mark
