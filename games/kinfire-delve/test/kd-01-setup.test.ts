import { Match } from '@emberhall/kernel'
import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect } from '../src/content/types.ts'
import { makeKinfire, packs } from '../src/index.ts'
import { bare, inFinale, scene, told } from './bare.ts'
import { challenge, event, fatigueCard, gauntletCard, kinfire, master, SLOTS, Z } from './table.ts'

afterEach(allDone)

const FORMS = ['sea-of-dreams', 'dreadweaver', 'danse-macabre']
const SEAT_COUNTS = [1, 2, 3, 4]
const viewers = (seats: number) => Array.from({ length: seats + 1 }, (_, i) => i - 1)
/** Authored cards without a text about entering play, in the order in which they shall be dealt. */
const DEAL = [
  'great-stag',
  'the-maze',
  'the-faded-way',
  'crystal-caves',
  'the-maze',
  'the-3-fountains',
  'the-beasts-riddle',
  'vainglorys-symphony',
]
const dealt = (seats = 2) => fromSetup(kinfire, { seats }).shuffle(Z.well, DEAL)
const board = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
const start = (seats: number, seed: number, options = {}) => Match.start(kinfire, { seats, seed, options })
const facesIn = (match: ReturnType<typeof start>, zone: number) =>
  match.table.cards(zone).map((card) => kinfire.faceKeys[match.table.face(card)]!)

describe('the Master', () => {
  test('KD-1.2 the shuffled Master on top lies face down in the centre, the 2 others stay out', () => {
    const t = fromSetup(kinfire, { seats: 2 }).shuffle(Z.unusedMasters, ['dreadweaver']).begin()
    expect(t.zone(Z.masterDown)).toEqual(['dreadweaver'])
    expect(t.zone(Z.unusedMasters).toSorted()).toEqual(['danse-macabre', 'sea-of-dreams'])
    expect(t.zone(Z.master)).toEqual([])
  })
  test('KD-1.2 no view and no log tells which form it is or which are unused', () => {
    const t = fromSetup(kinfire, { seats: 2 }).begin()
    for (const seat of viewers(2)) {
      expect(t.sees(seat, Z.masterDown)).toEqual([null])
      expect(t.sees(seat, Z.unusedMasters)).toEqual([null, null])
      const shown = JSON.stringify([t.printed(seat), t.log(seat)])
      for (const form of FORMS) expect(shown).not.toContain(form)
    }
  })
  test('KD-1.2 each of the 3 forms comes up about as often', () => {
    const times = new Map(FORMS.map((form) => [form, 0]))
    for (let seed = 1; seed <= 300; seed++) {
      const form = facesIn(start(1, seed), Z.masterDown)[0]!
      times.set(form, times.get(form)! + 1)
    }
    for (const form of FORMS) expect(times.get(form)).toSatisfy((n: number) => n >= 70 && n <= 130)
  })
})

