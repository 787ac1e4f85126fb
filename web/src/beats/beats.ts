// Events as beats: what is played together on the table, in which order, what is lit meanwhile, and how long it wants to be
// looked at. Which card is the cause, which are equal, who gets what is read off the events themselves; no rules are known.
import type { Event, PileInfo } from "../protocol"
import { fold, type Ground, type Shown } from "./fold"

export type Kind = "move" | "deal" | "sweep" | "burn" | "reveal" | "pair" | "rule" | "pay" | "shuffle" | "gather" | "number" | "turn" | "over" | "hold"

/** How a card is lit: it won or is the cause; it broke somebody; it cancelled another. */
export type Tone = "gold" | "brick" | "struck"

/** A card, or all that look so, in a pile. */
export interface Light {
  pile: string
  face: number | null
  tone: Tone
}

export interface Beat {
  kind: Kind
  events: Event[]
  /** What is lit from now on; null leaves it as it was. */
  lights: Light[] | null
  /** Whom it is about. */
  seats: number[]
  /** How long it lasts at the usual pace, in milliseconds. */
  lasts: number
  /** What was done is done: numbers that no event told are shown as they are now. */
  settles?: boolean
}

export const TIME = {
  move: 230,
  deal: 280,
  sweep: 340,
  breath: 350,
  turn: 260,
  still: 300,
  strike: 350,
  pair: 450,
  rule: 250,
  chip: 340,
  shuffle: 420,
  number: 300,
  over: 500,
  read: 600,
  held: 1400,
} as const

/** Milliseconds between cards or chips that go one after another: all of them take no longer than so. */
export const apart = (kind: Kind, many: number): number =>
  kind === "pay" ? Math.min(75, 1800 / many) : Math.min({ deal: 95, sweep: 28 }[kind as string] ?? 60, 1100 / many)

const CLEARING: ReadonlySet<Kind> = new Set(["sweep", "gather", "shuffle", "burn", "deal"])

/** All beats of what happened, from the table as it was shown before it. */
export function beatsOf(shown: Shown, events: Event[], ground: Ground): Beat[] {
  const beats: Beat[] = []
  let [now, unread] = [shown, 0]
  let revealed: Event[] = []
  const add = (kind: Kind, run: Event[], lasts: number, lights: Light[] | null = null): void => {
    const clears = CLEARING.has(kind) || kind === "over"
    if (clears && unread > 0) {
      const rest = events.filter((event) => event.number >= (run[0]?.number ?? 0))
      beats.push({ kind: "hold", events: [], lights: null, seats: [], lasts: endsRound(rest, ground) ? Math.max(unread, TIME.held) : unread })
      unread = 0
    }
    beats.push({ kind, events: run, lights: clears ? [] : lights, seats: concerned(run, ground), lasts })
    for (const event of run) now = fold(now, event, ground)
  }
  for (let at = 0; at < events.length; ) {
    const run = together(events, at, ground)
    const [first, rest] = [run[0] as Event, events.slice(at + run.length)]
    at += run.length
    if (first.kind === "move") {
      const kind = kindOfMove(run, ground)
      const hidden = laidOpen(run, now, ground)
      if (hidden.length > 0) {
        add("reveal", hidden, TIME.breath + TIME.turn + TIME.still)
        unread = TIME.read
      }
      add(kind, run, (kind === "deal" ? TIME.deal : kind === "sweep" ? TIME.sweep : TIME.move) + apart(kind, run.length) * (run.length - 1))
      const pair = pairMade(run, now, rest, ground)
      if (pair !== undefined) {
        add("pair", [], TIME.pair, [pair])
        unread = TIME.read
      }
    } else if (first.kind === "turn_up") {
      const struck = equals(run, rest, ground)
      revealed = run
      add("reveal", run, TIME.breath + TIME.turn + TIME.still + (struck.length > 0 ? TIME.strike : 0), struck)
      unread = TIME.held
    } else if (first.kind === "rule") {
      add("rule", run, TIME.rule, causes(first, now, revealed, rest, ground))
      unread = Math.max(unread, TIME.read)
    } else if (first.kind === "pay") {
      const chips = run.reduce((many, event) => many + (event.value ?? 0), 0)
      add("pay", run, TIME.chip + apart("pay", chips) * chips)
      if (run.some((event) => event.to != null)) unread = Math.max(unread, TIME.read)
    } else if (first.kind === "shuffle" || first.kind === "gather") add(first.kind, run, TIME.shuffle)
    else if (first.kind === "show" || first.kind === "roll") add("number", run, TIME.number)
    else if (first.kind === "over") add("over", run, TIME.over)
    else add("turn", run, 0, first.kind === "act" ? [] : null)
  }
  if (unread > 0) beats.push({ kind: "hold", events: [], lights: null, seats: [], lasts: unread })
  const last = beats.findLastIndex((beat) => beat.kind === "reveal" || beat.kind === "pair")
  const settles = beats.find((beat, at) => at > last && (CLEARING.has(beat.kind) || beat.kind === "over"))
  if (settles !== undefined) settles.settles = true
  return beats
}

