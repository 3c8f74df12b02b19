"""Colours, fonts, style sheet, and the small controls that all screens use."""
