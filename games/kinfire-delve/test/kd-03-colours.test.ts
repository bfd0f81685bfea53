import { allDone, type Play } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { ChallengeType, Colour } from '../src/content/types.ts'
import { COLOURS, kinfireDelve, type O, packs, type S } from '../src/index.ts'
import { defeatTrap, inFinale, scene } from './bare.ts'
import { challenge, dice, skill } from './table.ts'

afterEach(allDone)

const NO_MATCH: Record<Colour, number[]> = {
  red: dice('green', 'green', 'blue', 'dark'),
  green: dice('red', 'red', 'blue', 'dark'),
  blue: dice('red', 'red', 'green', 'dark'),
}
const target = (colour: Colour, type: ChallengeType = 'combat') => challenge('target', { colour, type, difficulty: 20 })
/** Seat 0 attempts a challenge of this colour with these cards in hand. */
function attempting(
  colour: Colour,
  hand: readonly string[],
  skills: readonly ReturnType<typeof skill>[] = [],
): Play<S, O> {
  const t = scene(
    { well: [target(colour)], skills },
    { board: ['target'], hands: [hand, ['ben-red', 'ben-green']] },
  ).begin()
  return t.answer(0, 'keepHand').answer(0, `attempt:target:${colour}`).asked(0, 'action')
}
const progress = (t: Play<S, O>, card = 'target') => t.state.progress[t.card(card)]!
const ALL: readonly Colour[] = COLOURS

