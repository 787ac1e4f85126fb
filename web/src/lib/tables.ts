// The tables where I have a seat, as I left them. Looking at a table does not put it here. Whoever else plays on this
// device, with another key, has tables of their own.
import { guest, guestOf } from "./guest"
import { keep, kept } from "./keep"

/** How it stood when I was there last: what was kept by an older page says nothing of that. */
export type Stand = "your-turn" | "their-turn" | "waits" | "over" | "lesson"

export interface MyTable {
  id: string
  game: string
  /** Who else sits there. */
  others: string[]
  stand?: Stand | undefined
  /** How it ended, in a sentence, and in which language. */
  ended?: string | undefined
  language?: string
  /** When I saw it last. */
  seen?: number
}

/** A table, and the guest whose seat it is; none is named in what was kept before guests were told apart. */
interface KeptTable extends MyTable {
  whose?: string
}

const MOST = 12
const DAY = 24 * 3600 * 1000

const me = (): string => guestOf(guest.token)
const isMine = (table: KeptTable): boolean => (table.whose ?? me()) === me()
const all = (): KeptTable[] => kept<KeptTable[]>("tables", [])

/** Mine become these; those of others stay as they are. */
const replace = (mine: KeptTable[]): void => keep("tables", [...mine.slice(0, MOST), ...all().filter((table) => !isMine(table))])
const mine = (): KeptTable[] => all().filter(isMine)

/** Where they wait for me first, then where I wait, each the last one first; what is over comes last, and not for longer than a day. */
export function myTables(now = Date.now()): MyTable[] {
  const order = ({ stand }: MyTable): number => (stand === "your-turn" ? 0 : stand === "over" ? 2 : 1)
  return mine()
    .filter((table) => table.stand !== "over" || now - (table.seen ?? now) < DAY)
    .sort((one, other) => order(one) - order(other))
}

/** Nobody has ever sat down at a table here. */
export const newcomer = (): boolean => !kept("played", false) && all().length === 0

/** The games that I know: those at whose tables I have sat. */
export const met = (): string[] => [...new Set([...kept<string[]>("games", []), ...all().map((table) => table.game)])]

export function remember(table: MyTable): void {
  keep("played", true)
  keep("games", [...new Set([...met(), table.game])])
  replace([{ ...table, seen: Date.now(), whose: me() }, ...mine().filter((one) => one.id !== table.id)])
}

/** It is gone, I have no seat there any more, or I do not want to see it here. */
export function forget(id: string): void {
  replace(mine().filter((one) => one.id !== id))
}

/** Tables that I opened to play at once: I am ready as soon as I have seen what the deal is bound to. */
export const eager = new Set<string>()
