// What the regulars look like. One recipe on a field of 120 by 132: hair behind, neck, clothes, ears, a head, one plane of shadow whose
// edge is forehead, nose and chin, then eyes, brows, mouth, one thing of their own, and hair in front. Two tones of each colour; the
// light comes from the left. A chunk of its own: only a page with people on it loads it.

import type { Mood } from "./regulars"

/** A plane of one colour, or, with a width, a line. */
export type Plane = readonly [colour: string, d: string, width?: number]

/** A head on shoulders. */
export interface Figure {
  skin: readonly [lit: string, dark: string]
  /** The lit half of the head, and over it the plane of shadow, which is the other half and the nose's side. */
  head: string
  shadow: string
  back: readonly Plane[]
  body: readonly Plane[]
  front: readonly Plane[]
}

/** A regular has a face too. */
export interface Drawing extends Figure {
  /** On the face, under eyes and mouth: beard, freckles, cheeks. */
  on: readonly Plane[]
  /** Over eyes and mouth: glasses, moustache. */
  over: readonly Plane[]
  brows: { colour: string; width: number; left: string; right: string }
  eyes: { y: number; gap: number; iris: string; lid: number }
  mouth: Record<Mood, readonly Plane[]>
  /** The sleeve of the hand that comes to the chin in thought. */
  sleeve: readonly [lit: string, dark: string]
}

const INK = "#241a15"
const TEETH = "#fbf4e2"
const THROAT = "#64201a"

/** The right half of a head from crown to chin; a broad jaw is near 1, a pointed one near 0.5. */
const cheek = (w: number, h: number, y: number, jaw: number, side: 1 | -1): string => {
  const x = (part: number): string => (60 + side * part).toFixed(1)
  const down = (part: number): string => (y + h * part).toFixed(1)
  return `C${x(w * 0.6)} ${y} ${x(w)} ${down(0.14)} ${x(w)} ${down(0.42)}C${x(w)} ${down(0.7)} ${x(w * jaw)} ${down(1)} ${x(w * 0.16)} ${down(1)}`
}

interface Head {
  w: number
  h: number
  y: number
  jaw: number
  /** Where the nose ends, and how much its bridge stands out. */
  tip: readonly [x: number, y: number]
  hump?: number
}

/** A head: its lit half and its shadow. */
export function headOf({ w, h, y, jaw, tip: [tx, ty], hump = 0 }: Head): Pick<Figure, "head" | "shadow"> {
  const chin = y + h
  const profile = `H60C59 ${chin - 5} 61.5 ${ty + 12} 59.5 ${ty + 8}L60 ${ty + 2}Q${(tx + 60) / 2 - 1} ${ty + 3.5} ${tx} ${ty}C${tx + 2.5 - hump} ${ty - 5} ${59 - hump} ${ty - 10} ${59.5 - hump * 0.4} ${ty - 18}Q61 ${y + 14} 60 ${y}z`
  return { head: `M62 ${y}H60${cheek(w, h, y, jaw, -1)}H62z`, shadow: `M60 ${y}${cheek(w, h, y, jaw, 1)}${profile}` }
}

/** Shoulders this wide, in two tones. They go on below the field, for a rail that slopes before them. */
export const shoulders = (half: number, top: number, lit: string, dark: string): Plane[] => [
  [lit, `M${60 - half} 200V132C${62 - half} ${top + 10} 36 ${top} 60 ${top}H61V200z`],
  [dark, `M60 ${top}C84 ${top} ${58 + half} ${top + 10} ${60 + half} 132V200H60z`],
]
const ears = ([lit, dark]: readonly [string, string], w: number, y: number): Plane[] => [
  [lit, `M${62 - w} ${y - 6}c-7-4-10 3-7 9 2 5 6 7 9 5z`],
  [dark, `M${58 + w} ${y - 6}c7-4 10 3 7 9-2 5-6 7-9 5zM${61 - w} ${y - 2}c-4-2-5 2-3 5 1 2 3 2 4 1z`],
]
const cheeks = (y: number, colour = "#d0503030"): Plane[] => [[colour, `M41.5 ${y}a5.5 4.5 0 1 0 11 0a5.5 4.5 0 1 0-11 0M67 ${y}a5.5 4.5 0 1 0 11 0a5.5 4.5 0 1 0-11 0`]]
const earring = (x: number, y: number): Plane[] => [
  ["#f0cf7d", `M${x - 4} ${y}a4 4 0 0 1 8 0a4 4 0 0 1-8 0`],
  ["#a67f2c", `M${x} ${y - 4}a4 4 0 0 1 0 8z`],
]