test('KD-3.1 there are three colours, and every challenge of the box has one of them', () => {
  expect(COLOURS).toEqual(['red', 'green', 'blue'])
  const challenges = packs.grotto.well!.filter((card) => card.kind === 'challenge')
  expect(challenges.reduce((n, card) => n + card.copies, 0)).toBe(48)
  const coloured = [...challenges, ...packs.grotto.gauntlet!.map((card) => card.front)]
  for (const { colour } of coloured) expect(COLOURS).toContain(colour)
})
test('KD-3.1 red is power, green dexterity, blue wisdom, in both languages', async () => {
  const text = async (lang: 'en' | 'fr') =>
    (await kinfireDelve.rules[lang]()).flatMap(({ rules }) => rules).find(({ id }) => id === 'KD-3.1')?.text
  expect(await text('en')).toMatch(/red\b[^.]*power[^.]*green\b[^.]*dexterity[^.]*blue\b[^.]*wisdom/i)
  expect(await text('fr')).toMatch(/rouge\b[^.]*puissance[^.]*vert\b[^.]*habileté[^.]*bleu\b[^.]*sagesse/i)
})
test('KD-3.2 only a card with the colour of the challenge can be the action', () => {
  for (const colour of COLOURS) {
    const t = attempting(colour, ['asha-red', 'asha-green', 'asha-blue'])
    expect(t.options(0)).toEqual([`play:asha-${colour}:${colour}`, 'pass'])
    for (const other of COLOURS.filter((c) => c !== colour)) t.refuses(0, `play:asha-${other}:${other}`, 'KD-3.2')
    t.refuses(0, `play:asha-${colour === 'red' ? 'green' : 'red'}:${colour}`, 'KD-5.4')
  }
})
test('KD-3.3 a card of two colours is used as either, and as no third', () => {
  const twin = skill('twin', { colours: ['red', 'green'] })
  for (const colour of ['red', 'green'] as const) {
    const t = attempting(colour, ['twin'], [twin]).offersExactly(0, [`play:twin:${colour}`, 'pass'])
    t.roll('dice', NO_MATCH[colour]).answer(0, `play:twin:${colour}`).pass(1)
    expect(progress(t)).toBe(2)
  }
  const t = attempting('blue', ['twin', 'asha-blue'], [twin]).offersExactly(0, ['play:asha-blue:blue', 'pass'])
  t.refuses(0, 'play:twin:red', 'KD-3.2')
})
test('KD-3.4 a white card serves as any of the three colours', () => {
  for (const colour of COLOURS) {
    const t = attempting(colour, ['asha-white'])
    expect(t.options(0)).toEqual([`play:asha-white:${colour}`, 'pass'])
    t.answer(0, `play:asha-white:${colour}`).logged('acted', [0, 'asha-white', colour, 2])
  }
})
test('KD-3.5 the announced colour is that of the challenge; the only legal one is filled in', () => {
  const t = attempting('green', ['asha-white'])
  expect(t.options(0)).toEqual(['play:asha-white:green', 'pass'])
  t.refuses(0, 'play:asha-white:red', 'KD-3.5')
  t.refuses(0, 'play:asha-white:blue', 'KD-3.5')
  t.answer(0, 'play:asha-white:green').logged('acted', [0, 'asha-white', 'green', 2])
})
test('KD-3.5 where the challenge is attempted in another colour, that one is announced', () => {
  const open = challenge('open', {
    colour: 'green',
    difficulty: 20,
    boldStatics: [{ always: 'vulnerable', colour: 'red', of: { target: 'self' } }],
  })
  const t = scene({ well: [open] }, { board: ['open'], hands: [['asha-white']] }).begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:open:red')
  expect(t.options(0)).toEqual(['play:asha-white:red', 'pass'])
  t.refuses(0, 'play:asha-white:green', 'KD-3.5')
})
test('KD-3.6 texts that ask for the colour of the action see the announced one only', () => {
  const asks = (id: string, colours: readonly Colour[]) =>
    skill(id, {
      colours,
      abilities: [
        { on: 'onAction', if: { is: 'firstActionColour', colour: 'red' }, do: [{ do: 'bonus', n: 10 }] },
        { on: 'onAction', if: { is: 'firstActionColour', colour: 'green' }, do: [{ do: 'bonus', n: 5 }] },
      ],
    })
  for (const card of [asks('pearl', ALL), asks('twin', ['red', 'green'])]) {
    const t = attempting('green', [card.id], [card]).roll('dice', NO_MATCH.green)
    t.answer(0, `play:${card.id}:green`).pass(1)
    expect(progress(t)).toBe(2 + 5)
  }
})
test('KD-3.7 white does not match black: a Master without a weakness cannot be attempted', () => {
  const t = inFinale(scene({}, { hands: [['asha-white', 'asha-white']] }), ['gate-1'])
    .set((s) => {
      s.charged[0] = true
    })
    .begin()
    .answer(0, 'keepHand')
  expect(t.options(0).filter((word) => word.includes('the-master'))).toEqual([])
  for (const colour of COLOURS) t.refuses(0, `attempt:the-master:${colour}`, 'KD-11.4')
})
test('KD-3.8 action and boost have their own colours', () => {
  const mixed = skill('mixed', { colours: ['red'], boost: { colours: ['blue'], value: 1 } })
  const hers = { ...mixed, id: 'hers', seeker: 'ben' }
  const cards = (colour: Colour) => ({ well: [target(colour)], skills: [mixed, hers] })
  const hands = [
    ['mixed', 'asha-blue'],
    ['hers', 'ben-green'],
  ]
  const red = scene(cards('red'), { board: ['target'], hands })
    .roll('dice', NO_MATCH.red)
    .begin()
  red.answer(0, 'keepHand').answer(0, 'attempt:target:red').offersExactly(0, ['play:mixed:red', 'pass'])
  red.answer(0, 'play:mixed:red').logged('windowSkipped', [1, 'boost']).asked(1, 'exhaust')
  const blue = scene(cards('blue'), { board: ['target'], hands }).begin()
  blue.answer(0, 'keepHand').answer(0, 'attempt:target:blue').offersExactly(0, ['play:asha-blue:blue', 'pass'])
  blue.refuses(0, 'play:mixed:red', 'KD-3.2')
  expect(blue.answer(0, 'play:asha-blue:blue').options(1)).toEqual(['boost:hers', 'pass'])
})
test('KD-3.9 a type does nothing in itself', () => {
  for (const type of ['combat', 'obstacle', 'puzzle', 'trap'] as const) {
    const t = scene({ well: [target('red', type)] }, { board: ['target'], hands: [['asha-red'], ['ben-green']] })
      .roll('dice', dice('red', 'green', 'green', 'dark'))
      .begin()
    t.answer(0, 'keepHand').answer(0, 'attempt:target:red').answer(0, 'play:asha-red:red')
    expect([type, progress(t), t.state.hp]).toEqual([type, 3, 10])
  }
})
test.each<{ type: ChallengeType; value: number }>([
  { type: 'combat', value: 2 },
  { type: 'obstacle', value: 2 },
  { type: 'puzzle', value: 2 },
  { type: 'trap', value: 4 },
])('KD-3.9 a card that asks for a trap adds $value against $type', ({ type, value }) => {
  const t = scene(
    { well: [target('red', type)], skills: [defeatTrap] },
    { board: ['target'], hands: [['defeat-trap'], ['ben-green']] },
  )
    .roll('dice', NO_MATCH.red)
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:red').answer(0, 'play:defeat-trap:red')
  expect(progress(t)).toBe(value)
})
test('KD-3.10 a challenge vulnerable to a colour is attempted in that one or its own, one for the whole attempt', () => {
  const open = challenge('open', {
    difficulty: 20,
    boldStatics: [{ always: 'vulnerable', colour: 'blue', of: { target: 'self' } }],
  })
  const g = scene(
    { well: [open] },
    {
      board: ['open'],
      hands: [
        ['asha-red', 'asha-blue'],
        ['ben-red', 'ben-blue'],
      ],
    },
  )
  const t = g
    .begin()
    .roll('dice', dice('blue', 'red', 'red', 'light'))
    .answer(0, 'keepHand')
  t.offers(0, ['attempt:open:red', 'attempt:open:blue']).lacks(0, ['attempt:open:green', 'attempt:plain:blue'])
  t.answer(0, 'attempt:open:blue')
    .offersExactly(0, ['play:asha-blue:blue', 'pass'])
    .refuses(0, 'play:asha-red:red', 'KD-3.2')
  t.answer(0, 'play:asha-blue:blue').offersExactly(1, ['boost:ben-blue', 'pass']).answer(1, 'boost:ben-blue')
  expect(progress(t, 'open')).toBe(2 + 1 + 2)
  const u = g
    .begin()
    .roll('dice', dice('blue', 'red', 'red', 'light'))
    .answer(0, 'keepHand')
  u.answer(0, 'attempt:open:red').offersExactly(0, ['play:asha-red:red', 'pass']).pass(0)
  expect(progress(u, 'open')).toBe(3)
})
test('KD-3.10 so is the Master', () => {
  const t = inFinale(scene({}, { hands: [['asha-red', 'asha-green', 'asha-blue']] }), ['gate-2', 'gate-3']).begin()
  t.answer(0, 'keepHand').offers(0, ['attempt:the-master:green', 'attempt:the-master:blue'])
  t.refuses(0, 'attempt:the-master:red', 'KD-11.4')
  expect(t.answer(0, 'attempt:the-master:green').options(0)).toEqual(['play:asha-green:green', 'pass'])
})
