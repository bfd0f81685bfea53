import type { Threat } from '../types.ts'

/** The same in every world (SB-29.3). */
export const epic: readonly Threat[] = [
  { id: 'th-epic-1', level: 'epic', groups: [{ type: 'en-colossus', n: 1 }] },
  {
    id: 'th-epic-2',
    level: 'epic',
    groups: [
      { type: 'en-colossus', n: 1 },
      { type: 'en-spider', n: 3 },
    ],
  },
  {
    id: 'th-epic-3',
    level: 'epic',
    groups: [
      { type: 'en-colossus', n: 1 },
      { type: 'en-hellbat', n: 3 },
    ],
  },
  { id: 'th-epic-4', level: 'epic', groups: [{ type: 'en-colossus', n: 1 }], extra: 'low' },
]
