/** The mine to the ear: iron on rock, deep and dull. */
import type { Cue, Sounds } from '@emberhall/ui'
import type { L } from '../logs.ts'

const CUES: Readonly<Partial<Record<keyof typeof L, Cue>>> = {
  drewToken: 'dice',
  played: 'card',
  event: 'card',
  tookAdvanced: 'card',
  imp: 'card',
  dug: 'blow',
  fought: 'blow',
  forged: 'blow',
  caveIn: 'blow',
  explored: 'door',
  overrun: 'defeat',
  ended: 'victory',
}
export const sounds: Sounds = {
  timbre: { wave: 'square', root: 98, bright: 700, ring: 0.8 },
  cueOf: ({ what }) => CUES[what as keyof typeof L] ?? null,
}
