import { ONLY_CHOICES } from '@emberhall/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allDone, fromSetup, given, ScenarioFailure } from '@emberhall/testkit'
import { makeVale, vale, Z } from './vale.ts'

afterEach(allDone)

const twoSeats = () =>
  given(vale, { seats: 2 })
    .zone(Z.hand + 0, ['ash', 'birch', 'ash'])
    .zone(Z.hand + 1, ['cedar', 'dew'])
    .agenda('turn', 0)

describe('given', () => {
  test('fills zones exactly and keeps every card', () => {
    const t = twoSeats().zone(Z.discard, ['fern']).zone(Z.row, []).begin()
    expect(t.zone(Z.hand + 0)).toEqual(['ash', 'birch', 'ash'])
    expect(t.zone(Z.hand + 1)).toEqual(['cedar', 'dew'])
    expect(t.zone(Z.discard)).toEqual(['fern'])
    const all = t.state.zones.flat()
    expect(new Set(all).size).toBe(24)
    expect(all.every((id) => t.state.zones[t.state.where[id]!]!.includes(id))).toBe(true)
  })
  test('keeps the size of a deck it stacks, and draws in the order named', () => {
    const before = given(vale, { seats: 2 }).begin().zone(Z.deck).length
    const t = given(vale, { seats: 2 })
      .agenda('turn', 0)
      .top(Z.deck, ['fern', 'elm', 'elm'])
      .bottom(Z.deck, ['dew'])
      .begin()
    expect(t.zone(Z.deck)).toHaveLength(before)
    expect(t.zone(Z.deck).slice(-3)).toEqual(['elm', 'elm', 'fern'])
    expect(t.zone(Z.deck)[0]).toBe('dew')
    t.answer(0, 'pass')
    expect(t.zone(Z.hand + 0).at(-1)).toBe('fern')
  })
  test('begins as often as wanted, each time afresh', () => {
    const g = twoSeats().roll('dice', [5, 4])
    const first = g.begin().answer(0, 'play:ash:red').pass(1)
    const second = g.begin()
    expect(first.state.score).toBe(1)
    expect(second.state.score).toBe(0)
    second.answer(0, 'play:birch:blue').pass(1)
  })
  test('sets tracks, and finds cards by name', () => {
    const t = twoSeats()
      .set((s, card) => {
        s.score = 3
        s.stones[1] = card('ash#2', Z.hand + 0)
      })
      .begin()
    expect(t.state.score).toBe(3)
    expect(t.state.stones[1]).toBe(t.state.zones[Z.hand]![2])
  })
  test('says what is wrong with an impossible position', () => {
    const g = given(vale, { seats: 2 })
    expect(() => g.zone(Z.row, ['birsch'])).toThrow(/no card "birsch"; there are: birch/)
    expect(() => g.zone(Z.row, ['ash', 'ash', 'ash', 'ash', 'ash'])).toThrow(
      /all 4 cards "ash" have been placed already/,
    )
    expect(() => g.agenda('dusk')).toThrow(/no step "dusk"; there are: setup, turn, bidding/)
    expect(() => g.zone(99, [])).toThrow(/no zone 99/)
    expect(() => given(vale, { seats: 2 }).zone(Z.deck, ['ash'])).toThrow(/has to leave deck: say where to/)
    expect(given(vale, { seats: 2 }).zone(Z.deck, ['ash'], Z.discard).begin().zone(Z.deck)).toEqual(['ash'])
    expect(() => given(vale, { seats: 2, from: 'nowhere' })).toThrow(/steps begun: setup/)
  })
  test('answers for all seats where setup asks them together', () => {
    const asked = makeVale({ bidsFirst: true })
    expect(given(asked, { seats: 3 }).agenda('turn', 1).begin().waitsFor(1).options(1)).toContain('pass')
  })
  test('runs setup itself under the script', () => {
    const t = fromSetup(vale, { seats: 2, options: { mode: 'harsh' } })
      .shuffle(Z.deck, ['elm', 'elm', 'ash', 'fern', 'fern', 'dew'])
      .roll('first', [1])
      .begin()
    expect(t.zone(Z.hand + 0)).toEqual(['elm', 'elm', 'ash'])
    expect(t.zone(Z.hand + 1)).toEqual(['fern', 'fern', 'dew'])
    t.asked(0, 'keep', 'VA-4.1').untilAsked(1, 'play')
    expect(t.state.dread).toBe(2)
    expect(t.luck()).toContain('first 1')
  })
})

