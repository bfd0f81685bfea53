/** What things sound like, as data: a few tones and bursts of noise, in the timbre of a game's world. */
import type { LogLine } from '@emberhall/kernel'

export type Cue = 'dice' | 'card' | 'blow' | 'door' | 'victory' | 'defeat'
/** What a world is made of, to the ear. */
export interface Timbre {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** The note that everything is tuned to, in hertz. */
  readonly root: number
  /** How bright noise is, in hertz: rock is dull, cards are not. */
  readonly bright: number
  /** How long tones ring, against the usual 1. */
  readonly ring: number
}
export interface Sounds {
  readonly timbre: Timbre
  /** What a line of the log sounds like; null: like nothing. */
  readonly cueOf: (line: LogLine) => Cue | null
}
/** One thing to be heard: when, for how long, how loud, and how high above the root if it is a tone. */
export interface Note {
  readonly kind: 'tone' | 'noise'
  readonly at: number
  readonly s: number
  readonly level: number
  /** Tones: times the root. Noise: times the brightness. */
  readonly pitch: number
}
const noise = (at: number, s: number, level: number, pitch = 1): Note => ({ kind: 'noise', at, s, level, pitch })
const tone = (at: number, s: number, level: number, pitch: number): Note => ({ kind: 'tone', at, s, level, pitch })

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  // Several small knocks that grow slower, as wood or bone comes to rest.
  dice: [0, 0.06, 0.11, 0.19, 0.3].flatMap((at, i) => [
    noise(at, 0.035, 0.5 - i * 0.06, 1 + (i % 2) * 0.4),
    tone(at, 0.05, 0.22 - i * 0.03, 1.5 + (i % 3) * 0.25),
  ]),
  card: [noise(0, 0.09, 0.22, 2.2), noise(0.05, 0.04, 0.16, 3)],
  blow: [noise(0, 0.12, 0.6, 0.5), tone(0, 0.16, 0.5, 0.5), tone(0.01, 0.1, 0.25, 0.75)],
  door: [noise(0, 0.3, 0.2, 0.4), tone(0, 0.28, 0.2, 0.5), tone(0.2, 0.12, 0.4, 0.375)],
  victory: [1, 1.25, 1.5, 2].flatMap((pitch, i) => [
    tone(i * 0.13, 0.5, 0.34, pitch),
    tone(i * 0.13, 0.3, 0.12, pitch * 2),
  ]),
  defeat: [1, 0.84, 0.67, 0.5].map((pitch, i) => tone(i * 0.2, 0.5, 0.32, pitch)),
}
export const notesOf = (cue: Cue): readonly Note[] => CUES[cue]
/** How a phone shakes, in milliseconds, on and off. */
export const SHAKES: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  dice: [12, 40, 12, 60, 12],
  blow: [35],
  victory: [30, 60, 30, 60, 80],
  defeat: [120],
}
/** The cues of some lines: each once, the weightiest last, and no more than can be told apart. */
const MOST = 3
export function cuesOf({ cueOf }: Sounds, lines: readonly LogLine[]): readonly Cue[] {
  const cues = lines.map(cueOf).filter((cue) => cue !== null)
  return [...new Set(cues)].slice(-MOST)
}
