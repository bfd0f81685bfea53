import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { itemText, skillText } from '../src/text/cardText.ts'
import { CONTENT } from '../src/index.ts'
import { acting, foe, hero, type Playing, pool, zoneOf } from './acting.ts'
import { against, namedBy, verbs } from './asking.ts'
import type { HeroWish, Scene } from './scene.ts'

afterEach(allDone)

const withPool = (pool: readonly string[], wish: HeroWish = {}, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { mercenary: { energy: 0, ...wish, pool }, shaman: {} } })
const rogue = (pool: readonly string[], wish: HeroWish = {}, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { rogue: { energy: 0, ...wish, pool }, shaman: {} } })
/** An own small ground of six zones. */
const SIX = { columns: 3, rows: 2 } as const

describe('on the board', () => {
  test('FG-12.2 a Move leads to an adjacent zone', () => {
    const t = withPool(['move.yellow'], { at: 'b1' }, { ground: SIX })
    expect(namedBy(t, 'move')).toEqual(['a1:move.yellow', 'b2:move.yellow', 'c1:move.yellow'])
    t.refuses(0, 'move:c2:move.yellow', 'FG-25.2')
    t.answer(0, 'move:b2:move.yellow').logged('moved', ['mercenary', 'b1', 'b2'])
    expect(zoneOf(hero(t, 'mercenary'))).toBe('b2')
  })
  test('FG-12.3 a Strike hits an enemy in the same zone for 1', () => {
    const enemies = [
      { enemy: 'conscript', at: 'b1' },
      { enemy: 'archer', at: 'c1' },
    ] as const
    const t = withPool(['strike.red'], { at: 'b1' }, { enemies })
    expect(namedBy(t, 'strike')).toEqual(['0:strike.red'])
    t.refuses(0, 'strike:1:strike.red', 'FG-12.4')
    t.answer(0, 'strike:0:strike.red')
    expect([foe(t, 0).red, foe(t, 1).red]).toEqual([1, 0])
    expect(pool(t, 'mercenary')).toEqual([])
  })
  test('FG-12.4 a Shoot hits an enemy in an adjacent zone for 1, not in one’s own', () => {
    const enemies = (['b1', 'c1', 'd1'] as const).map((at) => ({ enemy: 'conscript', at }))
    const t = withPool(['shoot.blue'], { at: 'b1' }, { enemies })
    expect(namedBy(t, 'shoot')).toEqual(['1:shoot.blue'])
    expect(t.refusal(0, 'shoot:0:shoot.blue', 'FG-12.4')).toHaveLength(1)
    t.refuses(0, 'shoot:2:shoot.blue', 'FG-12.4')
    t.answer(0, 'shoot:1:shoot.blue')
    expect(t.state.enemies.map(({ red }) => red)).toEqual([0, 1, 0])
  })
  test('FG-12.6 Focus works the things of the board, and pays for skills', () => {
    const ground = { tokens: [{ kind: 'device', id: 'lantern', zone: 'a1' }] } as const
    const t = acting({
      ground,
      heroes: { shaman: { pool: ['focus.green', 'move.yellow'], active: ['spirit-bolt'] }, lord: {} },
    })
    expect(namedBy(t, 'use')).toEqual(['0:focus.green'])
    t.refuses(0, 'use:0:move.yellow', 'FG-25.2')
    t.offers(0, 'card:spirit-bolt:0').answer(0, 'use:0:focus.green')
    expect(t.state.objects[0]!.done).toBe(true)
    expect(pool(t, 'shaman')).toEqual(['move.yellow'])
    expect(against(t, 'card:spirit-bolt:0')).toEqual(['FG-14.7'])
  })
})

