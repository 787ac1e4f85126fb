// Was the deal fair? What this browser kept of it while it could still be looked at: the fingerprint of the secret, kept
// before our own number went into the deal. When the game is over the record shows the secret, all numbers, every card as
// it was drawn and every action, and all of it is compared with what we kept and saw. What a page that knows no rules
// cannot do is to deal the cards again from secret and numbers: `kibitz verify` does that, with the same fingerprint.
import type { Event, TableInfo } from "../protocol"
import { keep, kept } from "./keep"
import { sha256 } from "./sha256"

interface Deal {
  commitment: string
  /** The number that we gave, after we had seen the commitment. */
  nonce: string
  /** Another commitment was shown after we had given our number. */
  changed: boolean
}

const MOST_DEALS = 60
const place = (table: string, game: number): string => `${table}/${game}`
const deal = (table: string, game: number): Deal | undefined => kept<Record<string, Deal>>("deals", {})[place(table, game)]

function write(table: string, game: number, made: Deal): void {
  const { [place(table, game)]: _, ...others } = kept<Record<string, Deal>>("deals", {})
  keep("deals", Object.fromEntries([...Object.entries(others), [place(table, game), made]].slice(-MOST_DEALS)))
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** A number that nobody can guess. */
export const nonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Keep the fingerprint of the next deal: until we give our number it may still be another one, after it never. */
export function expect(table: string, game: number, commitment: string): void {
  const known = deal(table, game)
  if (known?.commitment === commitment || commitment === "") return
  if (known === undefined || known.nonce === "") write(table, game, { commitment, nonce: "", changed: false })
  else if (!known.changed) write(table, game, { ...known, changed: true })
}

/** What a table shows of the deal to come, or of the one it plays; whether it was changed behind our back. */
export function watch(table: TableInfo): boolean {
  const game = table.phase === "playing" ? table.games : table.games + 1
  if (table.phase !== "playing" || deal(table.id, game) !== undefined) expect(table.id, game, table.commitment)
  return deal(table.id, game)?.changed ?? false
}

/** Our number for the next deal of a table: a fresh one each time, so what is shown now is from before it. */
export function offer(table: TableInfo): string {
  const made = nonce()
  write(table.id, table.games + 1, { commitment: table.commitment, nonce: made, changed: false })
  return made
}

/** The fingerprint that was kept of a deal. */
export const fingerprint = (table: string, game: number): string => deal(table, game)?.commitment ?? ""

export type Proof = "proved" | "not-kept" | "no-number" | "changed" | "given" | "secret" | "number" | "cards"

/** What a game's record says, against what was kept before it and seen in it. */
export function judge(known: Deal | undefined, record: string, events: Event[]): Proof {
  const line = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? ""
  if (known === undefined) return "not-kept"
  if (known.changed) return "changed"
  if (line("given") !== "") return "given"
  const secret = Uint8Array.from(line("secret").match(/../g) ?? [], (digits) => parseInt(digits, 16))
  if (sha256(secret) !== known.commitment) return "secret"
  if (known.nonce === "") return "no-number"
  if (!(JSON.parse(line("nonces") || "[]") as string[]).includes(known.nonce)) return "number"
  return same(record, events) ? "proved" : "cards"
}

/** Whether a record tells what we were told: every action, every card as it left a shuffled pile, every lot. */
function same(record: string, events: Event[]): boolean {
  const part = (name: string): string => new RegExp(`^${name}:\\n((?:  .*\\n)*)`, "m").exec(record)?.[1] ?? ""
  const fell = part("chance").split(/\s+/).filter(String).map(Number)
  const done = part("actions").split("\n").map((line) => line.trim()).filter(String)
  const shuffled = new Set<string>()
  const [seen, acts]: [(number | null)[], string[]] = [[], []]
  for (const { kind, seat, action, cards, source, target } of events) {
    if (kind === "shuffle") shuffled.add(target ?? "")
    else if (kind === "act") acts.push(`${seat} ${action}`)
    else if (kind === "lot") seen.push(seat ?? null)
    else if (kind === "move" && shuffled.has(source ?? "") && cards?.length === 1) seen.push(cards[0] ?? null)
  }
  return (
    seen.length === fell.length &&
    acts.length === done.length &&
    seen.every((face, at) => face === null || face === fell[at]) &&
    acts.every((act, at) => done[at] === act || done[at]?.startsWith(`${act} `)) // of a secret choice we know the verb
  )
}

/** Fetch the record of a game that is over, and judge it. */
export async function prove(table: string, game: number, events: Event[]): Promise<Proof> {
  const answer = await fetch(`/api/tables/${table}/games/${game}`)
  return judge(deal(table, game), await answer.text(), events)
}
