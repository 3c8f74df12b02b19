"""Everything that is said: names, sentences and refusals, in the language of the program."""
