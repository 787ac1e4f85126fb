// Where everything lies. It follows from the window and from what the game has on the table, and from nothing that happens
// in the game: so no pile, no seat and no card of a hand ever moves by itself.
import { farRail, farSlope, farSide, type Geometry } from "../art/geometry"
import type { GameInfo, PileInfo } from "../protocol"
import { tells } from "../lib/numbers"
import { alone } from "./widths"

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where somebody sits: the middle of the plate on the rail, the width of what lies before it, and how the rail leans there. */
export interface Chair {
  x: number
  y: number
  w: number
  lean: number
  /** How far what lies before them is moved towards the middle, to lie on the felt. */
  inward: number
}

/** What a game puts on the table, as far as it takes room. */
export interface Needs {
  others: number
  /** Piles that count up or down from a start, nobody's own. */
  tracks: number
  /** The same, of two sides that face each other. */
  sides: boolean
  columns: boolean
  /** Something in the middle that is played for. */
  object: boolean
  /** Piles of my own on the felt; and whether that is one card at a time, but for what I have won. */
  mine: boolean
  single: boolean
  /** I hold cards; the others hold cards. */
  hand: boolean
  backs: boolean
  /** Others have piles before them; and some of these are more than one card. */
  open: boolean
  rows: boolean
  /** Numbers at each seat: chips, points; numbers of the table. */
  figures: boolean
  told: boolean
  /** It is said of a seat that it deals, or is out of the round. */
  tags: boolean
}

export interface Plan {
  mode: "wide" | "tall" | "low"
  w: number
  h: number
  /** The unit: all sizes of cards follow from it. */
  card: number
  /** Widths of cards: in my hand, in the middle, before me, beside the middle, open before others, backs in their hands. */
  hand: number
  object: number
  mine: number
  beside: number
  /** How high what lies before me may be. */
  mineHigh: number
  /** Piles that count lie two and two. */
  square: boolean
  /** What lies before me lies beside what is played for, which has all the height. */
  abreast: boolean
  /** There is so little height that what can stand beside one another does. */
  squeezed: boolean
  theirs: number
  backs: number
  bust: number
  /** The far rail's thickness, and how high a seat's numbers and cards are. */
  rail: number
  figures: number
  /** How high the line is that says what holds for a seat; 0 where there is none. */
  tags: number
  /** How far what lies before somebody reaches, below the rail's middle. */
  deep: number
  chairs: Chair[]
  /** Seats that do not fit side by side scroll in this row. */
  row: Box & { scrolls: boolean; each: number }
  middle: Box
  lines: Box
  fan: Box
  me: Box
  bar: Box
  corner: Box
  /** The room around all that, to be drawn. */
  room: Geometry
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))
const own = (pile: PileInfo): boolean => (pile.owner ?? null) !== null

/** What a game needs, by the roles of its piles and what its numbers are about. */
export function needsOf(game: GameInfo, seats: number, me: number | null): Needs {
  const { layout } = game
  const someone = me ?? 0
  const before = layout.filter((pile) => pile.owner === someone && pile.facing !== true && pile.role !== "hand")
  const hands = layout.some((pile) => pile.role === "hand")
  return {
    others: me === null ? seats : seats - 1,
    tracks: layout.filter((pile) => !own(pile) && (pile.start ?? 0) > 0).length,
    sides: layout.some((pile) => own(pile) && (pile.start ?? 0) > 0),
    columns: layout.some((pile) => pile.role === "column"),
    object: layout.some((pile) => !own(pile) && pile.beside !== true && (pile.start ?? 0) === 0),
    mine: me !== null && before.length > 0,
    single: before.filter((pile) => pile.heap !== true).every((pile) => alone(pile, before)),
    hand: me !== null && hands,
    backs: hands,
    open: before.length > 0,
    rows: before.some((pile) => !alone(pile, before)),
    figures: Object.values(game.readable).includes("each"),
    tags: tells(game),
    told: Object.values(game.meanings ?? {}).some(({ role }) => role === "duty" || role === "counter" || role === "flag"),
  }
}

/** A table before anything is known of it. */
export const NOTHING: Needs = { others: 0, tracks: 0, sides: false, columns: false, object: true, mine: false, single: false, hand: true, backs: false, open: false, rows: false, figures: false, told: false, tags: false }

export function plan(w: number, h: number, needs: Needs): Plan {
  const mode = h < 560 && w > h ? "low" : w < 760 || w < 0.95 * h ? "tall" : "wide"
  return mode === "wide" ? wide(w, h, needs) : mode === "tall" ? tall(w, h, needs) : low(w, h, needs)
}

