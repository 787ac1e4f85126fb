// What a sentence is worth to whoever reads few of them: read off the kinds of the events that it tells, without rules.
import type { Event } from "../protocol"
import type { Ground } from "./fold"

/** A shuffle; what nobody saw, or a deal; what I did myself; what others were seen to do; what it led to. */
export const WORTH = { aside: 0, hidden: 1, mine: 2, seen: 3, result: 4 } as const

/** A sentence, and the number of the event that it tells. */
export interface Told {
  number: number
  sentence: string
  worth: number
  /** It tells what I did. */
  mine: boolean
  /** It tells a deal: what is told after it belongs to the next round. */
  deals: boolean
  /** It is the last that belongs to a round, and in these words the round ended: headline, and why. */
  ends?: [string, string]
  /** It is for those who listen: the eye sees it anyway. */
  spoken?: boolean
}

/** How a round ended, as far as it is told in words. */
export type Ended = { headline?: string; why?: string; over?: boolean } | null | undefined

/** The sentences of a message, each with what it is worth. Without numbers nothing is known of them. */
export function weighed(sentences: string[], numbers: number[] | null, events: Event[], ground: Ground, ended?: Ended): Told[] {
  const before = setUp(events)
  const told = sentences.map((sentence, at): Told => {
    if (numbers === null) return { number: 0, sentence, worth: WORTH.hidden, mine: false, deals: false }
    const [from, to] = [numbers[at] ?? 0, numbers[at + 1] ?? Infinity]
    const run = events.filter((event) => event.number >= from && event.number < to)
    const mine = run[0]?.kind === "act" && run[0].seat === ground.me
    return { number: from, sentence, worth: run.length > 0 && run.every((event) => before.has(event)) ? WORTH.hidden : worthOf(run, mine, ground), mine, deals: dealt(run, ground) }
  })
  const deal = told.findIndex((one) => one.deals)
  const last = told[deal < 0 ? told.length - 1 : deal - 1]
  if (last !== undefined && ended?.headline && !ended.over) last.ends = [ended.headline, ended.why ?? ""]
  return told
}

/** Whether several cards came from the deck without anybody's doing. */
function dealt(run: Event[], ground: Ground): boolean {
  const moves = run.filter((event) => event.kind === "move")
  return moves.length > 1 && run[0]?.kind !== "act" && moves.every(({ source }) => roleOf(source, ground) === "deck") && moves.some(({ target }) => roleOf(target, ground) !== "discard")
}

const roleOf = (pile: string | null | undefined, ground: Ground): string | undefined => ground.layout.find(({ name }) => name === pile)?.role

/** What is done before cards are dealt, as putting down antes: between a shuffle and the first card that moves. */
function setUp(events: Event[]): Set<Event> {
  const found = new Set<Event>()
  let shuffled = false
  for (const event of events) {
    if (event.kind === "shuffle") shuffled = true
    else if (event.kind !== "rule" && event.kind !== "pay") shuffled = false
    else if (shuffled) found.add(event)
  }
  return found
}

/** What is told of the end of a round, with how everybody stands put in before the next one is dealt. */
export function rounded(told: Told[], standing: string[], events: Event[], ground: Ground): Told[] {
  const deal = told.find((one) => one.deals)
  const number = deal?.number ?? nextRound(events, ground)
  const at = told.findIndex((one) => one.number >= number)
  const said = standing.filter(String).map((sentence) => ({ number, sentence, worth: WORTH.result, mine: false, deals: false, spoken: true }))
  return at < 0 ? [...told, ...said] : [...told.slice(0, at), ...said, ...told.slice(at)]
}

/** The event with which the next round begins: all cards are gathered; or nobody does or gets anything any more. */
function nextRound(events: Event[], ground: Ground): number {
  const before = setUp(events)
  const pile = (name: string | null | undefined) => ground.layout.find((one) => one.name === name)
  const gets = ({ source, target }: Event): boolean => pile(source)?.role !== "deck" && (pile(target)?.owner ?? null) !== null
  const counts = (event: Event): boolean => !before.has(event) && (event.kind === "act" || event.kind === "rule" || (event.kind === "pay" && event.to != null) || (event.kind === "move" && gets(event)))
  const next = events.find(({ kind }) => kind === "gather") ?? events[events.findLastIndex(counts) + 1] ?? events[events.length - 1]
  return next?.number ?? 0
}

function worthOf(run: Event[], mine: boolean, ground: Ground): number {
  const first = run[0]?.kind
  const moves = run.filter((event) => event.kind === "move")
  const seen = moves.some(({ cards }) => cards?.some((card) => card !== null))
  const fromDeck = moves.length > 0 && moves.every(({ source }) => roleOf(source, ground) === "deck")
  const toAll = first === "move" && moves.every(({ target }) => ground.layout.find(({ name }) => name === target)?.owner == null)
  const pays = run.filter((event) => event.kind === "pay")
  if (first === "rule" && fromDeck && !seen) return WORTH.hidden
  if (run.some(({ kind }) => kind === "rule" || kind === "turn_up")) return WORTH.result
  if (pays.length > 0) return pays.length > 1 && pays.every(({ to }) => to == null) ? WORTH.hidden : WORTH.result
  if (first === "shuffle" || first === "gather") return WORTH.aside
  if (mine) return WORTH.mine
  // What lies in the middle by itself is seen there.
  return seen && (first === "act" || !(fromDeck || toAll)) ? WORTH.seen : WORTH.hidden
}

/** Of sentences, in their order, as many as there is room for: first the last one if it `counts` most, then by their worth.
 * Those that only say that something happened unseen give way to all others. */
export function chosen(told: Told[], room: number, counts: boolean): Told[] {
  const best = Math.max(...told.map((one) => one.worth))
  const last = told[told.length - 1]
  const order = told.map((one, at) => ({ one, at, worth: counts && one === last ? WORTH.result : one.worth }))
  order.sort((one, other) => other.worth - one.worth || other.at - one.at)
  let left = room
  const taken = order.filter(({ one, worth }, place) => {
    if (place > 0 && (one.sentence.length > left || (worth <= WORTH.hidden && best > WORTH.hidden))) return false
    left -= one.sentence.length + 1
    return true
  })
  return taken.sort((one, other) => one.at - other.at).map(({ one }) => one)
}

/** What was told, in `room` letters, and what happened after a new deal set apart by `anew`. Whoever is to act reads how the last round ended
 * first; while things happen (`live`), they are told as they come. */
export function inked(told: Told[], room: number, live: boolean, anew: string): string {
  const end = live ? -1 : told.findLastIndex((one) => one.ends !== undefined)
  const since = told.slice(end + 1)
  const [headline = "", why = ""] = told[end]?.ends ?? []
  if (headline === "") return spaced(chosen(told, room, live), told, anew)
  const whole = why === "" ? headline : `${headline} ${why}`
  const first = whole.length <= room ? whole : headline
  const left = room - first.length - anew.length - 2
  const worth = since.filter((one) => one.worth > WORTH.hidden && one.sentence.length <= left)
  return worth.length === 0 ? first : [first, anew, ...chosen(worth, left, false).map((one) => one.sentence)].join(" ")
}

/** The sentences, and between two of them `anew` if there was a deal. */
function spaced(taken: Told[], told: Told[], anew: string): string {
  const deal = told.findLastIndex((one) => one.deals)
  const at = taken.findIndex((one) => told.indexOf(one) > deal)
  const words = taken.map((one) => one.sentence)
  return (deal >= 0 && at > 0 && !taken.some((one) => one.deals) ? [...words.slice(0, at), anew, ...words.slice(at)] : words).join(" ")
}
