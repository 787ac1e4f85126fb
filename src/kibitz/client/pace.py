"""How fast a client speaks."""

from __future__ import annotations

import asyncio
import time

from kibitz.server.limits import Bucket
from kibitz.server.protocol import messages

MESSAGES_PER_SECOND, FEWEST_PER_SECOND = 8.0, 1.0
"""How many once a table has found us too fast: a little less than it takes by default; and the fewest."""
COSTS: dict[type[messages.Request], float] = {messages.SetLanguage: 4.0, messages.Explain: 4.0, messages.GetAdvice: 4.0}
"""What costs as much as several messages."""
CALM_SECONDS = 2.0
"""How long between two times that we slow down: several messages may be refused together."""


class Pace:
    """As fast as one likes, until the table says that it is too fast; then slower, until it no longer does."""

    def __init__(self) -> None:
        self.bucket: Bucket | None = None
        self.since = 0.0

    def slow_down(self) -> None:
        """The table has found us too fast."""
        if self.bucket is None or time.monotonic() - self.since > CALM_SECONDS:
            rate = MESSAGES_PER_SECOND if self.bucket is None else max(FEWEST_PER_SECOND, self.bucket.rate / 2)
            self.bucket, self.since = Bucket(rate, max(COSTS.values())), time.monotonic()
            self.bucket.left = 0.0

    async def keep(self, message: messages.Request) -> None:
        """Wait until a message may be sent."""
        while self.bucket is not None and not self.bucket.take(COSTS.get(type(message), 1.0)):
            await asyncio.sleep(0.5 / self.bucket.rate)