/** The rail's bow: its highest point, how much lower it is at the window's edges, and where my own wood begins. */
function bow(form: Plan["mode"], w: number, h: number, bust: number, rail: number, top: number, drop: number, near: Geometry["near"]): Geometry {
  const rx = 0.611 * w
  const ry = drop / (1 - Math.sqrt(1 - (0.5 / 0.611) ** 2))
  return { form, width: w, height: h, far: { cx: w / 2, cy: top + ry, rx, ry }, rail, near, bust }
}

/** A window in which all sit around the table. */
function wide(w: number, h: number, needs: Needs): Plan {
  const n = needs.others
  const card = clamp(64, 0.09 * Math.min(w, h), 150)
  const hand = 1.25 * card
  const rail = Math.round(0.36 * card)
  const bust = Math.min((n > 5 ? 0.135 : 0.165) * h, (0.67 * w) / Math.max(1, n))
  const handHigh = needs.hand ? 1.4 * hand : 1.05 * card
  const fanTop = h - handHigh - Math.max(14, 0.018 * h)
  const room = bow("wide", w, h, bust, rail, bust + rail + 0.014 * h, (n > 5 ? 0.2 : n > 2 ? 0.25 : 0.2) * h, { edge: fanTop - 0.5 * card, middle: fanTop + 0.06 * card })
  const between = n > 2 ? (0.822 * w) / (n - 1) : 0.3 * w
  const backs = Math.max(40, 0.56 * card)
  /** No wider than what lies there: so it lies nearer to the rim, and leaves the middle free. */
  const before = Math.min(0.172 * w, between - 0.3 * card, needs.rows ? Infinity : FANNED * backs)
  const chairs = Array.from({ length: n }, (_, at): Chair => {
    const u = n === 1 ? 0 : n === 2 ? (at === 0 ? -0.62 : 0.62) : -1 + (2 * at) / (n - 1)
    const x = w * (0.5 + 0.411 * u)
    return { x, y: farRail(room, x, rail / 2), w: before, lean: farSlope(room, x), inward: 0 }
  })
  inwards(room, chairs)
  const figures = needs.figures ? Math.round(0.42 * card) : 0
  const theirs = Math.max(44, Math.min(0.92 * card, 0.42 * (chairs[0]?.w ?? 200)))
  const tags = needs.tags ? 17 : 0
  const deep = rail / 2 + 16 + figures + tags + seatHeight(needs, theirs, backs)
  const linesHigh = Math.max(68, 0.86 * card)
  const lines: Box = { x: 0.2 * w, y: fanTop - 0.42 * card - linesHigh, w: 0.6 * w, h: linesHigh }
  const [first] = chairs
  /** Piles with their scales fill the whole middle: it begins where the cards of those at the sides end. */
  const left = n < 3 || first === undefined ? 0.12 * w : needs.tracks === 0 ? 0.188 * w : Math.max(0.188 * w, first.x + first.inward + first.w / 2 + 8)
  const right = w - left
  const above = chairs.filter((chair) => chair.x + chair.w / 2 > left && chair.x - chair.w / 2 < right).map((chair) => chair.y + deep)
  const from = Math.max(farRail(room, w / 2) + 10, ...above) + 0.1 * card
  const middle: Box = { x: left, y: from, w: right - left, h: lines.y - from - 0.05 * card }
  const side = 0.235 * w
  const bed = fanTop - 0.1 * card
  return {
    mode: "wide", w, h, card, hand, theirs, backs, bust, rail, figures, tags, deep, chairs, middle, lines, room,
    ...sizes("wide", needs, middle, card, 1.55 * card),
    row: { x: 0, y: 0, w, h: 0, scrolls: false, each: chairs[0]?.w ?? w },
    fan: { x: 0.26 * w, y: fanTop, w: 0.48 * w, h: needs.hand ? handHigh : 0 },
    me: { x: 20, y: bed, w: side, h: h - bed - 10 },
    bar: needs.hand ? { x: w - side - 20, y: bed, w: side, h: h - bed - 10 } : { x: 0.27 * w, y: fanTop + 0.1 * card, w: 0.46 * w, h: h - fanTop - 0.1 * card - 8 },
    corner: { x: 0, y: 0, w, h: 56 },
  }
}

