import type { Corruption, Fear, Trap } from './types.ts'

/** Each title twice (FG-C5.4). */
export const corruption: readonly Corruption[] = [
  { id: 'sinister-whispers', keep: 'testDie', mishaps: [] },
  { id: 'cold-hands', keep: 'maxEnergy', mishaps: [] },
  { id: 'black-veins', keep: 'maxHealth', mishaps: [] },
  { id: 'doubt', keep: 'noTriple', mishaps: [] },
  { id: 'tremor', keep: 'oneReroll', mishaps: [] },
  { id: 'hollow-hunger', keep: 'hungry', mishaps: [] },
  { id: 'night-sweat', keep: 'nightSweat', mishaps: [] },
  { id: 'sudden-chill', mishaps: [{ mishap: 'loseEnergy', n: 2 }] },
  {
    id: 'blood-price',
    mishaps: [
      { mishap: 'loseHealth', n: 1 },
      { mishap: 'loseEnergy', n: 1 },
    ],
  },
  { id: 'lost-time', mishaps: [{ mishap: 'lessTime', n: 1 }] },
  { id: 'ill-omen', mishaps: [{ mishap: 'loseEnergy', n: 1 }, { mishap: 'stun' }] },
  { id: 'debt', mishaps: [{ mishap: 'debt' }] },
]

export const traps: readonly Trap[] = [
  { id: 'snare', mishaps: [{ mishap: 'stun' }] },
  { id: 'spikes', mishaps: [{ mishap: 'damage', n: 1 }] },
  { id: 'dart-wall', mishaps: [{ mishap: 'toxic', n: 1 }] },
  { id: 'net', mishaps: [{ mishap: 'net' }] },
  { id: 'bell', mishaps: [{ mishap: 'bell' }] },
  { id: 'pitfall', mishaps: [{ mishap: 'damage', n: 2 }] },
  { id: 'gas', mishaps: [{ mishap: 'toxicAll', n: 1 }] },
  { id: 'rusted', mishaps: [{ mishap: 'nothing' }] },
]

/** Each title twice (FG-C5.4). */
export const fears: readonly Fear[] = [
  { id: 'frozen', faceUp: 'noSprint', mishaps: [] },
  { id: 'shaking-hands', faceUp: 'noEnergyReroll', mishaps: [] },
  { id: 'panic', mishaps: [{ mishap: 'panic' }] },
  { id: 'scream', mishaps: [{ mishap: 'loseEnergy', n: 1 }] },
  { id: 'tunnel-vision', faceUp: 'noReach', mishaps: [] },
  { id: 'heavy-limbs', faceUp: 'noEnergyMove', mishaps: [] },
  { id: 'dropped-guard', mishaps: [{ mishap: 'dropParry' }] },
  { id: 'cold-resolve', mishaps: [{ mishap: 'nothing' }] },
]

/** FG-47, FG-C2.8 */
export const STORY_CARDS = ['satchel', 'lantern-oil', 'castellan-seal'] as const
