import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, allOf, goes, lines, namedBy, type Playing, pool } from './acting.ts'
import { adv, loadOf, scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const four = [
  ['hurl', 'rumble', 'full-throttle', 'tip-cart'],
  ['vigour', 'bone-shard', 'pick-swing', 'gluey-web'],
  ['spit-out', 'engulf', 'spring-drive', 'elixir'],
]
/** Everybody plays the first card of the hand and stops at once, until the round is over; whose turns they were. */
function idleRound(t: Playing, n: number): number[] {
  const owners: number[] = []
  for (let i = 0; i < n; i++) {
    const seat = t.state.turn.seat
    owners.push(seat)
    if (t.match.askOf(seat)!.def.name === 'card') t.answer(seat, t.options(seat)[0]!)
    t.answer(seat, 'stop')
  }
  return owners
}

describe('rounds', () => {
  test('FF-4.1 four turns each, clockwise from the First Player', () => {
    for (const first of [0, 1]) {
      const t = scene({ seats: 3, first, turn: first, hands: four }).begin()
      const order = [0, 1, 2].map((i) => (first + i) % 3)
      expect(idleRound(t, 11)).toEqual([...order, ...order, ...order, ...order].slice(0, 11))
      t.notLogged('event')
      expect(idleRound(t, 1)).toEqual(order.slice(2))
      t.logged('event')
    }
  })
  test('FF-4.1 a new round gives everybody four turns again', () => {
    const t = scene({ seats: 3, hands: four }).top(Z.eventPile, ['plunder']).begin()
    idleRound(t, 12)
    t.untilAsked(1, 'card')
    expect([t.state.round, t.state.turns, t.state.first]).toEqual([2, [0, 0, 0], 1])
  })
  test('FF-4.2 after Mad Dash whoever has had four is passed over', () => {
    const hands = [['mad-dash', ...four[0]!.slice(1)], ...four.slice(1)]
    const t = scene({ seats: 3, hands }).begin()
    t.answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'stop')
    expect(idleRound(t, 11)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 2])
    t.logged('event')
  })
  test('FF-4.10 cards stay in the active zone until Upkeep', () => {
    const t = scene({ hands: four.slice(0, 2) })
      .top(Z.eventPile, ['plunder'])
      .begin()
    idleRound(t, 8)
    t.asked(1, 'card')
    expect(t.zone(Z.active)).toEqual([])
    expect(t.zone(Z.discard).toSorted()).toEqual(four[0]!.toSorted())
    const before = scene({ hands: four.slice(0, 2) }).begin()
    idleRound(before, 7)
    expect(before.zone(Z.active).toSorted()).toEqual(four[0]!.toSorted())
    expect(before.zone(Z.discard)).toEqual([])
  })
})

describe('the card of a turn', () => {
  test('FF-4.3 one card from hand has to be played, open, into the own active zone', () => {
    const t = scene({ hands: [['hurl', 'tip-cart'], ['vigour']], discards: [['rumble']] }).begin()
    t.waitsFor(0).asked(0, 'card', 'FF-4.3').offersExactly(0, ['play:hurl', 'play:tip-cart'])
    t.refuses(0, 'pass', 'FF-4.3')
    t.refuses(0, 'stop', 'FF-4.3')
    t.refuses(0, 'play:rumble', 'FF-4.3')
    t.refuses(0, 'play:vigour', 'FF-4.3')
    expect(t.refusal(1, 'play:vigour').map((w) => w.code)).toEqual(['notAsked'])
    t.answer(0, 'play:tip-cart')
    expect([t.zone(Z.active), t.zone(Z.hand)]).toEqual([['tip-cart'], ['hurl']])
    expect(t.sees(1, Z.active)).toEqual(['tip-cart'])
    expect(t.state.turn.adv).toBe(adv('nobz'))
    expect(pool(t)).toEqual([1, 1, 1, 0, 0])
  })
  test('WE-7 FF-4.4 an empty hand: the top of the draw pile is played, without a choice', () => {
    const t = scene({ draws: [['full-throttle', 'hurl']] }).begin()
    t.asked(0, 'act').logged('fromPile', [0, 'full-throttle'])
    expect(t.zone(Z.active)).toEqual(['full-throttle'])
    expect(t.zone(Z.draw).at(-1)).toBe('hurl')
  })
  test('FF-4.5 an empty draw pile: the discard is shuffled first', () => {
    const t = scene()
      .set((s) => allOf(s, Z.draw, Z.discard))
      .shuffle(Z.draw, ['tip-cart'])
      .begin()
    t.asked(0, 'act').logged('reshuffled', [0]).logged('fromPile', [0, 'tip-cart'])
    expect([t.zone(Z.discard).length, t.zone(Z.draw).length]).toEqual([0, 11])
  })
  test('FF-4.5 in the middle of a draw as well, and only then', () => {
    const teams = [
      ['mogrimur', 'granit', 'nobz'],
      ['korgain', 'molly', 'silkara'],
    ]
    const drawn = (inPile: number) =>
      scene({ teams, hands: [['vigour']] })
        .set((s) => {
          allOf(s, Z.draw, Z.discard)
          for (let i = 0; i < inPile; i++) {
            const card = s.zones[Z.discard]!.pop()!
            s.zones[Z.draw]!.push(card)
            s.where[card] = Z.draw
          }
        })
        .begin()
        .answer(0, 'ability:vigour:0')
    const short = drawn(1).asked(0, 'vigour').logged('reshuffled', [0])
    expect([short.zone(Z.aside).length, short.zone(Z.discard).length]).toEqual([3, 0])
    const enough = drawn(3).asked(0, 'vigour').notLogged('reshuffled')
    expect([enough.zone(Z.aside).length, enough.zone(Z.draw).length]).toEqual([3, 0])
  })
  test('FF-4.6 with no card anywhere the turn passes and counts', () => {
    const t = scene({ hands: [[], ['vigour', 'hex']] })
      .set((s) => allOf(s, Z.draw, Z.active))
      .begin()
    t.asked(1, 'card').logged('noCard', [0])
    expect(t.state.turns).toEqual([1, 0])
  })
})

