import { playTable } from '@emberhall/lab'
import type { StudyTable, Tables } from '@emberhall/lab/study'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { forgeflame } from '../../src/index.ts'
import type { Tallied } from '../../src/study/contest.ts'
import { study } from '../../src/study/index.ts'
import { contestPage, type Row } from '../../src/study/page.ts'

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)
const table = (seats: number, games: number, bots = ['heuristic']): StudyTable => ({
  part: '',
  label: `${seats} at the table`,
  seats,
  from: 0,
  to: games,
  seed: 3,
  options: { recruitment: 'random' },
  bots,
})
async function line(at: StudyTable): Promise<Row> {
  const found = await playTable(forgeflame as unknown as GameModule, study.report as Tables, at)
  return { ...at, found: found as Tallied }
}

test('every victory has a place, a bot and a team', { timeout: 60_000 }, async () => {
  const { found } = await line(table(2, 4))
  expect(found.games).toBe(4)
  expect(sum(found.rounds)).toBe(4)
  expect(sum(found.endings)).toBe(4)
  expect(found.places[0]! + found.places[1]!).toBeCloseTo(4)
  expect(found.bots).toEqual({ heuristic: 4 })
  const members = Object.values(found.members)
  expect(members.reduce((n, { games }) => n + games, 0)).toBe(4 * 6)
  expect(members.reduce((n, { wins }) => n + wins, 0)).toBeCloseTo(4 * 3)
})
test('the seats turn, so that no bot keeps a place', { timeout: 60_000 }, async () => {
  const { found } = await line(table(2, 4, ['heuristic', 'random']))
  expect(found.bots['heuristic']).toBeGreaterThan(found.bots['random']!)
  expect(sum(found.bots)).toBeCloseTo(4)
})
test('the same table gives the same figures', { timeout: 60_000 }, async () => {
  expect(await line(table(3, 2))).toEqual(await line(table(3, 2)))
})
test('the page says what holds and what does not', { timeout: 60_000 }, async () => {
  const two = await line(table(2, 2))
  const alone = await line(table(1, 2))
  const page = contestPage({
    command: 'the command',
    tables: [{ ...two, found: { ...two.found, games: 10, places: [9, 1], endings: { artifacts: 4, overrun: 6 } } }],
    lots: [{ ...two, found: { ...two.found, members: { 0: { games: 10, wins: 7 } } } }],
    alone: { ...alone, found: { ...alone.found, games: 4, met: { 1: 1, 3: 3 }, counted: { 39: 1, 40: 1, 120: 1 } } },
    random: { ...two, found: { ...two.found, games: 100, bots: { heuristic: 96, random: 4 } } },
    members: ['Granit'],
    idle: [],
    bands: [0, 40, 100],
  })
  expect(page).toContain('Written by `the command`')
  expect(page).toContain(
    '| **no** | the first player is within 5 points of a fair share with 2 and 3 seats | 2 at the table: 40.0 points |',
  )
  expect(page).toContain('| **no** | at least 80 % end by artifacts | 2 at the table: 40.0 % |')
  expect(page).toContain('| **no** | at most 10 % are overrun | 2 at the table: 60.0 % |')
  expect(page).toContain('| yes | the bot beats random play in 95 % of the games | 96.0 % |')
  expect(page).toContain('teams drawn by lot | Granit 70.0 % (2 at the table) |')
  expect(page).toContain('The score counts in 75.0 % of the games')
  for (const band of ['| 0 to 39 | 33.3 % |', '| 40 to 99 | 33.3 % |', '| 100 or more | 33.3 % |'])
    expect(page).toContain(band)
})
