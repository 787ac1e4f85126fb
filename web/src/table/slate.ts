// Where the end of a game is written, and in which order those who played stand on it.
import { farRail } from "../art/geometry"
import type { Result } from "../protocol"
import type { Box, Plan } from "./plan"

/** It has so much room, is so high at least, and lies over my hand where there is no other room. */
export interface Slate extends Box {
  least: number
  covers: boolean
}

/** On a desk below what lies before everybody, and over their cards only if it needs that; on a phone over the whole felt. */
export function slateOf(plan: Plan): Slate {
  const { mode, chairs, rail, figures } = plan
  const covers = mode === "low" || (mode === "tall" && plan.h < 900)
  /** Beside the numbers of those at the sides. */
  const [first] = chairs
  const aside = first === undefined || chairs.length < 3 || figures === 0 ? 0 : first.x + first.inward + Math.max(56, 0.3 * first.w)
  const x = mode === "wide" ? Math.max((chairs.length < 3 ? 0.12 : 0.188) * plan.w, aside) : 6
  const w = plan.w - 2 * x
  const near = chairs.filter((chair) => mode !== "wide" || (chair.x + chair.w / 2 > x && chair.x - chair.w / 2 < x + w))
  const y = Math.max(farRail(plan.room, plan.w / 2) + 10, ...near.map((chair) => chair.y + rail / 2 + (covers ? 14 : 18 + figures)))
  const bottom = !covers ? plan.lines.y + plan.lines.h : mode === "low" || plan.me.h > 0 ? plan.me.y - 4 : plan.bar.y - 4
  return { x, y, w, h: bottom - y, least: covers ? bottom - y : Math.min(bottom - y, mode === "wide" ? 0.3 * plan.h : bottom - plan.middle.y), covers }
}

export interface Standing {
  seat: number
  value: number
  /** 1 for the best; equal ones share it. */
  place: number
  won: boolean
  lost: boolean
}

/** Everybody, best first. Whether much is good is seen from who has won, or lost. */
export function standings(result: Result): Standing[] {
  const values = result.scores ?? result.chips ?? []
  const won = (seat: number): boolean => result.winners.includes(seat)
  const lost = (seat: number): boolean => result.winners.length === 0 && result.losers.includes(seat)
  const mean = (some: number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length
  const well = (seat: number): boolean => (result.winners.length > 0 ? won(seat) : !lost(seat))
  const [good, bad] = [true, false].map((which) => values.filter((_, seat) => well(seat) === which))
  const much = good === undefined || bad === undefined || good.length === 0 || bad.length === 0 || mean(good) >= mean(bad) ? 1 : -1
  const before = (one: number, other: number): number => Number(well(other)) - Number(well(one)) || much * ((values[other] ?? 0) - (values[one] ?? 0))
  return values
    .map((value, seat) => ({ seat, value, place: 1 + values.filter((_, other) => before(other, seat) < 0).length, won: won(seat), lost: lost(seat) }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}
