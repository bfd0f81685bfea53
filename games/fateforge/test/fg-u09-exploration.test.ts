import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, pool, thing } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const token: Token = { kind: 'exploration', id: 'search', zone: 'b1' }
const market = (at: 'b1' | 'a2' = 'b1') =>
  acting({
    ground: { tokens: [token] },
    heroes: { lord: { at, pool: ['focus.green', 'focus.green', 'move.yellow'] }, shaman: { at: 'a2' } },
  })

test('FG-U9.1 a Focus in the zone investigates the token and shows what it holds', () => {
  const t = market()
  expect(namedBy(t, 'use')).toEqual(['0:focus.green'])
  t.refuses(0, 'use:0:move.yellow')
  t.answer(0, 'use:0:focus.green')
  expect([lines(t, 'explored'), thing(t, 'search').done, pool(t, 'lord')]).toEqual([
    ['explored lord field.search informant'],
    true,
    ['focus.green', 'move.yellow'],
  ])
  expect(against(t, 'use:0:focus.green')).toEqual(['FG-U1.5'])
})
test('FG-U9.1 FG-50.3 entering the zone shows nothing, and nobody knows what is there', () => {
  const t = market('a2')
  expect(namedBy(t, 'use')).toEqual([])
  expect(lines(t, 'explored')).toEqual([])
})
