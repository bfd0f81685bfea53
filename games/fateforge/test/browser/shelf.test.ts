/** The shelf and the books on it: modes that are switched between scenes, and what a told story leaves behind. */
import { begin, toFile } from '@emberhall/campaign'
import { chronicles } from '@emberhall/fateforge'
import { expect, test } from 'vitest'
import { answerBy, choicesOf, isOver, type Page, visit, written } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, server } from '@emberhall/testkit/browser/server'
import { toTheFight } from './fight.ts'

const ALL_RULES = Array.from({ length: 14 }, (_, i) => i + 1)
const shelf = () => `${server.url}/campaigns/fateforge`

/** Puts a campaign of one player on the shelf and opens its book. */
async function bring(page: Page, change: object = {}): Promise<void> {
  const begun = begin(chronicles, { id: 'brought', name: 'Brought along', at: 0, seats: ['Ana'] })
  const tree = { ...begun.tree, ...change }
  const act = chronicles.actOf(tree)
  const { text } = toFile(chronicles, { ...begun, tree, acts: [{ ...begun.acts[0]!, act, tree }] })
  await page.goto(shelf())
  await page.locator('.book').first().waitFor()
  const file = { name: 'brought.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.chronicle').waitFor()
}
const asked = (page: Page): Promise<void> => choicesOf(page).first().waitFor()
const playOn = async (page: Page, arrive = asked): Promise<void> => {
  await page.locator('.chronicle .play').click()
  await arrive(page)
}
/** What leads on through a story; nobody dawdles in camp. */
const ON = /^(hero:|onward|choice:|tester:|roll:|end$|finish|pass|agree)/
async function playScene(page: Page): Promise<void> {
  const on = (offered: readonly string[]): string => offered.find((one) => ON.test(one)) ?? offered.at(-1)!
  for (let n = 0; n < 150 && !(await isOver(page)); n++) await answerBy(page, on)
}
/** The rules that each campaign of this browser knows, by name. */
const rulesKnown = (page: Page): Promise<Record<string, readonly number[]>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('emberhall')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const all = opening.result.transaction('campaigns').objectStore('campaigns').getAll()
          all.onerror = () => reject(all.error!)
          all.onsuccess = () => {
            opening.result.close()
            const kept = all.result as { file: { name: string; tree: { rules: number[] } } }[]
            resolve(Object.fromEntries(kept.map(({ file }) => [file.name, file.tree.rules])))
          }
        }
      }),
  )

test('FG-8.3 Hardcore is switched in the book between scenes, shown on the shelf, and kept while one is played', async () => {
  const { page, close } = await visit(browser)
  await bring(page)
  const hardcore = page.getByRole('switch', { name: 'Hardcore' })
  expect(await hardcore.isChecked()).toBe(false)
  await hardcore.click()
  await eventually(() => hardcore.isChecked()).toBe(true)
  await page.goto(shelf())
  await page.locator('.book-link').waitFor()
  expect(await page.locator('.book-link').textContent()).toContain('Hardcore')
  await page.locator('.book-link').click()
  await playOn(page)
  await page.goto(shelf())
  await page.locator('.book-link').click()
  await page.locator('.campaign-mode').waitFor()
  expect(await page.locator('.campaign-mode').textContent()).toBe(
    'Hardcore is on. It can be changed between two scenes. FG-8.3',
  )
  expect(await hardcore.count()).toBe(0)
  await playOn(page)
  await playScene(page)
  const end = page.url()
  await page.goto(shelf())
  await page.locator('.book-link').click()
  await eventually(() => hardcore.count()).toBe(1)

  // It can also be switched where the scene ends.
  await page.goto(end)
  await page.locator('.end-actions').waitFor()
  expect(await hardcore.isChecked()).toBe(true)
  await hardcore.click()
  await page.locator('.end-actions .main').click()
  await toTheFight(page)
  await page.goto(shelf())
  await page.locator('.book-link').click()
  await page.locator('.campaign-mode').waitFor()
  expect(await page.locator('.campaign-mode').textContent()).toContain('Hardcore is off.')
  expect(await page.locator('.deeds li').count()).toBeGreaterThan(0)

  // A copy of the scene is a campaign of its own.
  await playOn(page, toTheFight)
  const scene = page.url()
  await page.keyboard.press('b')
  await page.getByRole('textbox', { name: 'A name for' }).fill('before the copy')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'before the copy' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Play on from here, as a copy' }).click()
  await eventually(() => page.url()).not.toBe(scene)
  await toTheFight(page)
  await page.goto(shelf())
  await eventually(() => page.locator('.book-link').count()).toBe(2)

  // The file of a campaign takes the names of its moments to another shelf.
  await page.locator('.book-link').first().click()
  const buffer = await written(page, () => page.getByRole('button', { name: 'Save to a file' }).click())
  const other = await visit(browser)
  await other.page.goto(shelf())
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer })
  await other.page.locator('.chronicle').waitFor()
  await playOn(other.page, toTheFight)
  await other.page.keyboard.press('b')
  await other.page.getByRole('button', { name: 'before the copy' }).first().waitFor()
  expect([await close(), await other.close()]).toEqual(['quiet', 'quiet'])
})

test('FG-3.4 whoever has told the main story to its end is not prompted with rules again', async () => {
  const { page, close } = await visit(browser)
  await bring(page, { act: 3, node: 'act-3-threshold' })
  await playOn(page)
  await playScene(page)
  await page.locator('.end-actions .main').click()
  await page.waitForURL(/\/campaigns\/fateforge$/)
  await page.locator('.book-empty').first().click()
  await page.waitForURL(/\/new\/fateforge\?campaign$/)
  await page.locator('.play').first().click()
  await asked(page)
  const known = await rulesKnown(page)
  expect(Object.keys(known)).toHaveLength(2)
  for (const rules of Object.values(known)) expect(rules.toSorted((a, b) => a - b)).toEqual(ALL_RULES)
  expect(await close()).toBe('quiet')
})