/** A mouth of one stroke: `bend` above 0 smiles. */
export const line = (y: number, half: number, bend: number, colour = "#6b3024", width = 2.6): Plane[] => [[colour, `M${60 - half} ${y}Q60 ${y + bend} ${60 + half} ${y}`, width]]
/** A laugh: throat, teeth, and a lip below. */
const laugh = (y: number, half: number, deep: number, lip = ""): Plane[] => [
  ...(lip === "" ? [] : [[lip, `M${58 - half} ${y - 1}Q60 ${y - 3} ${62 + half} ${y - 1}Q${60 + half} ${y + deep + 3} 60 ${y + deep + 3}T${58 - half} ${y - 1}z`] as const]),
  [THROAT, `M${60 - half} ${y}Q60 ${y + 2} ${60 + half} ${y}Q${60 + half - 1} ${y + deep} 60 ${y + deep}T${60 - half} ${y}z`],
  [TEETH, `M${61 - half} ${y + 0.4}Q60 ${y + 2.2} ${59 + half} ${y + 0.4}Q${58 + half} ${y + 4} 60 ${y + 4.6}T${61 - half} ${y + 0.4}z`],
]
/** Painted lips; `bend` lifts their corners. */
const lips = (y: number, half: number, bend: number, colour: string, dark: string): Plane[] => [
  [colour, `M${60 - half} ${y - bend}Q${60 - half * 0.4} ${y - 3.4} 60 ${y - 1.6}Q${60 + half * 0.4} ${y - 3.4} ${60 + half} ${y - bend}Q60 ${y + 7 + bend * 0.4} ${60 - half} ${y - bend}z`],
  [dark, `M${60 - half} ${y - bend}Q60 ${y + 2.4 + bend * 0.6} ${60 + half} ${y - bend}`, 1.4],
]
/** A mouth drawn to one side, in thought. */
const doubt = (y: number, colour = "#6b3024", width = 2.6): Plane[] => [[colour, `M55 ${y + 1}Q61 ${y + 0.6} 67 ${y - 2}`, width]]

const MAREK = ["#e8b98f", "#c3855d"] as const
const VIRA = ["#f5d2b2", "#d59d7b"] as const
const TOMEK = ["#f8cda6", "#de986b"] as const
const ZOSIA = ["#f3d3b8", "#d19f80"] as const
const DANYLO = ["#eec49d", "#c49068"] as const
const LESIA = ["#f2caa6", "#cc966e"] as const
const OSTAP = ["#e4ad84", "#b97851"] as const
const NOOR = ["#a8714c", "#7a4a30"] as const

