// Written by `make protocol` from src/kibitz/server/protocol: change that, not this.

export const VERSION = 2

export const REACTIONS = ["👍", "👏", "😀", "😮", "😢", "🤔", "🎉", "❤️"] as const

/** An action, as it is written: `hit`, `play 37 A1`. */
export interface Act {
  type: "act"
  id: string
  action: string
}

/** What an action leads to: a chance, or a number of chips or points; and in words, why. */
export interface ActionAdvice {
  action: string
  value: number
  give_or_take: number
  said: string
}

/** A legal action with all that a client shows of it, so that nobody has to take its text apart. */
export interface ActionInfo {
  action: string
  number: number
  cards: number[]
  piles: string[]
  seats: number[]
  verb: string
  named: string
  row: string
  to: string
  words?: string
  short?: string
  price?: PriceInfo | null
  risk?: RiskInfo | null
}

/** Where others can reach this server; at none, if it serves this machine alone (`loopback`). */
export interface Addresses {
  addresses: string[]
  loopback: boolean
}

/** What the coach says about each action; no `advice` while it is not ready, or if it no longer matters. */
export interface Advised {
  type: "advised"
  reply_to: string
  number: number
  advice?: CoachAdvice | null
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

/** What there is to play, and which bots there are. */
export interface Catalogue {
  games: CatalogueEntry[]
  bots: string[]
}

/** A game that can be played here. */
export interface CatalogueEntry {
  id: string
  title: string
  about: string
  seats: number[]
  cooperative: boolean
  chips: boolean
  minutes: number
  lesson: boolean
  options: OptionInfo[]
  presets: PresetInfo[]
}

/** Something changed at the table: who sits there, what is played. A game that began comes with it. */
export interface Changed {
  type: "changed"
  number: number
  table: TableInfo
  you?: You | null
  game?: GameInfo | null
  reply_to?: string
}

/** A legal action and what it touches, so that a client can show it without knowing rules. */
export interface Choice {
  action: string
  number: number
  cards: number[]
  piles: string[]
  seats: number[]
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

/** What the coach thinks of each action, the best one first. */
export interface CoachAdvice {
  measure: string
  actions: ActionAdvice[]
}

/** A code by which another device gets the same seats: it works once, and for some minutes. */
export interface Code {
  code: string
  seconds: number
}

/** The host changes what is played, between games. What is left out stays. */
export interface Configure {
  type: "configure"
  id: string
  options?: Record<string, boolean | number | string | null | string[] | Record<string, string>> | null
  clock?: Clock | null
  no_clock?: boolean
  seats?: number | null
  spectators?: boolean | null
  hushed?: boolean | null
  open?: boolean | null
  pace?: "calm" | "none" | "normal" | "quick" | null
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
  pace?: "calm" | "none" | "normal" | "quick"
}

/** A table that was opened: its id, the path to it, the token of whoever opened it, and the first commitment. */
export interface Created {
  table: string
  path: string
  token: string
  commitment: string
}

/** What was asked for is done (and stored); to `get_view`, `value` is the view. */
export interface Done {
  type: "done"
  reply_to: string
  number: number
  value?: unknown
}

/** The end of a round, or of the game (`over`), as a seat is told it: headline, why, how near it was; a picture. */
export interface Ending {
  headline?: string
  why?: string
  near?: string
  over?: boolean
  mine?: boolean
  picture?: Picture | null
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

/** What may I do now, and why? The answer is `explained`. */
export interface Explain {
  type: "explain"
  id: string
}

/** What the seat may do and by which rules, then what it may not; in words. */
export interface Explained {
  type: "explained"
  reply_to: string
  explained: Explanation[]
}

/** Actions, in words, that are allowed or refused for the same reason. */
export interface Explanation {
  may: boolean
  clauses: string[]
  actions: string[]
  why?: string
  choices?: Choice[]
}

/** The game that is on, as a seat sees it: all a client needs to draw it. */
export interface GameInfo {
  number: number
  rules: number
  me: number | null
  clauses: string[]
  deck: string
  layout: PileInfo[]
  marks: Record<string, string>
  readable: Record<string, string>
  snapshot: Snapshot
  since: number
  events: Event[]
  sentences: string[]
  undo: boolean
  talk: TalkInfo
  insights: Insight[]
  lesson: LessonStep | null
  meanings?: Record<string, NumberInfo>
  ending?: Ending | null
}

/** The course of a game that is over, and what mattered most in it. */
export interface GameReview {
  measure: string
  curve: ReviewPoint[]
  worst: ReviewFinding[]
}

/** Ask the coach what each action leads to; the answer is `advised`. */
export interface GetAdvice {
  type: "get_advice"
  id: string
}

/** Ask for the whole view, for a program that wants to think with it: `done.value`. */
export interface GetView {
  type: "get_view"
  id: string
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
export interface Insight {
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
export interface LessonStep {
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

/** One moment of a game that is over: what happened, and what was seen then; `seat` and `action` led to it. */
export interface Moment {
  events: Event[]
  snapshot: Snapshot
  sentences: string[]
  seat?: number | null
  action?: string
  ending?: Ending | null
}

/** Something happened in the game. `snapshot` has the piles that changed; `reply_to` names one's own action. */
export interface Moved {
  type: "moved"
  number: number
  since: number
  events: Event[]
  snapshot: Snapshot
  undo?: boolean
  sentences?: string[]
  told?: number[]
  talk?: TalkInfo | null
  insights?: Insight[]
  lesson?: LessonStep | null
  reply_to?: string
  deadline?: number | null
  ending?: Ending | null
  by?: string
}

/** What a number means (`kernel/meanings.py`): its role, what it runs `towards` (which is to lose if it is `bad`), */
export interface NumberInfo {
  role: string
  towards?: number
  bad?: boolean
  start?: number | null
  pile?: string
  verb?: string
  shown?: string
}

/** A table that anybody may sit down at. */
export interface OpenTable {
  table: string
  game: string
  seats: SeatInfo[]
  phase: string
}

/** Something that can be chosen about a game, and between which values. */
export interface OptionInfo {
  name: string
  about: string
  default: boolean | number | string | null | string[] | Record<string, string>
  values: (boolean | number | string | null | string[] | Record<string, string>)[]
}

/** Whose code it is: how they are called at the table where they asked for it; both "" if it was at none. */
export interface Owner {
  name: string
  table: string
}

/** What decided, to be drawn: the `cards` of a moment, the `hands` that were left, or rows per `ranks` or `columns`. */
export interface Picture {
  kind: string
  cards?: PictureCard[]
  rows?: PictureRow[]
  limit?: number
}

/** A card of the picture: where it lay, before whom, and what it is marked as. */
export interface PictureCard {
  face: number
  pile?: string
  seat?: number | null
  mark?: string
  to?: string[]
}

/** A row of the picture: a rank, or a column by its common card; what everybody has there; who gets `worth`. */
export interface PictureRow {
  head: number
  values: number[]
  takes?: number[]
  worth?: number
  left?: number
}

/** A pile of the game: what it is for, whose it is, the number it shows while it is empty, and how it lies. */
export interface PileInfo {
  name: string
  role: string
  owner?: number | null
  start?: number
  spread?: boolean
  heap?: boolean
  dear_first?: boolean
  beside?: boolean
  facing?: boolean
  unnamed?: boolean
  ordered?: boolean
}

/** A way to play a game that has a name; `seats` where it is for so many. */
export interface PresetInfo {
  name: string
  title: string
  options: Record<string, boolean | number | string | null | string[] | Record<string, string>>
  seats: number | null
}

/** What an action costs: in words ("take the 6"), how much, and which cards, in which pile, it takes or loses. */
export interface PriceInfo {
  words: string
  amount?: number
  cards?: number[]
  pile?: string
  loses?: boolean
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
  reply_to: string
  clause: string
  reason: string
}

/** A game that is over, moment by moment; in each snapshot the piles that changed, in the first one all. */
export interface Replay {
  game: number
  played: string
  seat: number | null
  names: string[]
  deck: string
  layout: PileInfo[]
  marks: Record<string, string>
  readable: Record<string, string>
  moments: Moment[]
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

/** A decision that cost much, or a piece of luck, in words. */
export interface ReviewFinding {
  number: number
  kind: string
  said: string
}

/** What was to be expected at a decision, an action's number in the record. */
export interface ReviewPoint {
  number: number
  seat: number
  value: number
}

/** How likely an action goes wrong, as far as a seat can know: in words ("pairs 1 time in 4"), and in a hundred. */
export interface RiskInfo {
  words: string
  chance: number
}

/** Somebody said something. */
export interface Said {
  type: "said"
  number: number
  line: Line
  reply_to?: string
}

/** Say something to the table. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** A seat, as everybody sees it: a person's (with a name), a bot's, or free. */
export interface SeatInfo {
  name?: string
  bot?: string
  regular?: string
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

/** From now on in this language; the answer tells everything anew. */
export interface SetLanguage {
  type: "set_language"
  id: string
  language: string
}

/** The host gives a seat to a bot (its name), or frees it (""); a person who sits there has to leave. */
export interface SetSeat {
  type: "set_seat"
  id: string
  seat: number
  bot: string
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
  numbers: Record<string, number | (number | null)[] | null>
  legal: ActionInfo[]
  warnings: [string, string][]
  result: Result | null
  goal?: string
  prompt?: string
  orders?: Record<string, string>
}

/** Change seats between games; with a person, when both have asked for it. */
export interface Swap {
  type: "swap"
  id: string
  seat: number
}

/** A table and who sits there: the same for everybody. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, boolean | number | string | null | string[] | Record<string, string>>
  seats: SeatInfo[]
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
  pace: "calm" | "none" | "normal" | "quick"
}

/** What may be said now: which signals there are (true: about a pile), and the clause that forbids the rest. */
export interface TalkInfo {
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
  table: TableInfo
  you: You
  lines: Line[]
  game?: GameInfo | null
  reply_to?: string
}

/** Who the client is at this table. `token` is there when it is a new one, to be kept instead of the old. */
export interface You {
  seat?: number | null
  name?: string
  token?: string
  kept?: number | null
}

export type AnyClientMessage = Hello | SetLanguage | Sit | Allow | Leave | SetSeat | Swap | Ready | Configure | Act | Undo | Say | Signal | React | Coach | GetAdvice | GetView | Explain

export type AnyServerMessage = Welcome | Moved | Changed | Said | Reacted | Done | Refused | Bye | Explained | Advised
