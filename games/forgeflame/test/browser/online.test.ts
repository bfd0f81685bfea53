/** Two rivals in two browsers through a whole game of Forgeflame, one interrupting the other, and somebody who watches. */
import { expect, test } from 'vitest'
import {
  choicesOf,
  type Page,
  prompted,
  question,
  reloaded,
  turn,
  type Visit,
  visit,
  written,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, gather, layTable, type LogPart, server } from '@emberhall/testkit/browser/server'
import { leastWord, savedNearEnd } from './short.ts'

// ---------------------------------------------------------------- people

const isEnded = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: 'Play again' }).count()) > 0
const fileOf = async (page: Page, act: () => Promise<void>): Promise<Record<string, unknown>> =>
  JSON.parse(String(await written(page, act))) as Record<string, unknown>

test('two rivals and a spectator to the end of a game, with an interrupt and a reload', async () => {
  const visits = await Promise.all([visit(browser), visit(browser), visit(browser)])
  const [ana, bo, eve] = visits.map(({ page }: Visit) => page) as [Page, Page, Page]
  const left = 40
  const game = savedNearEnd(left, (word) => word.startsWith('absorb:'))
  const info = await layTable(ana, game)
  const { id } = info
  await gather(bo, eve, info)
  const absorbed = async (): Promise<number> => {
    const { lines } = (await (await eve.request.get(`${server.url}/api/tables/${id}/log`)).json()) as LogPart
    return lines.filter(({ what }) => what === 'absorbed').length
  }
  const absorbedBefore = await absorbed()
  const asked: string[] = []
  const interrupts: { readonly by: Page; readonly offeredToOthers: number }[] = []
  const isOneMove = async (): Promise<boolean> => {
    for (const page of [ana, bo]) {
      const seen = await prompted(page)
      const isInterrupt = seen.offered.some((word) => word.startsWith('absorb:'))
      const others = [ana, bo, eve].filter((other) => other !== page)
      const offered = isInterrupt ? await Promise.all(others.map((other) => choicesOf(other).count())) : []
      const word = await turn(page, leastWord, seen)
      if (word === '') continue
      asked.push(word)
      if (isInterrupt) interrupts.push({ by: page, offeredToOthers: offered.reduce((a, b) => a + b) })
    }
    return isEnded(ana)
  }

  while (asked.length < 6) await isOneMove()
  // No copy, and a report that tells only what is seen from here.
  await ana.keyboard.press('j')
  await ana.locator('.history').waitFor()
  expect(await ana.getByRole('button', { name: 'Play on from here, as a copy' }).count()).toBe(0)
  expect(await ana.locator('.history .seat-name').allTextContents()).toEqual(['Ana', 'Anybody'])
  await ana.keyboard.press('Escape')
  await ana.keyboard.press('m')
  await ana.getByRole('button', { name: 'Something is wrong' }).click()
  await ana.getByLabel('What did you expect').fill('A nugget.')
  const report = await fileOf(ana, () => ana.getByRole('button', { name: 'Save the report' }).click())
  expect(Object.keys(report)).toEqual(['capsule', 'version', 'lang', 'note', 'view', 'log'])

  const { question: before } = await reloaded(ana)
  await ana.reload()
  await ana.locator('.online-pill').waitFor()
  await eventually(() => question(ana)).toBe(before)
  expect(await choicesOf(eve).count()).toBe(0)
  // The rest in text, where nothing has to be drawn.
  for (const page of [ana, bo, eve]) {
    await page.goto(`${server.url}/table/${id}?text`)
    await page.locator('.command input').waitFor()
  }
  while (!(await isOneMove())) expect(asked.length).toBeLessThanOrEqual(left)

  expect(asked.length).toBe(left)
  expect(interrupts.length).toBeGreaterThan(0)
  expect(interrupts.map(({ offeredToOthers }) => offeredToOthers)).toEqual(interrupts.map(() => 0))
  for (const page of [bo, eve]) {
    await page.goto(`${server.url}/table/${id}`)
    await page.locator('.end-actions').waitFor()
  }
  // Everybody has been told of it, and now the whole game may be had.
  expect((await absorbed()) - absorbedBefore).toBe(interrupts.length)
  const saved = await fileOf(bo, () =>
    bo.locator('.end-actions').getByRole('button', { name: 'Save to a file' }).click(),
  )
  expect(saved).toMatchObject({ game: 'forgeflame', seats: 2 })
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
