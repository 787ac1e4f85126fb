// The numbers a game shows, sorted by where they belong: at a seat, on the table, as chips.
import type { Table } from "./table.svelte"
import { words } from "./words.svelte"

type Shown = Pick<Table, "snapshot" | "game" | "table">

export interface Figure {
  key: string
  name: string
  /** null is a secret number that is not ours to know. */
  value: number | null
}

const title = (table: Shown, key: string): string => words.first(`${table.table?.game ?? ""}-number-${key}`, `number-${key}`, key)
const entries = (table: Shown): [string, number | (number | null)[] | null][] => Object.entries(table.snapshot?.numbers ?? {})
const how = (table: Shown, key: string): string => table.game?.readable[key] ?? ""

/** Numbers of the whole table. */
export const shared = (table: Shown): Figure[] =>
  entries(table).flatMap(([key, value]) => (how(table, key) === "one" && !Array.isArray(value) ? [{ key, name: title(table, key), value }] : []))

/** Numbers of a seat. */
export function own(table: Shown, seat: number): Figure[] {
  const seats = table.table?.seats.length
  return entries(table).flatMap(([key, value]) => {
    const mine = how(table, key) === "each" && Array.isArray(value) && value.length === seats ? value[seat] : undefined
    return mine === undefined ? [] : [{ key, name: title(table, key), value: mine }]
  })
}

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