/** A window that is higher than wide: faces in a row, the middle over all free height. */
function tall(w: number, h: number, needs: Needs): Plan {
  const n = needs.others
  const card = clamp(64, 0.125 * Math.min(w, h), 150)
  const small = h < 720
  const hand = Math.min(1.12 * card, w / 4.6)
  const scrolls = w / Math.max(1, n) < NARROW
  const each = scrolls ? Math.max(84, w / 4.15) : Math.min(w / Math.max(1, n), 0.5 * w)
  const bust = Math.min(n > 3 ? 0.085 * h : 0.108 * h, 0.86 * each)
  const rail = Math.round(clamp(14, 0.022 * h, 26))
  const barHigh = small ? 56 : 64
  const meHigh = needs.figures || needs.told ? 30 : 0
  const handHigh = needs.hand ? 1.4 * hand + 4 : 0
  const bottom = h - barHigh - meHigh
  const fanTop = bottom - handHigh - (needs.hand ? 4 : 0)
  const edge = fanTop + (needs.hand ? 10 : -10)
  const room = bow("tall", w, h, bust, rail, (small ? 34 : 42) + 0.92 * bust + rail, scrolls ? 2 : 0.035 * h, { edge: edge - 8, middle: edge + 3 })
  const chairs = Array.from({ length: n }, (_, at): Chair => {
    const x = scrolls ? (at + 0.5) * each : w / 2 + (at - (n - 1) / 2) * each
    return { x, y: farRail(room, scrolls ? w / 2 : x, rail / 2), w: each - (each < ROOMY ? 2 : 6), lean: scrolls ? 0 : farSlope(room, x), inward: 0 }
  })
  const figures = needs.figures ? clamp(20, 0.03 * h, 34) : 0
  /** Where there is hardly any height it stands in the line of the numbers. */
  const tags = needs.tags && each >= ROOMY && !(small && needs.hand && needs.figures) ? (small ? 12 : 15) : 0
  const theirs = Math.max(44, Math.min((small ? 0.7 : 0.84) * card, 0.47 * each))
  const backs = each < ROOMY ? 24 : Math.max(32, 0.5 * card)
  const linesHigh = clamp(72, 0.078 * h, 104)
  const lines: Box = { x: 10, y: fanTop - linesHigh - (needs.hand ? 14 : 16), w: w - 20, h: linesHigh }
  const from = Math.max(farRail(room, w / 2), ...chairs.map((chair) => chair.y)) + rail / 2 + 12 + figures + tags + seatHeight(needs, theirs, backs) + 6
  const middle: Box = { x: 6, y: from, w: w - 12, h: lines.y - from }
  return {
    mode: "tall", w, h, card, hand, theirs, backs, bust, rail, figures, tags, deep: from - Math.max(0, ...chairs.map((chair) => chair.y)), chairs, middle, lines, room,
    ...sizes("tall", needs, middle, card, (w < 600 ? 1.3 : 1.6) * card),
    row: { x: 0, y: 0, w, h: from, scrolls, each },
    fan: { x: 6, y: fanTop, w: w - 12, h: handHigh },
    me: { x: 8, y: bottom, w: w - 16, h: meHigh },
    bar: { x: 8, y: h - barHigh, w: w - 16, h: barHigh - 6 },
    corner: { x: 2, y: 0, w: w - 4, h: 44 },
  }
}

/** A low window (a phone on its side, or zoomed in): faces over the whole width; below them the middle left, my hand right. */
function low(w: number, h: number, needs: Needs): Plan {
  const n = needs.others
  const card = 64
  const split = Math.round((needs.hand ? 0.56 : 0.6) * w)
  /** Between the title and what can be asked for: both are as high as the faces. */
  const left = clamp(150, 0.24 * w, 220)
  const between = w - left - (n > 3 ? 136 : left)
  const scrolls = between / Math.max(1, n) < NARROW
  const each = scrolls ? 84 : Math.min(between / Math.max(1, n), 0.36 * w)
  const [bust, rail, theirs, backs] = [Math.min(0.13 * h, 0.7 * each), 12, 44, each < ROOMY ? 24 : 30]
  const wood = 58
  const room = bow("low", w, h, bust, rail, bust + rail + 4, 2, { edge: h - wood - 3, middle: h - wood })
  const chairs = Array.from({ length: n }, (_, at): Chair => ({ x: scrolls ? (at + 0.5) * each : left + between / 2 + (at - (n - 1) / 2) * each, y: farRail(room, w / 2, rail / 2), w: each - 4, lean: 0, inward: 0 }))
  const figures = needs.figures ? 20 : 0
  const tags = needs.tags && each >= ROOMY ? 12 : 0
  const from = farRail(room, w / 2) + 10 + figures + tags + seatHeight(needs, theirs, backs) + 2
  const middle: Box = { x: 4, y: from, w: split - 10, h: h - wood - from - 4 }
  /** My hand lies on the wood, and leaves two lines each for what happened and what to do. */
  const hand = clamp(64, Math.min(0.2 * h, (h - from - 96) / 1.4), 80)
  const fanTop = needs.hand ? h - 1.4 * hand - 13 : h - wood
  const x = split + 4
  const mine = (needs.hand ? 0.26 : 0.4) * w
  return {
    mode: "low", w, h, card, hand, theirs, backs, bust, rail, figures, tags, deep: from - (chairs[0]?.y ?? 0), chairs, middle, room,
    ...sizes("low", needs, middle, card, 1.2 * card),
    lines: { x, y: from, w: w - x - 6, h: fanTop - from - 14 },
    row: { x: scrolls ? left : 0, y: 0, w: scrolls ? between : w, h: from, scrolls, each },
    fan: { x, y: fanTop, w: w - x - 6, h: needs.hand ? 1.4 * hand : 0 },
    me: { x: 8, y: h - wood + 4, w: mine - 12, h: wood - 8 },
    bar: { x: mine, y: h - wood + 4, w: (needs.hand ? split : w - 6) - mine, h: wood - 8 },
    corner: { x: 0, y: 0, w, h: 44 },
  }
}

