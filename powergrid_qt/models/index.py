"""What Qt hands to its item models to say which row and column it asks about."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
