import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { validateContent } from '../src/content/validate.ts'
import { CONTENT } from '../src/index.ts'
import { enemyText } from '../src/text/foeText.ts'
import { acting, atUpkeep, enemiesAct, foe, type Playing, zoneOf } from './acting.ts'
import { lines, namedBy } from './asking.ts'
import { type FoeWish, gameWith, type HeroWish, scene } from './scene.ts'

afterEach(allDone)

const printed = (id: string) => CONTENT.enemies.find((enemy) => enemy.id === id)!
/** The mercenary hits the first enemy with an action that deals this much. */
function hit(n: number, ...enemies: readonly FoeWish[]): Playing {
  const also: HeroWish['also'] = { actions: [{ kind: 1, extra: n - 1, reach: 0, stun: false, free: false }] }
  return acting({ heroes: { mercenary: { also }, shaman: { at: 'd3' } }, enemies }).answer(0, 'strike:0:action.1')
}
const cubes = (t: Playing, n = 0): unknown[] => {
  const { parry, armor, red, gone } = foe(t, n)
  return [parry, armor, red, gone]
}

describe('what they are', () => {
  test('FG-20.1 one card to a colour in every scene, so that a colour names a card', () => {
    for (const { roster } of CONTENT.scenes) {
      const cards = [...new Set(roster.map(({ enemy }) => enemy))]
      expect(new Set(cards.map((id) => printed(id).colour)).size).toBe(cards.length)
    }
    const [first, ...others] = CONTENT.scenes
    const mixed = { ...first!, roster: [...first!.roster, { enemy: 'conscript', init: 3, zone: 'a1' as const }] }
    expect(validateContent({ ...CONTENT, scenes: [mixed, ...others] }).join()).toContain(
      `${first!.id}: has two enemy cards of the colour red`,
    )
  })
  test('FG-20.2 all are minions but leaders and the boss, who has no faction', () => {
    const { foes, bossNo } = gameWith().book
    expect(foes.filter(({ isMinion }) => !isMinion).map(({ id }) => id)).toEqual([
      'lieutenant',
      'guildmistress',
      'bone-singer',
      CONTENT.boss.id,
    ])
    expect(foes[bossNo]!.faction).toBe('none')
    const pulling: HeroWish = { pool: ['strike.red'], active: ['grapple'] }
    const t = acting({
      heroes: { mercenary: pulling, shaman: {} },
      enemies: [
        { enemy: 'lieutenant', at: 'b1' },
        { enemy: 'sicario', at: 'b1' },
      ],
    }).answer(0, 'card:grapple:0')
    expect(namedBy(t, 'pull')).toEqual(['1:action.1'])
  })
  test('FG-20.3 each colour has its character', () => {
    const of = (colour: string) => CONTENT.enemies.filter((enemy) => enemy.colour === colour)
    expect(of('white').every(({ faction }) => faction === 'none')).toBe(true)
    expect(
      of('blue').every(({ band }) =>
        band.some(({ distance, actions }) => distance === 1 && actions[0]!.do === 'shoot'),
      ),
    ).toBe(true)
    expect(of('blue').every(({ band }) => band.every(({ distance }) => distance > 0))).toBe(true)
    expect(of('green').filter(({ traits }) => traits.includes('block'))).toHaveLength(2)
    for (const leader of of('purple')) {
      expect(leader.armor).toBeGreaterThan(0)
      expect(leader.activation ?? leader.traits[0]).toBeDefined()
    }
  })
  test('FG-20.4 a card shows abilities, band, armor, resistance, type and faction', () => {
    const ghost = printed('elite-ghost')
    expect(ghost).toMatchObject({ armor: 1, resistance: 2, initiatives: [1, 2] })
    const { kindLine, lines: told } = enemyText(ghost, 'en')
    for (const word of [/green/i, /undead/i, /1/, /2/]) expect(kindLine).toMatch(word)
    expect(told).toHaveLength(ghost.band.length + ghost.traits.length)
    expect(told[0]).toMatch(/0/)
    expect(told.join(' ')).toMatch(/Block.*Life Drain/)
    expect(enemyText(ghost, 'fr').lines).toHaveLength(told.length)
  })
  test('FG-20.5 WE-18 the lower initiative acts first', () => {
    const t = enemiesAct({
      heroes: { mercenary: {}, shaman: { at: 'd3' } },
      enemies: [
        { enemy: 'guard-dog', at: 'a1', init: 5 },
        { enemy: 'guard-dog', at: 'a1', init: 1 },
      ],
    }).begin()
    expect(lines(t, 'acts')).toEqual(['acts guard-dog.1 0', 'acts guard-dog.5 0'])
  })
})

