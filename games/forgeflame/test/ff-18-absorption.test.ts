import type { Seat } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { type Mine, poolOf } from './phases.ts'
import { adv, scene, type Scene, whereIs, withContent, Z } from './scene.ts'

afterEach(allDone)

const cube: Scene = {
  teams: [
    ['silkara', 'mogrimur', 'ogmul'],
    ['gobetou', 'korgain', 'molly'],
  ],
  hands: [['wall-crawler'], ['absorption', 'engulf']],
}

describe('cancelling', () => {
  test('FF-18.8 all abilities of the adventurer are cancelled, its symbols stay, those of Absorption are not used', () => {
    const t = scene(cube).begin().asked(1, 'absorption', 'FF-18.8').waitsFor(1)
    t.offersExactly(1, ['absorb:absorption', 'pass']).refuses(0, 'absorb:absorption')
    t.answer(1, 'absorb:absorption').logged('absorbed', [1, 'absorption', 'silkara']).asked(0, 'act')
    expect(poolOf(t)).toEqual([2, 1, 0, 0, 0])
    t.refuses(0, 'move:S5', 'FF-6.2')
    t.answer(0, 'move:S2').answer(0, 'stop').asked(1, 'act')
    expect([t.state.turn.card, t.zone(Z.active + 1)]).toEqual([t.card('engulf'), ['absorption', 'engulf']])
  })
  test('FF-18.8 an ability is barred by it; passing leaves everything as it is', () => {
    const web: Scene = { ...cube, hands: [['sticky-web'], ['absorption', 'engulf']], at: { korgain: 'E' } }
    const t = scene(web).begin().answer(1, 'absorb:absorption')
    t.blocks(0, 'ability:sticky-web:0', 'FF-18.8').refuses(0, 'ability:sticky-web:0', 'FF-18.8')
    const passed = scene(web).begin().pass(1).asked(0, 'act')
    expect(passed.options(0)).toContain('ability:sticky-web:0')
  })
  test('FF-18.8 FF-5.9 Potions and artifact powers are untouched', () => {
    const t = scene({ ...cube, forged: [['shadow-hauberk']], kobolds: ['E'] })
      .set((s) => void (s.potions = ['full', 'full', 'empty']))
      .begin()
    t.asked(0, 'potion').answer(0, 'potion:speed').answer(0, 'potion:flight')
    t.asked(1, 'absorption').answer(1, 'absorb:absorption')
    expect(poolOf(t)).toEqual([3, 1, 0, 0, 0])
    t.offers(0, ['move:S5', 'power:shadow-hauberk'])
  })
  test('FF-18.8 a window for the chained card too; one a card, and none once Absorption lies open', () => {
    const hex: Scene = { ...cube, hands: [['hex'], ['absorption', 'engulf']], discards: [['wall-crawler']] }
    const t = scene(hex).begin().pass(1).answer(0, 'ability:hex:0').answer(0, 'stop')
    t.asked(1, 'absorption').answer(1, 'absorb:absorption').asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
    const first = scene(hex).begin().answer(1, 'absorb:absorption')
    first.blocks(0, 'ability:hex:0', 'FF-18.8').answer(0, 'move:S2').asked(0, 'act').answer(0, 'stop').asked(1, 'act')
    expect(t.zone(Z.active + 1)).toEqual(['absorption'])
  })
  test('FF-18.8 FF-18.11 cancelled for the rest of the turn, for that adventurer and nobody else', () => {
    const hex = CONTENT.cards.find((card) => card.id === 'hex')!
    const twice = {
      ...hex,
      abilities: [
        { timing: 'loop' as const, steps: [{ do: 'chain' as const, from: 'discard' as const }] },
        { timing: 'loop' as const, steps: [{ do: 'chain' as const, from: 'draw' as const }] },
        { timing: 'loop' as const, steps: [{ do: 'chain' as const, from: 'draw' as const }] },
      ],
    }
    const game = withContent({ cards: CONTENT.cards.map((card) => (card === hex ? twice : card)) })
    const t = scene({
      ...cube,
      game,
      hands: [['hex'], ['absorption', 'engulf']],
      discards: [['wall-crawler']],
      draws: [['sticky-web', 'skeletal-mount']],
      kobolds: ['E'],
      lying: { E: ['gold'] },
    }).begin()
    t.pass(1).answer(0, 'ability:hex:0').answer(0, 'ability:hex:1').answer(0, 'ability:hex:2').answer(0, 'stop')
    t.answer(1, 'absorb:absorption').answer(0, 'stop')
    t.asked(0, 'act').blocks(0, 'ability:sticky-web:0', 'FF-18.8').answer(0, 'stop')
    t.asked(0, 'act').offers(0, 'pick:gold:none')
    t.answer(0, 'stop')
    expect(t.state.turn.cancelled).toEqual([])
  })
  test('FF-18.8 it counts as a card of Gobetou: Slow and Web on him are spent; stunned he cannot', () => {
    const t = scene(cube)
      .set((s) => {
        s.adventurers[adv('gobetou')]!.slow = true
        s.webs[0] = { on: 'adventurer', a: adv('gobetou'), b: 0 }
      })
      .begin()
    t.answer(1, 'absorb:absorption').logged('slowSpent', ['gobetou'])
    expect([t.state.adventurers[adv('gobetou')]!.slow, t.state.webs[0]!.on]).toEqual([false, 'hand'])
    const stunned = scene(cube).set((s) => void (s.adventurers[adv('gobetou')]!.stun = true))
    expect(stunned.begin().asked(0, 'act').state.adventurers[adv('gobetou')]!.stun).toBe(true)
  })
  test('FF-18.8 a partner can be answered too', () => {
    const teams = [
      ['silkara', 'mogrimur'],
      ['korgain', 'nobz'],
      ['gobetou', 'molly'],
      ['granit', 'ogmul'],
    ]
    const hands = [['wall-crawler'], [], ['absorption'], []]
    const t = scene({ seats: 4, teams, hands }).begin().asked(2, 'absorption').answer(2, 'absorb:absorption')
    t.asked(0, 'act').blocks(0, 'move:S5', 'FF-6.2')
    expect(t.state.turn.cancelled).toEqual([adv('silkara')])
  })
  test('FF-18.8 not on the own turn, not after the window, not by others', () => {
    const t = scene({ ...cube, turn: 1, hands: [[], ['engulf', 'absorption']] }).begin()
    t.answer(1, 'play:engulf').asked(1, 'act').refuses(1, 'absorb:absorption')
    const late = scene(cube).begin().pass(1)
    late.refuses(1, 'absorb:absorption')
    late.refuses(0, 'absorb:absorption')
    expect(
      late
        .answer(0, 'move:S2')
        .asked(0, 'act')
        .zone(Z.hand + 1),
    ).toContain('absorption')
  })
  test('FF-27.9 FF-18.8 in a Sanctuary not against an opponent, but against a partner', () => {
    const hushed = (wanted: Scene) => scene(wanted).set((s) => void (s.inForce = ['sanctuary']))
    expect(hushed(cube).begin().asked(0, 'act').options(0)).toContain('move:S5')
    const teams = [
      ['silkara', 'mogrimur'],
      ['korgain', 'nobz'],
      ['gobetou', 'molly'],
      ['granit', 'ogmul'],
    ]
    hushed({ seats: 4, teams, hands: [['wall-crawler'], [], ['absorption'], []] })
      .begin()
      .asked(2, 'absorption')
  })
})