describe('the Seekers', () => {
  test('KD-1.4 a Seeker somebody has cannot be taken by another', () => {
    expect(() => start(2, 1, { seekers: ['asha', 'asha'] })).toThrow(/seekerTaken \(KD-1\.4\)/)
    expect(() => start(2, 1, { seekers: ['asha'] })).toThrow(/KD-1\.4/)
  })
  test('KD-1.4 each player has the card, the Lantern and the 18 Skill cards of the own Seeker', () => {
    const t = fromSetup(kinfire, { seats: 2, options: { seekers: ['orrin', 'asha'] } }).begin()
    for (const [seat, seeker] of ['orrin', 'asha'].entries()) {
      expect(t.zone(Z.seeker + seat)).toEqual([seeker])
      const own = [...t.zone(Z.lantern + seat), ...t.zone(Z.hand + seat), ...t.zone(Z.deck + seat)]
      expect(own).toHaveLength(1 + 18)
      expect(new Set(own.map((key) => kinfire.printed[kinfire.faceOf(key)]!.seeker))).toEqual(new Set([seeker]))
    }
  })
  test('KD-1.5 KD-6.1 every Seeker card is open to all, every Lantern begins uncharged', () => {
    for (const seats of SEAT_COUNTS) {
      const t = fromSetup(kinfire, { seats }).begin()
      for (const viewer of viewers(seats)) {
        expect(t.view(viewer).state.charged).toEqual(new Array(seats).fill(false))
        for (let seat = 0; seat < seats; seat++) {
          expect(t.sees(viewer, Z.seeker + seat)).toEqual([kinfire.seekerIds[seat]])
          expect(t.sees(viewer, Z.lantern + seat)).toHaveLength(1)
        }
      }
    }
  })
  test('KD-1.6 1, 2, 3 or 4 Seekers begin with 8, 7, 6 or 5 cards and a deck of the rest', () => {
    for (const seats of SEAT_COUNTS) {
      const t = fromSetup(kinfire, { seats }).begin()
      for (let seat = 0; seat < seats; seat++) {
        expect(t.zone(Z.hand + seat)).toHaveLength(9 - seats)
        expect(t.zone(Z.deck + seat)).toHaveLength(9 + seats)
      }
    }
  })
  test('KD-1.6 the deck is shuffled and the hand is drawn from its top', () => {
    const wanted = ['asha-white', 'asha-blue', 'asha-white', 'asha-green', 'asha-red', 'asha-red', 'asha-blue']
    const t = fromSetup(bare(), { seats: 2 })
      .shuffle(Z.deck + 0, wanted)
      .begin()
    expect(t.zone(Z.hand + 0)).toEqual(wanted)
    const hands = [1, 2, 3, 4].map((seed) => facesIn(start(1, seed), Z.hand).join())
    expect(new Set(hands).size).toBe(4)
  })
  test('KD-1.7 this box alone is for 1 or 2 Seekers', () => {
    const box = makeKinfire([packs.grotto])
    for (const seats of [1, 2]) expect(Match.start(box, { seats }).asks()).toHaveLength(1)
    for (const seats of [3, 4]) expect(() => Match.start(box, { seats })).toThrow(/KD-1\.7/)
    expect(() => Match.start(box, { seats: 2, options: { seekers: ['asha', 'sabela'] } })).toThrow(/KD-1\.7/)
  })
  test('KD-1.7 with the Seekers of a further box 3 and 4 can play', () => {
    for (const seats of [3, 4]) {
      const t = fromSetup(kinfire, { seats, options: { firstPlayer: 0 } }).begin()
      t.asked(0, 'exhaust')
      expect(t.zone(Z.seeker + seats - 1)).toHaveLength(1)
    }
    expect(() => start(5, 1)).toThrow(/1 to 4/)
  })
  test('KD-1.21 a seat is a Seeker: whoever runs two has two hands of 7, two Lanterns and every other turn', () => {
    const t = scene(
      { well: [event('toll', { instructions: [{ do: 'discardHand', n: 1, who: 'each' }] })] },
      { board: ['toll'] },
    ).begin()
    expect([0, 1].map((seat) => [t.zone(Z.hand + seat).length, t.zone(Z.lantern + seat).length])).toEqual([
      [7, 1],
      [7, 1],
    ])
    t.answer(0, 'keepHand').answer(0, 'resolve:toll')
    t.asked(0, 'discard').answer(0, [t.options(0)[0]!])
    t.asked(1, 'discard').answer(1, [t.options(1)[0]!])
    expect([0, 1].map((seat) => t.zone(Z.hand + seat).length)).toEqual([6, 6])
    t.asked(1, 'exhaust')
    t.untilStep('turn')
    t.asked(0, 'exhaust')
  })
  test('KD-1.23 the number of Seekers changes neither health nor Well, Gauntlet, Fatigue or difficulties', () => {
    const cards = {
      masters: [master('the-master', { difficulty: 12, statics: [{ always: 'vulnerable', colour: 'red' }] })],
    } as const
    for (const seats of SEAT_COUNTS) {
      const t = scene(cards, { seats }).roll('dice', [0, 2, 4, 3]).begin()
      expect([t.state.hp, t.state.hpMax]).toEqual([10, 10])
      expect([Z.well, Z.wellDiscard, Z.gauntlet, Z.fatigueDeck].map((z) => t.zone(z).length)).toEqual([50, 3, 4, 6])
      t.answer(0, 'keepHand').answer(0, 'attempt:plain:red').pass(0).logged('attempted', [0, 'plain', 'red', 9])
      const f = inFinale(scene(cards, { seats })).begin().answer(0, 'keepHand')
      f.answer(0, 'attempt:the-master:red').logged('attempted', [0, 'the-master', 'red', 12])
    }
  })
})

