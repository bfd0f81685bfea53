import { expect, test } from 'vitest'
import { loadGame } from '@emberhall/roster'
import { loadStudy, type Plan, REPORT_TITLE } from '../src/index.ts'
import type { Questions, Victories } from '../src/study/index.ts'
import { victories } from '../src/victories.ts'
import { victoriesPage } from '../src/victoriesPage.ts'

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
  const { report } = (await loadStudy('kinfire-delve'))!
  const questions = { ...(report as Victories).questions(module), ...few }
  const plan: Plan = { games: 4, seats: 2, bot: 'random', seed: 3, workers: 1 }
  const labels: string[] = []
  const found = await victories('kinfire-delve', questions, plan, (label) => labels.push(label))
  expect(labels).toContain('Asha without great-stag')
  const page = victoriesPage(module, found, 'the command')
  expect(page.startsWith(REPORT_TITLE)).toBe(true)
  expect(page).toContain('Written by `the command`')
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
  const again = await victories('kinfire-delve', questions, { ...plan, workers: 2 })
  expect(victoriesPage(module, again, 'the command')).toBe(page)
})
