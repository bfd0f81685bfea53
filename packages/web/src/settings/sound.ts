/** Small sounds made on the spot: nothing to download, nothing that only sound would tell. */
import type { LogLine } from '@emberhall/kernel'
import type { Cue, Sounds } from '@emberhall/ui'

type Call = 'turn' | 'take' | 'point'
type Volume = 'call' | 'effects' | 'ambience'

let context: AudioContext | null = null
type Note = readonly [frequency: number, at: number]
const NOTES: Readonly<Record<Call, readonly Note[]>> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  take: [[330, 0]],
  point: [
    [880, 0],
    [1175, 0.07],
  ],
}

/** A browser lets a page sound only after somebody has touched it; without sound nothing is lost. */
function audio(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null
  try {
    context ??= new AudioContext()
    return context
  } catch {
    return null
  }
}
export function play(cue: Call, volume: number): void {
  const on = volume > 0 ? audio() : null
  if (on === null) return
  for (const [frequency, at] of NOTES[cue]) note(on, frequency, on.currentTime + at, volume)
}
function note(on: AudioContext, frequency: number, at: number, volume: number): void {
  const tone = on.createOscillator()
  const level = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(0.18 * volume, at + 0.01)
  level.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
  tone.connect(level).connect(on.destination)
  tone.start(at)
  tone.stop(at + 0.4)
}

/** What happened, in the timbre of its world; what is heard before all of it, if anything is. */
export interface Happened extends Sounds {
  readonly lines: readonly LogLine[]
  readonly first: Cue | null
}
const APART_S = 0.14
/** How things sound is fetched with the first of them: whoever hears it has touched the page by then. */
const heard = () => import('@emberhall/ui/sound')
type Heard = Awaited<ReturnType<typeof heard>>
const cuesIn = ({ cuesOf }: Heard, { first, lines, ...sounds }: Happened): readonly Cue[] => [
  ...(first === null ? [] : [first]),
  ...cuesOf(sounds, lines),
]
export function playCues(happened: Happened, volume: number): void {
  const on = volume > 0 && (happened.first !== null || happened.lines.length > 0) ? audio() : null
  if (on === null) return
  const sound = async (): Promise<void> => {
    const how = await heard()
    for (const [i, cue] of cuesIn(how, happened).entries())
      how.sound(on, cue, happened.timbre, volume, on.currentTime + i * APART_S)
  }
  sound().catch(reportError)
}
export const canShake = 'vibrate' in navigator
/** The weightiest of it is felt. */
export function shake(happened: Happened): void {
  if (!canShake || !navigator.userActivation.hasBeenActive) return
  const feel = async (): Promise<void> => {
    const how = await heard()
    const felt = cuesIn(how, happened).findLast((cue) => how.SHAKES[cue] !== undefined)
    navigator.vibrate([...((felt === undefined ? undefined : how.SHAKES[felt]) ?? [])])
  }
  feel().catch(reportError)
}

let fire: GainNode | null = null
/** A fire somewhere in the hall: soft noise with a crackle now and then. */
export function setAmbience(volume: number): void {
  if (fire === null && volume === 0) return
  const on = audio()
  if (on === null) return
  fire ??= lightFire(on)
  fire.gain.setTargetAtTime(0.25 * volume, on.currentTime, 0.4)
}
const LOOP_S = 6
function lightFire(on: AudioContext): GainNode {
  const sound = on.createBuffer(1, LOOP_S * on.sampleRate, on.sampleRate)
  const wave = sound.getChannelData(0)
  let drift = 0
  let crackle = 0
  for (let i = 0; i < wave.length; i++) {
    drift = (drift + (Math.random() * 2 - 1) * 0.02) / 1.02
    crackle = Math.random() < 0.00006 ? 1 : crackle * 0.995
    wave[i] = drift * 2.4 + crackle * (Math.random() * 2 - 1) * 0.3
  }
  const source = on.createBufferSource()
  const level = on.createGain()
  source.buffer = sound
  source.loop = true
  level.gain.value = 0
  source.connect(level).connect(on.destination)
  source.start()
  return level
}

/** What a volume sounds like, while it is being set. */
export function sample(which: Volume, volume: number): void {
  if (which === 'ambience') setAmbience(volume)
  else play(which === 'call' ? 'turn' : 'take', volume)
}
