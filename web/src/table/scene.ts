// What is drawn: one place from which all of the table is read.
import type { GameInfo, Result, Seen, Snapshot, TableInfo } from "../protocol"
import type { Table } from "../lib/table.svelte"

export interface Scene {
  piles: ReadonlyMap<string, Seen>
  numbers: Snapshot["numbers"]
  toAct: readonly number[]
  choosing: readonly number[]
  result: Result | null
  game: GameInfo | null
  table: TableInfo | null
  me: number | null
  name(seat: number): string
}

/** A table as it is shown now, as of the beat that is played. */
export const sceneOf = (table: Table): Scene => ({
  piles: table.shown.piles,
  numbers: table.shown.numbers,
  toAct: table.shown.toAct,
  choosing: table.shown.choosing,
  result: table.shown.result,
  game: table.game,
  table: table.table,
  me: table.me,
  name: (seat) => table.name(seat),
})

/** Who sits around, from my left on. */
export function around({ table, me }: Pick<Scene, "table" | "me">): number[] {
  const seats = table?.seats.length ?? 0
  return Array.from({ length: seats }, (_, at) => (at + (me ?? -1) + 1) % seats).filter((seat) => seat !== me)
}