describe('Gauntlet, Fatigue and Well', () => {
  test('KD-1.8 the 4 Gauntlet cards wait in reserve, off the board and out of reach', () => {
    const t = scene(
      { well: [event('broom', { instructions: [{ do: 'discardCard', on: { target: 'chosenChallenge' } }] })] },
      { board: ['broom'] },
    ).begin()
    expect(t.zone(Z.gauntlet)).toEqual(['gate-1', 'gate-2', 'gate-3', 'gate-4'])
    t.answer(0, 'keepHand').offersExactly(0, [
      'resolve:broom',
      'attempt:plain:red',
      'attempt:plain:red',
      'attempt:plain:red',
    ])
    t.answer(0, 'resolve:broom').offersExactly(0, ['target:plain', 'target:plain', 'target:plain'])
  })
  test('KD-1.8 nothing printed on a Gauntlet card in reserve is in force', () => {
    const loud = gauntletCard(
      'loud',
      {
        bold: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }],
        boldStatics: [{ always: 'difficulty', of: { target: 'eachChallenge' }, n: 3 }],
      },
      { statics: [{ always: 'vulnerable', colour: 'red' }] },
    )
    const t = scene({ gauntlet: [loud] }).begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:plain:red').logged('attempted', [0, 'plain', 'red', 9])
    expect(t.zone(Z.gauntlet)).toEqual(['loud'])
    expect(t.state.hp).toBe(10)
  })
  test('KD-1.9 the 6 Fatigue cards are shuffled into a deck that nobody sees, none in play', () => {
    const t = fromSetup(kinfire, { seats: 2 }).shuffle(Z.fatigueDeck, ['dazzled', 'damp-wick']).begin()
    expect(t.zone(Z.fatigueDeck)).toHaveLength(6)
    expect(t.zone(Z.fatigueDeck).slice(-2)).toEqual(['damp-wick', 'dazzled'])
    expect(t.zone(Z.fatigue)).toEqual([])
    for (const seat of viewers(2)) expect(t.sees(seat, Z.fatigueDeck)).toEqual(new Array(6).fill(null))
    const orders = [1, 2, 3, 4].map((seed) => facesIn(start(1, seed), Z.fatigueDeck).join())
    expect(new Set(orders).size).toBe(4)
  })
  test('KD-1.10 the first 4 of the 57 shuffled Well cards lie face up, N, E, S, W', () => {
    const t = dealt().begin()
    expect(board(t)).toEqual(DEAL.slice(0, 4))
    for (const seat of viewers(2))
      expect(SLOTS.map((slot) => t.sees(seat, slot))).toEqual(DEAL.slice(0, 4).map((key) => [key]))
    expect(board(t).length + t.zone(Z.well).length + t.zone(Z.wellDiscard).length).toBe(57)
    const boards = [1, 2, 3, 4].map((seed) => SLOTS.flatMap((slot) => facesIn(start(1, seed), slot)).join())
    expect(new Set(boards).size).toBe(4)
  })
  test('KD-1.11 a first game begins with four named cards, the 53 others are shuffled', () => {
    const t = fromSetup(kinfire, { seats: 2, options: { firstGame: true } }).begin()
    expect(board(t).toSorted()).toEqual(['crystal-caves', 'great-stag', 'the-3-fountains', 'the-maze'])
    const rest = [...t.zone(Z.well), ...t.zone(Z.wellDiscard)]
    expect(rest).toHaveLength(53)
    expect(rest.filter((key) => key === 'the-3-fountains')).toHaveLength(2)
    expect(rest.filter((key) => key === 'the-maze')).toHaveLength(3)
    expect(rest).not.toContain('great-stag')
    const decks = [1, 2, 3, 4].map((seed) => facesIn(start(1, seed, { firstGame: true }), Z.well).join())
    expect(new Set(decks).size).toBe(4)
  })
  test('KD-1.11 without the option the board is drawn', () => {
    const t = fromSetup(kinfire, { seats: 1 }).shuffle(Z.well, ['the-faded-way']).begin()
    expect(t.zone(Z.north)).toEqual(['the-faded-way'])
  })
  test('KD-1.12 KD-4.3 an event that is laid out in setup does nothing', () => {
    const game = bare({ well: [event('pitfall', { instructions: [{ do: 'damage', n: 2 }] })] })
    const t = fromSetup(game, { seats: 2 }).shuffle(Z.well, ['pitfall']).begin()
    expect(t.zone(Z.north)).toEqual(['pitfall'])
    expect(t.state.hp).toBe(10)
    t.notLogged('resolved').notLogged('damage')
  })
  test('KD-1.13 the next 3 cards go face down to the Well discard, and 50 are left', () => {
    const t = dealt().begin()
    expect(t.zone(Z.wellDiscard)).toEqual(DEAL.slice(4, 7))
    expect(t.zone(Z.well)).toHaveLength(50)
    expect(t.zone(Z.well).at(-1)).toBe(DEAL[7])
    expect(t.zone(Z.completed)).toEqual([])
    for (const seat of viewers(2)) {
      expect(t.sees(seat, Z.wellDiscard)).toEqual([null, null, null])
      expect(t.sees(seat, Z.well)).toEqual(new Array(50).fill(null))
    }
  })
})

