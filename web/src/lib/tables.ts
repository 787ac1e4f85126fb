// The tables where I have a seat, the last one first. Looking at a table does not put it here. Whoever else plays on this
// device, with another key, has tables of their own.
import { guest, guestOf } from "./guest"
import { keep, kept } from "./keep"

export interface MyTable {
  id: string
  game: string
  /** Who else sits there. */
  others: string[]
}

/** A table, and the guest whose seat it is; none is named in what was kept before guests were told apart. */
interface KeptTable extends MyTable {
  whose?: string
}

const MOST = 12

const me = (): string => guestOf(guest.token)
const isMine = (table: KeptTable): boolean => (table.whose ?? me()) === me()
const all = (): KeptTable[] => kept<KeptTable[]>("tables", [])

/** Mine become these; those of others stay as they are. */
const replace = (mine: KeptTable[]): void => keep("tables", [...mine.slice(0, MOST), ...all().filter((table) => !isMine(table))])

export const myTables = (): MyTable[] => all().filter(isMine)

export function remember(table: MyTable): void {
  replace([{ ...table, whose: me() }, ...myTables().filter((one) => one.id !== table.id)])
}

/** It is gone, or I have no seat there any more. */
export function forget(id: string): void {
  replace(myTables().filter((one) => one.id !== id))
}

/** Tables that I opened to play at once: I am ready as soon as I have seen what the deal is bound to. */
export const eager = new Set<string>()
