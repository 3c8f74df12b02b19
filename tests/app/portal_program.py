"""A desktop's portal on the bus of `ADDRESS`, which says of animations what JSON `VALUE` says."""

import json
import sys
from typing import Any

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

from powergrid_qt.app.system_requests import ANIMATIONS, PORTAL, PORTAL_PATH

class_info: Any = ClassInfo  # its types say nothing of dictionaries


@class_info({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    """As a desktop answers: what is asked for in a variant, which is wrapped in the reply."""

    def __init__(self, animated: object) -> None:
        super().__init__()
        self._animated = animated

    @Slot(str, str, result=QDBusVariant)
    def Read(self, namespace: str, key: str) -> QDBusVariant:
        assert (namespace, key) == ANIMATIONS
        return QDBusVariant(self._animated)


if __name__ == "__main__":
    application = QCoreApplication(sys.argv)
    bus = QDBusConnection.connectToBus(sys.argv[1], "desktop")
    portal = Portal(json.loads(sys.argv[2]))
    assert bus.registerService(PORTAL)
    assert bus.registerObject(PORTAL_PATH, portal, QDBusConnection.RegisterOption.ExportAllSlots)
    print("ready", flush=True)
    application.exec()
