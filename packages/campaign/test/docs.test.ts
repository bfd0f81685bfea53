/** The examples of docs/campaigns.md stand here and in parts.test.ts word for word, and are run. */
import { readFileSync } from 'node:fs'
import { begin, finishScene, keepScene, passTime, startScene } from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import { AT, answer } from './help.ts'
import { game, trail } from './trail.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const flat = (code: string) => code.replaceAll(/^ +/gm, '')

test('the examples of the manual are such that are run', () => {
  const blocks = [...read('../../../docs/campaigns.md').matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!)
  expect(blocks).toHaveLength(2)
  const run = flat(`${read('parts.test.ts')}${read('docs.test.ts')}`)
  for (const block of blocks) expect(run).toContain(flat(block))
})
test('it plays a scene', () => {
  const [id, heroes, seed, fate, now] = ['c1', ['ash', 'birch'], 7, new Fate(7), () => AT] as const
  let document = begin(trail, { id, name: 'Our trail', at: now(), seats: ['Ann', 'Bob'], options: { heroes } })
  const started = startScene(trail, document, seed)
  const match = Match.start(game, started.setup)
  document = keepScene(trail, started.document, save(match)) // as often as wanted
  while (!match.isOver) answer(match, fate)
  document = finishScene(trail, document, match.table.s)
  document = passTime(document, { at: now(), minutes: 25 })
  expect([document.scenes, document.minutes, document.tree.chapter]).toEqual([1, 25, 2])
})