describe('health and the first player', () => {
  const potion = { well: [event('potion', { instructions: [{ do: 'heal', n: 3 }] })] }
  test('KD-1.14 normal mode begins with 10 health, hard mode with 8', () => {
    const normal = fromSetup(bare(), { seats: 2 }).begin()
    const hard = fromSetup(bare(), { seats: 2, options: { mode: 'hard' } }).begin()
    expect([normal.state.hp, normal.state.hpMax]).toEqual([10, 10])
    expect([hard.state.hp, hard.state.hpMax]).toEqual([8, 8])
  })
  test('KD-1.14 healing stops at the value of setup: hard mode at 7, heal 3, makes 8', () => {
    const t = scene(potion, { board: ['potion'], options: { mode: 'hard' } })
      .set((s) => {
        s.hp = 7
      })
      .begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:potion').logged('healed', [1, 8])
    expect(t.state.hp).toBe(8)
  })
  test('KD-1.15 who begins is drawn by lot', () => {
    const first = new Set<number>()
    for (let seed = 1; seed <= 100; seed++) first.add(start(2, seed).table.s.active)
    expect(first).toEqual(new Set([0, 1]))
    const t = fromSetup(kinfire, { seats: 2 }).roll('first player', [1]).begin()
    t.asked(1, 'exhaust')
  })
  test('KD-1.15 the table may name the first player, and play goes on clockwise', () => {
    const t = scene({}, { seats: 3, first: 1 }).begin()
    for (const seat of [1, 2, 0, 1]) {
      t.asked(seat, 'exhaust')
      t.untilStep('turn')
    }
    for (const first of [0, 1, 2]) expect(start(3, 1, { firstPlayer: first }).waiting()).toEqual([first])
    expect(() => start(2, 1, { firstPlayer: 2 })).toThrow(/KD-1\.15/)
  })
  test('KD-1.16 hard mode changes the health and nothing else', () => {
    const at = (mode: string) => {
      const { hp, hpMax, ...rest } = Match.start(bare(), { seats: 2, seed: 5, options: { mode } }).table.s
      return { health: [hp, hpMax], rest }
    }
    const [normal, hard] = [at('normal'), at('hard')]
    expect(normal.health).toEqual([10, 10])
    expect(hard.health).toEqual([8, 8])
    expect(hard.rest).toEqual(normal.rest)
  })
})