describe('what is done to them', () => {
  const guard: FoeWish = { enemy: 'militia-guard', at: 'a1' }
  test('FG-20.6 resistance must be reached within one round', () => {
    expect(cubes(hit(2, guard))).toEqual([0, 0, 2, false])
    expect(cubes(hit(3, guard))).toEqual([0, 0, 3, true])
    expect(cubes(hit(1, { ...guard, red: 2 }))).toEqual([0, 0, 3, true])
    const kept = atUpkeep({ enemies: [{ ...guard, red: 2 }] }).begin()
    expect(foe(kept).red).toBe(0)
    expect(
      namedBy(
        acting({ heroes: { mercenary: { pool: ['strike.red'] }, shaman: {} }, enemies: [{ ...guard, gone: true }] }),
        'strike',
      ),
    ).toEqual([])
  })
  test('FG-20.7 WE-23 armor first, the excess of a hit carries over, armor never comes back', () => {
    const tough: FoeWish = { enemy: 'conscript', at: 'a1', armor: 2 }
    const t = hit(3, tough).logged('foeArmor', ['conscript.1', 2]).logged('hitFoe', ['conscript.1', 1])
    expect(cubes(t)).toEqual([0, 0, 1, false])
    const next = scene({ enemies: [{ ...tough, armor: 0, red: 1 }] })
      .agenda('upkeep')
      .begin()
    expect(cubes(next)).toEqual([0, 0, 0, false])
    expect(cubes(hit(2, { ...tough, armor: 0 }))).toEqual([0, 0, 2, true])
    expect(cubes(hit(1, tough))).toEqual([0, 1, 0, false])
  })
  test('FG-20.8 Parry tokens, then armor, then red cubes; what is too much is lost', () => {
    const bruiser: FoeWish = { enemy: 'bruiser', at: 'a1', parry: 1 }
    expect(cubes(hit(1, bruiser))).toEqual([0, 1, 0, false])
    expect(cubes(hit(2, bruiser))).toEqual([0, 0, 0, false])
    expect(cubes(hit(3, bruiser))).toEqual([0, 0, 1, false])
    const dogs = hit(9, { enemy: 'guard-dog', at: 'a1' }, { enemy: 'guard-dog', at: 'a1', init: 2 })
    expect([foe(dogs, 0).gone, foe(dogs, 1).red]).toEqual([true, 0])
  })
  test('FG-20.9 who is defeated drops what it carries and defends nothing', () => {
    const t = acting({
      ground: { tokens: [{ kind: 'objective', id: 'o1', zone: 'a1' }] },
      heroes: { mercenary: { pool: ['strike.red'] }, shaman: { at: 'd3' } },
      enemies: [
        { enemy: 'recruit', at: 'a1', red: 1, defends: 'o1', carries: ['blue'] },
        { enemy: 'recruit', at: 'a1', init: 2 },
      ],
    })
    t.refuses(0, 'pickUp:0:0', 'FG-19.5')
    t.answer(0, 'strike:0:strike.red').offers(0, 'pickUp:0:0').logged('defeated', ['recruit.1'])
    expect(t.state.objects.map(({ kind, n, ...at }) => [kind, zoneOf(at), n])).toContainEqual(['gem', 'a1', 2])
  })
})
