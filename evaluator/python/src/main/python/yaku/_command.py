"""What the command line answers, in this process."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple, Optional

from . import _java


class Reply(NamedTuple):
    """What a command has written."""

    #: 0, or 1 or 2 if something was wrong
    status: int
    out: str
    messages: str


def command(*arguments: object, input: str = "", colours: bool = False) -> Reply:
    """Asks any command of the command line: its arguments, and the text that it may read.

    >>> import yaku
    >>> print(yaku.command("compare", "As Ah", "Kd Kc").out, end="")
    Hand 1: As Ah  One pair, aces  (As Ah)
    Hand 2: Kd Kc  One pair, kings  (Kd Kc)
    Hand 1 wins: aces beat kings.
    """
    words = [str(word) for word in arguments]
    main = _java.library()("dev.yaku.cli.Python")

    def work(_: Any) -> Reply:
        status, out, messages = main.ask(input, colours, _java.as_java(words))
        return Reply(int(str(status)), str(out), str(messages))

    return _java.long(work, interrupts=True)


def rows(name: str, *operands: object, input: str = "", **options: object) -> list[dict[str, Any]]:
    """The objects that a command answers; what it says against the question is raised."""
    words: list[object] = [name, "--format=json"]
    for option, value in options.items():
        if value is not None and value is not False:
            word = "--" + option.replace("_", "-")
            words.append(word if value is True else f"{word}={value}")
    reply = command(*words, "--", *operands, input=input)
    if reply.status != 0:
        raise fault(reply.messages)
    return [json.loads(line) for line in reply.out.splitlines()]


def fault(messages: str) -> Exception:
    """What a command has said, as an exception: `spot 1, column 5: …`."""
    import re

    said = messages.strip().splitlines()[0] if messages.strip() else "stopped"
    said = re.sub("^yaku: ", "", said)
    place = re.match(r"^\w+ (\d+), column (\d+): (.*)$", said)
    if place:
        return _java.TextError(place[3], 1, int(place[2]))
    return ValueError(re.sub(r"^\w+ \d+: ", "", said))


def picture(name: str, *operands: object, **options: object) -> str:
    """The picture that a command draws."""
    with tempfile.TemporaryDirectory(prefix="yaku") as folder:
        file = Path(folder, "picture.svg")
        rows(name, *operands, svg=file, **options)
        return file.read_text("utf-8") if file.exists() else ""


def game_options(name: Optional[str], table: Optional[Path]) -> dict[str, object]:
    return {"table": table} if table else {"rules": name}
