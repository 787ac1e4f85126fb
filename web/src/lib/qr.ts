// A QR code for a short text: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Enough for any link of ours.
const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let at = 0, x = 1; at < 255; at += 1) {
  EXP[at] = EXP[at + 255] = x
  LOG[x] = at
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0))

/** For each version: check bytes a block, blocks of the first length, blocks one byte longer, data bytes of the first. */
const BLOCKS: [number, number, number, number][] = [
  [10, 1, 0, 16],
  [16, 1, 0, 28],
  [26, 1, 0, 44],
  [18, 2, 0, 32],
  [24, 2, 0, 43],
  [16, 4, 0, 27],
  [18, 4, 0, 31],
  [22, 2, 2, 38],
  [22, 3, 2, 36],
  [26, 4, 1, 43],
]
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

function checks(data: number[], count: number): number[] {
  let generator = [1]
  for (let at = 0; at < count; at += 1) {
    const next = [...generator, 0]
    generator.forEach((value, place) => (next[place + 1] = (next[place + 1] ?? 0) ^ times(value, EXP[at] ?? 0)))
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0
    generator.forEach((value, place) => (rest[at + place] = (rest[at + place] ?? 0) ^ times(value, lead)))
  })
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [check, first, longer, size] = BLOCKS[version - 1] as [number, number, number, number]
  const total = first * size + longer * (size + 1)
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => put(byte, 8))
  put(0, Math.min(4, total * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2))
  for (let pad = 0xec; data.length < total; pad ^= 0xec ^ 0x11) data.push(pad)
  const blocks: number[][] = []
  for (let block = 0, from = 0; block < first + longer; block += 1) {
    const length = size + (block < first ? 0 : 1)
    blocks.push(data.slice(from, from + length))
    from += length
  }
  const made: number[] = []
  for (let at = 0; at <= size; at += 1) for (const block of blocks) if (at < block.length) made.push(block[at] ?? 0)
  const ends = blocks.map((block) => checks(block, check))
  for (let at = 0; at < check; at += 1) for (const end of ends) made.push(end[at] ?? 0)
  return made
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const remainder = (value: number, by: number, bits: number): number => {
  let left = value << bits
  for (let at = 31; at >= bits; at -= 1) if ((left >>> at) & 1) left ^= by << (at - bits)
  return left
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    ;(dark[y] as boolean[])[x] = on
    ;(fixed[y] as boolean[])[x] = true
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y += 1) for (let x = -4; x <= 4; x += 1) set(cx + x, cy + y, ![2, 4].includes(Math.max(Math.abs(x), Math.abs(y))))
  const centres = CENTRES[version - 1] ?? []
  const end = centres[centres.length - 1]
  for (const cy of centres)
    for (const cx of centres)
      if (!((cx === 6 && (cy === 6 || cy === end)) || (cx === end && cy === 6)))
        for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
  for (let at = 0; at < 15; at += 1) {
    const on = ((format >> at) & 1) === 1
    if (at < 6) set(8, at, on)
    else if (at < 8) set(8, at + 1, on)
    else if (at === 8) set(7, 8, on)
    else set(14 - at, 8, on)
    if (at < 8) set(size - 1 - at, 8, on)
    else set(8, size - 15 + at, on)
  }
  set(8, size - 8, true)
  if (version > 6) {
    const bits = (version << 12) | remainder(version, 0x1f25, 12)
    for (let at = 0; at < 18; at += 1) {
      const on = ((bits >> at) & 1) === 1
      set(size - 11 + (at % 3), Math.floor(at / 3), on)
      set(Math.floor(at / 3), size - 11 + (at % 3), on)
    }
  }
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (fixed[y]?.[x]) continue
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        ;(dark[y] as boolean[])[x] = on !== (MASKS[mask]?.(x, y) ?? false)
        bit += 1
      }
  }
  return dark
}

/** How hard a picture is to read: long runs, full squares, more dark than light. */
function unrest(dark: boolean[][]): number {
  const size = dark.length
  let found = 0
  for (const across of [true, false])
    for (let y = 0; y < size; y += 1) {
      let run = 0
      for (let x = 0; x < size; x += 1) {
        const same = x > 0 && (across ? dark[y]?.[x] === dark[y]?.[x - 1] : dark[x]?.[y] === dark[x - 1]?.[y])
        run = same ? run + 1 : 1
        if (run === 5) found += 3
        else if (run > 5) found += 1
      }
    }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) if (dark[y]?.[x] === dark[y - 1]?.[x] && dark[y]?.[x] === dark[y]?.[x - 1] && dark[y]?.[x] === dark[y - 1]?.[x - 1]) found += 3
  const share = dark.flat().filter(Boolean).length / (size * size)
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

/** The dark squares of a text's code, as the path of an SVG with a quiet edge of four squares; and how wide it is. */
export function qr(text: string): { path: string; size: number } | null {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(([, first, longer, size], at) => first * size + longer * (size + 1) >= bytes.length + (at < 9 ? 2 : 3)) + 1
  if (version === 0) return null
  const words = codewords(bytes, version)
  const best = MASKS.map((_, mask) => draw(words, version, mask)).reduce((one, other) => (unrest(other) < unrest(one) ? other : one))
  const path = best.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join("")
  return { path, size: best.length + 8 }
}
