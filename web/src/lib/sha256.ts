// SHA-256 (FIPS 180-4), for short texts. The browser's own one is missing where a page comes over plain http.

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count)
  for (let prime = 2, at = 0; at < count; prime += 1) {
    let divided = false
    for (let by = 2; by * by <= prime; by += 1) divided ||= prime % by === 0
    if (!divided) found[at++] = (root(prime) % 1) * 2 ** 32
  }
  return found
}

const START = fractions(8, Math.sqrt)
const ROUNDS = fractions(64, Math.cbrt)
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The bytes, a one, zeros, and the length in bits: a whole number of blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)))
  bytes.forEach((byte, at) => view.setUint8(at, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, 8 * bytes.length)
  return view
}

function schedule(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64)
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block + 4 * at)
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0]
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second
  }
  return words
}

/** Mix a block into the state. */
function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word
}

/** The SHA-256 of some bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const [state, view] = [START.slice(), padded(bytes)]
  for (let block = 0; block < view.byteLength; block += 64) mix(state, schedule(view, block))
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("")
}
