import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import type { ActionCard } from '../src/content/types.ts'
import { poolOf } from './phases.ts'
import { adv, scene, type Scene, whereIs, withContent, Z } from './scene.ts'

afterEach(allDone)

const bones: Scene = {
  teams: [
    ['mogrimur', 'granit', 'nobz'],
    ['korgain', 'molly', 'flyna'],
  ],
}
const spiders: Scene = {
  teams: [
    ['silkara', 'vaelindra', 'drsdaqt'],
    ['korgain', 'molly', 'flyna'],
  ],
}

describe('chained cards', () => {
  test('FF-18.1 FF-18.2 chosen now, played when the present card is finished, with symbols of its own', () => {
    const t = scene({ ...bones, hands: [['hex']], discards: [['heavy-tread', 'full-throttle']] }).begin()
    t.answer(0, 'ability:hex:0').asked(0, 'chain').offersExactly(0, ['card:heavy-tread', 'card:full-throttle'])
    t.answer(0, 'card:heavy-tread').asked(0, 'act')
    expect([t.state.turn.adv, t.zone(Z.discard)]).toEqual([adv('mogrimur'), ['heavy-tread', 'full-throttle']])
    t.answer(0, 'move:S2').answer(0, 'stop').asked(0, 'act').logged('chained', [0, 'heavy-tread'])
    expect([t.state.turn.adv, poolOf(t)]).toEqual([adv('granit'), [2, 1, 0, 0, 0]])
    expect([t.zone(Z.active), t.zone(Z.discard)]).toEqual([['hex', 'heavy-tread'], ['full-throttle']])
    t.answer(0, 'move:S3')
    expect([whereIs(t.state, 'mogrimur'), whereIs(t.state, 'granit')]).toEqual(['S2', 'S3'])
  })
  test('FF-18.1 FF-4.9 what is left on the first card is lost', () => {
    const t = scene({ ...bones, hands: [['hex']], discards: [['heavy-tread']] }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'stop')
    expect(poolOf(t)).toEqual([2, 1, 0, 0, 0])
  })
  test('FF-18.1 FF-4.7 marks are spent on the card of their adventurer, also when it is chained', () => {
    const t = scene({
      ...bones,
      hands: [['hex']],
      discards: [['titans-hurl']],
      ore: { granit: ['gold'] },
      at: { nobz: 'E' },
    })
      .set((s) => void Object.assign(s.adventurers[adv('granit')]!, { stun: true, slow: true }))
      .begin()
    t.answer(0, 'ability:hex:0').answer(0, 'stop')
    expect(poolOf(t)).toEqual([1, 0, 0, 1, 0])
    t.blocks(0, 'ability:titans-hurl:0', 'FF-16.5')
    expect(t.state.adventurers[adv('granit')]).toMatchObject({ stun: false, slow: false })
  })
  test('FF-18.2 Hex with an empty discard cannot be used; other cards of the player are no choice', () => {
    scene({ ...bones, hands: [['hex']] })
      .begin()
      .blocks(0, 'ability:hex:0', 'FF-17.5')
    const t = scene({ ...bones, hands: [['hex', 'hurl']], discards: [['rumble', 'vigour'], ['burrow']] }).begin()
    t.answer(0, 'play:hex').answer(0, 'ability:hex:0').offersExactly(0, ['card:rumble', 'card:vigour'])
    t.refuses(0, 'card:hurl')
    t.refuses(0, 'card:hex')
    t.refuses(0, 'card:burrow')
    expect(t.state.turn.chain).toEqual([])
  })
  test('FF-18.3 Spider Sense searches the draw pile, which is then shuffled; the card is public when played', () => {
    const t = scene({ ...spiders, hands: [['spider-sense']], discards: [['sticky-web', 'soft-step']] })
      .shuffle(Z.draw, ['tentacle', 'levitation'])
      .begin()
    t.answer(0, 'ability:spider-sense:0').offersExactly(0, ['card:sticky-web', 'search']).answer(0, 'search')
    t.asked(0, 'search').offersExactly(0, ['card:gluey-web', 'card:silk-line', 'card:wall-crawler'])
    t.refuses(0, 'card:tentacle')
    t.answer(0, 'card:wall-crawler').asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
    expect([t.sees(0, Z.aside), t.sees(1, Z.aside)]).toEqual([['wall-crawler'], [null]])
    expect(t.zone(Z.draw).slice(-2)).toEqual(['levitation', 'tentacle'])
    expect(t.sees(0, Z.draw).every((face) => face === null)).toBe(true)
    t.answer(0, 'stop').asked(0, 'act').offers(0, 'move:S5')
    expect([t.zone(Z.active), t.zone(Z.aside)]).toEqual([['spider-sense', 'wall-crawler'], []])
  })
  test('FF-18.3 out of the discard it comes without a shuffle; without one of Silkara it cannot be used', () => {
    const t = scene({ ...spiders, hands: [['spider-sense']], discards: [['sticky-web', 'soft-step']] }).begin()
    const before = t.zone(Z.draw)
    t.answer(0, 'ability:spider-sense:0').answer(0, 'card:sticky-web').answer(0, 'stop')
    expect([t.zone(Z.draw), t.zone(Z.active)]).toEqual([before, ['spider-sense', 'sticky-web']])
    const none = scene({ ...spiders, hands: [['spider-sense']], discards: [['soft-step']] })
      .zone(Z.draw, ['tentacle', 'levitation'], Z.advancedPile)
      .begin()
    none.blocks(0, 'ability:spider-sense:0', 'FF-17.5')
  })
  test('FF-18.3 what is asked does not tell the others how many of Silkara’s cards the draw pile holds', () => {
    const holding = (draw: readonly string[]) =>
      scene({ ...spiders, hands: [['spider-sense']], discards: [['sticky-web']] })
        .zone(Z.draw, [...draw], Z.advancedPile)
        .begin()
        .answer(0, 'ability:spider-sense:0')
    const none = holding(['tentacle', 'levitation'])
    none.asked(0, 'chain').offersExactly(0, ['card:sticky-web'])
    expect(none.state.turn.chain).toEqual([])
    const one = holding(['tentacle', 'gluey-web'])
    one.asked(0, 'chain').offersExactly(0, ['card:sticky-web', 'search'])
    one.answer(0, 'search').asked(0, 'search').offersExactly(0, ['card:gluey-web'])
  })
  test('FF-18.4 Rising Shadow draws the card that follows; nobody else sees it before', () => {
    const t = scene({ ...spiders, hands: [['rising-shadow'], []], draws: [['levitation']] }).begin()
    t.answer(0, 'ability:rising-shadow:0').asked(0, 'act')
    expect([t.sees(0, Z.aside), t.sees(1, Z.aside), t.sees(-1, Z.aside)]).toEqual([['levitation'], [null], [null]])
    t.answer(0, 'stop').logged('chained', [0, 'levitation']).offers(0, 'move:S5')
    expect([t.zone(Z.hand), t.zone(Z.active)]).toEqual([[], ['rising-shadow', 'levitation']])
  })
  test('FF-18.4 FF-4.5 with an empty draw pile the discard is shuffled first; with no card anywhere it cannot be used', () => {
    const t = scene({ ...spiders, hands: [['rising-shadow']], discards: [['tentacle', 'soft-step']] })
      .zone(Z.draw, [], Z.advancedPile)
      .shuffle(Z.draw, ['soft-step'])
      .begin()
    t.answer(0, 'ability:rising-shadow:0').answer(0, 'stop').logged('chained', [0, 'soft-step'])
    expect(t.zone(Z.draw)).toEqual(['tentacle'])
    scene({ ...spiders, hands: [['rising-shadow']] })
      .zone(Z.draw, [], Z.advancedPile)
      .begin()
      .blocks(0, 'ability:rising-shadow:0', 'FF-17.5')
  })
  test('FF-18.5 Telepathy plays another card of the own active zone again, where it lies', () => {
    const t = scene({
      ...spiders,
      hands: [['telepathy']],
      active: [['tentacle', 'wall-crawler'], ['pick-swing']],
    }).begin()
    t.answer(0, 'ability:telepathy:0').offersExactly(0, ['card:tentacle', 'card:wall-crawler'])
    t.refuses(0, 'card:telepathy')
    t.refuses(0, 'card:pick-swing')
    t.answer(0, 'card:wall-crawler').answer(0, 'stop').logged('chained', [0, 'wall-crawler'])
    expect([t.state.turn.adv, poolOf(t)]).toEqual([adv('silkara'), [2, 1, 0, 0, 0]])
    expect(t.zone(Z.active)).toEqual(['tentacle', 'wall-crawler', 'telepathy'])
    scene({ ...spiders, hands: [['telepathy']] })
      .begin()
      .blocks(0, 'ability:telepathy:0', 'FF-17.5')
  })
  test('FF-18.7 three cards in a row are one turn', () => {
    const t = scene({ ...spiders, hands: [['spider-sense'], ['pick-swing']], discards: [['sticky-web']] }).begin()
    t.answer(0, 'ability:spider-sense:0').answer(0, 'card:sticky-web').answer(0, 'stop').asked(0, 'act')
    expect(t.state.turns).toEqual([0, 0])
    t.answer(0, 'stop').asked(1, 'act')
    expect(t.state.turns).toEqual([1, 0])
  })
})

