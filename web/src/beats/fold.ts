// What is seen on the table after each event: bookkeeping of what was told, without rules. The snapshot that comes with the
// events is the truth; whatever they do not tell (points, prices, what somebody has to forget) is set by it at their end.
import type { Event, LessonStep, PileInfo, Result, Seen, Snapshot } from "../protocol"

export type Numbers = Snapshot["numbers"]

/** What the table shows at one moment. */
export interface Shown {
  piles: ReadonlyMap<string, Seen>
  numbers: Numbers
  /** Whose turn it is to be seen as. */
  toAct: number[]
  /** Those who choose at the same time, in secret. */
  choosing: number[]
  phase: string
  result: Result | null
  /** What is said beside it: what to do, what is played for, what piles ask for, where I am in a lesson. */
  prompt: string
  goal: string
  orders: Snapshot["orders"]
  lesson: LessonStep | null
  /** The cards that I have laid in this turn. */
  laid: number[]
}

/** Of the game, as much as it takes to follow its cards. */
export interface Ground {
  layout: PileInfo[]
  me: number | null
  /** The number of chips that lie before everybody already: what is paid comes from there first. */
  ante?: string | undefined
}

export const NOTHING: Shown = { piles: new Map(), numbers: {}, toAct: [], choosing: [], phase: "", result: null, prompt: "", goal: "", orders: {}, lesson: null, laid: [] }

/** The truth as it is drawn; `piles` are all there are. */
export const truth = (piles: ReadonlyMap<string, Seen>, snapshot: Snapshot | null, choosing: number[], lesson: LessonStep | null = null, laid: number[] = []): Shown =>
  snapshot === null
    ? NOTHING
    : { piles, numbers: snapshot.numbers, toAct: snapshot.to_act, choosing, phase: snapshot.phase, result: snapshot.result, prompt: snapshot.prompt ?? "", goal: snapshot.goal ?? "", orders: snapshot.orders ?? {}, lesson, laid }

/** The cards that I have laid in this turn, one event later. */
export function laying(laid: number[], event: Event, { layout, me }: Ground): number[] {
  if (event.kind === "turn" || event.kind === "wait") return []
  const from = event.kind === "move" ? layout.find((pile) => pile.name === event.source) : undefined
  return from?.role !== "hand" || from.owner !== me ? laid : [...laid, ...(event.cards ?? []).filter((face) => face !== null)]
}

/** The table one event later. */
export function fold(before: Shown, event: Event, ground: Ground): Shown {
  const shown = goesOn(before, event, ground) ? { ...before, choosing: [] } : before
  switch (event.kind) {
    case "move":
      return { ...shown, piles: moved(shown.piles, event, ground) }
    case "turn_up":
      return withPile(shown, event.target, (pile) => ({ ...pile, cards: event.cards ?? [] }))
    case "shuffle":
      return withPile(shown, event.target, (pile) => ({ ...pile, cards: [] }))
    case "gather":
      return { ...shown, piles: gathered(shown.piles, event.target ?? "") }
    case "pay":
      return count(count(shown, event.seat, -(event.value ?? 0), ground.ante), event.to, event.value ?? 0)
    case "write":
    case "roll":
    case "show":
      return { ...shown, numbers: written(shown.numbers, event) }
    case "turn":
      return { ...shown, toAct: [event.seat ?? 0], choosing: [] }
    case "wait":
      return { ...shown, toAct: event.seats ?? [], choosing: event.seats ?? [] }
    case "act":
      return shown.choosing.length === 0 ? shown : { ...shown, toAct: shown.toAct.filter((seat) => seat !== event.seat) }
    case "over":
      return { ...shown, toAct: [], choosing: [] }
  }
  return shown
}

/** Whether all have chosen, and something comes of it: from now on nobody "has chosen". */
const goesOn = ({ toAct, choosing }: Shown, { kind, source }: Event, ground: Ground): boolean =>
  toAct.length === 0 && choosing.length > 0 && kind !== "act" && !(kind === "move" && infoOf(ground, source ?? "")?.role === "hand")

/** So many chips more before a seat, or (nobody's) in the bank. */
export function count(shown: Shown, seat: number | null | undefined, more: number, ante = ""): Shown {
  const { chips, bank } = shown.numbers
  const laid = shown.numbers[ante]
  const there = more < 0 && seat != null && Array.isArray(laid) ? Math.min(-more, laid[seat] ?? 0) : 0
  if (there > 0 && Array.isArray(laid))
    return count({ ...shown, numbers: { ...shown.numbers, [ante]: laid.map((many, at) => (at === seat && many !== null ? many - there : many)) } }, seat, more + there)
  if (seat == null) return typeof bank === "number" ? { ...shown, numbers: { ...shown.numbers, bank: bank + more } } : shown
  if (!Array.isArray(chips)) return shown
  return { ...shown, numbers: { ...shown.numbers, chips: chips.map((many, at) => (at === seat && many !== null ? many + more : many)) } }
}

