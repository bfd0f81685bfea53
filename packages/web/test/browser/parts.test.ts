/** Parts of the table kit in a real browser: seen, walked over, chosen from, and read aloud. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  atRest,
  findings,
  heard,
  listen,
  PHONE,
  says,
  type Served,
  serveParts,
  visit,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser } from '@emberhall/testkit/browser/kept'

let served: Served
beforeAll(async () => {
  served = await serveParts()
}, 120_000)
afterAll(async () => {
  await served?.stop()
})
const open = async (part: string, options: Parameters<typeof visit>[1] = {}, query = '?still') => {
  const visited = await visit(browser, { pictures: true, ...options })
  await visited.page.goto(`${served.url}/${query}#${part}`)
  await visited.page.locator('.eh-baked').first().waitFor()
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
    await eventually(async () => {
      const after = (await square.boundingBox())!
      return [Math.round(after.x - before.x), Math.round(after.y - before.y)]
    }).toEqual([60, -40])
    expect(await page.getByText('Ada walks').count()).toBe(1)
    expect(await close()).toBe('quiet')
  })
  test('grows under the wheel where the pointer is, and shows everything again', async () => {
    const { page, close } = await open('tile-board')
    const square = page.locator('[data-key="square 2,0"]')
    const before = (await square.boundingBox())!
    await page.mouse.move(before.x, before.y)
    await page.mouse.wheel(0, -300)
    await eventually(async () => (await square.boundingBox())!.width).toBeGreaterThan(before.width * 1.3)
    const near = (await square.boundingBox())!
    expect(Math.abs(near.x - before.x)).toBeLessThan(2)
    await page.getByRole('button', { name: 'Show everything' }).click()
    await eventually(async () => (await page.locator('.eh-tile').evaluateAll(inWindow)).every(Boolean)).toBe(true)
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
    await eventually(() => back.count()).toBe(0)
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
    await eventually(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before.width * 1.6)
    expect(await close()).toBe('quiet')
  })
})

test('a map of cards is walked along its roads, says what is there, and shows what was in the fog', async () => {
  const { page, close } = await open('map')
  expect(await page.locator('.eh-place[data-spot="open"]').count()).toBe(5)
  await page.locator('[data-key="106"]').focus()
  await page.getByRole('tooltip').getByText('No road leads there from here.').waitFor()
  await page.locator('.eh-walker').focus()
  const walk = async (...keys: readonly string[]): Promise<string | null> => {
    for (const key of keys) await page.keyboard.press(key)
    return page.locator('.eh-walked').textContent()
  }
  expect(await walk('ArrowUp')).toContain('Location 101, Lantern Hill; 2 people here: Ada, Ben')
  expect(await walk('ArrowUp')).toContain('Location 102, Crow Wood; nobody here; Grey Wolf, 5')
  expect(await walk('ArrowLeft')).toBe('No road west')
  expect(await walk('ArrowRight')).toContain('Location 105, Old Bridge; in thin fog')
  expect(await walk('ArrowDown', 'ArrowRight')).toContain('closed road west to 104')
  expect(await walk('PageDown')).toContain('Location 107, Reed Gate; in thick fog')
  expect(await walk('PageDown', 'Enter')).toContain('3 people here')
  await page.getByText('Ada has 3 Energy').waitFor()
  expect(await walk('ArrowRight')).toContain('Location 109, unexplored')
  await walk('Enter')
  await page.getByText('Ada has 1 Energy').waitFor()
  expect(await page.locator('[data-key="109"]').innerText()).toContain('Grey Sisters')
  expect(await page.locator('[data-piece="ada"]').getAttribute('data-at')).toBe('109')
  expect(await close()).toBe('quiet')
})
test('a map can be read on a phone without zooming, and begins where something happens', async () => {
  const { page, close } = await open('map', { viewport: PHONE, hasTouch: true })
  const plate = page.locator('[data-key="101"] .eh-place-plate')
  expect((await plate.evaluateAll(inWindow)).every(Boolean)).toBe(true)
  const shown = await plate.evaluate((element) => {
    const zoom = element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth
    return zoom * Number.parseFloat(getComputedStyle(element).fontSize)
  })
  expect(shown).toBeGreaterThanOrEqual(12)
  expect(await close()).toBe('quiet')
})
test('a chain of cards shows what would join before it is laid, and adds up what did', async () => {
  const { page, close } = await open('chain', { viewport: PHONE })
  const thought = page.locator('[data-look="thought"] .eh-key[data-edge="left"]')
  const states = () => thought.evaluateAll((keys) => keys.map((key) => key.getAttribute('data-meeting')))
  await page.locator('.hand [data-key="coin"]').focus()
  expect(await states()).toEqual(['offered', 'joined'])
  await page.locator('.eh-sum output').getByText('Trust from 1 to 3').waitFor()
  await page.locator('.hand [data-key="song"]').focus()
  await page.getByRole('tooltip').getByText('A song is never the first word.').waitFor()
  for (const card of ['greet', 'truth', 'song']) await page.locator(`.hand [data-key="${card}"]`).click()
  await page.getByRole('heading', { name: 'Trust 7 of 9' }).waitFor()
  await page.getByRole('heading', { name: 'Doubt 1' }).waitFor()
  const last = page.locator('.eh-chain-card').last()
  const edges = await last.evaluate((card) => card.getBoundingClientRect().toJSON() as DOMRect)
  expect(edges.left).toBeGreaterThanOrEqual(0)
  expect(edges.right).toBeLessThanOrEqual(PHONE.width)
  await page.locator('.eh-chain button').first().focus()
  await page.keyboard.press('ArrowRight')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toContain('Card 2 of 4, Greeting; laid by Ada')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toContain('1 Doubt: joined, always joins')
  await page.keyboard.press('End')
  expect(await focused()).toContain('Here goes the next card')
  expect(await close()).toBe('quiet')
})
test('a page of story tells what is chosen, why not, and nothing of what nobody may know', async () => {
  const { page, close } = await open('page')
  const choices = () =>
    page.locator('.eh-choice').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText))
  expect((await choices()).map((text) => text.split('\n')[1])).toEqual([
    'Dive to the altar',
    'Ring the drowned bell',
    'Take the ember',
    'Leave',
  ])
  const refused = page.getByRole('button', { name: 'Ring the drowned bell' })
  expect(await refused.getAttribute('aria-disabled')).toBe('true')
  expect(await refused.textContent()).toContain('Not met: Spirit 1')
  expect(await refused.textContent()).toContain('Not possible: Ada has Spirit 0')
  expect(await page.getByRole('button', { name: 'Take the ember' }).textContent()).toContain('Met: Three Embers')
  await page.keyboard.press('2')
  expect(await page.locator('.eh-page-told').count()).toBe(0)
  await page.keyboard.press('3')
  await page.getByRole('status').getByText('You chose: Take the ember').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Out among the Reeds')
  await page.keyboard.press('2')
  await page.getByRole('heading', { name: 'The Drowned Tower' }).waitFor()
  expect((await choices()).join()).toContain('Follow the light in the water')
  expect(await close()).toBe('quiet')
})
test('a page of story says how many choices lie below its edge, and goes there', async () => {
  const height = 480
  const { page, close } = await open('page', { viewport: { width: 1000, height } })
  const more = page.locator('.eh-page-more')
  // Letters that come late move what is below the edge.
  await atRest(page)
  await eventually(() => more.textContent()).toBe('4 more below')
  // However late the page comes to rest under the pointer.
  await more.dispatchEvent('click')
  await more.waitFor({ state: 'detached' })
  const last = (await page.locator('.eh-choice').last().boundingBox())!
  expect(Math.floor(last.y + last.height)).toBeLessThanOrEqual(height)
  expect(await close()).toBe('quiet')
})
test('a page of story is read aloud, passage by passage, until it is stopped', async () => {
  const { page, close } = await visit(browser)
  await page.addInitScript(listen)
  await page.goto(`${served.url}/?still#page`)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  const all = await heard(page)
  expect(all.map(({ lang }) => lang)).toEqual(all.map(() => 'en-GB'))
  expect([all[0]?.text, all.at(-1)?.text]).toEqual([
    'The lake came up one spring and forgot to go down.',
    'What do they do?',
  ])
  const marked = () => page.locator('[data-read]').allInnerTexts()
  await says(page, 'start', 2)
  await eventually(async () => (await marked()).join()).toMatch(/^At the foot of the stair/)
  await says(page, 'start', -1)
  await eventually(marked).toEqual(['What do they do?'])
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await eventually(marked).toEqual([])
  expect(await heard(page)).toEqual([])
  expect(await close()).toBe('quiet')
})
test('a page of story without a voice lacks only the button', async () => {
  const { page, close } = await visit(browser)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await page.goto(`${served.url}/?still#page`)
  await page.getByRole('button', { name: 'Leave' }).waitFor()
  expect(await page.getByRole('button', { name: 'Read aloud' }).count()).toBe(0)
  expect(await close()).toBe('quiet')
})
test('an ending shows its people and says when it turned; a roll says what counted and what was needed', async () => {
  const { page, close } = await open('ending')
  await page.getByRole('heading', { name: 'The bell rings again' }).waitFor()
  expect(await page.locator('.eh-ending-people > i').count()).toBe(3)
  expect(await page.locator('.eh-ending-turn').innerText()).toContain('Round 3. Ana put the lantern out')
  expect(await page.locator('.eh-ending-lists h2').allInnerTexts()).toEqual([
    'What was achieved',
    'What it cost',
    'What it brought',
  ])
  await page.getByRole('button', { name: 'See the roll' }).click()
  const roll = page.getByRole('region', { name: 'Ana leaps' })
  expect(await roll.getByRole('listitem').allInnerTexts()).toEqual(['lit, counts', 'dying, does not count'])
  expect(await roll.innerText()).toContain('Both stones must be lit.')
  expect(await close()).toBe('quiet')
})
test('a street of places is gone along by thumb, keys and overview, and says what is offered and why not', async () => {
  const { page, close } = await open('street', { viewport: PHONE, hasTouch: true })
  const counter = page.locator('.eh-counter h2')
  expect(await counter.innerText()).toBe('Chapel')
  await page.locator('.eh-street-row').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await eventually(() => counter.innerText()).toBe('Smithy')
  await page.getByText('closed: The forge is cold today.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'General Store' }).first().click()
  await eventually(() => counter.innerText()).toBe('General Store')
  expect(await page.locator('.eh-choice[data-key="bread"]').innerText()).toContain('Ada is not there.')
  const house = page.locator('.eh-house > [data-key="store"]')
  expect(await house.evaluate((one) => one.getBoundingClientRect().left >= 0)).toBe(true)
  await house.click()
  await page.locator('.eh-choice[data-key="lamp"]').getByText('Ada cannot pay for it.').waitFor()
  await page.locator('.eh-choice[data-key="bread"]').click()
  await page.getByText('Ada has 5 coins').waitFor()
  await house.focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => counter.innerText()).toBe('The Lamp')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('here: Ben (Lucky table)')
  expect(await close()).toBe('quiet')
})

const PARTS = ['tile-board', 'crowd', 'map', 'chain', 'page', 'street', 'drawing']
test.each(PARTS.flatMap((part) => ['en', 'fr'].map((lang) => [part, lang] as const)))(
  'assistive technology finds nothing to stumble over (%s, %s)',
  async (part, lang) => {
    const { page, close } = await open(part, {}, `?still&lang=${lang}`)
    expect(await findings(page, part)).toEqual([])
    await close()
  },
)

test.each(PARTS)('what is written on things can be read (%s)', async (part) => {
  const { page, close } = await open(part)
  if (part === 'chain') {
    for (const card of ['greet', 'coin']) await page.locator(`.hand [data-key="${card}"]`).click()
    await page.locator('.hand [data-key="tale"]').focus()
  }
  // What is drawn on a thing is hidden from those who hear its name instead, and else nobody would look at it.
  await page.evaluate(() => {
    document.querySelector('.eh-walker')?.remove()
    for (const drawn of document.querySelectorAll('[aria-hidden]')) drawn.removeAttribute('aria-hidden')
  })
  expect((await findings(page, part)).filter((found) => found.includes(' color-contrast '))).toEqual([])
  await close()
})

/** Whether elements lie in the window of their board. */
function inWindow(elements: readonly Element[]): boolean[] {
  const room = document.querySelector('.eh-viewport')!.getBoundingClientRect()
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1
  })
}
