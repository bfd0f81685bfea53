import { playTable } from '@emberhall/lab'
import { type StudyTable, sumUp, type Tables } from '@emberhall/lab/study'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { fateforge } from '../../src/index.ts'
import { type ActTally, emptyActs } from '../../src/study/acts.ts'
import { study } from '../../src/study/index.ts'
import { actsPage } from '../../src/study/page.ts'

const playActs = async (table: StudyTable): Promise<ActTally> =>
  (await playTable(fateforge as unknown as GameModule, study.report as Tables, table)) as ActTally
const table = (from: number, to: number, options: StudyTable['options'], bot = 'heuristic'): StudyTable => ({
  part: 'acts',
  label: '2 players',
  seats: 2,
  from,
  to,
  seed: 3,
  bots: [bot],
  options,
})
const act = { until: 'end' }
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

test('an act is followed from its first fight to its ending', { timeout: 60_000 }, async () => {
  const found = await playActs(table(0, 1, act))
  expect(found.acts).toBe(1)
  expect(sum(found.endings)).toBe(1)
  expect(found.fights['c1']).toMatchObject({ fought: 1, before: 1, rounds: 2 })
  expect(found.fights['c7']!.fought).toBe(1)
  expect(found.fights['c7']!.after).toBeLessThan(1)
  expect(Object.keys(found.choices)).toContainEqual(expect.stringMatching(/^n2\./))
  expect(found.cards['iron-sword']!.acts).toBe(1)
  expect(found.pages['act-1/n1']).toBe(1)
})
test('acts played apart add up to the same as together', { timeout: 60_000 }, async () => {
  const fight = { play: 'training', training: 'c1' }
  const apart = emptyActs()
  for (const from of [0, 2]) sumUp(apart, await playActs(table(from, from + 2, fight, 'random')))
  const { fights, ...rest } = await playActs(table(0, 4, fight, 'random'))
  expect(apart).toMatchObject(rest)
  expect(apart.fights['c1']!.fought).toBe(4)
  expect(apart.fights['c1']!.after).toBeCloseTo(fights['c1']!.after)
})
/** A tally in which this share of 100 fights was won. */
const won = (share: number): ActTally => {
  const fight = { fought: 100, won: share * 100, before: 90, after: 45, fell: 20, rounds: 200 }
  return {
    ...emptyActs(),
    acts: 100,
    fights: { c1: fight, c2: fight, c7: fight },
    pages: { 'act-1/n1': 100, 'act-1/n2': 1 },
    rounds: { 30: 100 },
    decisions: { 800: 100 },
  }
}
const line = (share: number) => ({ label: `${share}`, found: won(share) })
const pageOf = (...shares: number[]) =>
  actsPage({ command: 'the command', bot: 'heuristic', acts: shares.map(line), random: [line(0.02)] })

test('the page says what holds and what does not', () => {
  const page = pageOf(0.5, 0.8)
  expect(page).toContain('Written by `the command`')
  expect(page).toContain('| **no** | the first fight is won in at least 70 % | 0.5: 50.0 %; 0.8: 80.0 % |')
  expect(page).toContain(
    '| **no** | the boss falls in 30 % to 60 %, as far as the sample can tell | 0.5: 50.0 %; 0.8: 80.0 % |',
  )
  expect(page).toContain(
    '| **no** | fights from the second on are won in 75 % to 95 %, as far as the sample can tell | not c2, 0.5: 50.0 % |',
  )
  expect(page).toContain('| act-1/n4b | 0 |')
  expect(page).not.toContain('| act-1/n1 |')
  expect(page).toMatch(/\| \*\*no\*\* \| every page of the story is read \| .*act-1\/n4b, /)
  expect(page).toContain('| yes | random play wins under 10 % of each fight | of all |')
  expect(page).toContain('| c7 | 90 % → 45 %, 0.20 | 90 % → 45 %, 0.20 |')
  expect(page).toContain('| acts | 100 | 100 |')
})
test('a share that may be within its bounds, for all the sample can tell, is not held against them', () => {
  expect(pageOf(0.5, 0.62)).toContain('| yes | the boss falls in 30 % to 60 %')
  expect(pageOf(0.5, 0.75)).toContain('| **no** | the boss falls in 30 % to 60 %')
  expect(pageOf(0.97, 0.7)).toContain('| yes | fights from the second on are won in 75 % to 95 %')
})
