import { openRules } from '@emberhall/speech'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { DICE } from '../src/content/types.ts'
import { fateforge } from '../src/module.ts'
import { acting, type Playing, pool, preparing, reacting, screen } from './acting.ts'
import { lines } from './asking.ts'
import { type Scene, showing } from './scene.ts'
import { tale, telling, Z } from './tale.ts'

afterEach(allDone)

/** All that a seat is shown, as text. */
const shown = (t: Playing, seat: number): string => JSON.stringify([t.printed(seat), t.log(seat)])
const SEATS = [-1, 0, 1]

test('FG-50.1 which dice were taken is open, what they show is not until heroes act', () => {
  const LORD = showing('strike.red', 'strike.red', 'move.yellow', 'focus.green')
  const t = preparing({ heroes: { lord: {}, rogue: {} } })
    .roll('dice', LORD)
    .answer(0, 'roll:0:15')
  for (const seat of SEATS)
    expect(t.view(seat).state.heroes[0]!.chosen.map((die) => DICE[die])).toEqual(['red', 'red', 'yellow', 'green'])
  expect(t.view(0).state.screens[0]!.map(({ icon }) => icon)).toEqual(t.state.screens[0]!.map(({ icon }) => icon))
  const other = preparing({ heroes: { lord: {}, rogue: {} } })
    .roll('dice', showing('fail.red', 'move.red', 'focus.yellow', 'fail.green'))
    .answer(0, 'roll:0:15')
  for (const seat of [-1, 1]) expect(shown(t, seat)).toBe(shown(other, seat))
  expect(shown(t, 0)).not.toBe(shown(other, 0))
  expect(screen(other, 'lord')).toEqual(['fail.red', 'move.red', 'focus.yellow', 'fail.green'])
  t.answer(1, 'roll:1:15').answer(0, 'confirm:0').answer(1, 'confirm:1').answer(0, 'order:12')
  t.logged('shows', ['lord', 'red', 'strike'], 1)
  expect(t.view(1).state.heroes[0]!.pool.length).toBe(pool(t, 'lord').length)
})

const THREE: Scene['enemies'] & object = [
  { enemy: 'guard-dog', at: 'd3' },
  { enemy: 'archer', at: 'd3' },
  { enemy: 'recruit', at: 'd3' },
]
test('FG-50.2 the slot is open from the start of the round, the colours are drawn when they react', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} }, enemies: THREE, slot: 1 })
  for (const seat of SEATS) expect(t.view(seat).state.reactionSlot).toBe(1)
  expect([t.luck().filter((draw) => draw.startsWith('colour')), t.state.foretold]).toEqual([[], []])
  const reacted = reacting({ heroes: { lord: {}, rogue: {} }, enemies: THREE })
    .roll('colour', [2], [0])
    .begin()
  expect(lines(reacted, 'named')).toEqual(['named red', 'named white'])
})
test('FG-50.2 colours that somebody has foreseen are the ones that react', () => {
  const t = reacting({ heroes: { lord: {}, rogue: {} }, enemies: THREE })
    .set((s) => void (s.foretold = [1, 2]))
    .begin()
  expect([lines(t, 'named'), t.state.foretold]).toEqual([['named blue', 'named red'], []])
})

test('FG-50.3 the order of a deck shows in no view', () => {
  const decks = [
    [Z.corruptionDeck, ['doubt', 'debt'], ['tremor', 'cold-hands']],
    [Z.trapDeck, ['spikes', 'net'], ['gas', 'snare']],
    [Z.fearDeck, ['frozen', 'panic'], ['scream', 'frozen']],
  ] as const
  for (const [zone, one, other] of decks) {
    const [a, b] = [one, other].map((top) => tale().shuffle(zone, top).begin()) as [Playing, Playing]
    expect(a.zone(zone).at(-1)).not.toBe(b.zone(zone).at(-1))
    for (const seat of SEATS) {
      expect(a.sees(seat, zone).every((face) => face === null)).toBe(true)
      expect(JSON.stringify(a.printed(seat))).toBe(JSON.stringify(b.printed(seat)))
    }
  }
})
test('FG-50.3 what a chest holds and where a portal leads is settled when it is used', () => {
  const at = (face: number) =>
    acting({
      ground: {
        tokens: [
          { kind: 'chest', id: 'chest', zone: 'a1' },
          { kind: 'portal', id: 'gate', zone: 'a1', to: ['c1', 'c2'] },
        ],
        chest: ['iron-sword', 'hunting-bow'],
      },
      heroes: { lord: { pool: ['focus.green', 'move.red'] }, rogue: {} },
    }).roll('luck', [face])
  const [sword, bow] = [at(0), at(1)]
  for (const seat of SEATS) expect(shown(sword, seat)).toBe(shown(bow, seat))
  expect(sword.state.objects[1]!.n).toBe(-1)
  sword.answer(0, 'use:0:focus.green').logged('gotItem', ['iron-sword'])
  bow.answer(0, 'use:0:focus.green').logged('gotItem', ['hunting-bow'])
  sword.answer(0, 'bag').roll('portal', [1]).answer(0, 'portal:1:move.red').logged('portal', ['lord', 'c2'])
  bow.answer(0, 'bag')
})
test('FG-50.3 FG-C2.3 after a tip nobody knows which find is missing', () => {
  const tip = (missing: number) =>
    tale({ node: 'c4', campaign: { flags: ['act1.tip'] } })
      .roll('tip', [0], [missing])
      .begin()
  const [noGem, noTrap] = [tip(0), tip(1)]
  expect([noGem.state.finds, noTrap.state.finds]).toEqual([
    ['informant', 'trap'],
    ['informant', 'gem'],
  ])
  for (const seat of SEATS) expect(shown(noGem, seat)).toBe(shown(noTrap, seat))
})

test('FG-50.4 thresholds and other branches are not shown, what people think of the group is', () => {
  const t = telling({ node: 'n10', reputation: { guild: 0, militia: -2 } }).asked(0, 'tester')
  for (const seat of SEATS) {
    expect(t.view(seat).state.reputation).toEqual([-2, 0, 0, 0, 0, 0])
    expect(shown(t, seat)).not.toMatch(/atLeast|atMost|n10-welcome|act1\.tip/)
  }
})
test('FG-50.4 a choice that is not open is not even barred; a price is', () => {
  const t = telling({ node: 'n14', campaign: { flags: ['act1.sideHadrel'] } })
  t.offersExactly(0, ['choice:n14.orm', 'choice:n14.alone', 'camp'])
  expect(t.blocked(0, 'choice:n14.sefa')).toEqual([])
  expect(
    telling({ node: 'n5' })
      .blocked(0, 'choice:n5.pay')
      .map(({ rule }) => rule),
  ).toEqual(['FG-43.3'])
})

test('FG-50.5 the rule book holds back the rules that are not unlocked', async () => {
  const chapters = async (rules: number[]) => {
    const { state } = telling({ campaign: { rules } })
    const open = openRules(await fateforge.rules.en(), fateforge.lockedRules!(state))
    return [...new Set(open.flatMap((chapter) => chapter.rules.map(({ id }) => id.match(/^FG-(U\d+)\./)?.[1] ?? '')))]
  }
  expect((await chapters([1, 2])).filter((id) => id !== '')).toEqual(['U1', 'U2'])
  expect((await chapters([])).filter((id) => id !== '')).toEqual([])
  expect((await chapters([10, 1, 14])).filter((id) => id !== '')).toEqual(['U1', 'U10', 'U14'])
})