describe('the card itself', () => {
  test('FF-18.9 FF-20.1 it lies in the active zone, costs no turn, and is discarded in Upkeep', () => {
    const t = scene(cube)
      .top(Z.eventPile, ['sanctuary'])
      .set((s) => void (s.turns = [3, 3]))
      .begin()
    t.answer(1, 'absorb:absorption').answer(0, 'stop').asked(1, 'act')
    expect([t.state.turns, t.zone(Z.active + 1)]).toEqual([
      [4, 3],
      ['absorption', 'engulf'],
    ])
    t.answer(1, 'stop')
    expect([t.state.round, t.zone(Z.discard + 1), t.zone(Z.hand + 1).length]).toEqual([2, ['absorption', 'engulf'], 5])
  })
  test('FF-18.10 on the own turn it is a card with a Move and a wild symbol; its ability does nothing', () => {
    const t = scene({ ...cube, turn: 1, hands: [[], ['absorption']] }).begin()
    expect(poolOf(t)).toEqual([1, 0, 0, 0, 1])
    t.blocks(1, 'ability:absorption:0', 'FF-18.10').refuses(1, 'ability:absorption:0', 'FF-18.10')
    t.answer(1, 'move:S2').answer(1, 'move:S5')
    expect(whereIs(t.state, 'gobetou')).toBe('S5')
  })
})

