"""What fills the window: one folder for each page."""
