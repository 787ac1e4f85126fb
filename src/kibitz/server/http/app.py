"""The web application: tables by HTTP and WebSocket, health and metrics. `docs/protocol.md` describes all of it."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import kibitz
from kibitz.errors import IllegalAction, KibitzError
from kibitz.kernel.game import Game
from kibitz.lessons import lesson
from kibitz.server.http.files import PAGE, answer, file, takes_gzip
from kibitz.server.http.network import handles, known_host, reached_at
from kibitz.server.limits import Counted, PerAddress, network
from kibitz.server.metrics import CONNECTIONS, REFUSED, page
from kibitz.server.protocol import messages
from kibitz.server.protocol.refusals import NO_TABLE, NOT_FOUND, NOT_UNDERSTOOD, TOO_FAST, TOO_MANY, as_refusal, refused
from kibitz.server.room.repertoire import Repertoire
from kibitz.server.session.info import names_of
from kibitz.server.session.registry import Registry
from kibitz.server.session.replays import public_record
from kibitz.server.session.reviews import Played
from kibitz.server.store.store import StoreFailed
from kibitz.server.websocket.fast_path import FAST_PATH
from kibitz.server.websocket.handler import Socket, serve
from kibitz.text.catalogue import LANGUAGES, page_texts, text_or
from kibitz.text.sentences import rules_page, title

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")

HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
BY_TLS = {"cross-origin-opener-policy": "same-origin"}
"""What browsers complain about where a page comes by plain HTTP."""
TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
CODES_PER_MINUTE = 10
"""Codes for other devices that an address may try: there are 10¹² of them."""
CODES_MADE_PER_MINUTE = 6
"""Codes for other devices that an address may ask for."""
STORIES_PER_MINUTE, REVIEWS_PER_MINUTE = 60, 30
HELLOS_PER_MINUTE, HELLOS_BURST = 300, 200
"""Connections to tables that an address may begin: each is told a whole table."""
ASKED_PER_MINUTE = 300
"""How often an address may ask whether its reviews are there."""
MAX_BYTES = 16_384
"""Of a request's body."""
GZIP_LEVEL = 3
"""How hard what is compressed once for one client is compressed."""
BODY_SECONDS = 10.0
"""Seconds in which a request's body has to come."""
RESERVED_HANDLES = 200
"""File handles that connections leave to the store, the bots and everything else."""


