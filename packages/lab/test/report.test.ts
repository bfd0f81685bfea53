import { expect, test } from 'vitest'
import { loadGame } from '@emberhall/roster'
import { type Questions, REPORT_TITLE, study, writeReport } from '../src/index.ts'

const few: Pick<Questions, 'modes' | 'parties' | 'foes' | 'cards'> = {
  modes: [
    { label: 'normal', options: {} },
    { label: 'hard', options: { mode: 'hard' } },
  ],
  parties: [{ label: 'Asha', seats: 1, options: { seekers: ['asha'] } }],
  foes: [{ label: 'Dreadweaver', without: ['danse-macabre', 'sea-of-dreams'] }],
  cards: [{ label: 'Asha', seats: 1, options: { seekers: ['asha'] }, cards: ['great-stag', 'all-or-nothing'] }],
}

test('the report tells all that was found, and how to find it again', { timeout: 120_000 }, async () => {
  const module = await loadGame('kinfire-delve')
  const labels: string[] = []
  const found = await study(
    'kinfire-delve',
    { games: 4, seats: 2, bot: 'random', seed: 3, workers: 1 },
    (label) => labels.push(label),
    few,
  )
  expect(labels).toContain('Asha without great-stag')
  const page = writeReport(module, found)
  expect(page.startsWith(REPORT_TITLE)).toBe(true)
  expect(page).toContain('npx emberhall simulate kinfire-delve --report --games 4 --seed 3 --bot random')
  for (const part of [
    'What has to hold',
    'Ways to play',
    'Random play',
    'Against whom',
    'How games are lost',
    'Length',
  ])
    expect(page).toContain(`## ${part}`)
  expect(page).toContain('Great Stag')
  expect(page).not.toMatch(/NaN|undefined|Infinity/)
  const again = writeReport(
    module,
    await study('kinfire-delve', { games: 4, seats: 2, bot: 'random', seed: 3, workers: 2 }, undefined, few),
  )
  expect(again).toBe(page)
})
