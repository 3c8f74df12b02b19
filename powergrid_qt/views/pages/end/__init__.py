"""The page that follows a game: ranking, charts, analysis."""
