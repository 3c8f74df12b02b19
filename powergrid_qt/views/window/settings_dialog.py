"""The settings, in force and kept as soon as they are changed; and deleting all that is kept."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLayout, QSlider, QWidget

from powergrid_qt.app.language import own_name, system_language
from powergrid_qt.app.my_data import open_elsewhere, places
from powergrid_qt.app.settings import FULL, REDUCED, SLOWEST_MS, SYSTEM, TEXT_SIZES, Settings
from powergrid_qt.paths import languages
from powergrid_qt.views.style.controls import (
    LARGEST_USUAL,
    Button,
    Label,
    Panel,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, Content, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import MEDIUM
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.style import dress
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.window.dialog import Dialog

_SPEED_STEP_MS = 100
_BESIDE_BOX = 34
"""How far the note of a check box is moved in, in pixels."""
HIGH = 640
"""The height with large text, which even a small screen has; the rest is scrolled to."""


class SettingsDialog(Dialog):
    """A row for each setting, declared with its words; the controls are named like the settings.
    `first_button`: somebody wants the words and hints of a first game again."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._labels: list[Label] = []
        self._choices: dict[str, Segmented] = {}
        self.data = DataPanel()
        self.set_title(self.tr("Settings"))
        looks, play, program = self._look_rows(), self._play_rows(), self._program_rows()
        left = column(
            _panel(self.tr("Look and language"), looks),
            _panel(self.tr("Program"), program),
            STRETCH,
            spacing=2 * SPACE,
        )
        right = column(_panel(self.tr("Play"), play), self.data, STRETCH, spacing=2 * SPACE)
        widest = max(label.sizeHint().width() for label in self._labels)
        for label in self._labels:  # the controls of both panels begin below each other
            label.setMinimumWidth(widest)
        if base_size() <= LARGEST_USUAL:
            add(self.body, row((left, 1), (right, 1), spacing=2 * SPACE))
        else:
            panels = ScrollColumn()
            add(panels.column, left, right)
            add(self.body, panels)
            self.resize(920, HIGH)
        self.setMinimumWidth(920)

    # -- what can be set ------------------------------------------------------------------------

    def _look_rows(self) -> list[Content]:
        system = self.tr("System")
        spoken = self.tr("As the system: {language}").format(language=own_name(system_language()))
        grid = _grid()
        grid.setVerticalSpacing(SPACE + 4)
        self.language = self._choice(
            grid,
            "language",
            self.tr("Language"),
            [
                Segment(SYSTEM, system, spoken),
                *(Segment(language, own_name(language)) for language in languages()),
            ],
        )
        self.theme = self._choice(
            grid,
            "theme",
            self.tr("Theme"),
            [
                Segment(SYSTEM, system, self.tr("Light or dark as the system")),
                Segment("light", self.tr("Light")),
                Segment("dark", self.tr("Dark")),
            ],
        )
        self.text_size = self._choice(
            grid,
            "text_size",
            self.tr("Text size"),
            [Segment(str(size), f"{size} %") for size in TEXT_SIZES],
            self.tr("Of what the system asks for; from the next start on."),
        )
        self.motion = self._choice(
            grid,
            "motion",
            self.tr("Animation"),
            [
                Segment(SYSTEM, system, self.tr("As the system wishes")),
                Segment(FULL, self.tr("On")),
                Segment(REDUCED, self.tr("Off")),
            ],
            self.tr("Off: nothing moves by itself (reduced motion)."),
        )
        self.sound = QCheckBox(self.tr("Sound"))
        note = self.tr("Quiet: my turn, the hammer, the lights, a new step, the end.")
        return [grid, self._check("sound", self.sound, note)]

    def _play_rows(self) -> list[Content]:
        self.warnings = QCheckBox(self.tr("Warnings"))
        self.ask_always = QCheckBox(self.tr("Ask for every decision"))
        self.first_button = Button(self.tr("Your first game once more"))
        first = SoftLabel(
            self.tr("A word at each new thing, and hints that come by themselves:"), wrap=True
        )
        return [
            self._speed_row(),
            self._check(
                "warnings",
                self.warnings,
                self.tr("Tell me before I leave cities without power that I could supply."),
            ),
            self._check(
                "ask_always",
                self.ask_always,
                self.tr("On: I am asked even where there is only one thing that I can do."),
            ),
            column(first, row(self.first_button, STRETCH), spacing=SPACE),
        ]

    def _program_rows(self) -> list[Content]:
        self.one_window = QCheckBox(self.tr("One window"))
        note = self.tr("Off: each game that I open from a folder gets a window of its own.")
        return [self._check("one_window", self.one_window, note)]

    # -- kinds of rows --------------------------------------------------------------------------

    def _choice(
        self, grid: QGridLayout, name: str, text: str, choices: Iterable[Segment], note: str = ""
    ) -> Segmented:
        """Add a choice of one of several values, which are texts or whole numbers."""
        settings, control = self._settings, Segmented()
        kind = type(getattr(settings, name))
        control.set_choices(choices)
        control.set_value(str(getattr(settings, name)))
        control.chosen.connect(lambda value: setattr(settings, name, kind(value)))
        self._choices[name] = control
        getattr(settings, f"{name}_changed").connect(self._show_choices)
        self._add_row(grid, text, control, SoftLabel(note, wrap=True) if note else None)
        return control

    def _show_choices(self) -> None:
        for name, control in self._choices.items():
            control.set_value(str(getattr(self._settings, name)))

    def _check(self, name: str, box: QCheckBox, note: str) -> QLayout:
        settings = self._settings
        box.setChecked(getattr(settings, name))
        box.toggled.connect(partial(setattr, settings, name))
        getattr(settings, f"{name}_changed").connect(box.setChecked)
        told = SoftLabel(note, wrap=True)
        told.setContentsMargins(_BESIDE_BOX, 0, 0, 0)
        return column(box, told, spacing=0)

    def _speed_row(self) -> QLayout:
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.speed.setRange(0, SLOWEST_MS // _SPEED_STEP_MS)
        self.speed.setPageStep(5)
        self.speed.setToolTip(self.tr("Further to the right they move faster"))
        self._speed_value = SoftLabel()
        grid = _grid()
        self._add_row(grid, self.tr("Computer players"), self.speed, self._speed_value)
        self.speed.setAccessibleName(self.tr("Speed of the computer players"))
        self._show_speed(self._settings.delay_ms)
        self.speed.valueChanged.connect(self._set_speed)
        self._settings.delay_changed.connect(self._show_speed)
        return grid

    def _set_speed(self, value: int) -> None:
        self._settings.delay_ms = SLOWEST_MS - value * _SPEED_STEP_MS

    def _show_speed(self, delay_ms: int) -> None:
        self.speed.setValue((SLOWEST_MS - delay_ms) // _SPEED_STEP_MS)
        seconds = self.locale().toString(delay_ms / 1000, "f", 1)
        if delay_ms:
            text = self.tr("{seconds} s for each move; Space skips ahead").format(seconds=seconds)
        else:
            text = self.tr("At once: moves are not shown one by one")
        self._speed_value.setText(text)
        self.speed.setAccessibleDescription(text)

    def _add_row(
        self, grid: QGridLayout, text: str, control: QWidget, note: QWidget | None
    ) -> None:
        label, line = Label(text, 1.0, MEDIUM), grid.rowCount() if grid.count() else 0
        self._labels.append(label)
        control.setAccessibleName(text)
        grid.addWidget(label, line, 0)
        grid.addWidget(control, line, 1)
        if note is not None:
            grid.addWidget(note, line + 1, 1)


class DataPanel(Panel):
    """A panel that tells where one's data lies, and how to get rid of it."""

    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("My data"))
        note = self.tr("Games, boards and settings stay on this computer, in a folder of yours.")
        self.folder_button = Button(self.tr("Show the folder"))
        self.delete_button = Button(self.tr("Delete my data…"))
        self.delete_button.set_kind("danger")
        buttons = row(self.folder_button, STRETCH, self.delete_button, spacing=SPACE)
        add(self.body, SoftLabel(note, wrap=True), buttons)


def _panel(title: str, rows: Iterable[Content]) -> Panel:
    panel = Panel(title)
    add(panel.body, *rows)
    return panel


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * SPACE)
    grid.setColumnStretch(1, 1)
    return grid


