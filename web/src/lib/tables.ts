// The tables where I have a seat, the last one first. Looking at a table does not put it here.
import { keep, kept } from "./keep"

export interface MyTable {
  id: string
  game: string
  /** Who else sits there. */
  others: string[]
}

const MOST = 12

export const myTables = (): MyTable[] => kept<MyTable[]>("tables", [])

export function remember(table: MyTable): void {
  keep("tables", [table, ...myTables().filter((one) => one.id !== table.id)].slice(0, MOST))
}

/** It is gone, or I have no seat there any more. */
export function forget(id: string): void {
  keep("tables", myTables().filter((one) => one.id !== id))
}

/** Tables that I opened to play at once: I am ready as soon as I have seen what the deal is bound to. */
export const eager = new Set<string>()