describe('quick games and texts about entering play', () => {
  const sizes = (t: { zone(zone: number): string[] }) => ({
    deck: t.zone(Z.well).length,
    discard: t.zone(Z.wellDiscard).length,
    fatigue: t.zone(Z.fatigue).length,
    fatigueDeck: t.zone(Z.fatigueDeck).length,
  })
  test('KD-1.17 a quick game discards 13 cards and costs 2 health and 1 fatigue', () => {
    const t = fromSetup(bare(), { seats: 2, options: { quick: true } }).begin()
    expect(sizes(t)).toEqual({ deck: 40, discard: 13, fatigue: 1, fatigueDeck: 5 })
    expect(t.state.hp).toBe(8)
  })
  test('KD-1.18 damage, then fatigue, then turn 1; hands have been drawn before, and the cap stays 10', () => {
    const tired = fatigueCard('tired', { statics: [{ always: 'fewerWhenExhausting', n: 1 }] })
    const potion = event('potion', { instructions: [{ do: 'heal', n: 5 }] })
    const t = fromSetup(bare({ fatigue: [tired], well: [potion] }), {
      seats: 2,
      options: { quick: true, firstPlayer: 0 },
    })
      .shuffle(Z.fatigueDeck, ['tired'])
      .shuffle(Z.well, ['potion'])
      .begin()
    expect(told(t.log(0)).filter((what) => what !== 'entered')).toEqual(['setup', 'damage', 'fatigue', 'turn'])
    t.logged('damage', [2, 8]).logged('fatigue', ['tired'])
    expect([0, 1].map((seat) => t.zone(Z.hand + seat).length)).toEqual([7, 7])
    t.answer(0, 'keepHand').answer(0, 'resolve:potion')
    expect([t.state.hp, t.state.hpMax]).toEqual([10, 10])
  })
  test('KD-1.19 hard and quick together: 6 health under a cap of 8', () => {
    const t = fromSetup(bare(), { seats: 2, options: { quick: true, mode: 'hard' } }).begin()
    expect([t.state.hp, t.state.hpMax]).toEqual([6, 8])
    expect(sizes(t)).toEqual({ deck: 40, discard: 13, fatigue: 1, fatigueDeck: 5 })
  })
  test.each([
    { n: 3, earned: [] },
    { n: 5, earned: ['just-a-scratch', 'flesh-wound'] },
  ])('KD-1.20 the 2 damage of a quick setup does not add to $n damage on turn 1', ({ n, earned }) => {
    const game = bare({ well: [event('pitfall', { instructions: [{ do: 'damage', n }] })] })
    const t = fromSetup(game, { seats: 2, options: { quick: true, firstPlayer: 0 } })
      .shuffle(Z.well, ['pitfall'])
      .begin()
    t.answer(0, 'keepHand').answer(0, 'resolve:pitfall')
    expect(t.state.hp).toBe(8 - n)
    expect(t.state.exploits).toEqual(earned)
  })
  test('KD-1.22 texts about entering play work once, N before E, for the first player, ahead of the quick losses', () => {
    const gift = challenge('gift', { bold: [{ on: 'onEnter', do: [{ do: 'draw', n: 1 }] }] })
    const thorn = challenge('thorn', { bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 1 }] }] })
    const t = fromSetup(bare({ well: [gift, thorn] }), { seats: 2, options: { quick: true, firstPlayer: 1 } })
      .shuffle(Z.well, ['gift', 'thorn'])
      .begin()
    const lines = t.log(0).filter((line) => !line.startsWith('entered') && !line.startsWith('ability'))
    expect(lines.slice(1, 4)).toEqual(['drew 1 1', 'damage 1 9', 'damage 2 7'])
    expect(told(lines).slice(4)).toEqual(['fatigue', 'turn'])
    expect([0, 1].map((seat) => t.zone(Z.hand + seat).length)).toEqual([7, 8])
    expect(t.state.hp).toBe(7)
    expect([t.state.turn, t.state.damageThisTurn]).toEqual([1, 0])
    t.answer(1, 'keepHand').asked(1, 'choose')
    expect(t.zone(Z.hand + 1)).toHaveLength(8)
    expect(t.state.hp).toBe(7)
  })
  test('KD-1.22 without the quick option the text works all the same', () => {
    const thorn = challenge('thorn', { bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 1 }] }] })
    const t = fromSetup(bare({ well: [thorn] }), { seats: 2 })
      .shuffle(Z.well, ['plain', 'plain', 'plain', 'thorn'])
      .begin()
    expect(t.state.hp).toBe(9)
  })
  test('KD-1.22 a card that another brings in has spoken once and is not asked again', () => {
    const usher = challenge('usher', {
      bold: [{ on: 'onEnter', do: [{ do: 'replaceCard', on: { target: 'eachChallenge', filter: { name: 'dust' } } }] }],
    })
    const thorn = challenge('thorn', { bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 1 }] }] })
    const t = fromSetup(bare({ well: [usher, challenge('dust'), thorn] }), { seats: 2 })
      .shuffle(Z.well, ['usher', 'dust', 'plain', 'plain', 'plain', 'plain', 'plain', 'thorn'])
      .begin()
    expect(board(t)).toEqual(['usher', 'thorn', 'plain', 'plain'])
    expect(t.state.hp).toBe(9)
  })
  test('KD-1.20 not even 5 damage before turn 1 earn an exploit', () => {
    const boulder = challenge('boulder', { bold: [{ on: 'onEnter', do: [{ do: 'damage', n: 5 }] }] })
    const t = fromSetup(bare({ well: [boulder] }), { seats: 2 })
      .shuffle(Z.well, ['boulder'])
      .begin()
    expect([t.state.hp, t.state.exploits]).toEqual([5, []])
  })
  test('KD-1.20 KD-1.22 what a text did in setup does not use up its once a turn on turn 1', () => {
    const tuck: Effect = { do: 'attach', what: 'topOfWell' }
    const watcher = challenge('watcher', { bold: [{ on: 'onAttach', limit: 'turn', do: [{ do: 'damage', n: 1 }] }] })
    const binder = event('binder', { instructions: [tuck, tuck], bold: [{ on: 'onEnter', do: [tuck, tuck] }] })
    const t = fromSetup(bare({ well: [watcher, binder] }), { seats: 2, options: { firstPlayer: 0 } })
      .shuffle(Z.well, ['watcher', 'binder'])
      .begin()
    expect(t.state.hp).toBe(9)
    t.answer(0, 'keepHand').answer(0, 'resolve:binder')
    expect(t.state.hp).toBe(8)
  })
})
