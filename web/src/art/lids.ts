// The lids of the games' boxes, as posters on a field of 368 by 404: flat planes, two tones of each colour, light from the left, one plain
// ground, one idea, the right cards, no number covered. A chunk of its own; the title is the page's. Every string here is our own.
import { hueOf } from "./hues"

const INK = "#221a16"
const IVORY = "#fbf6e6"
const SAND = "#e3d6b5"

const plane = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const stroke = (colour: string, width: number, d: string): string => `<path class="line" stroke="${colour}" stroke-width="${width}" d="${d}"/>`
const ground = (fill: string): string => plane(fill, "M-9-9h386v422H-9z")
const place = (x: number, y: number, turn: number, size: number, what: string): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${what}</g>`
const number = (x: number, y: number, size: number, text: number | string, fill = INK): string => `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`
/** A ball or a disc: its right half lies in shadow. */
const disc = (x: number, y: number, r: number, lit: string, dark: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${lit}"/>${plane(dark, `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`)}`

const sheet = (lit: string, dark: string): string =>
  `<rect x="-26" y="-37" width="60" height="84" rx="5" opacity=".26"/><rect x="-30" y="-42" width="60" height="84" rx="5" fill="${lit}"/>${plane(dark, "M0-42H25a5 5 0 0 1 5 5V37a5 5 0 0 1-5 5H0z")}`
/** A card of the ranks 1 to 10, with its pips. */
function rank(x: number, y: number, turn: number, face: number, size = 1): string {
  const pips = Array.from({ length: face }, (_, at) => {
    const row = at < 1 ? 0 : at < 3 ? 1 : at < 6 ? 2 : 3
    return `M${(at - (row * (row + 1)) / 2 - row / 2) * 7} ${14 + row * 6.5}h0`
  })
  return place(x, y, turn, size, sheet(IVORY, SAND) + number(0, 4, 42, face) + stroke("#7d5b10", 4.4, pips.join("")))
}
/** A card with a number, and its place on the scale of 1 to 100, or to whatever is the highest. */
const scaled = (x: number, y: number, turn: number, face: number, size = 1, edge = "", most = 100): string =>
  place(x, y, turn, size, sheet(IVORY, SAND) + (edge === "" ? "" : `<rect x="-28" y="-40" width="56" height="80" rx="4" fill="none" stroke="${edge}" stroke-width="4"/>`) + number(0, 10, 42, face) + stroke(INK, 1.6, "M-21 27H21") + stroke("#7d5b10", 7, `M${-21 + (face / most) * 42} 27h0`))
/** A card's back. */
const back = (x: number, y: number, turn: number, size = 1): string =>
  place(x, y, turn, size, sheet("#efe6cc", "#cdbf99") + plane("#84302a", "M-25-37H0V37H-25z") + plane("#5c1d19", "M0-37H25V37H0z") + stroke("#e2bd68", 4, "M0-14h0M-5-4h0M5-4h0M-10 6h0M0 6h0M10 6h0"))
const chip = (x: number, y: number): string =>
  plane("#8a6420", `M${x - 22} ${y}v8a22 9 0 0 0 44 0v-8z`) + stroke("#f3e7c4", 6, `M${x - 14} ${y + 12}v.1M${x} ${y + 14}v.1M${x + 14} ${y + 12}v.1`) + `<ellipse cx="${x}" cy="${y}" rx="22" ry="9" fill="#f3e7c4"/><ellipse cx="${x}" cy="${y}" rx="12" ry="4.5" fill="#d9b155"/>`
const chips = (x: number, y: number, count: number): string => Array.from({ length: count }, (_, at) => chip(x, y - at * 10)).join("")
const rays = (x: number, y: number, count: number, fill: string): string =>
  plane(fill, Array.from({ length: count }, (_, at) => [at - 0.25, at + 0.25].map((turn) => `${Math.round(x + 420 * Math.cos((turn * 2 * Math.PI) / count))} ${Math.round(y + 420 * Math.sin((turn * 2 * Math.PI) / count))}`).join("L")).map((two) => `M${x} ${y}L${two}z`).join(""))
