"""Every switch and value of the rules set in the editor and met at the table (`python -m tests.switches --out FOLDER`).

A moment is a table and a few acts, one line per value (`moments`). The same acts are done by the rules with the value
and by the rules with the switch at its official value (`finding`): where the two first differ is what a player must be
able to see. Then a person's hands (`playing`) set the rules in the editor, deal and play up to there,
and a picture is taken.
"""