/** Whether from here on nothing comes of the round any more: what comes next is a deal to everybody. */
function endsRound(events: Event[], ground: Ground): boolean {
  const end = events.findIndex(({ kind, to }) => kind === "rule" || kind === "turn_up" || kind === "act" || (kind === "pay" && to != null))
  const rest = events.slice(0, end < 0 ? events.length : end)
  const dealt = rest.flatMap(({ kind, source, target }) => (kind === "move" && roleOf(ground, source) === "deck" ? [ownerOf(ground, target)] : []))
  return new Set(dealt.filter((owner) => owner !== null)).size > 1
}

const infoOf = (ground: Ground, name: string | null | undefined): PileInfo | undefined => ground.layout.find((pile) => pile.name === name)
const ownerOf = (ground: Ground, name: string | null | undefined): number | null => infoOf(ground, name)?.owner ?? null
const roleOf = (ground: Ground, name: string | null | undefined): string => infoOf(ground, name)?.role ?? ""
const cardsOf = (run: Event[]): (number | null)[] => run.flatMap((event) => event.cards ?? [])
const top = (shown: Shown, pile: string | null | undefined): number | null => {
  const seen = shown.piles.get(pile ?? "")
  return seen === undefined || seen.cards.length < seen.count ? null : (seen.cards[seen.cards.length - 1] ?? null)
}

/** The events from one on that happen at once or in one sweep: a deal, cards that go the same way, what is turned up, payments.
 * A bank pays when what was paid to it lies there: it may have nothing before. */
function together(events: Event[], at: number, ground: Ground): Event[] {
  const first = events[at] as Event
  const alike = (event: Event): boolean =>
    event.kind === first.kind &&
    (event.kind === "turn_up" ||
      event.kind === "show" ||
      (event.kind === "pay" && (event.seat == null) === (first.seat == null)) ||
      (event.kind === "move" && wayOf(event, ground) === wayOf(first, ground)))
  const end = events.findIndex((event, place) => place > at && !alike(event))
  return events.slice(at, end < 0 ? events.length : end)
}

/** What moves that are seen as one have in common: cards are swept away from wherever they lay, and dealt to wherever. */
function wayOf({ source, target, cards }: Event, ground: Ground): string {
  if (roleOf(ground, target) === "discard") return roleOf(ground, source) === "deck" && cards?.[0] == null ? "burn" : "sweep"
  return roleOf(ground, source) === "deck" ? "deal" : `${roleOf(ground, source)} ${roleOf(ground, target)}`
}

function kindOfMove(run: Event[], ground: Ground): Kind {
  const way = wayOf(run[0] as Event, ground)
  if (way === "burn") return "burn"
  if (way === "sweep") return cardsOf(run).length > 1 ? "sweep" : "move"
  return way === "deal" && run.length > 1 ? "deal" : "move"
}