class Server:
    """The answers to requests."""

    def __init__(self, registry: Registry) -> None:
        self.registry, settings = registry, registry.settings
        most = min(settings.most_connections, max(1, handles() - RESERVED_HANDLES))
        self.connected = Counted(most, settings.connections_per_address)
        self.hellos = PerAddress(HELLOS_PER_MINUTE, burst=HELLOS_BURST)
        self.codes_made = PerAddress(CODES_MADE_PER_MINUTE)
        self.opening = PerAddress(settings.tables_per_minute)
        self.codes = PerAddress(CODES_PER_MINUTE)
        self.stories = PerAddress(STORIES_PER_MINUTE)
        self.reviews = PerAddress(REVIEWS_PER_MINUTE)
        self.asking = PerAddress(ASKED_PER_MINUTE)

    # --- what there is to play ---------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games, with their names, seats, options, presets and bots."""
        return answer(request, shelf(self.registry.repertoire, language_of(request)), "application/json")

    async def rules(self, request: Request) -> Response:
        """A game's rules page."""
        written = rules_of(self.registry.repertoire.find_game(request.path_params["game"]), language_of(request))
        return answer(request, written.encode(), "text/plain; charset=utf-8")

    async def words(self, request: Request) -> Response:
        """All texts of a language, as Fluent has them."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise refused(NOT_UNDERSTOOD, why=f"languages are {', '.join(LANGUAGES)}")
        return answer(request, page_texts(language).encode(), "text/plain; charset=utf-8", "max-age=300")

    async def front(self, request: Request) -> Response:
        """The page of the table, wherever one is in it; as text, if it was not built."""
        page = file(request, PAGE.name)
        if page is not None:
            return page
        names = [f"{game.id:<14} {title(game, language_of(request))}" for game in self.registry.repertoire.games]
        about = ["The browser's table was not built: `make web` does that. Programs can play: docs/protocol.md.", ""]
        return PlainTextResponse("\n".join([f"kibitz {kibitz.__version__}", "", *names, "", *about]))

    async def file(self, request: Request) -> Response:
        """A file of the page. Those whose names change with what is in them are kept by browsers."""
        found = file(request, request.path_params["path"])
        return PlainTextResponse("there is no such page", 404) if found is None else found

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """Open a table."""
        if not self.opening.take(address_of(request)):
            raise refused(TOO_FAST)
        asked = await body_of(request, messages.Create)
        return as_json(await self.registry.open(self.registry.guest(token_of(request)), asked), 201)

    async def open_tables(self, request: Request) -> Response:
        """The tables that anybody may sit down at."""
        return as_json(await self.registry.open_tables())

    async def record(self, request: Request) -> Response:
        """The record of a game: `last` for the one that is on, without what onlookers may not know."""
        table, game = request.path_params["table"], request.path_params["game"]
        if game == "last":
            session = await self.registry.session(table)
            await session.saved()
            if session.room.playing and not session.room.spectators:
                raise refused(NO_TABLE)
            written = public_record(session.room)
        else:
            written = (await self.registry.closed(table, _number(game))).record
        name = f"kibitz-{table[:6]}-{game}.kibitz"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return PlainTextResponse(written, headers=headers)

    async def story(self, request: Request) -> Response:
        """A game that is over, moment by moment: ?seat=1 as that seat saw it, ?open=1 with all cards up."""
        if not self.stories.take(address_of(request)):
            raise refused(TOO_FAST)
        seat, number = request.query_params.get("seat", ""), _number(request.path_params["game"])
        eyes, everything = _number(seat) if seat else None, request.query_params.get("open") == "1"
        table, language, address = request.path_params["table"], language_of(request), address_of(request)
        return await packed(request, await self.registry.replay(table, number, eyes, everything, language, address))

    async def review(self, request: Request) -> Response:
        """What the coach says about a game that is over: null while it is made; ?seat=1 for one of the seats."""
        address, seat, language = address_of(request), request.query_params.get("seat", ""), language_of(request)
        if not self.asking.take(address):
            raise refused(TOO_FAST)
        closed = await self.registry.closed(request.path_params["table"], _number(request.path_params["game"]))
        names = {language: names_of(closed.seats, language) for language in LANGUAGES}
        of = _number(seat) if seat else None
        if of is not None and of >= len(closed.seats):
            raise refused(NOT_UNDERSTOOD, why=f"seats are 0 to {len(closed.seats) - 1}")
        played, reviews = (
            Played(self.registry.repertoire.find_game(closed.game), closed.record, of, names),
            self.registry.bots.reviews,
        )
        if not reviews.knows(played) and not self.reviews.take(address):  # to ask again for what is made costs nothing
            raise refused(TOO_FAST)
        looked = await reviews.ask(played, network(address))
        told = as_json(looked.told(language), 202 if looked.review is None else 200)
        told.headers["kibitz-progress"] = f"{looked.done}/{looked.count}"
        return told

    # --- guests ------------------------------------------------------------------------------------------------------

    async def code(self, request: Request) -> Response:
        """A code by which another device gets the same seats."""
        guest = self.registry.known(token_of(request))
        if guest is None:
            raise refused(NOT_UNDERSTOOD, why="send your token, a good one: Authorization: Bearer …")
        if not self.codes_made.take(address_of(request)):
            raise refused(TOO_FAST)
        return as_json(await self.registry.code_for(guest.id, (await body_of(request, messages.AskCode)).table), 201)

    async def owner(self, request: Request) -> Response:
        """Who one would become by a code."""
        return as_json(await self.registry.owner(await self._code_of(request)))

    async def redeem(self, request: Request) -> Response:
        """The token that belongs to a code."""
        return as_json(await self.registry.redeem(await self._code_of(request)))

    async def _code_of(self, request: Request) -> str:
        if not self.codes.take(address_of(request)):
            raise refused(TOO_FAST)
        return (await body_of(request, messages.Redeem)).code

    async def addresses(self, request: Request) -> Response:
        """Where others can reach this server."""
        return as_json(reached_at(self.registry.settings, request.url.port or 80))

    # --- for operators -----------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether the process lives."""
        return PlainTextResponse("ok")

    async def ready(self, request: Request) -> Response:
        """Whether it can serve: all that has to run runs, and the store can be written to."""
        try:
            await self.registry.check()
        except KibitzError:
            return PlainTextResponse("the store cannot be written to, or something has ended: see the log", 503)
        return PlainTextResponse("ok")

    async def metrics(self, request: Request) -> Response:
        """For Prometheus, if it is allowed to ask."""
        allowed = self.registry.settings.metrics_from.split(",")
        if "*" not in allowed and address_of(request) not in allowed:
            return PlainTextResponse("not for this address", 403)
        return Response(page(), media_type="text/plain; version=0.0.4")

    # --- the table itself --------------------------------------------------------------------------------------------

    async def socket(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """A connection to a table."""
        await receive()  # that it wants to be opened
        client = scope.get("client")
        address = client[0] if client else "?"
        offered = scope.get("extensions", {}).get(FAST_PATH)
        socket = Socket(receive, send, offered["connection"] if offered else None)
        if not same_origin(Headers(scope=scope), self.registry.settings.origins):
            await socket.close(1008)
        elif not self.hellos.take(address) or not self.connected.enter(address):
            await socket.close(1013)
        else:
            CONNECTIONS.inc()
            try:
                await send({"type": "websocket.accept"})
                await serve(socket, self.registry, table, address)
            finally:
                self.connected.exit(address)
                CONNECTIONS.dec()


@cache
def shelf(repertoire: Repertoire, language: str) -> bytes:
    """All games, as JSON."""
    games = [catalogue_entry(game, language) for game in repertoire.games]
    return msgspec.json.encode(messages.Catalogue(games, list(repertoire.player_names)))


@cache
def rules_of(game: Game, language: str) -> str:
    """A rules page."""
    return "\n".join(rules_page(game, language))


def catalogue_entry(game: Game, language: str) -> messages.CatalogueEntry:
    """A game for the shelf."""
    most = game.seats[-1]
    return messages.CatalogueEntry(
        id=game.id,
        title=title(game, language),
        about=text_or(language, f"{game.id}-about", ""),
        seats=list(game.seats),
        cooperative=game.cooperative,
        chips=game.chips is not None,
        minutes=game.minutes,
        lesson=lesson(game) is not None,
        options=[
            messages.OptionInfo(
                option.name,
                text_or(language, f"{game.id}-option-{option.name}", ""),
                option.default,
                list(option.values(most)),
            )
            for option in game.options
        ],
        presets=[
            messages.PresetInfo(
                preset.name,
                text_or(language, f"{game.id}-preset-{preset.name}", preset.name),
                dict(preset.options),
                preset.seats,
            )
            for preset in game.presets
        ],
    )


def _number(text: str) -> int:
    """A small number in an address; one that there never is for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


# --- requests and answers --------------------------------------------------------------------------------------------


def as_json(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


async def packed(request: Request, body: bytes) -> Response:
    """A long JSON, compressed if the client likes that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if takes_gzip(request):
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, "application/json")