_WIDTH = 600
_MAY_BREAK = "\u200b"


class DeleteDialog(Dialog):
    """The button that deletes is `delete_button`; the one that is proposed changes nothing."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_title(self.tr("Delete my data"))
        self.close_button.setText(self.tr("Keep everything"))
        self.delete_button = self.add_button(self.tr("Delete and quit"), self.accept)
        self.delete_button.set_kind("danger")
        panel = Panel()
        for name, path in self._what(places(settings.path)):
            where = SoftLabel(str(path).replace("/", f"/{_MAY_BREAK}"), wrap=True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            add(panel.body, column(Label(name, 1.0, MEDIUM, wrap=True), where, spacing=2))
        elsewhere = open_elsewhere()
        self.delete_button.setEnabled(not elsewhere)
        self.note = Label(self._consequences(elsewhere), wrap=True)
        texts = self.add_texts()
        add(texts.column, panel, self.note)
        self.fit(_WIDTH, texts)

    def _what(self, kept: dict[str, Path]) -> Iterable[tuple[str, Path]]:
        """Yield what data there is, in words, and where it lies."""
        games, deleted, boards = (_count(kept[name]) for name in ("games", "deleted", "boards"))
        names = {
            "games": self.tr("%n game(s)", "", games) if games else "",
            "deleted": self.tr("%n deleted game(s)", "", deleted) if deleted else "",
            "boards": self.tr("%n board(s) of your own", "", boards) if boards else "",
            "history": self.tr("The history of your games") if kept["history"].exists() else "",
            "log": self.tr("The log of the program") if kept["log"].exists() else "",
            "settings": self.tr(
                "Your settings, which puzzles you have solved, and how far you are in the lessons"
            ),
        }
        return ((names[kind], path) for kind, path in kept.items() if names[kind])

    def _consequences(self, elsewhere: bool) -> str:
        if elsewhere:
            return self.tr("Power Grid is open in another window. Close it first, then come back.")
        return self.tr(
            "All of this is deleted for good, and the program quits. The next start is like"
            " the first one. Files that you have saved in other folders stay."
        )


def _count(folder: Path) -> int:
    if not folder.is_dir():
        return 0
    return sum(1 for path in folder.iterdir() if not path.name.startswith("."))


_MOST = 8


class LeftOverDialog(Dialog):
    """Tells what could not be deleted."""

    def __init__(self, left: Sequence[OSError]) -> None:
        super().__init__()
        dress(self)  # the window is gone
        self.set_title(self.tr("Not everything could be deleted"))
        lines = [f"{error.filename}: {error.strerror}" for error in left[:_MOST]]
        if len(left) > _MOST:
            lines.append("…")
        self.text = Label("\n".join(lines), wrap=True)
        self.body.addWidget(self.text)
