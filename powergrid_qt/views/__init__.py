"""What people see: widgets and the board's scene. Views show a game and never change one."""
