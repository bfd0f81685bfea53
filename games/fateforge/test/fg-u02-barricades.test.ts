import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, foe, health, zoneOf } from './acting.ts'
import { against, namedBy } from './asking.ts'
import { deeds } from './naming.ts'
import type { FoeWish, HeroWish, Scene } from './scene.ts'

afterEach(allDone)

/** Nobody shoots into c1 from b1. */
const ground: Scene['ground'] = { rows: 2, barricades: [{ zone: 'c1', from: ['b1'] }] }
const shooter = (wish: HeroWish, enemies: readonly FoeWish[]) =>
  acting({ ground, heroes: { 'sylvan-guard': { pool: ['shoot.blue'], ...wish }, shaman: { at: 'a2' } }, enemies })
const there: readonly FoeWish[] = [{ enemy: 'militia-guard', at: 'c1' }]

test('WE-16 FG-U2.1 FG-U2.2 no shot at the Archer behind the barricade, who shoots all the same', () => {
  const t = shooter({ at: 'b1' }, [{ enemy: 'archer', at: 'c1' }])
  expect(against(t, 'shoot:0:shoot.blue')).toEqual(['FG-U2.1'])
  t.refuses(0, 'shoot:0:shoot.blue', 'FG-U2.1')
  t.answer(0, 'end').answer(1, 'end')
  expect([deeds(t), health(t, 'sylvan-guard')]).toEqual([
    ['acts archer.1 0', 'foeShoots archer.1 sylvan-guard'],
    [6, 1, 0],
  ])
})
test('FG-U2.1 enemies cannot shoot that way either', () => {
  const t = enemiesAct({
    ground,
    heroes: { lord: { at: 'c1' }, shaman: { at: 'a2' } },
    enemies: [{ enemy: 'archer', at: 'b1' }],
  }).begin()
  expect([deeds(t), health(t, 'lord')]).toEqual([['idle archer.1'], [8, 0, 0]])
})
test('FG-U2.2 from another side, over it and out of it shots are allowed', () => {
  shooter({ at: 'd1' }, there).offers(0, 'shoot:0:shoot.blue')
  shooter({ at: 'c2' }, there).offers(0, 'shoot:0:shoot.blue')
  const beyond = shooter({ at: 'b1', active: ['long-shot'] }, [{ enemy: 'militia-guard', at: 'd1' }])
  beyond.answer(0, 'card:long-shot:0').answer(0, 'shoot:0:shoot.blue')
  expect(foe(beyond).red).toBe(1)
  const outward = shooter({ at: 'c1' }, [{ enemy: 'militia-guard', at: 'b1' }])
  expect(foe(outward.answer(0, 'shoot:0:shoot.blue')).red).toBe(1)
})
test('FG-U2.3 a longer shot is stopped if every shortest way ends over the barricade', () => {
  const far = (at: 'a1' | 'b2') => shooter({ at, active: ['long-shot'] }, there).answer(0, 'card:long-shot:0')
  expect(against(far('a1'), 'shoot:0:shoot.blue')).toEqual(['FG-U2.1'])
  expect(foe(far('b2').answer(0, 'shoot:0:shoot.blue')).red).toBe(1)
})
test('FG-U2.3 an enemy whose only targets are behind one cannot act', () => {
  const archer = (at: 'b1' | 'd1') =>
    enemiesAct({
      ground,
      heroes: { lord: { at: 'c1' }, shaman: { at: 'a2' } },
      enemies: [{ enemy: 'bone-archer', at }],
    }).begin()
  expect(deeds(archer('b1'))).toEqual(['idle bone-archer.1'])
  expect(deeds(archer('d1'))).toEqual(['acts bone-archer.1 0', 'foeShoots bone-archer.1 lord'])
})
test('FG-U2.4 only shots are stopped: not Pull, a Strike that reaches further or area damage', () => {
  const pull = acting({
    ground,
    heroes: { shaman: { at: 'b1', pool: ['shoot.blue'], active: ['spirit-hook'] }, lord: {} },
    enemies: there,
  })
  pull.answer(0, 'card:spirit-hook:0').answer(0, 'pull:0:action.1')
  expect(zoneOf(foe(pull))).toBe('b1')
  const spear = acting({
    ground,
    heroes: {
      lord: { at: 'b1', pool: ['strike.red'], items: { main: 'hooked-spear', pack2: 'ember-flask' } },
      shaman: {},
    },
    enemies: there,
  })
  spear.answer(0, 'card:hooked-spear:2').answer(0, 'strike:0:strike.red')
  expect(foe(spear).red).toBe(1)
  spear.answer(0, 'card:ember-flask:0')
  expect(foe(spear).red).toBe(2)
  expect(namedBy(spear, 'shoot')).toEqual([])
})
