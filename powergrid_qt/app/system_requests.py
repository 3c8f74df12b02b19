"""What the system asks of the program: to end, when somebody logs out or presses Ctrl-C in the
terminal, and to move as little as can be ("reduced motion")."""

import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

ASKING = [
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
]

PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
PORTAL_SETTINGS = "org.freedesktop.portal.Settings"
ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")


# -- to end -----------------------------------------------------------------------------------


class EndSignals(QObject):
    """Python hears a signal only when it has something to do, which may be long after Qt went to
    sleep. So it writes a byte to a socket, and that wakes Qt."""

    asked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ours, self._pythons = socket.socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        for number in ASKING:
            signal.signal(number, _leave_it_to_the_socket)
        notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        heard = self._ours.recv(4096)
        if any(number in heard for number in ASKING):
            self.asked.emit()


def _leave_it_to_the_socket(number: int, frame: FrameType | None) -> None:
    """Do nothing: without a handler in Python the signal would end the program at once."""


# -- to move less -----------------------------------------------------------------------------


def ask_system(tell: Callable[[bool], None], parent: QObject) -> None:
    """Tell once whether motion is to be reduced, now or a little later; where nobody says
    anything about it, never. `parent`: with it goes who waits for the answer."""
    if sys.platform == "win32":
        tell(reduced_on_windows())
    elif sys.platform == "darwin":
        tell(reduced_on_macos())
    elif os.environ.get("DBUS_SESSION_BUS_ADDRESS"):  # else D-Bus would start one
        from PySide6.QtDBus import QDBusConnection

        ask_portal(QDBusConnection.sessionBus(), tell, parent)


def ask_portal(
    bus: "QDBusConnection", tell: Callable[[bool], None], parent: QObject
) -> "QDBusPendingCallWatcher | None":
    """Linux desktops answer there, in a sandbox too. Gives who waits for it; None: no bus."""
    from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

    if not bus.isConnected():
        return None
    question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read")
    question.setArguments(list(ANIMATIONS))
    waiting = QDBusPendingCallWatcher(bus.asyncCall(question), parent)

    def answered() -> None:
        animated = _flag(waiting.reply())
        waiting.deleteLater()
        if animated is not None:
            tell(not animated)

    waiting.finished.connect(answered)
    return waiting


def _flag(reply: "QDBusMessage") -> bool | None:
    """Return what a portal says, wrapped once or twice; None if no portal knows of it."""
    from PySide6.QtDBus import QDBusMessage, QDBusVariant

    if reply.type() != QDBusMessage.MessageType.ReplyMessage:
        return None
    value = next(iter(reply.arguments()), None)
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value if isinstance(value, bool) else None


if sys.platform == "win32":
    import ctypes

    SPI_GETCLIENTAREAANIMATION = 0x1042

    def reduced_on_windows() -> bool:
        animated = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(
            SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0
        )  # where that fails it stays 1
        return not animated.value


if sys.platform == "darwin":
    import ctypes

    def reduced_on_macos() -> bool:
        """Return what `NSWorkspace` says in a library that Qt has loaded already."""
        objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
        objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
        gives_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
        gives_flag = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        workspace = gives_object(("objc_msgSend", objc))(
            objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace")
        )
        reduces = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
        return bool(gives_flag(("objc_msgSend", objc))(workspace, reduces))
