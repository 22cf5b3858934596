"""What the command line answers, in this process."""

from __future__ import annotations

import base64
import json
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
    >>> print(yaku.command("equity", "AA / KK").out, end="")
      AA   81.95 %  █████████████████████████░░░░░  wins  81.71 %  ties   0.46 %
      KK   18.05 %  █████░░░░░░░░░░░░░░░░░░░░░░░░░  wins  17.82 %  ties   0.46 %
    Exact: all 61,642,944 deals
    """
    for word in arguments:
        if isinstance(word, (list, tuple)):
            raise TypeError(f"expected arguments one by one, found {word!r}")
    words = [str(word) for word in arguments]
    main = _java.library()("dev.yaku.cli.Python")

    def work(_: Any) -> Reply:
        status, out, messages = main.ask(input, colours, _java.as_java(words))
        return Reply(int(str(status)), str(out), str(messages))

    reply: Reply = _java.long(work, interrupts=True)
    return reply


def rows(name: str, *operands: object, input: str = "", **options: Any) -> list[dict[str, Any]]:
    """The objects that a command answers; what it says against the question is raised."""
    words: list[object] = [name, "--format=json"]
    for option, value in options.items():
        if value is not None and value is not False:
            word = "--" + option.replace("_", "-")
            words.append(word if value is True else f"{word}={value}")
    reply = command(*words, "--", *operands, input=input)
    if reply.status != 0:
        raise fault(reply, len(operands) > 1)
    return [json.loads(line) for line in reply.out.splitlines()]


def fault(reply: Reply, many: bool = False) -> Exception:
    """What a command has against a question, or against one of many, as an exception."""
    for line in reply.out.splitlines():
        if line.startswith('{"error":'):
            of = json.loads(line)["error"]
            message = _java.in_python(of["message"])
            if of.get("column"):
                row = of["number"] - 1 if many and "number" in of else None
                return _java.TextError(message, of.get("line", 1), of["column"], row)
            return ValueError(message)
    return ValueError(_java.in_python(reply.messages.strip()) or "stopped")


class Picture(str):
    """A picture as SVG, which notebooks show."""

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """As an image: what makes pages of notebooks may leave parts of SVG out."""
        data = base64.b64encode(self.encode()).decode()
        return f'<img alt="" src="data:image/svg+xml;base64,{data}">'


class Drawn:
    """What notebooks show as a picture."""

    def _repr_svg_(self) -> Optional[str]:
        raise NotImplementedError

    def _repr_html_(self) -> Optional[str]:
        drawn = self._repr_svg_()
        return Picture(drawn)._repr_html_() if drawn else None


def picture(name: str, *operands: object, **options: Any) -> str:
    """The picture that a command draws."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="yaku") as folder:
        file = Path(folder, "picture.svg")
        rows(name, *operands, svg=file, **options)
        return file.read_text("utf-8") if file.exists() else ""


def game_options(name: Optional[str], table: Optional[Path]) -> dict[str, Any]:
    return {"table": table} if table else {"rules": name}
