/** How an encounter ended: a scene that any press lands, and a slip for those who do not wait for it. */
import { playFilms } from '@emberhall/lab/moments'
import { taintedGrail } from '@emberhall/tainted-grail'
import { films } from '@emberhall/tainted-grail/album'
import { findings, moved, open, PHONE, question, visit, words } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { expect, test } from 'vitest'

const { save, answer } = playFilms(taintedGrail, { victory: films['victory']! }).get('victory')!

for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }])
  test(`a scene tells how it ended, and a press goes on (${viewport.width})`, async () => {
    const { page, close } = await visit(browser, { viewport, reducedMotion: 'no-preference' })
    // Two seconds become many, so that a busy machine sees what there is to see.
    await page.addInitScript(() =>
      localStorage.setItem('emberhall.settings', JSON.stringify({ pace: 4, listed: true })),
    )
    await open(page, served.url, save)
    const before = await question(page)
    await page.locator(`[data-choice="${answer}"]`).first().click()
    const scene = page.locator('.tg-aftermath')
    // Once it is there it stays: without timers nothing comes after it but what is pressed.
    await page.waitForFunction(
      () => {
        if (document.querySelector('.tg-aftermath') === null) return false
        const last = Number(setTimeout(() => undefined))
        for (let timer = 0; timer <= last; timer++) clearTimeout(timer)
        return true
      },
      undefined,
      { polling: 'raf' },
    )
    expect(await scene.locator('h2').textContent()).toBe('The fight is won')
    expect(await scene.locator('.eh-ending-people > i').count()).toBe(1)
    // It comes with a movement.
    await eventually(() => scene.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    const title = (await scene.locator('h2').boundingBox())!
    expect(title.y + title.height).toBeLessThan(viewport.height)
    await page.keyboard.press('Enter')
    await moved(page, before)
    await scene.waitFor({ state: 'detached' })
    await eventually(() => page.locator('.tg-slip').count()).toBe(1)
    expect(await close()).toBe('quiet')
  })

test('waits for nobody who wants no motion: a slip says it, opens the scene, and goes with the next answer', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true })
  await open(page, served.url, save)
  const before = await question(page)
  await page.locator(`[data-choice="${answer}"]`).first().click()
  await moved(page, before)
  expect(await page.locator('.tg-aftermath').count()).toBe(0)
  // What came of it in the story is a page of its own, to be turned.
  const turn = page.locator('.tg-turn')
  while ((await turn.count()) > 0) await turn.click()
  const slip = page.locator('.tg-slip')
  expect(await slip.textContent()).toContain('The fight is won')
  await slip.click()
  await page.locator('.eh-sheet .eh-ending').waitFor()
  expect(await findings(page, 'aftermath', '.eh-sheet')).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.eh-sheet').waitFor({ state: 'detached' })
  const asked = await question(page)
  const [word = ''] = (await words(page)).slice(-1)
  await page.locator(`[data-choice="${word}"]`).first().click()
  await moved(page, asked)
  expect(await slip.count()).toBe(0)
  expect(await close()).toBe('quiet')
})
