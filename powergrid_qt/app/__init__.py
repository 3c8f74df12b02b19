"""Between the rules and the screens: the controller that owns a game, plans, settings, words."""
