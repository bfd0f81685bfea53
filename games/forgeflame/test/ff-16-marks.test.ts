import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { atEvent, marksOf, onLastTurn, poolOf } from './phases.ts'
import { adv, loadOf, scene, type Scene, site, whereIs } from './scene.ts'

afterEach(allDone)

const marked = (name: string, marks: { stun?: boolean; slow?: boolean }) => (s: { adventurers: object[] }) =>
  void Object.assign(s.adventurers[adv(name)]!, marks)

describe('Stun and Slow', () => {
  const beard: Scene = {
    teams: [
      ['korgain', 'granit', 'silkara'],
      ['nobz', 'mogrimur', 'ogmul'],
    ],
    hands: [
      ['chilling-beard', 'pick-swing'],
      ['full-throttle', 'tip-cart'],
    ],
    at: { korgain: 'S5', nobz: 'S5', molly: 'S5' },
  }
  test('FF-16.5 the next card of the stunned has no abilities, then the mark is gone', () => {
    const t = scene({
      ...beard,
      hands: [
        ['chilling-beard', 'pick-swing'],
        ['full-throttle', 'mad-dash'],
      ],
    }).begin()
    t.answer(0, 'play:chilling-beard').answer(0, 'ability:chilling-beard:0').logged('stunned', ['nobz'])
    expect(marksOf(t, 'nobz')).toEqual({ stun: true, slow: false })
    t.answer(0, 'stop').answer(1, 'play:full-throttle').logged('stunSpent', ['nobz'])
    t.refuses(1, 'ability:full-throttle:0', 'FF-16.5')
    expect([poolOf(t), marksOf(t, 'nobz').stun]).toEqual([[3, 0, 0, 0, 0], false])
    t.answer(1, 'stop').answer(0, 'stop').asked(1, 'act').offers(1, 'ability:mad-dash:0')
  })
  test('FF-16.6 the next card of the slowed has a Move less, even if it has none to lose', () => {
    const slowed = { hands: [['skeletal-mount']], teams: [['mogrimur', 'granit', 'molly'], ['nobz']] }
    const t = scene(slowed)
      .set(marked('mogrimur', { slow: true }))
      .begin()
    expect([poolOf(t), marksOf(t, 'mogrimur').slow]).toEqual([[1, 0, 1, 0, 0], false])
    const wild = scene({ ...slowed, hands: [['vigour']] })
      .set(marked('mogrimur', { slow: true }))
      .begin()
    expect([poolOf(wild), marksOf(wild, 'mogrimur').slow]).toEqual([[0, 1, 0, 0, 1], false])
    wild.logged('slowSpent', ['mogrimur'])
  })
  test('FF-16.6 one Move and no more is lost, and only from the next card', () => {
    const t = scene({
      teams: [['nobz', 'granit', 'molly'], ['mogrimur']],
      hands: [['full-throttle', 'mad-dash'], ['bone-shard']],
    })
      .set(marked('nobz', { slow: true }))
      .begin()
    t.answer(0, 'play:full-throttle')
    expect(poolOf(t)).toEqual([2, 0, 0, 0, 0])
    t.answer(0, 'stop').answer(1, 'stop').asked(0, 'act')
    expect(poolOf(t)).toEqual([2, 0, 1, 0, 0])
  })
  test('FF-16.7 marks last over rounds, until a card of that adventurer is played', () => {
    const t = onLastTurn({ hands: [['hurl'], []], draws: [[], ['bone-shard']] })
      .set(marked('korgain', { stun: true }))
      .set(marked('mogrimur', { slow: true }))
      .begin()
    t.answer(0, 'stop').asked(1, 'card')
    expect([t.state.round, marksOf(t, 'korgain').stun, marksOf(t, 'mogrimur').slow]).toEqual([2, true, true])
    t.answer(1, 'play:bone-shard')
    expect([marksOf(t, 'korgain').stun, marksOf(t, 'mogrimur').slow]).toEqual([true, false])
  })
  test('FF-16.7 one Stun and one Slow at a time, not two of a kind', () => {
    const t = scene(beard)
      .set(marked('nobz', { slow: true }))
      .begin()
    t.answer(0, 'play:chilling-beard').answer(0, 'ability:chilling-beard:0')
    expect(marksOf(t, 'nobz')).toEqual({ stun: true, slow: true })
    const twice = scene(beard)
      .set(marked('nobz', { stun: true }))
      .begin()
    twice.answer(0, 'play:chilling-beard').refuses(0, 'ability:chilling-beard:0', 'FF-17.5')
  })
  test('FF-16.8 Heal takes both marks off anybody, anywhere', () => {
    const t = scene({
      teams: [
        ['ogmul', 'granit', 'molly'],
        ['nobz', 'mogrimur', 'silkara'],
      ],
      hands: [['soothing-balm']],
      at: { nobz: 'S15' },
    })
      .set(marked('nobz', { stun: true, slow: true }))
      .set(marked('granit', { stun: true }))
      .begin()
    t.answer(0, 'ability:soothing-balm:0').offersExactly(0, ['adventurer:granit', 'adventurer:nobz'])
    t.answer(0, 'adventurer:nobz').logged('healed', ['nobz'])
    expect([marksOf(t, 'nobz'), marksOf(t, 'granit').stun]).toEqual([{ stun: false, slow: false }, true])
  })
  test('FF-16.14 abilities stun and slow opponents only', () => {
    const at = { korgain: 'S5', granit: 'S5', nobz: 'S5', mogrimur: 'S7', silkara: 'S7' }
    const t = scene({ ...beard, at })
      .begin()
      .answer(0, 'play:chilling-beard')
    t.answer(0, 'ability:chilling-beard:0')
    expect(marksOf(t, 'nobz').stun).toBe(true)
    scene({ ...beard, at: { korgain: 'S5', granit: 'S5', nobz: 'S7' } })
      .begin()
      .answer(0, 'play:chilling-beard')
      .blocks(0, 'ability:chilling-beard:0', 'FF-17.5')
    const cocoon = scene({ ...beard, hands: [['cocoon']], at }).begin()
    cocoon.answer(0, 'ability:cocoon:0').offersExactly(0, ['adventurer:nobz', 'adventurer:mogrimur'])
    const bash = scene({ ...beard, turn: 1, hands: [[], ['buffer-bash']], at: { ...at, granit: 'S7' } }).begin()
    bash.answer(1, 'ability:buffer-bash:0')
    expect(['granit', 'mogrimur', 'ogmul'].map((name) => marksOf(bash, name).slow)).toEqual([true, false, false])
  })
  test('FF-16.14 events mark whom they name, allies of one another alike, FF-5.8 but not the immune', () => {
    const at = { granit: 'S12', nobz: 'S13', mogrimur: 'S14', korgain: 'S15', molly: 'S11' }
    const t = atEvent('foul-air', { at }).begin()
    const slow = ['granit', 'nobz', 'mogrimur', 'korgain', 'molly'].map((name) => marksOf(t, name).slow)
    expect(slow).toEqual([true, true, true, false, false])
  })
})