describe('several waiting, and traps', () => {
  const TWICE: ActionCard = {
    ...CONTENT.cards.find((card) => card.id === 'hex')!,
    abilities: [
      { timing: 'loop', steps: [{ do: 'chain', from: 'discard' }] },
      { timing: 'loop', steps: [{ do: 'chain', from: 'draw' }] },
    ],
  }
  const game = withContent({ cards: CONTENT.cards.map((card) => (card.id === 'hex' ? TWICE : card)) })
  const two: Scene = { ...bones, game, hands: [['hex']], discards: [['heavy-tread']], draws: [['full-throttle']] }
  test('FF-18.11 chained cards that wait are played in the order of their abilities', () => {
    const t = scene(two).begin().answer(0, 'ability:hex:0').answer(0, 'ability:hex:1').answer(0, 'stop')
    expect(t.zone(Z.active)).toEqual(['hex', 'heavy-tread'])
    expect(t.answer(0, 'stop').zone(Z.active)).toEqual(['hex', 'heavy-tread', 'full-throttle'])
    const back = scene(two).begin().answer(0, 'ability:hex:1').answer(0, 'ability:hex:0').answer(0, 'stop')
    expect(back.zone(Z.active)).toEqual(['hex', 'full-throttle'])
    expect(back.answer(0, 'stop').zone(Z.active)).toEqual(['hex', 'full-throttle', 'heavy-tread'])
  })
  test('FF-18.1 FF-18.11 FF-4.5 a card that waits in the discard is not shuffled into the draw pile', () => {
    const short = scene({ ...two, discards: [['heavy-tread', 'rumble']] }).zone(Z.draw, [], Z.advancedPile)
    const t = short.begin().answer(0, 'ability:hex:0').answer(0, 'card:heavy-tread').answer(0, 'ability:hex:1')
    expect([t.zone(Z.discard), t.zone(Z.aside)]).toEqual([['heavy-tread'], ['rumble']])
    t.answer(0, 'stop').answer(0, 'stop')
    expect(t.zone(Z.active)).toEqual(['hex', 'heavy-tread', 'rumble'])
    const last = scene({ ...two, draws: [] })
      .zone(Z.draw, [], Z.advancedPile)
      .begin()
      .answer(0, 'ability:hex:0')
    expect(last.blocked(0, 'ability:hex:1').map((why) => why.rule)).toEqual(['FF-17.5'])
  })
  const trapped = { tokens: { S2: 'trap' } }
  test('FF-18.12 FF-8.8 a trap: the card chosen in the discard stays there, the turn counts', () => {
    const t = scene({ ...bones, ...trapped, hands: [['hex'], ['pick-swing']], discards: [['heavy-tread']] }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'move:S2').asked(1, 'act').notLogged('chained')
    expect([t.zone(Z.discard), t.zone(Z.active), t.state.turns]).toEqual([['heavy-tread'], ['hex'], [1, 0]])
  })
  test('FF-18.12 one chosen in the active zone stays there, once', () => {
    const t = scene({ ...spiders, ...trapped, hands: [['telepathy'], ['pick-swing']], active: [['tentacle']] }).begin()
    t.answer(0, 'ability:telepathy:0').answer(0, 'move:S2').asked(1, 'act').notLogged('chained')
    expect([t.zone(Z.discard), t.zone(Z.active)]).toEqual([[], ['tentacle', 'telepathy']])
  })
  test('FF-18.12 one that was drawn goes to the discard', () => {
    const t = scene({
      ...spiders,
      ...trapped,
      hands: [['rising-shadow'], ['pick-swing']],
      draws: [['tentacle']],
    }).begin()
    t.answer(0, 'ability:rising-shadow:0').answer(0, 'move:S2').asked(1, 'act').notLogged('chained')
    expect([t.zone(Z.discard), t.zone(Z.aside)]).toEqual([['tentacle'], []])
    expect(t.sees(1, Z.discard)).toEqual(['tentacle'])
  })
  test('FF-18.12 one that was searched for goes to the discard, and the pile has been shuffled', () => {
    const t = scene({ ...spiders, ...trapped, hands: [['spider-sense'], ['pick-swing']] })
      .shuffle(Z.draw, ['tentacle'])
      .begin()
    t.answer(0, 'ability:spider-sense:0').asked(0, 'search').answer(0, 'card:gluey-web')
    t.answer(0, 'move:S2').asked(1, 'act')
    expect([t.zone(Z.discard), t.zone(Z.aside), t.zone(Z.draw).at(-1)]).toEqual([['gluey-web'], [], 'tentacle'])
  })
})
