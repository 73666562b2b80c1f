"""The scripts that made what lies in ``assets``: run by hand, with the ``make`` extra installed; not in the game."""
