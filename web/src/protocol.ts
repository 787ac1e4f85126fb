// Written by `make protocol` from src/kibitz/server/protocol/messages.py: change that, not this.

export const VERSION = 1

export const REACTIONS = ["👍", "👏", "😀", "😮", "😢", "🤔", "🎉", "❤️"] as const

/** An action, as it is written: `hit`, `play 37 A1`. */
export interface Act {
  type: "act"
  id: string
  action: string
}

/** A legal action with all that a client shows of it, so that nobody has to take its text apart. */
export interface ActionInfo {
  action: string
  number: number
  cards: number[]
  piles: string[]
  seats: number[]
  verb?: string
  row?: string
  to?: string
  words?: string
  short?: string
}

/** Where others can reach this server; at none, if it serves this machine alone (`loopback`). */
export interface Addresses {
  addresses: string[]
  loopback: boolean
}

/** Ask the coach what each action leads to; `done.value` is null while it is not ready. */
export interface Advise {
  type: "advise"
  id: string
}

/** The moments of a game that is over, one after another, as a seat saw them (`open`: with all cards up). */
export interface Again {
  type: "again"
  id: string
  game: number
  seat?: number | null
  open?: boolean
}

/** Say whether whoever wishes to take over this seat, while a game is on, may. */
export interface Allow {
  type: "allow"
  id: string
  seat: number
  yes?: boolean
}

/** Ask for a code by which another device becomes the same guest, at this table if one is named. */
export interface AskCode {
  table?: string
}

/** The connection ends; `again` says whether it makes sense to come back. */
export interface Bye {
  type: "bye"
  reason: string
  again: boolean
}

/** The host changes what is played, between games. What is left out stays. */
export interface Change {
  type: "change"
  id: string
  options?: Record<string, boolean | number | string | null | string[] | Record<string, string>> | null
  clock?: Clock | null
  no_clock?: boolean
  seats?: number | null
  spectators?: boolean | null
  hushed?: boolean | null
  open?: boolean | null
}

/** Something changed at the table: who sits there, what is played. A game that began comes with it. */
export interface Changed {
  type: "changed"
  number: number
  table: TableShown
  you?: You | null
  game?: GameShown | null
  done?: string
}

/** How long one may think: so many seconds for a decision, and a bank of seconds for a game that comes after. */
export interface Clock {
  turn?: number
  bank?: number
}

/** Agree to the coach, or no longer: with several people it may be asked when all of them agree. */
export interface Coach {
  type: "coach"
  id: string
  on?: boolean
}

/** A code by which another device gets the same seats: it works once, and for some minutes. */
export interface Code {
  code: string
  seconds: number
}

/** Open a table. `seats` names a bot for each seat, or "" for a free one; `sit` gives the first free one to `name`. */
export interface Create {
  game: string
  seats: string[]
  name?: string
  preset?: string
  options?: Record<string, boolean | number | string | null | string[] | Record<string, string>>
  open?: boolean
  spectators?: boolean
  clock?: Clock | null
  lesson?: boolean
  sit?: boolean
  ready?: boolean
}

/** A table that was opened: its id, the path to it, the token of whoever opened it, and the first commitment. */
export interface Created {
  table: string
  path: string
  token: string
  commitment: string
}

/** What was asked for is done (and stored). */
export interface Done {
  type: "done"
  done: string
  number: number
  value?: unknown
}

/** One step, numbered from 0. What does not belong to its kind is None; a card that was not seen has the face None. */
export interface Event {
  number: number
  kind: string
  seat?: number | null
  action?: string | null
  cards?: (number | null)[]
  source?: string | null
  target?: string | null
  clause?: string | null
  value?: number | null
  to?: number | null
  seats?: number[]
}

/** Actions, in words, that are allowed or refused for the same reason. */
export interface Explained {
  may: boolean
  clauses: string[]
  actions: string[]
  why?: string
}

/** What the seat may do and by which rules, then what it may not; in words. */
export interface Explains {
  type: "explains"
  done: string
  explained: Explained[]
}

/** The game that is on, as a seat sees it: all a client needs to draw it. */
export interface GameShown {
  number: number
  rules: number
  me: number | null
  clauses: string[]
  deck: string
  layout: PileShown[]
  marks: Record<string, string>
  readable: Record<string, string>
  glance: Snapshot
  since: number
  events: Event[]
  told: string[]
  undo: boolean
  talk: TalkShown
  kept: Kept[]
  lesson: LessonShown | null
}

/** The first message on a connection: who this is, and what it has seen already. */
export interface Hello {
  type: "hello"
  token?: string
  language?: string
  tell?: boolean
  name?: string
  game?: number
  since?: number
  version?: number
}

/** Something that a good player keeps in mind, to be drawn. */
export interface Kept {
  kind: string
  pile?: string
  seat?: number | null
  shows?: number
  room?: number
  jump?: number
  chance?: number
  gain?: number
  ranks?: Record<string, [number, number]>
}

/** Stand up. While a game is on, a bot stands in, and the seat is kept. A wish to sit down is withdrawn. */
export interface Leave {
  type: "leave"
  id: string
}

/** A step of a lesson: the key of its text, and the action that it asks for (none while others act). */
export interface LessonShown {
  text: string
  action?: string
}

/** Something that was said: a text, or a signal. */
export interface Line {
  number: number
  name: string
  seat?: number | null
  text?: string
  signal?: string
  pile?: string
}

/** Ask for the whole view, for a program that wants to think with it. */
export interface Look {
  type: "look"
  id: string
}

/** One moment of a game that is over: what happened, and what was seen then; `seat` and `action` led to it. */
export interface Moment {
  events: Event[]
  glance: Snapshot
  told: string[]
  seat?: number | null
  action?: string
}

