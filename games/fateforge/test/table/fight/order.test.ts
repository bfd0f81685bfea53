/** FG-24 The tiles of the order of play, and the key below them. */
import { aOf, verbOf } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { HEROES } from '../../../src/content/types.ts'
import { ORDERS } from '../../../src/parts.ts'
import { V } from '../../../src/questions.ts'
import { placesIn } from '../../../src/steps/order.ts'
import { nameOf } from '../../../src/text/things.ts'
import { decisions, drawView } from './drawn.ts'

test('a hint lays the tiles in the order it speaks of, for the key sets the order they lie in', () => {
  for (const match of decisions({ seats: 3, seed: 5, scene: 'c1' })) {
    const view = match.view(match.waiting()[0]!)
    if (view.ask?.def.name !== 'order') continue
    const seen = { match, seat: view.seat, lang: 'en', phone: false } as const
    for (const option of view.ask.options.filter((one) => verbOf(one) === V.order)) {
      const [track] = /<ol.*?<\/ol>/s.exec(drawView(view, seen, [option]))!
      const names = placesIn(ORDERS[aOf(option)]!).map((h) => nameOf('hero', HEROES[view.state.heroes[h]!.id]!, 'en'))
      expect([...track.matchAll(/fg-tile-hero.*?<b>([^<]*)/gs)].map(([, name]) => name)).toEqual(names)
    }
    return
  }
  expect.unreachable('no order was asked for')
})
