/** Small sounds made on the spot: nothing to download, nothing that only sound would tell. */
type Cue = 'turn' | 'end' | 'take' | 'roll' | 'point'
type Volume = 'call' | 'effects' | 'ambience'

let context: AudioContext | null = null
type Note = readonly [frequency: number, at: number]
const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  end: [
    [392, 0],
    [523, 0.16],
    [659, 0.32],
  ],
  take: [[330, 0]],
  point: [
    [880, 0],
    [1175, 0.07],
  ],
  roll: [
    [180, 0],
    [240, 0.07],
    [200, 0.13],
    [290, 0.2],
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
export function play(cue: Cue, volume: number): void {
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
