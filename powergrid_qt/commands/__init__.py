"""The commands of the command line, one module each. None of them needs Qt."""