describe('what stands for what', () => {
  test('FG-12.5 Skill Strike and Skill Shoot act like the plain ones', () => {
    const enemies = [
      { enemy: 'conscript', at: 'a1' },
      { enemy: 'conscript', at: 'b1', init: 2 },
    ] as const
    const t = withPool(['strikeSkill.red', 'shootSkill.blue'], {}, { enemies })
    t.answer(0, 'strike:0:strikeSkill.red').answer(0, 'shoot:1:shootSkill.blue')
    expect(t.state.enemies.map(({ red }) => red)).toEqual([1, 1])
  })
  test('FG-12.5 Skill Shoot pays for Shoot, Shoot not for Skill Shoot', () => {
    const sylvan = (pool: readonly string[], active: readonly string[]) =>
      acting({
        heroes: { 'sylvan-guard': { pool, active }, shaman: {} },
        enemies: [{ enemy: 'conscript', at: 'b1' }],
      })
    const rain = sylvan(['shootSkill.blue', 'shoot.blue', 'move.yellow'], ['rain-of-arrows'])
    rain.offers(0, 'card:rain-of-arrows:0')
    expect(against(sylvan(['shoot.blue'], ['twin-arrows']), 'card:twin-arrows:0')).toEqual(['FG-14.7'])
    sylvan(['shootSkill.blue'], ['twin-arrows']).offers(0, 'card:twin-arrows:0')
    const swing = (pool: readonly string[]) => withPool(pool, { active: ['brutal-swing'] })
    expect(against(swing(['strike.red']), 'card:brutal-swing:0')).toEqual(['FG-14.7'])
    swing(['strikeSkill.red']).offers(0, 'card:brutal-swing:0')
  })
  test('FG-12.7 Fail does nothing and pays for nothing', () => {
    const t = acting({
      heroes: { lord: { pool: ['fail.red', 'move.yellow'], active: ['noble-resolve'], energy: 0 }, shaman: {} },
    })
    expect(namedBy(t, 'move')).toEqual(['a2:move.yellow', 'b1:move.yellow'])
    t.answer(0, 'card:noble-resolve:0')
    expect(pool(t, 'lord')).toEqual(['fail.red'])
    const choice = ['fail.red', 'move.yellow', 'strike.red']
    const asked = acting({ heroes: { lord: { pool: choice, active: ['noble-resolve'], energy: 0 }, shaman: {} } })
    asked.answer(0, 'card:noble-resolve:0').asked(0, 'pay').refuses(0, 'pay:fail.red', 'FG-12.13')
    asked.offersExactly(0, ['pay:move.yellow', 'pay:strike.red'])
    const alone = acting({ heroes: { lord: { pool: ['fail.red'], active: ['noble-resolve'], energy: 0 }, shaman: {} } })
    expect(against(alone, 'card:noble-resolve:0')).toEqual(['FG-14.7'])
    expect(verbs(alone)).toEqual(['end'])
  })
  test('FG-12.8 WE-25 a result with two icons is used as either, once', () => {
    const enemies = [{ enemy: 'conscript', at: 'a1' }] as const
    const t = rogue(['moveStrike.yellow'], { active: ['backstab'], also: { stealth: true } }, { enemies })
    t.offers(0, ['move:b1:moveStrike.yellow', 'strike:0:moveStrike.yellow', 'card:backstab:0'])
    t.answer(0, 'move:a2:moveStrike.yellow')
    expect(pool(t, 'rogue')).toEqual([])
    expect(verbs(t)).toEqual(['end'])
    const paid = rogue(['moveStrike.yellow'], { active: ['backstab'], also: { stealth: true } }, { enemies })
    paid.answer(0, 'card:backstab:0')
    expect(pool(paid, 'rogue')).toEqual([])
    expect(namedBy(paid, 'strike')).toEqual(['0:action.1'])
    expect(namedBy(paid, 'move')).toEqual([])
  })
  test('FG-12.8 Strike or Shoot by one green die', () => {
    const t = withPool(['strikeShoot.green'], {}, { enemies: [{ enemy: 'conscript', at: 'b1' }] })
    t.answer(0, 'shoot:0:strikeShoot.green')
    expect(foe(t).red).toBe(1)
    expect(pool(t, 'mercenary')).toEqual([])
  })
  test('FG-12.9 any result but Fail pays for Wild, an action never', () => {
    const enemies = [{ enemy: 'conscript', at: 'b1' }] as const
    const charging = (wild: string) =>
      withPool(['move.yellow', wild], { active: ['charge'], items: { main: 'iron-sword' } }, { enemies })
    for (const wild of ['special.melee', 'parry.card', 'shoot.blue', 'focus.green']) {
      const t = charging(wild).answer(0, 'card:charge:0')
      expect([pool(t, 'mercenary'), foe(t).red]).toEqual([[], 2])
    }
    charging('moveStrike.yellow')
      .answer(0, 'card:charge:0')
      .offersExactly(0, ['pay:move.yellow', 'pay:moveStrike.yellow'])
    expect(against(charging('fail.red'), 'card:charge:0')).toEqual(['FG-14.7'])
    const action = withPool(
      ['move.yellow'],
      { active: ['charge'], also: { actions: [{ kind: 1, extra: 0, reach: 0, stun: false, free: false }] } },
      { enemies },
    )
    expect(against(action, 'card:charge:0')).toEqual(['FG-14.7'])
  })
})

