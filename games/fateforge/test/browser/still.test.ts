/** No question takes room from the board: dice, cards and what is laid out to be chosen have a room of their own. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { asks, type Moments, playMoments } from '@emberhall/lab/moments'
import { atRest, DESKTOP, open, PHONE, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

const fight = { seats: 1, options: { play: 'training', training: 'c2', heroes: ['lord', 'rogue'] } }
const asked: Moments<S, O> = Object.fromEntries(
  ['prepare', 'order', 'turn', 'prevent', 'item', 'extra'].map((name) => [name, { ...fight, when: asks<S, O>(name) }]),
)

const saves = playMoments(fateforge, asked)

test.each([PHONE, DESKTOP])(
  'the board of a fight lies in the same place whatever is asked ($width)',
  async (viewport) => {
    const { page, close } = await visit(browser, { listed: false, viewport })
    const places: Record<string, string> = {}
    const look = async (name: string): Promise<void> => {
      await atRest(page)
      const { x, y, width, height } = (await page.locator('[data-board]').boundingBox())!
      places[name] = [x, y, width, height].map(Math.round).join(' ')
    }
    for (const [name, save] of saves) {
      await open(page, served.url, save)
      await look(name)
      if (name !== 'turn') continue
      await page.locator('.fg-tray [data-source]').first().click()
      await page.locator('.fg-put-back').waitFor()
      await look('with a die in hand')
    }
    const [first] = Object.values(places)
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((name) => [name, first])))
    expect(await close()).toBe('quiet')
  },
)
