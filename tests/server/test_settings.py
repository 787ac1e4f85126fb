"""Settings, limits and the log of a server."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from dataclasses import fields

import pytest

from kibitz.errors import KibitzError
from kibitz.server import limits
from kibitz.server.limits import Bucket, Counted, PerAddress
from kibitz.server.logs import Lines, set_up
from kibitz.server.settings import Settings, read_settings

# --- settings --------------------------------------------------------------------------------------------------------


def test_the_defaults_serve_without_any_setting() -> None:
    assert read_settings({}) == Settings()
    assert Settings().host == "127.0.0.1", "not open to the world unless somebody says so"


def test_the_environment_sets_and_what_is_given_wins() -> None:
    environment = {"KIBITZ_PORT": "9000", "KIBITZ_STAND_IN_SECONDS": "2.5", "KIBITZ_LOGS": "json", "HOME": "/root"}
    settings = read_settings(environment, port=None, host="::1")
    assert (settings.port, settings.stand_in_seconds, settings.logs, settings.host) == (9000, 2.5, "json", "::1")
    assert read_settings(environment, port=1234).port == 1234


def test_every_setting_can_come_from_the_environment() -> None:
    for field in fields(Settings):
        default = getattr(Settings(), field.name)
        given = {str: "none", int: "7", float: "7.5"}[type(default)]
        settings = read_settings({f"KIBITZ_{field.name.upper()}": given})
        assert getattr(settings, field.name) == type(default)(given)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("KIBITZ_PORT", "high", "KIBITZ_PORT must be a number, not 'high'"),
        ("KIBITZ_PORT", "80.5", "KIBITZ_PORT must be a number"),
        ("KIBITZ_STAND_IN_SECONDS", "-1", "KIBITZ_STAND_IN_SECONDS cannot be below 0"),
        ("KIBITZ_STAND_IN_SECONDS", "nan", "KIBITZ_STAND_IN_SECONDS cannot be"),
        ("KIBITZ_COMMIT_MS", "1" + "0" * 400, "KIBITZ_COMMIT_MS cannot be above"),
        ("KIBITZ_STAND_IN_SECOND", "1", "Did you mean 'KIBITZ_STAND_IN_SECONDS'?"),
        ("KIBITZ_LOGS", "xml", "KIBITZ_LOGS is text, json or none, not 'xml'"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, said: str) -> None:
    with pytest.raises(KibitzError) as error:
        read_settings({name: value})
    assert said in str(error.value)


def test_what_is_wrong_is_also_named_if_it_is_given() -> None:
    with pytest.raises(KibitzError, match="KIBITZ_PORT cannot be below 0"):
        read_settings({}, port=-1)


def test_the_place_of_compiled_rules_is_no_setting_and_no_mistake() -> None:
    assert read_settings({"KIBITZ_CACHE": "/tmp/kibitz"}) == Settings()


# --- limits ----------------------------------------------------------------------------------------------------------


class Hands:
    """The hands of a clock that stands in for `time.monotonic`."""

    def __init__(self) -> None:
        self.at = 100.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    clock = Hands()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_gives_a_burst_and_then_its_rate(hands: Hands) -> None:
    bucket = Bucket(rate=2, burst=5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    hands.at += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    hands.at += 1000
    assert sum(bucket.take() for _ in range(20)) == 5, "it never holds more than a burst"


def test_what_costs_more_than_there_is_costs_nothing(hands: Hands) -> None:
    bucket = Bucket(rate=1, burst=10)
    assert bucket.take(8) and not bucket.take(8) and bucket.take(2)


def test_each_address_has_its_own_bucket(hands: Hands) -> None:
    opening = PerAddress(per_minute=2)
    assert [opening.take("a") for _ in range(3)] == [True, True, False]
    assert opening.take("b")
    hands.at += 30
    assert [opening.take("a") for _ in range(2)] == [True, False]


def test_addresses_are_forgotten_the_longest_unused_first(hands: Hands) -> None:
    opening = PerAddress(per_minute=1, most=2)
    assert opening.take("a") and opening.take("b") and not opening.take("a")
    assert opening.take("c"), "b is forgotten, not a, who just asked"
    assert not opening.take("a") and len(opening.buckets) == 2


def test_connections_are_counted_in_all_and_by_address() -> None:
    counted = Counted(most=3, per_address=2)
    assert [counted.enter(address) for address in "aaabbb"] == [True, True, False, True, False, False]
    counted.exit("a")
    assert counted.enter("c") and not counted.enter("a"), "three in all"
    for address in "abc":
        counted.exit(address)
    assert (counted.all, counted.by) == (0, {}), "nothing is left of those who left"


# --- the log ---------------------------------------------------------------------------------------------------------


def record(said: str, *values: object, failed: bool = False, **extra: object) -> logging.LogRecord:
    """Something to write down."""
    error = None
    if failed:
        try:
            raise OSError("disk full")
        except OSError:
            error = sys.exc_info()
    made = logging.getLogger("kibitz.server").makeRecord("kibitz.server", logging.WARNING, "", 1, said, values, error)
    vars(made).update(extra, created=0.25, msecs=250.0)
    return made


def test_a_line_for_programs_is_json_with_all_that_belongs_to_it() -> None:
    line = json.loads(Lines(as_json=True).format(record("not %s", "saved", table="abc", why='"quoted"\nline')))
    assert line == {
        "at": "1970-01-01T00:00:00.250Z",
        "level": "warning",
        "from": "kibitz.server",
        "said": "not saved",
        "table": "abc",
        "why": '"quoted"\nline',
    }


def test_a_line_for_people_says_the_same() -> None:
    line = Lines(as_json=False).format(record("not saved", table="abc"))
    assert line == "1970-01-01T00:00:00.250Z warning not saved table=abc"


def test_an_error_is_written_with_where_it_came_from() -> None:
    line = Lines(as_json=True).format(record("oh", failed=True))
    assert "\n" not in line
    assert "OSError: disk full" in json.loads(line)["error"] and "test_settings.py" in json.loads(line)["error"]


@pytest.fixture
def _logging() -> Iterator[None]:
    """The log of the tests themselves is left as it was."""
    loggers = [logging.getLogger(), logging.getLogger("kibitz")]
    before = [(logger.handlers, logger.level) for logger in loggers]
    yield
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers = handlers
        logger.setLevel(level)


@pytest.mark.usefixtures("_logging")
def test_the_log_goes_to_standard_error_ours_in_full_others_only_their_warnings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up("json")
    logging.getLogger("kibitz.server").info("cleared away", extra={"tables": 3})
    logging.getLogger("uvicorn.error").info("GET /t/secret")
    logging.getLogger("uvicorn.error").warning("odd")
    out, err = capsys.readouterr()
    assert out == "" and [json.loads(line)["said"] for line in err.splitlines()] == ["cleared away", "odd"]


@pytest.mark.usefixtures("_logging")
def test_the_log_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("none")
    logging.getLogger("kibitz.server").error("oh")
    assert capsys.readouterr() == ("", "")