/** How the table looked before these events, as far as one can tell from its end: how many cards lay where. */
export function before(events: Event[], end: Shown): Shown {
  const counts = new Map([...end.piles].map(([name, pile]) => [name, pile.count]))
  const more = (pile: string | null | undefined, many: number): unknown => pile != null && counts.set(pile, (counts.get(pile) ?? 0) + many)
  let shown = end
  for (const { kind, cards, source, target, seat, to, value } of events.toReversed())
    if (kind === "move") {
      more(source, cards?.length ?? 0)
      more(target, -(cards?.length ?? 0))
    } else if (kind === "pay") shown = count(count(shown, seat, value ?? 0), to, -(value ?? 0))
  return { ...shown, piles: new Map([...counts].map(([name, many]) => [name, { name, count: Math.max(0, many), cards: [] }])), toAct: [], choosing: [], result: null, prompt: "", lesson: null, laid: [] }
}

function withPile(shown: Shown, name: string | null | undefined, change: (pile: Seen) => Seen): Shown {
  const pile = shown.piles.get(name ?? "")
  return pile === undefined ? shown : { ...shown, piles: new Map([...shown.piles, [pile.name, change(pile)]]) }
}

function moved(piles: ReadonlyMap<string, Seen>, event: Event, ground: Ground): ReadonlyMap<string, Seen> {
  const [source, target] = [piles.get(event.source ?? ""), piles.get(event.target ?? "")]
  const cards = event.cards ?? []
  if (source === undefined || target === undefined) return piles
  const changed = new Map(piles)
  changed.set(source.name, cards.reduce((pile, face) => without(pile, face, infoOf(ground, source.name), ground.me), source))
  changed.set(target.name, cards.reduce((pile, face) => withCard(pile, face, infoOf(ground, target.name)), changed.get(target.name) ?? target))
  return changed
}

const infoOf = (ground: Ground, name: string): PileInfo | undefined => ground.layout.find((pile) => pile.name === name)
const loose = (info: PileInfo | undefined): boolean => info?.ordered === false

/** A pile without one card: the topmost that looks so. Of what somebody lays in secret, nobody else knows what is left. */
function without(pile: Seen, face: number | null, info: PileInfo | undefined, me: number | null): Seen {
  if (loose(info)) {
    const secret = face === null && (info?.owner ?? null) !== null && info?.owner !== me
    const at = face === null ? -1 : pile.cards.indexOf(face)
    return { ...pile, count: pile.count - 1, cards: secret ? [] : at < 0 ? pile.cards : pile.cards.toSpliced(at, 1) }
  }
  const all = filled(pile)
  const at = all.lastIndexOf(face) < 0 ? all.lastIndexOf(null) : all.lastIndexOf(face)
  return trimmed(pile, all.toSpliced(at < 0 ? all.length - 1 : at, 1))
}

function withCard(pile: Seen, face: number | null, info: PileInfo | undefined): Seen {
  if (!loose(info)) return trimmed(pile, [...filled(pile), face])
  return { ...pile, count: pile.count + 1, cards: face === null ? pile.cards : [...pile.cards, face].sort((one, other) => (one ?? 0) - (other ?? 0)) }
}

/** All cards of a pile, also the hidden ones on its top; and back. */
const filled = (pile: Seen): (number | null)[] => [...pile.cards, ...Array<null>(Math.max(0, pile.count - pile.cards.length)).fill(null)]
const trimmed = (pile: Seen, all: (number | null)[]): Seen => ({ ...pile, count: all.length, cards: all.slice(0, all.findLastIndex((face) => face !== null) + 1) })

function gathered(piles: ReadonlyMap<string, Seen>, target: string): ReadonlyMap<string, Seen> {
  const all = [...piles.values()].reduce((many, pile) => many + pile.count, 0)
  return new Map([...piles.values()].map((pile) => [pile.name, { ...pile, count: pile.name === target ? all : 0, cards: [] }]))
}

function written(numbers: Numbers, { target, seat, value }: Event): Numbers {
  const now = numbers[target ?? ""]
  return { ...numbers, [target ?? ""]: Array.isArray(now) ? now.map((one, at) => (at === seat ? (value ?? null) : one)) : (value ?? null) }
}
