/** KD-13 Reward and penalty icons. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect, SkillCard, Static } from '../src/content/types.ts'
import { cardText, packs } from '../src/index.ts'
import { scene, wellCard } from './bare.ts'
import { bareAttempt, deed, handOf, kept, lines, MISSED, progress, resolved, sizeOf, times } from './deeds.ts'
import { challenge, dice, event, fatigueCard, skill, Z } from './table.ts'

afterEach(allDone)

const everybody = [-1, 0, 1]
const letters = ['a', 'b', 'c', 'd'].map((id) => event(`${id}-card`))
const health = (g: ReturnType<typeof scene>, hp: number) =>
  g.set((s) => {
    s.hp = hp
  })

describe('the Well', () => {
  const walk = (...effects: Effect[]) =>
    deed(effects, { well: letters })
      .zone(Z.wellDiscard, ['plain'])
      .top(Z.well, ['a-card', 'b-card', 'c-card', 'd-card'])

  test('KD-13.1 Descend 2 puts the top two on the discard one by one', () => {
    const t = resolved(walk({ do: 'descend', n: 2 }))
    expect(t.zone(Z.wellDiscard)).toEqual(['plain', 'a-card', 'b-card'])
    expect(t.zone(Z.north)).toEqual(['c-card'])
    t.logged('descended', [2])
  })
  test('KD-13.1 nobody learns what went by', () => {
    const t = resolved(walk({ do: 'descend', n: 2 }))
    for (const seat of everybody) {
      expect(t.sees(seat, Z.wellDiscard)).toEqual([null, null, null])
      expect(JSON.stringify([t.log(seat), t.printed(seat)])).not.toMatch(/[ab]-card/)
    }
  })
  test('KD-13.2 Climb 3 after Descend 3 leaves the Well as it was, unseen and unshuffled', () => {
    const t = resolved(walk({ do: 'descend', n: 3 }, { do: 'climb', n: 3 }))
    expect([t.zone(Z.north), t.zone(Z.wellDiscard)]).toEqual([['a-card'], ['plain']])
    expect(t.zone(Z.well).slice(-3)).toEqual(['d-card', 'c-card', 'b-card'])
    expect(t.luck()).toEqual([])
    for (const seat of everybody) expect(t.sees(seat, Z.well).every((face) => face === null)).toBe(true)
  })
})

describe('cards', () => {
  const FOUR = ['asha-red', 'asha-red', 'asha-green', 'asha-blue']
  test('KD-13.3 Draw 2 draws from the own deck, for the active Seeker alone', () => {
    const rest = [...times(3, 'asha-red'), ...times(4, 'asha-green'), 'asha-white']
    const g = scene(
      { well: [challenge('easy', { difficulty: 1, reward: [{ do: 'draw', n: 2 }] })] },
      { board: ['easy'], hands: [FOUR] },
    )
    const t = kept(g.zone(Z.discard + 0, rest))
    expect(sizeOf(t, Z.deck + 0)).toBe(6)
    bareAttempt(t, 'easy', 'red', 'red', 'green', 'blue', 'dark')
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), handOf(t, 1), sizeOf(t, Z.deck + 1)]).toEqual([6, 4, 7, 11])
  })
  test('KD-13.3 and makes a new deck when it has to', () => {
    const hand = [...times(5, 'asha-red'), ...times(5, 'asha-green'), ...times(4, 'asha-blue')]
    const t = resolved(deed([{ do: 'draw', n: 2 }], {}, { hands: [hand] }).zone(Z.discard + 0, times(3, 'asha-white')))
    expect([handOf(t, 0), sizeOf(t, Z.deck + 0), sizeOf(t, Z.discard + 0)]).toEqual([16, 2, 0])
  })
  test('KD-13.4 Discard 2 lets the Seeker choose exactly two', () => {
    const t = resolved(deed([{ do: 'discardHand', n: 2 }], {}, { hands: [FOUR] })).asked(0, 'discard', 'KD-13.4')
    t.refuses(0, ['discard:asha-red'])
    t.refuses(0, ['discard:asha-red', 'discard:asha-green', 'discard:asha-blue'])
    t.answer(0, ['discard:asha-green', 'discard:asha-blue'])
    expect([t.zone(Z.hand + 0), t.zone(Z.discard + 0)]).toEqual([
      ['asha-red', 'asha-red'],
      ['asha-green', 'asha-blue'],
    ])
    expect([handOf(t, 1), t.state.hp]).toEqual([7, 10])
  })
  test('KD-13.4 with fewer in hand all of them go, without a question and without a further loss', () => {
    const t = resolved(deed([{ do: 'discardHand', n: 2 }], {}, { hands: [['asha-red']] })).asked(1, 'exhaust')
    expect([handOf(t, 0), t.zone(Z.discard + 0), t.state.hp, sizeOf(t, Z.deck + 0)]).toEqual([0, ['asha-red'], 10, 17])
  })
})

describe('health', () => {
  test.each([
    [6, 2, 8],
    [9, 3, 10],
  ])('KD-13.5 at %i, Heal %i makes %i', (hp, n, result) => {
    expect(resolved(health(deed([{ do: 'heal', n }]), hp)).state.hp).toBe(result)
  })
  test('KD-13.5 a quick game heals back to the full value', () => {
    const t = resolved(health(deed([{ do: 'heal', n: 2 }], {}, { options: { quick: true } }), 8))
    expect(t.state.hp).toBe(10)
  })
  test('KD-13.6 Damage 2 takes 2, however many Seekers there are', () => {
    const t = resolved(health(deed([{ do: 'damage', n: 2 }], {}, { seats: 4 }), 6))
    expect(t.state.hp).toBe(4)
    t.logged('damage', [2, 4])
  })
  test('KD-13.6 at 0 the game is lost before the next icon', () => {
    const g = deed([
      { do: 'damage', n: 2 },
      { do: 'descend', n: 1 },
      { do: 'heal', n: 5 },
    ])
    const t = resolved(health(g, 2)).over('loss')
    t.notLogged('descended').notLogged('healed')
    expect([t.state.hp, sizeOf(t, Z.well)]).toEqual([0, 50])
  })
})

describe('Fatigue', () => {
  const numb: Static = { always: 'noHealing' }
  test('KD-13.7 the Seeker picks one in play; it goes into the deck, which is shuffled', () => {
    const cards = { fatigue: [fatigueCard('numb', { statics: [numb] })] }
    const g = deed(
      [
        { do: 'shakeFatigue', n: 1 },
        { do: 'heal', n: 1 },
      ],
      cards,
    )
    const t = resolved(health(g.zone(Z.fatigue, ['numb', 'weary-1']), 5)).asked(0, 'shakeFatigue', 'KD-13.7')
    t.offersExactly(0, ['fatigue:numb', 'fatigue:weary-1']).answer(0, 'fatigue:numb')
    expect([t.zone(Z.fatigue), sizeOf(t, Z.fatigueDeck), t.state.hp]).toEqual([['weary-1'], 5, 6])
    expect(t.zone(Z.fatigueDeck)).toContain('numb')
    expect(t.luck().map((line) => line.split(' ', 2).join(' '))).toEqual(['shuffle fatigueDeck'])
  })
  test('KD-13.7 with none in play nothing happens', () => {
    const t = resolved(deed([{ do: 'shakeFatigue', n: 1 }]))
      .asked(1, 'exhaust')
      .notLogged('shook')
    expect([sizeOf(t, Z.fatigueDeck), t.luck()]).toEqual([6, []])
  })
  test('KD-13.8 Fatigue 2 reveals one after the other: the first has worked before the second is seen', () => {
    const sting = fatigueCard('sting', { onReveal: [{ do: 'damage', n: 1 }] })
    const g = deed([{ do: 'fatigue', n: 2 }], { fatigue: [sting] }).top(Z.fatigueDeck, ['sting', 'weary-1'])
    const t = resolved(g)
    expect(lines(t, 'fatigue', 'damage')).toEqual(['fatigue sting', 'damage 1 9', 'fatigue weary-1'])
    expect([t.zone(Z.fatigue), sizeOf(t, Z.fatigueDeck)]).toEqual([['sting', 'weary-1'], 4])
  })
  test('KD-13.8 a first card that ends the game keeps the second hidden', () => {
    const end = fatigueCard('end', { onReveal: [{ do: 'lose' }] })
    const t = resolved(deed([{ do: 'fatigue', n: 2 }], { fatigue: [end] }).top(Z.fatigueDeck, ['end', 'weary-1']))
    t.over('loss')
    expect(t.zone(Z.fatigue)).toEqual(['end'])
  })
})

describe('the lantern', () => {
  test('KD-13.9 the active Seeker charges the own one', () => {
    const t = resolved(deed([{ do: 'charge' }])).logged('charged', [0])
    expect(t.state.charged).toEqual([true, false])
  })
  test('KD-13.9 unless lanterns cannot be charged', () => {
    const damp = fatigueCard('damp', { statics: [{ always: 'noCharge' }] })
    const t = resolved(deed([{ do: 'charge' }], { fatigue: [damp] }).zone(Z.fatigue, ['damp'])).logged(
      'chargeLost',
      [0],
    )
    expect(t.state.charged).toEqual([false, false])
  })
})

describe('card text', () => {
  test('KD-13.10 a penalty in words is carried out as its text says', () => {
    const riddle = wellCard('the-beasts-riddle') as ChallengeCard
    const t = kept(
      scene({ well: [riddle] }, { board: [riddle.id] }).set((s, card) => {
        s.progress[card(riddle.id)] = riddle.difficulty - 4
      }),
    )
    bareAttempt(t, riddle.id, 'blue', 'blue', 'red', 'red', 'dark')
    expect(t.state.hp).toBe(10 - 3)
    expect(cardText(riddle, 'en').penalty).toMatch(/damage/i)
  })
  test('KD-13.10 so is a reward', () => {
    const way = wellCard('the-faded-way') as ChallengeCard
    const t = kept(
      scene({ well: [way] }, { board: [way.id] }).set((s, card) => {
        s.progress[card(way.id)] = 5
      }),
    )
    bareAttempt(t, way.id, 'green', 'green', 'green', 'green', 'light').logged('descended', [3])
    expect(cardText(way, 'fr').reward).toMatch(/descend/i)
  })
})

describe('effect icons', () => {
  const sunny = (id: string, icons: string[], seeker = 'asha'): SkillCard => skill(id, { icons, seeker })
  const cards = (fact: Static) => ({
    skills: [sunny('sun-1', ['sun']), sunny('moon-1', ['moon']), sunny('none-1', []), sunny('sun-2', ['sun'], 'ben')],
    fatigue: [fatigueCard('lens', { statics: [fact] })],
  })
  const placed = (fact: Static, action: string, boost: string) => {
    const g = scene(cards(fact), { hands: [[action], [boost]] })
      .zone(Z.fatigue, ['lens'])
      .roll('dice', dice(...MISSED))
    const t = kept(g).answer(0, 'attempt:plain:red').answer(0, `play:${action}:red`)
    if (t.match.askOf(1)?.def.name === 'boost') t.answer(1, `boost:${boost}`)
    return progress(t, 'plain')
  }
  const onAction: Static = { always: 'actionValue', n: 1, if: { is: 'iconOnAction', icon: 'sun' } }
  test('KD-13.11 the text that names the icon says what it does; an icon no text names does nothing', () => {
    expect(placed(onAction, 'sun-1', 'ben-blue')).toBe(2 + 1)
    expect(placed(onAction, 'none-1', 'ben-blue')).toBe(2)
    expect(placed(onAction, 'moon-1', 'ben-blue')).toBe(2)
  })
  test('KD-13.11 one Seeker of the box has such an icon on 5 to 7 cards', () => {
    const carrying = packs.grotto.seekers!.map(({ id, icon }) => {
      const own = packs.grotto.skills!.filter((card) => card.seeker === id && card.icons?.includes(icon?.id ?? ''))
      return own.reduce((n, card) => n + card.copies, 0)
    })
    expect(carrying.filter((n) => n >= 5 && n <= 7)).toHaveLength(1)
  })
  test('KD-13.12 icons on boosts do not count', () => {
    expect(placed(onAction, 'none-1', 'sun-2')).toBe(2 + 1)
  })
  test('KD-13.12 unless the text says so', () => {
    const all: Static = { always: 'actionValue', n: { count: 'iconsPlayed', icon: 'sun' } }
    expect(placed(all, 'sun-1', 'sun-2')).toBe(2 + 1 + 2)
    expect(placed({ always: 'actionValue', n: { count: 'iconsOnAction', icon: 'sun' } }, 'sun-1', 'sun-2')).toBe(
      2 + 1 + 1,
    )
  })
})

describe('light and dark', () => {
  const facing = challenge('facing', {
    difficulty: 9,
    attempt: [
      { on: 'onLight', do: [{ do: 'draw', n: 1 }] },
      { on: 'onDark', do: [{ do: 'damage', n: 1 }] },
    ],
  })
  test.each([
    ['light', 8, 10],
    ['dark', 7, 9],
  ] as const)('KD-13.13 the %s face sets off its own text, once', (face, hand, hp) => {
    const t = kept(scene({ well: [facing] }, { board: ['facing'] }))
    bareAttempt(t, 'facing', 'red', 'green', 'green', 'blue', face)
    expect([handOf(t, 0), t.state.hp]).toEqual([hand, hp])
    expect(lines(t, 'ability')).toHaveLength(1)
  })
  test('KD-13.13 without such a text the face adds to the roll and does nothing else', () => {
    const t = kept(scene())
    bareAttempt(t, 'plain', 'red', 'green', 'green', 'blue', 'light').notLogged('ability')
    expect([handOf(t, 0), t.state.hp]).toEqual([7, 10])
  })
})

describe('rewards and penalties alike', () => {
  type Tally = Partial<Record<'hp' | 'well' | 'wellDiscard' | 'hand' | 'fatigue' | 'charged', number>>
  const icons: readonly [string, Effect, Tally][] = [
    ['descend', { do: 'descend', n: 2 }, { well: -2, wellDiscard: 2 }],
    ['climb', { do: 'climb', n: 2 }, { well: 2, wellDiscard: -2 }],
    ['draw', { do: 'draw', n: 2 }, { hand: 2 }],
    ['discard', { do: 'discardHand', n: 2 }, { hand: -2 }],
    ['heal', { do: 'heal', n: 2 }, { hp: 2 }],
    ['damage', { do: 'damage', n: 2 }, { hp: -2 }],
    ['shake off fatigue', { do: 'shakeFatigue', n: 1 }, { fatigue: -1 }],
    ['fatigue', { do: 'fatigue', n: 2 }, { fatigue: 2 }],
    ['charge', { do: 'charge' }, { charged: 1 }],
    ['card text', { do: 'forEach', count: { count: 'fatigueInPlay' }, effects: [{ do: 'damage', n: 1 }] }, { hp: -1 }],
  ]
  const tally = (t: ReturnType<typeof kept>) => ({
    hp: t.state.hp,
    well: sizeOf(t, Z.well),
    wellDiscard: sizeOf(t, Z.wellDiscard),
    hand: handOf(t, 1),
    fatigue: sizeOf(t, Z.fatigue),
    charged: t.state.charged[1] ? 1 : 0,
  })
  const table = { first: 1, board: ['trial'], hands: [['asha-red', 'asha-red'], times(4, 'ben-blue')] }
  const start = (trial: ChallengeCard) => kept(health(scene({ well: [trial] }, table).zone(Z.fatigue, ['weary-1']), 5))
  const BLUES = ['discard:ben-blue', 'discard:ben-blue#2']

  test.each(icons)('KD-13.14 %s is a reward as well as a penalty, for the active Seeker', (_, effect, change) => {
    for (const [trial, face] of [
      [challenge('trial', { difficulty: 1, reward: [effect] }), 'red'],
      [challenge('trial', { difficulty: 9, penalty: [effect] }), 'green'],
    ] as const) {
      const t = start(trial)
      const before = tally(t)
      bareAttempt(t, 'trial', 'red', face, 'green', 'blue', 'dark')
      t.untilAsked(0, 'exhaust', { discard: BLUES })
      const refilled = face === 'red' ? 1 : 0
      const expected = Object.entries(before).map(([key, n]) => [key, n + (change[key as keyof Tally] ?? 0)])
      expect({ ...tally(t), well: sizeOf(t, Z.well) + refilled }).toEqual(Object.fromEntries(expected))
      expect([handOf(t, 0), t.state.charged[0]]).toEqual([2, false])
    }
  })
  test('KD-13.14 a card that names everybody means everybody', () => {
    const t = resolved(deed([{ do: 'discardHand', n: 1, who: 'each' }], {}, { hands: [['asha-red'], ['ben-red']] }))
    expect([handOf(t, 0), t.zone(Z.discard + 0), t.zone(Z.discard + 1)]).toEqual([0, ['asha-red'], ['ben-red']])
  })
})
