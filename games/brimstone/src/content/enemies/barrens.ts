import type { Enemy } from '../types.ts'

/** Of the Glass Barrens. */
export const barrens: readonly Enemy[] = [
  {
    id: 'en-hound',
    name: { en: 'Shard Hounds', fr: 'Molosses d’éclats' },
    single: { en: 'Shard Hound', fr: 'Molosse d’éclats' },
    flavour: {
      en: 'They do not bark. They ring.',
      fr: 'Ils n’aboient pas. Ils tintent.',
    },
    keywords: ['Void', 'Beast'],
    size: 'medium',
    initiative: 5,
    move: 8,
    escape: 4,
    toHit: 4,
    figures: 6,
    normal: { combat: 2, damage: 2, defense: 2, health: 6, xp: 20, fear: { kind: 'fear', n: 1 }, abilities: [] },
    brutal: { combat: 3, damage: 3, defense: 3, health: 10, xp: 30, fear: { kind: 'fear', n: 2 }, abilities: [] },
    elite: ['el-b', 'el-c', 'el-d', 'el-e', 'el-f', 'el-h'],
  },
  {
    id: 'en-slinger',
    name: { en: 'Rift Slingers', fr: 'Frondeurs de la Faille' },
    single: { en: 'Rift Slinger', fr: 'Frondeur de la Faille' },
    flavour: {
      en: 'Whatever they throw was somewhere else a moment ago.',
      fr: 'Ce qu’ils lancent se trouvait ailleurs un instant plus tôt.',
    },
    keywords: ['Void'],
    size: 'medium',
    initiative: 4,
    move: 4,
    escape: 3,
    toHit: 5,
    figures: 6,
    normal: {
      combat: 1,
      damage: 2,
      defense: 2,
      health: 6,
      xp: 20,
      ranged: { range: 6, shots: 2, toHit: 4 },
      abilities: [],
    },
    brutal: {
      combat: 2,
      damage: 3,
      defense: 3,
      health: 9,
      xp: 30,
      ranged: { range: 6, shots: 3, toHit: 4 },
      abilities: [],
    },
    elite: ['el-a', 'el-b', 'el-c', 'el-e', 'el-h', 'el-k'],
  },
]
