"""Planning at any time: a plan on paper, what it would bring, and how it becomes a turn."""