const wave = (y: number, fill: string, high: number): string => plane(fill, `M-40 ${y}${Array.from({ length: 12 }, (_, at) => `q20 ${at % 2 ? -high : high} 40 0`).join("")}V404H-40z`)
const star = (x: number, y: number, points: number, far: number, near: number, fill: string): string =>
  plane(fill, `M${Array.from({ length: 2 * points }, (_, at) => [at % 2 ? near : far, (at * Math.PI) / points - Math.PI / 2] as const).map(([r, turn]) => `${Math.round(x + r * Math.cos(turn))} ${Math.round(y + r * Math.sin(turn))}`).join("L")}z`)

/** Two stairs, one up and one down, and a card that leaps ten back. */
function theGame(): string {
  const steps = Array.from({ length: 8 }, (_, at) => {
    const [x, up, down] = [at * 46, 372 - at * 33, 226 - at * 33]
    const low = plane(at % 2 ? "#1b6484" : "#237fa6", `M${x} ${up}h46V404h-46z`) + plane("#0c3a52", `M${x + 23} ${up}h23V404h-23z`).replace("/>", ' opacity=".38"/>') + plane("#9ad8f0", `M${x} ${up}h46v7h-46z`)
    const high = down < 0 ? "" : plane(at % 2 ? "#6a2f61" : "#83407a", `M${x} 0h46v${down}h-46z`) + plane("#371230", `M${x + 23} 0h23v${down}h-23z`).replace("/>", ' opacity=".45"/>') + plane("#ecbde2", `M${x} ${down}h46v-7h-46z`)
    return low + high
  })
  return `${ground("#e9b64a")}<circle cx="196" cy="214" r="118" fill="#f6d98a"/><circle cx="196" cy="214" r="76" fill="#fdf0c4"/><g shape-rendering="crispEdges">${steps.join("")}</g>${stroke("#b5341c", 9, "M270 98C236 56 164 88 146 166")}${plane("#b5341c", "M124 152l18 36 24-34z")}${scaled(304, 140, 13, 57, 1.2)}${scaled(136, 256, -9, 47, 1.6)}`
}

/** The same stairs in a storm: one card gives orders, and lightning strikes. */
const extreme = (): string =>
  ground("#c2471f") + rays(232, 40, 22, "#a63a18") + plane("#6d1e0d", "M0 330L70 300 120 322 190 286 260 318 320 292 368 312V404H0z") + plane("#4d1308", "M0 366L90 338 170 360 250 334 368 358V404H0z") +
  plane("#f7cf5a", "M250-10L150 168 204 168 128 372 300 130 236 130 330-10z") + plane("#dc9a24", "M330-10L236 130 300 130 128 372 262 142 212 142 290-10z") +
  scaled(120, 190, -12, 17, 2) + disc(252, 262, 50, "#fbf0d2", "#e2cf9f") + `<circle cx="252" cy="262" r="42" fill="none" stroke="#a3301a" stroke-width="5"/>` + number(252, 281, 54, "3!", "#a3301a")

/** Two players so close that a cup stands between their faces. Gold and silver, each with a deck of 1 to 60. */
function faceToFace(): string {
  const profile = "M-10-10H96C104 44 92 72 104 96 108 108 126 128 140 144 142 152 126 156 126 162 126 170 134 172 133 180 132 186 122 188 123 194 124 200 132 204 130 212 126 224 112 226 106 236 98 252 112 282 118 300 96 320 60 330 40 420H-10z"
  const eye = "M62 118q18-14 36 2-18 10-36-2z"
  return ground("#f1e4c4") + plane("#decda2", "M184 0h184v404H184z") +
    plane("#c3922f", profile) + plane("#8f6517", "M-10-10H44C60 60 40 120 60 180 70 230 40 260 50 300 40 340 30 380 40 420H-10z") + plane(INK, eye) + stroke(INK, 7, "M56 98q22-12 46-2") +
    `<g transform="translate(368) scale(-1 1)">${plane("#8796a0", profile) + plane("#a9b6be", "M-10-10H44C60 60 40 120 60 180 70 230 40 260 50 300 40 340 30 380 40 420H-10z") + plane(INK, eye) + stroke(INK, 7, "M56 98q22-12 46-2")}</g>` +
    scaled(108, 322, -8, 24, 1.55, "#d3a53a", 60) + scaled(260, 322, 8, 37, 1.55, "#b7c2c9", 60)
}

