// The numbers a game shows, sorted by where they belong: at a seat, on the table, as chips; by what the server says that they mean.
import type { GameInfo, NumberInfo } from "../protocol"
import type { Scene } from "../table/scene"
import { words } from "./words.svelte"

type Shown = Pick<Scene, "numbers" | "game" | "table">
type Value = number | (number | null)[] | null

export interface Figure {
  key: string
  name: string
  /** null is a secret number that is not ours to know. */
  value: number | null
  /** What it counts: it is drawn as that, and its name is only heard. */
  as?: "cards" | "sum" | undefined
}

/** A number as it is drawn: with the sign for minus, which is as wide as a figure. */
export const written = (value: number): string => String(value).replace("-", "−")

const title = (table: Shown, key: string): string => words.first(`${table.table?.game ?? ""}-number-${key}`, `number-${key}`, key)
const how = (table: Shown, key: string): string => table.game?.readable[key] ?? ""
const meant = (table: Shown, key: string): NumberInfo => table.game?.meanings?.[key] ?? { role: key === "chips" || key === "bank" ? key : "counter" }

/** Drawn as another thing, or said in the line of the goal, the sentence or on what is pressed. */
const ELSEWHERE = new Set(["limit", "price", "least", "duty", "done", "round"])

/** The numbers that are to be seen now; what is nothing for everybody is not told, chips and the bank are. */
function entries(table: Shown): [string, Value][] {
  return Object.entries(table.numbers).filter(([key, value]) => {
    const { role, shown } = meant(table, key)
    const nothing = role !== "chips" && role !== "bank" && (Array.isArray(value) ? value.length > 0 && value.every((one) => one === 0) : value === 0)
    return shown !== "never" && !(nothing && (how(table, key) === "one" || how(table, key) === "each"))
  })
}

/** Numbers of the whole table. */
const shared = (table: Shown): Figure[] =>
  entries(table).flatMap(([key, value]) => (how(table, key) === "one" && !Array.isArray(value) ? [{ key, name: title(table, key), value }] : []))

/** Chips that are nobody's, and how many there are of what lies in the middle. */
export const inTheMiddle = (table: Shown): Figure[] => shared(table).filter(({ key }) => ["bank", "count"].includes(meant(table, key).role))

/** Numbers of the table that have no place of their own. */
export const beside = (table: Shown): Figure[] => shared(table).filter(({ key }) => !["bank", "count", "left"].includes(meant(table, key).role) && !ELSEWHERE.has(meant(table, key).role))

/** Numbers of a seat, but for a score that has a rail of its own. */
export function own(table: Shown, seat: number): Figure[] {
  const seats = table.table?.seats.length
  return entries(table).flatMap(([key, value]) => {
    const { role, towards = 0, pile = "" } = meant(table, key)
    const as = pile === "" ? undefined : role === "sum" ? "sum" : role === "counter" ? "cards" : undefined
    const mine = how(table, key) === "each" && Array.isArray(value) && value.length === seats ? value[seat] : undefined
    return mine === undefined || ELSEWHERE.has(role) || (role === "score" && towards > 0) ? [] : [{ key, name: title(table, key), value: mine, as }]
  })
}

/** Whether a seat is out of the round, where a game says who is in it. */
export const isOut = (table: Shown, seat: number): boolean => entries(table).some(([key, value]) => how(table, key) === "in" && Array.isArray(value) && value.length > 0 && !value.includes(seat))

/** Whether a game ever says such things of a seat. */
export const tells = (game: GameInfo): boolean => Object.entries(game.readable).some(([key, kind]) => ["seat", "in", "who"].includes(kind) && game.meanings?.[key]?.shown !== "never")

/** What holds for a seat: it deals, it has folded. Being in the round goes without saying, being out of it does not. */
export function holds(table: Shown, seat: number): string[] {
  return entries(table).flatMap(([key, value]) => {
    if (how(table, key) === "seat") return value === seat ? [title(table, key)] : []
    if (!Array.isArray(value)) return []
    if (how(table, key) === "in") return value.length > 0 && !value.includes(seat) ? [words.say("web-out")] : []
    if (how(table, key) !== "who") return []
    return value.includes(seat) && value.length < (table.table?.seats.length ?? 0) ? [title(table, key)] : []
  })
}

/** A row of numbers for the columns of a seat, where a game tells one: its name ends with the seat's number. */
export function sums(table: Shown, seat: number): number[] {
  const found = entries(table).find(([key]) => how(table, key) === "row" && key.endsWith(`_${seat}`))?.[1]
  return Array.isArray(found) ? found.filter((sum) => sum !== null) : []
}

/** A score on its way to where the game ends, which is to lose if it is bad. */
export function railOf(table: Shown, seat: number): { value: number; end: number; bad: boolean } | undefined {
  for (const [key, values] of Object.entries(table.numbers)) {
    const { role, towards: end = 0, bad = false } = meant(table, key)
    const value = Array.isArray(values) ? values[seat] : undefined
    if (role === "score" && end > 0 && typeof value === "number") return { value, end, bad }
  }
  return undefined
}

/** How everybody stands: what their score or their chips are called, and how many each has, by seat. */
export function totals(table: Shown & Pick<Scene, "result">): Figure[] {
  const seats = table.table?.seats.length ?? 0
  const [key, counted] = entries(table).find(([one, many]) => ["score", "chips"].includes(meant(table, one).role) && Array.isArray(many)) ?? [table.result?.scores ? "points" : "chips", null]
  const values = table.result?.scores ?? table.result?.chips ?? counted
  return Array.isArray(values) && values.length === seats ? values.map((value) => ({ key, name: title(table, key), value })) : []
}

/** The same in a sentence. */
export function standing(table: Shown & Pick<Scene, "result" | "me" | "name">): string {
  const all = totals(table)
  const each = all.map(({ value }, seat) => `${seat === table.me ? words.say("web-you") : table.name(seat)} ${value}`)
  const [of = ""] = all.map(({ name }) => name.charAt(0).toLocaleUpperCase() + name.slice(1))
  return of && `${of}: ${each.join(", ")}.`
}

/** How many cards the turn that is on needs, and how many it has seen, where a game asks for a number of them. */
export function duty(table: Shown): { of: number; done: number } | undefined {
  const named = (role: string): number | undefined => {
    const found = Object.entries(table.numbers).find(([key]) => meant(table, key).role === role)?.[1]
    return typeof found === "number" ? found : undefined
  }
  const of = named("duty")
  return of === undefined ? undefined : { of, done: named("done") ?? 0 }
}

/** To whom I pass a card now, as everybody does. */
export function recipient(table: Shown & Pick<Scene, "me">): number | undefined {
  const found = Object.entries(table.numbers).find(([key]) => meant(table, key).role === "to")?.[1]
  const seat = Array.isArray(found) && table.me !== null ? found[table.me] : undefined
  return seat === null || seat === undefined || seat < 0 ? undefined : seat
}
