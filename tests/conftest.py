"""Tests open no windows on anybody's screen, unless they are told to."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