/** Two hands, one card: who drew the second? Turned upside down it is the same picture. */
function pairs(): string {
  const half = plane("#e8dcc0", "M-20 330L40 214 96 240 60 404H-20z") + plane("#cbb98f", "M68 227L96 240 60 404H10z") + plane("#2c5a78", "M30 232L108 268 100 288 22 250z") + plane("#1d3f57", "M70 250L108 268 100 288 62 270z") +
    plane("#f5c9a2", "M50 226C40 190 60 168 84 170L120 190C132 220 124 246 104 260z") + plane("#dc9567", "M96 176L120 190C132 220 124 246 104 260L84 250C100 226 104 200 96 176z") +
    rank(112, 122, -14, 8, 1.8) + plane("#f5c9a2", "M52 196C48 176 58 160 74 158L92 170C96 182 88 190 78 190L70 214z") + stroke("#dc9567", 4, "M74 192q14 2 18-12")
  return ground("#b93f28") + rays(184, 202, 20, "#96301b") + star(184, 202, 14, 128, 78, "#f6c445") + star(184, 202, 14, 92, 58, "#fdf0c4") + half + `<g transform="rotate(180 184 202)">${half}</g>`
}

/** A lighthouse at the harbour's left hand; in its beam stands the sum that wins. */
const port = (): string =>
  ground("#1d3158") + plane("#2a4474", "M0 0h184v404H0z") + plane("#f2d98c", "M84 96L420-20V268z") + plane("#f9edc0", "M84 96L420 60V198z") +
  rank(178, 118, -7, 10, 1.35) + rank(262, 112, 3, 8, 1.35) + rank(330, 142, 10, 3, 1.1) +
  plane("#f4ecd6", "M58 128H112L126 350H44z") + plane("#cfc2a0", "M85 128H112L126 350H85z") + plane("#c23b28", "M55 176H115L118 222H52zM49 268H121L124 314H46z") + plane("#8c2415", "M85 176H115L118 222H85zM85 268H121L124 314H85z") +
  plane("#2b1d16", "M48 118h74v12H48z") + plane("#f7cf5a", "M64 78h42v40H64z") + plane("#e0a02c", "M85 78h21v40H85z") + plane("#c23b28", "M54 78Q85 36 116 78z") + plane("#8c2415", "M85 57Q102 60 116 78H85z") + disc(85, 52, 7, "#e2bd68", "#a67f2c") +
  plane("#3a2a22", "M-10 340H150L176 404H-10z") + plane("#271a14", "M90 340H150L176 404H70z") + wave(352, "#2f6f86", 10) + wave(380, "#1f5268", 9) + plane("#3a2a22", "M-10 336H136L158 404H-10z") + plane("#271a14", "M86 336H136L158 404H70z")

/** A ship's wheel whose spokes end in the cards of everybody; its lamp is green. */
function starboard(): string {
  const faces = [2, 9, 5, 10, 7, 3]
  const spokes = faces.map((_, at) => place(184, 190, at * 60, 1, plane("#a8713c", "M-9-150h9V0h-9z") + plane("#7a4c22", "M0-150h9V0H0z"))).join("")
  const cards = faces.map((face, at) => rank(Math.round(184 + 134 * Math.sin((at * Math.PI) / 3)), Math.round(190 - 134 * Math.cos((at * Math.PI) / 3)), at % 2 ? 6 : -6, face, 1.16)).join("")
  return ground("#2f7a4f") + plane("#27683f", "M184 0h184v404H184z") + spokes + `<circle cx="184" cy="190" r="84" fill="none" stroke="#a8713c" stroke-width="26"/>` + stroke("#7a4c22", 26, "M184 106a84 84 0 0 1 0 168") + `<circle cx="184" cy="190" r="84" fill="none" stroke="#e2bd68" stroke-width="4"/>` +
    disc(184, 190, 44, "#e9c878", "#a67f2c") + disc(184, 190, 28, "#7df0b0", "#37b878") + disc(184, 190, 12, "#e8fff2", "#b4f5d2") + cards + chips(42, 372, 3) + chips(94, 380, 2) + chips(326, 376, 4)
}

