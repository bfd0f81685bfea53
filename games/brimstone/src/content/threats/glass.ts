import type { Threat } from '../types.ts'

/** One deck for all levels (SB-30.10). */
export const glass: readonly Threat[] = [
  {
    id: 'th-glass-1',
    level: 'world',
    world: 'w-glass',
    rows: {
      low: [{ type: 'en-hound', n: 2 }],
      med: [{ type: 'en-hound', n: 'P' }],
      high: [
        { type: 'en-hound', n: 'P' },
        { type: 'en-slinger', n: 3 },
      ],
    },
  },
  {
    id: 'th-glass-2',
    level: 'world',
    world: 'w-glass',
    rows: {
      low: [{ type: 'en-slinger', n: 2 }],
      med: [{ type: 'en-slinger', n: 'P' }],
      high: [
        { type: 'en-slinger', n: 'P' },
        { type: 'en-hound', n: 3 },
      ],
    },
  },
  {
    id: 'th-glass-3',
    level: 'world',
    world: 'w-glass',
    rows: {
      low: [{ type: 'en-hound', n: 3 }],
      med: [
        { type: 'en-hound', n: 'P' },
        { type: 'en-slinger', n: 1 },
      ],
      high: [
        { type: 'en-hound', n: 6 },
        { type: 'en-slinger', n: 2 },
      ],
    },
  },
  {
    id: 'th-glass-4',
    level: 'world',
    world: 'w-glass',
    rows: {
      low: [{ type: 'en-slinger', n: 3 }],
      med: [
        { type: 'en-slinger', n: 2 },
        { type: 'en-hound', n: 3 },
      ],
      high: [
        { type: 'en-slinger', n: 'P' },
        { type: 'en-hound', n: 'P' },
      ],
    },
  },
  {
    id: 'th-glass-5',
    level: 'world',
    world: 'w-glass',
    rows: {
      low: [
        { type: 'en-slinger', n: 1 },
        { type: 'en-hound', n: 2 },
      ],
      med: [
        { type: 'en-slinger', n: 3 },
        { type: 'en-hound', n: 2 },
      ],
      high: [
        { type: 'en-slinger', n: 3 },
        { type: 'en-hound', n: 'P' },
      ],
    },
  },
  { id: 'th-glass-6', level: 'world', world: 'w-glass', rows: 'wandering' },
]
