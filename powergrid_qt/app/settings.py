"""What the user has set, kept between runs. Whatever the file holds, there is a sane value.

Settings of a newer version of the program are left alone. A new setting needs nothing for that,
since every setting has a default. When a key gets another meaning or another name, or is of no use
any more, give `FORMAT` the next number, and bring those of this one up to date as they are read.
"""

import json
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal

from powergrid_qt.app.folders import home_override
from powergrid_qt.identity import NAME
from powergrid_qt.paths import languages

FORMAT: Final = 2
FORMAT_KEY: Final = "format"
VERSION_KEY: Final = "version"
"""The key of the version of the program that was used last."""


if TYPE_CHECKING:
    from powergrid_qt.app.new_game import NewGame

SYSTEM: Final = "system"
LANGUAGES: Final = (SYSTEM, *languages())
THEMES: Final = (SYSTEM, "light", "dark")
FULL, REDUCED = "full", "reduced"
MOTIONS: Final = (SYSTEM, FULL, REDUCED)
SLOWEST_MS: Final = 3000
USUAL_DELAY_MS: Final = 600
SPEEDS: Final = {"slow": 1500, "normal": USUAL_DELAY_MS, "at_once": 0}
"""The speeds of computer players that are at hand while they play: `delay_ms` by name."""
MOST_RECENT: Final = 6
REPLAY_SPEEDS: Final = {50: "½×", 100: "1×", 200: "2×", 400: "4×"}
"""How fast a replay may go by itself: what it is called, by percent."""


TEXT_SIZES: Final = (80, 100, 125, 150, 200)
"""The sizes of text to choose from, in percent of what the system asks for."""


def default_store() -> QSettings:
    home = home_override()
    if home is None:
        return QSettings(NAME, NAME)
    return QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)


Value = TypeVar("Value")


class Setting(Generic[Value]):
    """One value of the settings. It is stored as a text and checked while reading: a file that
    somebody edited, or that a later version wrote, gives the default instead of a surprise."""

    def __init__(self, key: str, read: Callable[[str], Value], changed: Signal) -> None:
        self._key, self._read, self._changed = key, read, changed

    def __get__(self, settings: "Settings", owner: type) -> Value:
        return self._read(settings.text(self._key))

    def __set__(self, settings: "Settings", value: Value) -> None:
        text = str(value).lower()
        before, after = self.__get__(settings, Settings), self._read(text)
        if after != before:
            settings.store(self._key, text)
            self._changed.__get__(settings, Settings).emit(after)


def setting(key: str, read: Callable[[str], Value]) -> tuple[Setting[Value], Signal]:
    """A value and the signal that tells of another one."""
    changed = Signal(type(read("")))
    return Setting(key, read, changed), changed


def one_of(choices: Collection[str]) -> Callable[[str], str]:
    return lambda text: text if text in choices else SYSTEM


def flag(*, default: bool) -> Callable[[str], bool]:
    return lambda text: {"true": True, "false": False}.get(text.lower(), default)


def milliseconds(text: str) -> int:
    try:
        return min(max(int(text), 0), SLOWEST_MS)
    except ValueError:
        return USUAL_DELAY_MS


def speed_of(delay_ms: int) -> str:
    """Return the name of the speed that comes nearest to a delay."""
    return min(SPEEDS, key=lambda name: abs(SPEEDS[name] - delay_ms))


def text_size(text: str) -> int:
    return next((size for size in TEXT_SIZES if str(size) == text), 100)


def replay_speed(text: str) -> int:
    return next((speed for speed in REPLAY_SPEEDS if str(speed) == text), 100)