/** A cairn of white stones, one black stone on it, and a second one falling. */
function blackstone(): string {
  const stone = (x: number, y: number, w: number, h: number, turn: number, lit: string, dark: string, face: number, ink: string): string =>
    place(x, y, turn, 1, `<ellipse rx="${w}" ry="${h}" fill="${lit}"/>${plane(dark, `M${w * 0.25} ${-h * 0.97}A${w} ${h} 0 0 1 ${-w * 0.5} ${h * 0.87}C${w * 0.4} ${h * 0.7} ${w * 0.62} ${-h * 0.3} ${w * 0.25} ${-h * 0.97}z`)}${number(-4, h * 0.42, h * 1.25, face, ink)}`)
  const white = (x: number, y: number, w: number, h: number, turn: number, face: number): string => stone(x, y, w, h, turn, "#f4eedd", "#cbbfa0", face, INK)
  const black = (x: number, y: number, size: number, turn: number): string => stone(x, y, size * 1.25, size, turn, "#3b3840", "#1b191e", 10, "#f3d88e")
  return ground("#7f98a6") + disc(184, 176, 150, "#9cb3bf", "#92aab6") + plane("#4a5f6c", "M0 356Q90 330 184 340T368 340V404H0z") + plane("#384a55", "M0 384Q120 360 368 376V404H0z") +
    white(176, 344, 110, 40, 0, 9) + white(192, 276, 84, 34, 3, 6) + white(176, 220, 64, 29, -4, 4) + black(186, 156, 40, 2) + stroke("#e6edf0", 5, "M246 4v34M272-4v44M298 8v26") + black(272, 84, 40, 14)
}

