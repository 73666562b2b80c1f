"""The scripts that made what lies in ``assets``: run by hand, with the ``make`` extra installed; no part of the game."""
