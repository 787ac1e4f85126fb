"""The protocol as JSON Schema and as TypeScript, written from the message types (`make protocol`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from kibitz.server.protocol import messages
from kibitz.text.advice import GameReview

SCHEMA, TYPES = Path("docs/protocol.schema.json"), Path("web/src/protocol.ts")
HTTP = (
    messages.Catalogue,
    messages.Create,
    messages.Created,
    messages.OpenTable,
    messages.Replay,
    GameReview,
    messages.AskCode,
    messages.Code,
    messages.Redeem,
    messages.Owner,
    messages.Redeemed,
    messages.Addresses,
    messages.Problem,
)
"""What goes over HTTP."""
BANNER = "Written by `make protocol` from src/kibitz/server/protocol: change that, not this."


def json_schema() -> str:
    """The JSON Schema of all messages."""
    (says, tells, *http), parts = msgspec.json.schema_components(
        [messages.AnyClientMessage, messages.AnyServerMessage, *HTTP], ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": BANNER,
        "title": f"kibitz protocol {messages.VERSION}",
        "clientSays": says,
        "tableSays": tells,
        "http": http,
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The types of all messages."""
    found: dict[str, type] = {}
    for shape in (*get_args(messages.AnyClientMessage), *get_args(messages.AnyServerMessage), *HTTP):
        _collect(inspect.type_info(shape), found)
    parts = [f"// {BANNER}", f"export const VERSION = {messages.VERSION}"]
    parts.append(f"export const REACTIONS = {json.dumps(messages.REACTIONS, ensure_ascii=False)} as const")
    parts += [_interface(shape) for _, shape in sorted(found.items())]
    unions = {"AnyClientMessage": messages.AnyClientMessage, "AnyServerMessage": messages.AnyServerMessage}
    for name, union in unions.items():
        parts.append(f"export type {name} = {' | '.join(shape.__name__ for shape in get_args(union))}")
    return "\n\n".join(parts) + "\n"


def _collect(shape: inspect.Type, found: dict[str, type]) -> None:
    """All the structures that a type is made of."""
    if isinstance(shape, inspect.StructType):
        if shape.cls.__name__ in found:
            return
        found[shape.cls.__name__] = shape.cls
        for field in shape.fields:
            _collect(field.type, found)
    for name in ("types", "item_types"):
        for part in getattr(shape, name, ()):
            _collect(part, found)
    for name in ("item_type", "key_type", "value_type"):
        if isinstance(part := getattr(shape, name, None), inspect.Type):
            _collect(part, found)


def _interface(shape: type) -> str:
    """A structure; what may be left out has a question mark."""
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    about = (shape.__doc__ or "").strip().split("\n")[0]
    fields = [f'  {info.tag_field}: "{info.tag}"'] if info.tag_field else []
    always = issubclass(shape, messages.ServerMessage | messages.TableInfo)
    omitted = info.cls.__struct_config__.omit_defaults or not always
    for field in info.fields:
        optional = "?" if not field.required and omitted else ""
        fields.append(f"  {field.encode_name}{optional}: {_type(field.type)}")
    return f"/** {about} */\nexport interface {shape.__name__} {{\n" + "\n".join(fields) + "\n}"


def _type(shape: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(_type(one) for one in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {shape}")


def written() -> dict[Path, str]:
    """Both files, as they should be."""
    return {SCHEMA: json_schema(), TYPES: typescript()}


def main() -> None:
    """Write them."""
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
