/** Small sounds made on the spot: nothing to download, nothing that only sound would tell. */
type Cue = 'turn' | 'take' | 'end'

let context: AudioContext | null = null
const NOTES: Readonly<Record<Cue, readonly (readonly [frequency: number, at: number])[]>> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  take: [[330, 0]],
  end: [
    [392, 0],
    [523, 0.16],
    [659, 0.32],
  ],
}

export function play(cue: Cue): void {
  // A browser lets a page sound only after somebody has touched it.
  if (!navigator.userActivation.hasBeenActive) return
  try {
    context ??= new AudioContext()
    for (const [frequency, at] of NOTES[cue]) note(context, frequency, context.currentTime + at)
  } catch {
    // No sound here: nothing is lost.
  }
}
function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const level = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(0.12, at + 0.01)
  level.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
  tone.connect(level).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.4)
}
