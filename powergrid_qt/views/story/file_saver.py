"""Files that people want: it is asked where they shall lie, and told where they do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.story.toast import Offer, Toasts
from powergrid_qt.whole_file import write_whole

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file that can be written."""

    title: str
    """The title of the dialog that asks where to save it."""
    name: str
    """The name that is proposed, without an ending."""
    endings: Sequence[str]
    """The endings to choose from, with their dots; a name without one gets the first."""
    content: Callable[[str], bytes]
    """A function that makes the content for the ending that was chosen."""


def ask_path(
    parent: QWidget, settings: Settings, title: str, name: str, endings: Sequence[str]
) -> Path | None:
    """Where to save; None if somebody thinks better of it. All dialogs begin in the same folder:
    that in which something was saved last."""
    dialog = QFileDialog(parent, title, str(settings.folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    kinds = {f"{ending[1:].upper()} (*{ending})": ending for ending in endings}
    dialog.setNameFilters(list(kinds))
    dialog.setDefaultSuffix(endings[0])  # so that it is asked before such a file is replaced
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kinds[kind]))
    dialog.selectFile(f"{name}{endings[0]}")
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    if not chosen:
        return None
    path = Path(chosen[0])
    settings.folder = path.parent
    return path if path.suffix.lower() in endings else path.with_name(f"{path.name}{endings[0]}")


def show_in_folder(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def show_in_folder_text() -> str:
    return translate("FileSaver", "Show in folder")


def saved_text(path: Path) -> str:
    return translate("FileSaver", "Saved as {name} in {folder}.").format(
        name=path.name, folder=path.parent
    )


def failed_text(path: Path, error: OSError) -> str:
    return translate("FileSaver", "{name} was not saved in {folder}: {reason}").format(
        name=path.name, folder=path.parent, reason=error.strerror or error
    )


class FileSaver(QObject):
    """Saves files for a window, with messages that say what has become of them."""

    def __init__(self, settings: Settings, toasts: Toasts, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._toasts, self._parent = settings, toasts, parent

    def ask_path(self, title: str, name: str, endings: Sequence[str]) -> Path | None:
        return ask_path(self._parent, self._settings, title, name, endings)

    def save(self, file: NewFile) -> None:
        path = self.ask_path(file.title, file.name, file.endings)
        if path is not None:
            self.write(path, lambda: write_whole(file.content(path.suffix.lower()), path))

    def write(self, path: Path, write: Callable[[], None]) -> bool:
        """Tells whether it has worked; a file that was there before stays whole if not."""
        try:
            write()
        except OSError as error:
            self._toasts.fail(failed_text(path, error))
            return False
        self.tell_saved(path)
        return True

    def tell_saved(self, path: Path) -> None:
        offer = Offer(show_in_folder_text(), lambda: show_in_folder(path))
        self._toasts.tell(saved_text(path), offer=offer)
