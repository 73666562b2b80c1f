"""What the engine raises. A refusal is a code with values; sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping


class Refused(Exception):
    """An act that the rules do not allow. `code` names the reason, `values` what it is about; nothing has changed."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        self.code = code
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        return self.code + "".join(f" {key}={value}" for key, value in self.values.items())


class IllegalAction(Refused):
    """An act refused at the table."""


class RuleError(Refused):
    """A rule set that cannot be played or understood."""
