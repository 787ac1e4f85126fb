// People who are no regulars: figures turned from maple and painted, with two dots for eyes, so that nobody takes them for one. What they
// wear follows from the name, so that somebody looks the same at every table; the mark on the breast is the seat's.
import { line, shoulders, type Figure, type Plane } from "./faces"
import { hash, type Mood } from "./regulars"

const WOOD = ["#ecc996", "#c99d66"] as const
const PAINT = [
  ["#3c7f86", "#295a62"],
  ["#8c3f4e", "#652a38"],
  ["#c08a2e", "#93651c"],
  ["#4d6ea3", "#364e78"],
  ["#5f8048", "#445f32"],
  ["#7b5a93", "#573e6b"],
  ["#b8573a", "#883b25"],
] as const
const HAIR = [
  ["#4a3325", "#33221a"],
  ["#2b272c", "#1b181c"],
  ["#b98a48", "#8f6630"],
  ["#96501f", "#6e3814"],
  ["#7c4426", "#5a2f19"],
] as const

type Cut = (lit: string, dark: string) => Pick<Figure, "back" | "front">

const CUTS: readonly Cut[] = [
  // short, parted
  (lit, dark) => ({
    back: [[dark, "M37 36h46v18H37z"]],
    front: [
      [dark, "M84 56C90 28 78 17 60 17L56 36C64 40 72 38 78 36 82 42 83 48 84 56z"],
      [lit, "M36 56C31 28 44 17 60 17 67 22 69 32 63 38 55 41 48 38 44 34 40 40 37 46 36 56z"],
    ],
  }),
  // curls
  (lit, dark) => ({
    back: [
      [lit, "M60 8C50 5 42 10 40 17 31 17 26 26 29 34 24 40 26 50 33 54V62H60z"],
      [dark, "M60 8C70 5 78 10 80 17 89 17 94 26 91 34 96 40 94 50 87 54V62H60z"],
    ],
    front: [
      [lit, "M37 54C34 40 40 26 61 26V38C54 42 50 38 46 42 40 44 38 48 37 54z"],
      [dark, "M83 54C86 40 80 26 60 26V38C66 42 70 38 74 42 80 44 82 48 83 54z"],
    ],
  }),
  // cropped
  (lit, dark) => ({
    back: [],
    front: [
      [lit, "M36.5 52C33 32 44 23 61 23V35C50 35 42 38 39 44z"],
      [dark, "M83.5 52C87 32 76 23 60 23V35C70 35 78 38 81 44z"],
    ],
  }),
  // a knitted hat
  (lit, dark) => ({
    back: [],
    front: [
      [lit, "M36.5 58C35 46 36 40 41 34H50L46 46zM60 12C42 12 34 24 35 40H61z"],
      [dark, "M83.5 58C85 46 84 40 79 34H70L74 46zM60 12C78 12 86 24 85 40H60z"],
      ["#efe4cb", "M33 36Q46 31 61 31V42Q46 42 34 47z"],
      ["#cbbb97", "M87 36Q74 31 60 31V42Q74 42 86 47z"],
      ["#efe4cb", "M60 4a7 7 0 0 0 0 14z"],
      ["#cbbb97", "M60 4a7 7 0 0 1 0 14z"],
    ],
  }),
  // a beret
  (lit, dark) => ({
    back: [[dark, "M37 40h46v16H37z"]],
    front: [
      [lit, "M37 54C36 46 38 42 42 38H54L46 44zM61 15C44 10 26 20 27 33 28 38 44 37 61 35z"],
      [dark, "M83 54C84 46 82 42 78 38H66L74 44zM60 15C80 12 96 24 92 34 88 38 76 36 60 35zM58 14l3-7 3 1-2 7z"],
    ],
  }),
  // a straw hat
  (lit, dark) => ({
    back: [[dark, "M37 42h46v18H37z"]],
    front: [
      ["#f0dca6", "M61 12H46Q42 12 41 16L39 33H61z"],
      ["#c9ab6a", "M60 12H74Q78 12 79 16L81 33H60z"],
      [lit, "M39.5 28H61V36H39z"],
      [dark, "M80.5 28H60V36H81z"],
      ["#f0dca6", "M61 33C40 33 26 36 24 41 34 45 48 45 61 45z"],
      ["#c9ab6a", "M60 33C80 33 94 36 96 41 86 45 72 45 60 45z"],
    ],
  }),
]

type Dress = (lit: string, dark: string) => Plane[]

const DRESSES: readonly Dress[] = [
  (lit, dark) => [...shoulders(50, 100, lit, dark), ["#f3ead5", "M46 97Q50 106 60 106V111Q46 111 41 99z"], ["#cfc09f", "M74 97Q70 106 60 106V111Q74 111 79 99z"]],
  (lit, dark) => [...shoulders(52, 100, lit, dark), ["#f3ead5", "M48 96L60 122V96z"], ["#cfc09f", "M72 96L60 122V96z"], [dark, "M48 94L38 101 60 134V121z"], [lit, "M72 94l10 7L60 134V121z"]],
  (lit, dark) => [...shoulders(49, 101, lit, dark), [dark, "M45 93Q52 98 60 98V110Q50 110 43 104z"], [lit, "M75 93Q68 98 60 98V110Q70 110 77 104z"]],
]

const MOUTHS: Record<Mood, readonly Plane[]> = { rest: line(75, 5, 4), glad: line(73.5, 6.5, 8), sad: line(77, 5, -4), thinking: line(75, 4, 0) }

export interface Doll extends Figure {
  grain: readonly Plane[]
  mouth: Record<Mood, readonly Plane[]>
}

/** What somebody of this name looks like. */
export function dollOf(name: string): Doll {
  const pick = <T>(list: readonly T[], what: string): T => list[hash(`${what} of ${name}`) % list.length] as T
  const [lit, dark] = pick(HAIR, "hair")
  const [bright, deep] = pick(PAINT, "paint")
  const [y, w] = [27, 23.5]
  const side = (at: 1 | -1): string => `C${60 + at * 14} ${y} ${60 + at * w} ${y + 10} ${60 + at * w} ${y + 29}C${60 + at * w} ${y + 48} ${60 + at * 14} ${y + 61} 60 ${y + 61}`
  return {
    skin: WOOD,
    head: `M60 ${y}${side(1)}V${y}${side(-1)}z`,
    shadow: `M60 ${y}${side(1)}C76 80 77 44 60 ${y}z`,
    grain: [["#d9b27c", "M44 44Q41 58 46 76M50 34Q45 40 43 46", 1.2], ["#b08650", "M76 50Q79 62 74 76", 1.2]],
    mouth: MOUTHS,
    ...pick(CUTS, "cut")(lit, dark),
    body: pick(DRESSES, "dress")(bright, deep),
  }
}