describe('when and then', () => {
  test('offers, blocks and refuses, each with its rule', () => {
    const t = twoSeats().begin().asked(0, 'play', 'VA-2.1').notAsked(1).waitsFor(0)
    t.offersExactly(0, ['play:ash:red', 'play:ash:red', 'play:birch:red', 'play:birch:blue', 'pass'])
    t.offers(0, ['pass', 'play:ash#2:red']).lacks(0, ['play:ash:blue', 'play:ash#3:red']).lacks(0, 'help:ash')
    expect(t.blocked(0, 'play:ash:blue')).toEqual([{ code: 'wrongColour', rule: 'VA-2.2' }])
    t.blocks(0, 'play:ash#2:blue', 'VA-2.2')
    t.refuses(0, 'play:ash:blue', 'VA-2.2')
    t.refuses(1, 'pass').refuses(0, 'play:elm:red', 'VA-2.1').asked(0, 'play')
    expect(t.refusal(0, 'play:ash:blue')).toEqual([{ code: 'wrongColour', rule: 'VA-2.2' }])
  })
  test('takes numbers, lists, shares and secret answers', () => {
    const t = twoSeats().roll('dice', [3, 3]).begin()
    t.answer(0, 'play:ash#2:red').asked(1, 'help').offersExactly(1, ['help:cedar', 'pass']).pass(1)
    t.asked(0, 'many').refuses(0, 4)
    t.answer(0, 2).asked(0, 'share').answer(0, ['to:1', 'to:1'])
    expect(t.state.stones).toEqual([0, 2])
    t.logged('played', [0, 'ash']).logged('rolled', [6]).notLogged('rolled', [7])

    const bids = twoSeats()
      .agenda('bidding', 1)
      .set((s) => void s.stones.fill(1))
      .begin()
    bids.waitsFor(0, 1).answer(0, 'bid:1').waitsFor(1)
    expect(JSON.stringify(bids.printed(1))).not.toContain('bid:1,')
    bids.answer(0, 'pass').answer(1, 'bid:0').asked(1, 'keep').answer(1, ['keep:dew'])
    expect(bids.zone(Z.discard)).toEqual(['dew'])
  })
  test('shows each seat its own hand and nothing else', () => {
    const t = twoSeats().top(Z.deck, ['elm']).peeked(1, 'birch', Z.hand).begin()
    expect(t.sees(0, Z.hand)).toEqual(['ash', 'birch', 'ash'])
    expect(t.sees(1, Z.hand)).toEqual([null, 'birch', null])
    expect(t.sees(-1, Z.hand + 1)).toEqual([null, null])
    t.pass(0)
    expect(t.log(0).at(-1)).toBe('drew 0 elm')
    expect(t.log(1).at(-1)).toBe('drew 0 ?')
    t.logged('drew', [0, 'elm'], 0).notLogged('drew', [0, 'elm'], 1).logged('drew', [0, '?'], 1)
    expect([t.knows(0, 'elm'), t.knows(1, 'elm')]).toContain(false)
  })
  test('goes on by itself to a question, a step or the end', () => {
    const t = twoSeats().begin().untilAsked(1, 'play').untilStep('bidding').goesOn()
    t.untilAsked(0, 'keep', { play: 'pass' })
    const lost = twoSeats()
      .set((s) => void (s.dread = 11))
      .begin()
      .pass(0)
      .over('loss')
    expect(() => lost.over('win')).toThrow(/outcome is "loss"/)
    expect(() => lost.untilAsked(0, 'play')).toThrow(/never asked "play". The game is over/)
  })
  test('says so where a question was passed over because it had one answer', () => {
    const alone = () => given(vale, { seats: 1 }).zone(Z.hand, ['ash']).agenda('turn', 0).roll('dice', [3, 3]).begin()
    expect(alone().answer(0, 'play:ash:red').untilAsked(0, 'many').state.stones).toEqual([0])
    const t = alone().answer(0, 'play:ash:red')
    expect(() => t.untilAsked(0, 'share')).toThrow(/seat 0 had one choice at "share", which was taken unasked/)
    t.untilAsked(0, 'play')
  })
  test('tells a back from what somebody remembers', () => {
    const t = twoSeats().peeked(1, 'birch', Z.hand).begin()
    expect([t.sees(1, Z.hand), t.lies(1, Z.hand)]).toEqual([
      [null, 'birch', null],
      [null, null, null],
    ])
    expect(t.lies(0, Z.hand)).toEqual(['ash', 'birch', 'ash'])
  })
  test('undoes, redoes and refuses to', () => {
    const t = twoSeats().roll('dice', [5, 4], [0, 1]).begin()
    t.answer(0, 'play:ash:red').pass(1).refusesUndo('strict', 'undoPastReveal')
    expect(t.state.score).toBe(1)
    t.undo('same').undo('same').redo().redo()
    expect(t.state.score).toBe(1)
    t.undo('new').pass(1)
    expect(t.state.score).toBe(0)
  })
  test('lets people roll their own dice', () => {
    const t = given(vale, { seats: 1, ownDice: true }).zone(Z.hand, ['ash']).agenda('turn', 0).begin()
    t.answer(0, 'play:ash:red').asked(0, 'play').refuses(0, [6, 0])
    t.answer(0, [5, 1])
    expect(t.state.score).toBe(1)
  })
})

