/** Windows that a rival does not want to see. */
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { Match } from '@emberhall/kernel'
import { type SaveFile, save as saveOf } from '@emberhall/saves'
import { choicesOf, type Page, sitDown, turn, visit, words } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, layTable, server } from '@emberhall/testkit/browser/server'
import { expect, test } from 'vitest'
import { leastWord } from './short.ts'

const wishes = (page: Page) => page.getByRole('list', { name: 'How you want to be asked' })
/** Two rivals; the second may answer with an Absorption, which it does not hold, and so again in each of the next turns. */
function savedAtBluff(): SaveFile {
  const options = { recruitment: 'random', short: true, confirmEnd: false }
  const match = Match.start<S, O>(forgeflame.game, { seats: 2, seed: 11, options })
  while (!match.isOver) {
    const ask = match.asks().find(({ answer }) => answer === null)!
    const { seat, def, kind } = ask
    if (seat === 1 && def.name === 'absorption' && ask.options.length === 1) return saveOf(match)
    const offered = ask.options.map((option) => forgeflame.game.words.print(option))
    const isOne = kind === 'one'
    match.play(seat, isOne ? ask.options[offered.indexOf(leastWord(offered))]! : ask.options.slice(0, ask.min))
  }
  throw new Error('nobody is asked without holding the card')
}
const isAsked = async (page: Page): Promise<boolean> => (await choicesOf(page).count()) > 0
/** One answer of whoever is asked, at the text table, until somebody is asked again. */
async function oneAnswer(pages: readonly Page[]): Promise<void> {
  let given = ''
  while (given === '') for (const page of pages) given ||= await turn(page, leastWord)
  await eventually(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true)
}

test('among rivals, who asks to be asked only if able is alone in reading so, and can withdraw it', async () => {
  const visits = [await visit(browser), await visit(browser)]
  const [ana, bo] = visits.map(({ page }) => page) as [Page, Page]
  const { id, seats } = await layTable(ana, savedAtBluff())
  await sitDown(bo, `${server.url}/join/${id}~${seats[1]!.link!}`, 'Bo')
  for (const page of [ana, bo]) {
    await page.goto(`${server.url}/table/${id}?text`)
    await page.locator('.command input').waitFor()
  }
  const isBluff = async (): Promise<boolean> => (await words(bo)).join() === 'pass'
  await eventually(isBluff).toBe(true)

  await bo.getByRole('button', { name: 'Ask only if I can act' }).click()
  await eventually(isBluff).toBe(false)
  await eventually(() => wishes(bo).innerText()).toContain('Absorption as an answer: asked only if you can act')
  expect(await wishes(ana).count()).toBe(0)
  for (let answers = 0; answers < 6; answers++) {
    await oneAnswer([ana, bo])
    expect(await isBluff()).toBe(false)
  }
  await bo.getByRole('button', { name: 'Ask me again: Absorption as an answer' }).click()
  await eventually(() => wishes(bo).count()).toBe(0)
  for (let answers = 0; !(await isBluff()); answers++) {
    if (answers > 12) throw new Error('Bo was not asked again')
    await oneAnswer([ana, bo])
  }
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
