/** The notes that go along with Fateforge's first fight: shown as play goes on, put away for good, in both languages. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import {
  choicesOf,
  isOver,
  lightHasMoved,
  moved,
  type Page,
  PHONE,
  prompted,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { toTheFight } from './fight.ts'

/** What gets on; a die is spent before a turn is closed. */
const SOON = [
  /^(hero:|onward|choice:|tester:|ready|roll:|order:|strike|shoot|who|prevent|pass)/,
  /^(confirm:|end$|finish)/,
]
async function answer(page: Page): Promise<void> {
  const { question: before, offered } = await prompted(page)
  const [soon, then] = SOON.map((wanted) => offered.find((word) => wanted.test(word)))
  const choice = page.locator(`[data-choice="${soon ?? then ?? offered.at(-1)!}"]`).first()
  await choice.evaluate((button: HTMLElement) => button.click())
  await moved(page, before)
}
const noteOf = (page: Page) => page.locator('.lesson p')
/** Which of the notes of this question it is; nothing where there is only one. */
const placeOf = (page: Page): Promise<string[]> => page.locator('.lesson-place').allTextContents()

/** The first fight, opened as a file. */
async function openFight(page: Page, options: Partial<O> = {}): Promise<void> {
  const table = { play: 'training', training: 'c1', heroes: ['lord', 'rogue'], ...options } as const
  const match = Match.start<S, O>(fateforge.game, { seats: 1, seed: 3, options: table })
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  const buffer = Buffer.from(JSON.stringify(save(match)))
  await page.locator('input[type=file]').setInputFiles({ name: 'fight.json', mimeType: 'application/json', buffer })
  await choicesOf(page).first().waitFor()
}

test('the first fight of a campaign is explained as it is played, until that is enough', async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.locator('.door-fateforge .play').click()
  await choicesOf(page).first().waitFor()
  while (!(await isOver(page))) {
    expect(await noteOf(page).count()).toBe(0)
    await answer(page)
  }
  await page.locator('.end-actions .main').click()
  await toTheFight(page)
  await noteOf(page).waitFor()
  expect(await noteOf(page).textContent()).toContain('satchel')
  expect(await placeOf(page)).toEqual([])

  while (!(await words(page)).some((word) => word.startsWith('roll:'))) await answer(page)
  expect(await noteOf(page).textContent()).toContain('behind your screen')
  expect(await placeOf(page)).toEqual([])
  await page.locator('.lesson .eh-rule').click()
  await page.locator('.rules').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.rules').waitFor({ state: 'detached' })

  await page.reload()
  await noteOf(page).waitFor()
  expect(await placeOf(page)).toEqual([])
  await answer(page)
  await page.locator('.lesson .quiet').click()
  // A Sprint and being ready are there to speak of whatever was rolled.
  expect(await placeOf(page)).toEqual([expect.stringMatching(/^2 of [2-9]$/)])

  await page.locator('.lesson .link').click()
  await noteOf(page).waitFor({ state: 'detached' })
  await page.reload()
  await choicesOf(page).first().waitFor()
  await answer(page)
  expect(await noteOf(page).count()).toBe(0)
  expect(await close()).toBe('quiet')
})

for (const [locale, viewport] of [
  ['fr-FR', PHONE],
  ['en-GB', undefined],
] as const)
  test(`no note comes twice, and none lies on what it speaks of (${locale})`, async () => {
    const { page, close } = await visit(browser, { locale, ...(viewport && { viewport }) })
    await openFight(page)
    await noteOf(page).waitFor()
    const read: string[] = []
    for (let n = 0; n < 30 && read.length < 9; n++) {
      // As people have it, with the list of choices folded. A note moves its light within a moment.
      await page.keyboard.press('f')
      await lightHasMoved(page)
      await eventually(() => page.evaluate(isCovered)).toBe(false)
      if ((await noteOf(page).count()) > 0) read.push((await noteOf(page).textContent())!)
      await page.keyboard.press('f')
      await answer(page)
    }
    expect(read.length).toBe(9)
    expect(new Set(read).size).toBe(9)
    expect(read[0]).toContain(locale === 'fr-FR' ? 'sacoche' : 'satchel')
    expect(await close()).toBe('quiet')
  })
/** Whether the middle of what is lit lies under the note. */
function isCovered(): boolean {
  const [note, light] = ['.lesson', '.spotlight'].map((part) => document.querySelector(part)?.getBoundingClientRect())
  if (note === undefined || light === undefined) return false
  const y = light.top + light.height / 2
  const x = light.left + light.width / 2
  return y > note.top && y < note.bottom && x > note.left && x < note.right
}

test('a table that wants no lesson has none', async () => {
  const { page, close } = await visit(browser)
  await openFight(page, { tutorial: false })
  for (let n = 0; n < 6; n++) {
    expect(await noteOf(page).count()).toBe(0)
    await answer(page)
  }
  expect(await close()).toBe('quiet')
})