describe('playing a card', () => {
  const teams = [
    ['granit', 'ogmul', 'nobz'],
    ['gobetou', 'korgain', 'silkara'],
  ]
  const marked = () =>
    scene({ teams, at: { granit: 'S5' }, hands: [['heavy-tread'], ['absorption']], caveIns: ['S5-S7'] })
      .set((s) => {
        s.adventurers[adv('granit')]!.stun = true
        s.adventurers[adv('granit')]!.slow = true
        s.potions[0] = 'full'
      })
      .begin()
  test('FF-4.7 the order: active zone, Stun, Slow, Potions, Absorption, actions', () => {
    const t = marked().asked(0, 'potion').waitsFor(0)
    expect(t.zone(Z.active)).toEqual(['heavy-tread'])
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
    t.answer(0, 'potion:speed').asked(1, 'absorption').waitsFor(1)
    expect(pool(t)).toEqual([2, 1, 0, 0, 0])
    t.pass(1).asked(0, 'act')
    expect(
      t
        .log(0)
        .filter((line) => /^(played|stunSpent|slowSpent|potion)/.test(line))
        .map((line) => line.split(' ')[0]),
    ).toEqual(['played', 'stunSpent', 'slowSpent', 'potion'])
    t.blocks(0, 'ability:heavy-tread:0', 'FF-16.5')
    const { stun, slow } = t.state.adventurers[adv('granit')]!
    expect([stun, slow]).toEqual([false, false])
  })
  test('FF-4.7 Slow takes a printed Move, never one of a Potion or a wild symbol', () => {
    const slowed = (card: string, name: string, potion: boolean) =>
      scene({
        teams: [
          ['granit', 'ogmul', 'mogrimur'],
          ['gobetou', 'korgain', 'silkara'],
        ],
        hands: [[card]],
      })
        .set((s) => {
          s.adventurers[adv(name)]!.slow = true
          if (potion) s.potions[0] = 'full'
        })
        .begin()
    expect(pool(slowed('vigour', 'mogrimur', true).answer(0, 'potion:speed'))).toEqual([1, 1, 0, 0, 1])
    const wild = slowed('hex', 'mogrimur', false)
    expect(pool(wild)).toEqual([0, 0, 0, 0, 1])
    expect(wild.state.adventurers[adv('mogrimur')]!.slow).toBe(false)
  })
  test('FF-4.8 actions, abilities and powers in any order, and none of them is compulsory', () => {
    const start = () =>
      acting('stone-grip', { at: { granit: 'S7' }, lying: { S7: ['gold'] }, kobolds: ['S1'], forged: [[BOOTS]] })
    const deeds = ['move:S10', 'pick:gold:none', 'ability:stone-grip:0', `power:${BOOTS}`, 'stop']
    start().asked(0, 'act', 'FF-4.8').offers(0, deeds)
    const one = start().answer(0, `power:${BOOTS}`).answer(0, 'pick:gold:none').answer(0, 'ability:stone-grip:0')
    one.answer(0, 'move:S6').offers(0, 'stop')
    const two = start().answer(0, 'pick:gold:none').answer(0, 'ability:stone-grip:0').answer(0, 'move:S10')
    two.answer(0, `power:${BOOTS}`)
    for (const t of [one, two]) expect(pool(t)).toEqual([0, 0, 1, 0, 0])
    start().answer(0, 'stop').waitsFor(1)
  })
  test('FF-4.9 stopping forfeits the rest and ends the turn', () => {
    const t = scene({
      hands: [
        ['full-throttle', 'hurl'],
        ['vigour', 'hex'],
      ],
    }).begin()
    t.answer(0, 'play:full-throttle').answer(0, 'move:S2').answer(0, 'stop').asked(1, 'card')
    expect(t.state.turns).toEqual([1, 0])
    expect(t.state.turn.pool).toEqual([0, 0, 0, 0, 0])
    t.refuses(0, 'move:E')
  })
  test('FF-4.9 a chained card comes before the end, with its own symbols only', () => {
    const t = acting('hex', {
      teams: [
        ['mogrimur', 'granit', 'nobz'],
        ['korgain', 'molly', 'silkara'],
      ],
      discards: [['hurl', 'rumble']],
    })
    t.answer(0, 'ability:hex:0').answer(0, 'card:rumble').asked(0, 'act')
    expect(pool(t)).toEqual([1, 0, 0, 0, 1])
    t.answer(0, 'stop').asked(0, 'act').logged('chained', [0, 'rumble'])
    expect(pool(t)).toEqual([1, 1, 1, 0, 0])
    expect(t.state.turn.adv).toBe(adv('granit'))
    expect(t.state.turns).toEqual([0, 0])
    t.answer(0, 'stop')
    expect(t.state.turns).toEqual([1, 0])
  })
})

