/** What the group has earned can be read and pressed on a phone. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { asks, playMoments } from '@emberhall/lab/moments'
import { atRest, open, openNext, PHONE, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

const act = { seats: 1, options: { play: 'campaign', until: 'end', heroes: ['lord', 'rogue'] } }
const LEAST = 40

test('a card of a trait is drawn as wide as its place, and a die to be won is as large as a finger', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: PHONE })
  const moments = { trait: { ...act, when: asks<S, O>('traitCard') }, die: { ...act, when: asks<S, O>('dieWon') } }
  const saves = playMoments<S, O>(fateforge, moments)
  await open(page, served.url, saves.get('trait')!)
  await atRest(page)
  const card = page.locator('.fgp-traitcards .fg-card').first()
  const [whole, picture] = [await card.boundingBox(), await card.locator('> svg').boundingBox()]
  expect(picture!.width).toBeCloseTo(whole!.width, 0)
  await openNext(page, saves.get('die')!)
  await atRest(page)
  const die = (await page.locator('.fgp-diewon button i').first().boundingBox())!
  expect(Math.min(die.width, die.height)).toBeGreaterThanOrEqual(LEAST)
  expect(await close()).toBe('quiet')
})
