"""The user's guide: its pages at the left, the one that is read beside them."""

from PySide6.QtCore import QModelIndex, QStringListModel, Qt, QUrl
from PySide6.QtWidgets import QListView, QWidget

from powergrid_qt.app.documents import guide_pages
from powergrid_qt.app.language import resolved
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.controls import Panel, with_text
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.lettering import MEDIUM, scaled_font
from powergrid_qt.views.style.reader import Reader
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.window.dialog import Dialog

_SIZE = (980, 640)
_LIST_WIDTH = 250


class GuideDialog(Translated, Dialog):
    """Stays open beside the game, so that one can play while one reads."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._titles = QStringListModel(self)
        self.list = QListView()
        self.list.setObjectName("contents")
        self.list.setFont(scaled_font(1.0, MEDIUM))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self._titles)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.reader = Reader()
        contents, page = Panel(), Panel()
        contents.setFixedWidth(with_text(_LIST_WIDTH))
        contents.body.addWidget(self.list)
        page.body.addWidget(self.reader)
        add(self.body, row(contents, (page, 1), spacing=2 * SPACE))
        self.retranslate()
        self.list.selectionModel().currentChanged.connect(self._show)
        self.list.setCurrentIndex(self._titles.index(0))
        self.list.setFocus()
        self.reader.anchorClicked.connect(self._follow)
        self.resize(*_SIZE)

    def retranslate(self) -> None:
        """In another language, the same page."""
        number = self.list.currentIndex().row()
        self.set_title(self.tr("User's guide"))
        self.list.setAccessibleName(self.tr("Pages"))
        self.pages = guide_pages(resolved(self._settings.language))
        self._titles.setStringList([page.title for page in self.pages])
        self.list.setCurrentIndex(self._titles.index(number))

    def _show(self, index: QModelIndex) -> None:
        if index.isValid():
            page = self.pages[index.row()]
            self.reader.setAccessibleName(page.title)
            self.reader.show_page(page.text)

    def _follow(self, link: QUrl) -> None:
        """To another page of the guide: there are no other links."""
        names = [page.name for page in self.pages]
        self.list.setCurrentIndex(self._titles.index(names.index(link.toString())))
