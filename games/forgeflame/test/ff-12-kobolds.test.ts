import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, koboldSites, left, lines, type Playing, verbs } from './acting.ts'
import { lyingAt, loadOf, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** The Event phase begins with these events on top. */
function events(names: readonly string[], wanted: Scene): Playing {
  const t = scene(wanted).agenda('event').top(Z.eventPile, names)
  for (let i = 1; i < names.length; i++) t.afterwards('event')
  return t.begin()
}
const all = ['S1', 'S1', 'S1', 'S2', 'S6', 'F']

describe('where they come from', () => {
  test('FF-12.1 Exploration tokens, Deposit tokens and events bring them', () => {
    expect(koboldSites(acting('rumble', { tokens: { S2: 'encounter' } }).answer(0, 'move:S2'))).toEqual(['S2'])
    const dug = acting('rumble', { at: { granit: 'S1' }, deposits: { S1: 'deposit-I-5' } }).answer(0, 'dig')
    expect(koboldSites(dug)).toEqual(['S1'])
    expect(koboldSites(events(['scaly-tide'], {}))).toEqual(['S12', 'S4'])
  })
  test('FF-12.1 any number of them fits on a site', () => {
    const t = acting('rumble', {
      at: { granit: 'E' },
      tokens: { S2: 'encounter' },
      kobolds: ['S2', 'S2', 'S2', 'S2', 'S2'],
    })
    t.answer(0, 'move:S2').goesOn()
    expect(koboldSites(t)).toEqual(new Array(6).fill('S2'))
  })
  test('FF-12.4 by a token: with no figure left the game ends at once and is scored', () => {
    const t = acting('heavy-tread', {
      tokens: { S2: 'encounter' },
      kobolds: all,
      ore: { granit: ['gold'], korgain: ['draconite'] },
    })
    t.answer(0, 'move:S2').over('won 1')
    expect(t.state.ending).toBe('overrun')
    expect(t.state.kobolds).toHaveLength(6)
    expect(t.state.scores.map((score) => score.total)).toEqual([1, 3])
    t.refuses(0, 'stop')
  })
  test('FF-12.4 by an event: nothing more of it happens', () => {
    const t = events(['scaly-tide'], { kobolds: all.slice(1) }).over()
    expect(koboldSites(t)).toEqual([...all.slice(1), 'S12'])
    expect(t.state.bag).toEqual([3, 1, 1, 0])
    t.notLogged('oreToBag')
  })
})

describe('a restricted site', () => {
  const full: Scene = {
    at: { granit: 'S8', nobz: 'S8' },
    ore: { granit: ['darkiron'], nobz: ['gold'] },
    lying: { S8: ['gold'] },
    deposits: { S8: 'deposit-II-3' },
    totems: { S8: 'travel' },
    caveIns: ['S5-S8'],
    forged: [['boots-of-the-winds']],
  }
  test('FF-12.2 FF-5.2 only Move, Fight, clearing and abilities; powers as ever', () => {
    const calm = acting('hurl', full)
    expect(verbs(calm)).toEqual(['ability', 'clear', 'dig', 'give', 'move', 'power', 'stop', 'take', 'totem'])
    const t = acting('hurl', { ...full, kobolds: ['S8'] })
    expect(verbs(t)).toEqual(['ability', 'clear', 'fight', 'move', 'power', 'stop'])
    for (const word of ['dig', 'totem:totem-travel', 'give:nobz:darkiron', 'take:nobz:gold'])
      t.refuses(0, word, 'FF-12.2')
    left({ pick: 1 }, 'rumble', { ...full, kobolds: ['S8'] }).refuses(0, 'pick:gold:none', 'FF-12.2')
    left({ wild: 1 }, 'rumble', { ...full, kobolds: ['S8'] }).refuses(0, 'pick:gold:none', 'FF-12.2')
  })
  test('FF-12.2 no forging beside a Kobold', () => {
    const rich: Scene = { row: ['key-of-the-forge'], ore: { granit: ['gold', 'darkiron'] } }
    acting('rumble', rich).offers(0, 'forge:key-of-the-forge')
    expect(acting('rumble', { ...rich, kobolds: ['E'] }).refusal(0, 'forge:key-of-the-forge', 'FF-12.2')).toHaveLength(
      1,
    )
    acting('rumble', { ...rich, at: { granit: 'F' }, kobolds: ['F'] }).refuses(0, 'forge:key-of-the-forge', 'FF-12.2')
  })
  test('FF-12.2 a Kobold next door restricts nobody', () => {
    expect(verbs(acting('hurl', { ...full, kobolds: ['S11'] }))).toContain('dig')
  })
  test('FF-12.3 it ends the moment the last Kobold is gone', () => {
    const t = scene({ at: { granit: 'S8' }, hands: [['hurl']], kobolds: ['S8'], deposits: { S8: 'deposit-II-3' } })
      .roll('kobold token', [0])
      .begin()
    t.blocks(0, 'dig', 'FF-12.2').answer(0, 'fight:0').offers(0, 'dig')
    const pushed = acting('spit-out', {
      teams: [
        ['gobetou', 'granit', 'nobz'],
        ['mogrimur', 'korgain', 'silkara'],
      ],
      at: { gobetou: 'S8' },
      kobolds: ['S8', 'S8'],
      deposits: { S8: 'deposit-II-3' },
    })
    expect(
      pushed.answer(0, 'ability:spit-out:0').answer(0, 'kobold:0').answer(0, 'site:F').refusal(0, 'dig', 'FF-12.2'),
    ).toHaveLength(1)
  })
  test('FF-12.3 and begins the moment one comes', () => {
    const t = acting('stone-grip', { at: { granit: 'S10' }, lying: { S10: ['gold', 'gold'] }, kobolds: ['S7'] })
    expect(
      t.answer(0, 'pick:gold:none').answer(0, 'ability:stone-grip:0').refusal(0, 'pick:gold:none', 'FF-12.2'),
    ).toHaveLength(1)
  })
  test('FF-12.11 an ability may do what the Kobold forbids, symbols it brings may not', () => {
    const find = acting('lucky-find', { at: { molly: 'S5' }, lying: { S5: ['gold'] }, kobolds: ['S5'] })
    find.refuses(0, 'pick:gold:none', 'FF-12.2')
    find.answer(0, 'ability:lucky-find:0')
    expect(loadOf(find.state, 'molly')).toEqual([1, 0, 0, 0])
    const teams = [
      ['korgain', 'mogrimur', 'nobz'],
      ['granit', 'molly', 'silkara'],
    ]
    const pick = acting('phantom-pick', {
      teams,
      at: { korgain: 'S8' },
      deposits: { S8: 'deposit-II-3' },
      kobolds: ['S8'],
    })
    pick.answer(0, 'ability:phantom-pick:0')
    expect(lyingAt(pick.state, 'S8')).toEqual([1, 1, 1, 0])
    const rite = acting('dark-rite', {
      teams,
      at: { mogrimur: 'S8' },
      ore: { mogrimur: ['gold'] },
      lying: { S8: ['gold'] },
      kobolds: ['S8'],
    })
    rite.answer(0, 'ability:dark-rite:0').refuses(0, 'pick:gold:none', 'FF-12.2')
    rite.offers(0, 'fight:0')
  })
})

describe('activation', () => {
  test('FF-1.5 FF-12.5 the most precious lying ore goes into the bag, one at a time, never Mithrül', () => {
    const t = events(['firedamp', 'plunder'], {
      lying: { S8: ['gold', 'gold', 'darkiron', 'draconite', 'mithrul'] },
      kobolds: ['S8'],
      options: { mithrul: true },
    })
    expect(lines(t, 'stolen')).toEqual(['stolen draconite S8', 'stolen darkiron S8', 'stolen gold S8'])
    expect(lyingAt(t.state, 'S8')).toEqual([1, 0, 0, 1])
    expect(t.state.bag).toEqual([4, 2, 2, 0])
    const rest = events(['plunder'], {
      lying: { S8: ['gold', 'mithrul'] },
      kobolds: ['S8'],
      options: { mithrul: true },
    })
    expect(koboldSites(rest)).toEqual(['F'])
    expect(lyingAt(rest.state, 'S8')).toEqual([0, 0, 0, 1])
  })
  test('FF-12.5 what is carried beside it stays', () => {
    const t = events(['firedamp'], {
      at: { nobz: 'S8' },
      ore: { nobz: ['draconite'] },
      lying: { S8: ['gold'] },
      kobolds: ['S8'],
    })
    expect(loadOf(t.state, 'nobz')).toEqual([0, 0, 1, 0])
    expect(t.state.bag).toEqual([4, 1, 1, 0])
  })
  test('FF-12.9 steal or step, not both, and each Kobold once', () => {
    const t = events(['firedamp'], { lying: { S8: ['gold'] }, kobolds: ['S8', 'S8'] })
    expect(koboldSites(t)).toEqual(['S8', 'F'])
    expect(lines(t, 'stolen')).toHaveLength(1)
    const chase = events(['firedamp'], { kobolds: ['S7', 'S2'] })
    expect(koboldSites(chase)).toEqual(['F', 'S7'])
  })
  test('FF-12.9 from the Entrance by number to the Forge', () => {
    const t = events(['firedamp'], {
      lying: Object.fromEntries(['E', 'S1', 'S10', 'S2', 'F'].map((name) => [name, ['gold'] as const])),
      kobolds: ['F', 'S10', 'S2', 'S1', 'E'],
    })
    expect(lines(t, 'stolen').map((line) => line.split(' ')[2])).toEqual(['E', 'S1', 'S2', 'S10', 'F'])
  })
  test('FF-12.9 on one site the oldest first', () => {
    const t = events(['firedamp'], { lying: { S8: ['draconite'] }, kobolds: ['S8', 'S1', 'S8'] })
    expect(koboldSites(t)).toEqual(['S8', 'S7', 'F'])
  })
  test('FF-12.9 one that has moved is not reached again on its new site', () => {
    const t = events(['firedamp'], { lying: { S7: ['gold'] }, kobolds: ['S2'] })
    expect(koboldSites(t)).toEqual(['S7'])
    expect(lyingAt(t.state, 'S7')).toEqual([1, 0, 0, 0])
  })
  test('FF-12.10 FF-8.11 arriving does nothing', () => {
    const t = events(['firedamp'], { lying: { F: ['draconite'] }, kobolds: ['S8'] })
    expect(koboldSites(t)).toEqual(['F'])
    expect(lyingAt(t.state, 'F')).toEqual([0, 0, 1, 0])
    t.notLogged('stolen')
  })
})

describe('their ways', () => {
  const step = (from: string, caveIns: readonly string[] = []) =>
    koboldSites(events(['firedamp'], { kobolds: [from], caveIns }))[0]
  test('FF-12.6 one site along a shortest way, difficult passages included', () => {
    const next = { S1: 'S7', S3: 'S5', S4: 'S8', S5: 'F', S6: 'S7', S7: 'F', S9: 'S8', S13: 'F', S15: 'S11', E: 'S5' }
    expect(Object.fromEntries(Object.keys(next).map((from) => [from, step(from)]))).toEqual(next)
  })
  test('FF-12.6 only where nothing is left to steal', () => {
    const t = events(['plunder'], { lying: { S8: ['gold'] }, kobolds: ['S8'] })
    expect([lines(t, 'stolen'), lines(t, 'koboldMoved')]).toEqual([['stolen gold S8'], ['koboldMoved S8 F']])
    expect(koboldSites(events(['firedamp'], { lying: { S8: ['gold'] }, kobolds: ['S8'] }))).toEqual(['S8'])
  })
  test('FF-12.6 cave-ins close their passages', () => {
    expect(step('S13', ['S13-F'])).toBe('S10')
    expect(step('S1', ['S1-S7', 'S1-S6'])).toBe('S2')
  })
  test('FF-12.7 of several shortest ways the one through a level II site', () => {
    expect([step('S2'), step('S12'), step('S14')]).toEqual(['S7', 'S10', 'S11'])
  })
  test('FF-12.7 the whole way counts, without the site it starts from', () => {
    expect(step('S9', ['S4-S8', 'S8-S9', 'S11-S15'])).toBe('S15')
  })
  test('FF-12.7 then level II, I, III, the Entrance last, and the lowest number', () => {
    expect(step('S5', ['S5-F'])).toBe('S7')
    expect(step('S15', ['S11-S15'])).toBe('S9')
    expect(step('S3', ['S5-F'])).toBe('S4')
    expect(step('S6', ['S6-S7'])).toBe('S1')
    expect(step('S3', ['S3-S5', 'S4-S8', 'E-S5'])).toBe('S4')
  })
  test('FF-12.8 at the Forge, or cut off from it, they stay', () => {
    expect(step('F')).toBe('F')
    expect(step('S13', ['S10-S13', 'S13-S14', 'S12-S13', 'S13-F'])).toBe('S13')
  })
})
