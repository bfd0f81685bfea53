/** A fight in the middle of an act: how it ended has a scene of its own, and the story goes on behind it. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { asks, saveAt } from '@emberhall/lab/moments'
import { choicesOf, open, PHONE, prompted, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

const options = { play: 'campaign', until: 'end', heroes: ['lord', 'rogue'] }
const leaving = saveAt(fateforge, { seats: 1, options, when: asks<S, O>('extra') })
const MOST = 12

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test(`is told before the story goes on (${viewport.width})`, async () => {
    const { page, close } = await visit(browser, { viewport })
    await open(page, served.url, leaving)
    const ending = page.locator('.eh-ending')
    for (let n = 0; n < MOST && (await ending.count()) === 0; n++) {
      const { question: before, offered } = await prompted(page)
      await page
        .locator(`[data-choice="${offered.find((word) => word === 'finish') ?? offered[0]}"]`)
        .first()
        .click()
      // What is asked next may wait behind the ending.
      await eventually(async () => (await ending.count()) > 0 || !['', before].includes(await question(page))).toBe(
        true,
      )
    }
    expect(await ending.locator('h1').textContent()).toMatch(/^The fight is (won|lost)$/)
    expect(await ending.locator('.eh-ending-people > i').count()).toBe(2)
    expect(await choicesOf(page).count()).toBe(0)
    await ending.getByRole('button', { name: 'The story goes on' }).click()
    await choicesOf(page).first().waitFor()
    expect(await ending.count()).toBe(0)
    await page.reload()
    await choicesOf(page).first().waitFor()
    expect(await ending.count()).toBe(0)
    expect(await close()).toBe('quiet')
  })
