/** The forest to the ear: wooden dice, a low horn. */
import type { Cue, Sounds } from '@emberhall/ui'
import type { L } from '../log.ts'

const CUES: Readonly<Partial<Record<keyof typeof L, Cue>>> = {
  testFace: 'dice',
  rolls: 'dice',
  rerolled: 'dice',
  shows: 'dice',
  usedCard: 'card',
  corruption: 'card',
  trap: 'card',
  fear: 'card',
  storyCard: 'card',
  struck: 'blow',
  shot: 'blow',
  hurt: 'blow',
  foeStrikes: 'blow',
  foeShoots: 'blow',
  door: 'door',
  opened: 'door',
  leaves: 'door',
  ending: 'victory',
  rank: 'victory',
  battleLost: 'defeat',
}
export const sounds: Sounds = {
  timbre: { wave: 'triangle', root: 196, bright: 1300, ring: 1.1 },
  cueOf: ({ what, args }) => {
    if (what === 'verdict') return args[0] === 'won' ? 'victory' : 'defeat'
    return CUES[what as keyof typeof L] ?? null
  },
}
