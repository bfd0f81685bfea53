/** Parts of the table kit in a real browser: seen, walked over, chosen from, and read aloud. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { launch, PHONE, visit } from './chromium.ts'
import { type Served, serveParts } from './serve.ts'

let browser: Browser
let served: Served
beforeAll(async () => {
  served = await serveParts()
  browser = await launch()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await served?.stop()
})
const open = async (part: string, options: Parameters<typeof visit>[1] = {}, query = '?still') => {
  const visited = await visit(browser, options)
  await visited.page.goto(`${served.url}/${query}#${part}`)
  await visited.page.locator('.eh-tile img').first().waitFor()
  return visited
}

describe('a board of tiles', () => {
  test('lights what can be chosen and nothing else, and does it', async () => {
    const { page, close } = await open('tile-board')
    expect(await page.locator('.eh-square[data-spot="open"]').count()).toBe(8)
    await page.locator('[data-key="square 0,6"]').click()
    await page.getByText('Ben walks').waitFor()
    expect(await page.locator('[data-piece="hero 0"]').getAttribute('data-at')).toBe('0,6')
    expect(await page.locator('[data-key="square 0,6"]').getAttribute('data-spot')).toBe('blocked')
    await page.locator('[data-key="square 8,3"]').focus()
    await page.getByRole('tooltip').getByText('That is more than four steps.').waitFor()
    expect(await close()).toBe('quiet')
  })
  test('is dragged, and a drag chooses nothing', async () => {
    const { page, close } = await open('tile-board')
    const square = page.locator('[data-key="square 0,6"]')
    const before = (await square.boundingBox())!
    const [x, y] = [before.x + 20, before.y + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y - 40, { steps: 4 })
    await page.mouse.up()
    const after = (await square.boundingBox())!
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([60, -40])
    expect(await page.getByText('Ada walks').count()).toBe(1)
    expect(await close()).toBe('quiet')
  })
  test('grows under the wheel where the pointer is, and shows everything again', async () => {
    const { page, close } = await open('tile-board')
    const square = page.locator('[data-key="square 2,0"]')
    const before = (await square.boundingBox())!
    await page.mouse.move(before.x, before.y)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await square.boundingBox())!.width).toBeGreaterThan(before.width * 1.3)
    const near = (await square.boundingBox())!
    expect(Math.abs(near.x - before.x)).toBeLessThan(2)
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect.poll(async () => (await page.locator('.eh-tile').evaluateAll(inWindow)).every(Boolean)).toBe(true)
    expect(await close()).toBe('quiet')
  })
  test('is walked over square by square, and says what is there', async () => {
    const { page, close } = await open('tile-board')
    await page.locator('.eh-walker').focus()
    const said = page.locator('.eh-walked')
    const walk = async (keys: readonly string[]): Promise<string | null> => {
      for (const key of keys) await page.keyboard.press(key)
      return said.textContent()
    }
    expect(await walk(['ArrowUp'])).toBe('Square 2, 6; The well, lit; Ada')
    expect(await walk(['ArrowLeft'])).toBe('Square 1, 6; The well, lit; nothing here; costs 1')
    expect(await walk(['ArrowDown'])).toBe('No way on')
    expect(await walk(['ArrowUp'])).toBe('Square 1, 5; The well, lit; Ben')
    await walk(['ArrowDown', 'Enter'])
    await page.getByText('Ben walks').waitFor()
    expect(await page.locator('[data-piece="hero 0"]').getAttribute('data-at')).toBe('1,6')
    expect(await close()).toBe('quiet')
  })
  test('brings what happens back into view', async () => {
    const { page, close } = await open('tile-board')
    await page.locator('.eh-walker').focus()
    for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowUp')
    const back = page.getByRole('button', { name: 'Show what is happening' })
    await back.click()
    await expect.poll(() => back.count()).toBe(0)
    expect((await page.locator('[data-piece="hero 0"]').evaluateAll(inWindow)).every(Boolean)).toBe(true)
    expect(await close()).toBe('quiet')
  })
  test('is pinched on a phone', async () => {
    const { page, close } = await open('tile-board', { viewport: PHONE, hasTouch: true })
    const devtools = await page.context().newCDPSession(page)
    const tile = page.locator('[data-tile="well"]')
    const before = (await tile.boundingBox())!
    const at = (await page.locator('.eh-board').boundingBox())!
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 0 },
      { x: middle.x + apart, y: middle.y, id: 1 },
    ]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
    for (const apart of [50, 60, 70, 80])
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before.width * 1.6)
    expect(await close()).toBe('quiet')
  })
})

test.each(['en', 'fr'])('assistive technology finds nothing to stumble over (%s)', async (lang) => {
  const found: string[] = []
  for (const part of ['tile-board', 'crowd']) {
    const { page, close } = await open(part, {}, `?still&lang=${lang}`)
    found.push(...(await findings(page, part)))
    await close()
  }
  expect(found).toEqual([])
})

/** Whether elements lie in the window of their board. */
function inWindow(elements: readonly Element[]): boolean[] {
  const room = document.querySelector('.eh-board')!.getBoundingClientRect()
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1
  })
}
