/** A connection that is cut at every answer, in each of the ways it can be. */
import { friends } from '@emberhall/roster/kinds'
import { type Answer, Match } from '@emberhall/kernel'
import { load, type SaveFile, save } from '@emberhall/saves'
import type { TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { give, moved, nextWord, question, visit, words } from '@emberhall/testkit/browser'
import { browser, post, server } from '@emberhall/testkit/browser/server'

/** Before it gets there, once it is there, and before the other side hears that it is. */
const CUTS = ['unsent', 'sent', 'unheard'] as const
const ANSWERS = 12

/** Cuts the line once for each answer that is sent for the first time. How many there were. */
async function cutAtEveryAnswer(page: Page): Promise<() => number> {
  const seen = new Set<string>()
  await page.routeWebSocket(/\/api\/socket/, (near) => {
    const far = near.connectToServer()
    let isDeaf = false
    const cut = (): void => {
      void near.close({ code: 4900 })
      void far.close({ code: 4900 })
    }
    far.onMessage((message) => {
      if (isDeaf) cut()
      else near.send(message)
    })
    near.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id?: string }
      const how = CUTS[seen.size % CUTS.length]
      const isFirst = type === 'answer' && id !== undefined && !seen.has(id)
      if (isFirst) seen.add(id)
      if (isFirst && how === 'unsent') return cut()
      isDeaf ||= isFirst && how === 'unheard'
      far.send(message)
      if (isFirst && how === 'sent') cut()
    })
  })
  return () => seen.size
}

test('whatever is cut, each answer counts once, and the table stands where it would have without', async () => {
  const { page, close } = await visit(browser)
  const begun = Match.start(friends.game, { seats: 1, options: friends.quickOptions(1), seed: 12 })
  const seats = [{ kind: 'me', name: 'Ana' }]
  const { id } = await post<TableInfo>(page, '/api/tables/import', { save: save(begun), seats })
  const cuts = await cutAtEveryAnswer(page)
  await page.goto(`${server.url}/table/${id}`)

  const { match } = load(friends.game, save(begun))
  // As the table wishes for whoever sits there.
  for (const name of friends.settled ?? []) match.setWindow(0, name, 'habit')
  for (let n = 0; n < ANSWERS; n++) {
    await page.locator('[data-choice]').first().waitFor()
    const before = await question(page)
    const ask = match.askOf(0)!
    const given = nextWord(await words(page))
    await give(page, nextWord)
    const answer: Answer = ask.kind === 'one' ? friends.game.words.parse(given) : ask.options.slice(0, ask.min)
    expect(ask.options).toEqual(expect.arrayContaining([answer].flat()))
    match.play(0, answer)
    await moved(page, before)
    // Without a word of it to the person at the table.
    expect(await page.locator('.online-notices [role=alert]').count()).toBe(0)
  }
  expect(cuts()).toBe(ANSWERS)
  const stored = (await (await page.request.get(`${server.url}/api/tables/${id}/save`)).json()) as SaveFile
  expect(stored.position).toBe(save(match).position)
  expect(await close()).toBe('quiet')
})
