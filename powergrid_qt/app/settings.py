"""What the user has set, kept between runs. Whatever the file holds, there is a sane value."""

import json
import os
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from powergrid_qt.paths import languages

if TYPE_CHECKING:
    from powergrid_qt.app.new_game import NewGame

NAME: Final = "powergrid-qt"
HOME_VARIABLE: Final = "POWERGRID_QT_HOME"
"""Everything that the program keeps goes into this folder instead of the usual places."""

SYSTEM: Final = "system"
LANGUAGES: Final = (SYSTEM, *languages())
THEMES: Final = (SYSTEM, "light", "dark")
SLOWEST_MS: Final = 3000
USUAL_DELAY_MS: Final = 600
MOST_RECENT: Final = 6


def home_override() -> Path | None:
    folder = os.environ.get(HOME_VARIABLE)
    return Path(folder) if folder else None


def default_store() -> QSettings:
    home = home_override()
    if home is None:
        return QSettings(NAME, NAME)
    return QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)


class Settings(QObject):
    """One property for each setting; a signal when its value becomes another one.

    Values are stored as texts and checked while reading: a file that somebody edited, or that
    a later version wrote, gives the default instead of a surprise.
    """

    language_changed = Signal(str)
    theme_changed = Signal(str)
    animation_changed = Signal(bool)
    delay_changed = Signal(int)
    warnings_changed = Signal(bool)
    ask_always_changed = Signal(bool)
    reasons_changed = Signal(bool)

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = default_store() if store is None else store

    # -- look and language ----------------------------------------------------------------------

    @property
    def language(self) -> str:
        return self._choice("language", LANGUAGES)

    @language.setter
    def language(self, value: str) -> None:
        assert value in LANGUAGES
        self._change("language", self.language, value, self.language_changed.emit)

    @property
    def theme(self) -> str:
        return self._choice("theme", THEMES)

    @theme.setter
    def theme(self, value: str) -> None:
        assert value in THEMES
        self._change("theme", self.theme, value, self.theme_changed.emit)

    @property
    def animation(self) -> bool:
        """Off: nothing moves ("reduced motion")."""
        return self._flag("animation", default=True)

    @animation.setter
    def animation(self, value: bool) -> None:
        self._change("animation", self.animation, value, self.animation_changed.emit)

    # -- play -----------------------------------------------------------------------------------

    @property
    def delay_ms(self) -> int:
        """How long a computer player's move stays to be seen before the next one."""
        try:
            value = int(self._text("delay_ms"))
        except ValueError:
            return USUAL_DELAY_MS
        return min(max(value, 0), SLOWEST_MS)

    @delay_ms.setter
    def delay_ms(self, value: int) -> None:
        fitting = min(max(value, 0), SLOWEST_MS)
        self._change("delay_ms", self.delay_ms, fitting, self.delay_changed.emit)

    @property
    def warnings(self) -> bool:
        """Whether to warn before a turn that leaves something lying, such as unpowered cities."""
        return self._flag("warnings", default=True)

    @warnings.setter
    def warnings(self, value: bool) -> None:
        self._change("warnings", self.warnings, value, self.warnings_changed.emit)

    @property
    def ask_always(self) -> bool:
        """Whether people are asked for decisions in which they have no choice."""
        return self._flag("ask_always", default=False)

    @ask_always.setter
    def ask_always(self, value: bool) -> None:
        self._change("ask_always", self.ask_always, value, self.ask_always_changed.emit)

    @property
    def reasons(self) -> bool:
        """Whether the log tells why computer players move."""
        return self._flag("reasons", default=False)

    @reasons.setter
    def reasons(self, value: bool) -> None:
        self._change("reasons", self.reasons, value, self.reasons_changed.emit)

    def new_game(self, levels: Collection[str]) -> "NewGame":
        """The last choices of the new-game page; `levels`: the computer players there are."""
        from powergrid_qt.app.new_game import read_new_game  # with the rules, which take long

        try:
            data = json.loads(self._text("new_game"))
        except (ValueError, RecursionError):
            data = None
        return read_new_game(data, levels)

    def set_new_game(self, game: "NewGame") -> None:
        self._store.setValue("new_game", json.dumps(game.to_json(), ensure_ascii=False))

    # -- files ----------------------------------------------------------------------------------

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """Games in other folders than ours that were opened, the last one first."""
        try:
            found = json.loads(self._text("recent_files"))
        except (ValueError, RecursionError):
            return ()
        names = found if isinstance(found, list) else ()
        return tuple(Path(name) for name in names if isinstance(name, str) and name)[:MOST_RECENT]

    def remember_file(self, path: Path) -> None:
        others = [recent for recent in self.recent_files if recent != path]
        self._set_recent_files([path, *others][:MOST_RECENT])

    def forget_file(self, path: Path) -> None:
        self._set_recent_files([recent for recent in self.recent_files if recent != path])

    def _set_recent_files(self, paths: list[Path]) -> None:
        text = json.dumps([str(path) for path in paths], ensure_ascii=False)
        self._store.setValue("recent_files", text)

    # -- the window -----------------------------------------------------------------------------

    @property
    def window_geometry(self) -> QByteArray:
        return self._bytes("window/geometry")

    @window_geometry.setter
    def window_geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", _as_text(value))

    @property
    def window_state(self) -> QByteArray:
        return self._bytes("window/state")

    @window_state.setter
    def window_state(self, value: QByteArray) -> None:
        self._store.setValue("window/state", _as_text(value))

    @property
    def folded(self) -> frozenset[str]:
        """The panels that are folded away, by name."""
        return frozenset(name for name in self._text("window/folded").split(",") if name)

    def set_folded(self, panel: str, folded: bool) -> None:
        assert "," not in panel
        names = self.folded | {panel} if folded else self.folded - {panel}
        self._store.setValue("window/folded", ",".join(sorted(names)))

    def save(self) -> None:
        """Write now what Qt would write a little later."""
        self._store.sync()

    # -- reading and writing --------------------------------------------------------------------

    def _text(self, key: str) -> str:
        # An INI file may name types that Qt cannot make: such a value counts as missing.
        try:
            value: Any = self._store.value(key, "")
        except (TypeError, ValueError, RuntimeError):
            return ""
        return value if isinstance(value, str) else str(value) if _plain(value) else ""

    def _choice(self, key: str, choices: Collection[str]) -> str:
        value = self._text(key)
        return value if value in choices else SYSTEM

    def _flag(self, key: str, *, default: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key).lower(), default)

    def _bytes(self, key: str) -> QByteArray:
        return QByteArray.fromBase64(self._text(key).encode("utf-8"))

    def _change(self, key: str, old: Any, new: Any, tell: Callable[[Any], None]) -> None:
        if new != old:
            self._store.setValue(key, str(new).lower() if isinstance(new, bool) else str(new))
            tell(new)


def _plain(value: object) -> bool:
    """Native stores (a registry, a property list) give numbers and flags as such."""
    return isinstance(value, bool | int | float)


def _as_text(value: QByteArray) -> str:
    return bytes(value.toBase64().data()).decode("ascii")
