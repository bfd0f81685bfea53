/** Nobody is asked again and again what they can only pass. */
import { expect, test } from 'vitest'
import { closing, friends, hiders, rivals } from '@emberhall/roster/kinds'
import { areCalm, CALM, countPrompts, promptSection, promptsAnswered, tenthOf } from '../src/prompts.ts'
import { median } from '../src/study/index.ts'

const plan = { games: 3, seed: 1, bot: 'heuristic' }

test.each([
  { module: friends, seats: 2, options: {} },
  { module: friends, seats: 4, options: closing(friends) },
  { module: rivals, seats: 2, options: {} },
  { module: rivals, seats: 4, options: {} },
  { module: hiders, seats: 3, options: {} },
])('$module.game.id with $seats seats $options', ({ module, seats, options }) => {
  const found = countPrompts(module, { ...plan, seats, options: { ...module.quickOptions(seats), ...options } })
  expect(median(found.idle)).toBeLessThan(CALM.median)
  expect(tenthOf(found.idle)).toBeLessThanOrEqual(CALM.tenth)
  expect(median(found.asked)).toBeGreaterThan(1)
})

test('windows that are put to those who can only pass are counted, and too many of them are told', () => {
  const module = friends
  const options = { ...module.quickOptions(4), ...closing(module) }
  const { idle, passed } = countPrompts(module, { ...plan, seats: 4, options })
  const sum = (counts: Record<string, number>): number =>
    Object.entries(counts).reduce((all, [n, times]) => all + Number(n) * times, 0)
  expect(sum(idle)).toBeGreaterThan(10)
  expect(sum(passed)).toBeGreaterThan(sum(idle))
  expect(areCalm({ asked: {}, passed: {}, idle: { 0: 4, 2: 5 } })).toBe(false)
  expect(areCalm({ asked: {}, passed: {}, idle: { 0: 8, 4: 2 } })).toBe(false)
  expect(areCalm({ asked: {}, passed: {}, idle: { 0: 8, 3: 2 } })).toBe(true)
})

test('what is settled is not asked, unless people want that', () => {
  const module = friends
  const table = { ...plan, games: 6, seats: 1, options: module.quickOptions(1) }
  const [few, all] = [promptsAnswered(module, table), promptsAnswered(module, { ...table, asksSettled: true })]
  expect(few.perTurn).toBeLessThan(all.perTurn)
  expect(few.perGame).toBeLessThan(all.perGame)
  expect(few.perGame).toBeGreaterThan(few.perTurn)
})

test('the balance page has a line for every table', async () => {
  const asked = { games: 1, seed: 1, bot: 'random' }
  const page = await promptSection(friends, asked, async (table) => countPrompts(friends, table), [
    { label: 'open', options: {} },
    { label: 'closed', options: closing(friends) },
  ])
  expect(page.match(/^\| (yes|\*\*no\*\*) \|/gm)).toHaveLength(8)
  expect(page).toContain('1 games')
})
