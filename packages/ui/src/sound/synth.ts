/** Makes sounds on the spot: nothing to download, and nothing that only sound would tell. */
import { type Cue, type Note, notesOf, type Timbre } from './cues.ts'

let hiss: AudioBuffer | null = null
/** A second of noise, made once. */
function hissOn(on: BaseAudioContext): AudioBuffer {
  if (hiss !== null && hiss.sampleRate === on.sampleRate) return hiss
  hiss = on.createBuffer(1, on.sampleRate, on.sampleRate)
  const wave = hiss.getChannelData(0)
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1
  return hiss
}
function levelOn(on: BaseAudioContext, at: number, s: number, volume: number): GainNode {
  const level = on.createGain()
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(volume, at + 0.006)
  level.gain.exponentialRampToValueAtTime(0.0005, at + s)
  level.connect(on.destination)
  return level
}
function soundOf(
  on: BaseAudioContext,
  note: Note,
  { wave, root, bright, ring }: Timbre,
): [AudioScheduledSourceNode, AudioNode] {
  if (note.kind === 'tone') {
    const source = on.createOscillator()
    source.type = wave
    source.frequency.value = root * note.pitch
    return [source, source]
  }
  const source = on.createBufferSource()
  source.buffer = hissOn(on)
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = bright * note.pitch
  filter.Q.value = ring
  return [source, source.connect(filter)]
}
/** Everything of a cue, from then on. */
export function sound(on: BaseAudioContext, cue: Cue, timbre: Timbre, volume: number, from: number): void {
  for (const note of notesOf(cue)) {
    const s = note.kind === 'tone' ? note.s * timbre.ring : note.s
    const at = from + note.at
    const [source, out] = soundOf(on, note, timbre)
    out.connect(levelOn(on, at, s, note.level * volume * 0.5))
    source.start(at)
    source.stop(at + s + 0.05)
  }
}
