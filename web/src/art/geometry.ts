// The table as seen from my chair: where its far rail runs, where my own rail begins, and where the others sit.
// Everything is a function of the window's size, in pixels of the window, so that it can be drawn and sat at by different parts.

/** How the window lies: a table before a wide wall, one on a phone held upright, one in a low window (landscape, large print). */
export type Form = "wide" | "tall" | "low"

export interface Geometry {
  form: Form
  width: number
  height: number
  /** The ellipse along which felt meets the far rail. */
  far: { cx: number; cy: number; rx: number; ry: number }
  /** How thick the far rail is. */
  rail: number
  /** Where felt meets my own rail: at the window's edges, and in its middle. */
  near: { edge: number; middle: number }
  /** How wide a bust is while few sit here. */
  bust: number
}

export interface Place {
  x: number
  /** Where felt meets wood before this seat; a bust stands on `outer`. */
  y: number
  outer: number
  /** How the rail slopes there, in degrees: a name plate and cards lie along it. */
  turn: number
  /** Towards the middle of the felt, one pixel long. */
  inward: { x: number; y: number }
  bust: number
}

/** The half width of the ellipse, in windows: it goes on beyond both edges. */
const REACH = 0.611
/** How far the far rail has come down at the window's edges, in half heights of the ellipse. */
const SAG = 1 - Math.sqrt(1 - (0.5 / REACH) ** 2)

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))

/** The room in a window of this size. `depth` is how much wood lies before me in the middle, where the surface wants another. */
export function geometry(width: number, height: number, depth?: number): Geometry {
  const form: Form = height < 520 && width > height ? "low" : width < height * 1.05 ? "tall" : "wide"
  const sizes = {
    wide: { bust: within(96, height * 0.164, 200), rail: within(20, height * 0.033, 40), drop: 0.296, head: height * 0.014, near: [0.767, 0.83] },
    tall: { bust: within(76, width * 0.236, 150), rail: within(13, width * 0.036, 30), drop: within(0.06, (width / height) * 0.21, 0.2), head: 38, near: [0.742, 0.764] },
    low: { bust: within(44, height * 0.16, 84), rail: within(10, height * 0.034, 16), drop: 0.14, head: 4, near: [0.7, 0.735] },
  }[form]
  const top = sizes.head + sizes.bust * 0.97 + sizes.rail
  const ry = (sizes.drop * height) / SAG
  const [edge, middle] = sizes.near as [number, number]
  const lift = depth === undefined ? 0 : middle * height - (height - depth)
  return {
    form,
    width,
    height,
    far: { cx: width / 2, cy: top + ry, rx: width * REACH, ry },
    rail: sizes.rail,
    near: { edge: edge * height - lift, middle: middle * height - lift },
    bust: sizes.bust,
  }
}

/** Where felt meets the far rail at `x`; with `out`, a line that far outside it (`rail` is the wood's other edge). */
export function farRail({ far }: Geometry, x: number, out = 0): number {
  const [rx, ry] = [far.rx + out, far.ry + out]
  return far.cy - ry * Math.sqrt(Math.max(0, 1 - ((x - far.cx) / rx) ** 2))
}

/** Where felt meets the far rail at the height `y`, at the left. */
export function farSide({ far }: Geometry, y: number): number {
  return far.cx - far.rx * Math.sqrt(Math.max(0, 1 - ((y - far.cy) / far.ry) ** 2))
}

/** How the far rail slopes at `x`, in degrees: below 0 where it climbs to the right. */
export function farSlope({ far }: Geometry, x: number): number {
  const u = (x - far.cx) / far.rx
  return (Math.atan((far.ry / far.rx) * (u / Math.sqrt(Math.max(0.001, 1 - u * u)))) * 180) / Math.PI
}

/** Where felt meets my rail at `x`: a shallow bow, lowest in the middle. */
export function nearRail({ near, width }: Geometry, x: number): number {
  return near.middle - (near.middle - near.edge) * ((2 * x) / width - 1) ** 2
}

/** How wide the row of the others is. On a phone held upright five and more do not fit: the row is wider than the window, and scrolls. */
export function rowWidth(room: Geometry, others: number): number {
  return room.form === "tall" ? Math.max(room.width, others > 4 ? others * Math.max(84, room.width / 4.2) : 0) : room.width
}

/** Where `others` people sit, from the left. `scrolled` is how far the row has been moved to the left. */
export function places(room: Geometry, others: number, scrolled = 0): Place[] {
  const wide = rowWidth(room, others)
  const reach = room.form === "tall" ? 0.5 - 0.5 / Math.max(others, 2.6) : 0.411
  const bust = Math.min(room.bust, (wide / Math.max(1, others)) * (room.form === "tall" ? 0.94 : 0.78))
  return Array.from({ length: others }, (_, at) => {
    const u = others === 1 ? 0 : others === 2 ? (at === 0 ? -0.62 : 0.62) : -1 + (2 * at) / (others - 1)
    const x = wide * (0.5 + reach * u) - scrolled
    const seen = within(0, x, room.width)
    const turn = farSlope(room, seen)
    const angle = (turn * Math.PI) / 180
    return { x, y: farRail(room, seen), outer: farRail(room, seen, room.rail), turn, inward: { x: -Math.sin(angle), y: Math.cos(angle) }, bust }
  })
}

const rounded = (value: number): string => value.toFixed(1)

/** The far rail's bow as a line, where felt meets wood or `out` pixels outside it. */
export function farPath({ far: { cx, cy, rx, ry } }: Geometry, out = 0): string {
  return `M${rounded(cx - rx - out)} ${rounded(cy)}A${rounded(rx + out)} ${rounded(ry + out)} 0 0 1 ${rounded(cx + rx + out)} ${rounded(cy)}`
}

/** The felt's outline as a path, or that of a line `out` pixels outside it; closed below the window. */
export function feltPath(room: Geometry, out = 0): string {
  const below = rounded(Math.max(room.height, room.far.cy) + 40)
  return `${farPath(room, out)}V${below}H${rounded(room.far.cx - room.far.rx - out)}z`
}

/** My rail's upper edge as a path, `down` pixels lower; `closed` around the whole of my wood. */
export function nearPath(room: Geometry, down = 0, closed = false): string {
  const { edge, middle } = room.near
  const line = `M0 ${rounded(edge + down)}Q${rounded(room.width / 2)} ${rounded(2 * middle - edge + down)} ${room.width} ${rounded(edge + down)}`
  return closed ? `${line}V${room.height}H0z` : line
}
