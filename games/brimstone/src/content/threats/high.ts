import type { Threat } from '../types.ts'

export const high: readonly Threat[] = [
  {
    id: 'th-high-1',
    level: 'high',
    groups: [
      { type: 'en-spider', n: '2P' },
      { type: 'en-strangler', n: 3 },
    ],
  },
  {
    id: 'th-high-2',
    level: 'high',
    groups: [
      { type: 'en-tentacle', n: 'P' },
      { type: 'en-hellbat', n: 'P' },
    ],
  },
  {
    id: 'th-high-3',
    level: 'high',
    groups: [
      { type: 'en-terror', n: 2 },
      { type: 'en-spider', n: 6 },
    ],
  },
  {
    id: 'th-high-4',
    level: 'high',
    groups: [
      { type: 'en-strangler', n: 'P' },
      { type: 'en-spider', n: 'P' },
    ],
  },
  {
    id: 'th-high-5',
    level: 'high',
    groups: [
      { type: 'en-spider', n: '2P' },
      { type: 'en-hellbat', n: 'P' },
      { type: 'en-tentacle', n: 1 },
    ],
  },
  { id: 'th-high-6', level: 'high', groups: [{ type: 'en-terror', n: 3 }] },
  {
    id: 'th-high-7',
    level: 'high',
    groups: [
      { type: 'en-tentacle', n: 4 },
      { type: 'en-strangler', n: 3 },
    ],
  },
  {
    id: 'th-high-8',
    level: 'high',
    groups: [
      { type: 'en-terror', n: 1 },
      { type: 'en-strangler', n: 'P' },
    ],
  },
]