/** A branch of hawthorn: blossom, haws and thorns, and the card that folding costs. */
function hawthorn(): string {
  const flower = (x: number, y: number, size: number): string => place(x, y, 0, size, [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${plane(turn > 180 ? "#fffaf0" : "#f0dcd6", "M0 0C-22-10-18-40 0-38 18-40 22-10 0 0z")}</g>`).join("") + disc(0, 0, 8, "#f0c24a", "#c08a1c"))
  const haw = (x: number, y: number): string => stroke("#4a2a17", 5, `M${x} ${y}q-4-22 6-36`) + disc(x, y, 17, "#d4402c", "#96200f") + plane("#f49a80", `M${x - 10} ${y - 6}q4-8 10-6-6 2-7 8z`)
  const leaf = (x: number, y: number, turn: number, size = 1): string => place(x, y, turn, size, plane("#8db560", "M0 0C-14-14-24-10-26-26-38-30-30-48-20-50-20-66-6-72 0-78z") + plane("#557a34", "M0 0C14-14 24-10 26-26 38-30 30-48 20-50 20-66 6-72 0-78z"))
  return ground("#3f5f2c") + disc(184, 190, 156, "#55793c", "#4c6e35") + leaf(92, 96, -40, 1.2) + leaf(280, 262, 120, 1.2) + leaf(306, 138, 30) + leaf(64, 264, -110) + leaf(228, 84, 6, 1.1) +
    stroke("#5c3620", 14, "M-10 372C70 340 110 300 150 250S230 120 380 76") + stroke("#7d5232", 5, "M-10 366C66 334 106 294 146 246S226 116 378 72") + stroke("#5c3620", 8, "M150 250C130 200 96 160 60 132M240 148C260 190 290 220 330 240") + plane("#5c3620", "M104 306l-26-24 34 16zM196 196l-8-36 18 26zM300 104l-2-36 16 30zM86 156l-30 6 28 6z") +
    haw(318, 276) + haw(282, 300) + haw(56, 340) + flower(66, 124, 1.15) + flower(122, 70, 0.8) + flower(312, 84, 1.1) + flower(262, 46, 0.75) + rank(196, 262, -8, 4, 2.3)
}

/** A goblin behind his cards: five that nobody sees, and the 2 that came back to him. */
const goblinPoker = (): string =>
  ground("#d9a440") + rays(184, 180, 18, "#cc9634") + plane("#6da13c", "M96 176C50 150 16 118-16 96 0 160 40 214 104 224z") + plane("#4a7526", "M104 206C60 190 30 160 10 130 30 180 60 206 104 224z") + plane("#4a7526", "M272 176C318 150 352 118 384 96 368 160 328 214 264 224z") +
  plane("#7fb548", "M184 70C110 70 84 126 90 190 96 260 140 300 184 304z") + plane("#578a2c", "M184 70C258 70 284 126 278 190 272 260 228 300 184 304L176 236 152 222C168 196 182 168 184 140z") +
  plane("#7a2a3a", "M88 146C84 84 130 40 190 40 230 40 262 10 300 22 270 40 278 80 282 146 220 112 150 112 88 146z") + plane("#54182a", "M184 40C230 40 262 10 300 22 270 40 278 80 282 146 250 128 220 120 190 119 204 92 202 62 184 40z") + plane("#e2bd68", "M82 156C150 112 220 112 288 156L282 138C220 100 150 100 88 138z") +
  plane("#f7e36a", "M108 184C128 162 158 168 168 192 148 204 122 204 108 184z") + plane("#e8cf4a", "M260 184C240 162 210 168 200 192 220 204 246 204 260 184z") + plane(INK, "M138 176a9 11 0 1 0 .1 0zM226 176a9 11 0 1 0 .1 0z") + stroke("#3c611c", 9, "M104 160q34-6 62 20M264 160q-34-6-62 20") +
  plane("#3a1712", "M118 240Q184 276 250 240 236 286 184 288T118 240z") + plane(IVORY, "M140 250l14 4-4 20zM228 250l-14 4 4 20zM170 256h12l-5 14z") +
  back(58, 352, -26, 1.4) + back(116, 338, -13, 1.4) + back(310, 352, 26, 1.4) + back(252, 338, 13, 1.4) + rank(184, 336, 0, 2, 1.55)

/** The monster's teeth are the best hand there is. */
function monster(): string {
  const eye = (x: number, y: number, r: number): string => stroke("#59367d", 22, `M${x} ${y + 10}Q${x} ${y + 50} ${184 + (x - 184) * 0.6} 120`) + disc(x, y, r, "#fbf6e6", "#dccfb0") + `<circle cx="${x + 4}" cy="${y + 5}" r="${r * 0.5}" fill="#b8d432"/><circle cx="${x + 4}" cy="${y + 5}" r="${r * 0.24}" fill="${INK}"/>`
  const teeth = [10, 9, 8, 7, 6, 5].map((face, at) => rank(49 + at * 54, 214 + Math.round((at - 2.5) ** 2 * -3.2), (2.5 - at) * 3.6, face, 0.92)).join("")
  return ground("#e58a2e") + disc(184, 150, 190, "#eb9c48", "#e08a2e") + eye(96, 50, 34) + eye(272, 50, 34) + eye(184, 36, 26) +
    plane("#6b4494", "M-10 404V190L14 204 22 160 48 176 62 128 90 144 112 104 140 124 166 92 186 116V404z") + plane("#452964", "M378 404V190L354 204 346 160 320 176 306 128 278 144 256 104 228 124 202 92 184 118V404z") +
    plane("#2a0f2c", "M16 168C60 196 308 196 352 168 366 290 300 392 184 392S2 290 16 168z") + plane("#d8434a", "M84 340C110 290 258 290 284 340 260 380 224 392 184 392S108 380 84 340z") + plane("#a32a37", "M184 302C230 302 270 312 284 340 260 380 224 392 184 392z") + teeth +
    plane("#f4ecd6", "M64 330l16-50 22 66zM304 330l-16-50-22 66z") + plane("#cfc09a", "M80 280l22 66-14-6zM304 330l-16-50 4 58z")
}

/** A crown too large for the child who wears it: somebody else holds the cards. */
const regent = (): string =>
  ground("#9c2f45") + rays(184, 130, 24, "#8c283c") + plane("#f2c9a4", "M118 170H184V304C140 304 114 262 118 170z") + plane("#d1966f", "M250 170H184V222L170 238 184 246V304C228 304 254 262 250 170z") + stroke("#7a3326", 6, "M160 272q24 16 48-2") + plane("#e58a7040", "M124 240a18 14 0 1 0 36 0a18 14 0 1 0-36 0M210 240a18 14 0 1 0 36 0a18 14 0 1 0-36 0") +
  plane("#f0c95c", "M74 216L52 70 118 132 150 40 184 118V200C140 200 104 204 74 216z") + plane("#b98a26", "M294 216L316 70 250 132 218 40 184 118V200C228 200 264 204 294 216z") + plane("#f9e3a0", "M70 190Q120 176 184 176V206Q120 206 76 222z") + plane("#d3a53a", "M298 190Q248 176 184 176V206Q248 206 292 222z") +
  disc(52, 66, 14, "#f49a80", "#b93f28") + disc(150, 36, 14, "#8fe0c0", "#2f7a5f") + disc(218, 36, 14, "#8fe0c0", "#2f7a5f") + disc(316, 66, 14, "#f49a80", "#b93f28") + disc(184, 192, 10, "#bfe6ff", "#4d88b8") + disc(122, 198, 7, "#f49a80", "#b93f28") + disc(246, 198, 7, "#f49a80", "#b93f28") +
  plane("#f6efe0", "M20 404C30 330 110 296 184 296V404z") + plane("#d8ccb2", "M348 404C338 330 258 296 184 296V404z") + plane(INK, "M70 352l6 18h-12zM110 330l6 18h-12zM286 352l6 18h-12zM258 330l6 18h-12z") + back(110, 362, -14, 1.25) + back(258, 362, 14, 1.25) + rank(184, 350, 0, 9, 1.35)

/** A gorge, and the troll of stone who lives there, over a closed stack whose top card is turned up. */
const trollGuts = (): string =>
  ground("#2d4560") + disc(276, 86, 54, "#f6e7b8", "#e9d394") + plane("#22364c", "M378 404V120L346 136 322 196 340 250 306 300 330 404z") + plane("#1a2a3d", "M378 404V190L352 230 366 290 340 404z") +
  plane("#7d9cb8", "M-10 404V52C24 4 92-6 132 34L158 76 146 96C168 108 212 124 212 152 210 176 172 180 152 172L160 196 116 206 162 212C182 226 176 262 142 268L118 290 136 350 124 404z") +
  plane("#587794", "M132 34L158 76 146 96C168 108 212 124 212 152 210 176 172 180 152 172L160 196 116 206 162 212C182 226 176 262 142 268L118 290 136 350 124 404H70C96 350 66 300 88 250 70 220 86 196 104 176 84 140 96 84 132 34z") + plane("#3f5b76", "M152 172C172 180 210 176 212 152 204 160 176 158 158 150zM142 268C176 262 182 226 162 212 166 236 150 250 116 254L118 290z") +
  plane("#1d2f42", "M94 84L158 76 146 98 108 106zM116 206L160 196 162 212z") + plane("#f6c445", "M116 92L144 88 138 98 120 100z") + plane(INK, "M128 90h7l-2 9h-7z") + plane(IVORY, "M138 208L148 166 158 210z") + plane("#cdbf99", "M148 166L158 210 150 209z") +
  plane("#6a89a6", "M34 120C10 92-4 96-10 100V160C10 170 30 164 40 150z") + plane("#466380", "M30 128C14 112 4 112-10 116V140C6 146 20 148 32 142z") + plane("#9cc76a", "M-10 60C20 0 96-12 138 40L112 36 104 58 84 34 70 62 52 38 36 70 20 48-10 92z") + plane("#5f8a42", "M92 0Q120 12 138 40L112 36 104 58 96 46z") + plane("#9cc76a", "M150 264l-6 34-14-16-8 30-10-28z") +
  back(252, 386, 3, 1.6) + back(246, 374, -4, 1.6) + back(252, 362, 5, 1.6) + back(249, 350, -3, 1.6) + rank(250, 266, 4, 6, 1.75)

/** A broom takes what lies there, lowest first. */
function sweep(): string {
  const straw = (x: number, fill: string): string => plane(fill, `M${x} 0h30l${x / 2 + 8} 132-${26} 18z`)
  return ground("#4a8b90") + plane("#3a757b", "M0 262L368 182V404H0z") + stroke("#8fc0bf", 10, "M20 372q70-6 120-40M70 396q60-4 110-44M10 330q40 0 70-18") +
    place(236, 124, 32, 1, plane("#8a5a34", "M-9-220h9V30h-9z") + plane("#5f3b1f", "M0-220h9V30H0z") + plane("#b93f28", "M-32 14H0V44H-40z") + plane("#822615", "M0 14H32L40 44H0z") + [-40, -24, -8].map((x) => straw(x, x === -24 ? "#f0d48a" : "#e6c36c")).join("") + [6, 16].map((x) => straw(x - 2, x === 6 ? "#c79a3e" : "#b3852f")).join("") + stroke("#8a6420", 3, "M-36 58L-52 150M-12 58l-8 104M14 58l12 98M32 56l30 84")) +
    rank(84, 196, -22, 9, 1.35) + rank(66, 316, -10, 5, 1.45) + rank(168, 348, 12, 3, 1.45) + rank(290, 344, 26, 1, 1.3)
}

/** The cat has the prize. */
const kitty = (): string =>
  ground("#8a4a86") + disc(184, 186, 160, "#9c5c97", "#93528e") + plane("#2b2631", "M70 30L122 84Q184 62 184 62V270H110C60 230 52 150 70 30z") + plane("#18151c", "M298 30L246 84Q184 62 184 62V270H258C308 230 316 150 298 30z") + plane("#c2788c", "M84 58L112 90 88 124z") + plane("#8f4f62", "M284 58L256 90 280 124z") +
  plane("#f7d84e", "M98 160C112 132 152 134 164 164 146 190 112 188 98 160z") + plane("#e0b42c", "M270 160C256 132 216 134 204 164 222 190 256 188 270 160z") + plane(INK, "M132 140q12 22 0 44-12-22 0-44zM236 140q12 22 0 44-12-22 0-44z") + plane("#fff8dc", "M118 150l8-4-2 10zM222 150l8-4-2 10z") +
  plane("#c2788c", "M170 196h14v20z") + plane("#8f4f62", "M184 196h14l-14 20z") + stroke("#efe6f0", 3, "M150 206L60 190M152 218L66 226M218 206L308 190M216 218L302 226") + plane("#2b2631", "M56 404C50 320 96 262 130 258H184V404z") + plane("#18151c", "M312 404C318 320 272 262 238 258H184V404z") +
  rank(184, 312, 0, 9, 2) + plane("#2b2631", "M100 268q4-26 26-24 22 2 20 28-2 22-24 22t-22-26z") + plane("#18151c", "M268 268q-4-26-26-24-22 2-20 28 2 22 24 22t22-26z") + stroke("#4d4556", 3, "M116 288v-12M128 290v-12M240 290v-12M252 288v-12")

/** A ship whose sails are the cards one bids for. */
function venture(): string {
  const sail = (x: number, y: number, w: number, h: number, face: number): string => {
    const at = (across: number, down: number): string => `${Math.round(x + w * across)} ${Math.round(y + h * down)}`
    return plane(IVORY, `M${x} ${y}C${at(0.35, 0.1)} ${at(1.15, 0.2)} ${at(1, 0.98)}C${at(0.6, 0.9)} ${at(0.2, 0.95)} ${x - 6} ${y + h}C${at(0.12, 0.6)} ${at(0.1, 0.3)} ${x} ${y}z`) + plane("#dccfaa", `M${at(0.62, 0.16)}C${at(0.95, 0.28)} ${at(1.12, 0.5)} ${at(1, 0.98)}C${at(0.9, 0.95)} ${at(0.8, 0.93)} ${at(0.7, 0.93)}C${at(0.78, 0.6)} ${at(0.74, 0.3)} ${at(0.62, 0.16)}z`) + number(x + w * 0.42, y + h * 0.7, Math.round(h * 0.4), face)
  }
  return ground("#17474d") + `<circle cx="250" cy="140" r="104" fill="#e9a83a"/><circle cx="250" cy="140" r="70" fill="#f7d37e"/>` + stroke("#0e3237", 10, "M0 40h130M40 66h70M300 250h80") + wave(286, "#2b7f7c", 14) +
    `<g transform="rotate(-4 190 290)">${plane("#3a2114", "M108 70h8v220h-8zM192 34h8v256h-8zM268 124h8v166h-8z") + sail(112, 92, 76, 150, 3) + sail(196, 50, 92, 196, 7) + sail(272, 112, 66, 132, 6) + plane("#c8452a", "M196 34l-44 12 44 14z") + plane("#8f2f1c", "M62 268H338C330 318 304 340 270 344H128C92 338 70 308 62 268z") + plane("#6a1f12", "M200 268H338C330 318 304 340 270 344H200z") + plane("#d9a93a", "M58 262h286l-4 14H62z")}</g>` +
    wave(322, "#1c6a6c", 14) + wave(354, "#124a50", 12) + wave(384, "#0b343a", 10)
}

/** Five common cards, and two sides that build away from them. */
function fiveCards(): string {
  const columns: readonly (readonly [common: number, theirs: readonly number[], mine: readonly number[]])[] = [
    [2, [9, 6], [8]],
    [4, [7], [9, 2]],
    [6, [3, 10], [5]],
    [8, [], [10, 7]],
    [10, [5], []],
  ]
  const drawn = columns.map(([common, theirs, mine], at) => {
    const x = 36.8 + at * 73.6
    const ahead = mine.reduce((sum, one) => sum + one, 0) > theirs.reduce((sum, one) => sum + one, 0)
    const box = (y: number): string => `M${x - 37} ${y}h74v202h-74z`
    return plane(ahead ? "#5a2a56" : "#9a5a93", box(0)) + plane(ahead ? "#3a94bb" : "#185672", box(202)) +
      theirs.map((face, step) => rank(x, 122 - step * 70, 0, face, 0.8)).join("") + mine.map((face, step) => rank(x, 282 + step * 70, 0, face, 0.8)).join("") + rank(x, 202, at % 2 ? 2 : -2, common, 1.02)
  })
  return drawn.join("")
}

/** Any other game: the lamp over a table, and cards that nobody has turned yet. */
function other(game: string): string {
  const { lit, dark } = hueOf(game)
  return ground(dark) + plane(lit, "M184 130L-30 404H398z") + plane("#fdf0c4", "M184 130L20 404H348z").replace("/>", ' opacity=".22"/>') + stroke("#d9b155", 6, "M184-10V44") + plane("#2a8a5e", "M84 132C88 70 136 44 184 44V138C150 138 110 138 84 132z") + plane("#14553a", "M284 132C280 70 232 44 184 44V138C218 138 258 138 284 132z") + plane("#5fbf90", "M108 118C112 92 128 74 150 64 134 82 128 100 126 120z") + plane("#fff3c9", "M92 134q92 16 184 0-8 18-92 18t-92-18z") + plane("#e9c878", "M82 130Q184 148 286 130L288 140Q184 158 80 140z") +
    back(92, 300, -26, 1.7) + back(138, 278, -13, 1.7) + back(230, 278, 13, 1.7) + back(276, 300, 26, 1.7) + back(184, 270, 0, 1.8)
}

const DRAWN: Record<string, () => string> = {
  the_game: theGame,
  extreme,
  face_to_face: faceToFace,
  pairs,
  port,
  starboard,
  blackstone,
  hawthorn,
  goblin_poker: goblinPoker,
  monster,
  regent,
  troll_guts: trollGuts,
  sweep,
  kitty,
  venture,
  five_cards: fiveCards,
}

/** What is inside the poster's svg. */
export function poster(game: string): string {
  return DRAWN[game]?.() ?? other(game)
}