/** So many cards wide is the widest fan of backs. */
const FANNED = 4.85
/** A seat on a phone is so wide at least: a name in small letters, a number of chips, a card. */
const NARROW = 48
/** From this on there is room for piles side by side, for marks and chips. */
export const ROOMY = 78

/** What lies before those at the sides lies on the felt, not across the rim: the further out, the further in it is moved. */
function inwards(room: Geometry, chairs: Chair[]): void {
  const [first] = chairs
  if (first === undefined || chairs.length < 2) return
  const edge = farSide(room, first.y + room.rail / 2 + 12) + 12
  const most = Math.max(0, edge - (first.x - first.w / 2))
  for (const chair of chairs) chair.inward = (most * (room.width / 2 - chair.x)) / (room.width / 2 - first.x)
}

/** How high the cards before somebody are: backs, and what lies open in front of them. */
const seatHeight = (needs: Needs, theirs: number, backs: number): number => (needs.backs ? (needs.open ? 0.62 : 1.2) * backs * 1.4 : 0) + (needs.open ? 1.4 * theirs + 4 : 0)

/** Cards in the middle as large as wanted, and no larger than there is room for. */
function sizes(mode: Plan["mode"], needs: Needs, { w, h }: Box, card: number, wanted: number): Pick<Plan, "object" | "mine" | "mineHigh" | "beside" | "square" | "abreast" | "squeezed"> {
  const least = (size: number): number => Math.max(44, Math.min(wanted, size))
  const beside = mode === "wide" ? 0.95 * card : Math.max(44, Math.min(0.85 * card, 0.16 * h))
  const squeezed = mode === "tall" && h < (needs.sides ? 250 : 190)
  const middle = { beside, mine: 0, mineHigh: 0, square: false, abreast: false, squeezed }
  if (needs.sides) return { ...middle, object: least(Math.min((h / 2 - (mode === "tall" && !squeezed ? 60 : 18)) / 1.4, mode === "low" || squeezed ? w / 6.5 : w / 5)) }
  if (needs.tracks > 0) {
    const ruler = mode === "wide" ? 48 : 36
    const inRow = Math.min((h - (mode === "wide" ? Math.max(74, 0.92 * card) : 60)) / 1.4, (w - beside - 20 - needs.tracks * ruler) / needs.tracks)
    const twice = needs.tracks === 4 ? Math.min((h / 2 - 60) / 1.4, (w - beside) / 2 - 40) : 0
    return { ...middle, object: least(Math.max(inRow, twice)), square: twice > inRow }
  }
  if (needs.object && !needs.columns && (needs.mine ? needs.single : squeezed)) {
    const object = least((h - 12) / 1.4)
    const mine = Math.max(44, Math.min(0.72 * object, card))
    return { ...middle, abreast: true, object, mine, mineHigh: 1.4 * mine }
  }
  const both = needs.object && needs.mine
  const free = h - (mode === "tall" && !(needs.mine && (needs.object || squeezed)) ? 1.4 * beside + 16 : 0)
  const mine = least(Math.min(both ? 1.1 * card : wanted, (both ? 0.43 * free - 8 : free - 12) / 1.4))
  return { ...middle, object: least((both ? 0.57 * free - 8 : free - 12) / 1.4), mine, mineHigh: Math.max(1.4 * mine, both ? 0 : free - 12) }
}