describe('what the window tells', () => {
  /** Absorption in hand, and the same table with it in the draw pile instead. */
  const twins = (options: NonNullable<Scene['options']>): [Mine, Mine] => {
    const twin = () => scene({ ...cube, hands: [['hex'], ['absorption', 'engulf']], discards: [['elixir']], options })
    const swapped = twin().set((s, card) => {
      const [held, drawn] = [card('absorption'), card('slime-trail')]
      ;[s.faces[held], s.faces[drawn]] = [s.faces[drawn]!, s.faces[held]!]
    })
    return [twin().begin(), swapped.begin()]
  }
  const outside = (t: Mine) =>
    JSON.stringify([0, -1].map((seat) => [t.printed(seat), t.log(seat), t.match.waiting(), t.match.view(seat)]))
  const discards: Scene = { ...cube, hands: [['wall-crawler'], ['engulf']], discards: [[], ['absorption']] }

  test('FF-18.8 possible: the window opens whether the card is in hand or in the draw pile, and nobody can tell', () => {
    const [held, drawn] = twins({ absorption: 'possible' })
    held.asked(1, 'absorption').offersExactly(1, ['absorb:absorption', 'pass'])
    drawn.asked(1, 'absorption').offersExactly(1, ['pass'])
    expect(outside(held)).toBe(outside(drawn))
    for (const t of [held, drawn]) t.pass(1).asked(0, 'act')
    expect(outside(held)).toBe(outside(drawn))
    for (const t of [held, drawn]) t.answer(0, 'move:S2').answer(0, 'stop').asked(1, 'card')
    expect(outside(held)).toBe(outside(drawn))
  })
  test('FF-18.8 possible: no window where everybody knows that it cannot be in hand', () => {
    const somewhere: readonly Scene[] = [
      discards,
      { ...cube, hands: [['wall-crawler'], ['engulf']], active: [[], ['absorption']] },
      { ...cube, hands: [['wall-crawler'], ['engulf']], advanced: [[], ['absorption']] },
      { ...cube, hands: [['wall-crawler'], ['engulf']] },
      { ...cube, hands: [['wall-crawler'], []], draws: [[], ['absorption']] },
    ]
    expect(somewhere.map((wanted) => scene(wanted).begin().match.waiting())).toEqual([[0], [0], [0], [0], [0]])
    const drawn = scene({ ...cube, hands: [['wall-crawler'], ['engulf']], draws: [[], ['absorption']] })
    expect(drawn.begin().match.waiting()).toEqual([1])
  })
  test('FF-18.8 always: a window for every card, wherever Absorption lies', () => {
    scene({ ...discards, options: { absorption: 'always' } })
      .begin()
      .asked(1, 'absorption')
      .offersExactly(1, ['pass'])
    const [held, drawn] = twins({ absorption: 'always' })
    expect(outside(held)).toBe(outside(drawn))
  })
  test('FF-18.8 who likes is asked only when able to answer; that is an order of the player, not of the table', () => {
    const [held, drawn] = twins({ absorption: 'possible' })
    for (const t of [held, drawn]) t.match.setWindow(1, 'absorption', 'able')
    expect([held.match.waiting(), drawn.match.waiting()]).toEqual([[1], [0]])
  })
  test('FF-18.8 a standing order passes for the round, and for no longer', () => {
    const t = scene({
      ...cube,
      hands: [
        ['wall-crawler', 'sticky-web'],
        ['absorption', 'engulf'],
      ],
    })
      .top(Z.eventPile, ['forgotten-loot'])
      .set((s) => {
        s.turns = [2, 3]
        s.first = 1
      })
      .begin()
    t.match.setWindow(1, 'absorption', 'never', 'round')
    // A save keeps no standing orders, so the match is answered directly.
    const say = (seat: Seat, face: string | null) => {
      const value = face === null ? 'stop' : `play:${t.card(face, Z.hand + seat)}`
      expect(t.match.answer({ seat, question: t.match.question, value }).ok).toBe(true)
    }
    say(0, 'wall-crawler')
    t.asked(0, 'act').offers(0, 'move:S5')
    say(0, null)
    say(1, 'engulf')
    say(1, null)
    t.asked(0, 'act')
    say(0, null)
    expect([t.state.round, t.zone(Z.hand + 1).includes('absorption')]).toEqual([2, true])
    t.asked(0, 'card').answer(0, t.options(0)[0]!).asked(1, 'absorption').offers(1, 'absorb:absorption')
  })
  test('FF-18.8 the standing order tells nothing either', () => {
    const [held, drawn] = twins({ absorption: 'possible' })
    for (const t of [held, drawn]) t.match.setWindow(1, 'absorption', 'never', 'round')
    for (const t of [held, drawn]) t.asked(0, 'act')
    expect(outside(held)).toBe(outside(drawn))
  })
})