/** Cards that several chose in secret, and that go on with their faces up: they are turned up where they lie first. */
function laidOpen(run: Event[], shown: Shown, ground: Ground): Event[] {
  const from = run.filter(({ source, cards }) => ownerOf(ground, source) !== null && cards?.length === 1 && cards[0] != null && shown.piles.get(source ?? "")?.count === 1)
  const closed = from.filter(({ source }) => top(shown, source) === null)
  if (from.length < run.length || closed.length === 0 || from.length < 2) return []
  return from.map(({ number, source, cards }) => ({ number, kind: "turn_up", target: source ?? null, cards: cards ?? [] }))
}

/** A card that came to another like it, if a rule says right after it that this matters. */
function pairMade(run: Event[], shown: Shown, rest: Event[], ground: Ground): Light | undefined {
  const [{ target, cards }, face] = [run[0] as Event, run[0]?.cards?.[0]]
  const info = infoOf(ground, target)
  if (run.length > 1 || cards?.length !== 1 || face == null || info?.heap === true || info?.ordered === false) return undefined
  const like = shown.piles.get(target ?? "")?.cards.filter((one) => one === face).length ?? 0
  const end = rest.findIndex((event) => ["act", "turn", "wait", "pay"].includes(event.kind))
  const next = rest.slice(0, end < 0 ? rest.length : end)
  return like > 1 && next.some((event) => event.kind === "rule" && event.value === face) ? { pile: target ?? "", face, tone: "brick" } : undefined
}

/** Of what several turned up together, one card each: those that are equal, and whose owners get nothing for it. */
function equals(run: Event[], rest: Event[], ground: Ground): Light[] {
  if (run.length < 2 || run.some(({ cards }) => cards?.length !== 1)) return []
  return run.flatMap(({ target, cards }) => {
    const [face, owner] = [cards?.[0] ?? null, ownerOf(ground, target)]
    const gains = rest.some((event) => (event.kind === "move" && ownerOf(ground, event.target) === owner && ownerOf(ground, event.source) !== owner) || (event.kind === "pay" && event.to === owner))
    return owner !== null && !gains && cardsOf(run).filter((one) => one === face).length > 1 ? [{ pile: target ?? "", face, tone: "struck" as const }] : []
  })
}

/** What a rule that took effect is about: the card that won, two that are equal, the one that is taken for it. */
function causes(rule: Event, shown: Shown, revealed: Event[], rest: Event[], ground: Ground): Light[] | null {
  const struck = equals(revealed, rest, ground)
  const turned = revealed.filter(({ target }) => ownerOf(ground, target) === rule.seat && !struck.some((light) => light.pile === target))
  const next = rest.find((event) => event.kind === "move" || event.kind === "act")
  const mine = turned.find(({ cards }) => cards?.length === 1)
  const gains = next?.kind === "move" && ownerOf(ground, next.target) === rule.seat
  if (mine !== undefined && (mine.cards?.[0] === rule.value || gains)) return [...struck, { pile: mine.target ?? "", face: mine.cards?.[0] ?? null, tone: "gold" }]
  const alike = [...shown.piles.values()].filter((pile) => ownerOf(ground, pile.name) === rule.seat && infoOf(ground, pile.name)?.heap !== true && pile.cards.includes(rule.value ?? -1))
  const after = rest.slice(0, Math.max(0, rest.findIndex(({ kind }) => kind !== "pay")))
  const pays = after.some((event) => event.seat === rule.seat)
  const many = alike.reduce((sum, pile) => sum + pile.cards.filter((face) => face === rule.value).length, 0)
  if (turned.length > 0 && many > 1) return alike.map((pile) => ({ pile: pile.name, face: rule.value ?? null, tone: pays ? ("brick" as const) : ("gold" as const) }))
  if (next?.kind === "move" && next.cards?.length === 1 && next.cards[0] === rule.value && roleOf(ground, next.target) !== "discard") return [{ pile: next.source ?? "", face: rule.value ?? null, tone: "gold" }]
  return null
}

/** The seats that a beat is about. */
function concerned(run: Event[], ground: Ground): number[] {
  const seats = run.flatMap(({ kind, seat, to, source, target }) => (kind === "move" || kind === "turn_up" ? [ownerOf(ground, source), ownerOf(ground, target)] : [seat, to]))
  return [...new Set(seats.filter((seat) => seat != null))]
}