/** Something happened in the game. `glance` has the piles that changed, `done` the id of the client's own action. */
export interface Moved {
  type: "moved"
  number: number
  since: number
  events: Event[]
  glance: Snapshot
  undo?: boolean
  told?: string[]
  talk?: TalkShown | null
  kept?: Kept[]
  lesson?: LessonShown | null
  done?: string
  deadline?: number | null
  by?: string
}

/** A table that anybody may sit down at. */
export interface OpenTable {
  table: string
  game: string
  seats: SeatShown[]
  phase: string
}

/** Whose code it is: how they are called at the table where they asked for it; both "" if it was at none. */
export interface Owner {
  name: string
  table: string
}

/** A pile of the game: what it is for, whose it is, and the number it shows while it is empty. */
export interface PileShown {
  name: string
  role: string
  owner?: number | null
  start?: number
}

/** The host gives a seat to a bot (its name), or frees it (""); a person who sits there has to leave. */
export interface Place {
  type: "place"
  id: string
  seat: number
  bot: string
}

/** Why a request was refused: by which clause, and why, in words. */
export interface Problem {
  clause: string
  reason: string
}

/** A reaction: one of REACTIONS. */
export interface React {
  type: "react"
  id: string
  reaction: string
}

/** Somebody reacted; this has no number and is not kept. */
export interface Reacted {
  type: "reacted"
  name: string
  reaction: string
  seat?: number | null
}

/** Ready for the next game. The `nonce` goes into the deal: who chose it knows that the cards were not prepared. */
export interface Ready {
  type: "ready"
  id: string
  nonce?: string
  ready?: boolean
}

/** Use a code, or look at whose it is. */
export interface Redeem {
  code: string
}

/** The token of whoever asked for a code, to be kept; and where they sat. */
export interface Redeemed {
  token: string
  name: string
  table: string
}

/** What was asked for is not done, and nothing has changed: by which clause, and why, in words. */
export interface Refused {
  type: "refused"
  done: string
  clause: string
  reason: string
}

/** How a game ended. `scores` and `chips` are None where the game has none, `won` and `left` where it has sides. */
export interface Result {
  winners: number[]
  losers: number[]
  scores: number[] | null
  chips: number[] | null
  won: boolean | null
  left: number | null
  reason: string
}

/** Say something to the table. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** A seat, as everybody sees it: a person's (with a name), a bot's, or free. */
export interface SeatShown {
  name?: string
  bot?: string
  host?: boolean
  ready?: boolean
  here?: boolean
  stands_in?: boolean
  swaps_with?: number | null
  coach?: boolean
  bank?: number | null
  left?: string
  wanted_by?: string
  allowed?: number[]
}

/** The cards of a pile, bottom to top (hands and decks, which have no order: known faces first), None where hidden. */
export interface Seen {
  name: string
  count: number
  cards: (number | null)[]
}

/** One of the signals that the game offers; some are about a pile. */
export interface Signal {
  type: "signal"
  id: string
  signal: string
  pile?: string
}

/** Sit down: at a free seat, the first one if none is named; or instead of a bot. `name` is how one is called. */
export interface Sit {
  type: "sit"
  id: string
  name: string
  seat?: number | null
}

/** What a seat sees: the piles that have changed, the numbers, and what it may do. */
export interface Snapshot {
  to_act: number[]
  phase: string
  piles: Seen[]
  numbers: Record<string, number | number[]>
  legal: ActionInfo[]
  warnings: [string, string][]
  result: Result | null
}

/** From now on in this language; the answer tells everything anew. */
export interface Speak {
  type: "speak"
  id: string
  language: string
}

/** Somebody said something. */
export interface Spoke {
  type: "spoke"
  number: number
  line: Line
  done?: string
}

/** A game that is over, moment by moment; in each glance the piles that changed, in the first one all. */
export interface Story {
  type: "story"
  done: string
  game: number
  played: string
  seat: number | null
  names: string[]
  deck: string
  layout: PileShown[]
  marks: Record<string, string>
  readable: Record<string, string>
  moments: Moment[]
}

/** Change seats between games; with a person, when both have asked for it. */
export interface Swap {
  type: "swap"
  id: string
  seat: number
}

/** A table and who sits there: the same for everybody. */
export interface TableShown {
  id: string
  game: string
  options: Record<string, boolean | number | string | null | string[] | Record<string, string>>
  seats: SeatShown[]
  phase: string
  games: number
  commitment: string
  nonces: string[]
  open: boolean
  spectators: boolean
  hushed: boolean
  fewer: number
  watching: number
  coach: boolean
  clock: Clock | null
  deadline: number | null
}

/** What may be said now: which signals there are (true: about a pile), and the clause that forbids the rest. */
export interface TalkShown {
  signals?: Record<string, boolean>
  no_numbers?: string
  no_words?: string
  closed?: string
}

/** Take the last action back; offered where nothing was revealed and nobody has acted since. */
export interface Undo {
  type: "undo"
  id: string
}

/** The answer to hello: everything, as it is now. */
export interface Welcome {
  type: "welcome"
  number: number
  table: TableShown
  you: You
  lines: Line[]
  game?: GameShown | null
  done?: string
}

/** What may I do now, and why? The answer is `explains`. */
export interface Why {
  type: "why"
  id: string
}

/** Who the client is at this table. `token` is there when it is a new one, to be kept instead of the old. */
export interface You {
  seat?: number | null
  name?: string
  token?: string
  kept?: number | null
}

export type Message = Hello | Sit | Allow | Leave | Place | Swap | Ready | Change | Coach | Act | Undo | Say | Signal | React | Speak | Advise | Look | Why | Again

export type Answer = Welcome | Moved | Changed | Spoke | Reacted | Done | Refused | Bye | Story | Explains
