"""The pages that fill the window: one folder for each."""
