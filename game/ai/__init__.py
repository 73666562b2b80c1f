"""Computer players: they see an observation and the acts that are legal, never the state of the table."""
