/** The well to the ear: bone dice on stone, and a small bell over it. */
import type { Cue, Sounds } from '@emberhall/ui'
import type { L } from '../state.ts'

const CUES: Readonly<Partial<Record<keyof typeof L, Cue>>> = {
  rolled: 'dice',
  rolledThree: 'dice',
  rolledTwo: 'dice',
  rolledOne: 'dice',
  acted: 'card',
  boosted: 'card',
  usedLantern: 'card',
  exhausted: 'card',
  fatigue: 'card',
  entered: 'card',
  damage: 'blow',
  bottom: 'door',
  completed: 'door',
  won: 'victory',
  lost: 'defeat',
}
export const sounds: Sounds = {
  timbre: { wave: 'sine', root: 311, bright: 2400, ring: 1.5 },
  cueOf: ({ what }) => CUES[what as keyof typeof L] ?? null,
}