describe('Parry and Special', () => {
  const lord = (wish: HeroWish, more: Scene = {}): Playing => acting({ ...more, heroes: { lord: wish, shaman: {} } })
  test('FG-12.10 a Parry result becomes a token or pays', () => {
    const t = lord(
      { pool: ['focus.green', 'strike.red'], active: ['high-guard', 'shield-bash'] },
      { enemies: [{ enemy: 'conscript', at: 'a1' }] },
    )
    t.answer(0, 'card:high-guard:0')
    expect(pool(t, 'lord')).toEqual(['strike.red', 'parry.card', 'parry.card'])
    t.answer(0, 'parry:parry.card')
    expect(hero(t, 'lord').parry).toBe(1)
    t.answer(0, 'card:shield-bash:0')
    expect(pool(t, 'lord')).toEqual([])
    expect(hero(t, 'lord').parry).toBe(1)
  })
  test('FG-12.10 a Parry action becomes a token and pays for nothing', () => {
    const t = lord({
      pool: ['focus.green', 'strike.red'],
      active: ['shield-bash'],
      items: { secondary: 'buckler' },
    })
    t.answer(0, 'card:buckler:0')
    expect(pool(t, 'lord')).toEqual(['strike.red'])
    expect(against(t, 'card:shield-bash:0')).toEqual(['FG-14.7'])
    t.answer(0, 'parry:action.1')
    expect(hero(t, 'lord').parry).toBe(1)
    expect(Object.values(CONTENT.faces).flat()).not.toContain('parry')
  })
  test('FG-12.11 a Special does what the weapon says that gave the die', () => {
    const enemies = [{ enemy: 'militia-guard', at: 'a1' }] as const
    const t = lord({ pool: ['special.melee'], items: { main: 'iron-sword', secondary: 'hatchet' } }, { enemies })
    t.answer(0, 'special:iron-sword:special.melee').answer(0, 'strike:0:action.1')
    expect(foe(t).red).toBe(2)
    const spear = lord(
      { pool: ['special.melee'], items: { main: 'hooked-spear' } },
      { enemies: [{ enemy: 'recruit', at: 'b1' }] },
    )
    spear.answer(0, 'special:hooked-spear:special.melee')
    expect([zoneOf(foe(spear)), foe(spear).red]).toEqual(['a1', 1])
  })
})