class Settings(QObject):
    """What can be set, and a signal for each: its value has become another one."""

    language, language_changed = setting("language", one_of(LANGUAGES))
    theme, theme_changed = setting("theme", one_of(THEMES))
    text_size, text_size_changed = setting("text_size", text_size)
    """The size of text from the next start on: everything is measured by it."""
    motion, motion_changed = setting("animation", one_of(MOTIONS))
    """Whether things move by themselves, or as little as can be ("reduced motion")."""
    animation_changed = Signal(bool)
    sound, sound_changed = setting("sound", flag(default=False))
    """Whether sounds are to be heard."""
    delay_ms, delay_changed = setting("delay_ms", milliseconds)
    """How long a computer player's move stays to be seen before the next one."""
    warnings, warnings_changed = setting("warnings", flag(default=True))
    """Whether to warn before a turn that leaves something lying, such as unpowered cities."""
    ask_always, ask_always_changed = setting("ask_always", flag(default=False))
    """Whether people are asked for decisions in which they have no choice."""
    reasons, reasons_changed = setting("reasons", flag(default=False))
    """Whether the log tells why computer players move."""
    replay_speed, replay_speed_changed = setting("replay_speed", replay_speed)
    """The speed of a replay that plays by itself, in percent of the usual one."""
    has_finished, has_finished_changed = setting("has_finished", flag(default=False))
    """Whether a person has ever played a game to its end here: until then they are a newcomer."""

    one_window, one_window_changed = setting("one_window", flag(default=True))
    """Whether a file that is opened from outside goes to the program that runs already."""

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = default_store() if store is None else store
        self._unkept: dict[str, str] = {}
        try:
            written = int(self.text(FORMAT_KEY))
        except ValueError:
            written = 0
        self.of_newer_version = written > FORMAT
        """Then the file is left as it is, and whatever is set is forgotten at the end."""
        if written < FORMAT:
            self._store.setValue(FORMAT_KEY, FORMAT)
        self._system_reduces_motion = False
        self._animated = self.animation
        self.motion_changed.connect(self._tell_animation)

    # -- motion ---------------------------------------------------------------------------------

    @property
    def animation(self) -> bool:
        """Whether things move, by the user's wish or the system's."""
        if self.motion == SYSTEM:
            return not self._system_reduces_motion
        return self.motion == FULL

    @animation.setter
    def animation(self, animated: bool) -> None:
        self.motion = FULL if animated else REDUCED

    def follow_system(self, *, reduces_motion: bool) -> None:
        """What the system wishes: it counts as long as the user wishes nothing else."""
        self._system_reduces_motion = reduces_motion
        self._tell_animation()

    def _tell_animation(self) -> None:
        if self.animation != self._animated:
            self._animated = self.animation
            self.animation_changed.emit(self._animated)

    # -- new games ------------------------------------------------------------------------------

    def new_game(self, levels: Collection[str]) -> "NewGame":
        """The last choices of the new-game page; `levels`: the computer players there are."""
        from powergrid_qt.app.new_game import read_new_game  # with the rules, which take long

        return read_new_game(self.data("new_game"), levels)

    def set_new_game(self, game: "NewGame") -> None:
        self.store_data("new_game", game.to_json())

    @property
    def known_editions(self) -> frozenset[str]:
        """The editions with which people have begun a game here."""
        return self.names("editions/known")

    @property
    def recent_boards(self) -> tuple[str, ...]:
        """The ids of boards on which new games were begun, the last one first."""
        return self._recent("recent_boards")

    def remember_board(self, board: str) -> None:
        self._remember("recent_boards", board)

    def is_new(self, kind: str, name: str) -> bool:
        """Whether one of the `editions` or `boards` was never begun here; it is remembered."""
        new = self.would_be_new(kind, name)
        self.keep_name(f"{kind}/known", name)
        return new

    def would_be_new(self, kind: str, name: str) -> bool:
        """The very first one would not be: there is nothing from which it could differ."""
        known = self.names(f"{kind}/known")
        return bool(known) and name not in known

    def novelty(self, board: str, edition: str) -> str:
        """What is other on a board or in an edition than in all games before; mostly empty."""
        from powergrid_qt.engine import load_board  # the rules take long
        from powergrid_qt.words.names import new_to_you

        return new_to_you(
            load_board(board),
            edition,
            new_board=self.would_be_new("boards", board),
            new_edition=self.would_be_new("editions", edition),
        )

    # -- versions -------------------------------------------------------------------------------

    @property
    def last_version(self) -> str:
        """The version of the program that was used last; empty if this is the first time."""
        return self.text(VERSION_KEY)

    def use_version(self, version: str) -> None:
        self.store(VERSION_KEY, version)

    # -- files ----------------------------------------------------------------------------------

    @property
    def folder(self) -> Path:
        """The folder of the last save; before that, and when it is gone, the documents."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        usual = QStandardPaths.writableLocation(documents)
        found = (Path(text) for text in (self.text("folder"), usual) if text)
        return next((folder for folder in found if folder.is_dir()), Path.home())

    @folder.setter
    def folder(self, folder: Path) -> None:
        self.store("folder", str(folder))

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """Games in other folders than ours that were opened, the last one first."""
        return tuple(map(Path, self._recent("recent_files")))

    def remember_file(self, path: Path) -> None:
        self._remember("recent_files", str(path))

    def forget_file(self, path: Path) -> None:
        self.store_data("recent_files", [str(one) for one in self.recent_files if one != path])

    # -- the window -----------------------------------------------------------------------------

    @property
    def window_geometry(self) -> QByteArray:
        return QByteArray.fromBase64(self.text("window/geometry").encode("utf-8"))

    @window_geometry.setter
    def window_geometry(self, value: QByteArray) -> None:
        self.store("window/geometry", bytes(value.toBase64().data()).decode("ascii"))

    @property
    def folded(self) -> frozenset[str]:
        """The panels that are folded away, by name."""
        return self.names("window/folded")

    def set_folded(self, panel: str, folded: bool) -> None:
        self.keep_name("window/folded", panel, kept=folded)

    # -- the file -------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """Where the settings are kept; on Windows that is no file."""
        return Path(self._store.fileName())

    def save(self) -> None:
        """Write now what Qt would write a little later."""
        self._store.sync()

    def clear(self) -> None:
        """Forget everything that was ever set."""
        self._unkept.clear()
        self._store.clear()
        self._store.sync()

    # -- reading and writing --------------------------------------------------------------------

    def text(self, key: str) -> str:
        """What is stored; empty if it is no text that makes sense."""
        if key in self._unkept:
            return self._unkept[key]
        try:
            value: Any = self._store.value(key, "")
        except (TypeError, ValueError, RuntimeError):  # an INI file may name types of its own
            return ""
        # Native stores (a registry, a property list) give numbers and flags as such.
        return str(value) if isinstance(value, str | bool | int | float) else ""

    def data(self, key: str) -> Any:
        """What is stored as JSON; None if it is none."""
        try:
            return json.loads(self.text(key))
        except (ValueError, RecursionError):
            return None

    def store_data(self, key: str, data: object) -> None:
        self.store(key, json.dumps(data, ensure_ascii=False))

    def _recent(self, key: str) -> tuple[str, ...]:
        """The texts of a list that is stored as JSON, the last one first."""
        found = self.data(key)
        texts = found if isinstance(found, list) else ()
        return tuple(one for one in texts if isinstance(one, str) and one)[:MOST_RECENT]

    def _remember(self, key: str, text: str) -> None:
        others = [one for one in self._recent(key) if one != text]
        self.store_data(key, [text, *others][:MOST_RECENT])

    def names(self, key: str) -> frozenset[str]:
        """The names that are stored together."""
        return frozenset(name for name in self.text(key).split(",") if name)

    def keep_name(self, key: str, name: str, *, kept: bool = True) -> None:
        """Store one more name, or leave it out from now on."""
        assert "," not in name
        names = self.names(key)
        self.store(key, ",".join(sorted(names | {name} if kept else names - {name})))

    def store(self, key: str, text: str) -> None:
        if self.of_newer_version:
            self._unkept[key] = text
        else:
            self._store.setValue(key, text)
