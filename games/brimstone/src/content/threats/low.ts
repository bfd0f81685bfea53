import type { Threat } from '../types.ts'

export const low: readonly Threat[] = [
  { id: 'th-low-1', level: 'low', groups: [{ type: 'en-spider', n: 'P' }] },
  { id: 'th-low-2', level: 'low', groups: [{ type: 'en-tentacle', n: 2 }] },
  { id: 'th-low-3', level: 'low', groups: [{ type: 'en-strangler', n: 2 }] },
  { id: 'th-low-4', level: 'low', groups: [{ type: 'en-hellbat', n: 'P' }] },
  { id: 'th-low-5', level: 'low', groups: [{ type: 'en-terror', n: 1 }] },
  { id: 'th-low-6', level: 'low', groups: [{ type: 'en-hellbat', n: 3 }] },
  {
    id: 'th-low-7',
    level: 'low',
    groups: [
      { type: 'en-spider', n: 3 },
      { type: 'en-tentacle', n: 1 },
    ],
  },
  {
    id: 'th-low-8',
    level: 'low',
    groups: [
      { type: 'en-spider', n: 'P' },
      { type: 'en-hellbat', n: 2 },
    ],
  },
]
