"""What people do besides playing: look something up, change what they see, miss, slip."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton

from soaking.hands import ALT, CTRL, RIGHT, SHIFT, Hands, Key
from soaking.plan import LANGUAGES, THEMES

SMALLEST, LARGEST = QSize(1024, 600), QSize(1920, 1080)
KEYS = (
    *(Key.Key_H, Key.Key_Return, Key.Key_Escape, Key.Key_U, Key.Key_P, Key.Key_Plus),
    *(Key.Key_Minus, Key.Key_Space, Key.Key_Tab, Key.Key_F6, Key.Key_F9, Key.Key_Up),
    *(Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_0, Key.Key_Home, Key.Key_Backtab),
)
HELD = (Key.Key_Return, Key.Key_Space, Key.Key_P, Key.Key_Plus, Key.Key_Tab, Key.Key_Right)
WAIT_MS = 40
LOOK_MS = 250
"""Somebody looks at what has been opened."""


class Disturber:
    """Pages and dialogs that are opened here are left again by the person, who sees them."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._rng = hands, hands.rng
        self._deeds: Mapping[Callable[[], object], int] = {
            self._resize: 4,
            self._press_a_key: 6,
            self._hold_a_key: 3,
            hands.click_again: 4,
            hands.click_anywhere: 6,
            lambda: hands.click_anywhere(RIGHT): 1,
            self._click_a_button_twice: 3,
            hands.hover_anywhere: 4,
            hands.drag_anywhere: 2,
            hands.turn_wheel: 2,
            lambda: hands.key(Key.Key_Z, CTRL): 2,
            lambda: hands.key(Key.Key_Y, CTRL): 1,
            lambda: hands.key(Key.Key_F1): 1,
            lambda: hands.key(Key.Key_F2): 2,
            lambda: hands.key(Key.Key_F1, CTRL): 1,  # all keys
            lambda: hands.key(Key.Key_F1, SHIFT): 1,  # the guide
            lambda: hands.key(Key.Key_Comma, CTRL): 2,  # settings
            lambda: hands.key(Key.Key_M, CTRL): 1,  # maps
            lambda: hands.key(Key.Key_H, CTRL): 1,  # history
            lambda: hands.key(Key.Key_R, CTRL): 1,  # look back
            lambda: hands.key(Key.Key_M, ALT): 1,  # the menu
            self._go_to_start_page: 1,
            self._change_theme: 1,
            self._change_language: 1,
        }

    def disturb(self) -> int:
        """Do one of these; gives how long to wait afterwards, in ms."""
        [deed] = self._rng.choices(list(self._deeds), list(self._deeds.values()))
        deed()
        return self._rng.choice((1, WAIT_MS, LOOK_MS))

    def _resize(self) -> None:
        width = self._rng.randint(SMALLEST.width(), LARGEST.width())
        self._hands.resize(QSize(width, self._rng.randint(SMALLEST.height(), LARGEST.height())))

    def _press_a_key(self) -> None:
        self._hands.key(self._rng.choice(KEYS))

    def _hold_a_key(self) -> None:
        self._hands.hold(self._rng.choice(HELD))

    def _click_a_button_twice(self) -> None:
        page = self._hands.window.pages.shown
        buttons = [one for one in page.findChildren(QAbstractButton) if one.isVisible()]
        if buttons:
            self._hands.click(self._rng.choice(buttons), twice=True)

    def _go_to_start_page(self) -> None:
        self._hands.key(Key.Key_M, ALT)
        self._hands.choose_in_menu(self._hands.window.menu.start)

    def _change_theme(self) -> None:
        """As the menu does: its sub-menus open on some screens with a delay."""
        theme = self._rng.choice(THEMES)
        self._hands.journal.press("theme", to=theme)
        self._hands.window.program.settings.theme = theme

    def _change_language(self) -> None:
        language = self._rng.choice(LANGUAGES)
        self._hands.journal.press("language", to=language)
        self._hands.window.program.settings.language = language
