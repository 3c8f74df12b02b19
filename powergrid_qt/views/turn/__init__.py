"""The strip that tells what to do now, in words, with the buttons for it."""
