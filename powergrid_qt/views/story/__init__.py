"""What is told: what has happened and will be paid, the rules, messages; and files for people."""