describe('Flight and Stealth', () => {
  const spider: Scene = {
    teams: [
      ['silkara', 'mogrimur', 'nobz'],
      ['korgain', 'granit', 'molly'],
    ],
  }
  test('FF-16.9 Flight: difficult passages by its own Moves, this turn', () => {
    const t = scene({ ...spider, hands: [['wall-crawler', 'sticky-web'], ['pick-swing']] }).begin()
    t.answer(0, 'play:wall-crawler').answer(0, 'move:S5').answer(0, 'move:F')
    expect(whereIs(t.state, 'silkara')).toBe('F')
    t.answer(0, 'stop').answer(1, 'stop').asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
  })
  test('FF-16.10 Stealth: nothing is restricted beside a Kobold, and a fight is possible', () => {
    const t = scene({
      hands: [['hurl']],
      forged: [['shadow-hauberk']],
      at: { granit: 'S8', nobz: 'S8' },
      ore: { nobz: ['gold'] },
      kobolds: ['S8'],
      deposits: { S8: 'deposit-II-1' },
      totems: { S8: 'guard' },
    }).begin()
    for (const word of ['dig', 'take:nobz:gold', 'totem:totem-guard']) t.blocks(0, word, 'FF-12.2')
    t.answer(0, 'power:shadow-hauberk')
    t.offers(0, ['dig', 'take:nobz:gold', 'totem:totem-guard', 'fight:0'])
    t.roll('kobold token', [0], [0]).answer(0, 'fight:0').asked(0, 'token').answer(0, 'token:success')
    expect(t.state.kobolds).toEqual([])
  })
  test('FF-16.10 FF-5.6 Stealth printed on the card is there from the start', () => {
    const t = scene({
      teams: [['mogrimur', 'granit', 'molly'], ['korgain']],
      hands: [['skeletal-mount']],
      at: { mogrimur: 'S5' },
      kobolds: ['S5'],
      lying: { S5: ['gold'] },
    }).begin()
    expect(loadOf(t.answer(0, 'pick:gold:none').state, 'mogrimur')[0]).toBe(1)
  })
  test('FF-16.12 both belong to the adventurer: a chained card of the same one profits', () => {
    const t = scene({
      ...spider,
      hands: [['spider-sense'], ['pick-swing']],
      draws: [['full-throttle'], []],
      discards: [['sticky-web']],
      forged: [['boots-of-the-winds', 'shadow-hauberk']],
      at: { korgain: 'S5' },
      kobolds: ['S5'],
      lying: { S5: ['gold'] },
    }).begin()
    t.answer(0, 'power:boots-of-the-winds').answer(0, 'power:shadow-hauberk')
    t.answer(0, 'ability:spider-sense:0').answer(0, 'card:sticky-web').answer(0, 'stop')
    t.asked(0, 'act').answer(0, 'move:S5').offers(0, ['move:F', 'pick:gold:none'])
    expect(whereIs(t.state, 'silkara')).toBe('S5')
    t.answer(0, 'stop').answer(1, 'stop').asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
  })
  test('FF-16.12 a chained card of somebody else does not', () => {
    const t = scene({
      ...spider,
      hands: [['hex']],
      discards: [['full-throttle']],
      forged: [['boots-of-the-winds']],
    }).begin()
    t.answer(0, 'power:boots-of-the-winds').offers(0, 'move:S5')
    t.answer(0, 'ability:hex:0').answer(0, 'stop').asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
    expect([t.state.turn.adv, t.state.adventurers[adv('nobz')]!.site]).toEqual([adv('nobz'), site('E')])
  })
})
