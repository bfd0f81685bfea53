import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, hero, type Playing, preparing, thing, zoneOf } from './acting.ts'
import { against, namedBy } from './asking.ts'
import type { FoeWish, HeroWish, Scene } from './scene.ts'

afterEach(allDone)

const THINGS: Scene['ground'] = {
  tokens: [
    { kind: 'chest', id: 'chest', zone: 'a1' },
    { kind: 'exploration', id: 'search', zone: 'a1' },
    { kind: 'device', id: 'lantern', zone: 'a1' },
    { kind: 'door', id: 'door', zone: 'a1', other: 'b1' },
    { kind: 'portal', id: 'portal', zone: 'a1', to: ['d3'] },
  ],
  chest: ['iron-sword'],
}
const among = (wish: HeroWish, enemies: readonly FoeWish[] = []): Playing =>
  acting({ ground: THINGS, heroes: { lord: wish, shaman: { at: 'd1' } }, enemies })

test('FG-26.1 a Focus opens chests, searches, works doors and the things of the scene', () => {
  const t = among({ pool: ['focus.green', 'focus.yellow', 'strike.red', 'move.yellow'] })
  expect(namedBy(t, 'use')).toEqual([0, 1, 2, 3].flatMap((i) => [`${i}:focus.green`, `${i}:focus.yellow`]))
  t.refuses(0, 'use:0:strike.red', 'FG-25.2')
  t.answer(0, 'use:2:focus.green').answer(0, 'use:3:focus.yellow')
  expect([thing(t, 'lantern').done, thing(t, 'door').done]).toEqual([true, true])
  const elsewhere = acting({ ground: THINGS, heroes: { lord: { at: 'c1', pool: ['focus.green'] }, shaman: {} } })
  expect(namedBy(elsewhere, 'use')).toEqual([])
  const beyond = acting({ ground: THINGS, heroes: { lord: { at: 'b1', pool: ['focus.green'] }, shaman: {} } })
  expect(namedBy(beyond, 'use')).toEqual(['3:focus.green'])
})
test('FG-26.1 a thing is used once, a door opens and closes', () => {
  const t = among({ pool: ['focus.green', 'focus.green', 'focus.green', 'focus.yellow'] })
  t.answer(0, 'use:2:focus.green').refuses(0, 'use:2:focus.green', 'FG-U1.5')
  t.answer(0, 'use:3:focus.green').answer(0, 'use:3:focus.green')
  expect(thing(t, 'door').done).toBe(false)
})
test('FG-26.2 a defended thing cannot be used, other enemies do not prevent it', () => {
  const beside = among({ pool: ['focus.green'] }, [{ enemy: 'marsh-wolf', at: 'a1' }])
  beside.offers(0, ['use:0:focus.green', 'use:2:focus.green'])
  const defended = among({ pool: ['focus.green'] }, [{ enemy: 'risen', at: 'a1', defends: 'lantern' }])
  expect(against(defended, 'use:2:focus.green')).toEqual(['FG-19.5'])
  defended.refuses(0, 'use:2:focus.green', 'FG-19.5')
  defended.offers(0, 'use:0:focus.green')
})
test('FG-26.3 a Move takes a portal, a Sprint does not', () => {
  const t = among({ pool: ['move.yellow', 'focus.green'] })
  expect(namedBy(t, 'portal')).toEqual(['4:move.yellow', '4:energy'])
  t.answer(0, 'portal:4:move.yellow')
  expect(zoneOf(hero(t, 'lord'))).toBe('d3')
  const sprint = preparing({ ground: THINGS, heroes: { lord: {}, shaman: { at: 'd1' } } }).answer(0, 'roll:0:15')
  expect([namedBy(sprint, 'sprint'), namedBy(sprint, 'portal')]).toEqual([['0:a2'], []])
})
