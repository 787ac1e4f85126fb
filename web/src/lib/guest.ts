// Who I am: a key (the server calls it a token) and a name, kept by the browser. There are no accounts. A key that was
// mine is never thrown away, whatever takes its place: with it one goes back.
import type { Addresses, Catalogue, Code, Create, Created, GameReview, OpenTable, Owner, Problem, Redeemed, Replay } from "../protocol"
import { keep, kept } from "./keep"
import { say } from "./words.svelte"

export interface Key {
  readonly token: string
  name: string
}

const MOST_KEYS = 20
/** A token names its guest first: two of the same guest are one key. */
export const guestOf = (token: string): string => token.split(".")[0] ?? ""

export const guest: Key & { readonly before: Key[]; become(token: string, name?: string): void } = {
  get token(): string {
    return localStorage.getItem("kibitz.token") ?? ""
  },
  get name(): string {
    return localStorage.getItem("kibitz.name") ?? ""
  },
  set name(name: string) {
    localStorage.setItem("kibitz.name", name)
  },
  /** The keys that were mine before, the last one first. */
  get before(): Key[] {
    return kept<Key[]>("keys", []).filter((key) => guestOf(key.token) !== guestOf(guest.token))
  },
  /** From now on with this key; the one before is kept. */
  become(token: string, name: string = guest.name): void {
    if (token === "" || token === guest.token) return
    const mine = { token: guest.token, name: guest.name }
    const others = kept<Key[]>("keys", []).filter((key) => ![guestOf(token), guestOf(mine.token)].includes(guestOf(key.token)))
    keep("keys", [...(mine.token === "" || guestOf(mine.token) === guestOf(token) ? [] : [mine]), ...others].slice(0, MOST_KEYS))
    localStorage.setItem("kibitz.token", token)
    guest.name = name
  },
}

/** The server says no, and why. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason)
  }
}

/** Nobody answered, or somebody between us who is not the table. */
class Unanswered extends Error {}

/** What went wrong, in a sentence: only what the network did is said of the network. */
export function why(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (error instanceof Unanswered) return say("web-offline")
  console.error(error)
  return say("web-broken", { what: String(error) })
}

/** Ask over HTTP; whoever wants to know more than the answer hears its headers too. */
async function ask<T>(path: string, body?: unknown, hear?: (headers: Headers) => void): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang }
  if (guest.token !== "") headers["authorization"] = `Bearer ${guest.token}`
  const options = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
  const answer = await fetch(path, options).catch((error: unknown) => {
    throw new Unanswered(String(error))
  })
  const said: unknown = await answer.json().catch((error: unknown) => {
    throw new Unanswered(String(error))
  })
  if (!answer.ok) throw new Refused(said as Problem, answer.status)
  hear?.(answer.headers)
  return said as T
}

export const http = {
  shelf: (language: string) => ask<Catalogue>(`/api/games?language=${language}`),
  openTables: () => ask<OpenTable[]>("/api/tables"),
  async open(create: Create): Promise<Created> {
    const made = await ask<Created>("/api/tables", create)
    guest.become(made.token)
    return made
  },
  addresses: () => ask<Addresses>("/api/addresses"),
  code: (table: string) => ask<Code>("/api/codes", { table }),
  /** Whose key a code gives, without using it up. */
  look: (code: string) => ask<Owner>("/api/codes/look", { code }),
  redeem: (code: string) => ask<Redeemed>("/api/codes/redeem", { code }),
  /** What the coach says about a game; null while it is made, and how far that is. */
  async review(table: string, game: number, seat: number | null): Promise<{ told: GameReview | null; done: number; all: number }> {
    const of = seat === null ? "" : `seat=${seat}&`
    let [done, all] = [0, 0]
    const told = await ask<GameReview | null>(`/api/tables/${table}/games/${game}/review?${of}language=${document.documentElement.lang}`, undefined, (headers) => {
      ;[done = 0, all = 0] = (headers.get("kibitz-progress") ?? "").split("/").map(Number)
    })
    return { told, done, all }
  },
  story: (table: string, game: number, seat: number | null, open: boolean) => {
    const eyes = open ? "open=1" : seat === null ? "" : `seat=${seat}`
    return ask<Replay>(`/api/tables/${table}/games/${game}/story?${eyes}&language=${document.documentElement.lang}`)
  },
}
