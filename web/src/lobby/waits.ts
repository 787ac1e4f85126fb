// What is waited for before a game, in one true sentence; and what can be done about it. The server says with how many one could start.
import type { Table } from "../lib/table.svelte"
import { say, words } from "../lib/words.svelte"
import type { SeatInfo } from "../protocol"

export interface Seat extends SeatInfo {
  at: number
}

export const seatsOf = (table: Table): Seat[] => (table.table?.seats ?? []).map((seat, at) => ({ ...seat, at }))
export const isFree = (seat: SeatInfo): boolean => !seat.name && !seat.bot
/** A bot like those that play here already. */
export const botOf = (table: Table): string => table.table?.seats.find((seat) => seat.bot)?.bot ?? "medium"
/** Where I can sit down: on my own chair if it is kept for me, else on a free one, else in a bot's place. */
export function openSeats(table: Table): Seat[] {
  const kept = table.you.kept ?? null
  const open = seatsOf(table).filter((seat) => !seat.name && (kept === null || kept === seat.at))
  return table.me === null ? [...open.filter(isFree), ...open.filter((seat) => !isFree(seat))] : []
}

/** With how many the host can start now: all of them if no seat is free, fewer if the game can do without the free ones, or 0. */
export function startable(table: Table): number {
  const seats = seatsOf(table)
  return seats.some(isFree) ? (table.table?.fewer ?? 0) : seats.length
}

/** Leave out the free seats, if there are any, and be ready: the game is on as soon as everybody is. */
export async function start(table: Table): Promise<void> {
  const fewer = table.table?.fewer ?? 0
  if (fewer > 0 && (await table.ask({ type: "configure", seats: fewer })).type === "refused") return
  await beReady(table)
}

/** Ready, unless I am or the game is on already. */
export async function beReady(table: Table): Promise<void> {
  const mine = table.me === null ? undefined : table.table?.seats[table.me]
  if (table.table?.phase !== "playing" && mine !== undefined && !mine.ready) await table.ready()
}

const listed = (some: Seat[]): string => new Intl.ListFormat(words.language).format(some.map((seat) => seat.name ?? ""))

/** Who invites to what, for somebody who has followed a link. */
export function invitation(table: Table, game: string): string {
  const host = table.table?.seats.find((seat) => seat.host)?.name
  return host ? say("web-invites", { host, game }) : say("web-invited", { game })
}

/** Who has gone, but for me. */
export const gone = (table: Table): Seat[] => seatsOf(table).filter((seat) => seat.name && !seat.here && seat.at !== table.me)

/** What is waited for, as whoever looks at this page has to know it; `ready` if I am, or will be in a moment. */
export function waits(table: Table, ready: boolean): string {
  const seats = seatsOf(table)
  const people = seats.filter((seat) => seat.name && seat.at !== table.me)
  const here = people.filter((seat) => seat.here)
  const came = here.length > 0 ? say("web-here", { who: listed(here), count: here.length }) : ""
  if (table.me === null) return openSeats(table).length === 0 ? say("web-full-house") : came
  const host = seats.find((seat) => seat.host)
  const slow = people.filter((seat) => !seat.ready && !seat.host)
  const next = !seats.some(isFree) ? "web-all-seated" : startable(table) > 0 ? "web-start-or-wait" : "web-still-too-few"
  if (!table.host) {
    if (host !== undefined && !host.here) return say("web-host-away", { host: host.name ?? "" })
    return say(ready ? next : "web-ready-ask", { host: host?.name ?? "" })
  }
  if (slow.length > 0 && next === "web-all-seated") return say("web-waits-for", { who: listed(slow) })
  if (people.length === 0 && next !== "web-all-seated") return say("web-nobody-yet")
  return [next === "web-all-seated" ? "" : came, say(`${next}-host`)].filter(String).join(" ")
}
