"""What has happened and what will be paid, in words, tables and charts."""