async def body_of(request: Request, shape: type[T]) -> T:
    """What a request's body says."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MAX_BYTES:
                    raise refused(NOT_UNDERSTOOD, why=f"a request has at most {MAX_BYTES} bytes")
    except TimeoutError:
        raise refused(NOT_UNDERSTOOD, why=f"a request has to come within {BODY_SECONDS:.0f} seconds") from None
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise refused(NOT_UNDERSTOOD, why=str(error)) from None


def token_of(request: Request) -> str:
    """The token that came with a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def language_of(request: Request) -> str:
    """The language that was asked for, or the first of the browser's that we speak."""
    asked = [request.query_params.get("language", ""), *request.headers.get("accept-language", "").split(",")]
    wanted = [one.split(";")[0].strip().lower()[:2] for one in asked]
    return next((language for language in wanted if language in LANGUAGES), "en")


def address_of(request: Request) -> str:
    """Where a request comes from; uvicorn takes a trusted proxy's word for it."""
    return request.client.host if request.client is not None else "?"


def same_origin(headers: Headers, others: str) -> bool:
    """Whether a page may use this server: its own, one of those that the settings name, or no page at all."""
    origin = headers.get("origin")
    if origin is None or others == "*" or origin in [other.strip() for other in others.split(",")]:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # no address at all: "http://["
        return False


