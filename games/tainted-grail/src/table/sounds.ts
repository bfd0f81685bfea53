/** The moor to the ear: stone on stone, a low whistle, and something that goes out. */
import type { Cue, Sounds } from '@emberhall/ui'
import type { L } from '../log.ts'

const CUES: Readonly<Partial<Record<keyof typeof L, Cue>>> = {
  rolled: 'dice',
  flipped: 'dice',
  guardianDie: 'dice',
  event: 'card',
  meets: 'card',
  item: 'card',
  lays: 'card',
  learned: 'card',
  secret: 'card',
  dream: 'door',
  dawn: 'door',
  dusk: 'door',
  revealed: 'door',
  menhirDial: 'door',
  attack: 'blow',
  opportunity: 'blow',
  damage: 'blow',
  panics: 'blow',
  markers: 'blow',
  menhirOut: 'defeat',
  swallowed: 'defeat',
  mad: 'defeat',
  dying: 'defeat',
  died: 'defeat',
  questFailed: 'defeat',
  encounterLost: 'defeat',
  encounterOver: 'defeat',
  activated: 'victory',
  questDone: 'victory',
  encounterWon: 'victory',
  talkWon: 'victory',
  stageWon: 'victory',
}
export const sounds: Sounds = {
  timbre: { wave: 'triangle', root: 123, bright: 620, ring: 1.6 },
  cueOf: ({ what, args }) => {
    if (what === 'ended') return args[0] === 'won' ? 'victory' : 'defeat'
    return CUES[what as keyof typeof L] ?? null
  },
}
