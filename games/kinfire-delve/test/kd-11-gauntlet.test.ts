/** KD-11.12 to KD-11.25: Gauntlet cards under effects, penalties, types, what is seen, what can be loaded. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeType, Effect, MasterCard } from '../src/content/types.ts'
import { makeKinfire, packs } from '../src/index.ts'
import { bare, defeatTrap, GATES, scene } from './bare.ts'
import { bareAttempt, finale, gates, handOf, isDown, kept, lines, MISSED, progress, sizeOf, times } from './deeds.ts'
import { challenge, dice, gauntletCard, master, SLOTS, skill, Z } from './table.ts'

afterEach(allDone)

const form = (more: Partial<MasterCard> = {}) => ({ masters: [master('the-master', { difficulty: 16, ...more })] })
const board = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
const discardOne: Effect = { do: 'discardCard', on: { target: 'chosenChallenge' } }
const replaceOne: Effect = { do: 'replaceCard', on: { target: 'chosenChallenge' } }

describe('discarded', () => {
  test('KD-11.12 it is turned face down in its place, and its back is in force', () => {
    const t = kept(finale([discardOne]).zone(Z.wellDiscard, ['plain'])).answer(0, 'target:gate-2')
    expect([isDown(t, 'gate-2'), board(t), t.zone(Z.wellDiscard)]).toEqual([true, [...GATES], ['plain']])
    t.asked(0, 'choose').offers(0, 'attempt:the-master:green')
  })
  test('KD-11.12 unless its own text forbids it', () => {
    const t = kept(finale([discardOne], gates({ 3: [{ discardable: false }] })))
    t.offersExactly(0, ['target:gate-1', 'target:gate-2', 'target:gate-4'])
    const all = kept(
      finale([{ ...discardOne, on: { target: 'eachChallenge' } }], gates({ 3: [{ discardable: false }] })),
    )
    expect(GATES.map((name) => isDown(all, name))).toEqual([true, true, false, true])
  })
  test('KD-11.13 no reward and no completion: it was discarded and turned', () => {
    const told = gates({
      1: [{ bold: [{ on: 'onOtherCompleted', do: [{ do: 'damage', n: 4 }] }] }],
      2: [{ reward: [{ do: 'draw', n: 2 }], bold: [{ on: 'onDiscarded', do: [{ do: 'damage', n: 1 }] }] }],
    })
    const watching = form({ abilities: [{ on: 'onGauntletFlip', do: [{ do: 'damage', n: 2 }] }] })
    const g = finale([discardOne], { ...told, ...watching }).set((s, card) => {
      s.progress[card('gate-2')] = 3
    })
    const t = kept(g).answer(0, 'target:gate-2').asked(0, 'choose')
    expect([handOf(t, 0), progress(t, 'gate-2'), t.state.hp]).toEqual([7, 0, 10 - 1 - 2])
    t.logged('discardedCard', ['gate-2']).logged('flipped', ['gate-2']).notLogged('completed')
  })
  test.each([
    ['discarded', discardOne],
    ['to be replaced', replaceOne],
  ])(
    'KD-11.12 KD-12.1 KD-7.5 %s, it lets the Master be won before its own text or one about the turning',
    (_, effect) => {
      const hurt: Effect = { do: 'damage', n: 10 }
      const own = gates({ 1: [{ bold: [{ on: 'onDiscarded', do: [hurt] }] }] })
      const spite = form({ difficulty: 3, abilities: [{ on: 'onGauntletFlip', do: [hurt] }] })
      const g = finale([effect], { ...own, ...spite }).set((s, card) => {
        s.progress[card('the-master')] = 3
      })
      const t = kept(g).answer(0, 'target:gate-1').over('win')
      expect(t.state.hp).toBe(10)
    },
  )
  test('KD-11.12 KD-7.5 several are all turned before anything is said of one', () => {
    const watching = form({ abilities: [{ on: 'onGauntletFlip', do: [{ do: 'damage', n: 1 }] }] })
    const t = kept(finale([{ do: 'discardCard', on: { target: 'eachChallenge' } }], watching))
    expect(lines(t, 'flipped', 'damage').map((line) => line.split(' ', 1)[0])).toEqual([
      ...times(4, 'flipped'),
      ...times(4, 'damage'),
    ])
  })
  test('KD-11.14 the Master is never among what can be discarded', () => {
    const open = { down: ['gate-1', 'gate-4'] }
    for (const effect of [discardOne, replaceOne]) {
      const t = kept(finale([effect], {}, open)).asked(0, 'target')
      expect(t.options(0)).toEqual(['target:gate-2', 'target:gate-3'])
      t.refuses(0, 'target:the-master')
    }
  })
  test.each([
    ['a challenge', discardOne],
    ['each challenge', { do: 'discardCard', on: { target: 'eachChallenge' } }],
    ['a Well card', { do: 'discardCard', on: { target: 'chosenWellCard' } }],
    ['the Master', { do: 'discardCard', on: { target: 'master' } }],
    ['a replacement of the Master', { do: 'replaceCard', on: { target: 'master' } }],
  ] as const)('KD-11.14 with the Master alone there is nothing to discard: %s', (_, effect) => {
    const t = kept(finale([effect], {}, { down: GATES })).notLogged('discardedCard')
    expect([t.zone(Z.master), board(t)]).toEqual([['the-master'], [...GATES]])
    t.asked(0, 'choose').offers(0, 'attempt:the-master:red')
  })
  test('KD-11.22 a replacement only discards', () => {
    const g = finale([replaceOne]).zone(Z.well, ['plain', 'plain', 'plain'], Z.removed)
    const t = kept(g).answer(0, 'target:gate-2')
    expect([isDown(t, 'gate-2'), board(t), sizeOf(t, Z.well)]).toEqual([true, [...GATES], 3])
    t.notLogged('entered').notLogged('bottom')
  })
  test('KD-11.22 a look at the Well works', () => {
    const t = kept(finale([{ do: 'peekWell', n: 2, then: 'reorder' }])).asked(0, 'reorderWell')
    expect(t.options(0)).toHaveLength(2)
  })
  test('KD-11.22 so does attaching the top of its discard', () => {
    const g = finale([{ do: 'attach', what: 'topOfWellDiscard' }], { well: [challenge('relic')] })
    const t = kept(g.zone(Z.wellDiscard, ['plain', 'relic']))
    expect([t.zone(Z.attached), sizeOf(t, Z.wellDiscard)]).toEqual([['relic'], 1])
  })
})

describe('failing', () => {
  test.each([
    ['onDark', 'dark', 8],
    ['onDark', 'light', 10],
    ['always', 'dark', 8],
    ['always', 'light', 8],
    ['never', 'dark', 10],
  ] as const)('KD-11.15 against a Master whose penalty comes %s, a %s die leaves %i health', (when, face, health) => {
    const cruel = form({ penalty: [{ do: 'damage', n: 2 }], penaltyWhen: when })
    const t = kept(finale([], cruel, { down: ['gate-4'] }))
    bareAttempt(t, 'the-master', 'red', 'green', 'green', 'blue', face).logged('failed', [0, 'the-master'])
    expect(t.state.hp).toBe(health)
  })
  test('KD-11.15 a dark face that was re-rolled away does no harm', () => {
    const again = skill('again', { abilities: [{ on: 'afterRoll', do: [{ do: 'reroll' }] }] })
    const cards = { skills: [again], ...form({ penalty: [{ do: 'damage', n: 2 }] }) }
    const g = finale([], cards, { down: ['gate-4'], hands: [['again']] })
    g.roll('dice', dice(...MISSED), dice('green', 'green', 'blue', 'light'))
    const t = kept(g).answer(0, 'attempt:the-master:red').answer(0, 'play:again:red').untilAsked(0, 'reroll')
    t.answer(0, 'reroll').logged('failed', [0, 'the-master'])
    expect(t.state.hp).toBe(10)
  })
  test('KD-11.16 a Light/Dark die that is not rolled does not show dark', () => {
    const blind = skill('blind', { abilities: [{ on: 'onAction', do: [{ do: 'skipDie', die: 'lightDark' }] }] })
    const cards = { skills: [blind], ...form({ penalty: [{ do: 'damage', n: 2 }] }) }
    const g = finale([], cards, { down: ['gate-4'], hands: [['blind'], ['ben-blue']] }).roll('dice', [2, 2, 4])
    const t = kept(g).answer(0, 'attempt:the-master:red').answer(0, 'play:blind:red')
    t.logged('rolledThree').logged('failed', [0, 'the-master'])
    expect(t.state.hp).toBe(10)
  })
  test('KD-11.17 against a Gauntlet card the penalty comes every time, dark or not', () => {
    const t = kept(finale([], gates({ 1: [{ penalty: [{ do: 'damage', n: 1 }] }] })))
    bareAttempt(t, 'gate-1', 'red', 'green', 'green', 'blue', 'light').untilAsked(1, 'choose', { exhaust: 'keepHand' })
    expect([t.state.hp, progress(t, 'gate-1')]).toEqual([9, 1])
    bareAttempt(t, 'gate-1', 'red', 'green', 'green', 'blue', 'dark').asked(0, 'exhaust')
    expect(t.state.hp).toBe(8)
  })
})

describe('indirect completion', () => {
  test('KD-11.18 a Gauntlet card is completed in an attempt on another, with its reward', () => {
    const lever: Effect = { do: 'addProgress', n: 1, on: { target: 'otherChallenge', filter: { name: 'gate-2' } } }
    const pry = skill('pry', { abilities: [{ on: 'onAction', do: [lever] }] })
    const cards = { skills: [pry], ...gates({ 2: [{ reward: [{ do: 'draw', n: 1 }] }] }) }
    const g = finale([], cards, { hands: [['pry'], ['ben-blue']] }).set((s, card) => {
      s.progress[card('gate-2')] = 4
    })
    const t = kept(g)
      .roll('dice', dice(...MISSED))
      .answer(0, 'attempt:gate-1:red')
      .answer(0, 'play:pry:red')
    expect([isDown(t, 'gate-2'), handOf(t, 0), progress(t, 'gate-1')]).toEqual([true, 1, 2])
  })
  const push: Effect = { do: 'addProgress', n: 1, on: { target: 'master' } }
  const almost = (down: readonly string[]) =>
    finale([push], form(), { down }).set((s, card) => {
      s.progress[card('the-master')] = 15
    })
  test('KD-11.18 so is the Master, vulnerable or not, with one card down', () => {
    expect(progress(kept(almost(['gate-1'])).over('win'), 'the-master')).toBe(16)
  })
  test('KD-11.18 but not with four up, where the progress stays on it', () => {
    expect(progress(kept(almost([])).goesOn(), 'the-master')).toBe(16)
  })
})

describe('no type', () => {
  test('KD-11.23 Defeat Trap adds 2 as an action and 1 as a boost', () => {
    const helper = skill('helper', { ...defeatTrap, id: 'helper', seeker: 'ben' })
    const cards = { skills: [defeatTrap, helper], ...form() }
    const g = finale([], cards, { down: ['gate-4'], hands: [['defeat-trap'], ['helper']] }).roll(
      'dice',
      dice(...MISSED),
    )
    const t = kept(g).answer(0, 'attempt:the-master:red').answer(0, 'play:defeat-trap:red').answer(1, 'boost:helper')
    t.logged('boosted', [1, 'helper', 1])
    expect(progress(t, 'the-master')).toBe(2 + 1)
  })
  test.each(['combat', 'obstacle', 'puzzle', 'trap'] satisfies ChallengeType[])(
    'KD-11.23 the Master is no %s',
    (type) => {
      const keen = skill('keen', {
        abilities: [{ on: 'onAction', if: { is: 'type', type }, do: [{ do: 'modValue', n: 5 }] }],
      })
      const g = finale([], { skills: [keen], ...form() }, { down: ['gate-4'], hands: [['keen'], ['ben-blue']] })
      const t = kept(g.roll('dice', dice(...MISSED)))
        .answer(0, 'attempt:the-master:red')
        .answer(0, 'play:keen:red')
      expect(progress(t, 'the-master')).toBe(2)
    },
  )
})

describe('what is seen of it', () => {
  const backs = (second: string, third: string) =>
    gates({
      2: [{}, { name: { en: second, fr: second }, statics: [{ always: 'vulnerable', colour: 'green' }] }],
      3: [{}, { name: { en: third, fr: third }, statics: [{ always: 'noHealing' }] }],
    })
  const everything = (t: ReturnType<typeof kept>) =>
    [-1, 0, 1].map((seat) => JSON.stringify([t.printed(seat), t.log(seat), t.options(seat)]))

  test('KD-11.24 the fronts are open from the start, in the descent as in the finale', () => {
    for (const seat of [-1, 0, 1]) {
      expect(new Set(kept(scene()).sees(seat, Z.gauntlet))).toEqual(new Set(GATES))
      expect(kept(finale([])).sees(seat, Z.east)).toEqual(['gate-2'])
    }
  })
  test('KD-11.24 what stands on the backs makes no difference to anybody before they are turned', () => {
    const one = everything(kept(finale([], backs('hush', 'mum'))))
    const other = everything(
      kept(
        finale(
          [],
          gates({
            2: [{}, { name: { en: 'mum', fr: 'mum' }, statics: [{ always: 'noHealing' }] }],
            3: [{}, { name: { en: 'hush', fr: 'hush' }, statics: [{ always: 'vulnerable', colour: 'green' }] }],
          }),
        ),
      ),
    )
    expect(other).toEqual(one)
    for (const view of one) expect(view).not.toMatch(/hush|mum/)
  })
  test('KD-11.24 everybody sees which cards show their back', () => {
    const t = kept(finale([], {}, { down: ['gate-2'] }))
    for (const seat of [-1, 0, 1]) {
      const { flipped } = t.view(seat).state
      expect(GATES.map((name) => flipped[t.card(name)])).toEqual([0, 1, 0, 0])
    }
  })
})

describe('loading', () => {
  const blank = GATES.map((id) => gauntletCard(id))
  const closed = { gauntlet: blank, masters: [master('the-master')] }
  test('KD-11.25 four backs without a weakness are refused', () => {
    expect(() => bare(closed)).toThrow(/the-master.*KD-11\.25/)
    expect(() => makeKinfire([{ ...packs.grotto, gauntlet: blank }])).toThrow(/KD-11\.25/)
  })
  test('KD-11.25 a weakness of another card does not help', () => {
    const aside = gauntletCard(
      'gate-4',
      {},
      { statics: [{ always: 'vulnerable', colour: 'red', of: { target: 'self' } }] },
    )
    expect(() => bare({ ...closed, gauntlet: [...blank.slice(0, 3), aside] })).toThrow(/KD-11\.25/)
  })
  test('KD-11.25 one weakness is enough, on a back or on the Master', () => {
    const weak = gauntletCard('gate-4', {}, { statics: [{ always: 'vulnerable', colour: 'red' }] })
    expect(() => bare({ ...closed, gauntlet: [...blank.slice(0, 3), weak] })).not.toThrow()
    const soft = master('the-master', { statics: [{ always: 'vulnerable', colour: 'blue' }] })
    expect(() => bare({ ...closed, masters: [soft] })).not.toThrow()
  })
  test('KD-11.25 any three backs of the box hold two weaknesses at least', () => {
    const weak = packs.grotto.gauntlet!.filter(({ back }) => back.statics.some((fact) => fact.always === 'vulnerable'))
    expect(packs.grotto.gauntlet).toHaveLength(4)
    expect(weak.length).toBeGreaterThanOrEqual(3)
  })
})