describe('who acts', () => {
  test('FF-4.11 only the adventurer of the card', () => {
    const t = acting('rumble', { at: { granit: 'S5', nobz: 'S12' }, lying: { S12: ['gold'], S5: ['darkiron'] } })
    expect(goes(t)).toEqual(['S2', 'S3', 'S7', 'S8'])
    expect(namedBy(t, 'pick')).toEqual(['darkiron:none'])
    t.refuses(0, 'move:S10')
    t.answer(0, 'move:S8')
    expect([whereIs(t.state, 'granit'), whereIs(t.state, 'nobz')]).toEqual(['S8', 'S12'])
  })
  test('FF-4.12 a turn that a trap ends counts as taken', () => {
    const hands = [['full-throttle', 'hurl', 'rumble', 'tip-cart'], four[1]!]
    const t = scene({ hands, tokens: { S2: 'trap' } }).begin()
    t.answer(0, 'play:full-throttle').answer(0, 'move:S2')
    expect(idleRound(t, 7)).toEqual([1, 0, 1, 0, 1, 0, 1])
    t.logged('event')
  })
  test('FF-4.13 FF-4.11 another who acts by an ability does so from where it stands', () => {
    const t = acting('for-the-clan', {
      at: { molly: 'S5', nobz: 'S8', granit: 'S12' },
      lying: { S8: ['gold'], S5: ['draconite'] },
      kobolds: ['S8'],
    })
    t.answer(0, 'ability:for-the-clan:0').asked(0, 'clan').offersExactly(0, ['adventurer:nobz', 'pass'])
    t.answer(0, 'adventurer:nobz').asked(0, 'lentAct')
    expect(goes(t)).toEqual(['S4', 'S5', 'S11', 'F'])
    t.offers(0, 'fight:0').refuses(0, 'pick:gold:none', 'FF-12.2')
    t.refuses(0, 'pick:draconite:none')
    t.answer(0, 'move:F')
    expect([whereIs(t.state, 'nobz'), whereIs(t.state, 'molly')]).toEqual(['F', 'S5'])
    t.asked(0, 'act')
    expect(pool(t)).toEqual([1, 0, 0, 0, 1])
  })
  test('FF-4.13 its load, its allies and its place to forge count', () => {
    const t = acting('for-the-clan', {
      at: { molly: 'S8', nobz: 'F', granit: 'F' },
      ore: { nobz: ['gold'], granit: ['darkiron'], molly: ['gold', 'darkiron'] },
      row: ['key-of-the-forge', BOOTS],
    })
    t.answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:nobz').blocks(0, `forge:${BOOTS}`, 'FF-13.4')
    t.answer(0, 'forge:key-of-the-forge').notAsked(0, 'pay')
    expect(t.zone(Z.forged)).toEqual(['key-of-the-forge'])
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'granit'), loadOf(t.state, 'molly')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ])
    expect(lines(t, 'forged')).toEqual(['forged 0 key-of-the-forge F'])
  })
})

const BOOTS = 'boots-of-the-winds'
