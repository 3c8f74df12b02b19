"""Games that people at several machines share: joining a table, and keeping one."""
