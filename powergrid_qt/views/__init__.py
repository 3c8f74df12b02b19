"""What people see: widgets and the board's scene. Views show a game and never change one."""

from powergrid_qt.pyside_faults import leave_sources_unread

leave_sources_unread()  # here: most of what is imported for the window comes after this