class Guarded:
    """Around everything: host and origin are checked, refusals answered, and every answer has its security headers."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app, self.server, self.settings = app, server, server.registry.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or one connection to a table."""
        if scope["type"] == "websocket":
            table = TABLE.fullmatch(scope["path"])
            if table is not None and known_host(Headers(scope=scope), self.settings):
                await self.server.socket(scope, receive, send, table[1])
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = HEADERS if scope["scheme"] == "http" else HEADERS | BY_TLS
                extra = [(name.encode(), value.encode()) for name, value in sent.items()]
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        headers = Headers(scope=scope)
        if not known_host(headers, self.settings):
            said = "this server is not known by that name: KIBITZ_HOSTS names those under which it may be asked for"
            await PlainTextResponse(said, 421)(scope, receive, send_with_headers)
            return
        if scope["method"] not in ("GET", "HEAD") and not same_origin(headers, self.settings.origins):
            await PlainTextResponse("another page's requests are not served", 403)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal as an answer."""
    assert isinstance(error, KibitzError)
    refusal = error if isinstance(error, IllegalAction) else as_refusal(error)
    REFUSED.labels(refusal.clause).inc()
    statuses = {refused(NO_TABLE).clause: 404, refused(NOT_FOUND).clause: 404, refused(TOO_FAST).clause: 429}
    statuses[refused(TOO_MANY).clause] = 503
    status = 503 if isinstance(error, StoreFailed) else statuses.get(refusal.clause, 400)
    return as_json(messages.Problem(refusal.clause, refusal.say(language_of(request))), status)


def make_app(registry: Registry) -> ASGIApp:
    """The application; whoever made the registry starts and stops it."""
    server = Server(registry)
    app = Starlette(
        routes=[
            Route("/", server.front),
            Route("/t/{table}", server.front),
            Route("/r/{table}/{game}", server.front),
            Route("/code", server.front),
            Route("/api/addresses", server.addresses),
            Route("/api/words/{language}", server.words),
            Route("/api/games", server.games),
            Route("/api/games/{game}/rules", server.rules),
            Route("/api/tables", server.open, methods=["POST"]),
            Route("/api/tables", server.open_tables),
            Route("/api/tables/{table}/games/{game}", server.record),
            Route("/api/tables/{table}/games/{game}/story", server.story),
            Route("/api/tables/{table}/games/{game}/review", server.review),
            Route("/api/codes", server.code, methods=["POST"]),
            Route("/api/codes/look", server.owner, methods=["POST"]),
            Route("/api/codes/redeem", server.redeem, methods=["POST"]),
            Route("/health", server.health),
            Route("/ready", server.ready),
            Route("/metrics", server.metrics),
            Route("/{path:path}", server.file),
        ],
        exception_handlers={KibitzError: refuse},
    )
    return Guarded(app, server)
