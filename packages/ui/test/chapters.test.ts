import type { LogLine } from '@emberhall/kernel'
import { chaptersOf, worthTelling } from '@emberhall/ui/ending'
import { expect, test } from 'vitest'

const line = (what: string, ...args: LogLine['args']): LogLine => ({ what, args }) as LogLine
const LOG = [
  line('setup'),
  line('turn', 1),
  line('hit', 3),
  line('moved'),
  line('turn', 2),
  line('moved'),
  line('day', 1),
  line('hit', 5),
]
const shape = (chapters: ReturnType<typeof chaptersOf>) =>
  chapters.map(({ what, no, lines }) => [what, no, ...lines.map((one) => one.what)])

test('a log is told in chapters, each from the line that begins it', () => {
  const chapters = chaptersOf(LOG, ['turn', 'day'])
  expect(shape(chapters)).toEqual([
    ['turn', 1, 'hit', 'moved'],
    ['turn', 2, 'moved'],
    ['day', 1, 'hit'],
  ])
  expect(shape(worthTelling(chapters, new Set(['hit'])))).toEqual([
    ['turn', 1, 'hit'],
    ['day', 1, 'hit'],
  ])
})
test('what came before the first chapter belongs to none', () => {
  expect(shape(chaptersOf(LOG, ['night']))).toEqual([])
})
