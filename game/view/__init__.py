"""The table on the screen: drawn from a mirror of what one seat may know, moved by projected events alone."""
