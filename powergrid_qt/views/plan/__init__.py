"""The sheet of paper beside the table, on which people plan ahead."""
