import { expect, test } from 'vitest'
import { friends } from '@emberhall/roster/kinds'
import { loadStudy, type Plan, REPORT_TITLE } from '../src/index.ts'
import type { Questions, Victories } from '../src/study/index.ts'
import { victories } from '../src/victories.ts'
import { victoriesPage } from '../src/victoriesPage.ts'

const GAME = friends.game.id
/** The first of each kind. */
function fewOf({ modes, parties, foes, cards, ...rest }: Questions): Questions {
  const [first] = cards
  const some = first === undefined ? [] : [{ ...first, cards: first.cards.slice(0, 2) }]
  return { ...rest, modes: modes.slice(0, 2), parties: parties.slice(0, 1), foes: foes.slice(0, 1), cards: some }
}

test('the report tells all that was found, and how to find it again', { timeout: 120_000 }, async () => {
  const { report } = (await loadStudy(GAME))!
  const questions = fewOf((report as Victories).questions(friends))
  const plan: Plan = { games: 4, seats: 2, bot: 'random', seed: 3, workers: 1 }
  const labels: string[] = []
  const found = await victories(GAME, questions, plan, (label) => labels.push(label))
  const { label, cards } = questions.cards[0]!
  expect(labels).toContain(`${label} without ${cards[0]!}`)
  const page = victoriesPage(friends, found, 'the command')
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
  expect(page).toContain(friends.words.en.card(cards[0]!).name)
  expect(page).not.toMatch(/NaN|undefined|Infinity/)
  const again = await victories(GAME, questions, { ...plan, workers: 2 })
  expect(victoriesPage(friends, again, 'the command')).toBe(page)
})
