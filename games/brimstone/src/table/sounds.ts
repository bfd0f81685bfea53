/** The mine to the ear: bone on planks, a low reed, and timber that gives. */
import type { Cue, Sounds } from '@emberhall/ui'
import type { L } from '../log.ts'

const CUES: Readonly<Partial<Record<keyof typeof L, Cue>>> = {
  rolled: 'dice',
  holdBack: 'dice',
  foeAttacks: 'dice',
  bounces: 'dice',
  encounter: 'card',
  threat: 'card',
  darknessCard: 'card',
  dreadCard: 'card',
  depthEvent: 'card',
  found: 'card',
  townEvent: 'card',
  hazard: 'card',
  tile: 'door',
  gate: 'door',
  rides: 'door',
  darkness: 'blow',
  ambush: 'blow',
  wounded: 'blow',
  harmed: 'blow',
  enemyWounded: 'blow',
  explodes: 'blow',
  down: 'defeat',
  died: 'defeat',
  lostToTheVoid: 'defeat',
  clue: 'victory',
  fightOver: 'victory',
  level: 'victory',
  sealed: 'victory',
}
export const sounds: Sounds = {
  timbre: { wave: 'sawtooth', root: 147, bright: 900, ring: 0.9 },
  cueOf: ({ what, args }) => {
    if (what === 'ended') return args[0] === 'won' ? 'victory' : 'defeat'
    return CUES[what as keyof typeof L] ?? null
  },
}
