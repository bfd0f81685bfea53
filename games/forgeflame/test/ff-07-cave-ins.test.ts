import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSAGES } from '../src/index.ts'
import { acting, goes, koboldSites, left, namedBy, pool } from './acting.ts'
import { passage, scene, Z } from './scene.ts'

afterEach(allDone)

const teams = [
  ['silkara', 'korgain', 'nobz'],
  ['mogrimur', 'granit', 'molly'],
]

describe('what a cave-in closes', () => {
  test('FF-7.1 no adventurer crosses it, Flight or not', () => {
    const t = acting('wall-crawler', { teams, at: { silkara: 'S5' }, caveIns: ['S5-F', 'S5-S7'] })
    t.refuses(0, 'move:F', 'FF-7.1')
    t.refuses(0, 'move:S7', 'FF-7.1')
    expect(goes(t).toSorted()).toEqual(['E', 'S2', 'S3', 'S8'])
  })
  test('FF-7.2 what is adjacent to one site is not adjacent through it', () => {
    const open = acting('sticky-web', { teams, at: { silkara: 'S5', mogrimur: 'S7' } })
    open.answer(0, 'ability:sticky-web:0').offers(0, 'adventurer:mogrimur')
    const closed = acting('sticky-web', { teams, at: { silkara: 'S5', mogrimur: 'S7' }, caveIns: ['S5-S7'] })
    closed.answer(0, 'ability:sticky-web:0').lacks(0, 'adventurer:mogrimur')
    const look = {
      teams,
      at: { korgain: 'S5' },
      deposits: { S7: 'deposit-II-1', S8: 'deposit-II-2', S10: 'deposit-II-3' },
    }
    acting('foremans-eye', look).answer(0, 'ability:foremans-eye:0').offersExactly(0, ['site:S7', 'site:S8'])
    const peek = acting('foremans-eye', { ...look, caveIns: ['S5-S7'] })
    peek.answer(0, 'ability:foremans-eye:0').notAsked(0, 'peek')
    expect([peek.knows(0, 'deposit-II-1'), peek.knows(0, 'deposit-II-2')]).toEqual([false, true])
  })
  test('FF-7.2 neither Push nor Attraction leads through it', () => {
    const push = acting('full-throttle', { at: { nobz: 'S7', korgain: 'S7' }, caveIns: ['S7-S10', 'S2-S7'] })
    push.answer(0, 'ability:full-throttle:0')
    expect(namedBy(push, 'site')).toEqual(['S1', 'S5', 'S6', 'F'])
    const draw = { teams, at: { silkara: 'S5' }, kobolds: ['S7'] }
    acting('silk-line', draw).offers(0, 'ability:silk-line:0')
    const cut = acting('silk-line', {
      ...draw,
      at: {
        silkara: 'S10',
        ...Object.fromEntries(
          teams
            .flat()
            .slice(1)
            .map((name) => [name, 'S9']),
        ),
      },
      caveIns: ['S7-S10', 'S7-F', 'S1-S7', 'S5-S7', 'S2-S7', 'S6-S7'],
    })
    cut.blocks(0, 'ability:silk-line:0', 'FF-17.5')
  })
  test('FF-7.2 Kobolds go round it, and a Kobold beyond is not adjacent for a power', () => {
    const t = scene({ kobolds: ['S5'], caveIns: ['S5-F'] })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    expect(koboldSites(t)).toEqual(['S7'])
    const power = { at: { granit: 'S5' }, kobolds: ['S7'], forged: [['wardens-axe']] }
    acting('rumble', power).offers(0, 'power:wardens-axe')
    acting('rumble', { ...power, caveIns: ['S5-S7'] }).blocks(0, 'power:wardens-axe', 'FF-15.4')
  })
})

describe('triggering one', () => {
  test('FF-7.3 FF-16.11 on any passage that has none, difficult or occupied', () => {
    const t = acting('rumble', { at: { granit: 'S5', korgain: 'S7' }, caveIns: ['S13-S14', 'E-S5'] })
    t.answer(0, 'ability:rumble:0').asked(0, 'caveIn', 'FF-7.3')
    expect(namedBy(t, 'passage')).toHaveLength(31)
    t.refuses(0, 'passage:S13-S14', 'FF-7.3')
    t.refuses(0, 'passage:E-S5', 'FF-7.3')
    t.offers(0, ['passage:S5-F', 'passage:S5-S7', 'passage:E-S2']).answer(0, 'passage:S5-S7')
    expect(PASSAGES.filter((_, i) => t.state.caveIn[i])).toEqual(['S5-S7', 'S13-S14', 'E-S5'])
    t.logged('caveIn').blocks(0, 'move:S7', 'FF-7.1')
  })
  test('FF-7.3 FF-1.9 the eleventh and the last are as good as the first', () => {
    const ten = PASSAGES.slice(0, 10)
    const t = acting('rumble', { at: { granit: 'S14' }, caveIns: ten })
    t.answer(0, 'ability:rumble:0').answer(0, 'passage:S10-F')
    expect(t.state.caveIn.filter((closed) => closed)).toHaveLength(11)
    const last = acting('rumble', { at: { granit: 'S14' }, caveIns: PASSAGES.slice(1) })
    last.answer(0, 'ability:rumble:0').notAsked(0, 'caveIn')
    expect(last.state.caveIn).not.toContain(false)
    acting('rumble', { caveIns: PASSAGES }).blocks(0, 'ability:rumble:0', 'FF-17.5')
  })
})

describe('destroying one', () => {
  const caveIns = ['S5-S7', 'E-S5', 'S8-F']
  test('FF-7.4 with a Dig or a Fight, on a passage that touches the site', () => {
    const t = acting('hurl', { at: { granit: 'S5' }, caveIns, kobolds: ['S5'] })
    expect(namedBy(t, 'clear')).toEqual(['S5-S7', 'E-S5'])
    t.refuses(0, 'clear:S8-F')
    t.refuses(0, 'clear:S5-S8')
    t.answer(0, 'clear:S5-S7').asked(0, 'spend').offersExactly(0, ['spend:dig', 'spend:fight']).answer(0, 'spend:fight')
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
    expect(t.state.caveIn[passage('S5-S7')]).toBe(false)
    t.answer(0, 'clear:E-S5').offers(0, ['move:S7']).blocks(0, 'move:E', 'FF-6.2')
    expect(pool(t)).toEqual([1, 0, 0, 0, 0])
  })
  test('FF-7.4 neither a Move nor a Pick up does it; a wild symbol does', () => {
    const where = { at: { granit: 'S5' }, caveIns }
    left({ move: 2, pick: 2 }, 'rumble', where).blocks(0, 'clear:S5-S7', 'FF-5.1')
    left({ dig: 1 }, 'rumble', where).offers(0, 'clear:S5-S7')
    left({ fight: 1 }, 'rumble', where).offers(0, 'clear:S5-S7')
    const wild = left({ wild: 1 }, 'rumble', where).answer(0, 'clear:S5-S7')
    expect(pool(wild)).toEqual([0, 0, 0, 0, 0])
  })
  test('FF-7.4 one cave-in a symbol', () => {
    const t = left({ dig: 1 }, 'rumble', { at: { granit: 'S5' }, caveIns })
    t.answer(0, 'clear:S5-S7').blocks(0, 'clear:E-S5', 'FF-5.1')
    expect(t.state.caveIn.filter((closed) => closed)).toHaveLength(2)
  })
})