describe('the switches', () => {
  let turns = 0
  const forgetful = makeVale({ afterTurn: (t) => void (t.s.stones[0] = ++turns) })
  const played = (game: typeof vale) =>
    given(game, { seats: 2 })
      .zone(Z.hand, ['ash'])
      .agenda('turn', 0)
      .roll('dice', [3, 4])
      .begin()
      .answer(0, 'play:ash:red')
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    ['EMBERHALL_UNDO', /undone and given again, ends elsewhere/],
    ['EMBERHALL_SAVE', /leads the loaded match elsewhere/],
  ])('%s notices what is kept outside the state', (name, message) => {
    vi.stubEnv('EMBERHALL_UNDO', '')
    vi.stubEnv(name, '1')
    const t = played(forgetful)
    expect(() => t.pass(1)).toThrow(message)
  })
  test.each(['EMBERHALL_UNDO', 'EMBERHALL_SAVE'])('%s uses scripted luck once', (name) => {
    vi.stubEnv(name, '1')
    const t = played(vale).pass(1)
    expect(t.luck()).toEqual(['dice 3,4'])
    t.done()
  })
  test.each(['EMBERHALL_UNDO', 'EMBERHALL_SAVE'])('%s keeps what seats wish to be asked', (name) => {
    vi.stubEnv('EMBERHALL_UNDO', '')
    vi.stubEnv(name, '1')
    const t = twoSeats().roll('dice', [3, 4]).begin()
    t.match.setWindow(1, 'help', 'never')
    t.answer(0, 'play:ash:red').notAsked(1, 'help')
    t.match.setWindow(0, ONLY_CHOICES, 'always')
    t.untilAsked(1, 'play').pass(1)
    expect(t.state.score).toBe(1)
  })
})

describe('messages', () => {
  test('a wrong answer lists what is on offer and what is not', () => {
    const t = twoSeats().begin()
    expect(() => t.answer(0, 'play:ash:blue')).toThrow(/refused: VA-2.2 wrongColour.*asked "play": play:ash:red/s)
    expect(() => t.answer(0, 'sing:ash')).toThrow(/no verb "sing"; there are: pass/)
    expect(() => t.answer(0, 'play:oak:red')).toThrow(/no card "oak"/)
    expect(() => t.asked(1, 'play')).toThrow(ScenarioFailure)
    expect(() => t.offersExactly(0, ['pass'])).toThrow(/expected exactly pass; on offer: pass, play:ash:red/)
    expect(() => t.logged('sang')).toThrow(/no log line "sang"/)
  })
  test('luck that nobody asks for fails the scenario, as does luck of the wrong size', () => {
    const unused = twoSeats().roll('dyce', [1, 1]).begin()
    expect(() => unused.done()).toThrow(/nobody asked for it: "dyce" \(1\)/)
    expect(() => allDone()).toThrow(/dyce/)
    const wrong = twoSeats().roll('dice', [1]).begin().answer(0, 'play:ash:red')
    expect(() => wrong.pass(1)).toThrow(/"dice" asks fate for 2 values; the script has \[1\]/)
    const far = fromSetup(vale, { seats: 2 }).shuffle(Z.deck, ['ash', 'ash', 'ash', 'ash', 'ash'])
    expect(() => far.begin()).toThrow(/cannot bring "ash" to the top/)
    expect(() => allDone()).toThrow(/dice/)
  })
})
