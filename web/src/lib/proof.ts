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
  /** How many people sat there, as it was shown last before the deal, or with it. */
  people?: number
  dealt?: boolean
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
  count(table, game)
  return deal(table.id, game)?.changed ?? false
}

/** How many people may have put a number into a deal: they sat there before it, or when it was made. */
function count(table: TableInfo, game: number): void {
  const known = deal(table.id, game)
  if (known === undefined || known.dealt) return
  const dealt = table.phase === "playing"
  const seated = table.seats.filter((seat) => seat.name || seat.left).length
  const people = dealt ? Math.max(seated, known.people ?? 0) : seated
  if (people !== known.people || dealt) write(table.id, game, { ...known, people, dealt })
}

/** Our number for the next deal of a table: a fresh one each time, so what is shown now is from before it. */
export function offer(table: TableInfo): string {
  const made = nonce()
  write(table.id, table.games + 1, { commitment: table.commitment, nonce: made, changed: false })
  count(table, table.games + 1)
  return made
}

/** The fingerprint that was kept of a deal. */
export const fingerprint = (table: string, game: number): string => deal(table, game)?.commitment ?? ""

export type Proof =
  | "proved" | "part" | "not-kept" | "no-number" | "changed" | "given" | "secret" | "number" | "numbers" | "cards"

export interface Judged {
  proof: Proof
  /** How many of the last actions this page has seen. */
  moves: number
}

/** What was seen of a game: from its end back to where something is missing; and the piles that are decks. */
export interface Witnessed {
  events: Event[]
  decks: string[]
}

/** What a game's record says, against what was kept before it and seen in it. */
export function judge(known: Deal | undefined, record: string, { events, decks }: Witnessed): Judged {
  const line = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? ""
  const run = unbroken(events)
  const seen = told(run, decks)
  const found = (proof: Proof): Judged => ({ proof, moves: seen.acts.length })
  if (known === undefined) return found("not-kept")
  if (known.changed) return found("changed")
  if (line("given") !== "") return found("given")
  const secret = Uint8Array.from(line("secret").match(/../g) ?? [], (digits) => parseInt(digits, 16))
  if (sha256(secret) !== known.commitment) return found("secret")
  if (known.nonce === "") return found("no-number")
  const numbers = JSON.parse(line("nonces") || "[]") as string[]
  if (!numbers.includes(known.nonce)) return found("number")
  if (known.people !== undefined && numbers.length > known.people) return found("numbers")
  const whole = run[0]?.number === 0
  if (!(whole ? same(record, seen) : ends(record, seen))) return found("cards")
  return found(whole ? "proved" : "part")
}

/** The last events without a gap: who comes back to a long game is told its end, not its beginning. */
function unbroken(events: Event[]): Event[] {
  const gap = events.findLastIndex((event, at) => at > 0 && event.number !== (events[at - 1]?.number ?? 0) + 1)
  return events.slice(Math.max(0, gap))
}

interface Told {
  /** Every card as it left a shuffled pile, every lot and secret number; null is a card or number that we did not see. */
  fell: (number | null)[]
  acts: string[]
}

/** What events tell of chance and of actions. Where the beginning is missing, decks have been shuffled before. */
function told(events: Event[], decks: string[]): Told {
  const shuffled = new Set<string>(events[0]?.number === 0 ? [] : decks)
  const [fell, acts]: [(number | null)[], string[]] = [[], []]
  for (const { kind, seat, action, cards, source, target, value } of events) {
    if (kind === "shuffle") shuffled.add(target ?? "")
    else if (kind === "act") acts.push(`${seat} ${action}`)
    else if (kind === "lot") fell.push(seat ?? null)
    else if (kind === "roll") fell.push(value ?? null)
    else if (kind === "move" && shuffled.has(source ?? "") && cards?.length === 1) fell.push(cards[0] ?? null)
  }
  return { fell, acts }
}

const part = (record: string, name: string): string => new RegExp(`^${name}:\\n((?:  .*\\n)*)`, "m").exec(record)?.[1] ?? ""
const fellIn = (record: string): number[] => part(record, "chance").split(/\s+/).filter(String).map(Number)
const doneIn = (record: string): string[] => part(record, "actions").split("\n").map((line) => line.trim()).filter(String)
/** Of another's secret choice we know the verb. */
const isAct = (act: string | undefined, done: string | undefined): boolean => done === act || (done?.startsWith(`${act} `) ?? false)

/** Whether a record tells just what we were told: every action, every card as it left a shuffled pile, every lot. */
function same(record: string, { fell, acts }: Told): boolean {
  const [cards, done] = [fellIn(record), doneIn(record)]
  return (
    fell.length === cards.length &&
    acts.length === done.length &&
    fell.every((face, at) => face === null || face === cards[at]) &&
    acts.every((act, at) => isAct(act, done[at]))
  )
}

/**
 * Whether a record ends as we were told: its last actions are ours, and our cards are among its last ones, in their order.
 * (A pile may have been shuffled before we looked that is no deck: its cards are in the record, and not among ours.)
 */
function ends(record: string, { fell, acts }: Told): boolean {
  const [cards, done] = [fellIn(record), doneIn(record)]
  let at = cards.length
  for (const face of fell.toReversed()) {
    at = face === null ? at - 1 : at > 0 ? cards.lastIndexOf(face, at - 1) : -1
    if (at < 0) return false
  }
  return acts.length <= done.length && acts.every((act, i) => isAct(act, done[done.length - acts.length + i]))
}

/** Fetch the record of a game that is over, and judge it. */
export async function prove(table: string, game: number, seen: Witnessed): Promise<Judged> {
  const answer = await fetch(`/api/tables/${table}/games/${game}`)
  return judge(deal(table, game), await answer.text(), seen)
}
