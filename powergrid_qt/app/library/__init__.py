"""All games: what is known of them, made from their files, and what they say together."""