export const FACES: Record<string, Drawing> = {
  marek: {
    skin: MAREK,
    ...headOf({ w: 24, h: 64, y: 26, jaw: 0.8, tip: [51, 69], hump: 1 }),
    back: ears(MAREK, 24, 62),
    body: [
      ...shoulders(56, 98, "#6a5844", "#4c3d2f"),
      ["#efe5cc", "M46 96L60 116 74 96 68 92H52z"],
      ["#cdbf9e", "M60 116L74 96 68 92H60z"],
      ["#93402c", "M56 108h8l3 24H53z"],
      ["#6d2b1c", "M60 108h4l3 24h-7z"],
      ["#84705a", "M46 95L36 101 49 132H58z"],
      ["#5c4a39", "M74 95l10 6L71 132h-9z"],
    ],
    on: [...cheeks(73), ["#e9e4d8", "M35.5 46h6l.5 22c-3 3-6 0-6.5-5z"], ["#bdb5a6", "M84.5 46h-6l-.5 22c3 3 6 0 6.5-5z"]],
    over: [
      ["#f1ece1", "M60 71C53 66 40 69 31 86 42 89 55 86 60 79z"],
      ["#c9c1b2", "M60 71C67 66 80 69 89 86 78 89 65 86 60 79z"],
      ["#d8d1c3", "M60 79C54 83 46 86 38 86.5 46 83 54 79 59 74z"],
    ],
    front: [
      ["#5f6d6e", "M29 41C25 22 42 9 62 9S97 22 92 41C75 33 47 33 29 41z"],
      ["#465355", "M64 9C85 9.5 96 22 92 41 85 38 77 36 69 35.2 73 26 71 16 64 9z"],
      ["#738182", "M36 34C36 22 44 15 54 12 47 19 44 26 44 32.5z"],
      ["#2f393b", "M24 45C31 33 81 31 97 43 95 50 84 46 60 45.5S29 51 24 45z"],
      ["#4b5759", "M26 43C35 34 52 33 60 33.5 50 35 40 37 33 42.5z"],
    ],
    brows: { colour: "#ddd6c8", width: 4.6, left: "M41 50q7-4.5 14-1", right: "M65 49q7-3.5 14 1" },
    eyes: { y: 57, gap: 10, iris: "#4d6a78", lid: 0.3 },
    mouth: { rest: line(86.5, 5, 1), glad: laugh(82, 8, 8), sad: line(88, 6, -4), thinking: doubt(87) },
    sleeve: ["#84705a", "#5c4a39"],
  },
  vira: {
    skin: VIRA,
    ...headOf({ w: 22, h: 61, y: 28, jaw: 0.54, tip: [54, 69] }),
    back: [["#1b1820", "M27 62C20 24 42 11 62 11S101 26 93 62C93 76 97 86 89 92 80 96 76 90 76 82H44C44 90 38 96 30 92 23 86 28 76 27 62z"]],
    body: [
      ...shoulders(50, 101, "#2c2f42", "#1c1e2b"),
      [VIRA[0], "M47 99L60 118 60 96z"],
      [VIRA[1], "M73 99L60 118 60 96z"],
      ["#e6c36c", "M43 99C47 114 55 120 60 120V126C50 126 40 116 37 101z"],
      ["#a67f2c", "M77 99C73 114 65 120 60 120V126C70 126 80 116 83 101z"],
      ["#9fd8c4", "M60 119l4 5-4 6-4-6z"],
    ],
    on: cheeks(74, "#c8404028"),
    over: [...earring(35, 80), ...earring(85, 80)],
    front: [
      ["#1b1820", "M35 62C33 38 44 23 64 23 81 23 88 40 85 62 83 54 80 48 76 43 66 47 46 45 41 49 38 53 37 57 35 62z"],
      ["#2d2836", "M27 60C21 28 40 12 61 12 45 18 38 32 36 46 35 58 39 72 42 80 41 90 36 95 30 92 23 86 28 76 27 60z"],
      ["#4d4660", "M31 46C32 30 41 20 52 16.5 43 25 37 36 35 52 34 62 35 70 36 76 31 68 30 57 31 46z"],
    ],
    brows: { colour: INK, width: 2.8, left: "M43 50q6-4 12-1", right: "M65 48q6-4.5 12 1" },
    eyes: { y: 57, gap: 10.5, iris: "#3f6b55", lid: 1.5 },
    mouth: { rest: lips(79, 8, 0.8, "#bb3340", "#7c1a28"), glad: laugh(77, 9, 8, "#bb3340"), sad: lips(81, 7.5, -1.4, "#bb3340", "#7c1a28"), thinking: lips(79.5, 6.5, 0, "#bb3340", "#7c1a28") },
    sleeve: ["#2c2f42", "#1c1e2b"],
  },
  tomek: {
    skin: TOMEK,
    ...headOf({ w: 22.5, h: 61, y: 28, jaw: 0.6, tip: [54.5, 67] }),
    back: [["#aa461c", "M36 40h48v14H36z"], ...ears(TOMEK, 22.5, 61)],
    body: [
      ...shoulders(52, 100, "#ece1c7", "#cdbb92"),
      ["#c84a30", "M37 100C46 108 74 108 83 100L87 107C76 119 44 119 33 107z"],
      ["#93301a", "M60 106C70 106 78 104 83 100L87 107C80 114 70 116 60 116z"],
      ["#c84a30", "M55 112l10-1 1 7-3 14H51z"],
      ["#93301a", "M61 111l7 2 9 17-11 2z"],
    ],
    on: [...cheeks(71), ["#bd6b3e", "M44 68h.1M48.5 71h.1M44.5 74h.1M50.5 66.5h.1M70.5 68h.1M75 70.5h.1M71 73.5h.1", 2.4]],
    over: [],
    front: [
      ["#d9632a", "M35 54C29 38 32 23 45 20 47 9 61 6 69 12 82 8 95 21 88 36 90 42 87 50 85 54 84 45 80 40 77 36 69 42 60 36 53 41 47 37 42 40 40 43 37 46 36 50 35 54z"],
      ["#aa461c", "M69 12C82 8 95 21 88 36 90 42 87 50 85 54 84 45 80 40 77 36 72 40 66 39 61 38 68 31 72 22 69 12z"],
      ["#f08a4b", "M40 36C38 28 42 24 48 23 50 15 57 12 63 13 55 17 54 24 50 28 45 29 42 32 40 36z"],
    ],
    brows: { colour: "#9a4318", width: 3.4, left: "M42 48q6-4 12-2", right: "M66 46q7-2.5 12 2" },
    eyes: { y: 56.5, gap: 10.5, iris: "#3d7a4e", lid: 0 },
    mouth: { rest: [["#7c3020", "M51 78q9 6 17-2", 2.6]], glad: laugh(76, 10, 11), sad: line(83, 8, -5), thinking: doubt(79.5) },
    sleeve: ["#ece1c7", "#cdbb92"],
  },
  zosia: {
    skin: ZOSIA,
    ...headOf({ w: 24, h: 59, y: 32, jaw: 0.76, tip: [54, 70] }),
    back: [
      ["#efece5", "M46 17a14 14 0 1 1 28 0a14 14 0 1 1-28 0"],
      ["#c6c1b9", "M60 3a14 14 0 0 1 0 28z"],
      ["#d5d0c8", "M49 14q9-6 20-1M48 20q10-5 22 0", 1.5],
    ],
    body: [
      ...shoulders(53, 101, "#98445a", "#6f2c41"),
      ["#f2e9d3", "M49 98L60 114 60 96z"],
      ["#cfc09d", "M71 98L60 114 60 96z"],
      ["#d9727a", "M38 102L60 132H48L27 109z"],
      ["#a84a58", "M82 102L60 132H72L93 109z"],
      ["#f6e3b0", "M36 111a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M44 121a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M79 111a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M71 121a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"],
    ],
    on: [...cheeks(76, "#d0402838"), ["#d6a283", "M45 72q-2 4 1 7M75 72q2 4-1 7", 1.2]],
    over: [["#94701f", "M39 60a10 10 0 1 0 20 0a10 10 0 1 0-20 0M61 60a10 10 0 1 0 20 0a10 10 0 1 0-20 0M59 58.5q1-1.5 2 0M39 58l-4-2M81 58l4-2", 2]],
    front: [
      ["#f4f1eb", "M34 63C27 38 42 24 60 24V36C46 40 37 49 34 63z"],
      ["#c9c4bc", "M86 63C93 38 78 24 60 24V36C74 40 83 49 86 63z"],
      ["#dcd7cf", "M58 26C46 32 38 42 36 54M62 26C74 32 82 42 84 54", 1.5],
    ],
    brows: { colour: "#b9b2a8", width: 2.8, left: "M43 47q6-4 12-1", right: "M65 46q6-3 12 1" },
    eyes: { y: 60, gap: 11, iris: "#4f6f86", lid: 0.4 },
    mouth: { rest: line(81, 8, 4.5, "#93413a"), glad: laugh(80, 9.5, 8.5), sad: line(84, 7, -3.5, "#93413a"), thinking: doubt(82, "#93413a") },
    sleeve: ["#98445a", "#6f2c41"],
  },
  danylo: {
    skin: DANYLO,
    ...headOf({ w: 20.5, h: 66, y: 25, jaw: 0.58, tip: [51.5, 69], hump: 1.4 }),
    back: [["#33231a", "M39 40h42v16H39z"], ...ears(DANYLO, 20.5, 60)],
    body: [
      ...shoulders(47, 102, "#46604c", "#304437"),
      ["#f3ebd6", "M47 97L60 113 73 97 78 103 60 132 42 103z"],
      ["#d0c3a2", "M60 113L73 97 78 103 60 132z"],
      ["#5a7862", "M42 101L33 106 50 132H60z"],
      ["#24352a", "M78 101l9 5L70 132H60z"],
      ["#c4512f", "M60 110l-14-6q-2 7 0 14z"],
      ["#8f331b", "M60 110l14-6q2 7 0 14z"],
      ["#a5402a", "M57 107h6v7h-6z"],
    ],
    on: [],
    over: [["#241a15", "M40.5 54q0-4 4-4h9q4 0 4 4v4q0 5-5 5h-7q-5 0-5-5zM62.5 54q0-4 4-4h9q4 0 4 4v4q0 5-5 5h-7q-5 0-5-5zM57.5 54.5h5M40.5 54l-3-1M79.5 54l3-1", 2.4]],
    front: [
      ["#4b3526", "M39 58C33 30 43 15 59 15 63 8 91 13 85 42 84 50 82 54 81 58 81 47 78 40 74 35 64 40 50 37 45 30 42 40 40 47 39 58z"],
      ["#33231a", "M59 15C63 8 91 13 85 42 84 50 82 54 81 58 81 47 78 40 74 35 68 38 62 38 57 37 66 31 67 22 59 15z"],
      ["#6e523c", "M43 34C42 25 47 19 56 17.5 51 22 49 26 48 32z"],
    ],
    brows: { colour: "#33231a", width: 3, left: "M42 45q6-2.5 13 0", right: "M65 45q7-2.5 13 0" },
    eyes: { y: 56.5, gap: 11, iris: "#6b4a2a", lid: 0.4 },
    mouth: { rest: line(80.5, 6, 0.5), glad: line(79, 9, 8), sad: [["#6b3024", "M53 83q3.5-4 7-1t7-1", 2.6]], thinking: doubt(81) },
    sleeve: ["#5a7862", "#304437"],
  },
  lesia: {
    skin: LESIA,
    ...headOf({ w: 22, h: 60, y: 29, jaw: 0.56, tip: [54.5, 68] }),
    back: [["#6d401f", "M33 66C24 34 40 22 60 22S96 34 87 66C86 76 82 82 78 84H42C38 82 34 76 33 66z"]],
    body: [
      ...shoulders(49, 101, "#f1e8d4", "#cfc2a3"),
      [LESIA[0], "M48 97q2 12 12 14V96z"],
      [LESIA[1], "M72 97q-2 12-12 14V96z"],
      ["#c23b2c", "M45 99q2 16 15 17v4q-17-1-19-19z"],
      ["#8c2519", "M75 99q-2 16-15 17v4q17-1 19-19z"],
      ["#c23b2c", "M54 122l3 3-3 3-3-3zM54 129l3 3h-6zM42 113l3 3-3 3-3-3zM34 122l3 3-3 3-3-3z"],
      ["#8c2519", "M66 122l3 3-3 3-3-3zM66 129l3 3h-6zM78 113l3 3-3 3-3-3zM86 122l3 3-3 3-3-3z"],
    ],
    on: cheeks(73, "#cc4a3030"),
    over: earring(37.5, 77).concat(earring(82.5, 77)),
    front: [
      ["#8a532a", "M36 62C32 42 40 27 61 27V34C48 37 40 46 36 62z"],
      ["#6d401f", "M84 62C88 42 80 27 60 27V34C72 37 80 46 84 62z"],
      ["#a86a37", "M31 40C28 34 30 27 36 26 36 19 43 15 49 18 51 11 60 10 62 16 58 24 60 30 62 31 50 30 42 34 37 44 34 44 32 43 31 40z"],
      ["#7d4a25", "M89 40C92 34 90 27 84 26 84 19 77 15 71 18 69 11 61 10 60 16 56 24 58 30 59 31 70 30 78 34 83 44 86 44 88 43 89 40z"],
      ["#5c3418", "M36 26q7 1 8 8M49 18q6 4 4 12M71 18q-6 4-3 12M84 26q-7 1-8 8M61 16q-4 6-1 14", 1.8],
      ["#d9484a", "M44 21a4 4 0 1 0 8 0a4 4 0 1 0-8 0"],
      ["#f3d27a", "M46.5 21a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"],
    ],
    brows: { colour: "#5c3418", width: 2.8, left: "M42 48q7-4 13-1", right: "M65 47q6-3.5 13 1" },
    eyes: { y: 57, gap: 10.5, iris: "#4c7d94", lid: 1 },
    mouth: { rest: lips(79, 7, 0.6, "#b85645", "#7d2f24"), glad: laugh(77, 9, 8.5, "#b85645"), sad: lips(81, 6.5, -1.4, "#b85645", "#7d2f24"), thinking: lips(79.5, 5.5, 0, "#b85645", "#7d2f24") },
    sleeve: ["#f1e8d4", "#cfc2a3"],
  },
  ostap: {
    skin: OSTAP,
    ...headOf({ w: 26, h: 68, y: 20, jaw: 0.9, tip: [51.5, 68] }),
    back: ears(OSTAP, 26, 58),
    body: [
      ...shoulders(60, 96, "#f0e9d8", "#cfc4aa"),
      ["#3a6288", "M22 110Q42 99 60 99V106Q40 106 16 117zM6 124Q30 112 60 112V119Q30 119 2 132z"],
      ["#27435f", "M98 110Q78 99 60 99V106Q80 106 104 117zM114 124Q90 112 60 112V119Q90 119 118 132z"],
      ["#3a6288", "M30 128Q44 125 60 125V132H22z"],
      ["#27435f", "M90 128Q76 125 60 125V132H98z"],
    ],
    on: [
      ["#f2c69f", "M44 30q5-6 13-6-8 4-10 10z"],
      ["#5d3a27", "M34 54C36 66 42 70 49 72 53 68 57 67 60 67V108C42 108 29 92 31 66z"],
      ["#3d2417", "M86 54C84 66 78 70 71 72 67 68 63 67 60 67V108C78 108 91 92 89 66z"],
      ["#75492f", "M36 72C40 78 44 80 46 90 41 86 37 80 36 72z"],
    ],
    over: [["#6b4530", "M60 71C54 67 46 70 43 78 50 79 57 78 60 75z"], ["#472b1c", "M60 71C66 67 74 70 77 78 70 79 63 78 60 75z"]],
    front: [],
    brows: { colour: "#4a2c1c", width: 5, left: "M40 47.5q8-5 14-1", right: "M66 46.5q7-4 14 1" },
    eyes: { y: 56, gap: 10.5, iris: "#5b4630", lid: 0.4 },
    mouth: { rest: line(83, 7, 2, "#c97a63", 3), glad: laugh(79, 11, 11), sad: line(85, 7, -4, "#c97a63", 3), thinking: doubt(83, "#c97a63", 3) },
    sleeve: ["#3a6288", "#27435f"],
  },
  noor: {
    skin: NOOR,
    ...headOf({ w: 21.5, h: 61, y: 29, jaw: 0.56, tip: [53.5, 69] }),
    back: [
      ["#2c211d", "M60 5C50 3 41 8 38 15 28 15 22 25 25 34 17 40 18 52 26 57 25 66 33 73 42 72H60z"],
      ["#1a1210", "M60 5C70 3 79 8 82 15 92 15 98 25 95 34 103 40 102 52 94 57 95 66 87 73 78 72H60z"],
    ],
    body: [
      ...shoulders(49, 102, "#2f6f78", "#1c4a52"),
      ["#3d8791", "M46 92Q52 97 60 97V112Q50 112 43 104z"],
      ["#235a63", "M74 92Q68 97 60 97V112Q70 112 77 104z"],
      ["#f0cf7d", "M55.5 115a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1-9 0"],
      ["#a67f2c", "M60 110.5a4.5 4.5 0 0 1 0 9z"],
    ],
    on: cheeks(73, "#c03a2024"),
    over: [...earring(36.5, 78), ...earring(83.5, 78)],
    front: [
      ["#2c211d", "M36 60C32 42 40 26 61 26V40C52 43 46 42 42 45 38 50 37 54 36 60z"],
      ["#1a1210", "M84 60C88 42 80 26 60 26V39C66 43 74 42 78 45 82 50 83 54 84 60z"],
      ["#c9c3ba", "M47 31C44 22 47 13 55 9 53 16 53 24 56 30z"],
      ["#463731", "M30 40C27 32 31 24 38 22 35 28 34 34 35 42zM42 16q4-6 10-6-5 4-6 9z"],
    ],
    brows: { colour: "#1a1210", width: 3.2, left: "M42 49q7-3.5 13 0", right: "M65 46q7-3.5 13 2" },
    eyes: { y: 57.5, gap: 10.5, iris: "#3a2415", lid: 1.4 },
    mouth: { rest: lips(80, 7.5, 0.5, "#8c3a36", "#571c1c"), glad: laugh(78, 9, 8.5, "#8c3a36"), sad: lips(82, 7, -1.4, "#8c3a36", "#571c1c"), thinking: lips(80.5, 6, 0, "#8c3a36", "#571c1c") },
    sleeve: ["#2f6f78", "#1c4a52"],
  },
}
