export { type Cue, cuesOf, type Note, notesOf, SHAKES, type Sounds, type Timbre } from './cues.ts'
export { sound } from './synth.ts'
