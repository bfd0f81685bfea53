import type { Threat } from '../types.ts'

/** Six Hellbats are all there are: two Peril Dice of them make the rest Elite (SB-18.4). */
export const med: readonly Threat[] = [
  {
    id: 'th-med-1',
    level: 'med',
    groups: [
      { type: 'en-spider', n: '2P' },
      { type: 'en-tentacle', n: 1 },
    ],
  },
  {
    id: 'th-med-2',
    level: 'med',
    groups: [
      { type: 'en-tentacle', n: 'P' },
      { type: 'en-spider', n: 3 },
    ],
  },
  {
    id: 'th-med-3',
    level: 'med',
    groups: [
      { type: 'en-strangler', n: 'P' },
      { type: 'en-hellbat', n: 2 },
    ],
  },
  {
    id: 'th-med-4',
    level: 'med',
    groups: [
      { type: 'en-terror', n: 2 },
      { type: 'en-spider', n: 'P' },
    ],
  },
  {
    id: 'th-med-5',
    level: 'med',
    groups: [
      { type: 'en-hellbat', n: '2P' },
      { type: 'en-spider', n: 'P' },
    ],
  },
  {
    id: 'th-med-6',
    level: 'med',
    groups: [
      { type: 'en-terror', n: 1 },
      { type: 'en-spider', n: '2P' },
    ],
  },
  {
    id: 'th-med-7',
    level: 'med',
    groups: [
      { type: 'en-tentacle', n: 3 },
      { type: 'en-strangler', n: 3 },
    ],
  },
  {
    id: 'th-med-8',
    level: 'med',
    groups: [
      { type: 'en-strangler', n: 2 },
      { type: 'en-hellbat', n: 'P' },
      { type: 'en-spider', n: 3 },
    ],
  },
]
