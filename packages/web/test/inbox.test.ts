import { expect, test } from 'vitest'
import { inboxOf } from '../src/hall/inbox.ts'
import type { Sitter } from '../src/play/source.ts'

const me: Sitter = { kind: 'here', name: 'Me', colour: 'amber' }
const ana: Sitter = { kind: 'link', name: 'Ana', colour: 'teal' }
const line = (name: string, waiting: number, over: string, updated: number) => ({
  name,
  sitters: [me, ana],
  waiting,
  over,
  updated,
})

test('tables that wait for me stand first, then those that wait for others, then what is over', () => {
  const tables = [
    line('over, just now', -1, 'won', 9),
    line('mine, long ago', 0, '', 1),
    line('of Ana', 1, '', 8),
    line('mine', 0, '', 5),
    line('over', -1, 'lost', 2),
  ]
  expect(inboxOf(tables).map(({ name }) => name)).toEqual([
    'mine',
    'mine, long ago',
    'of Ana',
    'over, just now',
    'over',
  ])
})