describe('how results are used', () => {
  test('FG-12.1 a result pays for a card, an action only acts', () => {
    const t = rogue(
      ['strike.red'],
      { active: ['backstab', 'throwing-knives'], also: { stealth: true } },
      { enemies: [{ enemy: 'militia-guard', at: 'a1' }] },
    )
    t.offers(0, ['card:backstab:0', 'card:throwing-knives:0', 'strike:0:strike.red'])
    t.answer(0, 'card:backstab:0')
    expect(against(t, 'card:throwing-knives:0')).toEqual(['FG-14.7'])
    t.answer(0, 'strike:0:action.1')
    expect(foe(t).red).toBe(2)
  })
  test('FG-12.12 results are used in any order, or left', () => {
    const enemies = [
      { enemy: 'conscript', at: 'a1' },
      { enemy: 'conscript', at: 'b1', init: 2 },
    ] as const
    const three = () => withPool(['shoot.blue', 'move.yellow', 'strike.red'], {}, { enemies })
    expect(verbs(three())).toEqual(['end', 'move', 'shoot', 'strike'])
    const one = three()
      .answer(0, 'strike:0:strike.red')
      .answer(0, 'shoot:1:shoot.blue')
      .answer(0, 'move:b1:move.yellow')
    const other = three()
      .answer(0, 'shoot:1:shoot.blue')
      .answer(0, 'strike:0:strike.red')
      .answer(0, 'move:b1:move.yellow')
    expect(one.state.enemies.map(({ red }) => red)).toEqual([1, 1])
    expect(other.state.enemies.map(({ red }) => red)).toEqual([1, 1])
    const none = three().answer(0, 'end').logged('turnEnds', ['mercenary', 3])
    expect(none.state.enemies.map(({ red }) => red)).toEqual([0, 0])
  })
  test('FG-12.13 one result pays one icon', () => {
    const hamstring = (pool: readonly string[]) => withPool(pool, { active: ['hamstring'] })
    expect(against(hamstring(['strike.red']), 'card:hamstring:0')).toEqual(['FG-14.7'])
    expect(against(hamstring(['strike.red', 'move.yellow']), 'card:hamstring:0')).toEqual(['FG-14.7'])
    const t = hamstring(['strike.red', 'moveStrike.yellow']).answer(0, 'card:hamstring:0')
    t.offersExactly(0, ['pay:strike.red', 'pay:moveStrike.yellow']).answer(0, 'pay:moveStrike.yellow')
    expect(pool(t, 'mercenary')).toEqual([])
  })
  test('FG-12.13 what pays is chosen so that the rest can be paid', () => {
    const enemies = [{ enemy: 'militia-guard', at: 'b1' }] as const
    const t = withPool(['move.yellow', 'moveStrike.yellow', 'strike.red'], { active: ['charge'] }, { enemies })
    t.answer(0, 'card:charge:0').offersExactly(0, ['pay:move.yellow', 'pay:moveStrike.yellow'])
    t.refuses(0, 'pay:strike.red', 'FG-12.13')
    t.answer(0, 'pay:move.yellow').offersExactly(0, ['pay:moveStrike.yellow', 'pay:strike.red'])
    const hard = acting({
      heroes: { shaman: { pool: ['focus.green', 'focus.blue', 'move.yellow'], active: ['storm-of-kaan'] }, lord: {} },
      enemies,
    })
    hard.answer(0, 'card:storm-of-kaan:0')
    expect(pool(hard, 'shaman')).toEqual([])
  })
  test('FG-12.13 what a card gives does not pay for it', () => {
    const t = rogue(['move.yellow'], { active: ['sleight'] })
    t.answer(0, 'card:sleight:0')
    expect(pool(t, 'rogue')).toEqual(['focus.card'])
    expect(against(t, 'card:sleight:1')).toEqual(['FG-14.4'])
  })
  test('FG-12.14 results and actions read differently', () => {
    const skill = (id: string, lang: 'en' | 'fr') =>
      skillText(CONTENT.skills.find((one) => one.id === id)!, lang).lines.join(' ')
    expect(skill('quick-draw', 'en')).toBe('Move: gain a Shoot result.')
    expect(skill('quick-draw', 'fr')).toContain('gagnez un résultat Tir.')
    for (const lang of ['en', 'fr'] as const) expect(skill('twin-arrows', lang)).not.toMatch(/result|résultat/)
    const buckler = itemText(CONTENT.items.find(({ id }) => id === 'buckler')!, 'en').lines.join(' ')
    const guard = skill('high-guard', 'en')
    expect([buckler.includes('result'), guard]).toEqual([false, 'Focus: gain 2 Parry results.'])
  })
})
