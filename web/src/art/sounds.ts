// What is heard at the table, made from noise: a burst through a filter, or a knock that lets a few narrow filters ring as wood, clay and
// card do. No tone is ever held, so nothing beeps. Loaded only by those who asked for sound.

export type Sound = "card" | "turn" | "chip" | "knock" | "shuffle" | "win" | "loss"

interface Burst {
  at: number
  /** Seconds until it has died away. */
  long: number
  loud: number
  type: BiquadFilterType
  frequency: number
  q?: number
  /** Where the filter has moved to at the end. */
  towards?: number
  /** Seconds until it is at its loudest. */
  rise?: number
}

interface Matter {
  /** A second of noise. */
  noise: AudioBuffer
  /** One tap, as of a knuckle: a push with a little roughness, and then silence, in which things ring. */
  tap: AudioBuffer
}

const made = new WeakMap<BaseAudioContext, Matter>()

function buffer(audio: BaseAudioContext, sample: (seconds: number) => number): AudioBuffer {
  const whole = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  whole.copyToChannel(Float32Array.from({ length: audio.sampleRate }, (_, at) => sample(at / audio.sampleRate)), 0)
  return whole
}

/** What every sound is made of, made once. */
function matter(audio: BaseAudioContext): Matter {
  let found = made.get(audio)
  if (found === undefined) {
    const rough = (): number => Math.random() * 2 - 1
    const push = (time: number): number => (time < 0.0012 ? Math.sin((Math.PI * time) / 0.0012) : 0)
    found = { noise: buffer(audio, rough), tap: buffer(audio, (time) => (time > 0.008 ? 0 : push(time) + 0.5 * rough() * Math.exp(-time / 0.0012))) }
    made.set(audio, found)
  }
  return found
}

function burst(audio: BaseAudioContext, out: AudioNode, { at, long, loud, type, frequency, q = 0.7, towards = frequency, rise = 0.002 }: Burst): void {
  const source = audio.createBufferSource()
  source.buffer = matter(audio).noise
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(frequency, at)
  filter.frequency.exponentialRampToValueAtTime(towards, at + long)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  source.connect(filter).connect(gain).connect(out)
  source.start(at, Math.random() * 0.5, long + 0.05)
}

/** Something is struck, and narrow filters ring. The lower `q`, the shorter. */
function strike(audio: BaseAudioContext, out: AudioNode, at: number, loud: number, rings: readonly (readonly [frequency: number, q: number, share: number])[]): void {
  const source = audio.createBufferSource()
  source.buffer = matter(audio).tap
  const hit = audio.createGain()
  hit.gain.value = loud
  source.connect(hit)
  for (const [frequency, q, share] of rings) {
    const ring = audio.createBiquadFilter()
    ring.type = "bandpass"
    ring.frequency.value = frequency
    ring.Q.value = q
    const gain = audio.createGain()
    gain.gain.value = (share * q * 60) / frequency
    hit.connect(ring).connect(gain).connect(out)
  }
  source.start(at)
}

/** About this much: no two cards fall alike. */
const about = (value: number, part = 0.08): number => value * (1 + (Math.random() * 2 - 1) * part)

const PLAYED: Record<Sound, (audio: BaseAudioContext, out: AudioNode, at: number) => void> = {
  card(audio, out, at) {
    burst(audio, out, { at, long: 0.045, loud: 0.1, type: "bandpass", frequency: about(3200), towards: 1800, rise: 0.012 })
    burst(audio, out, { at: at + 0.022, long: 0.11, loud: 0.85, type: "lowpass", frequency: about(420), towards: 160 })
    burst(audio, out, { at: at + 0.022, long: 0.03, loud: 0.16, type: "bandpass", frequency: about(1500), q: 1.2 })
  },
  turn(audio, out, at) {
    burst(audio, out, { at, long: 0.1, loud: 0.3, type: "bandpass", frequency: about(1400), towards: 4200, q: 1.4, rise: 0.06 })
    burst(audio, out, { at: at + 0.085, long: 0.02, loud: 0.3, type: "bandpass", frequency: about(2600), q: 2 })
    burst(audio, out, { at: at + 0.095, long: 0.08, loud: 0.4, type: "lowpass", frequency: about(380), towards: 180 })
  },
  chip(audio, out, at) {
    const clay = about(2350, 0.06)
    strike(audio, out, at, 3.8, [
      [clay, 26, 0.5],
      [clay * 1.52, 30, 0.34],
      [clay * 2.31, 24, 0.2],
      [640, 5, 0.5],
    ])
    strike(audio, out, at + about(0.034, 0.3), 1.4, [
      [clay * 1.04, 22, 0.5],
      [clay * 1.6, 24, 0.3],
    ])
  },
  knock(audio, out, at) {
    for (const [later, loud] of [
      [0, 0.75],
      [0.15, 0.55],
    ] as const)
      strike(audio, out, at + later, loud, [
        [about(172, 0.03), 7, 1.2],
        [about(296, 0.03), 8, 0.7],
        [about(510, 0.03), 7, 0.35],
        [1150, 3, 0.2],
      ])
  },
  shuffle(audio, out, at) {
    let later = at
    for (let card = 0; card < 22; card++) {
      burst(audio, out, { at: later, long: 0.016, loud: about(0.16, 0.4), type: "bandpass", frequency: about(3000, 0.25), q: 1.6, rise: 0.001 })
      later += about(0.034 - card * 0.0009, 0.25)
    }
    burst(audio, out, { at: later, long: 0.26, loud: 0.14, type: "bandpass", frequency: 900, towards: 2600, q: 0.9, rise: 0.15 })
    burst(audio, out, { at: later + 0.25, long: 0.1, loud: 0.6, type: "lowpass", frequency: 400, towards: 180 })
  },
  win(audio, out, at) {
    for (const [later, frequency] of [
      [0, 392],
      [0.11, 493.9],
      [0.22, 587.3],
      [0.36, 784],
    ] as const)
      strike(audio, out, at + later, 0.95, [
        [frequency, 120, 0.5],
        [frequency * 3.93, 60, 0.1],
        [frequency * 0.5, 30, 0.3],
      ])
  },
  loss(audio, out, at) {
    for (const [later, frequency] of [
      [0, 261.6],
      [0.2, 220],
    ] as const)
      strike(audio, out, at + later, 0.7, [
        [frequency, 80, 0.5],
        [frequency * 3.93, 40, 0.06],
        [frequency * 0.5, 30, 0.4],
      ])
  },
}

/** Plays a sound into a context, from `at` on. */
export function perform(audio: BaseAudioContext, kind: Sound, at: number): void {
  const out = audio.createGain()
  out.gain.value = 1.1
  out.connect(audio.destination)
  PLAYED[kind](audio, out, at)
}

let audio: AudioContext | undefined
const last = new Map<Sound, number>()

/** A sound, now; the same one twice at once is one. */
export function sound(kind: Sound): void {
  audio ??= new AudioContext()
  if (audio.state === "suspended") void audio.resume()
  const now = audio.currentTime
  if (now - (last.get(kind) ?? -1) < 0.03) return
  last.set(kind, now)
  perform(audio, kind, now + 0.005)
}
